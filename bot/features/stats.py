"""A player's statistics: ``/stats``, totals per game and level, latest results, and curves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord
from discord import ButtonStyle, app_commands, ui

from bot.features.boards.leaderboard import uncounted_line
from bot.features.daily.course import course_alt, course_line, course_picture
from bot.features.head_to_head import companion_lines, companion_select, show_meetings
from bot.host.daily.standings import CoursePoint
from bot.host.model.settings import Preferences
from bot.host.records.ratings import RatingPoint
from bot.host.records.statistics import Companions, PlayerStats
from bot.host.refusals import Refusal
from bot.table.commands import game_choices
from bot.table.context import context_of
from bot.texts import Texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.components import INK, Control, Layout, Picture, button, clip, container, gallery, select, text_message
from bot.ui.custom_ids import Press, number
from bot.ui.game_names import find_game
from bot.ui.names import escaped, visible
from bot.ui.permissions import channels_seen
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player, PlayerTotals, Trophy
from engine.games import GAMES
from render import Point

HERE, EVERYWHERE = "here", "all"
"""In custom ids: the statistics of this server, and those of all servers."""
_TEXT = 3000
"""The most characters of the totals."""
_TROPHIES = 5
"""The most tournaments won that are named."""


class Curves(NamedTuple):
    """How a player has done at deals of the day, and the pictures of that and of their rating, if they were drawn."""

    course: Sequence[CoursePoint]
    daily: Picture | None = None
    rating: Picture | None = None

    @property
    def pictures(self) -> list[Picture]:
        """The pictures to upload."""
        return [*filter(None, (self.rating, self.daily))]


def stats_message(
    texts: Texts,
    player: Player,
    stats: PlayerStats,
    companions: Companions,
    curves: Curves,
    *,
    everywhere: bool,
    in_server: bool,
    trophies: Sequence[Trophy] = (),
) -> ui.LayoutView:
    """Return a player's statistics, with pictures of their curves, their partners and rivals."""
    name = escaped(visible(player.name)) or texts.say("name-forgotten")
    lines = [f"### {texts.say('stats-title', player=name)}", f"-# {scope_name(texts, everywhere or not in_server)}"]
    lines += _total_lines(texts, stats.totals) or [texts.say("stats-none")]
    if stats.curve and stats.changed_curve:
        lines.append(texts.say("stats-changed-rating", game=stats.game, rating=_rating(texts, stats.changed_curve)))
    lines += companion_lines(texts, companions)
    if curves.course:
        lines.append(course_line(texts, curves.course))
    lines += _trophy_lines(texts, trophies)
    if stats.waiting:
        lines.append(uncounted_line(texts, stats.waiting))
    box = container(INK, ui.TextDisplay(clip("\n".join(lines), _TEXT)))
    if stats.form:
        form = "".join(texts.say("stats-form-won" if outing.won else "stats-form-lost") for outing in stats.form)
        described = texts.say("stats-form", form=form, rating=rating_line(texts, stats), game=stats.game)
        box.add_item(gallery(curves.rating, described) if curves.rating else ui.TextDisplay(described))
    if curves.daily:
        box.add_item(gallery(curves.daily, course_alt(texts, curves.course)))
    controls = companion_select(texts, player, companions, everywhere=everywhere)
    controls += _controls(texts, player, stats, everywhere=everywhere, in_server=in_server)
    for control in controls:
        box.add_item(ui.ActionRow(control))
    return Layout(box)


def _trophy_lines(texts: Texts, trophies: Sequence[Trophy]) -> list[str]:
    """Return the tournaments that a player won, the latest first, and how often they were second and third.

    A tournament without a name counts, but is not named.
    """
    won = [trophy for trophy in trophies if trophy.place == 1]
    lines = []
    if won:
        named = [escaped(visible(trophy.name)) for trophy in won if trophy.name][:_TROPHIES]
        more = len(won) - len(named)
        listed = texts.joined([*named, *([texts.say("stats-trophies-more", count=more)] if more else [])])
        lines.append(texts.say("stats-trophies", count=len(won), names=listed, named="yes" if named else "no"))
    placed = [sum(trophy.place == place for trophy in trophies) for place in (2, 3)]
    return [*lines, texts.say("stats-placed", second=placed[0], third=placed[1])] if any(placed) else lines


def reset_message(texts: Texts) -> ui.LayoutView:
    """Ask a player whether to start their statistics afresh, with the consequences."""
    reset = button(Press.of_no_table("stats-reset"), texts.say("button-stats-reset"), ButtonStyle.danger)
    keep = button(Press.of_no_table("stats-keep"), texts.say("button-stats-keep"))
    return Layout(container(INK, ui.TextDisplay(texts.say("stats-reset-means")), ui.ActionRow(reset, keep)))


