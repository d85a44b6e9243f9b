"""The prior over hidden hands: players keep pairs and wild cards, so hands are not uniformly random.

The numbers were fitted to hands of the expert player, so that sampled hands have about as many single cards, pairs,
sets, wild cards and black threes as real ones. A uniformly random hand has half as many pairs and more than twice as
many single cards.
"""

from __future__ import annotations

import random
from itertools import pairwise

from engine.canasta.kinds import BLACK_THREE, TWO
from engine.players.canasta.rollout_state import RANKED

HELD = (1.0, 0.3, 1.5, 0.45, 0.4)
"""The likelihood of holding none, one, two ... cards of a rank, relative to a random hand."""
WILD, BLACK, DECLINED = 2.1, 0.05, 0.2
"""The same per wild card, per black three, and per card of a kind that was recently declined or discarded."""
SETTLED_TURNS = 5
"""The turns after which these likelihoods apply in full; before, they apply in part."""
SWAPS = 3
"""The swaps that are proposed for each unknown card of a hand."""


class HandPrior:
    """Turns a random hand into one that a player is likely to have kept, after ``turns`` turns of that player."""

    def __init__(self, turns: float, declined: int) -> None:
        strength = min(1.0, turns / SETTLED_TURNS)
        self._one_more: list[float] = [(after / before) ** strength for before, after in pairwise(HELD)]
        self._wild: float = WILD**strength
        self._black: float = BLACK**strength
        self._declined_factor: float = DECLINED**strength
        self._declined = declined

    def adjust(self, hand: list[int], drawn: list[int], rest: list[int], rng: random.Random) -> None:
        """Swap cards of ``hand`` that were ``drawn`` at random with the ``rest`` of the hidden cards, all in place.

        This is the Metropolis algorithm: a more likely hand is always accepted, others in proportion.
        """
        if not rest or not drawn:
            return
        for _ in range(SWAPS * len(drawn)):
            place, other = int(rng.random() * len(drawn)), int(rng.random() * len(rest))
            gone, came = drawn[place], rest[other]
            if gone == came:
                continue
            ratio = self._more(came, hand[came]) / self._more(gone, hand[gone] - 1)
            if ratio >= 1 or rng.random() < ratio:
                drawn[place], rest[other] = came, gone
                hand[gone] -= 1
                hand[came] += 1

    def _more(self, kind: int, held: int) -> float:
        """Return the relative likelihood of holding one more card of a kind."""
        if kind >= TWO:
            return self._wild
        if kind >= RANKED:
            return self._black if kind == BLACK_THREE else 1.0
        likely = self._one_more[held] if held < len(self._one_more) else 1.0
        return likely * self._declined_factor if self._declined >> kind & 1 else likely
