"""What a moment of a round is worth to a side: learnt, for each set of rules, from sketches played out to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from engine.canasta.kinds import BLACK_THREE, KIND, KINDS, NATURALS, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, MELD
from engine.canasta.rules import CanastaRules
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.terms import Terms
from engine.players.fitting import fitted

ROUNDS = 400
"""Rounds that are played out to learn from."""
EVERY = 3
"""Turns between two moments of a round that are learnt from."""
_FIRMNESS = 10.0
"""How much the figures are held back from following the accidents of these rounds."""


class Appraisal:
    """The points by which a side will be ahead, told from a moment: a sum of what is seen, each with its weight."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = tuple(weights)

    def lead(self, sketch: Sketch, side: int, seat: int) -> float:
        """How far a side will be ahead of the others' mean, where ``seat`` is to begin its turn."""
        if sketch.over:
            return _lead([float(sketch.score(its)) for its in range(len(sketch.laid))], side)
        return sum(map(float.__mul__, self._weights, _differences(sketch, side, seat)))


def _lead(values: Sequence[float], side: int) -> float:
    return values[side] - (sum(values) - values[side]) / (len(values) - 1)


def _differences(sketch: Sketch, side: int, seat: int) -> list[float]:
    """What is seen, by how much more a side has of it than the others."""
    sides = [_seen(sketch, its) for its in range(len(sketch.laid))]
    if len(sides) == 2:
        found = list(map(float.__sub__, sides[side], sides[1 - side]))
    else:
        found = [_lead(values, side) for values in zip(*sides, strict=True)]
    time = (len(sketch.stock) - sketch.at) / sketch.terms.size
    turn = _lead([float(its == sketch.terms.sides[seat]) for its in range(len(sides))], side)
    return [*found, *(value * time for value in found), turn, turn * len(sketch.pile)]


def _seen(sketch: Sketch, side: int) -> list[float]:
    """What matters of a side: its score if the round ended, its hands, and how near its melds are to canastas."""
    terms = sketch.terms
    own, wild = sketch.naturals[side], sketch.wilds[side]
    near = nearer = nearest = begun = 0
    for kind in NATURALS:
        size = own[kind] + wild[kind]
        if 0 < size < CANASTA:
            begun += 1
            near += size == CANASTA - 3
            nearer += size == CANASTA - 2
            nearest += size == CANASTA - 1
    cards = points = wilds = pairs = threes = 0
    for seat, its in enumerate(terms.sides):
        if its != side:
            continue
        hand = sketch.hands[seat]
        cards += sketch.counts[seat]
        wilds += hand[TWO] + hand[WILD_JOKER]
        for kind in NATURALS:
            held = hand[kind]
            if held:
                points += held * terms.held[kind]
                if held == 2:
                    pairs += 1
                elif held >= MELD:
                    threes += 1
    may = sketch.canastas[side] >= terms.needs
    return [
        float(sketch.score(side)),
        float(points),
        float(cards),
        float(may * cards),
        float(wilds),
        float(pairs),
        float(threes),
        float(sketch.opened[side]),
        float(min(sketch.canastas[side], terms.needs)),
        float(begun),
        float(near),
        float(nearer),
        float(nearest),
    ]


@lru_cache(maxsize=16)
def appraisal(rules: CanastaRules, sides: tuple[int, ...]) -> Appraisal:
    """What moments are worth under a set of rules. It takes a good part of a second to find out, once."""
    terms = Terms(rules, sides)
    chance = random.Random("appraisal")
    pack = [KIND[card] for card in rules.pack(len(sides))]
    rows: list[list[float]] = []
    results: list[float] = []
    for number in range(ROUNDS):
        sketch = _dealt(terms, pack, chance)
        seat = number % len(sides)
        moments = []
        while not sketch.over and sketch.turns < 200:
            seat = sketch.play_on(seat, EVERY)
            if not sketch.over:
                moments.append(_differences(sketch, 0, seat))
        lead = _lead([float(sketch.score(its)) for its in range(len(sketch.laid))], 0)
        rows += moments
        results += [lead] * len(moments)
    return Appraisal(fitted(rows, results, _FIRMNESS))


def _dealt(terms: Terms, pack: list[int], chance: random.Random) -> Sketch:
    """A round as it is dealt; threes for the mat are replaced."""
    rules, seats = terms.rules, len(terms.sides)
    cards = pack[:]
    chance.shuffle(cards)
    sides = max(terms.sides) + 1
    threes = [[0, 0] for _ in range(sides)]

    def hand(size: int, side: int) -> list[int]:
        counts = [0] * len(KINDS)
        while size and cards:
            kind = cards.pop()
            if kind in terms.mat:
                threes[side][kind == BLACK_THREE] += 1
            else:
                counts[kind] += 1
                size -= 1
        return counts

    hands = [hand(rules.hand_for(seats), side) for side in terms.sides]
    feet = [hand(rules.foot, side) if rules.foot else [] for side in terms.sides]
    talons = [tuple(cards.pop() for _ in range(size)) for size in rules.talons]
    pile = [cards.pop()] if rules.first_upcard == "turned" else []
    seen = [0] * len(KINDS)
    for kind in pile:
        seen[kind] += 1
    return Sketch(
        terms,
        hands=hands,
        counts=[sum(its) for its in hands],
        feet=feet,
        naturals=[[0] * len(KINDS) for _ in range(sides)],
        wilds=[[0] * len(KINDS) for _ in range(sides)],
        alone=[0] * sides,
        closed=[[0, 0] for _ in range(sides)],
        laid=[0] * sides,
        extra=[0] * sides,
        canastas=[0] * sides,
        opened=[False] * sides,
        minimums=[rules.minimum(chance.choice((0, 0, rules.target // 2)), 1 + chance.randrange(4))] * sides,
        threes=threes,
        stock=tuple(cards),
        at=0,
        pile=pile,
        seen=seen,
        frozen=rules.frozen_at_first,
        talons=talons,
        fresh=True,
    )
