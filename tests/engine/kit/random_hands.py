"""Random hands for the tests of sets and runs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.cards import Card, rank, suit
from engine.kit.sets_and_runs import ORDER
from tests.engine.kit import plain_melds


def hands(amount: int, *sizes: int) -> Iterator[list[list[Card]]]:
    """Yield random hands of these sizes from one pack, half of them from few ranks or suits, which have many melds."""
    chance = random.Random(amount)
    for number in range(amount):
        pack = list(ORDER)
        if number % 4 == 1:
            low = chance.randrange(8)
            pack = [card for card in pack if low <= plain_melds.ORDER.index(rank(card)) < low + 6]
        elif number % 4 == 3:
            suits = chance.sample("CDHS", 2)
            pack = [card for card in pack if suit(card) in suits]
        chance.shuffle(pack)
        dealt = []
        for size in sizes:
            dealt.append(pack[:size])
            del pack[:size]
        yield dealt
