"""The study of Rummy 500: explanations and reasons, card tracking, lessons, and a guided round."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.discard_worlds import round_from_view
from engine.kit.table_melds import without
from engine.players.kit import laying
from engine.players.kit.discarding import outs
from engine.rummy500.round import Rummy500Round
from engine.rummy500.view import Rummy500View
from engine.study.explanation import Explanation
from engine.study.kit.discard_advice import explained
from engine.study.kit.discard_tracking import PAGES
from engine.study.kit.lessons import Lessons, can, teaching
from engine.study.rummy500 import guide
from engine.types import Action, Note

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]

_LAST = 4
"""How many cards for each player make the stock nearly used up."""


def explain(view: Rummy500View) -> tuple[Explanation, ...]:
    """Explain kind by kind what the seat may do, and why other cards of the pile cannot be taken."""
    barred = next(iter(view.taken), None) if len(view.taken) == 1 and view.phase == "meld" else None
    if barred and Action("discard", (barred,)) in view.legal:
        barred = None
    tried: list[Action] = []
    if view.phase == "draw" and view.seat == view.to_act[0]:
        below = [card for depth, card in enumerate(reversed(view.pile), 1) if depth not in view.takes]
        tried = [Action("take", (card,)) for card in below[:1]]
    return tuple(explained(view, barred=barred, tried=tried, world=lambda: round_from_view(view, Rummy500Round)))


def reasons(view: Rummy500View, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    found = {"take": _take, "meld": _meld, "claim": _meld, "discard": _discard}.get(action.kind)
    if found:
        return tuple(found(view, action))
    return (Note(f"hint-{action.kind}"),) if action.kind in ("draw", "pass") else ()


def _take(view: Rummy500View, action: Action) -> Iterator[Note]:
    depth = view.depth(action)
    yield Note("hint-take", {"points": laying.brings(view, depth)})
    if depth > 1:
        yield Note("hint-take-cost", {"count": depth - 1})


def _meld(view: Rummy500View, action: Action) -> Iterator[Note]:
    yield Note(f"hint-{action.kind}", {"points": view.gain(action)})


def _discard(view: Rummy500View, action: Action) -> Iterator[Note]:
    [card] = action.cards
    if not any(outs(card, other) for other in without(view.hand, action.cards)):
        yield Note("hint-loose", {"card": card})
    if view.table and not laying.fits(view, card):
        yield Note("hint-safe")
    yield Note("hint-high", {"points": view.rules.points(card)})


_LESSONS: Lessons[Rummy500View] = {
    "aim": lambda view, happened: True,
    "draw": lambda view, happened: can(view, "draw"),
    "owed": lambda view, happened: bool(view.owed) and can(view, "meld"),
    "meld": lambda view, happened: can(view, "meld"),
    "lay-off": lambda view, happened: bool(view.table),
    "discard": lambda view, happened: can(view, "discard"),
    "claim": lambda view, happened: can(view, "claim"),
    "last": lambda view, happened: view.stock <= _LAST * len(view.sides) and view.goer is None,
    "scored": lambda view, happened: "round-scored" in happened,
}
"""By rule, whether it matters now; in the order to teach them."""
lessons = teaching(_LESSONS)
