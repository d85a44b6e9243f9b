"""How habits are learnt, and what comes of them in the hands: rounds are sketches (:mod:`engine.players.learning`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import log
from typing import Any

from engine.cards import SUITS
from engine.pinochle.card_order import cards_of
from engine.pinochle.options import PinochleOptions
from engine.players import learning
from engine.players.learning import Figures, Lead
from engine.players.pinochle.habits import Habits
from engine.players.pinochle.search import LATE
from engine.players.pinochle.sketch import FACES, RANKS, Sketch, Terms, number, terms_of

STEPS = Habits(
    hopes=(0.2, 0.2, 0.2, 0.3),
    hopes_early=(0.3, 0.4, 0.5, 0.7),
    trumps=(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0, 5.0),
    plain=(1.0, 1.0, 1.0, 1.0, 1.0, 1.5, 2.0, 3.0),
    keep_early=0.5,
    likely=0.15,
    trick=5.0,
    trick_early=10.0,
    meld=0.1,
    meld_late=0.2,
    points=0.5,
    beaten=0.2,
    trumped=0.1,
    tricks_to_part=1.0,
)
"""By how much each figure is changed to see what that does."""
POINTS = 500.0
"""Points of a round that count as much as winning it."""


def figures(habits: Habits) -> list[float]:
    """The figures of habits, one after the other."""
    return [figure for its in habits for figure in (its if isinstance(its, tuple) else (its,))]


def habits_with(numbers: Figures) -> Habits:
    """The habits that have these figures."""
    left = iter(numbers)
    fields: list[Any] = [tuple(islice(left, len(its))) if isinstance(its, tuple) else next(left) for its in STEPS]
    return Habits(*fields)


def compared(rules: PinochleOptions, one: Habits, other: Habits, *, deals: int, seed: str) -> Lead:
    """Plays so many mirrored deals, one seat by ``one`` and the other by ``other``."""
    chance = random.Random(seed)
    terms = {trump: [Terms(rules, trump, its) for its in ((one, other), (other, one))] for trump in SUITS}
    leads = []
    for _ in range(deals):
        sketch = dealt(rules, chance)
        leads.append([_lead(sketch.copy(), its, seat) for seat, its in enumerate(terms[SUITS[sketch.terms.trump]])])
    return learning.lead(leads)


def _lead(sketch: Sketch, terms: Terms, seat: int) -> float:
    """By how much a seat of a sketch with these terms is ahead at the end of the round."""
    sketch.terms = terms
    sketch.finish()
    mine, theirs = (sketch.points[its] + sketch.two[its] for its in (seat, 1 - seat))
    return float(mine - theirs)


def learnt(rules: PinochleOptions, start: Habits, *, rounds: int, deals: int, seed: str) -> Iterator[Habits]:
    """The habits after each of so many comparisons over ``deals``."""

    def ahead(more: Figures, less: Figures, seed: str) -> Lead:
        return compared(rules, habits_with(more), habits_with(less), deals=deals, seed=seed)

    for numbers in learning.learnt(figures(start), figures(STEPS), ahead, rounds=rounds, seed=seed, points=POINTS):
        yield habits_with([round(value, 3) for value in numbers])


def kept(rules: PinochleOptions, *, rounds: int, seed: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How readily hidden cards are held when the stock of so many rounds is low: trumps and others, seven to ace.

    1 is what chance would deal; a rank that the pack has not has it too.
    """
    chance = random.Random(seed)
    held, even, hidden = ([[0.0] * RANKS, [0.0] * RANKS] for _ in range(3))
    for _ in range(rounds):
        sketch = dealt(rules, chance)
        while sketch.left >= 2:
            if sketch.left - 1 <= LATE:
                for seat in range(2):
                    theirs = list(map(int.__sub__, sketch.hands[1 - seat], sketch.shown[1 - seat]))
                    unseen = sketch.unseen(seat)
                    share = sum(theirs) / sum(unseen)
                    for face, count in enumerate(unseen):
                        row, rank = int(face // RANKS != sketch.terms.trump), face % RANKS
                        held[row][rank] += theirs[face]
                        even[row][rank] += count * share
                        hidden[row][rank] += count
            sketch.trick()
    trumps, plain = (tuple(map(_readily, *its)) for its in zip(held, even, hidden, strict=True))
    return trumps, plain


def _readily(held: float, even: float, hidden: float) -> float:
    """How much sooner than others somebody keeps a card that is in a hand so often, of so many times hidden."""
    return round(log(1 - min(0.98, held / hidden)) / log(1 - even / hidden), 2) if hidden else 1.0


def dealt(rules: PinochleOptions, chance: random.Random) -> Sketch:
    """A round as it is dealt."""
    cards = list(map(number, cards_of(rules.pack_size)))
    chance.shuffle(cards)
    terms = terms_of(rules, SUITS[cards[-1] // RANKS])
    hands = [[0] * FACES, [0] * FACES]
    for hand in hands:
        for _ in range(rules.hand_size):
            hand[cards.pop(0)] += 1
    return Sketch(
        terms,
        hands=hands,
        shown=[[0] * FACES, [0] * FACES],
        made=[[0] * len(terms.melds) for _ in hands],
        points=[0, 0],
        stock=cards,
        at=0,
        exchanged=cards[-1] == terms.dix,
        seat=chance.randrange(2),
    )
