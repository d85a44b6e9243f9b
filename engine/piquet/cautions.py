"""The questions that a careful player is asked before an action."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit import trick_view
from engine.piquet.declarations import KINDS, cards_of, everything, total
from engine.piquet.exchanges import lost_cards
from engine.piquet.view import PiquetView
from engine.types import Action, Note

CAUTIONS = ("play-dearer", "exchange-few", "exchange-breaks", "declare-less")
"""The codes of all notes of this module."""


def cautions(view: PiquetView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste by an action."""
    if view.seat is None:
        return ()
    if action.kind == "exchange" and view.phase == "exchange":
        return tuple(_exchanging(view, action))
    if action.kind == "declare":
        declares_less = view.open_class and (action.cards or action.target == "nothing")
        return tuple(_declaring(view, action)) if declares_less else ()
    return trick_view.cautions(view, action)


def _exchanging(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield that more cards could be exchanged, and which declarations the discards break up."""
    most = view.bounds[1]
    if len(action.cards) < most:
        yield Note("exchange-few", {"count": len(action.cards), "most": most})
    for kind, cards in lost_cards(view.hand, action.cards).items():
        if kind != "point":
            yield Note("exchange-breaks", {"target": kind, "cards": cards})


def _declaring(view: PiquetView, action: Action) -> Iterator[Note]:
    """Yield what the hand holds and would not be declared."""
    kind = view.open_class
    whole = everything(kind, view.hand)
    missing = tuple(card for card in cards_of(whole) if card not in action.cards)
    least = view.declared[KINDS.index(kind)].spoken[view.elder].number
    if missing and len(whole[0]) >= (least if view.seat == view.dealer else 0):
        yield Note("declare-less", {"target": kind, "cards": missing, "points": total(kind, whole)})
