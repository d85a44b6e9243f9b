"""Presses on the panel of a table: leave, pause, close, autopilot, rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.absence.presses import close_table, pause_table
from bot.features.moderation.messages import annul_question
from bot.features.rules.presses import show_rules
from bot.host.giving_up import Cost, cost_refusal
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of
from bot.table.messages.absence import ASK, DO, PANEL, giving_up_message, panel_message, question_message
from bot.ui.custom_ids import Press
from bot.ui.replies import Handler, Interaction, acknowledge, edit, tell


async def _handle(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Handle the presses of this module."""
    choice = next(iter(press.arguments), "")
    await acknowledge(interaction, anew=press.word == PANEL, replaced=press.word != PANEL)
    context = context_of(interaction)
    state = await context.table(press.table)
    if press.word == PANEL or choice == "back":
        await _show(interaction, context, state)
    elif choice == "rules":
        await show_rules(interaction, state, await context.player())
    elif choice not in await _choices(context, state):
        raise Refusal("stale")
    elif press.word == ASK:
        await _ask(interaction, context, state, choice)
    else:
        await _do(interaction, context, state, choice)


async def _show(interaction: Interaction, context: Context, state: TableState) -> None:
    seat = state.seat_of((await context.player()).id)
    await edit(interaction, panel_message(context.texts, state, seat, await _choices(context, state)))


async def _choices(context: Context, state: TableState) -> Sequence[str]:
    may_manage = await context.may_manage(state)
    return await context.host.lifecycle.choices(state.id, await context.player(), may_manage=may_manage)


async def _ask(interaction: Interaction, context: Context, state: TableState, choice: str) -> None:
    seat = state.seat_of((await context.player()).id)
    if choice == "annul":
        await edit(interaction, annul_question(context.texts, state))
        return
    if choice == "close" and seat is not None:
        ending = await context.host.lifecycle.ending(state.id)
        if ending.cost is not Cost.NOTHING:
            await edit(interaction, giving_up_message(context.texts, state, cost_refusal(ending).note))
            return
    await edit(interaction, question_message(context.texts, state, seat, choice))


async def _do(interaction: Interaction, context: Context, state: TableState, choice: str) -> None:
    """Do what the player was asked about, in the same way as its command."""
    player = await context.player()
    match choice:
        case "leave":
            await context.leave(state, player)
        case "pause":
            await pause_table(interaction, context, state)
        case "close":
            await close_table(interaction, context, state)
        case _:
            await switch_autopilot(interaction, context, state)


async def switch_autopilot(interaction: Interaction, context: Context, state: TableState) -> None:
    """Switch the player's autopilot on or off."""
    player = await context.player()
    after = await context.host.autopilot.set(state.id, player)
    seat = after.seat_of(player.id)
    on = seat is not None and bool(after.seats[seat].autopilot)
    await tell(interaction, context.texts.say("done-autopilot-on" if on else "done-autopilot-off"))


HANDLERS: Mapping[str, Handler] = dict.fromkeys((PANEL, ASK, DO), _handle)
