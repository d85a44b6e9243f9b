"""The press on "Fair deal": the commitment to the cards, and the file with which finished deals can be checked."""

from __future__ import annotations

from collections.abc import Mapping

from bot.features.deals.file_messages import fair_deal_lines, reveal_file
from bot.table.presses import TablePress, on_table
from bot.ui.replies import Handler, send_file, tell


async def _show_proof(pressed: TablePress) -> None:
    """Tell anybody who can see the table its commitment, and send the secrets of the finished rounds as a file."""
    context, state = pressed.context, await pressed.table()
    lines = fair_deal_lines(context.texts, state)
    if not state.revealed:
        await tell(pressed.interaction, "\n".join(lines))
        return
    file = reveal_file(state.id, await context.host.reveal(state.id))
    lines.append(context.texts.say("reveal-how", file=file.name))
    await send_file(pressed.interaction, "\n".join(lines), file)


HANDLERS: Mapping[str, Handler] = {"reveal": on_table(_show_proof, answers_anew=True)}
