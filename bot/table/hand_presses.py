"""The presses that show a player's hand."""

from __future__ import annotations

from collections.abc import Mapping

from bot.table.table_press import TablePress, on_table
from bot.ui.handler import Handler
from bot.ui.replies import tell


async def _hand(pressed: TablePress) -> None:
    state, seat = await pressed.seat()
    await pressed.context.hands.show_privately(pressed.interaction, state, seat)


async def _direct(pressed: TablePress) -> None:
    """Try closed direct messages again."""
    context, (state, seat) = pressed.context, await pressed.seat()
    opened = await context.hands.try_direct(state, seat)
    await tell(pressed.interaction, context.texts.say("dm-open" if opened else "dm-closed"))


HANDLERS: Mapping[str, Handler] = {
    "hand": on_table(_hand, answers_anew=True),
    "direct": on_table(_direct),
}
