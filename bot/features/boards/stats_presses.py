"""Presses on a player's statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.boards.stats_messages import EVERYWHERE, curve_points, rating_line, scope_name, stats_message
from bot.host.model.settings import Preferences
from bot.host.refusals import Refusal
from bot.table.context import context_of
from bot.ui.components import text_message
from bot.ui.custom_ids import Press, number
from bot.ui.names import visible
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player


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
    picture = None
    if stats.form:
        points = curve_points(context.texts, stats)
        where = scope_name(context.texts, everywhere or guild is None)
        picture = await context.painter.curve(
            visible(player.name) or context.texts.say("name-forgotten"),
            points,
            ["won" if outing.won else "lost" for outing in stats.form],
            subtitle=context.texts.say("stats-curve", game=stats.game, where=where),
            note=rating_line(context.texts, stats),
            preferences=Preferences.read(asker.settings),
        )
    message = stats_message(context.texts, player, stats, picture, everywhere=everywhere, in_server=guild is not None)
    await edit(interaction, message, [picture] if picture else [])


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    ("stats", "stats-game", "stats-where", "stats-reset", "stats-keep"), _handle
)
