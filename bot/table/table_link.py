"""The answer with a link to a table."""

from __future__ import annotations

from bot.host.table.state import TableState
from bot.table.context import Context
from bot.ui.replies import Interaction, tell


async def answer_with_link(interaction: Interaction, context: Context, state: TableState, message: str) -> None:
    """Wait until the table is shown, and answer with a link to it."""
    await context.presenter.settled(state.id)
    if trouble := context.posts.trouble(state.id):
        message = f"fault-{trouble}"
    await tell(interaction, context.texts.say(message, link=context.posts.link(state), table=state.id))
