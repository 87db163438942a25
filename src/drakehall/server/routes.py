"""The HTTP part: making and joining tables, links, records, health."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect

from drakehall import __version__, wire
from drakehall.bots import KINDS
from drakehall.games import PRESETS, REGISTRY, new_game
from drakehall.kernel.notation import SEATS
from drakehall.language import LANGUAGES, Words, has_message
from drakehall.server.decks import deck
from drakehall.server.hall import Hall
from drakehall.server.knobs import knobs
from drakehall.server.limits import Limits
from drakehall.server.problems import problems
from drakehall.server.refused import Refused
from drakehall.server.replays import replay, went
from drakehall.server.requests import (
    BotInfo,
    Course,
    GameInfo,
    Health,
    NewTable,
    Offer,
    Replay,
    SeatGiven,
    SeatRequest,
    SeatToken,
    TableMade,
)
from drakehall.server.seats import Seat
from drakehall.server.settings import Settings
from drakehall.server.socket import COOKIE, check_origin, tokens_in
from drakehall.server.task import hashed

TableName = Annotated[str, PathParameter(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, PathParameter(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Eyes = Annotated[str | None, QueryParameter(pattern="^([A-F]|all|none)$")]
Number = Annotated[int | None, QueryParameter(ge=1, le=100_000)]
Asked = Request[Any, Any, AppState]
REPLAY: Final = 10
"""A replay counts as so many requests: the whole game is played again for it."""


@get("/health", sync_to_thread=False)
def health(state: AppState) -> Health:
    """Say that the server is ready."""
    hall: Hall = state.hall
    return Health(tables=hall.awake, connections=state.limits.connections)


@get("/api/offer", sync_to_thread=False)
def offer() -> Offer:
    """List games, their options with defaults, and bots."""
    games = [
        GameInfo(
            name,
            kind.min_players,
            kind.max_players,
            _defaults(name),
            _presets(name),
            deck(name, kind.min_players, _defaults(name)),
            knobs(name),
        )
        for name, kind in REGISTRY.items()
    ]
    bots = [BotInfo(level, _bot_name(level)) for level in KINDS]
    return Offer(__version__, wire.PROTOCOL, games, bots)


@post("/api/tables", status_code=201, responses=problems(400, 403, 413, 429, 503))
async def make_table(
    data: JSONBody[NewTable], request: Asked, state: AppState
) -> Response[TableMade]:
    """Make a table; the tokens of its people come back, also as a cookie."""
    _count(request, state)
    hall: Hall = state.hall
    task, tokens = await hall.create(data)
    base = _base(request, state)
    table = task.info()
    seats = [_seat_token(base, table.id, seat, token) for seat, token in tokens.items()]
    made = TableMade(table, f"{base}/t/{table.id}", table.code, seats)
    cookies = [_cookie(base, table.id, list(tokens.values()))] if tokens else []
    return Response(made, cookies=cookies, status_code=201)


@get("/api/tables/{name:str}", responses=problems(400, 403, 404, 429))
async def table_info(name: TableName, request: Asked, state: AppState) -> wire.Table:
    """Describe a table, by its id or short code."""
    _count(request, state)
    return (await _hall(state).find(name)).info()


@post(
    "/api/tables/{name:str}/seats",
    status_code=201,
    responses=problems(400, 403, 404, 409, 413, 429),
)
async def take_seat(
    name: TableName, data: JSONBody[SeatRequest], request: Asked, state: AppState
) -> Response[SeatGiven]:
    """Take a seat under a nickname."""
    _count(request, state)
    task = await _hall(state).find(name)
    seat, token = await task.sit(data.name, data.seat)
    base, table = _base(request, state), task.info()
    old = tokens_in(request.headers.get("cookie"), table.id)
    given = SeatGiven(table, _seat_token(base, table.id, seat, token))
    cookies = [_cookie(base, table.id, [token, *old][: len(SEATS)])]
    return Response(given, cookies=cookies, status_code=201)


@get(
    "/seat/{table:str}/{token:str}",
    status_code=303,
    responses=problems(400, 403, 404, 429),
)
async def personal_link(
    table: TableName, token: Token, request: Asked, state: AppState
) -> Redirect:
    """Bring the owner of a seat back to it, from any device."""
    _count(request, state)
    found = (await _hall(state).find(table)).table
    cookies = []
    if found.held_by([hashed(token)]):  # no link takes a seat away from who follows it
        old = tokens_in(request.headers.get("cookie"), found.id)
        tokens = [token, *(other for other in old if other != token)][: len(SEATS)]
        cookies = [_cookie(_base(request, state), found.id, tokens)]
    return Redirect(f"/t/{found.id}", cookies=cookies, status_code=303)


@get("/api/tables/{name:str}/deck", responses=problems(400, 403, 404, 409, 429))
async def table_deck(name: TableName, request: Asked, state: AppState) -> dict[str, int]:
    """List the cards of a table's ruleset: how many copies of each."""
    _count(request, state)
    table = (await _hall(state).find(name)).table
    return deck(table.opened.game, len(table.seats), table.game().options)


