"""The study of Gin Rummy: what every game has that a knock ends, with its lessons and a guided round."""

from __future__ import annotations

from engine.gin.round import GinRound
from engine.gin.view import GinView
from engine.study.explanation import Explanation
from engine.study.gin import guide
from engine.study.kit import knock_advice
from engine.study.kit.discard_tracking import PAGES
from engine.study.kit.knock_advice import reasons
from engine.study.kit.lessons import Lessons, can, is_turn, teaching

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]

_FEW = 6
"""The size of the stock from which on a round may become void."""


def explain(view: GinView) -> tuple[Explanation, ...]:
    """Explain what the seat to act may do, and why other actions are refused."""
    return knock_advice.explain(view, GinRound)


_LESSONS: Lessons[GinView] = {
    "aim": lambda view, happened: True,
    "offer": lambda view, happened: is_turn(view, "offer"),
    "draw": lambda view, happened: is_turn(view, "draw"),
    "discard": lambda view, happened: is_turn(view, "discard"),
    "knock": lambda view, happened: can(view, "knock"),
    "big-gin": lambda view, happened: can(view, "gin"),
    "void": lambda view, happened: view.stock <= _FEW and view.outcome is None,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""
lessons = teaching(_LESSONS)
