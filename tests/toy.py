"""A small game that keeps the kernel's contract: two seats, eight cards, two rounds.

Each round both ante a card in secret; the higher one earns a gold, robs the other seat of a
random card, and discards one: by choice, or by force if it has only one. After two rounds nobody
has a card left, and the richer seat wins.
"""

# ruff: noqa: D102 - the contract says what these methods do

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from drakehall.kernel.chance import Seed, Stream
from drakehall.kernel.contract import TERMINAL, Game, State
from drakehall.kernel.errors import BadNotation, BadOption, BadPosition, IllegalMove
from drakehall.kernel.events import UNKNOWN, Event
from drakehall.kernel.notation import SEATS, seat_letter, seat_number, split_line
from drakehall.kernel.questions import Observation, Option, Question

CARDS = [f"red-{strength}" for strength in range(1, 9)]
VERBS = ("ante", "discard")
POSITION = {"hand", "gold", "deck", "deck_exact", "round"}


class ToyState(State):
    """A game in progress."""

    def __init__(self, game: ToyGame, seed: Seed | None) -> None:
        self.game: ToyGame = game
        self.seed = seed
        self.lines = []
        self.history = []
        self.round = 1
        self.gold = [int(str(game.options["start"]))] * 2
        self.hand: list[list[str]] = [[], []]
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.ante: list[str | None] = [None, None]
        self.winner: int | None = None
        self.answered: list[str] = []

    @property
    def current_player(self) -> int:
        pending = self.pending_seats
        return pending[0] if pending else TERMINAL

    @property
    def pending_seats(self) -> tuple[int, ...]:
        if self.is_terminal:
            return ()
        if self.winner is not None:
            return (self.winner,)
        return tuple(seat for seat in (0, 1) if self.ante[seat] is None)

    @property
    def is_terminal(self) -> bool:
        return self.round > 2

    def legal_actions(self, seat: int | None = None) -> list[int]:
        seat = self.current_player if seat is None else seat
        if seat not in self.pending_seats:
            return []
        kind = VERBS.index(self._kind())
        return sorted(kind * len(CARDS) + CARDS.index(card) for card in self.hand[seat])

    def action_text(self, action: int) -> str:
        return self.game.full_text(action)

    def question(self, seat: int | None = None) -> Question | None:
        seat = self.current_player if seat is None else seat
        if seat not in self.pending_seats:
            return None
        options = [Option(action, self.action_text(action)) for action in self.legal_actions(seat)]
        return Question(seat, self._kind(), tuple(options))

    def apply(self, action: int, seat: int | None = None, chance: Sequence[str] = ()) -> None:
        seat = self.current_player if seat is None else seat
        if action not in self.legal_actions(seat):
            raise IllegalMove("toy-not-legal", move=self.game.full_text(action))
        after = self.clone()
        after._make(seat, CARDS[action % len(CARDS)], list(chance))
        self.__dict__ = after.__dict__

    def play(self, line: str, chance: Sequence[str] = ()) -> None:
        parts = split_line(line)
        action = self.game.parse_action(parts.text)
        self.apply(action, seat_number(parts.who, self.game.players), chance)

    def forced(self) -> list[str]:
        return list(self.answered)

    def clone(self) -> Self:
        return copy.deepcopy(self, {id(self.game): self.game})

    def snapshot(self) -> Mapping[str, object]:
        return copy.deepcopy(
            {name: value for name, value in vars(self).items() if name not in {"game", "history"}}
        )

    def returns(self) -> list[float]:
        return [float(gold) for gold in self.gold] if self.is_terminal else [0.0, 0.0]

    def facts(self) -> Mapping[str, object]:
        return self._facts(None, hide=False)

    def observation(self, seat: int | None) -> Observation:
        facts = self._facts(seat, hide=True)
        return Observation(seat, facts, self.question(seat) if seat is not None else None)

    def _kind(self) -> str:
        return "ante" if self.winner is None else "discard"

    def _facts(self, viewer: int | None, *, hide: bool) -> dict[str, Any]:
        def shown(cards: Sequence[str], seat: int | None = None) -> list[str]:
            open_to_viewer = not hide or (seat is not None and seat == viewer)
            return list(cards) if open_to_viewer else [UNKNOWN] * len(cards)

        antes = [shown([card], seat)[0] if card else "none" for seat, card in enumerate(self.ante)]
        best = max(self.gold)
        return {
            "game": self.game.id,
            "players": self.game.players,
            "round": self.round,
            "gold": dict(zip("AB", self.gold, strict=True)),
            "hand": {SEATS[seat]: shown(self.hand[seat], seat) for seat in (0, 1)},
            "ante": dict(zip("AB", antes, strict=True)),
            "deck": shown(self.deck),
            "deck_size": len(self.deck),
            "discard": list(self.discard),
            "asks": "none" if self.is_terminal else self._kind(),
            "to_act": "none" if self.is_terminal else SEATS[self.current_player],
            "over": self.is_terminal,
            "winners": [SEATS[s] for s in (0, 1) if self.is_terminal and self.gold[s] == best],
        }

    def _make(self, seat: int, card: str, chance: list[str]) -> None:
        self.answered = []
        given = [f"* {outcome}" for outcome in chance]
        self.hand[seat].remove(card)
        line = f"{seat_letter(seat)} {self._kind()} {card}"
        if self.winner is not None:
            self.discard.append(card)
            self.lines += [line]
            self._next_round()
        else:
            self.ante[seat] = card
            secret = frozenset({"card"})
            args = {"seat": seat_letter(seat), "card": card}
            self.history.append(Event("ante", args, secret, frozenset({seat})))
            second_of_two = self.ante[0] and self.ante[1] and seat == 0
            self.lines.insert(len(self.lines) - bool(second_of_two), line)
            if self.ante[0] and self.ante[1]:
                self._reveal(chance)
        if chance:
            raise IllegalMove("toy-no-such-chance", line=chance[0])
        self.lines += given

    def _reveal(self, chance: list[str]) -> None:
        cards = [card or "" for card in self.ante]
        winner = int(CARDS.index(cards[1]) > CARDS.index(cards[0]))
        self.gold[winner] += 1
        self.discard += cards
        self.ante = [None, None]
        if victims := self.hand[1 - winner]:
            stolen = self._stolen(sorted(victims), chance)
            victims.remove(stolen)
            self.hand[winner].append(stolen)
        self.winner = winner
        if len(self.hand[winner]) == 1:
            last = self.hand[winner].pop()
            self.discard.append(last)
            self.answered = [f"{seat_letter(winner)} discard {last}"]
        if not self.hand[winner]:
            self._next_round()

    def _stolen(self, cards: list[str], chance: list[str]) -> str:
        if chance:
            verb, _, card = chance.pop(0).partition(" ")
            if verb != "random" or card not in cards:
                raise IllegalMove("toy-no-such-chance", line=f"{verb} {card}")
            return card
        if len(cards) == 1:
            return cards[0]
        if self.seed is None:
            raise IllegalMove("toy-chance-missing")
        return cards[Stream(self.seed, "random", self.round).below(len(cards))]

    def _next_round(self) -> None:
        self.winner = None
        self.round += 1


