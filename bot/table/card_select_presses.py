"""Presses on the select of cards. A selection that is refused stays selected, with the reason.

Where the game says how many cards a player composes, as in an exchange, closing the select only shows the picked cards:
such a choice is final, so a button plays it.
"""

from __future__ import annotations

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.messages.card_select import Places, places_of, selection
from bot.table.messages.hand import Mode
from bot.table.table_press import TablePress
from bot.ui.custom_ids import action_key
from bot.ui.names import people
from bot.ui.reading import reading
from bot.ui.replies import refusal_sentence
from engine.types import Action, IllegalAction, Seat
from engine.view import View


async def pick(pressed: TablePress) -> None:
    """Play the selected cards, or show them where a button plays them; in a hand of several selects, mark them."""
    with reading():
        kind, half, mask = (*pressed.press.arguments, "all", "")[:3]
    picked = places_of(pressed.values, mask)
    if half == "all":
        await _play(pressed, kind, picked, shown_first=True)
    else:
        await pressed.play(
            lambda state, seat: _marked(pressed, state, seat, Mode(kind, 0, state.revision, None, picked))
        )


async def play_picked(pressed: TablePress) -> None:
    """Play the cards marked in several selects, or the meaning that was chosen for a selection."""
    with reading():
        kind, mask, *key = pressed.press.arguments
    await _play(pressed, kind, places_of((), mask), *key[:1])


def _marked(pressed: TablePress, state: TableState, seat: Seat, mode: Mode) -> Mode:
    _need_verb(state, mode.kind)
    _need_cards(pressed.view_to_choose(state, seat), mode.picked)
    return mode


def _need_verb(state: TableState, kind: str) -> None:
    """Refuse ``outdated`` for a kind of action that the game does not have."""
    if kind not in (verb.kind for verb in state.rules.verbs):
        raise Refusal("outdated")


def _need_cards(view: View, picked: Places) -> None:
    """Refuse ``outdated`` for positions that the hand does not have."""
    if picked and picked[-1] >= len(view.hand):
        raise Refusal("outdated")


async def _play(pressed: TablePress, kind: str, picked: Places, key: str = "", *, shown_first: bool = False) -> None:
    """Play the only meaning of a selection, or the one with this key, and leave the picker open for the next.

    With ``shown_first``, a composed action gets a button instead.
    """
    shown: tuple[TableState, Seat] | None = None

    def choose(state: TableState, seat: Seat) -> Action | Mode:
        nonlocal shown
        _need_verb(state, kind)
        view = pressed.view_to_choose(state, seat)
        _need_cards(view, picked)
        shown = state, seat
        meanings = state.rules.meanings(view, selection(view, kind, picked))
        wanted = [choice for choice in meanings if key in ("", action_key(choice.action))]
        if key and not wanted:
            raise Refusal("outdated")
        if len(wanted) == 1 and not (shown_first and view.composition(kind)):
            return wanted[0].action
        return Mode(kind, 0, state.revision, None, picked, meanings)

    try:
        await pressed.play(choose, stays=kind)
    except IllegalAction as error:
        if shown is None:
            raise
        state, seat = shown
        texts = pressed.context.texts
        note = refusal_sentence(texts, error, people(state, texts))
        await pressed.show(state, seat, Mode(kind, 0, state.revision, None, picked, note=note))
