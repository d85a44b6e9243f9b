"""The press that turns the pages of the help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import context_of
from bot.host.refusals import Refusal
from bot.messages.custom_ids import NO_TABLE, Press
from bot.messages.help import Topic, help_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit


async def _help(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Shows another page in the same message. Once its table is gone, the help is about games in general."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    try:
        rules = None if press.table == NO_TABLE else (await context.host.state(press.table)).rules
    except Refusal:
        rules = None
    topic = Topic.read(values[0], rules, press.table) if values else None
    if topic is None:
        raise Refusal("outdated")
    await edit(interaction, help_message(context.texts, topic))


HANDLERS: Mapping[str, Handler] = {"help": _help}
