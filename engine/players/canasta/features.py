"""The features of a view that players judge by: its cards as counts, estimates of the others, chances of sequences.

The chances are those of windows: a window is seven consecutive ranks of a suit. Its value is the bonus of a sequence of
seven, times the chance that each card of the window that is neither held nor laid will come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.canasta.melds import (
    CANASTA,
    KIND,
    KINDS,
    NATURALS,
    NO_LIMIT,
    POINTS,
    RANKS,
    TWO,
    WILD_JOKER,
    Shape,
)
from engine.canasta.melds import shape as shape_of
from engine.canasta.view import CanastaView
from engine.cards import SUITS, Card, suit

Counts: TypeAlias = tuple[int, ...]
"""The number of cards of each kind."""
Melds: TypeAlias = tuple[tuple[int, int], ...]
"""A side's melds by kind: the numbers of naturals and wild cards."""

SPARE = {"even": 0, "fewer": 1, "free": -NO_LIMIT}
"""The naturals that a meld has beyond its wild cards, by option."""
WILD_LIMIT = 3
"""The most wild cards considered for one meld."""
BOTH = 2
"""The natural and the mixed canastas that going out needs where it needs both."""
_USUAL = shape_of(WILD_LIMIT)
_COPIES = 4
"""Natural cards of a rank in one pack."""
_STOCK = 27
"""The size of the stock, per pack in the game, from which the time left starts to decrease."""
DRAWN = 0.42
"""The share of the unseen cards that a side sees in its hand until the end of a round that has just begun."""
IN_PILE = 0.25
"""The chance that a card in the pile comes to the hand."""
LAID = 1.15
"""The factor on the value of a sequence that has been begun on the mat: the pile can be taken onto it."""
HELD = 0.8
"""The factor on the value of a sequence in the hand alone."""
_WINDOWS = range(len(NATURALS) - CANASTA + 1)


def count(cards: Iterable[Card]) -> Counts:
    """Count cards by kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[KIND[card]] += 1
    return tuple(counts)


def points(counts: Counts) -> int:
    """Return the points of cards."""
    return sum(map(int.__mul__, counts, POINTS))


def wilds(counts: Counts) -> int:
    """Return the number of jokers and twos."""
    return counts[TWO] + counts[WILD_JOKER]


@dataclass(frozen=True, slots=True)
class Features:
    """The features of a position.

    ``need`` is what the initial meld still lacks, in points. ``verdict`` is the result of the game if the round ended
    now: 1 won, -1 lost, 0 undecided. ``unseen`` are the numbers of unseen naturals of each rank, ``share`` the chance
    that one of them is in the next opponent's hand. ``risk`` is the chance that the round ends before the hand can be
    used, ``time`` (0 to 1) how much of the round is left. ``foot``: a second hand waits. ``discard_last``: going out
    needs a discard. ``pure``: aces and sevens must be melded as pure canastas. ``shape`` are the limits of a meld.
    ``natural_due`` and ``mixed_due`` are the canastas of each type that going out still needs, where it needs both.
    """

    hand: Counts
    melds: Melds
    opened: bool
    need: int
    canastas: int
    their_melds: Melds
    their_opened: bool
    their_minimum: int
    their_hand: int
    verdict: int
    red_threes: int
    pile_size: int
    pile_points: int
    frozen: bool
    unseen: tuple[int, ...]
    unseen_wilds: int
    share: float
    risk: float
    time: float
    foot: bool = False
    discard_last: bool = False
    pure: bool = False
    shape: Shape = _USUAL
    kinds_needed: bool = False
    natural_due: int = 0
    mixed_due: int = 0


def extract(view: CanastaView) -> Features:
    """Extract the features of a view. The next seat's side is taken as the opponent."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    next_seat = (view.seat + 1) % len(view.sides)
    theirs = view.sides[next_seat]
    hand, pile = count(view.hand), count(view.pile)
    seen = [hand, pile, count(view.waiting)]
    seen += [count(meld.cards) for melds in view.melds for meld in melds]
    their_melds = _melds(view, theirs)
    their_hand = view.hand_counts[next_seat]
    their_canastas = _made(view, theirs)
    my_melds = _melds(view, mine)
    both = view.rules.canasta_kinds == "two-natural-two-mixed"
    types = Counter(meld.canasta for meld in view.melds[mine])
    opened = view.opened[mine]
    return Features(
        hand=hand,
        melds=my_melds,
        opened=opened,
        need=0 if opened else view.minimums[mine] - view.opening_points,
        canastas=_needed(view, mine, my_melds),
        their_melds=their_melds,
        their_opened=view.opened[theirs],
        their_minimum=view.minimums[theirs],
        their_hand=their_hand,
        verdict=_verdict(view, mine, theirs, their_hand),
        red_threes=len(view.red_threes[mine]),
        pile_size=len(view.pile),
        pile_points=points(pile),
        frozen=view.frozen_to[theirs] if view.frozen_to and view.opened[theirs] else view.frozen,
        unseen=tuple(_COPIES * view.packs - sum(counts[kind] for counts in seen) for kind in NATURALS),
        unseen_wilds=view.wild_cards - sum(map(wilds, seen)),
        share=their_hand / max(1, their_hand + view.stock),
        risk=_risk(view.stock, their_hand, their_canastas >= view.canastas_to_go_out),
        time=max(0.1, min(1.0, view.stock / (_STOCK * view.packs))),
        foot=bool(view.feet and view.feet[view.seat]),
        discard_last=view.discard_to_go_out,
        pure=view.pure_melds,
        shape=shape_of(
            min(view.rules.wild_limit, WILD_LIMIT),
            SPARE[view.rules.wild_balance],
            NO_LIMIT if view.rules.canasta_grows else CANASTA,
        ),
        kinds_needed=both,
        natural_due=max(0, BOTH - types["natural"]) * both,
        mixed_due=max(0, BOTH - types["mixed"]) * both,
    )


