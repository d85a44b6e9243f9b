"""Tricks: which cards may be played, and card points (Pinochle guide 2.4, 2.9, 3.4, 7.4.14, 7.4.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card, rank, suit
from engine.pinochle.card_order import beats
from engine.pinochle.options import PinochleOptions
from engine.types import Seat

LAST_TRICK_POINTS = 10
POINTS = {
    "standard": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},
    "simplified": {"A": 10, "10": 10, "K": 5, "Q": 5},
    "brisques": {"A": 10, "10": 10},
}
"""The points of a card in a won trick, by the option ``trick_points`` and by rank."""


class Trick(NamedTuple):
    """A finished trick. ``cards`` are in the order played.

    ``points`` are those of the cards alone, and 0 if tricks of this phase do not count.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int
    phase_two: bool


def points(rules: PinochleOptions, cards: Iterable[Card]) -> int:
    """Return the points of cards in a won trick."""
    by_rank = POINTS[rules.trick_points]
    return sum(by_rank.get(rank(card), 0) for card in cards)


def follows(rules: PinochleOptions, led: Card, hand: Sequence[Card], trump: str) -> tuple[str, list[Card]]:
    """Return what a follower must do in phase two and the cards that satisfy it.

    The duty is ``follow``, ``overplay`` or ``trump``, or empty if any card may be played.
    """
    same = [card for card in hand if suit(card) == suit(led)]
    if same:
        higher = [card for card in same if beats(card, led, trump)]
        must = rules.overplay == "always" or (rules.overplay == "trumps" and suit(led) == trump)
        return ("overplay", higher) if higher and must else ("follow", same)
    trumps = [card for card in hand if suit(card) == trump]
    if trumps and rules.must_trump:
        return "trump", trumps
    return "", list(hand)
