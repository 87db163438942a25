"""Runs scenario files: a position, moves, and what must then be true (notation, section 3)."""

from drakehall.scenario.load import BadScenario, Scenario, Step, load
from drakehall.scenario.run import Failure, Phrase, run

__all__ = ["BadScenario", "Failure", "Phrase", "Scenario", "Step", "load", "run"]
