"""Files with stored data, whether they are on boards, and the question asked before they are erased."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, ui

from bot import limits
from bot.texts import Texts
from bot.ui.components import INK, Layout, Upload, button, container
from bot.ui.custom_ids import Press
from bot.ui.sentences import Policies, policy_line
from data.store import Player

_LARGEST = limits.UPLOAD_SIZE


def personal_file(stored: Mapping[str, Any]) -> Upload:
    """Everything stored about a person as a file, compressed if it is too large to be sent otherwise."""
    return _file("stored.json", json.dumps(stored, indent=1, ensure_ascii=False).encode())


def results_file(form: str, text: bytes) -> Upload:
    """Return an export of results as a file, compressed if it is too large to be sent otherwise."""
    return _file(f"results.{form}", text)


def _file(name: str, data: bytes) -> Upload:
    return Upload.of(name, data) if len(data) <= _LARGEST else Upload.of(f"{name}.gz", gzip.compress(data))


def boards_message(texts: Texts, player: Player, policies: Policies) -> ui.LayoutView:
    """Return whether a person is on boards, and the button that changes it."""
    state, other = ("hidden", "unhide") if player.hidden else ("listed", "hide")
    lines = (texts.say(f"boards-{state}"), policy_line(texts, policies))
    change = button(Press.of_no_table(other), texts.say(f"button-{other}"))
    return Layout(container(INK, ui.TextDisplay("\n".join(filter(None, lines))), ui.ActionRow(change)))


def forget_message(texts: Texts, player: Player, policies: Policies) -> ui.LayoutView:
    """Ask a person whether to erase their data, with the consequences."""
    lines = (texts.say("forget-title"), texts.say("forget-means"), policy_line(texts, policies))
    erase = Press.of_no_table(f"forget.{player.id}")
    keep = Press.of_no_table("remember")
    return Layout(
        container(
            INK,
            ui.TextDisplay("\n".join(filter(None, lines))),
            ui.ActionRow(
                button(erase, texts.say("button-forget"), ButtonStyle.danger),
                button(keep, texts.say("button-remember")),
            ),
        )
    )


def answer_message(text: str) -> ui.LayoutView:
    """Return the answer that replaces the question once it is done."""
    return Layout(container(INK, ui.TextDisplay(text)))