@get(
    "/api/tables/{name:str}/record",
    media_type="application/toml",
    responses=problems(400, 403, 404, 409, 429),
)
async def record(
    name: TableName,
    request: Asked,
    state: AppState,
    lang: FromQuery[str] = "en",
    number: Number = None,
) -> str:
    """Give the record of a game that is over, with the proof of its deal.

    ``number`` counts the games of the table; without it the one that was played last.
    """
    _count(request, state)
    task = await _hall(state).find(name)
    finished = task.table.finished(number)
    if finished is None:
        raise Refused("not-ended")
    return finished.record(names_of(finished.seats, lang if lang in LANGUAGES else "en"))


@get("/api/tables/{name:str}/replay", responses=problems(400, 403, 404, 409, 429))
async def look_back(
    name: TableName,
    request: Asked,
    state: AppState,
    eyes: Eyes = None,
    number: Number = None,
) -> Replay:
    """Play a game back: one that is over, or one that you sit in, through your own eyes."""
    _count(request, state, REPLAY)
    task = await _hall(state).find(name)
    tokens = tokens_in(request.headers.get("cookie"), task.table.id)
    held = task.table.held_by([hashed(token) for token in tokens])
    return await replay(task.table, task.info(), held, eyes, number)


@get("/api/tables/{name:str}/course", responses=problems(400, 403, 404, 409, 429))
async def how_it_went(
    name: TableName, request: Asked, state: AppState, number: Number = None
) -> Course:
    """Tell how a game went that is over: what everybody held after each part, where it turned."""
    _count(request, state, REPLAY)
    return await went((await _hall(state).find(name)).table, number)


def names_of(seats: Sequence[Seat], lang: str) -> dict[int, str]:
    """Gives everybody's name; bots are named in the reader's language."""
    words = Words(lang)
    return {
        number: seat.name or words.say("bot-name", seat=SEATS[number])
        for number, seat in enumerate(seats)
    }


def _bot_name(level: str) -> str:
    name = f"bot-level-{level}"
    return name if has_message(name) else "bot-level-other"


def _defaults(game: str) -> dict[str, Any]:
    return dict(new_game(game, REGISTRY[game].min_players).options)


def _presets(game: str) -> dict[str, dict[str, Any]]:
    return {name: dict(options) for name, options in PRESETS.get(game, {}).items()}


def _hall(state: AppState) -> Hall:
    hall: Hall = state.hall
    return hall


def _count(request: Asked, state: AppState, count: int = 1) -> None:
    settings: Settings = state.settings
    limits: Limits = state.limits
    check_origin(request.headers.get("origin"), request.headers.get("host"), settings)
    limits.request(request.client.host if request.client else "", count)


def _base(request: Asked, state: AppState) -> str:
    settings: Settings = state.settings
    return settings.public_url.rstrip("/") or f"http://{request.headers.get('host', '')}"


def _seat_token(base: str, table: str, seat: str, token: str) -> SeatToken:
    return SeatToken(seat, token, f"{base}/seat/{table}/{token}")


def _cookie(base: str, table: str, tokens: list[str]) -> Cookie:
    return Cookie(
        key=f"{COOKIE}{table}",
        value=".".join(tokens),
        httponly=True,
        samesite="lax",
        secure=base.startswith("https:"),
        max_age=7 * 86_400,
        path="/",
    )


ROUTES = [
    health,
    offer,
    make_table,
    table_info,
    take_seat,
    personal_link,
    table_deck,
    record,
    look_back,
    how_it_went,
]
