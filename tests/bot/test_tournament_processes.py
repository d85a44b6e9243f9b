"""A process takes over a tournament in the middle of a round: matches are opened, and the winner is announced, once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.features.tournament import posts
from bot.host.core import Core
from bot.host.model.competition import Competition
from bot.host.tournaments import rounds
from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.tournament import Tournament
from engine.types import FORFEIT, Action
from playground import Channel, Person
from tests.bot.conftest import words
from tests.bot.sharded_room import WITHIN, Part, ShardedRoom, open_room, quicken
from tests.bot.tournament_room import is_post
from tests.texts import says

pytestmark = pytest.mark.postgres
_CUP = TournamentConfig(name="Cup", game="gin", preset="standard", format="knockout", round_seconds=3600)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases change hands quickly, and tournaments be looked at all the time."""
    quicken(monkeypatch)
    monkeypatch.setattr(posts, "_LOOK", 0.5)
    monkeypatch.setattr(rounds, "_AGAIN", 0.2)
    monkeypatch.setattr(rounds, "_SWEEP", 0.5)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


async def play(part: Part, tournament: Tournament, count: int) -> None:
    """Say for both sides of some open matches that they are in, and let the second give up."""
    host = part.bot.services.host
    core: Core = host._core
    for match in tournament.open_matches[:count]:
        state = await host.state(match.table_id)
        people = await host.people.by_number([row.player for row in state.seats if row.player is not None])
        for player in people.values():
            await host.agreement.agree(match.table_id, player, state.setup.digest)
        async with core.tables.hold(match.table_id, Competition.TOURNAMENT) as session:
            await core.play(session, 1, Action(FORFEIT))


async def test_a_process_takes_over_in_the_middle_of_a_round(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    channel = room.playground.add_channel(room.guilds[1], "cup")
    people = [room.playground.add_person(name) for name in ("Ada", "Ben", "Cyd", "Dan")]
    host = other.bot.services.host
    players = [await host.people.player(person.id, person.name) for person in people]
    cup = (await host.tournaments.new(room.guilds[1].id, channel.id, players[0], _CUP)).tournament.id
    for player in players:
        await host.tournaments.join(cup, player)
    await host.tournaments.start(cup, players[0])
    await until_open(room, other, cup)
    await play(other, (await host.tournaments.state(cup)).tournament, 1)
    await other.crash()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    now = await until_open(room, direct, cup)
    await play(direct, now, 1)
    now = await until_open(room, direct, cup, rounds=2)
    await play(direct, now, 1)
    await room.playground.until(lambda: bool(won(people[0], channel)), WITHIN)
    assert len(won(people[0], channel)) == 1
    assert len([message for message in people[0].sees(channel) if is_post(message)]) == 1
    threads = [each for each in room.playground.world.channels.values() if each.parent is channel]
    assert len({thread.name for thread in threads}) == len(threads) == 3


def won(person: Person, channel: Channel) -> list[str]:
    return [said for message in person.sees(channel) if says(said := words(message), "tournament-won")]


async def until_open(room: ShardedRoom, part: Part, cup: str, rounds: int = 1) -> Tournament:
    """Wait until all matches of a round that are not over have their tables, and return the tournament."""
    found: list[Tournament] = []

    async def look() -> bool:
        tournament = (await part.bot.services.host.tournaments.state(cup)).tournament
        found[:] = [tournament]
        ready = tournament.open_matches and all(match.table_id for match in tournament.open_matches)
        return bool(ready) and tournament.round >= rounds

    await room.until(look)
    return found[0]
