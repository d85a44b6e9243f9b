"""Presses on the panels of rules and seats.

The host of an open table edits its rules; other seated players write offers with the same editor.
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
from bot.messages.table_rules import (
    LEVEL,
    OFFER,
    TERMS,
    USUAL,
    RulesEditor,
    first_group,
    group_of,
    is_term,
    offer_editor,
    option_form,
    rules_message,
    seats_message,
    table_editor,
)
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit
from engine.types import RulesError, Seat

_OPENING = ("rules", "seats")
"""The presses on public messages that open a panel."""
_SEAT_WORDS = ("seats", "swap", "chairs", LEVEL)


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handles the presses of this module."""
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
    editor = _editor(state, player, offer=offer)
    group, picked = first_group(editor.setup.rules), ""
    changes: dict[str, Any] = {}
    match word:
        case "group":
            group = _chosen(values, editor.groups)
        case "option":
            picked = _chosen(values, [its.name for group in editor.groups.values() for its in group])
        case "set" | "typed":
            value = editor.option(argument).read(values)
            changes = {"terms" if is_term(argument) else "options": {argument: value}}
        case "preset":
            changes = {"preset": values[0]}
        case "usual":
            group = _chosen([argument], editor.groups)
            usual = {"terms": Terms().model_dump(include={"pace", "computers", "levels", "aggression"})}
            changes = usual if group == TERMS else {"preset": editor.setup.rules.preset}
        case "count" | "chairs":
            changes = {"seats": int(values[0])}
        case "level" if argument:
            picked, level = argument, "" if values[0] == USUAL else values[0]
            changes = {"terms": {"levels": editor.setup.terms.with_level(_free_seat(state, argument), level)}}
        case "level":
            picked = str(_free_seat(state, values[0]))
        case "swap":
            one, other = map(int, values)
            state = await context.host.lobby.swap(state.id, player, one, other)
    if changes:
        state = await _change(context, state, player, changes, offer=offer)
        editor = _editor(state, player, offer=offer)
    if word in _SEAT_WORDS:
        await show_seats(interaction, state, player, int(picked) if picked else None)
        return
    if word in ("set", "typed"):
        group = group_of(editor, argument)
    elif picked:
        group = group_of(editor, picked)
    await edit(interaction, rules_message(context.texts, editor, group, picked))


async def show_rules(interaction: Interaction, state: TableState, player: Player) -> None:
    """Shows the rules of a table. The host of an open table can change them."""
    message = rules_message(context_of(interaction).texts, table_editor(state, player.id), first_group(state.rules))
    await edit(interaction, message)


async def show_seats(interaction: Interaction, state: TableState, player: Player, picked: Seat | None = None) -> None:
    """Shows who sits where. The host of an open table can change it."""
    message = seats_message(
        context_of(interaction).texts, state, edits=table_editor(state, player.id).edits, picked=picked
    )
    await edit(interaction, message)


def _editor(state: TableState, player: Player, *, offer: bool) -> RulesEditor:
    return offer_editor(state, player.id) if offer else table_editor(state, player.id)


async def _change(
    context: Context, state: TableState, player: Player, changes: Mapping[str, Any], *, offer: bool
) -> TableState:
    change = context.host.agreement.draft if offer else context.host.lobby.amend
    return await change(state.id, player, **changes)


async def _ask(interaction: Interaction, press: Press, name: str, *, offer: bool) -> None:
    """Opens the form for an option. A form cannot be deferred, so nothing slow may come before it."""
    context = context_of(interaction)
    state = await context.table(press.table)
    editor = offer_editor(state, (await context.player()).id) if offer else table_editor(state)
    try:
        form = option_form(context.texts, editor, name)
    except RulesError as unknown:
        raise Refusal("outdated") from unknown
    await interaction.response.send_modal(form)


def _free_seat(state: TableState, written: str) -> Seat:
    """The free seat that a control names. Refuses ``no-such-seat`` if it is gone, ``stale`` if it is taken."""
    if int(written) >= state.seat_count:
        raise Refusal("no-such-seat")
    if state.seats[int(written)].player is not None:
        raise Refusal("stale")
    return int(written)


def _chosen(values: Sequence[str], names: Any) -> str:
    """The one chosen name. Refuses ``outdated`` if it is unknown."""
    if len(values) != 1 or values[0] not in names:
        raise Refusal("outdated")
    return values[0]


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (*_OPENING, *_SEAT_WORDS, OFFER, "group", "option", "type", "set", "typed", "preset", "count", "usual"), _handle
)
