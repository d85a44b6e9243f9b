"""What a round may be, for all that a seat knows: sketches with the hidden cards dealt by chance."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import reduce
from operator import or_

from engine.canasta.kinds import BLACK_THREE, KIND, KINDS, TWO
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, is_red, rank
from engine.players.canasta.habits import bold, habits_of
from engine.players.canasta.leanings import Leanings
from engine.players.canasta.reading import count
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.terms import Terms

_NAMES = {"wild": TWO, "3": BLACK_THREE}
LATELY = 6
"""Cards that a seat let lie or discarded last, which say what it does not hold."""


class Worlds:
    """Deals the hidden cards of a view, as they may lie: known cards stay where they are.

    In an ``aggressive`` mood the seat plays on boldly in them.
    """

    def __init__(self, view: CanastaView, *, aggressive: bool = False) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        habits = habits_of(view.rules)
        own = bold(habits) if aggressive else habits
        by_seat = tuple(own if seat == view.seat else habits for seat in range(len(view.sides)))
        self.terms = Terms(view.rules, view.sides, by_seat)
        self._hidden = self._unseen()
        self._known = [list(map(KIND.__getitem__, cards)) for cards in view.known] or [[] for _ in view.sides]
        for seat, cards in enumerate(self._known):
            if seat != self.seat:
                for kind in cards:
                    if kind in self._hidden:
                        self._hidden.remove(kind)
        self._bare = self._on_the_mat()
        turns = view.turn / len(view.sides)
        self._leanings = [Leanings(turns, declined) for declined in self._bare.declined]

    def own(self) -> Sketch:
        """Only what the seat sees: its own hand, and how many cards there are elsewhere."""
        sketch = self._bare.copy()
        sketch.hands = [[0] * len(KINDS) for _ in self.view.sides]
        sketch.hands[self.seat] = list(count(self.view.hand))
        sketch.feet = [[0] * len(KINDS) if size else [] for size in self.view.feet or (0,) * len(self.view.sides)]
        sketch.stock = (0,) * self.view.stock
        return sketch

    def deal(self, chance: random.Random) -> Sketch:
        """One world."""
        view, terms = self.view, self.terms
        hidden = self._hidden[:]
        chance.shuffle(hidden)
        mat = [kind for kind in hidden if kind in terms.mat]
        plain = [kind for kind in hidden if kind not in terms.mat]
        hands, feet = [], []
        for seat, size in enumerate(view.hand_counts):
            if seat == self.seat:
                hands.append(list(count(view.hand)))
                continue
            hand = [0] * len(KINDS)
            known = self._known[seat][:size]
            for kind in known:
                hand[kind] += 1
            drawn = [plain.pop() for _ in range(min(size - len(known), len(plain)))]
            for kind in drawn:
                hand[kind] += 1
            self._leanings[seat].settle(hand, drawn, plain, chance)
            hands.append(hand)
        rest = plain + mat
        chance.shuffle(rest)
        for size in view.feet or (0,) * len(hands):
            foot = [rest.pop() for _ in range(min(size, len(rest)))]
            feet.append(_counts(foot) if foot else [])
        talons = [tuple(rest.pop() for _ in range(min(size, len(rest)))) for size in view.talons]
        sketch = self._bare.copy()
        sketch.hands, sketch.feet, sketch.talons = hands, feet, talons
        sketch.stock = tuple(rest[: view.stock])
        return sketch

    def _unseen(self) -> list[int]:
        """The kinds of all cards that the seat sees nowhere."""
        view = self.view
        left = list(count(view.rules.pack(len(view.sides))))
        seen: Iterable[Card] = (
            *view.hand,
            *view.pile,
            *view.waiting,
            *(card for cards in view.red_threes for card in cards),
            *(card for melds in view.melds for meld in melds for card in meld.cards),
        )
        for card in seen:
            left[KIND[card]] -= 1
        return [kind for kind, number in enumerate(left) for _ in range(number)]

    def _on_the_mat(self) -> Sketch:
        """The moment without its hidden cards."""
        view, terms = self.view, self.terms
        sides = range(len(view.melds))
        refused, discards = (its or ((),) * len(view.sides) for its in (view.refused, view.discards))
        pile = [KIND[card] for card in view.pile]
        sketch = Sketch(
            terms,
            hands=[],
            counts=list(view.hand_counts),
            feet=[],
            naturals=[[0] * len(terms.points) for _ in sides],
            wilds=[[0] * len(terms.points) for _ in sides],
            alone=[0 for _ in sides],
            closed=[[0, 0] for _ in sides],
            laid=[0 for _ in sides],
            extra=[0 for _ in sides],
            canastas=[0 for _ in sides],
            opened=list(view.opened),
            minimums=list(view.minimums),
            threes=[_threes(cards) for cards in view.red_threes],
            stock=(),
            at=0,
            pile=pile,
            seen=_counts(pile),
            frozen=view.frozen,
            talons=[],
            fresh=not view.opened[view.sides[self.seat]],
            known=[_counts(kinds) for kinds in self._known],
            declined=[_bits((*left[-LATELY:], *its[-LATELY:])) for left, its in zip(refused, discards, strict=True)],
        )
        for side, melds in enumerate(view.melds):
            for meld in sorted(melds, key=lambda meld: -len(meld.cards)):
                self._lie(sketch, side, meld)
        return sketch

    def _lie(self, sketch: Sketch, side: int, meld: Meld) -> None:
        """Puts a meld on the mat of the sketch; sequences only count."""
        sketch.laid[side] += sum(self.terms.points[KIND[card]] for card in meld.cards)
        full = len(meld.cards) >= CANASTA
        sketch.canastas[side] += full
        if meld.sequence:
            sketch.extra[side] += self.terms.rules.sequence_canasta * full
        elif meld.rank == "wild":
            sketch.alone[side] = len(meld.cards)
        elif (kind := _NAMES.get(meld.rank, KIND[meld.cards[0]])) != BLACK_THREE:
            own, wild = sketch.naturals[side], sketch.wilds[side]
            if own[kind] + wild[kind] >= CANASTA:
                sketch.closed[side][wild[kind] > 0] += 1
                own[kind] = wild[kind] = 0
            if not own[kind]:
                own[kind], wild[kind] = meld.naturals, meld.wilds


def _counts(kinds: Iterable[int]) -> list[int]:
    counts = [0] * len(KINDS)
    for kind in kinds:
        counts[kind] += 1
    return counts


def _bits(cards: Iterable[Card]) -> int:
    """The kinds of cards, as bits."""
    return reduce(or_, (1 << KIND[card] for card in cards), 0)


def _threes(cards: Iterable[Card]) -> list[int]:
    """Red and black threes on a mat."""
    found = [0, 0]
    for card in cards:
        found[not is_red(card)] += rank(card) == "3"
    return found
