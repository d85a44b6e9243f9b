"""``/table`` commands to play something again: restart, replay, deal."""

from __future__ import annotations

from discord import app_commands

from bot.features.again.presses import replay_cards
from bot.features.deals.comparison_presses import compare_deal
from bot.host.records.listings import PreviousGame
from bot.host.refusals import Refusal
from bot.table.commands import TABLE, choices, need_server, preset_choices, table_here
from bot.table.context import context_of
from bot.table.play_presses import rewind
from bot.table.typed_actions import suggest_games
from bot.texts import load_texts
from bot.ui.commands import localized
from bot.ui.game_names import find_preset
from bot.ui.replies import Interaction, acknowledge, offer

_TEXTS = load_texts()
_WHAT = [app_commands.Choice(name=localized(f"restart-{scope}"), value=scope) for scope in ("round", "game", "deal")]


@TABLE.command(name="restart", description=localized("command-table-restart"))
@app_commands.describe(what=localized("argument-restart"))
@app_commands.choices(what=_WHAT)
async def restart(interaction: Interaction, what: str) -> None:
    """Restart the round or the game, or deal the round again."""
    context, state = await table_here(interaction)
    await rewind(interaction, context, state, what)


@TABLE.command(name="replay", description=localized("command-table-replay"))
@app_commands.describe(table=localized("argument-replay"))
async def replay_(interaction: Interaction, table: str = "") -> None:
    """Play the cards of an ended game again in this channel."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    wanted = table.strip() or next((past.id for past in await _ended(interaction)), "")
    if not wanted:
        raise Refusal("no-game-over")
    await replay_cards(interaction, context, await context.table(wanted))


@replay_.autocomplete("table")
async def _table_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the ended games whose cards the player may play again."""
    return await offer(_game_choices(interaction, typed))


@TABLE.command(name="deal", description=localized("command-table-deal"))
@app_commands.describe(number=localized("argument-deal-number"), preset=localized("argument-deal-preset"))
async def deal(interaction: Interaction, number: app_commands.Range[int, 1, 100], preset: str = "") -> None:
    """Compare how a numbered deal was played in this server."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    preset = find_preset(context.texts, preset).preset if preset else ""
    await compare_deal(interaction, context, number, preset=preset)


deal.autocomplete("preset")(preset_choices)


async def _game_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices(suggest_games(_TEXTS, await _ended(interaction), typed))


async def _ended(interaction: Interaction) -> list[PreviousGame]:
    """Return the games that the player may play again, newest first."""
    context = context_of(interaction)
    return await context.host.play_again.finished_games(await context.player())
