"""Playing as a person would: by the buttons and choices that are shown, or by commands."""

from __future__ import annotations

from typing import Any

from bot.playground import Interaction, Person
from tests.bot.conftest import Room, buttons, words


async def press(room: Room, who: Person, message: dict[str, Any], label: str, *, race: bool = False) -> Interaction:
    """Presses a button, and returns when all that it brought is shown."""
    use = await who.click(message, label=label, race=race)
    await room.quiet()
    return use


async def command(room: Room, who: Person, path: str, /, channel: Any = None, **values: Any) -> Interaction:
    """Gives a command, and returns when all that it brought is shown."""
    use = await who.slash(channel or room.channel, path, **values)
    await use.finished()
    await room.quiet()
    return use


async def started(room: Room, *others: Person) -> None:
    """Ada opens a table, the others join, and she starts it."""
    await command(room, room.ada, "table new")
    for other in others:
        await press(room, other, room.post(), "Join")
    await press(room, room.ada, room.post(), "Start")


async def all_agree(room: Room) -> None:
    """Has everybody who sits at the channel's table agree to what it plays."""
    assert room.bot
    services, state = room.bot.services, await room.table()
    players = await services.store.players([state.seats[seat].player or 0 for seat in state.undecided])
    for player in players.values():
        await services.host.agreement.agree(state.id, player, state.setup.digest)
    await room.quiet()


def whispered(room: Room, who: Person) -> list[dict[str, Any]]:
    """What only this person sees in the channel, oldest first."""
    return [message for message in who.sees(room.channel) if message["flags"] & 64]


def said(use: Interaction) -> str:
    """All that an answer says."""
    return "\n".join(words(message) for message in use.messages)


async def turn_by_buttons(room: Room, who: Person) -> None:
    """Plays one turn from the hand in the direct messages: draws, melds what is offered first, and discards."""
    await press(room, who, room.hand(who), "Draw")
    while "Meld" in buttons(room.hand(who), enabled=True):
        await press(room, who, room.hand(who), "Meld")
        await press(room, who, room.hand(who), buttons(room.hand(who))[0])
    if "Discard" in buttons(room.hand(who), enabled=True):
        await press(room, who, room.hand(who), "Discard")
        await press(room, who, room.hand(who), buttons(room.hand(who))[0])
