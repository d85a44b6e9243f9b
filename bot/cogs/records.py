"""The commands of records: boards, and what somebody has made of their games."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot import law
from bot.answers import acknowledge
from bot.cogs.play import where_allowed
from bot.cogs.typed import suggest_presets
from bot.desk import desk
from bot.host import ALL, BOARDS, PEOPLE, PERIODS, Refusal, Wanted
from bot.texts import texts
from bot.views.boards import show_board
from bot.views.records import known
from engine.games import GAMES, game_with
from engine.players import LEVELS

Interaction: TypeAlias = discord.Interaction[Any]
Choice: TypeAlias = app_commands.Choice[str]
_SAY = texts()
_BOARDS = [Choice(name=_SAY.say(f"board-{board}"), value=board) for board in BOARDS]
_GAMES = [Choice(name=_SAY.say(f"game-{game}"), value=game) for game in GAMES][: law.CHOICES]
_AGAINST = [
    *(Choice(name=_SAY.say(f"against-{against}"), value=against) for against in (ALL, PEOPLE)),
    *(Choice(name=_SAY.say("board-met", level=level), value=level) for level in LEVELS),
]
_PERIODS = [Choice(name=_SAY.say(f"period-{period}"), value=period) for period in PERIODS]


class Records(commands.Cog):
    """Adds ``/leaderboard`` and ``/stats``."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        where_allowed(leaderboard)
        bot.tree.add_command(leaderboard)


@app_commands.command(name="leaderboard", description=_SAY.say("command-leaderboard"))
@app_commands.describe(
    board=_SAY.say("argument-board"),
    game=_SAY.say("argument-board-game"),
    preset=_SAY.say("argument-board-preset"),
    against=_SAY.say("argument-board-against"),
    period=_SAY.say("argument-board-period"),
    everywhere=_SAY.say("argument-board-everywhere"),
)
@app_commands.choices(board=_BOARDS, game=_GAMES, against=_AGAINST, period=_PERIODS)
async def leaderboard(
    interaction: Interaction,
    *,
    board: str = BOARDS[0],
    game: str = "",
    preset: str = "",
    against: str = ALL,
    period: str = PERIODS[0],
    everywhere: bool = False,
) -> None:
    """Shows a board to the channel."""
    await acknowledge(interaction, private=False)
    if not game and not preset and interaction.guild_id is not None:
        game = game_with((await desk(interaction).host.servers.settings(interaction.guild_id)).preset)
    wanted = Wanted(game or game_with(preset), board, preset, against, period, everywhere)
    if not known(wanted):
        raise Refusal("no-such-board", preset=preset)
    await show_board(interaction, wanted)


@leaderboard.autocomplete("preset")
async def _presets(interaction: Interaction, typed: str) -> list[Choice]:
    found = suggest_presets(_SAY, typed, getattr(interaction.namespace, "game", "") or "")
    return [Choice(name=name, value=preset) for name, preset in found]
