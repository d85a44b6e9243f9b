"""What the controls of the rules' and seats' panels do: they show, and for who may change something they do that.

The host of an open table changes what it plays; anybody seated writes an offer with the same editor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.context import Context, context_of
from bot.host.model.stored_types import Player
from bot.host.model.terms import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.messages.rules import (
    LEVEL,
    OFFER,
    TERMS,
    USUAL,
    Sheet,
    first_group,
    group_of,
    is_term,
    offer_sheet,
    option_form,
    rules_message,
    seats_message,
    table_sheet,
)
from bot.presses.handler import Handler, Interaction
from bot.replies import acknowledge, fill
from engine.types import RulesError, Seat

_OPENING = ("rules", "seats")
"""The presses on public messages that open a panel."""
_SEATING = ("seats", "swap", "chairs", LEVEL)


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Acknowledges a press and does it. Raises what refuses it."""
    offer = press.word == OFFER
    word, *arguments = press.arguments if offer else [press.word, *press.arguments]
    argument = next(iter(arguments), "")
    if word == "type":
        await _ask(interaction, press, argument, offer=offer)
        return
    await acknowledge(interaction, anew=word in _OPENING)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    sheet = _sheet(state, player, offer=offer)
    group, picked = first_group(sheet.setup.rules), ""
    changes: dict[str, Any] = {}
    match word:
        case "group":
            group = _known(values, sheet.groups)
        case "option":
            picked = _known(values, [its.name for group in sheet.groups.values() for its in group])
        case "set" | "typed":
            value = sheet.option(argument).read(values)
            changes = {"terms" if is_term(argument) else "options": {argument: value}}
        case "preset":
            changes = {"preset": values[0]}
        case "usual":
            group = _known([argument], sheet.groups)
            usual = {"terms": Terms().model_dump(include={"pace", "computers", "levels", "aggression"})}
            changes = usual if group == TERMS else {"preset": sheet.setup.rules.preset}
        case "count" | "chairs":
            changes = {"seats": int(values[0])}
        case "level" if argument:
            picked, level = argument, "" if values[0] == USUAL else values[0]
            changes = {"terms": {"levels": sheet.setup.terms.with_level(_free_seat(state, argument), level)}}
        case "level":
            picked = str(_free_seat(state, values[0]))
        case "swap":
            one, other = map(int, values)
            state = await context.host.lobby.swap(state.id, player, one, other)
    if changes:
        state = await _change(context, state, player, changes, offer=offer)
        sheet = _sheet(state, player, offer=offer)
    if word in _SEATING:
        await show_seats(interaction, state, player, int(picked) if picked else None)
        return
    if word in ("set", "typed"):
        group = group_of(sheet, argument)
    elif picked:
        group = group_of(sheet, picked)
    fill(interaction)
    await interaction.edit_original_response(view=rules_message(context.say, sheet, group, picked))


async def show_rules(interaction: Interaction, state: TableState, player: Player) -> None:
    """Shows what a table plays to one person, who may change it as the host of an open one."""
    message = rules_message(context_of(interaction).say, table_sheet(state, player.id), first_group(state.rules))
    fill(interaction)
    await interaction.edit_original_response(view=message)


async def show_seats(interaction: Interaction, state: TableState, player: Player, picked: Seat | None = None) -> None:
    """Shows who sits where to one person, who may change it as the host of an open table."""
    message = seats_message(
        context_of(interaction).say, state, edits=table_sheet(state, player.id).edits, picked=picked
    )
    fill(interaction)
    await interaction.edit_original_response(view=message)


def _sheet(state: TableState, player: Player, *, offer: bool) -> Sheet:
    return offer_sheet(state, player.id) if offer else table_sheet(state, player.id)


async def _change(
    context: Context, state: TableState, player: Player, changes: Mapping[str, Any], *, offer: bool
) -> TableState:
    change = context.host.agreement.draft if offer else context.host.lobby.amend
    return await change(state.id, player, **changes)


async def _ask(interaction: Interaction, press: Press, name: str, *, offer: bool) -> None:
    """Opens the form for an option: the one answer that cannot be put off, so nothing slow comes before it."""
    context = context_of(interaction)
    state = await context.table(press.table)
    sheet = offer_sheet(state, (await context.player()).id) if offer else table_sheet(state)
    try:
        form = option_form(context.say, sheet, name)
    except RulesError as unknown:
        raise Refusal("stale") from unknown
    await interaction.response.send_modal(form)


def _free_seat(state: TableState, written: str) -> Seat:
    """The free seat that a control says. Refuses ``no-such-seat`` where the table has it no more, ``stale`` if it was
    taken.
    """
    if int(written) >= state.seat_count:
        raise Refusal("no-such-seat")
    if state.seats[int(written)].player is not None:
        raise Refusal("stale")
    return int(written)


def _known(values: Sequence[str], names: Any) -> str:
    """The one name that was chosen. Refuses ``stale`` where it is none: the panel is of another day."""
    if len(values) != 1 or values[0] not in names:
        raise Refusal("stale")
    return values[0]


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (*_OPENING, *_SEATING, OFFER, "group", "option", "type", "set", "typed", "preset", "count", "usual"), _handle
)
