"""Going back: the button, and the question how far."""

from __future__ import annotations

from discord import ui

from bot.host.giving_up import FREE_ENDINGS, Ending
from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.controls import Control, button, rows
from bot.ui.custom_ids import Press
from bot.ui.layout import Layout
from engine.types import REWINDS


def rewind_buttons(texts: Texts, state: TableState) -> list[Control]:
    """Return the button to go back: at practice tables, and where a player alone with computers can make it one."""
    return [button(Press.at(state, "again"), texts.say("button-again"))] if state.may_practise else []


def rewind_message(texts: Texts, state: TableState, ending: Ending, *scopes: str) -> ui.LayoutView:
    """Ask how far to go back, to any point or only to ``scopes``, and state the cost."""
    cost = {"cost": ending.cost.word, "number": ending.number, "most": FREE_ENDINGS}
    message = Layout(ui.TextDisplay(texts.say("again-choose" if state.practice else "again-becomes", **cost)))
    buttons = [
        button(Press.at(state, f"rewind.{scope}"), texts.say(f"button-rewind-{scope}")) for scope in scopes or REWINDS
    ]
    for row in rows(buttons):
        message.add_item(row)
    return message
