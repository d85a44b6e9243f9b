"""Determinization: sample worlds, in which the hidden cards of a view are dealt at random.

Players keep pairs and wild cards, so hidden hands are not uniformly random: a uniform hand has half as many pairs and
more than twice as many single cards as a real one. The numbers of this prior were fitted to hands of players by habit,
so that sampled hands have about as many single cards, pairs, sets, wild cards and black threes.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import reduce
from itertools import pairwise
from operator import or_

from engine.canasta.from_view import unseen
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, KINDS, TWO
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, is_red, rank
from engine.players.canasta.features import count
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RANKED, RolloutRules
from engine.players.canasta.weights import HeuristicWeights, bolder, weights_of

HELD = (1.0, 0.3, 1.5, 0.45, 0.4)
"""The likelihood of holding none, one, two ... cards of a rank, relative to a random hand."""
WILD, BLACK, DECLINED = 2.1, 0.05, 0.2
"""The same per wild card, per black three, and per card of a kind that was recently declined or discarded."""
SETTLED_TURNS = 5
"""The turns after which these likelihoods apply in full; before, they apply in part."""
SWAPS = 3
"""The swaps that are proposed for each unknown card of a hand."""


class HandPrior:
    """Turns a random hand into one that a player is likely to have kept, after ``turns`` turns of that player."""

    def __init__(self, turns: float, declined: int) -> None:
        strength = min(1.0, turns / SETTLED_TURNS)
        self._one_more: list[float] = [(after / before) ** strength for before, after in pairwise(HELD)]
        self._wild: float = WILD**strength
        self._black: float = BLACK**strength
        self._declined_factor: float = DECLINED**strength
        self._declined = declined

    def adjust(self, hand: list[int], drawn: list[int], rest: list[int], rng: random.Random) -> None:
        """Swap cards of ``hand`` that were ``drawn`` at random with the ``rest`` of the hidden cards, all in place.

        This is the Metropolis algorithm: a more likely hand is always accepted, others in proportion.
        """
        if not rest or not drawn:
            return
        for _ in range(SWAPS * len(drawn)):
            place, other = int(rng.random() * len(drawn)), int(rng.random() * len(rest))
            gone, came = drawn[place], rest[other]
            if gone == came:
                continue
            ratio = self._more(came, hand[came]) / self._more(gone, hand[gone] - 1)
            if ratio >= 1 or rng.random() < ratio:
                drawn[place], rest[other] = came, gone
                hand[gone] -= 1
                hand[came] += 1

    def _more(self, kind: int, held: int) -> float:
        """Return the relative likelihood of holding one more card of a kind."""
        if kind >= TWO:
            return self._wild
        if kind >= RANKED:
            return self._black if kind == BLACK_THREE else 1.0
        likely = self._one_more[held] if held < len(self._one_more) else 1.0
        return likely * self._declined_factor if self._declined >> kind & 1 else likely


_NAMES = {"wild": TWO, "3": BLACK_THREE}
RECENT = 6
"""The number of last declined and discarded cards of a seat that count as evidence of the cards it lacks."""


class WorldSampler:
    """Samples worlds consistent with a view; cards whose place is known stay there.

    All seats follow ``weights`` in the rollouts, by default those of the preset. If ``aggressive``, the seat's own are
    the bolder ones.
    """

    def __init__(self, view: CanastaView, *, aggressive: bool = False, weights: HeuristicWeights | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        weights = weights or weights_of(view.rules)
        own = bolder(weights) if aggressive else weights
        by_seat = tuple(own if seat == view.seat else weights for seat in range(len(view.sides)))
        sequence = any(meld.canasta == "sequence" for melds in view.melds for meld in melds)
        self.rules = RolloutRules(view.rules, view.sides, by_seat, sequence=sequence)
        self._hidden = sorted(map(KIND.__getitem__, unseen(view)))
        self._known = [list(map(KIND.__getitem__, cards)) for cards in view.known] or [[] for _ in view.sides]
        for seat, cards in enumerate(self._known):
            if seat != self.seat:
                for kind in cards:
                    if kind in self._hidden:
                        self._hidden.remove(kind)
        self._visible = self._visible_state()
        turns = view.turn / len(view.sides)
        self._priors = [HandPrior(turns, declined) for declined in self._visible.declined]

    def observed(self) -> Rollout:
        """Return a rollout with the cards that the seat sees: its own hand, and the numbers of cards elsewhere."""
        rollout = self._visible.copy()
        rollout.hands = [[0] * len(KINDS) for _ in self.view.sides]
        rollout.hands[self.seat] = list(count(self.view.hand))
        rollout.feet = [[0] * len(KINDS) if size else [] for size in self.view.feet or (0,) * len(self.view.sides)]
        rollout.stock = (0,) * self.view.stock
        return rollout

    def sample(self, rng: random.Random) -> Rollout:
        """Return one world."""
        view, rules = self.view, self.rules
        hidden = self._hidden[:]
        rng.shuffle(hidden)
        mat = [kind for kind in hidden if kind in rules.laid_threes]
        plain = [kind for kind in hidden if kind not in rules.laid_threes]
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
            self._priors[seat].adjust(hand, drawn, plain, rng)
            hands.append(hand)
        rest = plain + mat
        rng.shuffle(rest)
        for size in view.feet or (0,) * len(hands):
            foot = [rest.pop() for _ in range(min(size, len(rest)))]
            feet.append(_counts(foot) if foot else [])
        talons = [tuple(rest.pop() for _ in range(min(size, len(rest)))) for size in view.talons]
        rollout = self._visible.copy()
        rollout.hands, rollout.feet, rollout.talons = hands, feet, talons
        rollout.stock = tuple(rest[: view.stock])
        return rollout

    def _visible_state(self) -> Rollout:
        """Return the position without its hidden cards."""
        view, rules = self.view, self.rules
        sides = range(len(view.melds))
        refused, discards = (known or ((),) * len(view.sides) for known in (view.refused, view.discards))
        pile = [KIND[card] for card in view.pile]
        rollout = Rollout(
            rules,
            hands=[],
            counts=list(view.hand_counts),
            feet=[],
            naturals=[[0] * len(rules.points) for _ in sides],
            wilds=[[0] * len(rules.points) for _ in sides],
            wild_meld=[0 for _ in sides],
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
            pile_counts=_counts(pile),
            frozen=view.frozen,
            talons=[],
            fresh=not view.opened[view.sides[self.seat]],
            known=[_counts(kinds) for kinds in self._known],
            declined=[_bits((*left[-RECENT:], *gone[-RECENT:])) for left, gone in zip(refused, discards, strict=True)],
        )
        for side, melds in enumerate(view.melds):
            for meld in sorted(melds, key=lambda meld: -len(meld.cards)):
                self._add_meld(rollout, side, meld)
        return rollout

    def _add_meld(self, rollout: Rollout, side: int, meld: Meld) -> None:
        """Add a meld to the rollout; sequences only add their points."""
        rollout.laid[side] += sum(self.rules.points[KIND[card]] for card in meld.cards)
        full = len(meld.cards) >= CANASTA
        if self.rules.both_kinds:
            rollout.canastas[side] = self.view.canastas[side] if self.view.canastas else 0
        else:
            rollout.canastas[side] += full
        if meld.sequence:
            rollout.extra[side] += self.rules.options.sequence_canasta * full
        elif meld.rank == "wild":
            rollout.wild_meld[side] = len(meld.cards)
        elif (kind := _NAMES.get(meld.rank, KIND[meld.cards[0]])) != BLACK_THREE:
            own, wild = rollout.naturals[side], rollout.wilds[side]
            if own[kind] + wild[kind] >= CANASTA:
                rollout.closed[side][wild[kind] > 0] += 1
                own[kind] = wild[kind] = 0
            if not own[kind]:
                own[kind], wild[kind] = meld.naturals, meld.wilds


def _counts(kinds: Iterable[int]) -> list[int]:
    counts = [0] * len(KINDS)
    for kind in kinds:
        counts[kind] += 1
    return counts


def _bits(cards: Iterable[Card]) -> int:
    """Return the kinds of cards as a bit set."""
    return reduce(or_, (1 << KIND[card] for card in cards), 0)


def _threes(cards: Iterable[Card]) -> list[int]:
    """Return the numbers of red and black threes."""
    found = [0, 0]
    for card in cards:
        found[not is_red(card)] += rank(card) == "3"
    return found
