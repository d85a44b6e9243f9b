"""What a moment of phase one is worth: learnt, for each set of rules, from sketches played out to their end."""

from __future__ import annotations

import random
from functools import lru_cache

from engine.cards import SUITS
from engine.pinochle.kinds import cards_of
from engine.pinochle.rules import PinochleRules
from engine.players.fitting import fitted
from engine.players.pinochle.sketch import FACES, RANKS, Sketch, Terms, number, terms_of

ROUNDS = 300
"""Rounds that are played out to learn from."""
_FIRMNESS = 10.0
_HOPE = (1.0, 0.45, 0.2, 0.08)
"""How a meld counts in what a hand may come to, by the cards that it lacks."""


class Appraisal:
    """The points by which a seat will be ahead when the round is over."""

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights

    def lead(self, sketch: Sketch, seat: int) -> float:
        """How far a seat will be ahead, told at the beginning of a trick."""
        if sketch.left < 2:
            sketch.play_two()
            return float(_points(sketch, seat) - _points(sketch, 1 - seat))
        return sum(map(float.__mul__, self._weights, _differences(sketch, seat)))


def _points(sketch: Sketch, seat: int) -> int:
    return sketch.points[seat] + sketch.two[seat]


def _differences(sketch: Sketch, seat: int) -> list[float]:
    """What is seen of the hands, by how much more a seat has of it."""
    found = list(map(float.__sub__, _seen(sketch, seat), _seen(sketch, 1 - seat)))
    time = sketch.left / sketch.terms.rules.pack_size
    turn = 1.0 if sketch.seat == seat else -1.0
    points = float(sketch.points[seat] - sketch.points[1 - seat])
    return [points, *found, *(value * time for value in found), turn]


def _seen(sketch: Sketch, seat: int) -> list[float]:
    terms, hand, made = sketch.terms, sketch.hands[seat], sketch.made[seat]
    ready = hope = 0.0
    for place, meld in enumerate(terms.melds):
        missing = 0
        for face, needed in meld.faces:
            if hand[face] < needed:
                missing += needed - hand[face]
        if missing:
            if missing < len(_HOPE):
                hope += meld.points * _HOPE[missing]
        elif not made[place]:
            ready += meld.points
    trumps = high = aces = tens = 0
    for face in range(FACES):
        held = hand[face]
        if held:
            if face // RANKS == terms.trump:
                trumps += held
                high += held * (face % RANKS)
            elif face % RANKS == RANKS - 1:
                aces += held
            elif face % RANKS == RANKS - 2:
                tens += held
    return [ready, hope, float(trumps), float(high), float(aces), float(tens)]


@lru_cache(maxsize=64)
def appraisal(rules: PinochleRules) -> Appraisal:
    """What moments are worth under a set of rules. It takes a good part of a second to find out, once."""
    chance = random.Random("appraisal")
    pack = list(map(number, cards_of(rules.pack_size)))
    rows: list[list[float]] = []
    results: list[float] = []
    for _ in range(ROUNDS):
        sketch = _dealt(rules, pack, chance)
        moments = []
        while sketch.left >= 2:
            moments.append(_differences(sketch, 0))
            sketch.trick()
            if sketch.left >= 2:
                sketch.trick()
        sketch.play_two()
        rows += moments
        results += [float(_points(sketch, 0) - _points(sketch, 1))] * len(moments)
    return Appraisal(fitted(rows, results, _FIRMNESS))


def _dealt(rules: PinochleRules, pack: list[int], chance: random.Random) -> Sketch:
    cards = pack[:]
    chance.shuffle(cards)
    terms: Terms = terms_of(rules, SUITS[cards[-1] // RANKS])
    hands = [[0] * FACES, [0] * FACES]
    for hand in hands:
        for _ in range(rules.hand_size):
            hand[cards.pop(0)] += 1
    made = [[0] * len(terms.melds) for _ in hands]
    exchanged = cards[-1] == terms.dix
    return Sketch(
        terms, hands=hands, made=made, points=[0, 0], stock=cards, at=0, exchanged=exchanged, seat=chance.randrange(2)
    )
