"""Resuming a table in another channel, or in a thread where the channel already has a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.presses.handler import Handler
from bot.presses.next_game import next_game_here
from bot.presses.table_link import answer_with_link
from bot.presses.threads import offer_thread, open_in_thread
from bot.replies import Interaction, acknowledge

_HERE, _IN_THREAD = "resume", "thread-resume"


async def resume_here(interaction: Interaction, table: str) -> None:
    """Resumes a table in this channel, or offers a thread if the channel already has one.

    If a match stands between two games, it starts the next one.
    """
    context = context_of(interaction)
    before = await context.table(table)
    if before.match_goes_on:
        await next_game_here(interaction, before)
        return
    try:
        state = await _resume(context, interaction, table, interaction.channel_id or 0)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, _IN_THREAD, table)
        return
    await answer_with_link(interaction, context, state, "done-resumed")


async def _resume(context: Context, interaction: Interaction, table: str, channel_id: int) -> TableState:
    before = await context.table(table)
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), interaction.guild_id or 0
    state = await context.host.lifecycle.resume(table, player, guild_id=guild_id, channel_id=channel_id, without=gone)
    await context.taken_over(before, state)
    return state


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Resumes the table in this channel, or in a new thread."""
    await acknowledge(interaction, anew=press.word == _HERE)
    context = context_of(interaction)
    if press.word == _HERE:
        context.need_showable()
        await context.need_place()
        await resume_here(interaction, press.table)
        return
    before = await context.table(press.table)
    called = context.texts.called(before.game, before.preset)

    async def resume(channel_id: int) -> TableState:
        return await _resume(context, interaction, press.table, channel_id)

    await open_in_thread(interaction, called, resume, "done-resumed")


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_HERE, _IN_THREAD), _handle)
