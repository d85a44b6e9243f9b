"""``/tournament``: new, list, show."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from datetime import datetime

from discord import app_commands, ui

from bot import limits
from bot.features.daily.zones import shown_zone
from bot.features.tournament.announcing import NAME, new_tournament
from bot.features.tournament.names import shown_moment, tournament_name
from bot.features.tournament.organisers import need_organiser, seen_tournament
from bot.features.tournament.panel import organiser_message
from bot.features.tournament.post_message import PostContent, post_message
from bot.features.tournament.posts import POST, TournamentPosts
from bot.host.daily.schedule import zone
from bot.host.refusals import Refusal
from bot.host.tournaments.tournament import BEFORE, Tournament
from bot.table.commands import game_choices, need_server, preset_choices
from bot.table.context import Context, context_of
from bot.texts import Texts
from bot.ui.commands import AnyCommand, localized
from bot.ui.components import INK, Layout, clip, container
from bot.ui.names import visible
from bot.ui.permissions import channels_seen
from bot.ui.replies import Choice, Interaction, acknowledge, offer, show

_OVER = 10
"""The most ended tournaments in a list."""
TOURNAMENTS = app_commands.Group(name="tournament", description=localized("command-tournament"), guild_only=True)


@TOURNAMENTS.command(name="new", description=localized("command-tournament-new"))
@app_commands.describe(
    name=localized("argument-tournament-name"),
    game=localized("argument-game"),
    preset=localized("argument-preset"),
    start=localized("argument-tournament-start"),
)
@app_commands.autocomplete(game=game_choices, preset=preset_choices)
async def _new(interaction: Interaction, name: NAME, game: str = "", preset: str = "", start: str = "") -> None:
    await new_tournament(interaction, name, game, preset, start)


@TOURNAMENTS.command(name="list", description=localized("command-tournament-list"))
async def _list(interaction: Interaction) -> None:
    await acknowledge(interaction)
    need_server(interaction)
    context = context_of(interaction)
    running, over = await _of_server(context)
    lines = _lines(context, sorted(running, key=_when)) or [context.texts.say("tournament-none")]
    if over:
        lines += [f"**{context.texts.say('tournament-recent')}**", *_lines(context, over[:_OVER])]
    await show(interaction, Layout(container(INK, ui.TextDisplay(clip("\n".join(lines), limits.CONTENT)))))


async def _of_server(context: Context) -> tuple[list[Tournament], list[Tournament]]:
    """Return the tournaments of this server whose channel the user sees: those that have not ended, and the others."""
    guild_id, tournaments = context.interaction.guild_id or 0, context.host.tournaments
    both = await tournaments.of_server(guild_id), await tournaments.of_server(guild_id, over=True)
    seen = await channels_seen(context.interaction, (each.channel_id for found in both for each in found))
    running, over = ([each for each in found if each.channel_id in seen] for found in both)
    return running, over


def _lines(context: Context, tournaments: Sequence[Tournament]) -> list[str]:
    return [line for tournament in tournaments for line in _entry(context.texts, tournament)]


def _when(tournament: Tournament) -> tuple[bool, float]:
    """Return the order of a calendar: what is played, then by the start, last what has none."""
    starts_at = tournament.starts_at
    return tournament.phase in BEFORE, tournament.created_at if tournament.started_at else starts_at or math.inf


def _entry(texts: Texts, tournament: Tournament) -> list[str]:
    """Return a tournament in a line, and of a weekly one that is to come its hour in the server's zone."""
    config, starts_at = tournament.config, tournament.starts_at
    line = texts.say(
        "tournament-in-list",
        name=tournament_name(config.name),
        called=texts.of(config.game).called(config.game, config.preset),
        there=f"<#{tournament.channel_id}>",
        phase=tournament.phase,
        count=len(tournament.active),
        starts=f"{shown_moment(starts_at, 'f')} ({shown_moment(starts_at)})" if starts_at else "hand",
        round=tournament.round,
        ended=shown_moment(tournament.ended_at, "d") if tournament.ended_at else "",
    )
    if not config.weekly or starts_at is None or tournament.phase not in BEFORE:
        return [line]
    at = config.local_time[:5] or f"{datetime.fromtimestamp(starts_at, zone(config.zone)):%H:%M}"
    return [line, texts.say("tournament-repeats", time=at, zone=shown_zone(config.zone))]


@TOURNAMENTS.command(name="show", description=localized("command-tournament-show"))
@app_commands.describe(tournament=localized("argument-tournament"))
async def _show(interaction: Interaction, tournament: str) -> None:
    """Show a tournament privately as its post does; post it anew for its organiser if that was deleted."""
    await acknowledge(interaction)
    need_server(interaction)
    context = context_of(interaction)
    state = await seen_tournament(context, tournament.strip().lower())
    row = (await context.host.tournaments.posts(state.tournament.id)).get(POST)
    if row is not None and row.lost:
        try:
            await need_organiser(context, state.tournament)
        except Refusal:
            pass
        else:
            await context.services.feature(TournamentPosts).post_again(state.tournament.id)
            await show(
                interaction, organiser_message(context.texts, state, context.texts.say("done-tournament-posted"))
            )
            return
    await show(interaction, post_message(context.texts, PostContent(state)))


@_show.autocomplete("tournament")
async def _tournaments(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the tournaments that the person may see."""
    return await offer(_choices(interaction, typed))


async def _choices(interaction: Interaction, typed: str) -> list[Choice]:
    context = context_of(interaction)
    if interaction.guild_id is None:
        return []
    running, over = await _of_server(context)
    wanted = typed.strip().casefold()
    found = [(visible(each.config.name), each.id) for each in (*running, *over)]
    return [
        app_commands.Choice(name=clip(name, limits.CHOICE_NAME), value=value)
        for name, value in found
        if wanted in name.casefold()
    ][: limits.CHOICES]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/tournament``."""
    yield TOURNAMENTS
