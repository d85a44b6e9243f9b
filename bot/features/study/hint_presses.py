"""Hints, by command or by the button on the hand, seen only by the person who asked.

A hint is shown in the message with the hand. The command shows it in an answer of its own if the hand is in the direct
messages; that answer is deleted once its button was used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

import discord

from bot.features.study.messages import hint_message
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.table.context import Context, context_of, need_turn, seat_of
from bot.table.messages.hand import Mode
from bot.table.play_presses import confirmed_action
from bot.table.presses import TablePress, on_table
from bot.ui.custom_ids import Press, reading
from bot.ui.names import names
from bot.ui.replies import Handler, Interaction, acknowledge, edit
from engine.types import Action, Seat


async def show_hint(interaction: Interaction, context: Context, state: TableState, seat: Seat) -> None:
    """Show what the strongest computer would play, as the answer to a command.

    Refuses ``not-running``, ``paused``, ``not-your-turn``.
    """
    mode = await _hint_mode(context, state, seat)
    if not context.hands.stands_in_direct_messages(state, seat):
        await context.hands.show_privately(interaction, state, seat, mode=mode)
        return
    assert mode.hint is not None
    picture = await context.painter.hand(
        state.views[seat],
        names(state, context.texts),
        preferences=state.preferences_of(seat),
        marked=mode.hint.action.cards,
    )
    await edit(interaction, hint_message(context.texts, state, seat, mode.hint, picture), [picture] if picture else [])


async def _hint_mode(context: Context, state: TableState, seat: Seat) -> Mode:
    need_turn(state, seat)
    hint = await context.host.study.hint(state, seat)
    return Mode(hint.action.kind, 0, state.revision, hint.action, hint=hint)


async def _hint(pressed: TablePress) -> None:
    """Show the hint in the pressed hand."""
    state, seat = await pressed.seat()
    await pressed.show(state, seat, await _hint_mode(pressed.context, state, seat))


async def _follow(interaction: Interaction, press: Press, _values: Sequence[str] = ()) -> None:
    """Play the action of a hint in a message of its own, and delete the hint, even if it is out of date."""
    await acknowledge(interaction, anew=False)
    context = context_of(interaction)
    player = await context.player()
    with reading():
        kind, key, *mask = press.arguments

    def decide(state: TableState) -> Action:
        context.at(state)
        seat = seat_of(state, player)
        if not state.unchanged_since(press.revision, seat):
            raise Refusal("stale")
        need_turn(state, seat)
        action = confirmed_action(state.rules, state.views[seat], kind, key, *mask[:1])
        if action is None:
            raise Refusal("stale")
        context.need_showable(state)
        return action

    try:
        await context.host.play.decide(press.table, player, decide, revision=press.revision)
    finally:
        with suppress(discord.HTTPException):  # the player may have dismissed it
            await interaction.delete_original_response()


HANDLERS: Mapping[str, Handler] = {"hint": on_table(_hint), "follow": _follow}
