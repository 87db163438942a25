"""Breaks each rule once and asks whether a case notices: ``make mutants``.

What no case notices is tried with the tests of the game, unless its list says why not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from mutants.listing import Mutant, games, mutants_of, part_of
from mutants.trial import Cases, tests_notice, try_all

NEEDED: Final = 95
"""Per cent of the mutants that have to be noticed."""


def main() -> int:
    """Tries the mutants that are asked for; the exit status is 1 if too few are noticed."""
    parser = argparse.ArgumentParser(prog="python -m mutants", description="Break each rule once.")
    parser.add_argument("--game", choices=games(), help="only this game")
    parser.add_argument("--only", default="", help="only mutants with this in their name")
    parser.add_argument("--part", type=int, help="a small part of the list, cases only")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--no-tests", action="store_true", help="cases only")
    args = parser.parse_args()
    status = 0
    for game in [args.game] if args.game else games():
        mutants = [mutant for mutant in mutants_of(game) if args.only in mutant.name]
        if args.part is not None:
            mutants = part_of(mutants, args.part)
        needed = NEEDED if args.part is None else 100
        tests = not args.no_tests and args.part is None
        print(f"{game}: {len(mutants)} mutants")
        status |= try_game(game, mutants, args.jobs, needed, tests=tests)
    return status


def try_game(game: str, mutants: Sequence[Mutant], jobs: int, needed: int, *, tests: bool) -> int:
    """Prints which mutant was noticed by what, and the figure; gives the exit status."""
    cases = Cases(game)
    if found := next(try_all(cases, [None], 1))[1]:
        return give_up(found)
    survivors = []
    for mutant, found in try_all(cases, list(mutants), jobs):
        assert mutant is not None
        tell(mutant, found)
        if not found:
            survivors.append(mutant)
    unexplained = [mutant for mutant in survivors if not mutant.excuse]
    if tests and unexplained:
        if found := tests_notice(game, None):
            return give_up(found)
        for mutant in unexplained:
            if tell(mutant, tests_notice(game, mutant)):
                survivors.remove(mutant)
    return sum_up(len(mutants), survivors, needed)


def give_up(found: str) -> int:
    """Says that without any mutant something is wrong already."""
    print(f"The rules as they are do not agree with {found}")
    return 1


def tell(mutant: Mutant, found: str) -> str:
    """Prints what noticed a mutant, and gives it back."""
    print(f"{mutant.name:60} {found or 'NOT NOTICED'}", flush=True)
    return found


def sum_up(total: int, survivors: Sequence[Mutant], needed: int) -> int:
    """Prints the survivors with their excuses and the figure; gives the exit status."""
    for mutant in sorted(survivors, key=lambda mutant: mutant.name):
        print(f"survivor {mutant.name}: {mutant.excuse or 'no case notices it'}")
    noticed = total - len(survivors)
    share = 100 * noticed / max(total, 1)
    names = ", ".join(sorted(mutant.name for mutant in survivors)) or "none"
    print(f"{total} mutants, {noticed} noticed ({share:.1f} %), survivors: {names}")
    return 0 if share >= needed else 1


if __name__ == "__main__":
    sys.exit(main())
