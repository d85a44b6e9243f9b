"""Starting the next game of a match, here or in a thread where the channel already has a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.presses.handler import Handler
from bot.presses.table_link import answer_with_link
from bot.presses.threads import offer_thread, open_in_thread
from bot.replies import Interaction, acknowledge

_HERE, _IN_THREAD = "next-game", "thread-next"


async def next_game_here(interaction: Interaction, before: TableState) -> None:
    """Starts the next game of a match in this channel, or offers a thread if the channel already has a table."""
    context = context_of(interaction)
    context.need_showable()
    await context.need_place()
    try:
        state = await _begin(context, interaction, before, interaction.channel_id or 0)
    except Refusal as refusal:
        await offer_thread(interaction, refusal, _IN_THREAD, before.id)
        return
    await answer_with_link(interaction, context, state, "done-next-game")
    await context.seated(state, await context.player())


async def _begin(context: Context, interaction: Interaction, before: TableState, channel_id: int) -> TableState:
    gone = await context.need_shared(before)
    player, guild_id = await context.player(), interaction.guild_id or 0
    state = await context.host.matches.begin_next_game(
        before.id, player, guild_id=guild_id, channel_id=channel_id, without=gone
    )
    # Its button has done its work.
    await context.presenter.redraw(before.id)
    return state


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handles the presses of this module."""
    await acknowledge(interaction, anew=press.word == _HERE)
    context = context_of(interaction)
    before = await context.table(press.table)
    if press.word == _HERE:
        await next_game_here(interaction, before)
        return

    async def begin(channel_id: int) -> TableState:
        return await _begin(context, interaction, before, channel_id)

    called = context.texts.called(before.game, before.preset)
    state = await open_in_thread(interaction, called, begin, "done-next-game")
    if state:
        await context.seated(state, await context.player())


HANDLERS: Mapping[str, Handler] = dict.fromkeys((_HERE, _IN_THREAD), _handle)
