"""The message for a channel that already has a table: it offers to open the new one in a thread."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.messages.controls import button
from bot.messages.custom_ids import Press
from bot.messages.layout import FELT, Layout, container
from bot.texts import Texts


def channel_busy_message(texts: Texts, thread: Press) -> ui.LayoutView:
    """Says that the channel has a table; the press ``thread`` opens the new one in a thread."""
    offer = button(thread, texts.say("button-thread"), ButtonStyle.success)
    return Layout(container(FELT, ui.TextDisplay(texts.say("busy-thread")), ui.ActionRow(offer)))


def thread_opened_message(text: str) -> ui.LayoutView:
    """Where the thread is, in place of the offer."""
    return Layout(container(FELT, ui.TextDisplay(text)))
