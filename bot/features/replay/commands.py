"""``/replay``: a finished round step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TypeAlias

from discord import app_commands

from bot.features.replay.presses import show_replay
from bot.host.records.listings import PreviousGame
from bot.host.refusals import Refusal
from bot.table.commands import choices
from bot.table.context import context_of
from bot.table.typed_actions import suggest_games
from bot.texts import load_texts
from bot.ui.commands import AnyCommand, allow_direct_messages, localized
from bot.ui.permissions import may_see
from bot.ui.replies import Interaction, acknowledge, offer

Choice: TypeAlias = app_commands.Choice[str]
_TEXTS = load_texts()


@app_commands.command(name="replay", description=localized("command-replay"))
@app_commands.describe(table=localized("argument-replay-table"), round_=localized("argument-replay-round"))
@app_commands.rename(round_="round")
async def replay(interaction: Interaction, table: str = "", round_: app_commands.Range[int, 1] | None = None) -> None:
    """Show a round of a game, by default the last one of this channel, or else of those that the person may see."""
    await acknowledge(interaction)
    if wanted := table.strip():
        await show_replay(interaction, wanted, round_)
        return
    context = context_of(interaction)
    here = await context.host.replays.games_in(interaction.channel_id or 0, await context.player())
    others = [] if here else await _games(interaction)
    for past in (*here, *others):
        try:
            await show_replay(interaction, past.id, round_)
            return
        except Refusal as refusal:
            if refusal.note.code not in ("no-round-over", "moves-not-kept", "damaged"):
                raise
    raise Refusal("no-round-over")


@replay.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[Choice]:
    """Return the games that the person may see replays of."""
    return await offer(_game_choices(interaction, typed))


async def _game_choices(interaction: Interaction, typed: str) -> list[Choice]:
    return choices(suggest_games(_TEXTS, await _games(interaction), typed))


async def _games(interaction: Interaction) -> list[PreviousGame]:
    """Return the newest games that the person may see replays of."""
    context = context_of(interaction)
    player = await context.player()
    games = await context.host.replays.games(player, interaction.guild_id)
    asked = {past.channel_id for past in games if not past.seated}
    seen = dict(zip(asked, await asyncio.gather(*(may_see(interaction, channel) for channel in asked)), strict=True))
    return [past for past in games if past.seated or seen[past.channel_id]]


def slash_commands() -> Iterator[AnyCommand]:
    """Yield ``/replay``."""
    allow_direct_messages(replay)
    yield replay
