"""Choose an exchange: good candidates by the cards they keep, compared by dealing the talon and the other hand.

Hands are compared quickly on bit sets: their declarations, and a rough play.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from engine.cards import Card
from engine.piquet.declarations import LEAST, SET_POINTS
from engine.piquet.exchanges import BIT, RANK_BITS, SHIFTS, SUIT, Bits, bits_of, exchange, keeping, ranked, suit_of
from engine.piquet.options import HAND, TALON
from engine.piquet.scoring import BONUSES, NEEDED
from engine.piquet.view import PiquetView
from engine.players.kit.sampling import compare
from engine.players.piquet.solving import bonus
from engine.players.policy import PolicyContext
from engine.types import Action


@lru_cache(maxsize=100_000)
def holding(hand: Bits) -> tuple[tuple[tuple[int, int], int], tuple[tuple[int, int], int], tuple[tuple[int, int], int]]:
    """Return by class the value that hands are compared by, and the score if it is good."""
    suits = [suit_of(hand >> shift & SUIT) for shift in SHIFTS]
    point = max(each.point for each in suits)
    sets, best = 0, (0, 0)
    for place, bits in enumerate(RANK_BITS):
        count = (hand & bits).bit_count()
        if count >= LEAST:
            sets += SET_POINTS[count]
            best = max(best, (count, -place))
    return (
        (point, point[0]),
        (max(each.best for each in suits), sum(each.sequences for each in suits)),
        (best, sets),
    )


def declared(elder: Bits, younger: Bits) -> tuple[int, int]:
    """Return the points of elder and younger for declaring everything, with repique."""
    points = [0, 0]
    called = -1
    for mine, theirs in zip(holding(elder), holding(younger), strict=True):
        if mine[0] == theirs[0]:
            continue
        winner = 0 if mine[0] > theirs[0] else 1
        points[winner] += (mine, theirs)[winner][1]
        if called < 0 and points[winner] >= NEEDED and not points[1 - winner]:
            called = winner
    if called >= 0:
        points[called] += BONUSES["repique"]
    return points[0], points[1]


def deal_value(elder: Bits, younger: Bits) -> int:
    """Return elder's lead over younger in a deal with these hands, played roughly."""
    mine, theirs = declared(elder, younger)
    pique_at = NEEDED - mine if not theirs and mine < NEEDED else 0
    return mine - theirs + rough_play(elder, younger, pique_at=pique_at)


def rough_play(mine: Bits, theirs: Bits, *, won: int = 0, pique_at: int = 0, led: Bits = 0) -> int:
    """Return the gain of the player to lead, with ``won`` tricks, if both take sure tricks first and then play low.

    The first lead may be given. Elder makes pique with lead number ``pique_at``, if younger wins no trick before.
    """
    leader, other, sign, value = mine, theirs, 1, 0
    played = HAND - mine.bit_count()
    swept = won == played
    while leader:
        led = led or _lead(leader, other)
        leader ^= led
        value += sign
        played += 1
        if swept and played == pique_at:
            value += BONUSES["pique"]
        shift = (led.bit_length() - 1) & ~7
        suited = other & SUIT << shift
        higher = suited & -(led << 1)
        if higher:
            leader, other = other ^ (higher & -higher), leader
            sign = -sign
            value += sign
            swept = False
        else:
            other ^= suited & -suited if suited else _discard(other)
        won += sign > 0
        led = 0
    return value + sign + bonus(won)


def _lead(mine: Bits, theirs: Bits) -> Bits:
    """Return a card that nothing beats, from the longest suit that has one; else the lowest of the longest suit."""
    sure, longest, low = 0, -1, 0
    length = -1
    for shift in SHIFTS:
        own = mine >> shift & SUIT
        if not own:
            continue
        size = own.bit_count()
        top = own.bit_length()
        if top > (theirs >> shift & SUIT).bit_length():
            if size > longest:
                longest, sure = size, 1 << (shift + top - 1)
        elif size > length:
            length, low = size, (own & -own) << shift
    return sure or low


def _discard(hand: Bits) -> Bits:
    """Return the lowest card of all suits."""
    best, place = 99, 0
    for shift in SHIFTS:
        own = hand >> shift & SUIT
        if own:
            low = (own & -own).bit_length() * 8 - own.bit_count()
            if low < best:
                best, place = low, (own & -own) << shift
    return place


_CANDIDATES = 8
"""The number of largest exchanges compared; of each smaller size, half as many."""


class Exchange:
    """Compares exchanges in sampled worlds, ``budget`` evaluations in all. ``dealt`` makes what deals the worlds."""

    def __init__(self, budget: int, dealt: Callable[[PiquetView, random.Random], Dealt] | None = None) -> None:
        self.budget = budget
        self.dealt = dealt or Dealt

    def choose(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the exchange, one of those that may be composed."""
        least, most = view.bounds
        found = list(ranked(view.hand, most)[:_CANDIDATES])
        for number in range(most - 1, max(least, most - 3, 1) - 1, -1):
            found += ranked(view.hand, number)[: _CANDIDATES // 2]
        worlds = self.dealt(view, context.rng)

        def gain(candidate: int, world: int) -> float:
            return worlds.value(world, found[candidate])

        exchanges = [exchange(view.hand, cards) for cards in found]
        return compare(len(found), self.budget, gain).report(context, exchanges, "points")


class Dealt:
    """Deals of the cards that a player has not seen before its exchange."""

    def __init__(self, view: PiquetView, rng: random.Random) -> None:
        self.elder = view.seat == view.elder
        self.hand = bits_of(view.hand)
        self.unseen = [BIT[card] for card in view.unseen()]
        self.talon = view.stock
        self.rng = rng
        self.dealt: list[tuple[list[Bits], list[Bits], dict[int, Bits]]] = []

    def value(self, world: int, cards: tuple[Card, ...]) -> float:
        """Return the player's lead over the other after giving up these cards."""
        while len(self.dealt) <= world:
            self.dealt.append(self.deal())
        theirs, talon, kept = self.dealt[world]
        mine = (self.hand ^ bits_of(cards)) | sum(talon[: len(cards)])
        if not self.elder:
            return -deal_value(sum(theirs), mine)
        left = TALON - len(cards)
        if left not in kept:
            kept[left] = _kept_greedily(theirs, left)
        number = HAND - kept[left].bit_count()
        return deal_value(mine, kept[left] | sum(talon[len(cards) : len(cards) + number]))

    def deal(self) -> tuple[list[Bits], list[Bits], dict[int, Bits]]:
        """Return the other's hand, the talon, and an empty note of the cards that the other keeps.

        Elder has exchanged before younger: elder's hand is then the best of what it was dealt and has drawn.
        """
        cards = self.unseen[:]
        self.rng.shuffle(cards)
        if self.elder:
            return cards[:HAND], cards[HAND:], {}
        drawn = TALON - self.talon
        kept = _kept_greedily(cards[:HAND], drawn)
        hand = [bit for bit in cards[:HAND] if bit & kept] + cards[HAND : HAND + drawn]
        return hand, cards[HAND + drawn :], {}


def _kept_greedily(hand: list[Bits], number: int) -> Bits:
    """Return the hand after giving up ``number`` cards one by one, each time the one worth least."""
    whole = sum(hand)
    for _ in range(number):
        whole = max((whole ^ bit for bit in hand if whole & bit), key=keeping)
    return whole
