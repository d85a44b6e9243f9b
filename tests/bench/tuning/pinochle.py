"""Tunes the heuristic weights by self-play in rollouts, and counts the prior over hidden cards that results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import log
from typing import Any

from engine.cards import SUITS
from engine.pinochle.options import PinochleOptions, cards_of
from engine.players.pinochle.rollout import (
    FACES,
    RANKS,
    HeuristicWeights,
    Rollout,
    RolloutRules,
    face_number,
    rollout_rules,
)
from engine.players.pinochle.search import LATE
from tests.bench.tuning import spsa
from tests.bench.tuning.spsa import MatchResult, Parameters

STEPS = HeuristicWeights(
    meld_hope=(0.2, 0.2, 0.2, 0.3),
    meld_hope_early=(0.3, 0.4, 0.5, 0.7),
    trump_values=(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0, 5.0),
    plain_values=(1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.0, 3.0),
    keep_early=0.5,
    max_chance=0.15,
    trick=5.0,
    trick_early=10.0,
    meld=0.1,
    meld_late=0.2,
    points=0.5,
    beaten_chance=0.2,
    trumped_chance=0.1,
    split_tricks=1.0,
)
"""The perturbation of each weight."""
POINTS = 500.0
"""The lead in points that counts as much as winning a round."""


def flatten(weights: HeuristicWeights) -> list[float]:
    """Return all numbers of the weights as one list."""
    return [number for field in weights for number in (field if isinstance(field, tuple) else (field,))]


def unflatten(parameters: Parameters) -> HeuristicWeights:
    """Return the weights that :func:`flatten` turns into these parameters."""
    left = iter(parameters)
    fields: list[Any] = [tuple(islice(left, len(field))) if isinstance(field, tuple) else next(left) for field in STEPS]
    return HeuristicWeights(*fields)


def compare(
    options: PinochleOptions, one: HeuristicWeights, other: HeuristicWeights, *, deals: int, seed: str
) -> MatchResult:
    """Play mirrored deals, with one seat following ``one`` and the other ``other``."""
    rng = random.Random(seed)
    rules = {trump: [RolloutRules(options, trump, both) for both in ((one, other), (other, one))] for trump in SUITS}
    leads = []
    for _ in range(deals):
        rollout = deal_rollout(options, rng)
        mirrored = rules[SUITS[rollout.rules.trump]]
        leads.append([_lead(rollout.copy(), own, seat) for seat, own in enumerate(mirrored)])
    return spsa.match_result(leads)


def _lead(rollout: Rollout, rules: RolloutRules, seat: int) -> float:
    """Play a rollout out with these rules, and return a seat's lead at the end of the round."""
    rollout.rules = rules
    rollout.play_out()
    mine, theirs = (rollout.points[one] + rollout.trick_points[one] for one in (seat, 1 - seat))
    return float(mine - theirs)


def tune(
    options: PinochleOptions, start: HeuristicWeights, *, iterations: int, deals: int, seed: str
) -> Iterator[HeuristicWeights]:
    """Yield the weights after each iteration; every iteration compares two sets of weights over ``deals`` deals."""

    def play(plus: Parameters, minus: Parameters, seed: str) -> MatchResult:
        return compare(options, unflatten(plus), unflatten(minus), deals=deals, seed=seed)

    steps = flatten(STEPS)
    for numbers in spsa.optimize(flatten(start), steps, play, iterations=iterations, seed=seed, points=POINTS):
        yield unflatten([round(value, 3) for value in numbers])


def count_kept(options: PinochleOptions, *, rounds: int, seed: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Count how likely hidden cards are in the opponent's hand late in phase one, relative to a random hand.

    Return the numbers for trumps and for other suits, from seven to ace; 1.0 for ranks that are not in the pack.
    """
    rng = random.Random(seed)
    held, even, hidden = ([[0.0] * RANKS, [0.0] * RANKS] for _ in range(3))
    for _ in range(rounds):
        rollout = deal_rollout(options, rng)
        while rollout.left >= 2:
            if rollout.left - 1 <= LATE:
                for seat in range(2):
                    theirs = list(map(int.__sub__, rollout.hands[1 - seat], rollout.shown[1 - seat]))
                    unseen = rollout.unseen(seat)
                    share = sum(theirs) / sum(unseen)
                    for face, count in enumerate(unseen):
                        row, rank = int(face // RANKS != rollout.rules.trump), face % RANKS
                        held[row][rank] += theirs[face]
                        even[row][rank] += count * share
                        hidden[row][rank] += count
            rollout.play_trick()
    trumps, plain = (tuple(map(_likelihood, *counts)) for counts in zip(held, even, hidden, strict=True))
    return trumps, plain


def _likelihood(held: float, even: float, hidden: float) -> float:
    """Return the relative likelihood of a card that was held ``held`` times, and would be ``even`` times by chance."""
    return round(log(1 - min(0.98, held / hidden)) / log(1 - even / hidden), 2) if hidden else 1.0


def deal_rollout(options: PinochleOptions, rng: random.Random) -> Rollout:
    """Return a newly dealt round."""
    cards = list(map(face_number, cards_of(options.pack_size)))
    rng.shuffle(cards)
    rules = rollout_rules(options, SUITS[cards[-1] // RANKS])
    hands = [[0] * FACES, [0] * FACES]
    for hand in hands:
        for _ in range(options.hand_size):
            hand[cards.pop(0)] += 1
    return Rollout(
        rules,
        hands=hands,
        shown=[[0] * FACES, [0] * FACES],
        made=[[0] * len(rules.melds) for _ in hands],
        points=[0, 0],
        stock=cards,
        at=0,
        exchanged=cards[-1] == rules.dix,
        seat=rng.randrange(2),
    )
