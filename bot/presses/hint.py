"""Hints, by command or by the button on the hand. Only the person who asked sees them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.context import Context, need_turn
from bot.host.table.state import TableState
from bot.messages.names import names
from bot.messages.study import hint_message
from bot.presses.handler import Handler
from bot.presses.table_press import TablePress, on_table
from bot.replies import Interaction, edit
from engine.types import Seat


async def show_hint(interaction: Interaction, context: Context, state: TableState, seat: Seat) -> None:
    """Shows what the strongest computer would play. Refuses ``not-running``, ``paused``, ``not-your-turn``."""
    need_turn(state, seat)
    hint, view = await context.host.study.hint(state, seat), state.views[seat]
    picture = await context.painter.hand(
        view, names(state, context.texts), preferences=state.preferences_of(seat), marked=hint.action.cards
    )
    message = hint_message(context.texts, state, seat, hint, picture)
    await edit(interaction, message, [picture] if picture else [])


async def _hint(pressed: TablePress) -> None:
    state, seat = await pressed.seat()
    await show_hint(pressed.interaction, pressed.context, state, seat)


HANDLERS: Mapping[str, Handler] = {"hint": on_table(_hint, answers_anew=True)}
