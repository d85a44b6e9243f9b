"""Ending a round by knocking: with which discards and melds, what the other player lays off, and who wins the round.

The melds are those of one pack: see :mod:`engine.kit.sets_and_runs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.kit.sets_and_runs import BIT, ORDER, Arrangement, Melds, cards_of, mask_of, spelt
from engine.types import Action, Seat

GIN = Action("gin")
_KNOCK = {BIT[card]: Action("knock", (card,)) for card in ORDER}
_HIGHEST = 15
"""The most points of a card."""


class Shown(NamedTuple):
    """A hand at the end of a round: its melds, the cards it laid off on each of the other's, and its deadwood."""

    melds: tuple[tuple[Card, ...], ...] = ()
    laid: tuple[tuple[Card, ...], ...] = ()
    loose: tuple[Card, ...] = ()
    points: int = 0


class Outcome(NamedTuple):
    """How a round ended: ``knock``, ``gin``, ``big-gin``, ``undercut``, ``equal`` or ``void``.

    ``winner`` scores; nobody does if it is ``None``. ``shown`` are the hands by seat, none if the round is void.
    """

    kind: str
    knocker: Seat | None = None
    winner: Seat | None = None
    shown: tuple[Shown, ...] = ()


def endings(
    melds: Melds, hand: int, *, limit: int, barred: int = 0, big_gin: bool = False
) -> dict[Action, Arrangement]:
    """Return big gin, and every knock with its arrangement, the best first.

    Without a target a knock has the usual arrangement: with the least deadwood, then so that the fewest cards can be
    laid off. Other ways have the melds as their target. The ``barred`` card cannot be discarded.
    """
    total = melds.points(hand)
    ways: dict[Action, Arrangement] = {}
    found = []
    for each in melds.arrangements(hand):
        left = total - each.points
        if not left and big_gin:
            ways[GIN] = each
        if left <= limit + _HIGHEST:
            for card in cards_of(hand & ~each.cards & ~barred):
                rest = left - melds.points(BIT[card])
                if rest <= limit:
                    found.append((rest, _openings(melds, hand, each), card, each))
    least: dict[Card, int] = {}
    for rest, _, card, each in sorted(found):
        if card not in least:
            least[card] = rest
            ways[_KNOCK[BIT[card]]] = each
        elif least[card]:
            ways[Action("knock", (card,), spelt(each.melds))] = each
    return ways


def _openings(melds: Melds, hand: int, arrangement: Arrangement) -> int:
    """Return how many cards outside the hand could be laid off on these melds."""
    fits = melds.fits
    return sum(any(fits(bit, meld) for meld in arrangement.melds) for bit in BIT.values() if not bit & hand)


def fitting(melds: Melds, hand: Sequence[Card], table: Sequence[Sequence[Card]]) -> list[tuple[Card, str]]:
    """Return each card of a hand that can be laid off on a meld of a table, with the meld as it is spelt."""
    masks = [mask_of(meld) for meld in table]
    return [(card, spelt((meld,))) for meld in masks for card in hand if melds.fits(BIT[card], meld)]


def outcome(kind: str, knocker: Seat, shown: tuple[Shown, ...], *, equal_undercuts: bool) -> Outcome:
    """Return how a round ends with these hands. ``kind`` is ``gin``, ``big-gin`` or ``knock``."""
    mine, theirs = shown[knocker].points, shown[1 - knocker].points
    if kind != "knock" or mine < theirs:
        return Outcome(kind, knocker, knocker, shown)
    if mine == theirs and not equal_undercuts:
        return Outcome("equal", knocker, None, shown)
    return Outcome("undercut", knocker, 1 - knocker, shown)