def _melds(view: CanastaView, side: int) -> Melds:
    """Return the melds by rank; of several of a rank, the smallest. Canastas that cannot grow leave room for others."""
    closed = not view.rules.canasta_grows and view.rules.melds_of_a_rank != "one"
    laid: dict[str, tuple[int, int]] = {}
    for meld in sorted(view.melds[side], key=lambda meld: -len(meld.cards)):
        laid[meld.rank] = (0, 0) if closed and meld.canasta else (meld.naturals, meld.wilds)
    return tuple(laid.get(name, (0, 0)) for name in RANKS)


def _made(view: CanastaView, side: int) -> int:
    """Return the number of a side's canastas."""
    return sum(bool(meld.canasta) for meld in view.melds[side])


def _needed(view: CanastaView, side: int, melds: Melds) -> int:
    """Return the canastas that a side needs in all, less those that are not in ``melds``."""
    made = view.canastas[side] if view.canastas and not view.canastas_to_count else _made(view, side)
    elsewhere = made - sum(sum(meld) >= CANASTA for meld in melds)
    return max(view.canastas_to_go_out, view.canastas_to_count) - elsewhere


def _verdict(view: CanastaView, mine: int, theirs: int, their_hand: int) -> int:
    """Return the result if the round ended now, by the points on the mat and an estimate of the opponent's hand."""
    my_points = view.totals[mine] + view.standing[mine]
    their_points = view.totals[theirs] + view.standing[theirs] - 10 * their_hand
    if max(my_points, their_points) < view.target:
        return 0
    return 1 if my_points > their_points else -1


def _risk(stock: int, their_hand: int, may_go_out: bool) -> float:
    """Estimate the chance that the round ends within about two turns."""
    by_stock = max(0.0, 1 - stock / 10)
    by_them = max(0.05, 0.6 - 0.05 * their_hand) if may_go_out else 0.03
    return min(0.95, max(by_stock, by_them))


# the chances of sequences


