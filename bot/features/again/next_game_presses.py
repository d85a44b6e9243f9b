"""Starting the next game of a match, here or in a thread where the channel already has a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.commands import answer_with_link
from bot.table.context import Context, context_of
from bot.table.threads import offer_thread, open_in_thread
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge

_HERE, _IN_THREAD = "next-game", "thread-next"


async def next_game_here(interaction: Interaction, before: TableState) -> None:
    """Start the next game of a match in this channel, or offer a thread if the channel already has a table."""
    context = context_of(interaction)
    context.need_showable()
    await context.need_place_for(before)
    try:
        async with context.room_for_table(counts=context.comes_from_elsewhere(before)):
            state = await _begin(context, before, context.place.channel_id)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, _IN_THREAD, before.id)
        return
    await answer_with_link(interaction, context, state, "done-next-game")
    await context.seated(state, await context.player())


async def _begin(context: Context, before: TableState, channel_id: int) -> TableState:
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), context.place.guild_id
    state = await context.host.matches.begin_next_game(
        before.id, player, guild_id=guild_id, channel_id=channel_id, without=gone
    )
    # Its button has done its work.
    await context.presenter.redraw(before.id)
    return state


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=press.word == _HERE)
    context = context_of(interaction)
    before = await context.table(press.table)
    if press.word == _HERE:
        await next_game_here(interaction, before)
        return

    async def begin(channel_id: int) -> TableState:
        return await _begin(context, before, channel_id)

    called = context.texts.called(before.game, before.preset)
    await context.need_place_for(before)
    counts = context.comes_from_elsewhere(before)
    state = await open_in_thread(interaction, called, begin, "done-next-game", counts=counts)
    if state:
        await context.seated(state, await context.player())


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_HERE, _IN_THREAD), _handle)
