"""The Python client of a table: for terminals, bots from outside, tests and load.

``TableClient`` keeps one connection, reconnects by itself and sends again what was not
acknowledged; ``play_bot`` lets a bot play a seat.
"""

from drakehall.client.address import Address, make_table, take_seat
from drakehall.client.bots import play_bot
from drakehall.client.connection import Closed, TableClient
from drakehall.client.views import observation

__all__ = [
    "Address",
    "Closed",
    "TableClient",
    "make_table",
    "observation",
    "play_bot",
    "take_seat",
]
