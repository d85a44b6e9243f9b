"""The buttons of an evening's room: the next game with the same people, or another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.evening.message import AGAIN, EVENING, OTHER, ROTATE
from bot.features.lobby.start_message import start_message
from bot.features.next_game import next_game_here
from bot.features.rematch import rematch
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, show


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Lead to the next game."""
    await acknowledge(interaction)
    with reading():
        what, evening = press.arguments
        wanted = number(evening)
    if what == OTHER:
        await show(interaction, start_message(context_of(interaction).texts, await _group(interaction, wanted)))
    elif what in (AGAIN, ROTATE):
        await _again(interaction, wanted, rotate=what == ROTATE)
    else:
        raise Refusal("outdated")


async def _group(interaction: Interaction, wanted: int) -> int:
    """Return how many people played the user's last game of an evening, or else the evening's; 0 if there is none."""
    context = context_of(interaction)
    row = await context.host.evenings.row(wanted)
    evening = await context.host.evenings.read(row) if row and row.guild_id == interaction.guild_id else None
    last = evening.last_ended_for((await context.player()).id) if evening else ""
    if not last:
        return len(evening.accounts) if evening else 0
    return sum(row.player is not None for row in (await context.table(last)).seats)


async def _again(interaction: Interaction, wanted: int, *, rotate: bool) -> None:
    """Say that the user is in for another game like their last one of an evening, or begin the next one of its match.

    With ``rotate`` everybody gets the next partner. Refuses ``no-game-tonight``, and like :func:`rematch`.
    """
    context = context_of(interaction)
    row = await context.host.evenings.row(wanted)
    if row and row.guild_id != interaction.guild_id:
        raise Refusal("outdated")
    player = await context.player()
    table = (await context.host.evenings.read(row)).last_ended_for(player.id) if row else ""
    if not table:
        raise Refusal("no-game-tonight")
    state = await context.table(table)
    if state.match_goes_on:
        await next_game_here(interaction, state)
    else:
        await rematch(interaction, state, rotate=rotate)


HANDLERS: Mapping[str, Handler] = {EVENING: _handle}
