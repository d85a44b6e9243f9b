"""Answering a player who asks to take the last action back. Asking is the press on **Undo** and its command."""

from __future__ import annotations

from collections.abc import Mapping

from bot.table.messages.taking_back import TAKE_BACK
from bot.table.presses import TablePress, on_table
from bot.ui.custom_ids import reading
from bot.ui.replies import Handler


async def _answer(pressed: TablePress) -> None:
    """Allow or refuse, and show the hand."""
    with reading():
        [answer] = pressed.press.arguments
        allow = ("no", "yes").index(answer) == 1
    context, (state, seat) = pressed.context, await pressed.seat()
    context.need_showable(state)
    player = await context.player()
    after = await context.host.taking_back.answer(state.id, player, allow=allow, revision=pressed.press.revision)
    await pressed.show(after, seat)


HANDLERS: Mapping[str, Handler] = {TAKE_BACK: on_table(_answer)}
