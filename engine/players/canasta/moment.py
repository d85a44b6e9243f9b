"""A round of Canasta in counts: where the cards are, what moves do, and what it would score.

Cards are kinds, hands and melds are counts. What differs between rules and matters for the course of a round is in it
(:class:`Terms`), sequences and questions to a partner are not. What is legal, the round itself says.
"""

from __future__ import annotations

from typing import Self

from engine.canasta.kinds import NATURALS, RANKS, RED_THREE, TWO, WILD_JOKER
from engine.canasta.melds import CANASTA, MELD
from engine.canasta.scoring import (
    BY_COLOUR,
    PURE_CANASTA,
    THREE_HELD,
    UNFINISHED_PURE,
    UNFINISHED_WILD,
)
from engine.players.canasta.terms import PURE, Terms

RANKED = len(RANKS)
"""The kinds below this are ranks."""


class Moment:
    """A round at one moment.

    By seat are ``hands``, ``counts``, ``feet``, ``known`` and ``declined``; by side the others. ``naturals`` and
    ``wilds`` are the melds by kind, ``alone`` the wild cards melded by themselves, ``closed`` the natural and mixed
    canastas that are put aside, ``laid`` the points of all melded cards, ``extra`` what else a side has. The stock is
    ``stock[at:]``, and ``seen`` counts the pile by kind. Of a hand everybody knows the cards that came from a pile
    (``known``, by kind), and the kinds that it let lie or discarded since (``declined``, as bits).
    """

    __slots__ = (
        "alone",
        "at",
        "canastas",
        "closed",
        "concealed",
        "counts",
        "declined",
        "extra",
        "feet",
        "fresh",
        "frozen",
        "hands",
        "known",
        "laid",
        "minimums",
        "naturals",
        "opened",
        "out",
        "over",
        "pile",
        "seen",
        "stock",
        "talons",
        "terms",
        "threes",
        "turned",
        "turns",
        "wilds",
    )

    def __init__(
        self,
        terms: Terms,
        *,
        hands: list[list[int]],
        counts: list[int],
        feet: list[list[int]],
        naturals: list[list[int]],
        wilds: list[list[int]],
        alone: list[int],
        closed: list[list[int]],
        laid: list[int],
        extra: list[int],
        canastas: list[int],
        opened: list[bool],
        minimums: list[int],
        threes: list[list[int]],
        stock: tuple[int, ...],
        at: int,
        pile: list[int],
        seen: list[int],
        frozen: bool,
        talons: list[tuple[int, ...]],
        fresh: bool,
        known: list[list[int]],
        declined: list[int],
    ) -> None:
        self.terms = terms
        self.hands, self.counts, self.feet = hands, counts, feet
        self.naturals, self.wilds, self.alone, self.closed = naturals, wilds, alone, closed
        self.laid, self.extra, self.canastas, self.opened, self.minimums = laid, extra, canastas, opened, minimums
        self.threes, self.stock, self.at, self.pile, self.seen = threes, stock, at, pile, seen
        self.frozen, self.talons, self.fresh = frozen, talons, fresh
        self.known, self.declined = known, declined
        self.over = self.turned = self.concealed = False
        self.out = -1
        self.turns = 0

    def copy(self) -> Self:
        """The same moment, to be played on by itself."""
        return type(self)(
            self.terms,
            hands=[hand[:] for hand in self.hands],
            counts=self.counts[:],
            feet=self.feet[:],
            naturals=[meld[:] for meld in self.naturals],
            wilds=[meld[:] for meld in self.wilds],
            alone=self.alone[:],
            closed=[its[:] for its in self.closed],
            laid=self.laid[:],
            extra=self.extra,
            canastas=self.canastas[:],
            opened=self.opened[:],
            minimums=self.minimums,
            threes=[its[:] for its in self.threes],
            stock=self.stock,
            at=self.at,
            pile=self.pile[:],
            seen=self.seen[:],
            frozen=self.frozen,
            talons=self.talons[:],
            fresh=self.fresh,
            known=[hand[:] for hand in self.known],
            declined=self.declined[:],
        )

    # moves

    def draw(self, seat: int) -> bool:
        """Cards from the stock; threes go to the mat. Without a stock the round ends, or the pile is turned over."""
        terms, hand, stock = self.terms, self.hands[seat], self.stock
        at, end = self.at, len(self.stock)
        if at >= end:
            if not terms.turned or self.turned or not self.pile:
                self.over = True
                return False
            self.stock = stock = tuple(reversed(self.pile))
            self.pile, self.seen, self.frozen, self.turned = [], [0] * len(self.seen), False, True
            at, end = 0, len(stock)
        wanted = terms.drawn
        goes_on = True
        while wanted and at < end:
            kind = stock[at]
            at += 1
            if kind in terms.mat:
                self.threes[terms.sides[seat]][kind - RED_THREE] += 1
                wanted -= not terms.replaced
                goes_on = not terms.ends_turn
            else:
                hand[kind] += 1
                self.counts[seat] += 1
                wanted -= 1
        self.at = at
        return goes_on

    def take(
        self, seat: int, naturals: int, jokers: int, twos: int, lays: list[tuple[int, int, int]] | None = None
    ) -> None:
        """Melds the upcard with so many cards of the hand, lays down what the initial meld needs, takes the rest."""
        terms, pile = self.terms, self.pile
        side = terms.sides[seat]
        kind = pile[-1]
        rest = pile[-terms.taken : -1] if terms.taken else pile[:-1]
        self.pile = pile[: len(pile) - len(rest) - 1]
        self.hands[seat][kind] += 1
        self.counts[seat] += 1
        self.lay(seat, kind, naturals + 1, jokers, twos)
        for its, its_naturals, its_wilds in lays or ():
            self.lay_any(seat, its, its_naturals, its_wilds)
        self.opened[side] = True
        hand, known = self.hands[seat], self.known[seat]
        for card in rest:
            if card in terms.mat:
                self.threes[side][card - RED_THREE] += 1
            else:
                hand[card] += 1
                known[card] += 1
                self.counts[seat] += 1
        self.declined[seat] = 0
        self.frozen = False
        self.seen = [0] * len(self.seen)
        for card in self.pile:
            self.seen[card] += 1

    def lay_any(self, seat: int, kind: int, naturals: int, wilds: int) -> None:
        """Cards of the hand to the meld of a kind, twos before jokers."""
        twos = min(wilds, self.hands[seat][TWO])
        self.lay(seat, kind, naturals, wilds - twos, twos)

    def lay(self, seat: int, kind: int, naturals: int, jokers: int, twos: int) -> None:
        """Cards of the hand to the meld of a kind; wild cards alone where the kind is that of twos."""
        terms = self.terms
        side, hand, points = terms.sides[seat], self.hands[seat], terms.points
        hand[TWO] -= twos
        hand[WILD_JOKER] -= jokers
        self.counts[seat] -= naturals + jokers + twos
        self.laid[side] += jokers * points[WILD_JOKER] + twos * points[TWO]
        if kind >= RANKED:
            if kind == TWO:
                before = self.alone[side]
                self.alone[side] = before + jokers + twos
                self.canastas[side] += before < CANASTA <= self.alone[side]
            else:
                hand[kind] -= naturals
                self.laid[side] += naturals * points[kind]
            return
        hand[kind] -= naturals
        if known := self.known[seat][kind]:
            self.known[seat][kind] = max(0, known - naturals)
        self.laid[side] += naturals * points[kind]
        own, wild = self.naturals[side], self.wilds[side]
        size = own[kind] + wild[kind]
        if size >= CANASTA and terms.several and terms.most == CANASTA:
            self._put_aside(side, kind)
            size = 0
        own[kind] += naturals
        wild[kind] += jokers + twos
        self.canastas[side] += size < CANASTA <= size + naturals + jokers + twos

    def _put_aside(self, side: int, kind: int) -> None:
        """A closed canasta makes place for another meld of its rank."""
        self.closed[side][self.wilds[side][kind] > 0] += 1
        self.naturals[side][kind] = self.wilds[side][kind] = 0

    def end_out(self, seat: int) -> None:
        """The round is over: a seat has gone out, and discards what it may still hold."""
        self.hands[seat] = [0] * len(self.hands[seat])
        self.counts[seat] = 0
        self.out = self.terms.sides[seat]
        self.over = True

    def take_up(self, seat: int) -> None:
        """The foot becomes the hand; what was left is in it too."""
        foot = self.feet[seat]
        if foot:
            hand = self.hands[seat]
            self.hands[seat] = [one + other for one, other in zip(hand, foot, strict=True)]
            self.counts[seat] = sum(self.hands[seat])
            self.feet[seat] = []

    # the score

    def score(self, side: int) -> int:
        """A side's points, as if the round ended now."""
        terms, rules = self.terms, self.terms.rules
        canastas = self.canastas[side]
        rule = rules.melded_without_canasta
        short = canastas < terms.needs if rule == "minus-below-needed" else rule != "plus" and not canastas
        bare = short and rule != "minus"
        points = -self.laid[side] if short else self.laid[side]
        own, wild = self.naturals[side], self.wilds[side]
        if not bare:
            natural, mixed = self.closed[side]
            for kind in NATURALS:
                if own[kind] + wild[kind] >= CANASTA:
                    if wild[kind]:
                        mixed += 1
                    elif rules.special_canastas and kind in PURE:
                        points += PURE_CANASTA
                    else:
                        natural += 1
            points += natural * rules.natural_canasta + mixed * rules.mixed_canasta + self.extra[side]
            if self.alone[side] >= CANASTA:
                points += rules.wild_canasta
            points += self._threes(side, canastas)
            if rules.unfinished_melds:
                points -= sum(UNFINISHED_PURE for kind in PURE if 0 < own[kind] < CANASTA and not wild[kind])
                points -= UNFINISHED_WILD * (0 < self.alone[side] < CANASTA)
            if self.out == side:
                points += rules.going_out + rules.concealed * self.concealed
        held = terms.held
        for seat, its in enumerate(terms.sides):
            if its != side:
                continue
            hand = self.hands[seat]
            for kind, count in enumerate(hand):
                if count:
                    points -= count * held[kind]
            if self.feet[seat]:
                points -= sum(count * held[kind] for kind, count in enumerate(self.feet[seat]))
            if rules.unfinished_melds:
                points -= sum(THREE_HELD for kind in PURE if hand[kind] >= MELD)
        return points

    def _threes(self, side: int, canastas: int) -> int:
        rules = self.terms.rules
        red, black = self.threes[side]
        if not red and not black:
            return 0
        if rules.all_threes_equal:
            worth = BY_COLOUR[min(red, 4)] + BY_COLOUR[min(black, 4)]
        else:
            worth = rules.all_red_threes if red == 2 * self.terms.packs else rules.red_three * red
        melded = self.opened[side]
        match rules.red_threes_count:
            case "always":
                sign = 1
            case "with-canastas":
                sign = (-1, 0, 1)[min(canastas, 2)]
            case "with-two-canastas":
                sign = 1 if canastas > 1 else -1
            case "unless-caught":
                sign = -1 if self.out not in (-1, side) and not melded else 1
            case _:
                sign = 1 if melded else -1
        return worth * sign
