"""What the other is likely to hold, beyond what chance would deal: people keep trumps and aces, and play what is low.

The figures were counted in rounds of those who are sketched, over the last six tricks of phase one
(:func:`engine.players.pinochle.learning.kept`, ``python -m tests.bench.leanings``).
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.players.pinochle.sketch import Terms

KEPT: Mapping[str, tuple[tuple[float, ...], tuple[float, ...]]] = {
    "pinochle": (
        (1.0, 1.0, 1.0, 1.22, 0.96, 1.04, 1.55, 1.39),
        (1.0, 1.0, 0.63, 1.05, 0.8, 0.88, 0.48, 1.38),
    ),
    "binokel": (
        (1.0, 1.0, 1.07, 1.25, 0.92, 0.94, 1.32, 1.33),
        (1.0, 1.0, 0.34, 0.99, 0.89, 0.88, 0.92, 1.38),
    ),
    "bezique": (
        (1.52, 0.97, 1.31, 1.65, 1.4, 1.41, 1.81, 1.74),
        (0.35, 0.36, 0.38, 0.72, 0.81, 0.92, 0.94, 1.34),
    ),
}
"""How readily a hidden card is held, and is not in the stock, by preset: trumps, other suits, from seven to ace."""


class Leanings:
    """Deals hidden cards as they may lie with somebody who could choose what to keep."""

    def __init__(self, terms: Terms) -> None:
        trumps, plain = KEPT[terms.rules.preset]
        self._kept = [kept for place in range(len(terms.suits)) for kept in (trumps if place == terms.trump else plain)]

    def deal(self, hidden: list[int], number: int, chance: random.Random) -> tuple[list[int], list[int]]:
        """So many of the hidden faces for the other's hand, and the rest in no order."""
        kept = self._kept
        # Who waits for the first arrival of each card has the likelier ones sooner, in the measure that is asked for.
        hidden.sort(key=lambda face: chance.expovariate(kept[face]))
        rest = hidden[number:]
        chance.shuffle(rest)
        return hidden[:number], rest
