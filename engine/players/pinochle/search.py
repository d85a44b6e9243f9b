"""The expert and the master while there is a stock: sampled worlds, the tuned policy, and a search over both.

In a sampled world the hidden cards of a view are dealt at random, by a prior: players keep trumps and aces, and play
low cards. Its numbers were counted in rollouts, over the last six tricks of phase one
(:func:`tests.bench.tuning.pinochle.count_kept`, ``python -m tests.bench.count_prior``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.cards import face
from engine.pinochle.round import PinochleView
from engine.players.kit import sampling
from engine.players.kit.sampling import compare, round_utility, rounds_left
from engine.players.pinochle import policies
from engine.players.pinochle.rollout import FACES, RANKS, Rollout, RolloutRules, face_number, rollout_rules
from engine.players.policy import PolicyContext
from engine.types import Action

KEPT: Mapping[str, tuple[tuple[float, ...], tuple[float, ...]]] = {
    "pinochle": (
        (1.0, 1.0, 1.0, 1.22, 0.96, 1.04, 1.55, 1.39),
        (1.0, 1.0, 0.63, 1.05, 0.8, 0.88, 0.48, 1.38),
    ),
    "binokel": (
        (1.0, 1.0, 1.07, 1.25, 0.92, 0.94, 1.32, 1.33),
        (1.0, 1.0, 0.34, 0.99, 0.89, 0.88, 0.92, 1.38),
    ),
    "bezique": (
        (1.52, 0.97, 1.31, 1.65, 1.4, 1.41, 1.81, 1.74),
        (0.35, 0.36, 0.38, 0.72, 0.81, 0.92, 0.94, 1.34),
    ),
}
"""By preset, the relative likelihood that a hidden card is in the hand and not in the stock.

The first row is for trumps, the second for other suits, each from seven to ace.
"""


def kept_by_face(rules: RolloutRules) -> list[float]:
    """Return by face the likelihood that a hidden card is kept; for :func:`engine.players.kit.sampling.deal`."""
    trumps, plain = KEPT[rules.options.preset]
    return [kept for place in range(len(rules.suits)) for kept in (trumps if place == rules.trump else plain)]


def world_sampler(view: PinochleView, rng: random.Random) -> Callable[[], Rollout]:
    """Return a function that samples worlds consistent with a view; cards whose place is known stay there."""
    seat = view.seat or 0
    other = 1 - seat
    rules = rollout_rules(view.rules, view.trump)
    known = view.surely_held(other)
    hidden = [face_number(card) for card in view.unseen()]
    mine, theirs = [0] * FACES, [0] * FACES
    for card in view.hand:
        mine[face_number(card)] += 1
    for card in known:
        theirs[face_number(card)] += 1
    shown = [[0] * FACES, [0] * FACES]
    for side, cards in enumerate(view.mat):
        for card in cards:
            shown[side][face_number(card)] += 1
    made = [_made(view, rules, side) for side in range(2)]
    points = list(view.standing)
    if view.rules.phase_one_tricks == "at-end":
        points = [one + two for one, two in zip(points, view.trick_points, strict=True)]
    exchanged = view.upturned is None or face_number(view.upturned) == rules.dix
    upturned = [face_number(view.upturned)] if view.upturned else []
    kept = kept_by_face(rules)
    needed = view.hand_counts[other] - len(known)
    if view.trick:
        theirs[face_number(view.trick[0])] += 1

    def sample() -> Rollout:
        held, rest = sampling.deal(hidden, needed, kept, rng)
        dealt = theirs[:]
        for card in held:
            dealt[card] += 1
        return Rollout(
            rules,
            hands=[mine[:], dealt] if seat == 0 else [dealt, mine[:]],
            shown=shown,
            made=made,
            points=points,
            stock=rest + upturned,
            at=0,
            exchanged=exchanged,
            seat=view.leader,
        )

    return sample


def _made(view: PinochleView, rules: RolloutRules, side: int) -> list[int]:
    """Return how often each meld was made, as far as cards of it are still on the mat."""
    made = [0] * len(rules.melds)
    for meld in view.melds[side]:
        faces = {face_number(face(card)) for card in meld.cards}
        for place, (type_, pattern) in enumerate(zip(rules.types, rules.melds, strict=True)):
            if type_ == meld.type and faces <= {card for card, _ in pattern.faces}:
                made[place] += 1
                for part in pattern.within:
                    made[part] += 1
                break
    return made


def expert(view: PinochleView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase_two or view.phase == "melding":
        return policies.choose(view, context)
    return playable(view)[heuristic_card(view, world_sampler(view, context.rng)())]


def heuristic_card(view: PinochleView, world: Rollout) -> int:
    """Return the face that the heuristic policy plays, the same in every world: it uses only what the seat knows."""
    seat, led = view.seat or 0, led_face(view)
    rollout = world.copy()
    if led >= 0:
        rollout.hands[1 - seat][led] -= 1
    return rollout.choose_card(seat, led)


def led_face(view: PinochleView) -> int:
    """Return the number of the face that was led, or -1."""
    return face_number(view.trick[0]) if view.trick else -1


def playable(view: PinochleView) -> dict[int, Action]:
    """Return the cards that may be played, by face; of equal cards the one with fewest further uses in melds."""
    history = view.history()
    actions: dict[int, Action] = {}
    for action in sorted(view.legal, key=lambda action: len(history.get(action.cards[0], ()))):
        actions[face_number(action.cards[0])] = action
    return actions


SPREAD = 150.0
"""The points by which one round separates two players."""
CLEAR = 40.0
"""The points of a clear win of a round."""
LATE = 11
"""The size of the stock, without the upturned card, from which the search is used: the last six tricks of phase one.

