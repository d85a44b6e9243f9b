"""What somebody has made of their games: in words, with the curve of their rating and their last results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from discord import ButtonStyle, ui

from bot import limits
from bot.context import context_of
from bot.host import Player, Refusal, Stats, Totals
from bot.host.model.preferences import Preferences
from bot.messages.boards import INK, counting
from bot.messages.controls import Control, button, clip, select
from bot.messages.custom_ids import Press
from bot.messages.help import NO_TABLE
from bot.messages.names import literal, visible
from bot.messages.uploads import Picture
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill
from bot.texts import Texts
from engine.games import GAMES
from render import Point

_HERE, _ALL = "here", "all"
_TEXT = 3000
"""Characters of figures."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    if press.word == "stats-keep":
        await _say_instead(interaction, context.say.say("stats-kept"))
        return
    if press.word == "stats-reset":
        await context.host.records.reset(await context.player())
        await _say_instead(interaction, context.say.say("stats-begun"))
        return
    match press.table, press.arguments:
        case whose, [game, where] if whose.isdecimal():
            player = (await context.store.players([int(whose)])).get(int(whose))
        case _:
            player = None
    if player is None:
        raise Refusal("stale")
    game = values[0] if press.word == "stats-game" and values else game
    everywhere = (where == _ALL) != (press.word == "stats-where")
    await show_stats(interaction, player, game, everywhere=everywhere)


async def show_stats(interaction: Interaction, player: Player, game: str = "", *, everywhere: bool) -> None:
    """Shows what a player has made of their games, to whoever asked alone."""
    context, guild = context_of(interaction), interaction.guild_id
    stats = await context.host.records.stats(player, None if everywhere else guild, game)
    asker = await context.player()
    picture = None
    if stats.form:
        points = curve_points(context.say, stats)
        picture = await context.painter.curve(
            visible(player.name) or context.say.say("name-forgotten"),
            points,
            ["won" if outing.won else "lost" for outing in stats.form],
            subtitle=context.say.say(
                "stats-curve", game=stats.game, where=_where(context.say, everywhere or guild is None)
            ),
            note=_rating(context.say, stats),
            preferences=Preferences.of(asker.settings),
        )
    message = stats_message(context.say, player, stats, picture, everywhere=everywhere, in_server=guild is not None)
    fill(interaction)
    await interaction.edit_original_response(view=message, attachments=[picture.file()] if picture else [])


def stats_message(
    say: Texts, player: Player, stats: Stats, picture: Picture | None, *, everywhere: bool, in_server: bool
) -> ui.LayoutView:
    """The message of somebody's statistics."""
    where = _where(say, everywhere or not in_server)
    name = literal(visible(player.name)) or say.say("name-forgotten")
    lines = [f"### {say.say('stats-title', player=name)}", f"-# {where}"]
    lines += _figures(say, stats.totals) or [say.say("stats-none")]
    if stats.waiting:
        lines.append(counting(say, stats.waiting))
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=INK)
    box.add_item(ui.TextDisplay(clip("\n".join(lines), _TEXT)))
    if stats.form:
        form = "".join(say.say("stats-form-won" if outing.won else "stats-form-lost") for outing in stats.form)
        told = say.say("stats-form", form=form, rating=_rating(say, stats), game=stats.game)
        if picture:
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=picture.address, description=clip(told, limits.MEDIA_DESCRIPTION))
            box.add_item(gallery)
        else:
            box.add_item(ui.TextDisplay(told))
    for control in _ways(say, player, stats, everywhere=everywhere, in_server=in_server):
        box.add_item(ui.ActionRow(control))
    message = ui.LayoutView(timeout=None)
    message.add_item(box)
    return message


