"""The legal actions of the player to act."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.kinds import BLACK_THREE
from engine.canasta.legality import asking
from engine.canasta.legality.black_threes import black_melds
from engine.canasta.legality.discarding import add_discards, may_pass
from engine.canasta.legality.drawing import may_draw, may_end_round
from engine.canasta.legality.listing import (
    ANSWERS,
    ASK,
    DRAW,
    END,
    ONLY_DRAW,
    PASS,
    SPECIAL,
    TAKE,
    Code,
    LegalActions,
)
from engine.canasta.legality.melding import add_melds
from engine.canasta.legality.sequences import add_runs
from engine.canasta.legality.special_hands import special_hand
from engine.canasta.legality.taking import takes, upcard_melds
from engine.canasta.legality.turn_end import TurnEnd
from engine.canasta.melds import LEAST_NATURALS
from engine.canasta.state import ANSWERING, DRAWING, State
from engine.types import Action


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
            if state.rules.sequences:
                add_runs(state, end, codes)
        if len(hand[BLACK_THREE]) >= LEAST_NATURALS:
            codes += black_melds(state)
    add_discards(state, codes)
    if state.tables.has_extra_actions:
        if may_pass(state):
            codes.append(PASS)
        if special_hand(state):
            codes.append(SPECIAL)
        if state.rules.ask_to_go_out and asking.refusal(state) is None:
            codes.append(ASK)
    return LegalActions(codes, hand[:], "meld")
