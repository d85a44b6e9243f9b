"""A server that keeps boards in its channel."""

from __future__ import annotations

from typing import Any

from bot.features.boards.kept_message import KEPT
from bot.host.model.settings import ServerSettings
from bot.ui.custom_ids import Press
from playground import Channel
from tests.bot.conftest import Room, parts


def kept(room: Room, channel: Channel) -> dict[str, dict[str, Any]]:
    """Return the boards of a channel by their kind. Of each there is one."""
    found: dict[str, dict[str, Any]] = {}
    for message in room.ada.sees(channel):
        for part in parts(message, 2):
            its = Press.read(part.get("custom_id", ""))
            if its and its.word == KEPT:
                assert its.arguments[0] not in found, "each board has one message"
                found[its.arguments[0]] = message
    return found


async def tick(room: Room, seconds: float = 61.0) -> None:
    """Let the bot look at everything, and do what is due."""
    for _ in range(3):
        room.clock.ahead += seconds
        await room.tick()


async def want(room: Room, **changes: Any) -> None:
    """Let the server keep boards in its channel."""
    settings = ServerSettings(board_channel=room.channel.id, board_game="canasta")
    await room.bot.services.host.servers.save(room.guild.id, settings.model_copy(update=changes))