class Prospects(NamedTuple):
    """The chances of sequences for a side: by suit, the sequences on its mat (lowest and highest kind), and the chance
    that a card of each kind comes.
    """

    bonus: float
    laid: Mapping[str, tuple[tuple[int, int], ...]]
    chances: Mapping[str, tuple[float, ...]]

    def value(self, cards: Iterable[Card]) -> float:
        """Return the value of a hand's cards for sequences."""
        held: dict[str, set[int]] = {colour: set() for colour in SUITS}
        for card in cards:
            if KIND[card] in NATURALS:
                held[suit(card)].add(KIND[card])
        return sum(self._suit_value(colour, kinds) for colour, kinds in held.items())

    def losses(self, cards: Iterable[Card]) -> dict[Card, float]:
        """Return the worth of each natural card of a hand for sequences; nothing if the hand holds it twice."""
        held = Counter(card for card in cards if KIND[card] in NATURALS)
        found: dict[Card, float] = {}
        for colour in SUITS:
            kinds = {KIND[card] for card in held if suit(card) == colour}
            if not kinds:
                continue
            whole = self._suit_value(colour, kinds)
            for card in held:
                if suit(card) == colour:
                    once = held[card] == 1
                    found[card] = whole - self._suit_value(colour, kinds - {KIND[card]}) if once else 0.0
        return found

    def _suit_value(self, colour: str, held: set[int]) -> float:
        """Return the value of the best windows of a suit: one for each sequence on the mat, otherwise one."""
        chances = self.chances[colour]
        begun = [span for span in self.laid.get(colour, ()) if span[1] - span[0] + 1 < CANASTA]
        if not begun:
            return HELD * self.bonus * max(self._window(low, held, chances, None) for low in _WINDOWS)
        return sum(
            LAID
            * self.bonus
            * max(
                self._window(low, held, chances, span) for low in _WINDOWS if low <= span[0] and span[1] < low + CANASTA
            )
            for span in begun
        )

    @staticmethod
    def _window(low: int, held: set[int], chances: tuple[float, ...], span: tuple[int, int] | None) -> float:
        chance = 1.0
        for kind in range(low, low + CANASTA):
            if kind not in held and not (span and span[0] <= kind <= span[1]):
                chance *= chances[kind]
        return chance


def prospects(view: CanastaView, side: int, time: float) -> Prospects:
    """Return the prospects of a side, as ``view.seat`` sees them, with ``time`` (0 to 1) of the round left."""
    seen = Counter((*view.hand, *view.waiting))
    seen.update(card for melds in view.melds for meld in melds for card in meld.cards)
    pile = Counter(view.pile)
    drawn = DRAWN * time
    chances = {}
    for colour in SUITS:
        by_kind = []
        for kind in NATURALS:
            card = CARDS[colour][kind]
            missed = (1 - drawn) ** max(0, view.packs - seen[card] - pile[card]) * (1 - IN_PILE * time) ** pile[card]
            by_kind.append(1 - missed)
        chances[colour] = tuple(by_kind)
    laid: dict[str, tuple[tuple[int, int], ...]] = {}
    for meld in view.melds[side]:
        if meld.sequence:
            kinds = [KIND[card] for card in meld.cards]
            laid[meld.rank] = (*laid.get(meld.rank, ()), (min(kinds), max(kinds)))
    return Prospects(view.rules.sequence_canasta, laid, chances)


def fits(view: CanastaView, side: int, card: Card) -> bool:
    """Return whether a card extends an unfinished sequence of a side."""
    for meld in view.melds[side]:
        if meld.sequence and meld.rank == suit(card) and len(meld.cards) < CANASTA:
            kinds = [KIND[one] for one in meld.cards]
            if KIND[card] in (min(kinds) - 1, max(kinds) + 1):
                return True
    return False


CARDS = {
    colour: {KIND[card]: card for card in KIND if KIND[card] in NATURALS and suit(card) == colour} for colour in SUITS
}
"""The card of each suit and kind."""
