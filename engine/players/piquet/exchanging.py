"""Chooses what to exchange: good candidates by what they keep, compared by dealing the talon and the other hand."""

from __future__ import annotations

import random

from engine.cards import Card
from engine.piquet.exchanges import exchange
from engine.piquet.keeping import BIT, Bits, bits_of, keeping, ranked
from engine.piquet.options import HAND, TALON
from engine.piquet.view import PiquetData
from engine.players.kit.race import best_candidate
from engine.players.piquet.hands import deal_value
from engine.players.policy import PolicyContext
from engine.types import Action

_CANDIDATES = 8
"""How many exchanges of the greatest number are compared, and half as many of each smaller number."""


class Exchange:
    """Compares exchanges in sampled worlds, ``budget`` evaluations in all."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def choose(self, view: PiquetData, context: PolicyContext) -> Action:
        """Return the exchange, one of those that may be composed."""
        least, most = view.bounds
        found = list(ranked(view.hand, most)[:_CANDIDATES])
        for number in range(most - 1, max(least, most - 3, 1) - 1, -1):
            found += ranked(view.hand, number)[: _CANDIDATES // 2]
        worlds = _Worlds(view, context.rng)

        def gain(candidate: int, world: int) -> float:
            return worlds.value(world, found[candidate])

        return exchange(view.hand, found[best_candidate(len(found), self.budget, gain)])


class _Worlds:
    """Deals of the cards that a player has not seen before its exchange."""

    def __init__(self, view: PiquetData, rng: random.Random) -> None:
        self.elder = view.seat == view.elder
        self.hand = bits_of(view.hand)
        self.unseen = [BIT[card] for card in view.unseen()]
        self.talon = view.stock
        self.rng = rng
        self.dealt: list[tuple[list[Bits], list[Bits], dict[int, Bits]]] = []

    def value(self, world: int, cards: tuple[Card, ...]) -> float:
        """Return what the player scores more than the other, if it gives up these cards."""
        while len(self.dealt) <= world:
            self.dealt.append(self._deal())
        theirs, talon, kept = self.dealt[world]
        mine = (self.hand ^ bits_of(cards)) | sum(talon[: len(cards)])
        if not self.elder:
            return -deal_value(sum(theirs), mine)
        left = TALON - len(cards)
        if left not in kept:
            kept[left] = _kept_greedily(theirs, left)
        number = HAND - kept[left].bit_count()
        return deal_value(mine, kept[left] | sum(talon[len(cards) : len(cards) + number]))

    def _deal(self) -> tuple[list[Bits], list[Bits], dict[int, Bits]]:
        """Return the other's hand, the talon, and an empty note of what the other keeps.

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
    """Return what is left of a hand after giving up so many cards one by one, each time the one worth least."""
    whole = sum(hand)
    for _ in range(number):
        whole = max((whole ^ bit for bit in hand if whole & bit), key=keeping)
    return whole
