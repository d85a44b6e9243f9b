"""The questions that a careful player is asked before playing a card, where all tricks are worth the same."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.types import Action, Note

CAUTIONS = ("play-dearer", "play-trump-away")
"""The codes of all notes of this module."""


def cautions(view: TrickView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste by playing a card; nothing for other actions."""
    if action.kind != "play" or len(action.cards) != 1 or view.seat is None or not view.trick:
        return ()
    return tuple(_following(view, action.cards[0]))


def _following(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield a lower card that does the same, and a trump thrown on a trick that it cannot win.

    Cards between which no card is still out are worth the same, so the higher one wastes nothing. A higher card that
    wins so far may be needed against those who still follow.
    """
    order = view.order
    is_last = len(view.trick) == len(view.trick_seats(view.leader)) - 1
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    wins = view.wins(card)
    suited = [one for one in playable if order.suit[one] == order.suit[card] and view.wins(one) == wins]
    lowest = min(suited, key=order.strength.__getitem__, default=card)
    between = any(order.strength[lowest] < order.strength[one] < order.strength[card] for one in _out(view, card))
    if between and (is_last or not wins):
        yield Note("play-dearer", {"card": lowest, "wins": wins})
    others = [one for one in playable if order.suit[one] != order.trump]
    if not wins and others and order.suit[card] == order.trump:
        yield Note("play-trump-away", {"card": min(others, key=order.strength.__getitem__)})


def _out(view: TrickView, card: Card) -> list[Card]:
    """Return the cards of a card's suit that others may hold or draw, with the upturned one."""
    order = view.order
    out = (*view.theirs(), *((view.upturned,) if view.upturned else ()))
    return [one for one in out if order.suit[one] == order.suit[card]]
