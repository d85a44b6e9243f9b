"""The questions that a careful player is asked before an order, a discard or a card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.euchre.view import EuchreView
from engine.kit import trick_cautions
from engine.types import Action, Note

CAUTIONS = (*trick_cautions.CAUTIONS, "play-over-partner", "order-for-them", "discard-trump")
"""The codes of all cautions."""


def cautions(view: EuchreView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste, or give to the opponents."""
    if view.seat is None:
        return ()
    return (*trick_cautions.cautions(view, action), *_of_euchre(view, action))


def _of_euchre(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield a bower given to an opponent, a trump laid away, and a partner's trick taken."""
    theirs = view.sides[view.dealer] != view.sides[view.own_seat]
    if action.kind == "order" and view.rules.upcard_taken and theirs:
        strength = view.rules.order(view.offered).strength
        if strength[view.upcard] > strength[f"A{view.offered}"]:
            yield Note("order-for-them", {"card": view.upcard, "seat": view.dealer})
    suits = view.order.suit
    discards = action.kind == "discard" and suits[action.cards[0]] == view.trump
    if discards and any(suits[card] != view.trump for card in view.hand):
        yield Note("discard-trump", {"card": action.cards[0]})
    if action.kind == "play" and len(view.trick) == len(view.trick_seats(view.leader)) - 1:
        yield from _over_partner(view, action)


def _over_partner(view: EuchreView, action: Action) -> Iterator[Note]:
    """Yield a card that would leave the trick to the partner who is winning it."""
    under = [each.cards[0] for each in view.legal if each.kind == "play" and not view.wins(each.cards[0])]
    if under and view.is_partner(view.holder) and view.wins(action.cards[0]):
        yield Note("play-over-partner", {"card": min(under, key=view.order.value), "seat": view.holder})
