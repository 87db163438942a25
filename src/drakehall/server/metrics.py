"""What a monitor may ask for, when the server was started with ``--metrics``."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State as AppState
from prometheus_client import CollectorRegistry, Gauge, generate_latest


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
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")
