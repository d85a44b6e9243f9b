"""The rules of the Pinochle family, each taught when it first matters (feature A4)."""

from __future__ import annotations

from engine.pinochle.melds import NAMES
from engine.pinochle.presentation import last_chance
from engine.pinochle.tricks import LAST_TRICK_POINTS
from engine.pinochle.view import PinochleView
from engine.study.kit.lessons import Lessons, can, is_turn, teaching


def _counting(view: PinochleView) -> bool:
    """Whether the points of tricks count by now."""
    return view.phase_two or (view.rules.phase_one_tricks == "as-taken" and is_turn(view, "melding"))


_LESSONS: Lessons[PinochleView] = {
    "aim": lambda view, happened: True,
    "trump": lambda view, happened: True,
    "lead": lambda view, happened: is_turn(view, "lead") and not view.phase_two,
    "follow": lambda view, happened: is_turn(view, "follow") and not view.phase_two,
    "won": lambda view, happened: is_turn(view, "melding"),
    "meld": lambda view, happened: is_turn(view, "melding") and bool(view.meldable),
    "melded": lambda view, happened: "meld-made" in happened,
    "exchange": lambda view, happened: can(view, "exchange"),
    "dix": lambda view, happened: last_chance(view),
    "draw": lambda view, happened: is_turn(view, "melding"),
    "last-cards": lambda view, happened: view.stock <= 2 and not view.phase_two,
    "phase-two": lambda view, happened: view.phase_two,
    "counting": lambda view, happened: _counting(view),
    "knock": lambda view, happened: can(view, "knock"),
    "scored": lambda view, happened: "round-scored" in happened,
}
lessons = teaching(
    _LESSONS,
    lambda view: {"suit": view.trump, "target_dix": NAMES[view.preset]["dix"], "points": LAST_TRICK_POINTS},
)
