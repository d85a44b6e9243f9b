"""``/table`` commands about absent players: autopilot, pause, vote."""

from __future__ import annotations

from bot.commands.localization import localized
from bot.commands.table_group import TABLE, table_here
from bot.context import pause_values
from bot.host.refusals import Refusal
from bot.presses.absence import show_vote
from bot.replies import Interaction, tell


@TABLE.command(name="autopilot", description=localized("command-table-autopilot"))
async def autopilot(interaction: Interaction) -> None:
    """Switches the player's autopilot on or off."""
    context, state = await table_here(interaction)
    player = await context.player()
    state = await context.host.autopilot.set(state.id, player)
    seat = state.seat_of(player.id)
    on = seat is not None and bool(state.seats[seat].autopilot)
    await tell(interaction, context.texts.say("done-autopilot-on" if on else "done-autopilot-off"))


@TABLE.command(name="pause", description=localized("command-table-pause"))
async def pause(interaction: Interaction) -> None:
    """Pauses this channel's table."""
    context, state = await table_here(interaction)
    player = await context.player()
    after = await context.host.lifecycle.pause(state.id, player, may_manage=context.may_manage(state))
    await tell(interaction, context.texts.say("done-paused", **pause_values(after)))


@TABLE.command(name="vote", description=localized("command-table-vote"))
async def vote(interaction: Interaction) -> None:
    """Shows the vote about absent players."""
    context, state = await table_here(interaction)
    if state.vote is None:
        raise Refusal("nobody-away")
    await show_vote(interaction, context, state)
