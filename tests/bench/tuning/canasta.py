"""Tunes the heuristic weights by self-play in rollouts of mirrored deals (:mod:`tests.bench.tuning.spsa`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.canasta.melds import BLACK_THREE, KIND, KINDS
from engine.canasta.rules import CanastaRules
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RolloutRules
from engine.players.canasta.weights import HeuristicWeights
from tests.bench.tuning import spsa
from tests.bench.tuning.spsa import MatchResult, Parameters

STEPS = HeuristicWeights(
    take_with_pair=2.0,
    take_onto_meld=2.0,
    take_with_wild=4.0,
    fitting_card=0.5,
    pile_points=0.3,
    kept_cards=1.0,
    kept_cards_due=1.0,
    new_meld_naturals=0.7,
    hurry_cards=2.0,
    opening_wilds=0.8,
    opening_pile=3.0,
    opening_stock=15.0,
    canasta_wilds_due=0.6,
    canasta_wilds=0.6,
    pile_loss=12.0,
    pile_loss_card=4.0,
    unopened_chance=0.25,
    pair_risk=0.2,
    declined_rank=0.4,
    known_card=0.4,
    break_pair=12.0,
    break_set=20.0,
    dead_rank=0.4,
    meldable_card=15.0,
    card_points=0.4,
    card_points_late=0.5,
    wild_discard=40.0,
    block=8.0,
    block_card=0.8,
)
"""The perturbation of each weight."""
MOST_TURNS = 400
"""The most turns of a rollout."""
POINTS = 2500.0
"""The lead in points that counts as much as winning a round."""


def compare(
    options: CanastaRules, seats: int, one: HeuristicWeights, other: HeuristicWeights, *, deals: int, seed: str
) -> MatchResult:
    """Play mirrored deals, with every second seat following ``one`` and the others ``other``."""
    rng = random.Random(seed)
    sides = tuple(seat % 2 for seat in range(seats))
    here, there = (
        RolloutRules(options, sides, tuple(one if side == first else other for side in sides)) for first in (0, 1)
    )
    leads = []
    for deal in range(deals):
        rollout = deal_rollout(here, rng)
        mirrored = rollout.copy()
        mirrored.rules = there
        leads.append([_lead(rollout, 0, deal % seats), _lead(mirrored, 1, deal % seats)])
    return spsa.match_result(leads)


def _lead(rollout: Rollout, side: int, seat: int) -> float:
    rollout.play_out(seat, MOST_TURNS)
    return float(rollout.score(side) - rollout.score(1 - side))


def tune(
    options: CanastaRules, seats: int, start: HeuristicWeights, *, iterations: int, deals: int, seed: str
) -> Iterator[HeuristicWeights]:
    """Yield the weights after each iteration; every iteration compares two sets of weights over ``deals`` deals."""

    def play(plus: Parameters, minus: Parameters, seed: str) -> MatchResult:
        return compare(options, seats, HeuristicWeights(*plus), HeuristicWeights(*minus), deals=deals, seed=seed)

    for parameters in spsa.optimize(start, STEPS, play, iterations=iterations, seed=seed, points=POINTS):
        yield HeuristicWeights(*(round(value, 2) for value in parameters))


def deal_rollout(rules: RolloutRules, rng: random.Random) -> Rollout:
    """Return a newly dealt round in the middle of some game, with threes laid down and replaced."""
    options, seats = rules.options, len(rules.sides)
    cards = [KIND[card] for card in options.pack(seats)]
    rng.shuffle(cards)
    sides = max(rules.sides) + 1
    threes = [[0, 0] for _ in range(sides)]

    def hand(size: int, side: int) -> list[int]:
        counts = [0] * len(KINDS)
        while size and cards:
            kind = cards.pop()
            if kind in rules.laid_threes:
                threes[side][kind == BLACK_THREE] += 1
            else:
                counts[kind] += 1
                size -= 1
        return counts

    hands = [hand(options.hand_for(seats), side) for side in rules.sides]
    feet = [hand(options.foot, side) if options.foot else [] for side in rules.sides]
    talons = [tuple(cards.pop() for _ in range(size)) for size in options.talons]
    pile = [cards.pop()] if options.first_upcard == "turned" else []
    seen = [0] * len(KINDS)
    for kind in pile:
        seen[kind] += 1
    return Rollout(
        rules,
        hands=hands,
        counts=[sum(hand) for hand in hands],
        feet=feet,
        naturals=[[0] * len(KINDS) for _ in range(sides)],
        wilds=[[0] * len(KINDS) for _ in range(sides)],
        wild_meld=[0] * sides,
        closed=[[0, 0] for _ in range(sides)],
        laid=[0] * sides,
        extra=[0] * sides,
        canastas=[0] * sides,
        opened=[False] * sides,
        minimums=[options.minimum(rng.choice((0, 0, options.target // 2)), 1 + rng.randrange(4))] * sides,
        threes=threes,
        stock=tuple(cards),
        at=0,
        pile=pile,
        pile_counts=seen,
        frozen=options.frozen_at_first,
        talons=talons,
        fresh=True,
        known=[[0] * len(KINDS) for _ in rules.sides],
        declined=[0] * seats,
    )
