"""The presses of a turn: actions, their choices, and the question before some of them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.play.play import all_listed, shortlist_of, usual_action
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.card_select_presses import pick, play_picked
from bot.table.keyed_actions import chosen_action, confirmed_action
from bot.table.messages.hand import Mode
from bot.table.table_press import TablePress, on_table
from bot.ui.handler import Handler
from bot.ui.reading import number, reading
from engine.types import UNDO, Action, Seat


async def _verb(pressed: TablePress) -> None:
    """Play an action that names no cards."""
    with reading():
        kind, *scope = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action:
        if kind == UNDO:
            return Action(UNDO, target=scope[0] if scope else "action")
        return usual_action(state, seat, kind) or Action(kind)

    await pressed.play(choose, sure=kind == UNDO)


async def _ask(pressed: TablePress) -> None:
    """Handle a verb: play it at once if there is nothing to choose, otherwise show its choices.

    Where a hand has a button for every choice, the hand is shown.
    """
    with reading():
        kind, *page = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action | Mode | None:
        pressed.view_to_choose(state, seat)
        action = None if page else usual_action(state, seat, kind)
        if action is None and not page and all_listed(state, seat, kind, shortlist_of(state, seat)):
            return None
        return action or Mode(kind, number(page[0]) if page else 0, state.revision)

    await pressed.play(choose)


async def _back(pressed: TablePress) -> None:
    """Return from the choices to the hand."""
    await pressed.show(*await pressed.seat())


async def _do(pressed: TablePress) -> None:
    """Play one of the choices."""
    with reading():
        kind, name = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(chosen_action(state.rules, pressed.view_to_choose(state, seat), kind, name))

    await pressed.play(choose)


async def _card(pressed: TablePress) -> None:
    """Play the choice selected in a list."""
    with reading():
        [kind, *_], [name] = pressed.press.arguments, pressed.values

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(chosen_action(state.rules, pressed.view_to_choose(state, seat), kind, name))

    await pressed.play(choose)


async def _sure(pressed: TablePress) -> None:
    """Play the action that the player was asked about."""
    with reading():
        kind, key, *mask = pressed.press.arguments

    def choose(state: TableState, seat: Seat) -> Action:
        return _known(confirmed_action(state.rules, pressed.view_to_choose(state, seat), kind, key, *mask[:1]))

    await pressed.play(choose, sure=True)


def _known(action: Action | None) -> Action:
    """Return the action of a button. Refuses ``stale`` if it is no longer offered."""
    if action is None:
        raise Refusal("stale")
    return action


HANDLERS: Mapping[str, Handler] = {
    "verb": on_table(_verb),
    "ask": on_table(_ask, answers_anew=True),
    "show": on_table(_ask),
    "back": on_table(_back),
    "do": on_table(_do),
    "card": on_table(_card),
    "sure": on_table(_sure),
    "cards": on_table(pick),
    "picked": on_table(play_picked),
}
"""``ask`` is a button of public messages, ``show`` of private ones."""
