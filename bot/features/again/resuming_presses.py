"""Resuming a table in another channel, or in a thread where the channel already has a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.again.next_game_presses import next_game_here
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of
from bot.table.threads import offer_thread, open_in_thread
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, tell

_HERE, _IN_THREAD = "resume", "thread-resume"


async def resume_there(interaction: Interaction, table: str) -> None:
    """Resume a table in its own channel, for a player in their direct messages."""
    context = context_of(interaction)
    before = await context.table(table)
    if before.seat_of((await context.player()).id) is None:
        raise Refusal("not-seated")
    await context.go_to(before)
    context.need_showable()
    await resume_here(interaction, table)


async def resume_here(interaction: Interaction, table: str) -> None:
    """Resume a table in this channel, or offer a thread if the channel already has one.

    Between two games of a match, start the next one.
    """
    context = context_of(interaction)
    before = await context.table(table)
    if before.match_goes_on:
        await next_game_here(interaction, before)
        return
    await context.need_place_for(before)
    try:
        async with context.room_for_table(counts=not before.live or context.comes_from_elsewhere(before)):
            state = await _resume(context, table, context.place.channel_id)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, _IN_THREAD, table)
        return
    if state.channel_id != context.place.channel_id:
        await tell(interaction, context.texts.say("done-move-asked"))
        return
    await answer_with_link(interaction, context, state, "done-resumed")


async def _resume(context: Context, table: str, channel_id: int) -> TableState:
    before = await context.table(table)
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), context.place.guild_id
    state = await context.host.lifecycle.resume(table, player, guild_id=guild_id, channel_id=channel_id, without=gone)
    await context.taken_over(before, state)
    return state


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Resume the table in this channel, or in a new thread."""
    await acknowledge(interaction, anew=press.word == _HERE)
    context = context_of(interaction)
    if press.word == _HERE:
        context.need_showable()
        await resume_here(interaction, press.table)
        return
    before = await context.table(press.table)
    called = context.texts.called(before.game, before.preset)

    async def resume(channel_id: int) -> TableState:
        return await _resume(context, press.table, channel_id)

    await context.need_place_for(before)
    await open_in_thread(
        interaction, called, resume, "done-resumed", counts=not before.live or context.comes_from_elsewhere(before)
    )


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_HERE, _IN_THREAD), _handle)
