"""Presses on the practice panel, and what its commands share with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.context import Context, context_of, seat_of
from bot.host.model.stored_types import Player, Status
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.messages.custom_ids import Press
from bot.messages.names import names
from bot.messages.practice import PRACTICE, becomes_practice_message, doctor_form, peek_message, practice_message
from bot.presses.handler import Handler
from bot.presses.typed_cards import cards_in
from bot.replies import Interaction, acknowledge, edit
from engine.types import LOOKS


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handles the presses of this module."""
    action = next(iter(press.arguments), "")
    if action == "doctor":
        await interaction.response.send_modal(doctor_form(context_of(interaction).texts, press))
        return
    await acknowledge(interaction, anew=action in ("", "once"))
    context = context_of(interaction)
    state = await context.table(press.table)
    player = await context.player()
    told = ""
    if action == "begin":
        state = await context.host.arranging.start(state.id, player)
    elif await ask_for_practice(interaction, context, state, player):
        return
    elif action == "once":
        await peek(interaction, context, state, player)
        return
    elif action:
        try:
            state = await arrange(context, state, player, action, typed=" ".join(values), revision=press.revision)
        except Refusal as refusal:
            if refusal.note.code == "stale":
                await _show(interaction, context, state, player)
            raise
        told = context.texts.say(f"practice-done-{'doctor' if action == 'doctored' else action}")
    await _show(interaction, context, state, player, told)


async def ask_for_practice(interaction: Interaction, context: Context, state: TableState, player: Player) -> bool:
    """Asks a player alone with computers whether to make the table a practice table, unless it is one.

    Returns whether it asked. Refuses ``not-seated``, ``not-running``, ``paused``, ``no-practice``.
    """
    seat_of(state, player)
    if state.status is not Status.RUNNING:
        raise Refusal("paused" if state.status is Status.PAUSED else "not-running")
    if state.practice:
        return False
    if not state.alone:
        raise Refusal("no-practice")
    await edit(interaction, becomes_practice_message(context.texts, state))
    return True


async def arrange(
    context: Context,
    state: TableState,
    player: Player,
    action: str,
    *,
    typed: str = "",
    revision: int | None = None,
) -> TableState:
    """Swaps hands, exchanges a card, or shows or hides the other hands."""
    context.need_showable(state)
    arranging = context.host.arranging
    if action == "swap":
        return await arranging.swap(state.id, player, revision=revision)
    if action == "doctored":
        return await arranging.doctor(state.id, player, cards_in(context.texts, typed), revision=revision)
    if action not in LOOKS:
        raise Refusal("stale")
    await arranging.look(state.id, player, action)
    return await context.host.state(state.id)


async def _show(interaction: Interaction, context: Context, state: TableState, player: Player, told: str = "") -> None:
    await edit(interaction, practice_message(context.texts, state, seat_of(state, player), told))


async def peek(interaction: Interaction, context: Context, state: TableState, player: Player) -> None:
    """Shows the other hands once, privately."""
    context.need_showable(state)
    view = await context.host.arranging.look(state.id, player, "once")
    picture = await context.painter.hand(view, names(state, context.texts), preferences=state.preferences_of(view.seat))
    await edit(interaction, peek_message(context.texts, state, view, picture), [picture] if picture else [])


HANDLERS: Mapping[str, Handler] = {PRACTICE: _handle}
