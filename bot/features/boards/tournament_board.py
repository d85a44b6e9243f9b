"""The board with the standings, or the bracket, of a server's tournament."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord import ui

from bot import limits
from bot.features.tournament.entering import show_page
from bot.features.tournament.names import tournament_name
from bot.features.tournament.pictures import Page, bracket_page, bracket_pages, standings_page
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

_MOST = 3
"""The most pages of a bracket in the message."""


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
        pages = await _pages(painter, texts, shown.state)
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


async def _pages(painter: Painter, texts: Texts, state: TournamentState) -> list[Page]:
    """Return the bracket: all of it once it is over, before that where the last round is played.

    The top of the standings where there is no bracket, or more of it than fits.
    """
    tournament = state.tournament
    latest = {match.record.slot for match in tournament.round_matches}
    slots = tournament.format.bracket(tournament.shown_field, tournament.config.settings)
    wanted = [
        number
        for number, page in enumerate(bracket_pages(slots))
        if tournament.ended or any(slot.name in latest for group in page for slot in group)
    ]
    pages = []
    for number in wanted if len(wanted) <= _MOST else ():
        page = await bracket_page(painter, texts, state, number)
        assert page is not None
        named = page.picture and page.picture._replace(name=f"bracket-{number}.png")
        pages.append(page._replace(picture=named))
    return pages or [await standings_page(painter, texts, state)]


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
