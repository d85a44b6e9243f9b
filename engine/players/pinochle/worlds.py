"""Determinization: samples worlds, in which the hidden cards of a view are dealt at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.cards import face
from engine.pinochle.view import PinochleView
from engine.players.kit import hand_prior
from engine.players.pinochle.prior import kept_by_face
from engine.players.pinochle.rollout import FACES, Rollout, RolloutRules, face_number, rollout_rules


def world_sampler(view: PinochleView, rng: random.Random) -> Callable[[], Rollout]:
    """Return a function that samples worlds consistent with a view; cards whose place is known stay there."""
    seat = view.seat or 0
    other = 1 - seat
    rules = rollout_rules(view.rules, view.trump)
    known = view.known[other]
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
        held, rest = hand_prior.deal(hidden, needed, kept, rng)
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
