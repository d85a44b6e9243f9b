"""The message for a channel that cannot take the table: it offers to open the table in a thread."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.texts import Texts
from bot.ui.controls import button
from bot.ui.custom_ids import Press
from bot.ui.layout import FELT, Layout, container


def thread_message(texts: Texts, code: str, thread: Press) -> ui.LayoutView:
    """Say why the channel refuses a table, by the refusal's code; the press ``thread`` opens it in a thread."""
    offer = button(thread, texts.say("button-thread"), ButtonStyle.success)
    return Layout(container(FELT, ui.TextDisplay(texts.say(f"thread-{code}")), ui.ActionRow(offer)))


def thread_opened_message(text: str) -> ui.LayoutView:
    """Return the link to the thread, which replaces the offer."""
    return Layout(container(FELT, ui.TextDisplay(text)))
