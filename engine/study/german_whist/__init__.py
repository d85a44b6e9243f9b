"""The study of German Whist: explanations and reasons, card tracking, lessons, and the guided round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.german_whist.rules import HAND, GermanWhistRound, GermanWhistRules
from engine.kit.trick_round import laid_out
from engine.kit.trick_view import TrickView
from engine.study.explanation import Explanation
from engine.study.german_whist import guide
from engine.study.kit import trick_tracking
from engine.study.kit.lessons import Lessons, is_turn, teaching
from engine.study.kit.trick_advice import explain_playing, leading, playing
from engine.types import Action, Note, Value

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
    """Yield what the open card is worth, or who holds what once the stock is gone, and what the card does."""
    card = action.cards[0]
    if view.upturned:
        wins = view.wins(card) if view.trick else any(leading(view, card))
        unseen = view.unseen()
        value = view.order.value
        worse = sum(value(other) < value(view.upturned) for other in unseen)
        values: dict[str, Value] = {"card": view.upturned, "worse": worse, "count": len(unseen)}
        if 2 * worse >= len(unseen):
            yield Note("hint-open-card-good" if wins else "hint-open-card", values)
        elif wins or not view.trick:
            yield Note("hint-open-card-poor", values)
        else:
            yield Note("hint-open-card-lose", values)
    yield from playing(view, card)


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