Earlier, the differences between cards are lost in the noise of the tricks to come.
"""


Worlds: TypeAlias = Callable[[PinochleView, random.Random], Callable[[], Rollout]]
"""Returns what samples the worlds of a view."""


class Search:
    """Chooses cards by rollouts once the stock is low.

    ``budget`` is the number of rollouts per decision; each plays a world out to the end of the round. The expert's
    choice stands unless another card is better by ``standard_errors`` standard errors; of equal ones, the cheapest is
    played. ``late`` is the size of the stock from which it searches; ``worlds`` returns what samples the worlds of a
    view.
    """

    def __init__(
        self, budget: int, *, standard_errors: float = 1.0, late: int = LATE, worlds: Worlds = world_sampler
    ) -> None:
        self.budget = budget
        self.standard_errors = standard_errors
        self.late = late
        self.worlds = worlds

    def choose(self, view: PinochleView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if view.phase_two or view.phase == "melding" or view.stock > self.late:
            return expert(view, context)
        sample = self.worlds(view, context.rng)
        seat, led = view.seat or 0, led_face(view)
        sampled = [sample()]
        baseline = heuristic_card(view, sampled[0])
        actions = playable(view)
        rules = sampled[0].rules
        cheapest = sorted(actions, key=lambda card: (rules.points[card], card // RANKS == rules.trump, card))
        candidates = [baseline, *(card for card in cheapest if card != baseline)]

        def utility(candidate: int, world: int) -> float:
            while len(sampled) <= world:
                sampled.append(sample())
            rollout = sampled[world].copy()
            card = candidates[candidate]
            if led < 0:
                rollout.play_trick(card)
            else:
                rollout.play_trick(led, card)
            rollout.play_out()
            points = list(map(int.__add__, rollout.points, rollout.trick_points))
            rounds = rounds_left(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
            return round_utility(view.totals, points, seat, rounds=rounds, spread=SPREAD, clear=CLEAR)

        found = compare(len(candidates), self.budget, utility, self.standard_errors)
        return found.report(context, [actions[card] for card in candidates], "chances")
