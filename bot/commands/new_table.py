"""``/table new``."""

from __future__ import annotations

from typing import get_args

from discord import app_commands

from bot import limits
from bot.commands.autocomplete import preset_choices
from bot.commands.localization import localized, localized_setting
from bot.commands.table_group import TABLE, answer_with_link
from bot.commands.typed import seat_counts
from bot.context import context_of
from bot.host.lobby.amendments import with_terms
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.messages.channel_busy import channel_busy_message
from bot.messages.custom_ids import Press
from bot.presses.new_table import TableRequest, can_open_thread, open_table
from bot.replies import Interaction, acknowledge, show
from engine.games import GAMES, game_with

_GAMES = [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in GAMES][: limits.CHOICES]
_SEATS = sorted({count for rules in GAMES.values() for count in rules.seat_counts})


def _term(name: str) -> list[app_commands.Choice[str]]:
    """The choices for a term."""
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
    computers=localized("argument-computers"),
    aggression=localized("argument-aggression"),
    practice=localized("argument-practice"),
    deals=localized("argument-deals"),
)
@app_commands.choices(
    game=_GAMES, open_to=_term("access"), pace=_term("pace"), late=_term("late"), computers=_term("computers")
)
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
    computers: str | None = None,
    aggression: app_commands.Range[int, 0, 100] | None = None,
    practice: bool = False,
    deals: app_commands.Range[int, 1, 100] | None = None,
) -> None:
    """Opens a table in this channel, or offers a thread if the channel already has one."""
    await acknowledge(interaction)
    context = context_of(interaction)
    context.need_showable()
    player = await context.player()
    given = {"access": open_to, "pace": pace, "turn": turn, "late": late}
    given |= {"computers": computers, "aggression": aggression}
    usual = await context.need_place()
    terms = with_terms(usual.terms, {name: value for name, value in given.items() if value is not None})
    preset = preset or usual.preset_of(game)
    request = TableRequest(game or game_with(preset), preset, seats or 0, deals or 0, terms, practice)
    try:
        state = await open_table(context, interaction, player, request, interaction.channel_id or 0)
    except Refusal as refusal:
        if refusal.note.code != "channel-busy" or not can_open_thread(interaction):
            raise
        table = str(refusal.note.values["table"])
        await show(interaction, channel_busy_message(context.texts, table, Press(table, 0, request.what)))
        return
    await answer_with_link(interaction, context, state, "done-opened")
    await context.seated(state, player)


new.autocomplete("preset")(preset_choices)


@new.autocomplete("seats")
async def _seat_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The numbers of seats that the chosen preset allows."""
    game = str(getattr(interaction.namespace, "game", None) or "")
    preset = str(getattr(interaction.namespace, "preset", None) or "")
    return [app_commands.Choice(name=str(count), value=count) for count in seat_counts(game, preset)]
