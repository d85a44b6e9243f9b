"""Presses on the practice panel, and code shared with its commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.practice.messages import becomes_practice_message, doctor_form, peek_message, practice_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, seat_of
from bot.table.messages.absence import giving_up_message
from bot.table.messages.feature_buttons import PRACTICE
from bot.table.typed_actions import cards_in
from bot.ui.custom_ids import Press
from bot.ui.names import names
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from data.store import Player
from engine.types import LOOKS


async def _handle(interaction: Interaction, press: Press, values: Sequence[str]) -> None:
    """Handle the presses of this module."""
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
        if await ask_for_practice(interaction, context, state, player, to_practice=True):
            return
        state = await context.table(press.table)
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


async def ask_for_practice(
    interaction: Interaction, context: Context, state: TableState, player: Player, *, to_practice: bool = False
) -> bool:
    """Ask a player alone with computers whether to make the table a practice table, unless it is one.

    ``to_practice`` is their consent: then it asks only if that gives the game up.
    Return whether it asked. Refuses ``not-seated``, ``not-running``, ``paused``, ``no-practice``.
    """
    try:
        await context.host.arranging.start(state.id, player, to_practice=to_practice)
    except Refusal as refusal:
        match refusal.note.code:
            case "becomes-practice":
                await edit(interaction, becomes_practice_message(context.texts, state, refusal.note))
            case "practice-gives-up":
                await edit(interaction, giving_up_message(context.texts, state, refusal.note))
            case _:
                raise
        return True
    return False


async def arrange(
    context: Context,
    state: TableState,
    player: Player,
    action: str,
    *,
    typed: str = "",
    revision: int | None = None,
) -> TableState:
    """Swap hands, exchange a card, or show or hide the other hands."""
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
    """Show the other hands once, privately."""
    context.need_showable(state)
    view = await context.host.arranging.look(state.id, player, "once")
    picture = await context.painter.hand(view, names(state, context.texts), preferences=state.preferences_of(view.seat))
    await edit(interaction, peek_message(context.texts, state, view, picture), [picture] if picture else [])


HANDLERS: Mapping[str, Handler] = {PRACTICE: _handle}
