"""The rules of Gin Rummy, each taught when it first matters (feature A4)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.gin.view import GinView
from engine.types import Note

_FEW = 6
"""The size of the stock from which on a round may become void."""


def lessons(view: GinView, happened: Collection[str]) -> tuple[Note, ...]:
    """Return the rules that matter now, after events of these kinds."""
    return tuple(
        Note(f"gin-{code}", view.rules.options()) for code, matters in _LESSONS.items() if matters(view, happened)
    )


def _mine(view: GinView, phase: str) -> bool:
    return view.phase == phase and view.to_act == (view.seat,)


def _legal(view: GinView, kind: str) -> bool:
    return any(action.kind == kind for action in view.legal)


_LESSONS: dict[str, Callable[[GinView, Collection[str]], bool]] = {
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
