"""How those who are sketched weigh their cards: a few numbers for each preset, found by letting sketches play.

They were bred over sixty generations of 24, each a variation of the best of the one before. Everybody played 4000
mirrored deals against numbers that had been guessed, and came to 20 points a round more, in Bezique to 50. They can be
learnt further by self-play (:mod:`engine.players.pinochle.learning`, ``python -m tests.bench.habits``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Habits(NamedTuple):
    """What somebody is used to. *Early* is what comes to a number for all of the stock still to be drawn."""

    hopes: tuple[float, ...]
    """What a point of a meld counts for each of its cards in the hand, by the cards that it lacks, 0 to 3."""
    hopes_early: tuple[float, ...]
    trumps: tuple[float, ...]
    """Points that a trump is worth keeping for, from seven to ace."""
    plain: tuple[float, ...]
    """The same for the other suits."""
    keep_early: float
    """How much more cards are worth keeping early."""
    likely: float
    """The most that it can be hoped for a card to come."""
    trick: float
    """What winning a trick is worth, besides its points and the meld that it allows."""
    trick_early: float
    meld: float
    """What a point of the best meld counts that a won trick allows."""
    meld_late: float
    """What it counts more if there is no time for all melds."""
    points: float
    """What a point of the cards in a trick counts."""
    beaten: float
    """How readily the other beats a card with a higher one."""
    trumped: float
    """How readily the other spends a trump on a trick."""
    tricks_to_part: float
    """Tricks still to be won from which on a marriage is melded before the meld that contains it."""


HABITS: Mapping[str, Habits] = {
    "pinochle": Habits(
        hopes=(1.090, 0.635, 0.603, 0.598),
        hopes_early=(0.440, 0.264, -0.061, -0.952),
        trumps=(-4.80, -1.64, 24.61, 10.56, 16.02, 17.33, 25.26, 26.17),
        plain=(0.0, 0.0, 0.0, 0.0, 0.0, 1.44, 2.36, 12.47),
        keep_early=2.064,
        likely=0.829,
        trick=5.45,
        trick_early=34.93,
        meld=0.046,
        meld_late=1.043,
        points=0.813,
        beaten=0.361,
        trumped=0.013,
        tricks_to_part=1.89,
    ),
    "binokel": Habits(
        hopes=(1.509, 0.393, 0.217, 0.312),
        hopes_early=(0.082, 1.563, 1.598, -0.368),
        trumps=(-7.85, 2.63, 30.11, 13.92, 13.71, 14.63, 24.47, 33.44),
        plain=(0.0, 0.0, 0.0, 0.0, 0.0, -0.25, 3.56, 19.87),
        keep_early=2.020,
        likely=0.433,
        trick=-0.49,
        trick_early=17.41,
        meld=-0.012,
        meld_late=0.913,
        points=1.940,
        beaten=0.842,
        trumped=0.174,
        tricks_to_part=3.85,
    ),
    "bezique": Habits(
        hopes=(1.487, 0.679, 0.432, -0.419),
        hopes_early=(0.161, 0.540, 0.094, 1.922),
        trumps=(21.50, 7.64, 9.22, 7.27, 10.51, 9.25, 24.74, 24.92),
        plain=(0.0, 0.0, 0.0, 0.0, 0.0, 1.61, 2.56, 7.29),
        keep_early=1.500,
        likely=0.504,
        trick=-7.96,
        trick_early=-8.46,
        meld=0.150,
        meld_late=0.696,
        points=2.767,
        beaten=0.921,
        trumped=0.254,
        tricks_to_part=4.81,
    ),
}
