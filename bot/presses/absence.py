"""What the controls about absence do: a vote, a seat taken back, the autopilot off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.context import Services, seat_of, services
from bot.host import Player, TableState
from bot.messages.absence import vote_message
from bot.messages.custom_ids import Press
from bot.messages.names import people
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill, tell

_PRIVATE_ANSWERS = ("vote", "return")


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    await acknowledge(interaction, anew=press.word in _PRIVATE_ANSWERS)
    here = services(interaction)
    player = await here.player(interaction.user)
    state = await here.table(interaction, press.table)
    match press.word:
        case "vote":
            await show_ballot(interaction, here, state)
        case "motion":
            after = await here.host.away.vote(state.id, player, press.arguments[0], revision=press.revision)
            await here.taken_over(state, after)
            await _say_instead(interaction, here, "done-voted")
        case "present":
            await here.host.away.here(state.id, player)
            await _say_instead(interaction, here, "done-present")
        case "return":
            await take_back(interaction, here, state)
        case "awake":
            state = await here.host.away.autopilot(state.id, player, on=False)
            await here.hands.turn_to(interaction, state, seat_of(state, player), None)


async def show_ballot(interaction: Interaction, here: Services, state: TableState) -> None:
    """Shows what may be voted on, to one person."""
    seat = seat_of(state, await here.player(interaction.user))
    fill(interaction)
    message = vote_message(here.say, state, people(state, here.say), seat)
    await interaction.edit_original_response(view=message)


async def take_back(interaction: Interaction, here: Services, state: TableState) -> None:
    """Gives a player the seat back that the computer took over, and shows them their hand."""
    here.need_showable(interaction, state)
    player = await here.player(interaction.user)
    after = await here.host.lifecycle.come_back(state.id, player, guild_id=_elsewhere(interaction, state, player))
    await here.presenter.settled(state.id)
    await tell(interaction, here.say.say("done-returned", link=here.posts.link(after)))
    await here.seated(interaction, after, player)


async def _say_instead(interaction: Interaction, here: Services, message: str) -> None:
    """Shows a sentence where the controls were."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(here.say.say(message)))
    fill(interaction)
    await interaction.edit_original_response(view=view)


def _elsewhere(interaction: Interaction, state: TableState, player: Player) -> int | None:
    """The server that somebody comes back from, if another than the table's: in direct messages the one from before."""
    if interaction.guild_id is None:
        return next((row.guild_id for row in state.seats if row.former == player.id), None)
    return interaction.guild_id if interaction.guild_id not in (None, state.guild_id) else None


HANDLERS: Mapping[str, Handler] = dict.fromkeys((*_PRIVATE_ANSWERS, "motion", "present", "awake"), _handle)
