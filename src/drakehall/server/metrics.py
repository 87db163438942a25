"""What a monitor may ask for, when the server was started with ``--metrics``."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State as AppState
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(state: AppState) -> Response[bytes]:
    """Give numbers in the format of Prometheus."""
    registry = CollectorRegistry()
    numbers = {
        "drakehall_tables_awake": ("Tables in memory", state.hall.awake),
        "drakehall_connections": ("Open connections", state.limits.connections),
    }
    for name, (meaning, value) in numbers.items():
        Gauge(name, meaning, registry=registry).set(value)
    stood_in = Counter(
        "drakehall_bot_stand_ins",
        "Moves for which the quick bot stood in for one that failed or took too long",
        ["level"],
        registry=registry,
    )
    for level, count in state.hall.bot_failures.items():
        stood_in.labels(level).inc(count)
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")
