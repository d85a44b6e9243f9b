"""Practice tables and going back."""

from __future__ import annotations

from discord import ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.messages.controls import Control, button, rows
from bot.messages.custom_ids import Press
from bot.messages.layout import Layout
from bot.texts import Texts
from engine.types import REWINDS


def practice_line(texts: Texts, state: TableState) -> str:
    """Says that the table is for practice, and which table's cards it replays."""
    lines = [texts.say("practice")] if state.practice and not state.exhibition else []
    if state.cards_of:
        lines.append(texts.say("practice-cards", table=state.cards_of))
    return " ".join(lines)


def rewind_buttons(texts: Texts, state: TableState) -> list[Control]:
    """The button to go back: at practice tables, and where a player alone with computers can make it one."""
    if state.status is not Status.RUNNING or not (state.practice or state.alone):
        return []
    return [button(Press(state.id, state.revision, "again"), texts.say("button-again"))]


def rewind_message(texts: Texts, state: TableState, *scopes: str) -> ui.LayoutView:
    """Asks how far to go back, to any point or only to ``scopes``, and says what that costs."""
    message = Layout(ui.TextDisplay(texts.say("again-choose" if state.practice else "again-becomes")))
    buttons = [
        button(Press(state.id, state.revision, f"rewind.{scope}"), texts.say(f"button-rewind-{scope}"))
        for scope in scopes or REWINDS
    ]
    for row in rows(buttons):
        message.add_item(row)
    return message
