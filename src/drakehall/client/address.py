"""Where a table is: reads its links, makes tables, takes seats."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from drakehall.kernel.errors import Refusal

LINK: Final = re.compile(
    r"(?P<base>https?://[^/?#]+)/(?:t/(?P<table>[\w-]+)|seat/(?P<owned>[\w-]+)/(?P<token>[\w-]+))/?"
)
CODE: Final = re.compile(r"(?P<base>https?://[^/?#]+)/(?P<table>\d{5})/?")
SECONDS: Final = 10.0


@dataclass(frozen=True)
class Address:
    """A table on a server, with the tokens of the seats that are ours."""

    base: str
    table: str
    tokens: tuple[str, ...] = ()

    @classmethod
    def parse(cls, link: str) -> Address:
        """Reads the link of a table or a personal link; raises ``Refusal``."""
        if match := LINK.fullmatch(link.strip()):
            tokens = (match["token"],) if match["token"] else ()
            return cls(match["base"], match["table"] or match["owned"], tokens)
        if match := CODE.fullmatch(link.strip()):
            return cls(match["base"], match["table"])
        raise Refusal("join-bad-url", url=link)

    @property
    def socket(self) -> str:
        """The address of the socket."""
        return f"ws{self.base.removeprefix('http')}/socket"

    @property
    def link(self) -> str:
        """The link of the table."""
        return f"{self.base}/t/{self.table}"


def make_table(
    base: str, game: str, seats: Sequence[Mapping[str, str]], **settings: object
) -> Address:
    """Makes a table; the address holds the tokens of the seats of ``person``s, in order."""
    asked = {"game": game, "seats": list(seats), **settings}
    made = _post(f"{base.rstrip('/')}/api/tables", asked)
    tokens = tuple(seat["token"] for seat in made["seats"])
    return Address(base.rstrip("/"), made["table"]["id"], tokens)


def take_seat(address: Address, name: str, seat: str | None = None) -> Address:
    """Takes a seat; gives the address with its token."""
    asked = {"name": name, **({"seat": seat} if seat else {})}
    given = _post(f"{address.base}/api/tables/{address.table}/seats", asked)
    return replace(
        address, table=given["table"]["id"], tokens=(*address.tokens, given["seat"]["token"])
    )


def _post(url: str, body: object) -> dict[str, Any]:
    data = json.dumps(body).encode()
    request = urllib.request.Request(  # noqa: S310 - the scheme was checked or is the caller's
        url, data, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        raise _refusal(error) from error
    except OSError as error:
        raise Refusal("join-unreachable", url=url) from error


def _refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        problem = json.load(error)
        return Refusal(problem["id"], **problem["args"])
    except (ValueError, KeyError, TypeError):
        return Refusal("server-failed")
