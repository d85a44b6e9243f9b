"""Tricks: what may be played, who wins, and what the cards in them are worth (guide 2.4, 2.9, 3.4; 7.4.14, 7.4.15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.cards import Card, rank, suit
from engine.pinochle.kinds import beats
from engine.types import Seat

if TYPE_CHECKING:
    from engine.pinochle.rules import PinochleRules

LAST_TRICK_POINTS = 10
POINTS = {
    "standard": {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2},
    "simplified": {"A": 10, "10": 10, "K": 5, "Q": 5},
    "brisques": {"A": 10, "10": 10},
}
"""What cards in won tricks count, by the option ``trick_points`` and the rank."""


class Trick(NamedTuple):
    """A trick that was won: by whom it was led, the cards in the order played, who won it, and what it is worth.

    ``points`` are of the cards alone, and 0 where tricks of its phase do not count.
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int
    phase_two: bool


def points(rules: PinochleRules, cards: Iterable[Card]) -> int:
    """What cards count in a won trick."""
    worth = POINTS[rules.trick_points]
    return sum(worth.get(rank(card), 0) for card in cards)


def follows(rules: PinochleRules, led: Card, hand: Sequence[Card], trump: str) -> tuple[str, list[Card]]:
    """The duty of a follower in phase two (``follow``, ``overplay``, ``trump`` or none), and the cards that meet it."""
    same = [card for card in hand if suit(card) == suit(led)]
    if same:
        higher = [card for card in same if beats(card, led, trump)]
        must = rules.overplay == "always" or (rules.overplay == "trumps" and suit(led) == trump)
        return ("overplay", higher) if higher and must else ("follow", same)
    trumps = [card for card in hand if suit(card) == trump]
    if trumps and rules.must_trump:
        return "trump", trumps
    return "", list(hand)
