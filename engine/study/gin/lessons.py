"""The rules of Gin Rummy, each taught when it first matters (feature A4)."""

from __future__ import annotations

from collections.abc import Collection

from engine.gin.view import GinView
from engine.study.kit.lessons import Lessons, taught
from engine.types import Note

_FEW = 6
"""The size of the stock from which on a round may become void."""


def lessons(view: GinView, happened: Collection[str]) -> tuple[Note, ...]:
    """Return the rules that matter now, after events of these kinds."""
    return taught(_LESSONS, view, happened, view.rules.options())


def _mine(view: GinView, phase: str) -> bool:
    return view.phase == phase and view.to_act == (view.seat,)


def _legal(view: GinView, kind: str) -> bool:
    return any(action.kind == kind for action in view.legal)


_LESSONS: Lessons[GinView] = {
    "aim": lambda view, happened: True,
    "offer": lambda view, happened: _mine(view, "offer"),
    "draw": lambda view, happened: _mine(view, "draw"),
    "discard": lambda view, happened: _mine(view, "discard"),
    "knock": lambda view, happened: _legal(view, "knock"),
    "big-gin": lambda view, happened: _legal(view, "gin"),
    "void": lambda view, happened: view.stock <= _FEW and view.outcome is None,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""
