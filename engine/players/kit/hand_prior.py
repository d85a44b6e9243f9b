"""Deals hidden cards as they may lie with an opponent who has chosen what to keep."""

from __future__ import annotations

import random
from collections.abc import Sequence


def deal(hidden: list[int], number: int, kept: Sequence[float], rng: random.Random) -> tuple[list[int], list[int]]:
    """Return ``number`` of the hidden cards for the opponent's hand, and the rest in random order.

    Reorders ``hidden``. Cards are numbers; ``kept`` is by number the relative likelihood that a card is in the hand
    and not in the stock.
    """
    # Ordering by exponential arrival times draws a weighted sample without replacement.
    hidden.sort(key=lambda card: rng.expovariate(kept[card]))
    rest = hidden[number:]
    rng.shuffle(rest)
    return hidden[:number], rest
