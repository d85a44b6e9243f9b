"""The messages to people who want to join a full table, and to those waiting once a seat is free."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.table.state import TableState
from bot.texts import Texts
from bot.ui.components import FELT, Layout, button, container
from bot.ui.custom_ids import Press
from bot.ui.names import people

AWAIT = "await"
"""The word of the presses; the second word is ``yes`` or ``no``."""


def full_table_message(texts: Texts, state: TableState, link: str) -> ui.LayoutView:
    """Return the seated people, the hint that the table at ``link`` can be watched, and a button for a free seat."""
    names = [name for name in people(state, texts).names if name]
    told = texts.say("full-table", players=texts.joined(names), link=link)
    return _message(texts, state, told, "yes")


def awaited_message(texts: Texts, state: TableState, *, wanted: bool) -> ui.LayoutView:
    """Return the answer to a person who asked to be told of a free seat, or no longer, with the button to change it."""
    told = texts.say("full-awaited" if wanted else "full-not-awaited")
    return _message(texts, state, told, "no" if wanted else "yes")


def seat_freed_text(texts: Texts, state: TableState, link: str, mentions: str) -> str:
    """Return the message that a seat is free, for people who asked to be told."""
    return texts.say("seat-freed", called=texts.called(state.game, state.preset), link=link, mentions=mentions)


def _message(texts: Texts, state: TableState, text: str, answer: str) -> ui.LayoutView:
    style = ButtonStyle.primary if answer == "yes" else ButtonStyle.secondary
    control = button(Press.at(state, f"{AWAIT}.{answer}"), texts.say(f"button-await-{answer}"), style)
    return Layout(container(FELT, ui.TextDisplay(text), ui.ActionRow(control)))
