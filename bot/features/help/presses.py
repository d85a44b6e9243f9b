"""The presses that open the help and turn its pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.help.messages import Topic, help_message
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.ui.custom_ids import NO_TABLE, Press
from bot.ui.replies import Handler, Interaction, acknowledge, edit


async def _help(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Show another page in the same message. Once its table is gone, the help is about games in general."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    try:
        rules = None if press.table == NO_TABLE else (await context.host.state(press.table)).rules
    except Refusal:
        rules = None
    topic = Topic.read(values[0], rules, press.table) if values else None
    if topic is None:
        raise Refusal("outdated")
    await edit(interaction, help_message(context.texts, topic, context.policies))


async def _explain(interaction: Interaction, press: Press, _values: Sequence[str]) -> None:
    """Explain the game of a table in a few lines, to the person who asked."""
    await acknowledge(interaction)
    context = context_of(interaction)
    state = await context.host.state(press.table)
    await edit(interaction, help_message(context.texts, Topic(state.rules, "brief", state.id)))


HANDLERS: Mapping[str, Handler] = {"help": _help, "howto": _explain}
