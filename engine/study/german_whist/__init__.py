"""The study of German Whist: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.german_whist.options import HAND
from engine.german_whist.round import GermanWhistRound
from engine.german_whist.rules import GermanWhistRules
from engine.kit.trick_view import TrickView
from engine.kit.trick_worlds import laid_out
from engine.study.explanation import Explanation
from engine.study.german_whist import guide
from engine.study.kit import trick_tracking
from engine.study.kit.lessons import Lessons, is_turn, teaching
from engine.study.kit.trick_advice import explain_playing, playing
from engine.types import Action, Note

__all__ = ["PAGES", "explain", "guide", "lessons", "reasons"]

PAGES = trick_tracking.PAGES
_LAST = 4
"""The number of cards left in the stock at which it counts as nearly empty."""


def explain(view: TrickView) -> tuple[Explanation, ...]:
    """Explain which cards the seat to act may play, and why not the others."""
    rules = cast(GermanWhistRules, view.rules)
    return tuple(explain_playing(view, GermanWhistRound(rules, laid_out(view), view.target)))


def reasons(view: TrickView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for playing a card."""
    return tuple(_reasons(view, action))


def _reasons(view: TrickView, action: Action) -> Iterator[Note]:
    card, order = action.cards[0], view.order
    yield from playing(view, card)
    if view.upturned:
        unseen = view.unseen()
        worse = sum(order.value(other) < order.value(view.upturned) for other in unseen)
        yield Note("hint-open-card", {"card": view.upturned, "worse": worse, "count": len(unseen)})
    else:
        theirs = tuple(view.theirs())
        yield Note("unseen-theirs", {"seat": view.other, "count": len(theirs), "cards": theirs})


_LESSONS: Lessons[TrickView] = {
    "aim": lambda view, happened: True,
    "trump": lambda view, happened: True,
    "open-card": lambda view, happened: not view.phase_two,
    "lead": lambda view, happened: is_turn(view, "lead") and not view.phase_two,
    "follow": lambda view, happened: is_turn(view, "follow"),
    "took": lambda view, happened: "took" in happened,
    "last-cards": lambda view, happened: view.stock <= _LAST and not view.phase_two,
    "phase-two": lambda view, happened: view.phase_two,
    "scored": lambda view, happened: "round-scored" in happened,
}
lessons = teaching(_LESSONS, lambda view: {"suit": view.trump, "hand": HAND})
