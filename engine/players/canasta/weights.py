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
