"""Counts what happened in random games, so that nothing stays untried unseen.

Everything is read from the core's journal. Rows that a list of the game names (questions,
events, verbs, powers, reasons) come from that list: what is new there is a row by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from drakehall.games.three_dragon_ante.cards import POWERS
from drakehall.games.three_dragon_ante.chronicle import REASONS, SHAPES, each_note
from drakehall.games.three_dragon_ante.core import cards, ending, notes, reading, steps
from drakehall.games.three_dragon_ante.core.cards import POWERS as POWER
from drakehall.games.three_dragon_ante.core.table import State
from drakehall.games.three_dragon_ante.words import ABILITIES, QUESTIONS, TEXTS, full_text

NAMES = {kind: name for kind, (name, _) in SHAPES.items()}
for kind in (notes.BLIND, notes.DRAW_BLIND):
    NAMES[kind] = f"blind {NAMES[kind]}"

ASKING_POWERS = ("target", "blue", "tribute", "bronze", "copy", "slay", "discard", "trigger")
COPIERS = (cards.ARCHMAGE, cards.DRACOLICH)
HAPPENINGS = (
    *(f"nested {depth} deep" for depth in range(1, 5)),
    *(f"question with {pending} steps pending" for pending in range(1, 6)),
    *(f"{flow} {to}" for flow in ("pay", "debt", "repay") for to in ("the stakes", "a seat")),
    *(f"renewal by {cause}" for cause in ("buy", "win", "no-winner", "wakes", "replace", "void")),
    *("renewal in the first deal", "repay on and on", "twenty voids", "ante starved"),
    *("extra round", "second extra round", "round without a card", "emptied by a nested power"),
    *("flight of a colour", "flight of a strength", "both special flights at once"),
    *("choice among colours", "asleep as first to play"),
    *("shared win", "extra gambit", "debts at the end"),
    *(f"end by {rule}" for rule in ("survivors", "bankruptcy", "target", "limit", "deck once")),
    *(f"picked {ability}" for ability in ABILITIES),
    *(f"used {ability}" for ability in ("bluff", "concentration", "sleight-of-hand")),
    *(f"flight of {colour}" for colour in POWERS[: cards.COLOURS]),
    *(f"flight of strength {strength}" for strength in range(1, 14)),
)
RARE = frozenset(
    (
        *("event show", "event wild", "event bars-cancel", "question wild", "answer wild"),
        *("question with 4 steps pending", "question with 5 steps pending", "nested 4 deep"),
        *("repay on and on", "emptied by a nested power", "both special flights at once"),
        *("choice among colours", "shared win", "extra gambit"),
        "question trio",
        *("renewal by no-winner", "renewal in the first deal", "asleep as first to play"),
        *("question trigger of a nested power", "round without a card", "twenty voids"),
        *(f"flight of {colour}" for colour in POWERS[: cards.COLOURS]),
        *(f"flight of strength {strength}" for strength in range(1, 14)),
    )
)
"""What only a run at full size is sure to reach."""


def expected_rows() -> list[str]:
    """Gives every row that a run must have reached, the rare ones at full size."""
    verbs = {text.partition(" ")[0] for text in TEXTS if text}
    return [
        *(f"question {kind}" for kind in QUESTIONS.values()),
        *(f"answer {verb}" for verb in sorted(verbs)),
        *(f"event {name}" for name in NAMES.values()),
        *(f"lead by {why}" for why in REASONS.values()),
        *(f"woken {power}" for power in POWERS),
        *(f"woken by another card {power}" for power in POWERS),
        *(f"question {kind} of a nested power" for kind in ASKING_POWERS),
        *HAPPENINGS,
    ]


class Coverage:
    """The counts; fed with rulesets, questions and notes."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.games: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.unfinished = 0
        self._begin()

    def begin(self, players: int, rows: Iterable[object]) -> None:
        """Counts a game with the options it is played by."""
        self.games[players] += 1
        self.counts.update(str(row) for row in rows)
        self._begin()

    def _begin(self) -> None:
        self._before = cards.NONE  # the note before
        self._cause = cards.NONE  # the last note that is more than gold or a card on the move
        self._level = 0  # how deep the running power is nested
        self._askers: list[tuple[int, int]] = []  # (question, level) of powers that ask again
        self._brought = False  # the next power is that of a Copper's replacement
        self._anted: set[int] = set()
        self._voids = 0
        self._repaid_to = cards.NONE  # who was repaid by the note before
        self._plays = 0
        self._paid_colour = False

    def question(self, table: State) -> None:
        """Counts the open question of a table."""
        self.decisions[table.n] += 1
        kind = reading.frame(table, table.depth - 1)[0]
        name = QUESTIONS[kind]
        self.counts[f"question {name}"] += 1
        self.counts[f"question with {table.depth} steps pending"] += 1
        if name in ASKING_POWERS and self._level > 1:
            self.counts[f"question {name} of a nested power"] += 1
        if kind == steps.ASK_TRIO:
            colours = reading.frame(table, table.depth - 1)[5] == steps.COLOUR
            self.counts[f"choice among {'colours' if colours else 'strengths'}"] += 1

    def end(self, table: State) -> None:
        """Counts how a game ended."""
        best = max(table.gold[: table.n])
        self.counts["shared win"] += table.gold[: table.n].count(best) > 1
        self.counts["extra gambit"] += table.contest
        self.counts["debts at the end"] += table.debts > 0
        rules = table.rules
        broke = rules.survivors == 0 and ending.somebody_is_broke(table)
        self.counts["end by survivors"] += 0 < table.seats_in() <= rules.survivors
        self.counts["end by bankruptcy"] += rules.bankruptcy_ends == 1 and broke
        rich = rules.target_gold > 0 and ending.somebody_has(table, rules.target_gold)
        self.counts["end by target"] += rich
        self.counts["end by limit"] += 0 < rules.gambit_limit <= table.gambit
        self.counts["end by deck once"] += rules.deck_once == 1 and table.first_refresh > 0

    def read(self, journal: list[int], table: State) -> None:
        """Counts what a journal tells; ``table`` is as it is afterwards."""
        for note in each_note(journal):
            kind = note[0]
            self.counts[f"event {NAMES[kind]}"] += 1
            if kind in {notes.ANSWER, notes.FORCED}:
                self._answer(note)
            elif kind == notes.WAKES:
                self._wakes(note)
            elif kind in {notes.PAY, notes.DEBT, notes.REPAY}:
                self._gold(note)
            elif kind in {notes.ANTE, notes.REVEAL, notes.VOID, notes.LEAD, notes.GAMBIT}:
                self._ante(note)
            elif kind == notes.RENEW:
                cause = "in the first deal"
                if self._cause != cards.NONE:
                    cause = f"by {NAMES[self._cause]}"
                self.counts[f"renewal {cause}"] += 1
            else:
                self._course(note, table)
            self._before = kind
            self._repaid_to = note[2] if kind == notes.REPAY else cards.NONE
            if kind not in {notes.PAY, notes.DEBT, notes.REPAY, notes.DRAW, notes.WRITE_OFF}:
                self._cause = kind

    def _answer(self, note: tuple[int, int, int, int]) -> None:
        _, _, asked, action = note
        self.counts[f"answer {full_text(action).partition(' ')[0]}"] += 1
        if asked not in {steps.ASK_COPY, steps.ASK_TRIGGER}:
            return
        while self._askers[-1][0] != asked:
            self._askers.pop()
        self._level = self._askers[-1][1]
        if asked == steps.ASK_COPY:
            self._askers.pop()

    def _wakes(self, note: tuple[int, int, int, int]) -> None:
        power = POWER[note[3]]
        self._level += 1
        self.counts[f"woken {POWERS[power]}"] += 1
        self.counts[f"nested {self._level} deep"] += 1
        if self._level > 1:
            self.counts[f"woken by another card {POWERS[power]}"] += 1
        if power in COPIERS:
            self._askers.append((steps.ASK_COPY, self._level))
        elif power == cards.PRINCESS:
            self._askers.append((steps.ASK_TRIGGER, self._level))

    def _gold(self, note: tuple[int, int, int, int]) -> None:
        kind, debtor, to, _ = note
        where = "the stakes" if to == steps.STAKES else "a seat"
        self.counts[f"{NAMES[kind]} {where}"] += 1
        if kind == notes.REPAY and self._before == kind and self._repaid_to == debtor:
            self.counts["repay on and on"] += 1

    def _ante(self, note: tuple[int, int, int, int]) -> None:
        kind, seat, value, _ = note
        if kind == notes.ANTE:
            self._anted.add(seat)
        elif kind == notes.REVEAL and value == cards.NONE:
            self.counts["ante missing"] += 1
        elif kind == notes.REVEAL and seat not in self._anted:
            self.counts["ante starved"] += 1
        elif kind == notes.LEAD:
            self.counts[f"lead by {REASONS[value]}"] += 1
            self.counts["twenty voids"] += value == notes.BY_ANTE and self._voids >= steps.MAX_VOIDS
        if kind in {notes.VOID, notes.GAMBIT}:
            self._voids = self._voids + 1 if kind == notes.VOID else 0
            self._anted.clear()

    def _course(self, note: tuple[int, int, int, int], table: State) -> None:
        kind, first, second, third = note
        if kind == notes.ROUND:
            self._plays = 0
            self.counts["extra round"] += first > table.rules.min_rounds
            self.counts["second extra round"] += first > table.rules.min_rounds + 1
        elif kind == notes.PLAY:
            self._plays += 1
            self._level = 0
            self._askers.clear()
            self._paid_colour = False
        elif kind == notes.SLEEPS:
            self.counts["asleep as first to play"] += third == 0
        elif kind == notes.NO_WINNER:
            self.counts["round without a card"] += self._plays == 0
        elif kind == notes.EMPTIED:
            self.counts["emptied by a nested power"] += self._level > 1
        elif kind in {notes.PICK, notes.USE}:
            verb = "picked" if kind == notes.PICK else "used"
            self.counts[f"{verb} {ABILITIES[second]}"] += 1
        elif kind == notes.COLOUR_FLIGHT:
            self._flight("a colour", POWERS[second])
            self._paid_colour = True
        elif kind == notes.STRENGTH_FLIGHT:
            self._flight("a strength", f"strength {second}")
            self.counts["both special flights at once"] += self._paid_colour

    def _flight(self, kind: str, which: str) -> None:
        self.counts[f"flight of {kind}"] += 1
        self.counts[f"flight of {which}"] += 1
