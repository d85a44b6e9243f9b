"""Each server has one message of each board, from the process that looks after it, even if that process is replaced."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.features.boards import champions, keeping
from bot.features.boards.kept_message import KEPT
from bot.host.model.settings import ServerSettings
from bot.ui.custom_ids import Press
from playground import Channel, Person
from tests.bot.conftest import parts
from tests.bot.seasons import finished
from tests.bot.sharded_room import WITHIN, ShardedRoom, open_room, quicken

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases change hands quickly, and everything be looked at all the time."""
    quicken(monkeypatch)
    for name in ("_LOOK", "_POLL", "EDITS_APART", "_ANYWAY"):
        monkeypatch.setattr(keeping, name, 0.5)
    for name in ("_LOOK", "_ANYWAY"):
        monkeypatch.setattr(champions, name, 0.5)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


def kept(who: Person, channel: Channel) -> list[str]:
    """Return the kinds of the boards and podiums of a channel."""
    found = [Press.read(part.get("custom_id", "")) for each in who.sees(channel) for part in parts(each, 2)]
    return [press.arguments[0] for press in found if press and press.word == KEPT]


@pytest.mark.soak
async def test_boards_podium_and_champion_survive_a_process_that_takes_over(room: ShardedRoom) -> None:
    ada, ben = room.playground.add_person("Ada"), room.playground.add_person("Ben")
    direct, other = await room.start("0/2"), await room.start("1/2")
    host, store = direct.bot.services.host, direct.bot.services.store
    there, roles = [], []
    for guild in room.guilds:
        there.append(room.playground.add_channel(guild, "boards"))
        roles.append(room.playground.add_role(guild, "Champion"))
        settings = ServerSettings(board_channel=there[-1].id, board_game="canasta", board_role_season=roles[-1].id)
        await host.servers.save(guild.id, settings)
    await room.playground.until(lambda: all(kept(ada, each) == ["league"] for each in there), WITHIN)
    for part, own, foreign in ((direct, 0, 1), (other, 1, 0)):
        assert part.edits(there[own].id) and not part.edits(there[foreign].id)
    await other.crash()
    number = room.guilds[1].id
    await finished(store, number, (ada, ben), (500, 300), time.time())
    await host.servers.start_season(number, 1)
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    await room.playground.until(lambda: kept(ada, there[1]) == ["league", "season"], WITHIN)
    await room.playground.until(lambda: roles[1].members == {ada.id}, WITHIN)
    assert kept(ada, there[0]) == ["league"] and not roles[0].members