def curve_points(texts: Texts, stats: PlayerStats) -> list[Point]:
    """Return the points of the rating curve. A day's label is only at its first point."""
    points: list[Point] = []
    last = ""
    for at, its in stats.shown_curve:
        date = datetime.fromtimestamp(at, UTC)
        label = texts.say("stats-day", day=date.day, month=date.month)
        points.append(Point(its.shown, its.shown - its.sigma, its.shown + its.sigma, "" if label == last else label))
        last = label
    return points


def scope_name(texts: Texts, everywhere: bool) -> str:
    """Return whether statistics are of this server or of all."""
    return texts.say("board-everywhere" if everywhere else "board-here")


def rating_line(texts: Texts, stats: PlayerStats) -> str:
    """Return the rating of the curve that is drawn; empty if there is none."""
    return _rating(texts, stats.shown_curve) if stats.shown_curve else ""


def _rating(texts: Texts, curve: Sequence[RatingPoint]) -> str:
    """Return the rating at the end of a curve."""
    rating = curve[-1].rating
    return texts.say(
        "stats-rating",
        rating=rating.shown,
        sigma=rating.sigma,
        games=rating.games,
        provisional=rating.provisional,
    )


def _total_lines(texts: Texts, totals: Sequence[PlayerTotals]) -> list[str]:
    """Return lines per game: the total, that per kind of opponent, that by changed rules, and the feats."""
    lines = []
    for game in dict.fromkeys(its.game for its in totals):
        of_game = [its for its in totals if its.game == game]
        lines.append(f"**{texts.say(f'game-{game}')}**")
        feats = {name: sum(its.feats.get(name, 0) for its in of_game) for its in of_game for name in its.feats}
        if len(of_game) > 1:
            lines.append(_total_line(texts, texts.say("stats-in-all"), _sum(of_game)))
        for its in of_game:
            if not its.changed_rules:
                opponents = texts.say("board-met", level=its.level) if its.level else texts.say("against-people")
                lines.append(_total_line(texts, opponents, its))
        if by_changed_rules := [its for its in of_game if its.changed_rules]:
            lines.append(_total_line(texts, texts.say("board-changed-rules"), _sum(by_changed_rules)))
        its_own = texts.of(game)
        done = [its_own.say(f"feat-{name}", count=n) for name, n in feats.items() if its_own.has(f"feat-{name}")]
        done += _averages(its_own, game, feats, sum(its.rounds for its in of_game))
        if matches := sum(its.matches for its in of_game):
            won = sum(its.matches_won for its in of_game)
            lines.append(texts.say("stats-matches", matches=matches, won=won))
        if done:
            lines.append(texts.say("stats-feats", feats=texts.listed(done)))
    return lines


def _averages(texts: Texts, game: str, feats: Mapping[str, int], rounds: int) -> list[str]:
    """Return the feats that the game shows as averages per round."""
    averaged = GAMES[game].presentation.averages if game in GAMES and rounds else ()
    return [texts.say(f"average-{name}", average=feats.get(name, 0) / rounds) for name in averaged]


def _sum(totals: Sequence[PlayerTotals]) -> PlayerTotals:
    """Return the sum of several totals of one game."""
    return totals[0]._replace(
        games=sum(its.games for its in totals),
        won=sum(its.won for its in totals),
        points=sum(its.points for its in totals),
        against=sum(its.against for its in totals),
        rounds=sum(its.rounds for its in totals),
    )


def _total_line(texts: Texts, opponents: str, its: PlayerTotals) -> str:
    if not its.games:
        return texts.say("stats-unfinished", met=opponents, rounds=its.rounds)
    return texts.say(
        "stats-line",
        met=opponents,
        games=its.games,
        won=its.won,
        lost=its.games - its.won,
        ratio=round(100 * its.won / its.games),
        average=round(its.points / its.games),
        against=round(its.against / its.games),
        rounds=its.rounds,
    )


