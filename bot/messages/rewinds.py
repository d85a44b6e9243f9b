"""Going back: the button, and the question how far."""

from __future__ import annotations

from discord import ui

from bot.host.table.state import TableState
from bot.messages.controls import Control, button, rows
from bot.messages.custom_ids import Press
from bot.messages.layout import Layout
from bot.texts import Texts
from engine.types import REWINDS


def rewind_buttons(texts: Texts, state: TableState) -> list[Control]:
    """The button to go back: at practice tables, and where a player alone with computers can make it one."""
    return [button(Press.at(state, "again"), texts.say("button-again"))] if state.may_practise else []


def rewind_message(texts: Texts, state: TableState, *scopes: str) -> ui.LayoutView:
    """Asks how far to go back, to any point or only to ``scopes``, and says what that costs."""
    message = Layout(ui.TextDisplay(texts.say("again-choose" if state.practice else "again-becomes")))
    buttons = [
        button(Press.at(state, f"rewind.{scope}"), texts.say(f"button-rewind-{scope}")) for scope in scopes or REWINDS
    ]
    for row in rows(buttons):
        message.add_item(row)
    return message
