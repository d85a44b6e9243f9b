"""Presses about agreeing on the rules: agreeing, offering others, answering an offer, and leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.features.rules.messages import first_group, offer_editor, rules_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import context_of, seat_of
from bot.table.delivery.requests import best_effort
from bot.table.messages.lobby import agreement_message, offers_message
from bot.ui.custom_ids import Press, number, reading
from bot.ui.replies import Handler, Interaction, acknowledge, edit, show
from data.store import Player, Status

_OPENING = ("agree", "offers")
"""The presses on tables and hands that open a panel."""


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module. After a refusal the panel shows the current state."""
    await acknowledge(interaction, anew=press.word in _OPENING)
    context = context_of(interaction)
    player = await context.player()
    before = await context.table(press.table)
    try:
        state = await _apply(interaction, before, player, press)
    except Refusal:
        await _show(interaction, await context.table(press.table), player, press, values)
        raise
    seat = before.seat_of(player.id)
    agreed = "" if seat is None else before.seats[seat].agreed
    await _show(interaction, state, player, press, values, before=agreed)


async def ask_to_agree(interaction: Interaction, state: TableState, player: Player) -> None:
    """Ask a player who has just sat down whether they agree to the rules, if they have to say."""
    seat = seat_of(state, player)
    if seat in state.undecided:
        await show(interaction, agreement_message(context_of(interaction).texts, state, seat))


async def _apply(interaction: Interaction, state: TableState, player: Player, press: Press) -> TableState:
    """Carry out a press, and return the table after it."""
    context, arguments = context_of(interaction), press.arguments
    agreement = context.host.agreement
    match press.word:
        case "agree" | "agreed" if arguments:
            return await agreement.agree(state.id, player, arguments[0])
        case "send":
            return await agreement.send(state.id, player)
        case "withdraw" if any(offer.player == player.id for offer in state.offers):
            return await agreement.withdraw(state.id, player)
        case "take" | "decline":
            with reading():
                whose, digest = arguments
            answer = agreement.accept if press.word == "take" else agreement.decline
            return await answer(state.id, player, number(whose), digest)
        case "quit" if state.status is not Status.OPEN:
            raise Refusal("not-open")
        case "quit":
            await context.leave(state, player)
            return await context.host.state(state.id)
    return state


async def _show(
    interaction: Interaction,
    state: TableState,
    player: Player,
    press: Press,
    values: Sequence[str],
    *,
    before: str = "",
) -> None:
    """Show the panel that follows a press: an offer, the editor, or the player's agreement.

    ``before`` is the setup that the player had agreed to before the press.
    """
    context = context_of(interaction)
    message: ui.LayoutView
    if press.word in ("offers", "offered", "take", "decline"):
        wanted = next(map(number, values), None)
        message = offers_message(context.texts, state, wanted, answers=state.host == player.id)
    elif state.seat_of(player.id) is None and press.word == "quit":
        await best_effort(interaction.delete_original_response())
        return
    elif press.word == "offer":
        editor = offer_editor(state, player.id)
        message = rules_message(context.texts, editor, first_group(editor.setup.rules))
    else:
        message = agreement_message(context.texts, state, seat_of(state, player), before)
    await edit(interaction, message)


HANDLERS: Mapping[str, Handler] = dict.fromkeys(
    (*_OPENING, "agreed", "offer", "send", "withdraw", "quit", "offered", "take", "decline"), _handle
)
