"""The rules of Cribbage, each taught when it first matters (feature A4)."""

from __future__ import annotations

from engine.cribbage.view import CribbageView
from engine.study.kit.lessons import Lessons, is_turn, teaching

_CLOSE = 15
"""How many points from the target a side is close to it."""


_LESSONS: Lessons[CribbageView] = {
    "aim": lambda view, happened: True,
    "crib": lambda view, happened: is_turn(view, "crib"),
    "start": lambda view, happened: "start" in happened,
    "heels": lambda view, happened: "heels" in happened,
    "play": lambda view, happened: is_turn(view, "play"),
    "scored-in-play": lambda view, happened: bool({"fifteen", "pair", "run", "thirty-one"} & {*happened}),
    "go": lambda view, happened: "go" in happened or "go-point" in happened,
    "show": lambda view, happened: is_turn(view, "show"),
    "count": lambda view, happened: is_turn(view, "count"),
    "claim": lambda view, happened: is_turn(view, "claim"),
    "close": lambda view, happened: max(front for _, front in view.pegs) >= view.target - _CLOSE,
    "scored": lambda view, happened: "round-scored" in happened,
}
lessons = teaching(
    _LESSONS,
    lambda view: {"laid": view.rules.shape.laid, "seat": view.dealer, "kept": view.rules.shape.kept},
)
