"""Presses on the panel of rules.

The host of an open table edits its rules; other seated players write offers with the same editor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.rules.messages import (
    OFFER,
    TERMS,
    RulesEditor,
    first_group,
    group_of,
    is_term,
    offer_editor,
    option_form,
    rules_message,
    table_editor,
)
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.types import RulesError

_OPEN = "rules"
"""The word of the button that opens the panel."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
    offer = press.word == OFFER
    with reading():
        word, *arguments = press.arguments if offer else [press.word, *press.arguments]
    argument = next(iter(arguments), "")
    if word == "type":
        await _ask(interaction, press, argument, offer=offer)
        return
    await acknowledge(interaction, anew=word == _OPEN)
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
            with reading():
                [preset] = values
            changes = {"preset": preset}
        case "usual":
            group = _chosen([argument], editor.groups)
            usual = {"terms": Terms().model_dump(include={"pace", "computers", "levels", "aggression", "hints"})}
            changes = usual if group == TERMS else {"preset": editor.setup.rules.preset}
        case "count":
            with reading():
                [count] = map(number, values)
            changes = {"seats": count}
    if changes:
        state = await _change(context, state, player, changes, offer=offer)
        editor = _editor(state, player, offer=offer)
    if word in ("set", "typed"):
        group = group_of(editor, argument)
    elif picked:
        group = group_of(editor, picked)
    await edit(interaction, rules_message(context.texts, editor, group, picked))


async def show_rules(interaction: Interaction, state: TableState, player: Player) -> None:
    """Show the rules of a table. The host of an open table can change them."""
    message = rules_message(context_of(interaction).texts, table_editor(state, player.id), first_group(state.rules))
    await edit(interaction, message)


def _editor(state: TableState, player: Player, *, offer: bool) -> RulesEditor:
    return offer_editor(state, player.id) if offer else table_editor(state, player.id)


async def _change(
    context: Context, state: TableState, player: Player, changes: Mapping[str, Any], *, offer: bool
) -> TableState:
    change = context.host.agreement.draft if offer else context.host.lobby.amend
    return await change(state.id, player, **changes)


async def _ask(interaction: Interaction, press: Press, name: str, *, offer: bool) -> None:
    """Open the form for an option. A form cannot be deferred, so nothing slow may come before it."""
    context = context_of(interaction)
    state = await context.table(press.table)
    editor = offer_editor(state, (await context.player()).id) if offer else table_editor(state)
    try:
        form = option_form(context.texts, editor, name)
    except RulesError as unknown:
        raise Refusal("outdated") from unknown
    await interaction.response.send_modal(form)


def _chosen(values: Sequence[str], names: Any) -> str:
    """Return the one chosen name. Refuses ``outdated`` if it is unknown."""
    if len(values) != 1 or values[0] not in names:
        raise Refusal("outdated")
    return values[0]


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (_OPEN, OFFER, "group", "option", "type", "set", "typed", "preset", "count", "usual"), _handle
)
