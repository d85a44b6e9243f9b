"""The legal actions of the player to act, as a list that builds each action when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from engine.canasta.legality import ending
from engine.canasta.legality.ending import DISCARDS, add_discards, black_melds, may_pass, special_hand
from engine.canasta.legality.melding import TurnEnd, add_melds, add_runs
from engine.canasta.legality.taking import may_draw, may_end_round, takes, upcard_melds
from engine.canasta.melds import BLACK_THREE, LEAST_NATURALS, NAMES, TWO, WILD_JOKER, Code, Hand, Lay, Run, Way
from engine.canasta.state import ANSWERING, DRAWING, State
from engine.cards import Card
from engine.types import Action

DRAW = Action("draw")
TAKE = Action("take")
END = Action("end")
PASS = Action("pass")
ASK = Action("ask")
SPECIAL = Action("special")
ANSWERS = (Action("answer", target="yes"), Action("answer", target="no"))
ONLY_DRAW: tuple[Action, ...] = (DRAW,)


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
        found = self.codes[index]
        return tuple(map(self._action, found)) if isinstance(found, list) else self._action(found)

    def _action(self, code: Code) -> Action:
        if type(code) is int:
            return DISCARDS[self.hand[code][0]]
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


def legal_actions(state: State) -> Sequence[Action]:
    """Return every legal action of the player to act except undo, one for each effect."""
    if state.phase == DRAWING:
        return _before_the_draw(state)
    return ANSWERS if state.phase == ANSWERING else _after_the_draw(state)


def _before_the_draw(state: State) -> Sequence[Action]:
    found = takes(state)
    if state.stock and not found:
        return ONLY_DRAW
    codes: list[Code] = []
    if may_draw(state):
        codes.append(DRAW)
    if may_end_round(state):
        codes.append(END)
    if found:
        codes += [TAKE, *found]
    return LegalActions(codes, state.hands[state.seat][:], "take")


def _after_the_draw(state: State) -> Sequence[Action]:
    hand = state.hands[state.seat]
    if state.due is not None:
        return LegalActions(upcard_melds(state, state.due, state.waiting), hand[:], "meld", (state.due,))
    codes: list[Code] = []
    if not state.closing:
        end = TurnEnd(state, state.waiting)
        if state.opened[state.side] or end.can_open():
            add_melds(state, end, codes)
            if state.tables.sequences:
                add_runs(state, end, codes)
        if len(hand[BLACK_THREE]) >= LEAST_NATURALS:
            codes += black_melds(state)
    add_discards(state, codes)
    if state.tables.has_extra_actions:
        if may_pass(state):
            codes.append(PASS)
        if special_hand(state):
            codes.append(SPECIAL)
        if state.rules.ask_to_go_out and ending.asking_refusal(state) is None:
            codes.append(ASK)
    return LegalActions(codes, hand[:], "meld")
