"""Games of an evening, begun and ended past Discord, and the messages that show the evening."""

from __future__ import annotations

from typing import Any

from bot.host.evenings import GAP
from bot.host.table.state import TableState
from engine.types import FORFEIT, Action
from playground import Channel, Person
from tests.bot.conftest import Room, is_evening, parts


def evenings(room: Room, channel: Channel | None = None) -> list[dict[str, Any]]:
    """Return the messages of evenings in a channel."""
    return [message for message in room.ada.sees(channel or room.channel) if is_evening(message)]


def evening(room: Room, channel: Channel | None = None) -> dict[str, Any]:
    """Return the only message of an evening in a channel."""
    [message] = evenings(room, channel)
    return message


async def begun(
    room: Room, *people: Person, channel: Channel | None = None, preset: str = "classic", **options: Any
) -> TableState:
    """Begin a table of these people, by default of Ada and Ben in the room's channel."""
    host, store = room.bot.services.host, room.bot.services.store
    players = [await store.player(person.id, person.name) for person in people or (room.ada, room.ben)]
    state = await host.lobby.open(
        guild_id=room.guild.id,
        channel_id=(channel or room.channel).id,
        host=players[0],
        game="canasta",
        preset=preset,
        seats=options.pop("seats", len(players)),
        **options,
    )
    for player in players[1:]:
        await host.lobby.join(state.id, player)
    for player in players[1:]:
        await host.agreement.agree(state.id, player, (await host.state(state.id)).setup.digest)
    state = await host.lobby.start(state.id, players[0])
    await room.quiet()
    return state


async def lost(room: Room, table_id: str, seat: int = 1) -> None:
    """Let a seat forfeit a game, as when its time is up."""
    core = room.bot.services.host._core
    async with core.tables.hold(table_id) as session:
        await core.play(session, seat, Action(FORFEIT))
    await room.quiet()


async def game(room: Room, *people: Person, loser: int = 1, **options: Any) -> TableState:
    """Let people begin a game and one of them lose it; by default Ben against Ada."""
    state = await begun(room, *people, **options)
    await lost(room, state.id, loser)
    return state


async def moves(room: Room, table_id: str) -> None:
    """Let the player to move at a table play any action."""
    services = room.bot.services
    state = await services.host.state(table_id)
    seat = state.views[-1].to_act[0]
    [player] = (await services.store.players([state.seats[seat].player or 0])).values()
    await services.host.play.act(table_id, player, state.views[seat].legal[0])
    await room.quiet()


async def over(room: Room) -> None:
    """Let two hours pass without a move."""
    room.clock.ahead += GAP + 1
    await room.tick()


def text_of(message: dict[str, Any]) -> list[str]:
    """Return the lines of a message's texts."""
    return [line for part in parts(message, 10) for line in part["content"].splitlines()]