def _controls(texts: Texts, player: Player, stats: PlayerStats, *, everywhere: bool, in_server: bool) -> list[Control]:
    """Return a select of games, a refresh while games are uncounted, and the switch between server and everywhere."""
    scope, table = EVERYWHERE if everywhere else HERE, str(player.id)

    def press(word: str) -> Press:
        return Press(table, 0, f"{word}.{stats.game}.{scope}")

    found: list[Control] = []
    games = [game for game in dict.fromkeys(its.game for its in stats.totals) if game in GAMES]
    if len(games) > 1:
        options = [(texts.say(f"game-{game}"), game) for game in games]
        found.append(select(press("stats-game"), texts.say("choose-game"), options, chosen=(stats.game,)))
    if stats.waiting:
        found.append(button(press("stats"), texts.say("button-look"), ButtonStyle.primary))
    if in_server:
        found.append(button(press("stats-where"), scope_name(texts, not everywhere)))
    return found


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    if press.word == "stats-keep":
        await edit(interaction, text_message(context.texts.say("stats-kept")))
        return
    if press.word == "stats-reset":
        await context.host.statistics.reset(await context.player())
        await edit(interaction, text_message(context.texts.say("stats-begun")))
        return
    match press.table, press.arguments:
        case whose, [game, where]:
            player = (await context.host.people.by_number([number(whose)])).get(number(whose))
        case _:
            player = None
    if player is None:
        raise Refusal("outdated")
    game = values[0] if press.word == "stats-game" and values else game
    everywhere = (where == EVERYWHERE) != (press.word == "stats-where")
    await show_stats(interaction, player, game, everywhere=everywhere)


async def show_stats(interaction: Interaction, player: Player, game: str = "", *, everywhere: bool) -> None:
    """Show a player's statistics privately."""
    context, guild = context_of(interaction), interaction.guild_id
    asker = await context.player()
    if player.hidden and player.id != asker.id:
        raise Refusal("stats-hidden")
    player = await context.host.names.player(guild, player)
    stats = await context.host.statistics.of_player(player, None if everywhere else guild, game)
    course = await context.host.daily_standings.course(player)
    preferences = Preferences.read(asker.settings)
    curves = Curves(course, await course_picture(context.painter, context.texts, course, preferences))
    if stats.form:
        points = curve_points(context.texts, stats)
        where = scope_name(context.texts, everywhere or guild is None)
        rating = await context.painter.curve(
            visible(player.name) or context.texts.say("name-forgotten"),
            points,
            ["won" if outing.won else "lost" for outing in stats.form],
            texts=context.texts,
            subtitle=" · ".join(
                [
                    context.texts.say("stats-curve", game=stats.game, where=where),
                    *([context.texts.say("board-changed-rules")] if stats.changed_curve and not stats.curve else []),
                ]
            ),
            note=rating_line(context.texts, stats),
            preferences=preferences,
        )
        curves = curves._replace(rating=rating)
    companions = await context.host.statistics.companions(player, guild, everywhere=everywhere)
    trophies = await context.host.tournaments.won_by(player, None if everywhere else guild)
    if player.id != asker.id:
        seen = await channels_seen(interaction, (each.channel_id for each in trophies if each.guild_id == guild))
        trophies = [each if each.channel_id in seen else each._replace(name="") for each in trophies]
    message = stats_message(
        context.texts,
        player,
        stats,
        companions,
        curves,
        everywhere=everywhere,
        in_server=guild is not None,
        trophies=trophies,
    )
    await edit(interaction, message, curves.pictures)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("stats", "stats-game", "stats-where", "stats-reset", "stats-keep"), _handle
)


@app_commands.command(name="show", description=localized("command-stats-show"))
@app_commands.describe(
    user=localized("argument-stats-user"),
    against=localized("argument-stats-against"),
    game=localized("argument-stats-game"),
    everywhere=localized("argument-board-everywhere"),
)
async def _show(
    interaction: Interaction,
    user: discord.User | None = None,
    against: discord.User | None = None,
    game: str = "",
    everywhere: bool = False,
) -> None:
    await acknowledge(interaction)
    context = context_of(interaction)
    player: Player | None = await context.player()
    if user and user != interaction.user:
        guild = interaction.guild_id
        if guild is not None and not (await context.host.servers.settings(guild)).boards:
            raise Refusal("no-boards")
        player = await context.host.people.find(user.id)
    if player is None:
        raise Refusal("no-stats")
    if against:
        other = await context.host.people.find(against.id)
        if other is None:
            raise Refusal("no-stats")
        await show_meetings(interaction, player, other, everywhere=everywhere)
        return
    game = find_game(context.texts, game).game if game else ""
    await show_stats(interaction, player, game, everywhere=everywhere)


_show.autocomplete("game")(game_choices)


@app_commands.command(name="reset", description=localized("command-stats-reset"))
async def _reset(interaction: Interaction) -> None:
    await acknowledge(interaction)
    await edit(interaction, reset_message(context_of(interaction).texts))


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/stats``."""
    stats = app_commands.Group(name="stats", description=localized("command-stats"))
    stats.add_command(_show)
    stats.add_command(_reset)
    allow_direct_messages(stats)
    yield stats
