"""What a player of Gin Rummy knows and guesses: the hidden cards, and hands that the opponent may hold."""

from __future__ import annotations

import random
from functools import cache

from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT, mask_of

TAKEN_NEAR, DISCARDED_NEAR, REFUSED_NEAR = 2.2, 0.6, 0.6
"""The factors on the chance that a card is in the opponent's hand, for each card near it that the opponent took,
discarded, or left lying."""


@cache
def near(bit: int) -> int:
    """Return the cards with which a card can soon make a meld: its rank, and two on each side of its suit."""
    place = bit.bit_length() - 1
    rank, first = place % 13, place - place % 13
    same = sum(1 << rank + shift for shift in range(0, 52, 13))
    beside = sum(1 << first + other for other in range(max(0, rank - 2), min(12, rank + 2) + 1))
    return (same | beside) & ~bit


class Knowledge:
    """What a seat knows: its hand, the cards that the other certainly holds (``known``), and the hidden ones."""

    def __init__(self, view: GinView) -> None:
        assert view.seat is not None
        other = 1 - view.seat
        self.melds = view.rules.melds
        self.hand = mask_of(view.hand)
        self.known = mask_of(view.known[other])
        self.number = view.hand_counts[other] - self.known.bit_count()
        self.hidden = [BIT[card] for card in view.unplaced()]
        self.weights = dict.fromkeys(self.hidden, 1.0)
        for cards, factor in (
            (view.known[other], TAKEN_NEAR),
            (view.discards[other], DISCARDED_NEAR),
            (view.refused[other], REFUSED_NEAR),
        ):
            for card in cards:
                close = near(BIT[card])
                for bit in self.hidden:
                    if bit & close:
                        self.weights[bit] *= factor

    def deal(self, rng: random.Random) -> tuple[int, list[int]]:
        """Return a hand that the opponent may hold, and the rest of the hidden cards in random order."""
        keyed = sorted(self.hidden, key=lambda bit: rng.random() ** (1 / self.weights[bit]), reverse=True)
        rest = keyed[self.number :]
        rng.shuffle(rest)
        return self.known | sum(keyed[: self.number]), rest
