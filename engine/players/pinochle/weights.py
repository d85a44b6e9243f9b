"""The heuristic weights of the rollout policy for each preset.

They were evolved over sixty generations of 24 candidates, each a variation of the best of the generation before. The
fitness of a candidate was its result in 4000 mirrored deals against estimated weights; the final weights score 20 more
points per round than those (Bezique: 50). They can be tuned further by self-play
(:mod:`engine.players.pinochle.tuning`, ``python -m tests.bench.tune_weights``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class HeuristicWeights(NamedTuple):
    """The parameters of the heuristic policy in phase one, in points of the score.

    The values ending in ``early`` are added in proportion to the part of the stock that is left.
    """

    meld_hope: tuple[float, ...]
    """The value to a card of each point of a meld it is part of, by the number of cards the meld lacks, 0 to 3."""
    meld_hope_early: tuple[float, ...]
    trump_values: tuple[float, ...]
    """The value of keeping a trump for phase two, from seven to ace."""
    plain_values: tuple[float, ...]
    """The same for the other suits."""
    keep_early: float
    """The factor by which these values are higher early."""
    max_chance: float
    """The highest chance assumed for drawing a needed card."""
    trick: float
    """The value of winning a trick, besides its points and the meld that it allows."""
    trick_early: float
    meld: float
    """The value of each point of the best meld that winning a trick allows."""
    meld_late: float
    """The additional value if there are not enough tricks left for all melds."""
    points: float
    """The value of each point of the cards in a trick."""
    beaten_chance: float
    """The chance that the opponent beats a card with a higher one that it holds."""
    trumped_chance: float
    """The chance that the opponent beats a card with a trump that it holds."""
    split_tricks: float
    """The number of tricks still to be won from which a marriage is melded before the meld that contains it."""


WEIGHTS: Mapping[str, HeuristicWeights] = {
    "pinochle": HeuristicWeights(
        meld_hope=(1.090, 0.635, 0.603, 0.598),
        meld_hope_early=(0.440, 0.264, -0.061, -0.952),
        trump_values=(-4.80, -1.64, 24.61, 10.56, 16.02, 17.33, 25.26, 26.17),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, 1.44, 2.36, 12.47),
        keep_early=2.064,
        max_chance=0.829,
        trick=5.45,
        trick_early=34.93,
        meld=0.046,
        meld_late=1.043,
        points=0.813,
        beaten_chance=0.361,
        trumped_chance=0.013,
        split_tricks=1.89,
    ),
    "binokel": HeuristicWeights(
        meld_hope=(1.509, 0.393, 0.217, 0.312),
        meld_hope_early=(0.082, 1.563, 1.598, -0.368),
        trump_values=(-7.85, 2.63, 30.11, 13.92, 13.71, 14.63, 24.47, 33.44),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, -0.25, 3.56, 19.87),
        keep_early=2.020,
        max_chance=0.433,
        trick=-0.49,
        trick_early=17.41,
        meld=-0.012,
        meld_late=0.913,
        points=1.940,
        beaten_chance=0.842,
        trumped_chance=0.174,
        split_tricks=3.85,
    ),
    "bezique": HeuristicWeights(
        meld_hope=(1.487, 0.679, 0.432, -0.419),
        meld_hope_early=(0.161, 0.540, 0.094, 1.922),
        trump_values=(21.50, 7.64, 9.22, 7.27, 10.51, 9.25, 24.74, 24.92),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, 1.61, 2.56, 7.29),
        keep_early=1.500,
        max_chance=0.504,
        trick=-7.96,
        trick_early=-8.46,
        meld=0.150,
        meld_late=0.696,
        points=2.767,
        beaten_chance=0.921,
        trumped_chance=0.254,
        split_tricks=4.81,
    ),
}
