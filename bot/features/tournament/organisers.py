"""Who may see a tournament, and who may organise tournaments in a server."""

from __future__ import annotations

from bot.host.refusals import Refusal
from bot.host.tournaments.tournament import Tournament, TournamentState
from bot.table.context import Context
from bot.ui.permissions import has_role, may_see


async def seen_tournament(context: Context, tournament_id: str) -> TournamentState:
    """Return a tournament of this server for somebody who may see its channel. Refuses ``no-tournament``."""
    state = await context.host.tournaments.state(tournament_id)
    tournament, interaction = state.tournament, context.interaction
    if tournament.guild_id != interaction.guild_id or not await may_see(interaction, tournament.channel_id):
        raise Refusal("no-tournament")
    return state


async def need_organiser(context: Context, tournament: Tournament | None = None) -> None:
    """Refuse ``not-an-organiser`` to anybody but moderators and members of the roles that the server chose.

    The person who announced a ``tournament`` goes on organising it.
    """
    interaction = context.interaction
    if tournament is not None and tournament.organiser == (await context.player()).id:
        return
    roles = (await context.host.servers.settings(interaction.guild_id or 0)).organisers
    if not (await context.moderates() or has_role(interaction, roles)):
        there = " ".join(f"<@&{role}>" for role in roles if interaction.guild and interaction.guild.get_role(role))
        raise Refusal("not-an-organiser", roles=there or "none")
