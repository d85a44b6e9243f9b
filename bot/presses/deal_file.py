"""The press that hands out the file with which the deals of a table can be checked."""

from __future__ import annotations

from collections.abc import Mapping

from bot.messages.deal_file import reveal_file
from bot.presses.handler import Handler
from bot.presses.table_press import TablePress, on_table
from bot.replies import send_file


async def _reveal(pressed: TablePress) -> None:
    """Sends the secrets of the finished rounds, as a file."""
    context, state = pressed.context, await pressed.table()
    file = reveal_file(state.id, await context.host.reveal(state.id))
    how = context.texts.say("reveal-how", file=file.name)
    await send_file(pressed.interaction, how, file)


HANDLERS: Mapping[str, Handler] = {"reveal": on_table(_reveal, answers_anew=True)}
