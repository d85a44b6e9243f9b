"""The board with the standings, or the bracket, of a server's tournament."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord import ui

from bot import limits
from bot.features.tournament.entering import show_page
from bot.features.tournament.names import tournament_name
from bot.features.tournament.pictures import Page, brackets_now, standings_page
from bot.features.tournament.post_message import phase_line
from bot.host.tournaments.tournament import TournamentState
from bot.table.context import context_of
from bot.table.delivery.channel_posts import Content
from bot.table.delivery.painter import Painter
from bot.table.services import Services
from bot.texts import Texts
from bot.ui.components import INK, Layout, button, clip, container, gallery
from bot.ui.custom_ids import Press
from bot.ui.permissions import is_public
from bot.ui.replies import Interaction, tell


class KeptTournament(NamedTuple):
    """What the message shows: the tournament that is played, or else the last one; ``None`` before the first."""

    state: TournamentState | None


async def tournament_content(painter: Painter, texts: Texts, shown: KeptTournament, own_place: Press) -> Content:
    """Return the message: how far the tournament is, its picture, and a button that shows everybody their own place."""
    pages: list[Page] = []
    if shown.state is None:
        lines = [f"### {texts.say('board-tournament')}", texts.say("board-no-tournament")]
    else:
        tournament = shown.state.tournament
        pages = await brackets_now(painter, texts, shown.state) or [await standings_page(painter, texts, shown.state)]
        lines = [f"### {tournament_name(tournament.config.name)}", phase_line(texts, shown.state)]
        lines += [page.alt for page in pages if not page.picture]
        if not tournament.ended:
            lines.append(texts.say("board-tournament-there", channel=f"<#{tournament.channel_id}>"))
    box = container(INK, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))
    pictures = [(page.picture, page.alt) for page in pages if page.picture]
    for picture, alt in pictures:
        box.add_item(gallery(picture, alt))
    box.add_item(ui.ActionRow(button(own_place, texts.say("button-board-mine"))))
    return Content(Layout(box), tuple(picture for picture, _ in pictures))


async def shown_tournament(
    client: discord.Client, services: Services, guild_id: int, channel_id: int
) -> TournamentState | None:
    """Return the tournament that a board shows in a channel: one whose own channel everybody there may see."""
    tournaments = services.host.tournaments
    for each in await tournaments.for_board(guild_id):
        if each.channel_id == channel_id or await is_public(client, guild_id, each.channel_id):
            return await tournaments.state(each.id)
    return None


async def show_own_place(interaction: Interaction, guild_id: int) -> None:
    """Show the standings privately, with the person's own place."""
    context = context_of(interaction)
    board = interaction.channel_id or 0
    state = await shown_tournament(interaction.client, context.services, guild_id, board)
    if state is None:
        await tell(interaction, context.texts.say("board-no-tournament"))
    else:
        await show_page(interaction, context, state, "standings", ())
