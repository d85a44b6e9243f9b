"""How the habits are learnt: rounds are sketches, on mirrored deals (:mod:`engine.players.learning`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.canasta.kinds import BLACK_THREE, KIND, KINDS
from engine.canasta.rules import CanastaRules
from engine.players import learning
from engine.players.canasta.habits import Habits
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.terms import Terms
from engine.players.learning import Figures, Lead

STEPS = Habits(
    pair=2.0,
    onto=2.0,
    wild=4.0,
    fit=0.5,
    rich=0.3,
    kept=1.0,
    kept_due=1.0,
    begins=0.7,
    hurry=2.0,
    opens_with=0.8,
    opens_for=3.0,
    opens_at=15.0,
    closes_first=0.6,
    closes=0.6,
    prize=12.0,
    prize_card=4.0,
    unopened=0.25,
    risk=0.2,
    declined=0.4,
    remembered=0.4,
    of_pair=12.0,
    of_three=20.0,
    dead=0.4,
    of_meld=15.0,
    dear=0.4,
    dear_late=0.5,
    wild_discard=40.0,
    block=8.0,
    block_card=0.8,
)
"""By how much each figure is changed to see what that does."""
ENDLESS = 400
"""Turns after which a round is taken as it stands."""
POINTS = 2500.0
"""Points of a round that count as much as winning it."""


def compared(rules: CanastaRules, seats: int, one: Habits, other: Habits, *, deals: int, seed: str) -> Lead:
    """Plays so many mirrored deals, every second seat by ``one`` and the others by ``other``."""
    chance = random.Random(seed)
    sides = tuple(seat % 2 for seat in range(seats))
    here, there = (Terms(rules, sides, tuple(one if side == first else other for side in sides)) for first in (0, 1))
    leads = []
    for deal in range(deals):
        sketch = dealt(here, chance)
        mirrored = sketch.copy()
        mirrored.terms = there
        leads.append([_lead(sketch, 0, deal % seats), _lead(mirrored, 1, deal % seats)])
    return learning.lead(leads)


def _lead(sketch: Sketch, side: int, seat: int) -> float:
    sketch.play_on(seat, ENDLESS)
    return float(sketch.score(side) - sketch.score(1 - side))


def learnt(rules: CanastaRules, seats: int, start: Habits, *, rounds: int, deals: int, seed: str) -> Iterator[Habits]:
    """The habits after each of so many comparisons over ``deals``."""

    def ahead(more: Figures, less: Figures, seed: str) -> Lead:
        return compared(rules, seats, Habits(*more), Habits(*less), deals=deals, seed=seed)

    for figures in learning.learnt(start, STEPS, ahead, rounds=rounds, seed=seed, points=POINTS):
        yield Habits(*(round(value, 2) for value in figures))


def dealt(terms: Terms, chance: random.Random) -> Sketch:
    """A round as it is dealt, in the middle of some game; threes for the mat are replaced."""
    rules, seats = terms.rules, len(terms.sides)
    cards = [KIND[card] for card in rules.pack(seats)]
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
        known=[[0] * len(KINDS) for _ in terms.sides],
        declined=[0] * seats,
    )
