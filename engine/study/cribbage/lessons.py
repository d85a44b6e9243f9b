"""The rules of Cribbage, each taught when it first matters (feature A4)."""

from __future__ import annotations

from collections.abc import Collection

from engine.cribbage.view import CribbageView
from engine.study.kit.lessons import Lessons, taught
from engine.types import Note

_CLOSE = 15
"""How many points from the target a side is close to it."""


def lessons(view: CribbageView, happened: Collection[str]) -> tuple[Note, ...]:
    """Return the rules that matter now, after events of these kinds."""
    shape = view.rules.shape
    return taught(
        _LESSONS, view, happened, {**view.rules.options(), "laid": shape.laid, "seat": view.dealer, "kept": shape.kept}
    )


def _mine(view: CribbageView, phase: str) -> bool:
    return view.phase == phase and view.seat in view.to_act


_LESSONS: Lessons[CribbageView] = {
    "aim": lambda view, happened: True,
    "crib": lambda view, happened: _mine(view, "crib"),
    "start": lambda view, happened: "start" in happened,
    "heels": lambda view, happened: "heels" in happened,
    "play": lambda view, happened: _mine(view, "play"),
    "scored-in-play": lambda view, happened: bool({"fifteen", "pair", "run", "thirty-one"} & {*happened}),
    "go": lambda view, happened: "go" in happened or "go-point" in happened,
    "show": lambda view, happened: _mine(view, "show"),
    "count": lambda view, happened: _mine(view, "count"),
    "claim": lambda view, happened: _mine(view, "claim"),
    "close": lambda view, happened: max(front for _, front in view.pegs) >= view.target - _CLOSE,
    "scored": lambda view, happened: "round-scored" in happened,
}
