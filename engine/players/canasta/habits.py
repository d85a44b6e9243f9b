"""The habits of a good player, as figures: when to take the pile, to lay down, to keep, and what to discard.

They are learnt for each preset by self-play (:mod:`engine.players.canasta.learning`, ``python -m tests.bench.habits``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.canasta.rules import CanastaRules


class Habits(NamedTuple):
    """What a player goes by in a :class:`~engine.players.canasta.sketch.Sketch`; costs are in points, roughly."""

    pair: float = 6.0
    """Taking the pile: the worth, in cards, from which on with a pair, where two are drawn; half of it for one."""
    onto: float = 6.0
    """The same where the upcard goes onto an own meld."""
    wild: float = 14.0
    """The same with a card and a wild one."""
    fit: float = 0.0
    """What a card of the pile adds to its worth that goes with the hand or the melds, in cards."""
    rich: float = 0.0
    """What ten points in the pile add to its worth, in cards."""
    kept: float = 2.0
    """Melding: cards that stay in the hand unless there is hurry."""
    kept_due: float = 0.0
    """More cards that stay there while canastas are due."""
    begins: float = 3.0
    """Naturals with which a new meld is begun unless there is hurry."""
    hurry: float = 3.0
    """Cards of an opponent who may go out at which there is hurry."""
    opens_with: float = 3.0
    """Wild cards in an initial meld that is laid down without waiting ..."""
    opens_for: float = 8.0
    """... but for a pile of so many cards ..."""
    opens_at: float = 40.0
    """... or a stock of so few."""
    closes_first: float = 3.0
    """Wild cards that may go to a canasta while canastas are due."""
    closes: float = 2.0
    """Wild cards that may go to any other canasta."""
    prize: float = 20.0
    """Discarding: what it costs when the next opponent takes a pile, whatever lies in it."""
    prize_card: float = 9.0
    """What each card of the pile adds to that."""
    unopened: float = 0.5
    """How likely an opponent who has a pair can also open with it."""
    risk: float = 0.4
    """How likely two of the unseen cards are a pair in the next hand, above its share of them."""
    declined: float = 1.0
    """How much of that is left for a kind which that hand has let lie or discarded."""
    remembered: float = 1.0
    """How surely a card is used that is known to be in that hand."""
    of_pair: float = 30.0
    """What it costs to break up a pair ..."""
    of_three: float = 60.0
    """... or three and more of a rank."""
    dead: float = 1.0
    """How much of that is left where no further card of the rank is unseen."""
    of_meld: float = 40.0
    """What it costs to discard what could be melded."""
    dear: float = 0.2
    """By how much a card of a point is better discarded than a cheaper one; below zero, is better kept."""
    dear_late: float = 1.0
    """The same when the stock is nearly gone."""
    wild_discard: float = 150.0
    """The cost of other discards from which on a wild card is discarded."""
    block: float = 12.0
    """What a black three costs to discard ..."""
    block_card: float = 0.8
    """... less this for each card of the pile that it blocks."""


HABITS: Mapping[str, Habits] = {
    "classic": Habits(
        pair=8.88,
        onto=12.67,
        wild=12.04,
        fit=1.29,
        rich=-0.1,
        kept=0.7,
        kept_due=0.02,
        begins=2.7,
        hurry=2.45,
        opens_with=0.54,
        opens_for=8.04,
        opens_at=51.33,
        closes_first=1.9,
        closes=3.1,
        prize=-3.34,
        prize_card=3.64,
        unopened=0.52,
        risk=0.53,
        declined=0.38,
        remembered=1.5,
        of_pair=68.52,
        of_three=106.81,
        dead=0.82,
        of_meld=35.79,
        dear=-1.35,
        dear_late=1.42,
        wild_discard=216.31,
        block=-1.95,
        block_card=3.54,
    ),
    "windows": Habits(
        pair=4.88,
        onto=14.31,
        wild=18.97,
        fit=0.87,
        rich=-0.49,
        kept=1.95,
        kept_due=1.87,
        begins=1.29,
        hurry=2.35,
        opens_with=0.59,
        opens_for=15.66,
        opens_at=54.38,
        closes_first=1.82,
        closes=3.06,
        prize=-0.14,
        prize_card=5.16,
        unopened=0.73,
        risk=0.91,
        declined=0.01,
        remembered=1.96,
        of_pair=38.23,
        of_three=114.16,
        dead=0.52,
        of_meld=66.28,
        dear=-1.02,
        dear_late=1.36,
        wild_discard=223.89,
        block=13.94,
        block_card=2.81,
    ),
    "modern": Habits(
        pair=6.93,
        onto=-5.19,
        wild=1.23,
        fit=-0.9,
        rich=0.33,
        kept=6.69,
        kept_due=9.25,
        begins=7.03,
        hurry=0.0,
        opens_with=9.85,
        opens_for=3.61,
        opens_at=-5.95,
        closes_first=3.04,
        closes=4.95,
        prize=-36.77,
        prize_card=35.64,
        unopened=-0.07,
        risk=1.7,
        declined=0.42,
        remembered=1.45,
        of_pair=45.32,
        of_three=-65.01,
        dead=2.72,
        of_meld=-22.23,
        dear=-0.62,
        dear_late=1.66,
        wild_discard=228.9,
        block=56.17,
        block_card=-0.06,
    ),
    "partners": Habits(
        pair=-4.77,
        onto=6.37,
        wild=16.5,
        fit=1.11,
        rich=0.76,
        kept=1.26,
        kept_due=-0.01,
        begins=2.44,
        hurry=4.02,
        opens_with=1.98,
        opens_for=3.8,
        opens_at=45.79,
        closes_first=4.53,
        closes=2.95,
        prize=-25.44,
        prize_card=19.12,
        unopened=0.1,
        risk=0.58,
        declined=0.19,
        remembered=0.71,
        of_pair=21.52,
        of_three=12.45,
        dead=1.21,
        of_meld=40.37,
        dear=-0.68,
        dear_late=0.52,
        wild_discard=163.75,
        block=-13.09,
        block_card=1.99,
    ),
    "hand-and-foot": Habits(
        pair=-6.9,
        onto=6.24,
        wild=15.68,
        fit=1.16,
        rich=0.5,
        kept=1.01,
        kept_due=-0.05,
        begins=2.4,
        hurry=3.87,
        opens_with=-0.02,
        opens_for=10.77,
        opens_at=66.73,
        closes_first=3.53,
        closes=3.61,
        prize=-12.62,
        prize_card=15.71,
        unopened=0.45,
        risk=1.01,
        declined=0.9,
        remembered=0.51,
        of_pair=41.08,
        of_three=43.67,
        dead=0.78,
        of_meld=-20.28,
        dear=-0.73,
        dear_late=0.7,
        wild_discard=224.3,
        block=-0.7,
        block_card=1.17,
    ),
    "windows1": Habits(
        pair=7.45,
        onto=11.71,
        wild=22.84,
        fit=1.82,
        rich=-0.61,
        kept=2.82,
        kept_due=1.96,
        begins=0.71,
        hurry=0.85,
        opens_with=0.36,
        opens_for=16.33,
        opens_at=67.84,
        closes_first=2.41,
        closes=3.12,
        prize=9.53,
        prize_card=12.89,
        unopened=1.1,
        risk=1.04,
        declined=-0.27,
        remembered=1.7,
        of_pair=15.27,
        of_three=99.44,
        dead=0.44,
        of_meld=65.94,
        dear=-0.93,
        dear_late=1.32,
        wild_discard=233.48,
        block=12.93,
        block_card=3.08,
    ),
}
"""What was learnt, by preset."""


def habits_of(rules: CanastaRules) -> Habits:
    """The habits for a set of rules: those learnt for the preset that it was made from, or the first ones."""
    return HABITS.get(rules.preset, HABITS["classic"])


def bold(habits: Habits) -> Habits:
    """The same player in an aggressive mood: takes smaller piles, and closes canastas with more wild cards."""
    return habits._replace(
        pair=habits.pair - 1,
        onto=habits.onto - 1.5,
        closes_first=habits.closes_first + 1,
        closes=habits.closes + 1,
    )
