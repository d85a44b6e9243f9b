"""Presses about agreeing on the rules: agreeing, offering others, answering an offer, and leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.context import context_of, seat_of
from bot.delivery.requests import best_effort
from bot.host.model.stored_types import Player, Status
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.agreement import agreement_message, offers_message
from bot.messages.custom_ids import Press
from bot.messages.table_rules import first_group, offer_editor, rules_message
from bot.presses.handler import Handler
from bot.replies import Interaction, acknowledge, edit, show

_OPENING = ("agree", "offers")
"""The presses on tables and hands that open a panel."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handles the presses of this module. After a refusal the panel shows the current state."""
    await acknowledge(interaction, anew=press.word in _OPENING)
    context = context_of(interaction)
    player = await context.player()
    state = await context.table(press.table)
    try:
        state = await _apply(interaction, state, player, press)
    except Refusal:
        await _show(interaction, await context.table(press.table), player, press, values)
        raise
    await _show(interaction, state, player, press, values)


async def ask_to_agree(interaction: Interaction, state: TableState, player: Player) -> None:
    """Asks a player who has just sat down whether they agree to the rules, if they have to say."""
    seat = seat_of(state, player)
    if seat in state.undecided:
        await show(interaction, agreement_message(context_of(interaction).texts, state, seat))


async def _apply(interaction: Interaction, state: TableState, player: Player, press: Press) -> TableState:
    """Carries out a press, and returns the table after it."""
    context, arguments = context_of(interaction), press.arguments
    agreement = context.host.agreement
    match press.word:
        case "agreed":
            return await agreement.agree(state.id, player, arguments[0])
        case "send":
            return await agreement.send(state.id, player)
        case "withdraw" if any(offer.player == player.id for offer in state.offers):
            return await agreement.withdraw(state.id, player)
        case "take":
            return await agreement.accept(state.id, player, int(arguments[0]), arguments[1])
        case "decline":
            return await agreement.decline(state.id, player, int(arguments[0]), arguments[1])
        case "quit" if state.status is not Status.OPEN:
            raise Refusal("not-open")
        case "quit":
            await context.leave(state, player)
            return await context.host.state(state.id)
    return state


async def _show(
    interaction: Interaction, state: TableState, player: Player, press: Press, values: Sequence[str]
) -> None:
    """Shows the panel that follows a press: an offer, the editor, or the player's agreement."""
    context = context_of(interaction)
    message: ui.LayoutView
    if press.word in ("offers", "offered", "take", "decline"):
        wanted = next((int(value) for value in values if value.isdigit()), None)
        message = offers_message(context.texts, state, wanted, answers=state.host == player.id)
    elif state.seat_of(player.id) is None and press.word == "quit":
        await best_effort(interaction.delete_original_response())
        return
    elif press.word == "offer":
        editor = offer_editor(state, player.id)
        message = rules_message(context.texts, editor, first_group(editor.setup.rules))
    else:
        message = agreement_message(context.texts, state, seat_of(state, player))
    await edit(interaction, message)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (*_OPENING, "agreed", "offer", "send", "withdraw", "quit", "offered", "take", "decline"), _handle
)
