"""The two best players: every card is tried in hands that the view allows, and judged a few tricks later."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp

from engine.game import Action
from engine.pinochle.view import PinochleView
from engine.players import halving
from engine.players.mind import Mind
from engine.players.pinochle import player
from engine.players.pinochle.appraisal import appraisal
from engine.players.pinochle.hand import unseen
from engine.players.pinochle.sketch import FACES, Sketch, number, terms_of

SPREAD = 250.0
"""By how much one round parts two players, in points."""


class Search:
    """A player who tries cards out: ``effort`` times for a decision, looking so many ``tricks`` ahead.

    What it would play without trying stands, unless another card is better by ``sure`` standard errors.
    """

    def __init__(self, effort: int, tricks: int, *, sure: float = 1.0) -> None:
        self.effort = effort
        self.tricks = tricks
        self.sure = sure

    def choose(self, view: PinochleView, mind: Mind) -> Action:
        """The action that the player takes: one of ``view.legal``."""
        usual = player.choose(view, mind)
        if usual.kind != "play" or view.phase_two:
            return usual
        others = {number(action.cards[0]): action for action in view.legal if action.cards != usual.cards}
        others.pop(number(usual.cards[0]), None)
        candidates = [(number(usual.cards[0]), usual), *others.items()]
        if len(candidates) < 2:
            return usual
        judge = appraisal(view.rules)
        seat = view.seat or 0
        deal = worlds(view, mind.chance)
        led = number(view.trick[0]) if view.trick else -1
        dealt: list[Sketch] = []
        behind = view.totals[seat] - view.totals[1 - seat]

        def value(candidate: int, world: int) -> float:
            while len(dealt) <= world:
                dealt.append(deal())
            sketch = dealt[world].copy()
            its = candidates[candidate][0]
            if led < 0:
                sketch.trick(its)
            else:
                sketch.trick(led, its)
            for _ in range(self.tricks - 1):
                if sketch.left < 2:
                    break
                sketch.trick()
            lead = behind + judge.lead(sketch, seat)
            return 1 / (1 + exp(-max(-20.0, min(20.0, lead / SPREAD))))

        return candidates[halving.best(len(candidates), self.effort, value, self.sure)][1]


def worlds(view: PinochleView, chance: random.Random) -> Callable[[], Sketch]:
    """Deals the hidden cards of a view, as they may lie."""
    seat = view.seat or 0
    other = 1 - seat
    terms = terms_of(view.rules, view.trump)
    hidden = list(map(number, unseen(view)))
    shown = list(map(number, view.mat[other]))
    mine = [0] * FACES
    for card in view.hand:
        mine[number(card)] += 1
    made = [[0] * len(terms.melds) for _ in range(2)]
    known = {frozenset(meld.faces): place for place, meld in enumerate(terms.melds)}
    for side, its in enumerate(view.melds):
        for meld in its:
            counts: dict[int, int] = {}
            for card in meld.cards:
                counts[number(card)] = counts.get(number(card), 0) + 1
            place = known.get(frozenset(counts.items()))
            if place is not None:
                made[side][place] += 1
                for part in terms.melds[place].within:
                    made[side][part] += 1
    points = list(view.standing)
    if view.rules.phase_one_tricks == "at-end":
        points = [one + two for one, two in zip(points, view.trick_points, strict=True)]
    exchanged = view.upturned is None or number(view.upturned) == terms.dix
    turned = [number(view.upturned)] if view.upturned else []
    size = view.hand_counts[other]
    led = number(view.trick[0]) if view.trick else -1

    def deal() -> Sketch:
        chance.shuffle(hidden)
        need = max(0, size - len(shown))
        theirs = [0] * FACES
        for its in (*shown, *hidden[:need]):
            theirs[its] += 1
        if led >= 0:
            theirs[led] += 1
        hands = [mine[:], theirs] if seat == 0 else [theirs, mine[:]]
        return Sketch(
            terms,
            hands=hands,
            made=made,
            points=points,
            stock=hidden[need:] + turned,
            at=0,
            exchanged=exchanged,
            seat=view.leader,
        )

    return deal
