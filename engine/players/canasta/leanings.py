"""What others are likely to hold, beyond what chance would deal them: people keep pairs and wild cards.

The figures were fitted to the hands of experts, so that guesses have about as many lone cards, pairs, longer sets, wild
cards and black threes as the truth. A hand dealt by chance has half as many pairs, and more than twice the lone cards.
"""

from __future__ import annotations

import random
from itertools import pairwise

from engine.canasta.kinds import BLACK_THREE, TWO
from engine.players.canasta.moment import RANKED

HELD = (1.0, 0.3, 1.5, 0.45, 0.4)
"""How likely none, one, two ... of a rank are in a hand, against what chance would deal, once a player could choose."""
WILD, BLACK, GONE = 2.1, 0.05, 0.2
"""The same for each wild card, each black three, and each card of a kind that was let lie or discarded lately."""
SETTLED = 5
"""Turns of a seat after which its hand is what it chose to keep; before, it is partly so."""
SWAPS = 3
"""Exchanges that are tried for each card that is not known."""


class Leanings:
    """Turns a hand that was dealt by chance into one that a player may have kept."""

    def __init__(self, turns: float, declined: int) -> None:
        settled = min(1.0, turns / SETTLED)
        self._one_more: list[float] = [(after / before) ** settled for before, after in pairwise(HELD)]
        self._wild: float = WILD**settled
        self._black: float = BLACK**settled
        self._gone: float = GONE**settled
        self._declined = declined

    def settle(self, hand: list[int], drawn: list[int], rest: list[int], chance: random.Random) -> None:
        """Exchanges cards of a ``hand``, of those ``drawn`` by chance, with the ``rest`` of the hidden ones.

        Metropolis' way: likelier hands are always taken, others as often as they are likely.
        """
        if not rest or not drawn:
            return
        for _ in range(SWAPS * len(drawn)):
            place, other = int(chance.random() * len(drawn)), int(chance.random() * len(rest))
            gone, came = drawn[place], rest[other]
            if gone == came:
                continue
            ratio = self._more(came, hand[came]) / self._more(gone, hand[gone] - 1)
            if ratio >= 1 or chance.random() < ratio:
                drawn[place], rest[other] = came, gone
                hand[gone] -= 1
                hand[came] += 1

    def _more(self, kind: int, held: int) -> float:
        """How likely one more card of a kind is, for a hand that has so many."""
        if kind >= TWO:
            return self._wild
        if kind >= RANKED:
            return self._black if kind == BLACK_THREE else 1.0
        likely = self._one_more[held] if held < len(self._one_more) else 1.0
        return likely * self._gone if self._declined >> kind & 1 else likely
