"""Several processes run one bot: each has its shards, and any of them takes any press."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.delivery import presenter, workers
from bot.host.model import exhibition
from bot.host.model.speed import StepRate
from bot.host.play import pacing
from bot.limits import shard_of
from bot.playground import Playground, State
from bot.sharding import leases, news
from tests.bot.conftest import buttons, parts, words
from tests.bot.process import enabled_buttons, revision
from tests.bot.sharded_room import WITHIN, ShardedRoom

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("LASTS", 1.5), ("RENEWAL", 0.2), ("LOOK", 0.05), ("GRACE", 0.3)):
        monkeypatch.setattr(leases, name, seconds)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    playground = Playground(limits=False, heartbeat=3600)
    await playground.start()
    room = ShardedRoom(playground, postgres_url)
    room.open_servers()
    yield room
    await room.stop()


@pytest.fixture
def lost_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes hear of each other's changes only when they look."""

    async def to_nobody(self: object, text: str) -> None:
        pass

    monkeypatch.setattr("data.postgres.PostgresStore.announce", to_nobody)
    monkeypatch.setattr(news, "CATCH_UP", 0.3)


async def test_hand_is_played_in_direct_messages_of_a_table_that_another_process_shows(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    for shard, part in enumerate((direct, other)):
        assert {shard_of(guild.id, 2) for guild in part.bot.guilds} == {shard}
        assert part.bot.services.host.duty.shards == {shard}
    ada = await room.seat(1)
    hand = ada.hand()
    assert hand and room.guilds[1].name in words(hand), "also where the server is not connected"
    async with asyncio.timeout(WITHIN):
        while not any(row.computer for row in await room.actions(ada, direct)):
            await room.turns(ada, direct, 1)
    await room.turns(ada, direct, 1)
    dms, channel = ada.person.dm_channel.id, ada.channel.id
    assert direct.edits(dms) and not other.edits(dms), "only one process edits a message"
    assert other.edits(channel) and not direct.edits(channel)


@pytest.mark.usefixtures("lost_hints")
async def test_change_without_a_hint_is_shown_a_little_later(room: ShardedRoom) -> None:
    direct, _ = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    await room.turns(ada, direct, 2)


async def test_tables_of_a_dead_process_are_looked_after_until_it_is_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    await other.crash()
    await ada.press()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    await room.turns(ada, direct, 1)
    assert direct.edits(ada.channel.id)
    other = await room.start("1/2")
    await room.playground.until(lambda: not direct.bot.shards_taken_over, WITHIN)
    before = len(direct.edits(ada.channel.id))
    await room.turns(ada, other, 2)
    assert len(direct.edits(ada.channel.id)) == before


async def test_presses_are_answered_while_a_process_is_replaced(room: ShardedRoom) -> None:
    first = await room.start("")
    ada = await room.seat(1)
    second = await room.start("", waits=False)
    assert second.bot.stands_by

    async def presses() -> int:
        failed = 0
        for _ in range(30):
            use = await ada.press()
            failed += use is not None and use.state is State.FAILED
        return failed

    pressing = asyncio.create_task(presses())
    await asyncio.sleep(0.3)
    await first.end()
    await second.answers()
    assert await pressing == 0
    await room.shown(ada, second)


async def test_same_press_in_two_processes_plays_once(room: ShardedRoom) -> None:
    direct, _ = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    played = []
    for _ in range(6):
        await room.shown(ada, direct)
        shown = await room.private_hand(ada)
        before = await room.actions(ada, direct)
        hand = ada.hand()
        assert hand and revision(hand) == revision(shown)
        both = [{button["custom_id"] for button in enabled_buttons(message)} for message in (hand, shown)]
        chosen = min(each for each in both[0] & both[1] if ":do." in each or ":verb." in each)
        uses = await asyncio.gather(*(ada.person.click(each, custom_id=chosen, race=True) for each in (hand, shown)))
        assert [use.state for use in uses] == [State.DONE] * 2
        new = await room.new_actions(ada, direct, len(before))
        played.append(sum(not row.computer for row in new))
    assert set(played) <= {0, 1} and sum(played) >= 3, "none if the player is asked first"
    films = direct.bot.services.presenter._films
    assert not films._events and not films._newest, "nothing is kept for films of tables that another process shows"


async def test_player_whose_hand_another_process_sends_may_leave_and_come_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada, ben = await room.seat_two(1)
    assert ben.person.dms()
    await ben.person.slash(ben.channel, "table leave")
    await room.playground.until(
        lambda: any("You gave up your seat" in words(message) for message in ben.person.dms()), WITHIN
    )
    assert not other.edits(ben.person.dm_channel.id) and direct.edits(ben.person.dm_channel.id)
    await room.turns(ada, direct, 1)


async def test_hand_is_shown_in_the_channel_if_direct_messages_turn_out_to_be_closed(room: ShardedRoom) -> None:
    await room.start("0/2")
    await room.start("1/2")
    ada, ben = await room.seat_two(1, dms_open=False)
    await room.playground.until(lambda: any(parts(message, 12) for message in room.whispered(ben)), WITHIN)
    assert ada.hand() and not ben.person.dms()
    assert any("can't send you direct messages" in words(message) for message in room.whispered(ben))


async def test_forgotten_name_disappears_from_what_another_process_shows(room: ShardedRoom) -> None:
    await room.start("0/2")
    await room.start("1/2")
    ada, ben = await room.seat_two(1)
    await ben.person.slash(ben.channel, "table leave")
    await room.playground.until(lambda: "🤖 for Ben" in words(ada.post() or {}), WITHIN)
    asked = await ben.person.slash(room.playground.add_channel(room.guilds[0], "elsewhere"), "privacy forget")
    await asked.finished()
    await ben.person.click(asked.response or {}, label="Forget me")
    shown = lambda: "".join(words(message) for message in (ada.post(), ada.hand()) if message)  # noqa: E731
    await room.playground.until(lambda: "Ben" not in shown(), WITHIN)


async def test_table_that_moves_to_the_server_of_another_process_and_back_leaves_no_message(room: ShardedRoom) -> None:
    _, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    there = replace(ada, channel=room.playground.add_channel(room.guilds[0], "elsewhere"))
    state = await room.shown(ada, other)
    for here, before in ((there, ada), (ada, there)):
        await ada.person.slash(here.channel, "table resume", table=state.id)
        await room.playground.until(lambda here=here, before=before: here.post() and not before.post(), WITHIN)
    await room.turns(ada, other, 1)


async def test_message_that_another_process_has_edited_is_uploaded_anew(
    room: ShardedRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_RETRIES", (0.05,))
    part = await room.start("")
    ada = await room.seat(0)
    state = await room.shown(ada, part)
    services = part.bot.services
    [hand], post = services.hands._direct.values(), services.posts._posts[state.id]
    hand.asked = ()
    for kept in (hand, post):
        kept.shown.fingerprint, kept.shown.attachments = "", [copy.copy(each) for each in kept.shown.attachments]
        for attachment in kept.shown.attachments:
            attachment.id += 1  # it was replaced
    services.presenter.poke(state.id)
    await room.playground.until(lambda: hand.shown.fingerprint and post.shown.fingerprint, WITHIN)


@pytest.fixture
def quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three speeds, none of which is worth waiting for."""
    rates = (StepRate(30.0, 1), StepRate(0.3, 1), StepRate(0.2, 1))
    for module in (exhibition, pacing):
        monkeypatch.setattr(module, "SPEEDS", rates)
    monkeypatch.setattr(presenter, "STEADY", 0.05)


@pytest.mark.usefixtures("quick_steps")
async def test_exhibition_goes_on_while_a_process_is_replaced(room: ShardedRoom) -> None:
    first = await room.start("")
    ada = await room.exhibition(0, "Faster", "Run")
    await room.steps(ada, first, 2)
    second = await room.start("", waits=False)
    await first.end()
    left = ada.post()
    assert left and "Pause" in buttons(left), "nothing was paused"
    await second.answers()
    await room.steps(ada, second, 3)
    post = ada.post()
    assert post and "Pause" in buttons(post) and "every 0.2 seconds" in words(post)


@pytest.mark.usefixtures("quick_steps")
async def test_exhibition_goes_on_when_its_process_has_died_and_when_it_is_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.exhibition(1, "Run")
    await room.steps(ada, other, 2)
    await other.crash()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    await room.steps(ada, direct, 2)
    other = await room.start("1/2", waits=False)
    await room.playground.until(lambda: not other.bot.stands_by, WITHIN)
    await ada.person.click(ada.post() or {}, label="Pause")  # perhaps while the first one still takes the steps
    await other.answers()
    await room.playground.until(lambda: "Run" in buttons(ada.post() or {}), WITHIN)
    stopped = len(await room.actions(ada, other))
    assert not await room.new_actions(ada, other, stopped)
    await ada.person.click(ada.post() or {}, label="Run")
    await room.steps(ada, other, 2)


@pytest.mark.usefixtures("quick_steps", "lost_hints")
async def test_exhibition_is_controlled_through_another_process_although_hints_are_lost(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.exhibition(1)
    state = await direct.bot.services.host.table_in_channel(ada.channel.id)
    assert state
    host = (await direct.bot.services.store.players([state.host]))[state.host]
    for running, label in ((True, "Pause"), (False, "Run")):
        before = len(await room.actions(ada, other))
        await direct.bot.services.host.exhibitions.control(state.id, host, may_manage=False, running=running)
        await room.playground.until(lambda label=label: label in buttons(ada.post() or {}), WITHIN)
        assert bool(await room.new_actions(ada, other, before)) == running
    assert not direct.edits(ada.channel.id)
