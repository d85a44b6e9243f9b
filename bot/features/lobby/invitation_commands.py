"""``/table`` commands about guests: inviting, removing, and joining by code from another server."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from bot.features.absence.presses import take_seat_back
from bot.features.lobby.agreement_presses import ask_to_agree
from bot.host.refusals import Refusal
from bot.table.commands import TABLE, need_server, table_here
from bot.table.context import context_of
from bot.ui.commands import localized
from bot.ui.names import escaped, people, visible
from bot.ui.replies import Interaction, acknowledge, tell
from data.store import Status


@TABLE.command(name="invite", description=localized("command-table-invite"))
@app_commands.describe(user=localized("argument-guest"))
async def invite(interaction: Interaction, user: discord.User) -> None:
    """Invite a user, and mention them in the channel."""
    need_server(interaction)
    context, state = await table_here(interaction)
    if user.bot:
        raise Refusal("no-bots")
    host = await context.player()
    state = await context.host.agreement.invite(state.id, host, await context.player_of(user))
    await tell(interaction, context.texts.say("done-invited", player=_name_of(user)))
    seat = state.seat_of(host.id) or 0
    told = context.texts.say(
        "invitation",
        mention=user.mention,
        player=people(state, context.texts).seat(seat),
        called=context.texts.called(state.game, state.preset),
        link=context.posts.link(state),
    )
    await interaction.followup.send(told, allowed_mentions=discord.AllowedMentions(users=[user]))


@TABLE.command(name="remove", description=localized("command-table-remove"))
@app_commands.describe(user=localized("argument-guest"))
async def remove(interaction: Interaction, user: discord.User) -> None:
    """Remove a player from their seat, or withdraw an invitation."""
    context, state = await table_here(interaction)
    guest = await context.player_of(user)
    after = await context.host.agreement.remove(state.id, await context.player(), guest)
    await context.gone(state, after, guest, "done-freed")
    await tell(interaction, context.texts.say("done-removed", player=_name_of(user)))


async def join_by_code(interaction: Interaction, code: str, seed: str) -> None:
    """Join a table that may be in another server. The player must accept direct messages."""
    await acknowledge(interaction)
    context = context_of(interaction)
    player = await context.player()
    try:
        before = await context.table(code.strip().lower())
        if interaction.channel_id != before.channel_id and before.terms.access != "anywhere":
            raise Refusal("no-table")
        if before.status is Status.RUNNING and any(row.former == player.id for row in before.seats):
            await take_seat_back(interaction, context, before)
            return
        state = await context.host.lobby.join(before.id, player, seed, guild_id=interaction.guild_id)
    except Refusal as refusal:
        if refusal.note.code in ("no-table", "moves-not-kept", "damaged"):
            raise Refusal("no-such-code") from refusal
        raise
    seat = state.seat_of(player.id)
    if seat is None:
        raise Refusal("no-such-code")
    if state.seats[seat].guild_id is not None and not await context.hands.try_direct(state, seat):
        if before.seat_of(player.id) is None:
            with suppress(Refusal):
                await context.host.lifecycle.leave(state.id, player)
        raise Refusal("dm-needed")
    await tell(interaction, context.texts.say("done-joined-afar", table=state.id))
    await ask_to_agree(interaction, state, player)


def _name_of(user: discord.User) -> str:
    """Return the name of a user who may not be seated: never empty."""
    return escaped(visible(user.display_name) or user.name)
