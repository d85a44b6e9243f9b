"""The heuristic weights: when to take the pile, and which cards to meld, keep and discard.

They were tuned by self-play for each preset (:mod:`tests.bench.tuning.canasta`,
``python -m tests.bench.tune_weights``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.canasta.options import CanastaOptions


class HeuristicWeights(NamedTuple):
    """The parameters of the heuristic policy in a :class:`~engine.players.canasta.rollout.Rollout`.

    Costs are roughly in points of the score.
    """

    take_with_pair: float = 6.0
    """Taking the pile with a pair: the least value of the pile, in cards, if two cards are drawn; half if one is."""
    take_onto_meld: float = 6.0
    """The same if the upcard goes onto an own meld."""
    take_with_wild: float = 14.0
    """The same with a natural and a wild card."""
    fitting_card: float = 0.0
    """The extra value of a card in the pile that fits the hand or the melds, in cards."""
    pile_points: float = 0.0
    """The extra value of ten points in the pile, in cards."""
    kept_cards: float = 2.0
    """Melding: the cards to keep in the hand unless in a hurry."""
    kept_cards_due: float = 0.0
    """Further cards to keep while canastas are still needed to go out."""
    new_meld_naturals: float = 3.0
    """The naturals to begin a new meld with unless in a hurry."""
    hurry_cards: float = 3.0
    """The hand size at which an opponent who may go out is a reason to hurry."""
    opening_wilds: float = 3.0
    """The most wild cards in an initial meld that is made at once ..."""
    opening_pile: float = 8.0
    """... unless the pile has this many cards ..."""
    opening_stock: float = 40.0
    """... or the stock this few."""
    canasta_wilds_due: float = 3.0
    """The most wild cards used to complete a canasta while canastas are needed to go out."""
    canasta_wilds: float = 2.0
    """The same for any further canasta."""
    pile_loss: float = 20.0
    """Discarding: the fixed cost of letting the next opponent take the pile."""
    pile_loss_card: float = 9.0
    """The additional cost for each card of the pile."""
    unopened_chance: float = 0.5
    """The chance that an opponent who has a pair can also make the initial meld."""
    pair_risk: float = 0.4
    """The chance that two unseen cards are a pair in the next hand, relative to its share of the unseen cards."""
    declined_rank: float = 1.0
    """The factor on that risk for a rank that the next seat has declined or discarded."""
    known_card: float = 1.0
    """The chance that a card known to be in that hand is used to take the pile."""
    break_pair: float = 30.0
    """The cost of breaking up a pair ..."""
    break_set: float = 60.0
    """... or three or more of a rank."""
    dead_rank: float = 1.0
    """The factor on that cost if no further card of the rank is unseen."""
    meldable_card: float = 40.0
    """The cost of discarding a card that could be melded."""
    card_points: float = 0.2
    """The gain per point of the card discarded; negative to keep expensive cards."""
    card_points_late: float = 1.0
    """The same when the stock is low."""
    wild_discard: float = 150.0
    """The cost of other discards above which a wild card is discarded."""
    block: float = 12.0
    """The cost of discarding a black three ..."""
    block_card: float = 0.8
    """... less this for each card of the pile."""


WEIGHTS: Mapping[str, HeuristicWeights] = {
    "classic": HeuristicWeights(
        take_with_pair=8.88,
        take_onto_meld=12.67,
        take_with_wild=12.04,
        fitting_card=1.29,
        pile_points=-0.1,
        kept_cards=0.7,
        kept_cards_due=0.02,
        new_meld_naturals=2.7,
        hurry_cards=2.45,
        opening_wilds=0.54,
        opening_pile=8.04,
        opening_stock=51.33,
        canasta_wilds_due=1.9,
        canasta_wilds=3.1,
        pile_loss=-3.34,
        pile_loss_card=3.64,
        unopened_chance=0.52,
        pair_risk=0.53,
        declined_rank=0.38,
        known_card=1.5,
        break_pair=68.52,
        break_set=106.81,
        dead_rank=0.82,
        meldable_card=35.79,
        card_points=-1.35,
        card_points_late=1.42,
        wild_discard=216.31,
        block=-1.95,
        block_card=3.54,
    ),
    "windows": HeuristicWeights(
        take_with_pair=4.88,
        take_onto_meld=14.31,
        take_with_wild=18.97,
        fitting_card=0.87,
        pile_points=-0.49,
        kept_cards=1.95,
        kept_cards_due=1.87,
        new_meld_naturals=1.29,
        hurry_cards=2.35,
        opening_wilds=0.59,
        opening_pile=15.66,
        opening_stock=54.38,
        canasta_wilds_due=1.82,
        canasta_wilds=3.06,
        pile_loss=-0.14,
        pile_loss_card=5.16,
        unopened_chance=0.73,
        pair_risk=0.91,
        declined_rank=0.01,
        known_card=1.96,
        break_pair=38.23,
        break_set=114.16,
        dead_rank=0.52,
        meldable_card=66.28,
        card_points=-1.02,
        card_points_late=1.36,
        wild_discard=223.89,
        block=13.94,
        block_card=2.81,
    ),
    "modern": HeuristicWeights(
        take_with_pair=6.93,
        take_onto_meld=-5.19,
        take_with_wild=1.23,
        fitting_card=-0.9,
        pile_points=0.33,
        kept_cards=6.69,
        kept_cards_due=9.25,
        new_meld_naturals=7.03,
        hurry_cards=0.0,
        opening_wilds=9.85,
        opening_pile=3.61,
        opening_stock=-5.95,
        canasta_wilds_due=3.04,
        canasta_wilds=4.95,
        pile_loss=-36.77,
        pile_loss_card=35.64,
        unopened_chance=-0.07,
        pair_risk=1.7,
        declined_rank=0.42,
        known_card=1.45,
        break_pair=45.32,
        break_set=-65.01,
        dead_rank=2.72,
        meldable_card=-22.23,
        card_points=-0.62,
        card_points_late=1.66,
        wild_discard=228.9,
        block=56.17,
        block_card=-0.06,
    ),
    "partners": HeuristicWeights(
        take_with_pair=-4.77,
        take_onto_meld=6.37,
        take_with_wild=16.5,
        fitting_card=1.11,
        pile_points=0.76,
        kept_cards=1.26,
        kept_cards_due=-0.01,
        new_meld_naturals=2.44,
        hurry_cards=4.02,
        opening_wilds=1.98,
        opening_pile=3.8,
        opening_stock=45.79,
        canasta_wilds_due=4.53,
        canasta_wilds=2.95,
        pile_loss=-25.44,
        pile_loss_card=19.12,
        unopened_chance=0.1,
        pair_risk=0.58,
        declined_rank=0.19,
        known_card=0.71,
        break_pair=21.52,
        break_set=12.45,
        dead_rank=1.21,
        meldable_card=40.37,
        card_points=-0.68,
        card_points_late=0.52,
        wild_discard=163.75,
        block=-13.09,
        block_card=1.99,
    ),
    "hand-and-foot": HeuristicWeights(
        take_with_pair=-7.52,
        take_onto_meld=6.56,
        take_with_wild=12.62,
        fitting_card=1.0,
        pile_points=0.59,
        kept_cards=0.86,
        kept_cards_due=-0.76,
        new_meld_naturals=2.51,
        hurry_cards=5.1,
        opening_wilds=-1.61,
        opening_pile=22.4,
        opening_stock=61.47,
        canasta_wilds_due=3.15,
        canasta_wilds=3.89,
        pile_loss=-5.02,
        pile_loss_card=22.74,
        unopened_chance=1.21,
        pair_risk=1.27,
        declined_rank=0.62,
        known_card=0.4,
        break_pair=23.67,
        break_set=76.03,
        dead_rank=0.72,
        meldable_card=-20.46,
        card_points=-0.99,
        card_points_late=-0.18,
        wild_discard=168.88,
        block=-2.08,
        block_card=1.23,
    ),
    "bolivia": HeuristicWeights(
        take_with_pair=10.71,
        take_onto_meld=-8.09,
        take_with_wild=-0.86,
        fitting_card=-0.62,
        pile_points=0.86,
        kept_cards=11.53,
        kept_cards_due=13.15,
        new_meld_naturals=9.04,
        hurry_cards=-2.9,
        opening_wilds=8.51,
        opening_pile=3.43,
        opening_stock=14.43,
        canasta_wilds_due=3.72,
        canasta_wilds=5.57,
        pile_loss=-80.11,
        pile_loss_card=51.35,
        unopened_chance=-0.12,
        pair_risk=0.37,
        declined_rank=0.48,
        known_card=1.04,
        break_pair=60.4,
        break_set=-45.54,
        dead_rank=1.93,
        meldable_card=10.75,
        card_points=-0.04,
        card_points_late=2.81,
        wild_discard=245.89,
        block=70.73,
        block_card=2.29,
    ),
    "samba": HeuristicWeights(
        take_with_pair=7.38,
        take_onto_meld=13.63,
        take_with_wild=12.8,
        fitting_card=2.79,
        pile_points=0.18,
        kept_cards=1.3,
        kept_cards_due=-1.98,
        new_meld_naturals=4.69,
        hurry_cards=6.42,
        opening_wilds=-0.5,
        opening_pile=13.81,
        opening_stock=92.77,
        canasta_wilds_due=2.81,
        canasta_wilds=3.22,
        pile_loss=-3.32,
        pile_loss_card=12.4,
        unopened_chance=1.13,
        pair_risk=0.82,
        declined_rank=0.2,
        known_card=1.39,
        break_pair=49.15,
        break_set=86.75,
        dead_rank=1.31,
        meldable_card=45.93,
        card_points=-1.83,
        card_points_late=0.56,
        wild_discard=199.27,
        block=-4.88,
        block_card=4.27,
    ),
    "windows1": HeuristicWeights(
        take_with_pair=7.45,
        take_onto_meld=11.71,
        take_with_wild=22.84,
        fitting_card=1.82,
        pile_points=-0.61,
        kept_cards=2.82,
        kept_cards_due=1.96,
        new_meld_naturals=0.71,
        hurry_cards=0.85,
        opening_wilds=0.36,
        opening_pile=16.33,
        opening_stock=67.84,
        canasta_wilds_due=2.41,
        canasta_wilds=3.12,
        pile_loss=9.53,
        pile_loss_card=12.89,
        unopened_chance=1.1,
        pair_risk=1.04,
        declined_rank=-0.27,
        known_card=1.7,
        break_pair=15.27,
        break_set=99.44,
        dead_rank=0.44,
        meldable_card=65.94,
        card_points=-0.93,
        card_points_late=1.32,
        wild_discard=233.48,
        block=12.93,
        block_card=3.08,
    ),
}
"""The tuned weights, by preset."""


def weights_of(rules: CanastaOptions) -> HeuristicWeights:
    """Return the weights for a set of rules: those of its preset, or those of ``classic``."""
    return WEIGHTS.get(rules.preset, WEIGHTS["classic"])


def bolder(weights: HeuristicWeights) -> HeuristicWeights:
    """Return the weights of an aggressive player, who takes smaller piles and uses more wild cards for canastas."""
    return weights._replace(
        take_with_pair=weights.take_with_pair - 1,
        take_onto_meld=weights.take_onto_meld - 1.5,
        canasta_wilds_due=weights.canasta_wilds_due + 1,
        canasta_wilds=weights.canasta_wilds + 1,
    )
