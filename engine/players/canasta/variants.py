"""Decisions about rules that only some games of Canasta have, and what cards are worth for sequences.

A window is seven consecutive ranks of a suit. Its value is the bonus of a sequence of seven, times the chance that each
card of the window that is neither held nor laid will come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.canasta.choices import family
from engine.canasta.melds import CANASTA, KIND, NAMES, NATURALS, WILD
from engine.canasta.view import CanastaView, Meld
from engine.cards import SUITS, Card, suit
from engine.types import Action

LIGHT = 80
"""The most points in hand with which to let a partner go out."""
LOW = 12
"""The size of the stock from which the round is nearly over."""
_MOST_TURNS = 60
"""The turns per seat after which turning the pile over again brings nothing more."""
_WILD_START = 5
"""The wild cards needed to begin a meld of wild cards."""
_LONG = 4
"""The cards of a sequence that is worth opening with."""


def answer(view: CanastaView) -> Action:
    """Let a partner go out, unless the hand would cost many points and the round has time."""
    yes = view.hand_points <= LIGHT or view.stock <= LOW
    return next(action for action in view.legal if action.target == ("yes" if yes else "no"))


def better_ended(view: CanastaView) -> bool:
    """Whether to end a round without stock rather than play on: if the side is not behind."""
    assert view.seat is not None
    if view.turn > _MOST_TURNS * len(view.sides):
        return True
    mine = view.sides[view.seat]
    return view.standing[mine] - view.hand_points >= max(view.standing) - 2 * LIGHT


def meld(view: CanastaView, legal: Iterable[Action]) -> Action | None:
    """Return the longest sequence or meld of wild cards that is worth making before anything else, or ``None``."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    begun = view.opened[mine] or view.opening_points > 0
    laid = {meld.name or meld.rank: meld for meld in view.melds[mine]}
    good = [
        action
        for action in legal
        if (family(action.target) in SUITS and (begun or len(action.cards) >= _LONG))
        or (action.target == NAMES[WILD] and _wild(action, laid.get(action.target)))
    ]
    return max(good, key=lambda action: len(action.cards), default=None)


def _wild(action: Action, laid: Meld | None) -> bool:
    """Whether to make or extend a meld of wild cards: if it is begun but not yet a canasta, or long enough to begin."""
    size = len(action.cards) + (len(laid.cards) if laid else 0)
    if laid:
        return len(laid.cards) < CANASTA
    return size >= _WILD_START


DRAWN = 0.42
"""The share of the unseen cards that a side sees in its hand until the end of a round that has just begun."""
IN_PILE = 0.25
"""The chance that a card in the pile comes to the hand."""
LAID = 1.15
"""The factor on the value of a sequence that has been begun on the mat: the pile can be taken onto it."""
HELD = 0.8
"""The factor on the value of a sequence in the hand alone."""
_WINDOWS = range(len(NATURALS) - CANASTA + 1)


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
        """Return what each natural card of a hand is worth for sequences; nothing if the hand holds it twice."""
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
    """Whether a card extends an unfinished sequence of a side."""
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
