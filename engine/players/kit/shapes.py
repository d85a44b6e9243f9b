"""Which cards of one pack go together in sets and runs, as bit masks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.kit.sets_and_runs import BIT, RANKS, Melds, bits_of


class Shapes:
    """Which cards go together by the rules of some melds. Cards are bits."""

    def __init__(self, melds: Melds) -> None:
        bits = [*BIT.values()]
        size = len(RANKS)
        self.value = {bit: melds.points(bit) for bit in bits}
        self.same: dict[int, int] = {}
        """By card, the others of its rank."""
        self.partners: dict[int, list[tuple[int, int]]] = {bit: [] for bit in bits}
        """By card, the pairs that make a meld with it."""
        self.outs: dict[int, int] = {}
        """By pair, the cards that make a meld of it."""
        self.beside: dict[int, int] = {}
        """By card, the cards of its suit next to it."""
        self.near: dict[int, int] = {}
        """By card, the cards of its suit that share a run of three with it but are not next to it."""
        self._extending: dict[int, int] = {}
        self._melds = melds
        for place in range(size):
            rank = bits[place::size]
            for bit in rank:
                self.same[bit] = sum(rank) & ~bit
            for three in combinations(rank, 3):
                self._add(three)
        for suit in range(0, len(bits), size):
            cards = bits[suit : suit + size]
            for three in combinations(cards, 3):
                if melds.is_meld(sum(three)):
                    self._add(three)
            for place, bit in enumerate(cards):
                go = 0
                for one, other in self.partners[bit]:
                    if not (one | other) & self.same[bit]:
                        go |= one | other
                neighbours = cards[max(0, place - 1) : place] + cards[place + 1 : place + 2]
                if place in (0, size - 1) and go & cards[-1 - place]:
                    neighbours.append(cards[-1 - place])
                self.beside[bit] = sum(neighbours)
                self.near[bit] = go & ~sum(neighbours)
        self.kin = {bit: (self.same[bit], self.beside[bit], self.near[bit]) for bit in bits}
        """By card, all three of these."""
        self.around = {bit: sum(kin) for bit, kin in self.kin.items()}
        """By card, the cards that go with it in some meld of three."""

    def _add(self, three: Sequence[int]) -> None:
        for bit in three:
            one, other = [other for other in three if other != bit]
            self.partners[bit].append((one, other))
            self.outs[one | other] = self.outs.get(one | other, 0) | bit

    def extending(self, meld: int) -> int:
        """Return the cards that can be added to a meld."""
        found = self._extending.get(meld)
        if found is None:
            found = sum(bit for bit in BIT.values() if self._melds.fits(bit, meld))
            self._extending[meld] = found
        return found

    def spare(self, meld: int) -> int:
        """Return the cards that can leave a meld, one at a time."""
        return sum(bit for bit in bits_of(meld) if self._melds.is_meld(meld ^ bit))


@cache
def shapes_of(melds: Melds) -> Shapes:
    """Return the shapes of these melds."""
    return Shapes(melds)
