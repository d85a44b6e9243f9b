"""The lit button of the tutorial's guided round."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.presses import TablePress, on_table
from bot.ui.replies import Handler
from engine.types import Action, Seat


async def _guide(pressed: TablePress) -> None:
    """Play the action that the guided round suggests."""

    def choose(state: TableState, seat: Seat) -> Action:
        pressed.view_to_choose(state, seat)
        if state.guide is None or state.guide.action is None:
            raise Refusal("stale")
        return state.guide.action

    await pressed.play(choose, sure=True)


HANDLERS: Mapping[str, Handler] = {"guide": on_table(_guide)}
