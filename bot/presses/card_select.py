"""Presses on the select of cards. A selection that is refused stays selected, with the reason.

Where the game says how many cards a player composes, as in an exchange, closing the select only shows what was picked:
such a choice is final, so a button plays it.
"""

from __future__ import annotations

from bot.host.table.state import TableState
from bot.messages.card_select import Places, places_of, selection
from bot.messages.custom_ids import action_key
from bot.messages.hand import Mode
from bot.messages.names import people
from bot.presses.table_press import TablePress
from bot.replies import refusal_sentence
from engine.types import Action, IllegalAction, Seat


async def pick(pressed: TablePress) -> None:
    """Plays the selected cards, or shows them where a button plays them; in a hand of several selects, marks them."""
    kind, half, mask = (*pressed.press.arguments, "all", "")[:3]
    picked = places_of(pressed.values, mask)
    if half == "all":
        await _play(pressed, kind, picked, shown_first=True)
    else:
        await pressed.play(
            lambda state, seat: _marked(pressed, state, seat, Mode(kind, 0, state.revision, None, picked))
        )


async def play_picked(pressed: TablePress) -> None:
    """Plays the cards marked in several selects, or the meaning that was chosen for a selection."""
    kind, mask, *key = pressed.press.arguments
    await _play(pressed, kind, places_of((), mask), *key)


def _marked(pressed: TablePress, state: TableState, seat: Seat, mode: Mode) -> Mode:
    pressed.view_to_choose(state, seat)
    return mode


async def _play(pressed: TablePress, kind: str, picked: Places, key: str = "", *, shown_first: bool = False) -> None:
    """Plays the only meaning of a selection, or the one with this key, and leaves the picker open for the next.

    With ``shown_first``, a composed action gets a button instead.
    """
    shown: tuple[TableState, Seat] | None = None

    def choose(state: TableState, seat: Seat) -> Action | Mode:
        nonlocal shown
        view = pressed.view_to_choose(state, seat)
        shown = state, seat
        meanings = state.rules.meanings(view, selection(view, kind, picked))
        wanted = [choice for choice in meanings if key in ("", action_key(choice.action))]
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
