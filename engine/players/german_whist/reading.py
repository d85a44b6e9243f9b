"""What the other's plays of phase one tell about its hidden cards.

Nobody throws a high card who could throw a low one, or wins dearly what is to be had cheaply. The weights of these
clues were fitted to rounds: see ``tests/bench/tuning/german_whist.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from engine.cards import Card, suit
from engine.kit.trick_view import TrickView
from engine.players.german_whist.simple import worth

CLUES = 5
"""Whether the other was likely to play the card rather than a higher one when it followed and lost, when it won, and
when it threw a card of the suit away; whether it could have won with it and did not; and the card's worth."""
_LOST, _WON, _THROWN, _DUCKED = range(CLUES - 1)
_SURE = 0.99
BLIND = (0.0,) * (CLUES + 1)
"""The weights of a player who only sees when a suit is lacking."""


class Hidden(NamedTuple):
    """A card that may be hidden in the other hand: how likely by the numbers of cards alone, and its clues."""

    card: Card
    share: float
    clues: Sequence[float]


def hidden(view: TrickView) -> list[Hidden]:
    """Return all cards that may be hidden in the other hand.

    A clue counts as much as the part of the hidden cards that the hand held already when it was given.
    """
    unseen, held = view.unseen(), view.unseen_in_hand(view.other)
    clues, lacking = {card: [0.0] * (CLUES - 1) for card in unseen}, dict[str, float]()
    since = [trick.winner != view.other for trick in view.tricks]
    for number, trick in enumerate(view.tricks):
        part = max(0, held - sum(since[number:])) / max(1, held)
        if trick.leader == view.own_seat:
            led, reply = trick.cards
            if suit(reply) != suit(led):
                lacking[suit(led)] = part
            for card, its in clues.items():
                for kind in _told(view, card, led, reply):
                    its[kind] = part
    found = []
    for card, its in clues.items():
        share = held / len(unseen) * (1 - lacking.get(suit(card), 0.0))
        found.append(Hidden(card, min(_SURE, max(1 - _SURE, share)), (*its, worth(card, view.trump))))
    return found


def odds(view: TrickView, weights: Sequence[float]) -> dict[Card, float]:
    """Return by card how likely it is in the other hand rather than in the stock.

    ``weights`` are by clue, and one more for all cards.
    """
    *factors, bias = weights
    return {card: share / (1 - share) * exp(sum(map(mul, factors, clues), bias)) for card, share, clues in hidden(view)}


def _told(view: TrickView, card: Card, led: Card, reply: Card) -> Iterator[int]:
    """Yield what a reply tells of another card."""
    beats = view.order.beats
    follows, won = suit(reply) == suit(led), beats(reply, led)
    if suit(card) == suit(reply) and beats(reply, card) and (not won or beats(card, led)):
        yield _WON if won else _LOST if follows else _THROWN
    if follows and not won and suit(card) == suit(led) and beats(card, led):
        yield _DUCKED
