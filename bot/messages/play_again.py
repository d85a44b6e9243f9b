"""What a table offers once more: going back, the same cards again, the next game."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Status
from bot.host.table.state import TableState
from bot.messages.controls import Control, button, rows
from bot.messages.custom_ids import Press
from bot.messages.layout import Layout
from bot.texts import Texts
from engine.types import REWINDS


def practice_line(say: Texts, state: TableState) -> str:
    """That a table counts for no record, and whose cards it plays again."""
    lines = [say.say("practice")] if state.practice and not state.exhibition else []
    if state.cards_of:
        lines.append(say.say("practice-cards", table=state.cards_of))
    return " ".join(lines)


def back_controls(say: Texts, state: TableState) -> list[Control]:
    """Going back, where that may be done: at a practice table, or where it makes it one for one person alone."""
    if state.status is not Status.RUNNING or not (state.practice or state.alone):
        return []
    return [button(Press(state.id, state.revision, "again"), say.say("button-again"))]


def once_more(say: Texts, state: TableState) -> list[Control]:
    """What follows an ended game: its cards again, unless it may still be gone on with, and the next game."""
    if state.status not in (Status.FINISHED, Status.CLOSED) or not state.begun:
        return []
    found = []
    if state.status is Status.FINISHED:
        found.append(button(Press(state.id, state.revision, "replay"), say.say("button-replay")))
    return [*found, button(Press(state.id, state.revision, "anew"), say.say("button-anew"), ButtonStyle.primary)]


def back_message(say: Texts, state: TableState, *scopes: str) -> ui.LayoutView:
    """How far somebody may go back: by all ways, unless some are named. It says what that costs."""
    message = Layout(ui.TextDisplay(say.say("again-choose" if state.practice else "again-becomes")))
    ways = [
        button(Press(state.id, state.revision, f"rewind.{scope}"), say.say(f"button-rewind-{scope}"))
        for scope in scopes or REWINDS
    ]
    for row in rows(ways):
        message.add_item(row)
    return message
