"""The rules of Canasta, each taught when it first matters (feature A4)."""

from __future__ import annotations

from engine.canasta.help_values import limits_wild
from engine.canasta.kinds import BLACK_THREE, KIND, RED_THREE, is_wild
from engine.canasta.view import CanastaView
from engine.canasta.warnings import opponents_near_out
from engine.study.kit.lessons import Lessons, can, is_turn, teaching

_LOW = 12
"""The size of the stock from which it counts as low."""


def _melding(view: CanastaView) -> bool:
    return is_turn(view, "meld") and view.upcard_due is None


def _opened(view: CanastaView) -> bool:
    return view.opened[view.sides[view.seat or 0]]


def _holds(view: CanastaView, kind: int) -> bool:
    return any(KIND[card] == kind for card in view.hand)


def _has_partners(view: CanastaView) -> bool:
    return view.sides.count(view.sides[view.seat or 0]) > 1


def _may_soon_go_out(view: CanastaView) -> bool:
    return _opened(view) and not view.has_foot and view.canastas[view.sides[view.seat or 0]] >= view.canastas_to_go_out


def _frozen(view: CanastaView) -> bool:
    return bool(view.pile) and view.frozen_to[view.sides[view.seat or 0]]


_LESSONS: Lessons[CanastaView] = {
    "aim": lambda view, happened: True,
    "partners": lambda view, happened: _has_partners(view),
    "draw": lambda view, happened: is_turn(view, "draw"),
    "take": lambda view, happened: is_turn(view, "draw") and can(view, "take"),
    "upcard": lambda view, happened: view.upcard_due is not None and view.seat in view.to_act,
    "frozen": lambda view, happened: is_turn(view, "draw") and _frozen(view) and not view.blocked,
    "blocked": lambda view, happened: is_turn(view, "draw") and view.blocked,
    "red-threes": lambda view, happened: "red-threes" in happened or any(view.red_threes),
    "red-threes-held": lambda view, happened: view.rules.red_three_drawn == "kept" and _holds(view, RED_THREE),
    "meld": lambda view, happened: _melding(view),
    "opening": lambda view, happened: _melding(view) and not _opened(view),
    "discard": lambda view, happened: _melding(view),
    "opened": lambda view, happened: "initial-meld" in happened and _opened(view),
    "wild": lambda view, happened: _melding(view) and any(map(is_wild, view.hand)),
    "sequences": lambda view, happened: _melding(view) and view.rules.sequences,
    "black-threes": lambda view, happened: _melding(view) and _holds(view, BLACK_THREE),
    "freezing": lambda view, happened: "froze" in happened and not view.rules.frozen_always,
    "canasta": lambda view, happened: any(kind.endswith("-canasta") for kind in happened),
    "foot": lambda view, happened: "foot" in happened,
    "talon": lambda view, happened: "talon" in happened,
    "going-out": lambda view, happened: _may_soon_go_out(view),
    "ask": lambda view, happened: can(view, "ask") and _may_soon_go_out(view),
    "asked": lambda view, happened: view.asking is not None and view.seat in view.to_act,
    "threat": lambda view, happened: bool(opponents_near_out(view)),
    "stock": lambda view, happened: view.stock <= _LOW,
    "scored": lambda view, happened: "round-scored" in happened,
}


lessons = teaching(
    _LESSONS,
    lambda view: {"needs": view.minimums[view.sides[view.seat or 0]], "limited": limits_wild(view.rules)},
)
