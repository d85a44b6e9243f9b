"""Tournaments through Discord: announces one, lets people enter it, and plays its matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.features.tournament.announcing import DRAFT
from bot.host.model.competition import Competition
from bot.host.table.state import TableState
from bot.host.tournaments.tournament import Match, Tournament
from bot.ui.custom_ids import Press
from engine.types import FORFEIT, Action, Seat
from playground import Channel, Person
from tests.bot.conftest import Room, buttons, parts
from tests.bot.playing import command, press
from tests.texts import text

KNOCKOUT = (("format", text("tournament-format-knockout")), ("length", text("tournament-single")))
"""The choices of the panel for a knockout whose matches are one game."""


async def announced(room: Room, *choices: tuple[str, str], game: str = "Gin Rummy", **options: Any) -> Tournament:
    """Let Ben, who moderates, announce a tournament with these choices of the panel: field and the label's end."""
    room.playground.add_role(room.guild, "Organisers", room.ben, permissions=["manage_channels"])
    use = await command(room, room.ben, "tournament new", name="Friday cup", game=game, **options)
    panel = use.response
    assert panel and panel["components"], panel
    for field, label in choices:
        panel = await chosen(room, room.ben, panel, field, label)
    await press(room, room.ben, panel, text("button-tournament-open"))
    return await tournament(room)


async def chosen(room: Room, who: Person, panel: dict[str, Any] | None, field: str, label: str) -> dict[str, Any]:
    """Choose the option of the panel's select of a field whose label ends so, and return the panel after it."""
    assert panel
    if not _select(panel, field):
        other = text("button-more") if text("button-more") in buttons(panel) else text("button-back")
        panel = (await press(room, who, panel, other)).response or {}
    custom_id, value = option_of(panel, field, label)
    use = await who.choose(panel, [value], custom_id=custom_id)
    await room.quiet()
    assert use.response
    return use.response


def option_of(panel: dict[str, Any], field: str, label: str) -> tuple[str, str]:
    """Return the custom id of the panel's select of a field, and the value of the option whose label ends so."""
    select = _select(panel, field)
    assert select, field
    value = next(option["value"] for option in select["options"] if option["label"].endswith(label))
    return select["custom_id"], value


def chosen_value(panel: dict[str, Any], field: str) -> str | None:
    """Return the value that the panel's select of a field shows as chosen."""
    options = (_select(panel, field) or {"options": []})["options"]
    return next((option["value"] for option in options if option.get("default")), None)


def _select(panel: dict[str, Any], field: str) -> dict[str, Any] | None:
    for part in parts(panel, 3):
        found = Press.read(part.get("custom_id", ""))
        if found and found.word == DRAFT and found.arguments[0] == field:
            return part
    return None


async def tournament(room: Room) -> Tournament:
    """Return the server's only tournament that has not ended, or the last one."""
    host = room.bot.services.host.tournaments
    running = await host.of_server(room.guild.id)
    return (running or await host.of_server(room.guild.id, over=True))[0]


def post(room: Room, who: Person | None = None) -> dict[str, Any]:
    """Return the post of the tournament."""
    found = [m for m in (who or room.ada).sees(room.channel) if is_post(m)]
    assert len(found) == 1, len(found)
    return found[0]


def is_post(message: dict[str, Any]) -> bool:
    """Return whether a message is the post of a tournament: it has several buttons about one."""
    presses = [Press.read(part.get("custom_id", "")) for part in parts(message, 2)]
    return sum(press is not None and press.word == "tour" for press in presses) > 1


async def joined(room: Room, people: Sequence[Person]) -> None:
    """Let people press **Join** on the post."""
    for person in people:
        await press(room, person, post(room), text("button-tournament-join"))
    await shown(room)


async def joined_by_host(room: Room, people: Sequence[Person]) -> None:
    """Let people enter where there is no post to press on."""
    now = await tournament(room)
    for person in people:
        player = await room.bot.services.store.player(person.id, person.name)
        await room.bot.services.host.tournaments.join(now.id, player)
    await shown(room)


async def shown(room: Room) -> None:
    """Wait until everything is shown that was put off, and what follows from it."""
    for _ in range(2):
        room.clock.ahead += 20
        await room.tick()


async def begun(room: Room) -> None:
    """Let Ben start the tournament."""
    use = await press(room, room.ben, post(room, room.ben), text("button-tournament-organise"))
    await press(room, room.ben, use.response, text("button-organise-start"))
    await shown(room)


def thread(room: Room, match: Match) -> Channel:
    """Return the thread of a match."""
    return next(channel for channel in room.playground.world.channels.values() if channel.id == match.channel_id)


async def all_in(room: Room, match: Match, people: dict[int, Person]) -> TableState:
    """Let both sides of a match say that they are in, and return its table."""
    host = room.bot.services.host
    state = await host.state(match.table_id)
    for row in state.seats:
        if row.player is not None:
            person = people[row.player]
            shown = [m for m in person.sees(thread(room, match)) if m["components"]][-1]
            await press(room, person, shown, text("button-in"))
    return await host.state(match.table_id)


async def lost_by(room: Room, table_id: str, seat: Seat) -> None:
    """End a table by having a seat forfeit it."""
    core = room.bot.services.host._core
    async with core.tables.hold(table_id, Competition.TOURNAMENT) as session:
        await core.play(session, seat, Action(FORFEIT))
    await shown(room)


async def numbered(room: Room, people: Sequence[Person]) -> dict[int, Person]:
    """Return people by their numbers as players."""
    found = {}
    for person in people:
        player = await room.bot.services.store.player(person.id, person.name)
        found[player.id] = person
    return found
