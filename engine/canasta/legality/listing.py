"""A list of legal actions that stores short codes and builds each action when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias, overload

from engine.canasta.kinds import KIND, NAMES, RANKS, TWO, WILD_JOKER, Hand, Held
from engine.canasta.melds import Way
from engine.cards import Card
from engine.types import Action

NEW = -1
"""The slot of a meld that is not on the mat yet."""


class Lay(NamedTuple):
    """A way to meld whose target is not simply its rank: another meld of the rank, or a new one."""

    way: Way
    name: str


class Run(NamedTuple):
    """A sequence in a slot, or a new one, as it will be: its suit, and its lowest and highest kind.

    ``kinds`` are the kinds of the cards that it takes from the hand.
    """

    suit: str
    low: int
    high: int
    kinds: tuple[int, ...]
    slot: int
    name: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it takes from the hand."""
        return tuple(RANKS[kind] + self.suit for kind in self.kinds)


Code: TypeAlias = Way | Lay | Run | int | Action
"""A way to meld, a sequence, the kind of a discard, or an action itself."""

DRAW = Action("draw")
TAKE = Action("take")
END = Action("end")
PASS = Action("pass")
ASK = Action("ask")
SPECIAL = Action("special")
ANSWERS = (Action("answer", target="yes"), Action("answer", target="no"))
ONLY_DRAW: tuple[Action, ...] = (DRAW,)
_DISCARDS = {card: Action("discard", (card,)) for card in KIND}


@lru_cache(maxsize=1 << 14)
def by_suit(held: Held) -> tuple[Action, ...]:
    """Return the discards of cards of one kind, one for each suit."""
    return tuple(_DISCARDS[card] for card in dict.fromkeys(held))


class LegalActions(Sequence[Action]):
    """Actions with the cards of ``hand``.

    A way to meld becomes the action ``verb``, with the cards ``first`` before those of the hand. One action stands for
    all that differ only in suits, unless sequences are played: it names the first cards in sort order.
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
