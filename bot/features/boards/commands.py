"""``/leaderboard`` and ``/stats``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import discord
from discord import app_commands

from bot.features.boards.presses import show_board
from bot.features.boards.stats_messages import reset_message
from bot.features.boards.stats_presses import show_stats
from bot.host.records.boards import BOARDS, PERIODS, BoardQuery
from bot.host.refusals import Refusal
from bot.table.commands import game_choices, preset_choices
from bot.table.context import context_of
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.game_names import find_game, game_and_preset
from bot.ui.permissions import Place, missing_to_post
from bot.ui.replies import Interaction, acknowledge, edit
from data.store import ALL, PEOPLE, Player
from engine.games import game_with
from engine.players import LEVELS

Choice: TypeAlias = app_commands.Choice[str]
_BOARDS = [Choice(name=localized(f"board-{board}"), value=board) for board in BOARDS]
_AGAINST = [
    *(Choice(name=localized(f"against-{against}"), value=against) for against in (ALL, PEOPLE)),
    *(Choice(name=localized("board-met", level=level), value=level) for level in LEVELS),
]
_PERIODS = [Choice(name=localized(f"period-{period}"), value=period) for period in PERIODS]


@app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
@app_commands.describe(
    board=localized("argument-board"),
    game=localized("argument-board-game"),
    preset=localized("argument-board-preset"),
    against=localized("argument-board-against"),
    period=localized("argument-board-period"),
    everywhere=localized("argument-board-everywhere"),
)
@app_commands.choices(board=_BOARDS, against=_AGAINST, period=_PERIODS)
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
    """Show a board: publicly, or only to those who may not write in this channel."""
    silent = interaction.guild_id is not None and bool(missing_to_post(Place.of(interaction)))
    await acknowledge(interaction, private=silent)
    texts = context_of(interaction).texts
    if game and not preset and find_game(texts, game).is_whole_game:
        game = find_game(texts, game).game
    else:
        game, preset = game_and_preset(texts, game, preset)
    if not game and not preset:
        game = await _game_here(interaction)
    query = BoardQuery(game or game_with(preset), board, preset, against, period, everywhere)
    if not query.exists:
        raise Refusal("no-such-board", preset=preset)
    await show_board(interaction, query)


async def _game_here(interaction: Interaction) -> str:
    """Return the game of the channel's newest table, or else the server's default game; empty for none."""
    if interaction.guild_id is None:
        return ""
    context = context_of(interaction)
    played = await context.host.listings.newest(channel_id=interaction.channel_id) if interaction.channel_id else None
    return played.game if played else game_with((await context.host.servers.settings(interaction.guild_id)).preset)


leaderboard.autocomplete("game")(game_choices)
leaderboard.autocomplete("preset")(preset_choices)


@app_commands.command(name="show", description=localized("command-stats-show"))
@app_commands.describe(
    user=localized("argument-stats-user"),
    game=localized("argument-stats-game"),
    everywhere=localized("argument-board-everywhere"),
)
async def _show(
    interaction: Interaction, user: discord.User | None = None, game: str = "", everywhere: bool = False
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
    game = find_game(context.texts, game).game if game else ""
    await show_stats(interaction, player, game, everywhere=everywhere)


_show.autocomplete("game")(game_choices)


@app_commands.command(name="reset", description=localized("command-stats-reset"))
async def _reset(interaction: Interaction) -> None:
    await acknowledge(interaction)
    await edit(interaction, reset_message(context_of(interaction).texts))


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/leaderboard`` and ``/stats``."""
    stats = app_commands.Group(name="stats", description=localized("command-stats"))
    stats.add_command(_show)
    stats.add_command(_reset)
    commands_: tuple[AnyCommand, ...] = (leaderboard, stats)
    for command in commands_:
        allow_direct_messages(command)
        yield command
