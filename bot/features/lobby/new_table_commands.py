"""``/table new``."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

from discord import app_commands

from bot.features.lobby.new_table_presses import TableRequest, open_here
from bot.host.lobby.new_table import with_terms
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.table.commands import TABLE, game_choices, need_server, preset_choices
from bot.table.context import context_of
from bot.table.typed_actions import seat_counts
from bot.texts import load_texts
from bot.ui.commands import localized, localized_setting
from bot.ui.game_names import Known, game_and_preset
from bot.ui.replies import Interaction, acknowledge
from engine.games import GAMES, game_with

_SEATS = sorted({count for rules in GAMES.values() for count in rules.seat_counts})


def _term(name: str) -> list[app_commands.Choice[str]]:
    """Return the choices for a term."""
    values = get_args(Terms.model_fields[name].annotation)
    return [app_commands.Choice(name=localized_setting(name, value), value=value) for value in values]


@TABLE.command(name="new", description=localized("command-table-new"))
@app_commands.describe(
    game=localized("argument-game"),
    preset=localized("argument-preset"),
    seats=localized("argument-seats"),
    open_to=localized("argument-open_to"),
    pace=localized("argument-pace"),
    turn=localized("argument-turn"),
    late=localized("argument-late"),
    match=localized("argument-match"),
    computers=localized("argument-computers"),
    aggression=localized("argument-aggression"),
    practice=localized("argument-practice"),
    deals=localized("argument-deals"),
)
@app_commands.choices(open_to=_term("access"), pace=_term("pace"), late=_term("late"), computers=_term("computers"))
@app_commands.choices(match=_term("match"))
async def new(
    interaction: Interaction,
    *,
    game: str = "",
    preset: str = "",
    seats: app_commands.Range[int, _SEATS[0], _SEATS[-1]] | None = None,
    open_to: str | None = None,
    pace: str | None = None,
    turn: app_commands.Range[int, 1] | None = None,
    late: str | None = None,
    match: str | None = None,
    computers: str | None = None,
    aggression: app_commands.Range[int, 0, 100] | None = None,
    practice: bool = False,
    deals: app_commands.Range[int, 1, 100] | None = None,
) -> None:
    """Open a table in this channel, or offer a thread if the channel already has one."""
    need_server(interaction)
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    given = {"access": open_to, "pace": pace, "turn": turn, "late": late, "match": match}
    given |= {"computers": computers, "aggression": aggression}
    usual = await context.need_opener()
    terms = with_terms(usual.terms, {name: value for name, value in given.items() if value is not None})
    game, preset = game_and_preset(context.texts, game, preset)
    preset = preset or usual.preset_of(game, seats or 0)
    request = TableRequest(game or game_with(preset), preset, seats or 0, deals or 0, terms, practice)
    await open_here(interaction, request)


async def start_usual(interaction: Interaction, known: Known) -> None:
    """Open a table for a game with the server's usual settings, as ``/table new`` does."""
    context = context_of(interaction)
    context.need_showable()
    usual = await context.need_opener()
    await open_here(interaction, TableRequest.usual(usual, known.game, known.preset))


new.autocomplete("game")(game_choices)
new.autocomplete("preset")(preset_choices)


@new.autocomplete("seats")
async def _seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the numbers of seats that the chosen preset allows."""
    game, preset = (str(getattr(interaction.namespace, name, None) or "") for name in ("game", "preset"))
    with suppress(Refusal):
        game, preset = game_and_preset(load_texts(), game, preset)
    return [app_commands.Choice(name=str(count), value=count) for count in seat_counts(game, preset)]
