"""What the controls of the rules' and seats' panels do: they show, and for the host of an open table they change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord

from bot.answers import acknowledge, fill
from bot.desk import desk
from bot.host import Player, Refusal, TableState
from bot.views.ids import Press
from bot.views.rules import first_group, group_of, may_amend, option_form, rules_message, seats_message
from engine import options
from engine.game import RulesError

Interaction: TypeAlias = discord.Interaction[Any]

_OPENING = ("rules", "seats")
"""The presses on public messages that open a panel."""
_SEATING = ("seats", "swap", "chairs")
AMENDING = frozenset({*_OPENING, *_SEATING, "group", "option", "type", "set", "typed", "preset", "count", "usual"})
"""The words of the presses that belong to the panels."""


async def amend(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    if press.word == "type":
        await _ask(interaction, press)
        return
    await acknowledge(interaction, anew=press.word in _OPENING)
    here = desk(interaction)
    player = await here.player(interaction.user)
    state = await here.table(interaction, press.table)
    group, picked = first_group(state.rules), ""
    argument = next(iter(press.arguments), "")
    match press.word:
        case "group":
            group = _known(values, options.groups(type(state.rules)))
        case "option":
            picked = _known(values, state.rules.options())
            group = group_of(state.rules, picked)
        case "set" | "typed":
            its = options.option(type(state.rules), argument)
            state = await here.host.lobby.amend(state.id, player, options={argument: its.read(values)})
            group = group_of(state.rules, argument)
        case "preset":
            state = await here.host.lobby.amend(state.id, player, preset=values[0])
        case "usual":
            state = await here.host.lobby.amend(state.id, player, preset=state.preset)
            group = _known([argument], options.groups(type(state.rules)))
        case "count" | "chairs":
            state = await here.host.lobby.amend(state.id, player, seats=int(values[0]))
        case "swap":
            one, other = map(int, values)
            state = await here.host.lobby.swap(state.id, player, one, other)
    if press.word in _SEATING:
        await show_seats(interaction, state, player)
    else:
        await show_rules(interaction, state, player, group, picked)


async def show_rules(
    interaction: Interaction, state: TableState, player: Player, group: str = "", picked: str = ""
) -> None:
    """Shows the rules of a table to one person, who may change them as the host of an open one."""
    say = desk(interaction).say
    group = group or first_group(state.rules)
    message = rules_message(say, state, group, edits=may_amend(state, player.id), picked=picked)
    fill(interaction)
    await interaction.edit_original_response(view=message)


async def show_seats(interaction: Interaction, state: TableState, player: Player) -> None:
    """Shows who sits where to one person, who may change it as the host of an open table."""
    message = seats_message(desk(interaction).say, state, edits=may_amend(state, player.id))
    fill(interaction)
    await interaction.edit_original_response(view=message)


async def _ask(interaction: Interaction, press: Press) -> None:
    """Opens the form for an option: the one answer that cannot be put off, so nothing slow comes before it."""
    here = desk(interaction)
    state = await here.table(interaction, press.table)
    try:
        form = option_form(here.say, state, press.arguments[0])
    except RulesError as unknown:
        raise Refusal("stale") from unknown
    await interaction.response.send_modal(form)


def _known(values: Sequence[str], names: Any) -> str:
    """The one name that was chosen. Refuses ``stale`` where it is none: the panel is of another day."""
    if len(values) != 1 or values[0] not in names:
        raise Refusal("stale")
    return values[0]
