"""The commands about people who are away: autopilot, pause, vote."""

from __future__ import annotations

from bot.commands.group import TABLE, Interaction, table_here
from bot.host.refusals import Refusal
from bot.presses.absence import show_ballot
from bot.replies import tell
from bot.texts import texts

_SAY = texts()


@TABLE.command(name="autopilot", description=_SAY.say("command-table-autopilot"))
async def autopilot(interaction: Interaction) -> None:
    """Has the computer play for somebody, or no more."""
    context, state = await table_here(interaction)
    player = await context.player()
    state = await context.host.autopilot.set(state.id, player)
    seat = state.seat_of(player.id)
    on = seat is not None and bool(state.seats[seat].autopilot)
    await tell(interaction, context.say.say("done-autopilot-on" if on else "done-autopilot-off"))


@TABLE.command(name="pause", description=_SAY.say("command-table-pause"))
async def pause(interaction: Interaction) -> None:
    """Puts this channel's table aside."""
    context, state = await table_here(interaction)
    player = await context.player()
    await context.host.lifecycle.pause(state.id, player, may_manage=context.may_manage(state))
    await tell(interaction, context.say.say("done-paused", table=state.id))


@TABLE.command(name="vote", description=_SAY.say("command-table-vote"))
async def vote(interaction: Interaction) -> None:
    """Shows what may be decided about somebody who is away."""
    context, state = await table_here(interaction)
    if state.vote is None:
        raise Refusal("nobody-away")
    await show_ballot(interaction, context, state)
