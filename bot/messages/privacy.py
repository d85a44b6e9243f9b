"""The question asked before a person's data is erased, and its answers."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.model.stored_types import Player
from bot.messages.controls import button
from bot.messages.custom_ids import NO_TABLE, Press
from bot.messages.layout import INK, Layout, container
from bot.texts import Texts


def forget_message(texts: Texts, player: Player) -> ui.LayoutView:
    """Asks a person whether to erase their data, and says what that means."""
    erase = Press(NO_TABLE, 0, f"forget.{player.id}")
    keep = Press(NO_TABLE, 0, "remember")
    return Layout(
        container(
            INK,
            ui.TextDisplay(f"{texts.say('forget-title')}\n{texts.say('forget-means')}"),
            ui.ActionRow(
                button(erase, texts.say("button-forget"), ButtonStyle.danger),
                button(keep, texts.say("button-remember")),
            ),
        )
    )


def answer_message(text: str) -> ui.LayoutView:
    """What was done, in place of the question."""
    return Layout(container(INK, ui.TextDisplay(text)))
