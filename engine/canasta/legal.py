"""Legal actions as a lazy sequence: small codes, made into actions only where somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, overload

from engine.canasta.kinds import KIND, NAMES, TWO, WILD_JOKER, Hand
from engine.canasta.melds import Way
from engine.cards import Card
from engine.game import Action

Code: TypeAlias = Way | int | Action
"""A way to meld, the kind of a discard, or an action as it is."""

DRAW = Action("draw")
TAKE = Action("take")
END = Action("end")
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
            kind, naturals, jokers, twos = code
            hand = self.hand
            cards = self.first + hand[kind][:naturals]
            if jokers:
                cards += hand[WILD_JOKER][:jokers]
            if twos:
                cards += hand[TWO][:twos]
            return Action(self.verb, cards, NAMES[kind])
        return code  # type: ignore[return-value]
