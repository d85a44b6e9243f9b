"""The file with a person's data, and the question asked before they are erased."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.host.model.stored_types import Player
from bot.messages.controls import button
from bot.messages.custom_ids import Press
from bot.messages.layout import INK, Layout, container
from bot.messages.uploads import Upload
from bot.texts import Texts

_LARGEST = limits.UPLOAD_SIZE


def personal_file(stored: Mapping[str, Any]) -> Upload:
    """Everything stored about a person as a file, compressed if it is too large to be sent otherwise."""
    text = json.dumps(stored, indent=1, ensure_ascii=False).encode()
    if len(text) <= _LARGEST:
        return Upload.of("stored.json", text)
    return Upload.of("stored.json.gz", gzip.compress(text))


def forget_message(texts: Texts, player: Player) -> ui.LayoutView:
    """Asks a person whether to erase their data, and says what that means."""
    erase = Press.of_no_table(f"forget.{player.id}")
    keep = Press.of_no_table("remember")
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
