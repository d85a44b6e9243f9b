"""docs/commands.md lists the commands that the bot registers."""

from __future__ import annotations

import re
from pathlib import Path

from discord import app_commands

from tests.bot.conftest import Room

DOCUMENT = Path(__file__).parents[2] / "docs" / "commands.md"


async def test_document_lists_every_command(room: Room) -> None:
    documented = set(re.findall(r"`/((?:[a-z-]+ ?)+)", DOCUMENT.read_text("utf-8")))
    words = {tuple(text.split()) for text in documented}
    commands = {
        tuple(command.qualified_name.split())
        for command in room.bot.tree.walk_commands()
        if not isinstance(command, app_commands.Group)
    }
    assert not {command for command in commands if not any(text[: len(command)] == command for text in words)}
    assert not {text for text in words if not any(text[: len(command)] == command for command in commands)}