def reset_message(say: Texts) -> ui.LayoutView:
    """Asks a player whether they want to begin their statistics anew, and says what that means."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=INK)
    box.add_item(ui.TextDisplay(say.say("stats-reset-means")))
    does = button(Press(NO_TABLE, 0, "stats-reset"), say.say("button-stats-reset"), ButtonStyle.danger)
    keeps = button(Press(NO_TABLE, 0, "stats-keep"), say.say("button-stats-keep"))
    box.add_item(ui.ActionRow(does, keeps))
    message = ui.LayoutView(timeout=None)
    message.add_item(box)
    return message


def _figures(say: Texts, totals: Sequence[Totals]) -> list[str]:
    """Game by game what it all comes to, and then level by level."""
    lines = []
    for game in dict.fromkeys(its.game for its in totals):
        theirs = [its for its in totals if its.game == game]
        lines.append(f"**{say.say(f'game-{game}')}**")
        feats = {name: sum(its.feats.get(name, 0) for its in theirs) for its in theirs for name in its.feats}
        if len(theirs) > 1:
            lines.append(_line(say, say.say("stats-in-all"), _sum(theirs)))
        for its in theirs:
            met = say.say("board-met", level=its.level) if its.level else say.say("against-people")
            lines.append(_line(say, met, its))
        done = [say.say(f"feat-{name}", count=count) for name, count in feats.items() if say.has(f"feat-{name}")]
        if done:
            lines.append(say.say("stats-feats", feats=", ".join(done)))
    return lines


def curve_points(say: Texts, stats: Stats) -> list[Point]:
    """The curve of a rating; each day is named once."""
    points: list[Point] = []
    named = ""
    for at, its in stats.curve:
        date = datetime.fromtimestamp(at, UTC)
        label = say.say("stats-day", day=date.day, month=date.month)
        points.append(Point(its.shown, its.shown - its.sigma, its.shown + its.sigma, "" if label == named else label))
        named = label
    return points


def _where(say: Texts, everywhere: bool) -> str:
    return say.say("board-everywhere" if everywhere else "board-here")


def _sum(totals: Sequence[Totals]) -> Totals:
    """What several come to."""
    return totals[0]._replace(
        games=sum(its.games for its in totals),
        won=sum(its.won for its in totals),
        points=sum(its.points for its in totals),
        against=sum(its.against for its in totals),
        rounds=sum(its.rounds for its in totals),
    )


def _line(say: Texts, met: str, its: Totals) -> str:
    if not its.games:
        return say.say("stats-unfinished", met=met, rounds=its.rounds)
    return say.say(
        "stats-line",
        met=met,
        games=its.games,
        won=its.won,
        lost=its.games - its.won,
        ratio=round(100 * its.won / its.games),
        average=round(its.points / its.games),
        against=round(its.against / its.games),
        rounds=its.rounds,
    )


def _rating(say: Texts, stats: Stats) -> str:
    if not stats.curve:
        return ""
    rating = stats.curve[-1].rating
    return say.say(
        "stats-rating",
        rating=f"{rating.shown:.1f}".replace("-", "\N{MINUS SIGN}"),
        sigma=f"{rating.sigma:.1f}",
        games=rating.games,
        provisional="yes" if rating.provisional else "no",
    )


def _ways(say: Texts, player: Player, stats: Stats, *, everywhere: bool, in_server: bool) -> list[Control]:
    """To the other games, to what is counted by now, and from the server to everywhere and back."""
    where, table = _ALL if everywhere else _HERE, str(player.id)

    def press(word: str) -> Press:
        return Press(table, 0, f"{word}.{stats.game}.{where}")

    found: list[Control] = []
    games = [game for game in dict.fromkeys(its.game for its in stats.totals) if game in GAMES]
    if len(games) > 1:
        options = [(say.say(f"game-{game}"), game) for game in games[: limits.SELECT_OPTIONS]]
        found.append(select(press("stats-game"), say.say("choose-game"), options, chosen=(stats.game,)))
    if stats.waiting:
        found.append(button(press("stats"), say.say("button-look"), ButtonStyle.primary))
    if in_server:
        found.append(button(press("stats-where"), _where(say, not everywhere)))
    return found


async def _say_instead(interaction: Interaction, sentence: str) -> None:
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(sentence))
    fill(interaction)
    await interaction.edit_original_response(view=message)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("stats", "stats-game", "stats-where", "stats-reset", "stats-keep"), _handle
)
