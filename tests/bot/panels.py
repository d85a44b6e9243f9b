"""Using the private panels of a table: their selects and forms."""

from __future__ import annotations

from typing import Any

from playground import Interaction, Person
from tests.bot.conftest import Room, parts
from tests.bot.playing import whispered
from tests.texts import text


def panel(room: Room, who: Person) -> dict[str, Any]:
    """Return the newest panel that a person opened."""
    return [message for message in whispered(room, who) if parts(message, 17)][-1]


async def choose(room: Room, who: Person, placeholder: str, *values: str) -> Interaction:
    use = await who.choose(panel(room, who), list(values), placeholder=placeholder)
    await room.quiet()
    return use


async def enter(room: Room, who: Person, typed: str) -> Interaction:
    """Enter a value of the option that is chosen."""
    use = await who.click(panel(room, who), label=text("button-type"))
    assert use.modal
    use = await who.submit(use.modal, {"text": typed})
    await room.quiet()
    return use


async def turn_to(room: Room, who: Person, message: dict[str, Any] | None, page: str) -> None:
    """Turn the settings of a server to another page."""
    assert message
    await who.choose(message, [page], custom_id="cr:-:0:serves")
    await room.quiet()