class ToyGame(Game):
    """The rules of the toy."""

    id: ClassVar[str] = "toy"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 2
    num_actions: ClassVar[int] = 2 * len(CARDS)
    rules_version: ClassVar[int] = 1

    def __init__(self, players: int = 2, options: Mapping[str, object] | None = None) -> None:
        if players != 2:
            raise BadOption("toy-players", players=players)
        for name in options or {}:
            if name != "start":
                raise BadOption("toy-option", key=name)
        self.players = players
        self.options = {"start": 0, **(options or {})}

    def new_state(self, seed: Seed | None = 0, chance: Sequence[str] = ()) -> ToyState:
        state = ToyState(self, seed)
        if chance:
            pile = chance[0].split()[1:]
            if sorted(pile) != CARDS or len(chance) > 1:
                raise IllegalMove("toy-no-such-chance", line=chance[0])
            state.lines = [f"* {chance[0]}"]
        elif seed is None:
            raise IllegalMove("toy-chance-missing")
        else:
            pile = Stream(seed, "deal").shuffled(CARDS)
        state.hand, state.deck = [pile[:3], pile[3:6]], pile[6:]
        return state

    def load(self, position: Mapping[str, Any], seed: Seed = 0) -> ToyState:
        state = ToyState(self, seed)
        for key in position:
            if key not in POSITION:
                raise BadPosition("toy-position", key=key)
        if "hand" not in position:
            raise BadPosition("toy-position", key="hand")
        state.hand = [list(position["hand"][seat]) for seat in "AB"]
        state.gold = [position.get("gold", {}).get(seat, 0) for seat in "AB"]
        state.round = position.get("round", 1)
        named = [*state.hand[0], *state.hand[1], *position.get("deck", [])]
        if len(set(named)) < len(named) or not set(named) <= set(CARDS):
            raise BadPosition("toy-position", key="hand")
        rest = [card for card in Stream(seed, "deal").shuffled(CARDS) if card not in named]
        state.deck = [*position.get("deck", []), *([] if position.get("deck_exact") else rest)]
        return state

    def restore(self, snapshot: Mapping[str, object]) -> ToyState:
        state = ToyState(self, None)
        vars(state).update(copy.deepcopy(dict(snapshot)))
        return state

    def full_text(self, action: int) -> str:
        return f"{VERBS[action // len(CARDS)]} {CARDS[action % len(CARDS)]}"

    def parse_action(self, text: str) -> int:
        verb, _, card = text.partition(" ")
        if verb not in VERBS or card not in CARDS:
            raise BadNotation("toy-no-such-move", move=text)
        return VERBS.index(verb) * len(CARDS) + CARDS.index(card)
