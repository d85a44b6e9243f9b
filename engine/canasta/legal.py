"""Legal actions as a lazy sequence: small codes, made into actions only where somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, overload

from engine.canasta.kinds import KIND, NAMES, RANKS, TWO, WILD_JOKER, Hand
from engine.canasta.melds import Way
from engine.cards import Card
from engine.types import Action

NEW = -1
"""The slot of a meld that is not on the mat yet."""


class Lay(NamedTuple):
    """A way onto the meld in a slot, or a new one, and the name by which that meld is meant."""

    way: Way
    slot: int
    name: str


class Run(NamedTuple):
    """A sequence in a slot, or a new one, from its lowest to its highest kind once cards are laid down.

    ``kinds`` are the kinds of the hand's cards that it takes.
    """

    suit: str
    low: int
    high: int
    kinds: tuple[int, ...]
    slot: int
    name: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it takes."""
        return tuple(RANKS[kind] + self.suit for kind in self.kinds)


Code: TypeAlias = Way | Lay | Run | int | Action
"""A way to meld, a sequence, the kind of a discard, or an action as it is."""

DRAW = Action("draw")
TAKE = Action("take")
END = Action("end")
PASS = Action("pass")
ASK = Action("ask")
SPECIAL = Action("special")
ONLY_DRAW: tuple[Action, ...] = (DRAW,)
_DISCARDS = {card: Action("discard", (card,)) for card in KIND}


class LegalActions(Sequence[Action]):
    """Actions from a ``hand``; a way to meld becomes the action ``verb``, with ``first`` before the hand's
    own cards.

    One action stands for all that differ in suits only: it names the first cards in sort order.
    """

    __slots__ = ("codes", "first", "hand", "verb")

    def __init__(self, codes: list[Code], hand: Hand, verb: str, first: tuple[Card, ...] = ()) -> None:
        self.codes = codes
        self.hand = hand
        self.verb = verb
        self.first = first

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(map(self._action, self.codes[index]))
        return self._action(self.codes[index])

    def _action(self, code: Code) -> Action:
        if type(code) is int:
            return _DISCARDS[self.hand[code][0]]
        if type(code) is Way:
            return Action(self.verb, self._cards(code), NAMES[code.kind])
        if type(code) is Lay:
            return Action(self.verb, self._cards(code.way), code.name)
        if type(code) is Run:
            return Action(self.verb, self.first + code.cards, code.name)
        return code  # type: ignore[return-value]

    def _cards(self, way: Way) -> tuple[Card, ...]:
        kind, naturals, jokers, twos = way
        hand = self.hand
        cards = self.first
        if naturals:
            cards += hand[kind][:naturals]
        if jokers:
            cards += hand[WILD_JOKER][:jokers]
        if twos:
            cards += hand[TWO][:twos]
        return cards
