"""Several processes run one bot: each has its shards, and any of them takes any press."""

from __future__ import annotations

import asyncio
import copy
import itertools
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from bot.host.model import series
from bot.host.model.series import StepRate
from bot.host.play import pacing
from bot.host.table.running_game import Moment
from bot.limits import shard_of
from bot.sharding import leases, membership
from bot.table.delivery import presenter, workers
from data.postgres import PostgresStore
from data.postgres.connection import CONNECTIONS
from data.store import Status
from engine.players import MASTER
from engine.types import FORFEIT, Action
from playground import State
from tests.bot.conftest import buttons, parts, words
from tests.bot.process import RandomPlayer, enabled_buttons, revision
from tests.bot.sharded_room import WITHIN, ShardedRoom, open_room, quicken
from tests.narrowing import narrowed
from tests.texts import says, text

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


@pytest_asyncio.fixture
async def room(postgres_url: str) -> AsyncIterator[ShardedRoom]:
    async with open_room(postgres_url) as room:
        yield room


@pytest.fixture
def lost_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make processes notice each other's changes only when they look."""

    async def to_nobody(self: object, text: str) -> None:
        pass

    monkeypatch.setattr("data.postgres.PostgresStore.announce", to_nobody)
    monkeypatch.setattr(membership, "CATCH_UP", 0.3)


@pytest.mark.soak
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


@pytest.mark.soak
async def test_rematch_is_one_table_whichever_process_is_pressed(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada, ben = await room.seat_two(1)
    before = await other.bot.services.host.table_in_channel(ada.channel.id)
    assert before
    core = other.bot.services.host._core
    async with core.tables.hold(before.id) as session:
        await core.play(session, 0, Action(FORFEIT))
    await room.playground.until(lambda: text("button-rematch") in buttons(ada.person.dms()[-1]), WITHIN)
    await ada.person.click(ada.person.dms()[-1], label=text("button-rematch"))
    await room.playground.until(lambda: text("button-in") in buttons(ben.post() or {"components": []}), WITHIN)
    await ben.person.click(ben.post() or {}, label=text("button-in"))
    await room.playground.until(lambda: text("button-hand") in buttons(ben.post() or {"components": []}), WITHIN)
    state = await direct.bot.services.host.table_in_channel(ada.channel.id)
    assert state and state.begun and state.id != before.id
    await room.playground.until(lambda: all(state.id in str(each.person.dms()[-1]) for each in (ada, ben)), WITHIN)


@pytest.mark.soak
async def test_hint_that_one_process_gave_is_known_to_the_other(room: ShardedRoom) -> None:
    """Somebody may ask for the hint in their direct messages, and follow it in the channel."""
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    state = await room.turns(ada, other, 1)
    seat = next(row.seat for row in state.seats if row.player is not None)
    moment = Moment(state.revision, (state.views[seat].round, state.views[seat].turn))
    action = state.views[seat].legal[0]
    asked, acting = (part.bot.services.host.study for part in (direct, other))
    asked.on_given(state.id, seat, moment.revision, moment.turn, action.to_json())
    await room.playground.until(lambda: acting.advice(state.id, seat, moment, action) == MASTER, WITHIN)


@pytest.mark.soak
@pytest.mark.usefixtures("lost_hints")
async def test_change_without_a_hint_is_shown_a_little_later(room: ShardedRoom) -> None:
    direct, _ = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    await room.turns(ada, direct, 2)


@pytest.mark.soak
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
    played, asked = [], set[str]()
    for _ in range(8):
        await room.shown(ada, direct)
        if any(button["custom_id"].endswith(":back") for button in enabled_buttons(ada.hand() or {"components": []})):
            await ada.person.click(ada.hand() or {}, label=text("button-back"))  # it was asked whether to do that
            await room.shown(ada, direct)
        shown = await room.private_hand(ada)
        before = await room.actions(ada, direct)
        hand = ada.hand()
        assert hand and revision(hand) == revision(shown)
        both = [{button["custom_id"] for button in enabled_buttons(message)} for message in (hand, shown)]
        offered = (both[0] & both[1]) - asked
        chosen = min(each for each in offered if ":do." in each or ":verb." in each)
        uses = await asyncio.gather(*(ada.person.click(each, custom_id=chosen, race=True) for each in (hand, shown)))
        assert [use.state for use in uses] == [State.DONE] * 2
        new = await room.new_actions(ada, direct, len(before))
        # After the computers' turn, her next draw may follow by itself.
        played.append(len([*itertools.takewhile(lambda row: not row.computer, new)]))
        asked.add(chosen)
    assert set(played) <= {0, 1} and sum(played) >= 3, "none if the player is asked first"
    films = direct.bot.services.presenter._films
    assert not films._events and not films._newest, "nothing is kept for films of tables that another process shows"


@pytest.mark.soak
async def test_player_whose_hand_another_process_sends_may_leave_and_come_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada, ben = await room.seat_two(1)
    assert ben.person.dms()
    await ben.person.slash(ben.channel, "table leave")
    await room.playground.until(
        lambda: any(says(words(message), "done-left-game") for message in ben.person.dms()), WITHIN
    )
    assert not other.edits(ben.person.dm_channel.id) and direct.edits(ben.person.dm_channel.id)
    await room.turns(ada, direct, 1)


async def test_hand_is_shown_in_the_channel_if_direct_messages_turn_out_to_be_closed(room: ShardedRoom) -> None:
    await room.start("0/2")
    await room.start("1/2")
    ada, ben = await room.seat_two(1, dms_open=False)
    await room.playground.until(lambda: any(parts(message, 12) for message in room.whispered(ben)), WITHIN)
    assert ada.hand() and not ben.person.dms()
    await room.playground.until(
        lambda: any(says(words(message), "dm-closed") for message in room.whispered(ben)), WITHIN
    )


@pytest.mark.soak
async def test_private_answer_links_to_a_table_that_another_process_shows(room: ShardedRoom) -> None:
    await room.start("0/2")
    await room.start("1/2")
    ada = await room.seat(1)
    there = replace(ada, channel=room.playground.add_channel(room.guilds[0], "elsewhere"))
    await ada.person.slash(there.channel, "table new")
    await room.playground.until(there.post, WITHIN)
    await ada.person.click(there.post() or {}, label=text("button-start"))
    await room.playground.until(lambda: len(ada.person.dms()) == 2, WITHIN)

    def links() -> list[str]:
        answers = [message for message in room.whispered(ada) if parts(message, 12)]
        return [part["url"] for message in answers for part in parts(message, 2) if "url" in part]

    await (await ada.person.slash(ada.channel, "hand")).finished()
    hands = [f"https://discord.com/channels/@me/{hand['channel_id']}/{hand['id']}" for hand in ada.person.dms()]
    await room.playground.until(lambda: links() == hands[1:], WITHIN)
    await ada.person.slash(there.channel, "table pause")
    await room.playground.until(lambda: not links(), WITHIN)


async def test_forgotten_name_disappears_from_what_another_process_shows(room: ShardedRoom) -> None:
    await room.start("0/2")
    await room.start("1/2")
    ada, ben = await room.seat_two(1)
    await ben.person.slash(ben.channel, "table leave")
    await room.playground.until(lambda: "🤖 for Ben" in words(ada.post() or {}), WITHIN)
    asked = await ben.person.slash(room.playground.add_channel(room.guilds[0], "elsewhere"), "privacy forget")
    await asked.finished()
    await ben.person.click(asked.response or {}, label=text("button-forget"))

    def shown() -> str:
        return "".join(words(message) for message in (ada.post(), ada.hand()) if message)

    await room.playground.until(lambda: "Ben" not in shown(), WITHIN)


@pytest.mark.soak
async def test_table_that_moves_to_the_server_of_another_process_and_back_leaves_no_message(room: ShardedRoom) -> None:
    _, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    there = replace(ada, channel=room.playground.add_channel(room.guilds[0], "elsewhere"))
    state = await room.shown(ada, other)

    def moved(here: RandomPlayer, before: RandomPlayer) -> bool:
        return here.post() is not None and not before.post()

    for here, before in ((there, ada), (ada, there)):
        await ada.person.slash(here.channel, "table resume", table=state.id)
        await room.playground.until(partial(moved, here, before), WITHIN)
    await room.turns(ada, other, 1)


@pytest.mark.soak
async def test_table_that_another_process_moved_away_is_not_taken_for_a_deleted_one(room: ShardedRoom) -> None:
    """The other process may hear of the old message's deletion before it hears of the move."""
    part, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    there = replace(ada, channel=room.playground.add_channel(room.guilds[0], "elsewhere"))
    state = await room.shown(ada, other)
    assert other.bot._news
    other.bot._news.on_table = lambda *_: None
    await ada.person.slash(there.channel, "table resume", table=state.id)
    await room.playground.until(lambda: there.post() and not ada.post(), WITHIN)
    async with asyncio.timeout(WITHIN):
        while True:
            row = await part.bot.services.store.table(state.id)
            if not other.bot.services.posts.knows(state.id):
                break
            await asyncio.sleep(0.05)
    assert row.status is Status.RUNNING and row.message_channel == there.channel.id


@pytest.mark.soak
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


@pytest.mark.soak
@pytest.mark.alone
async def test_process_that_slept_edits_nothing_when_it_wakes(
    room: ShardedRoom, caplog: pytest.LogCaptureFixture
) -> None:
    first = await room.start("")
    ada = await room.seat(0)
    old = await room.shown(ada, first)
    second = await room.start("", waits=False)
    first.bot.close_gate()
    first.tasks[1].cancel()  # from here on it does nothing, as a stopped process
    await second.answers()
    awake = len(first.requests)
    new = await room.turns(ada, second, 3)
    assert new.revision > old.revision
    caplog.clear()
    asleep = first.bot.services
    for shown in (
        *(post.shown for post in asleep.posts._posts.values()),
        *(hand.shown for hand in asleep.hands._direct.values()),
    ):
        shown.fingerprint = ""
    for panel in asleep.hands._direct.values():
        panel.asked, panel.newest = (), None
    asleep.presenter.show(old)
    # It tries to edit the table's message and the hand.
    await room.playground.until(lambda: sum("PATCH" in each for each in first.requests[awake:]) >= 2, WITHIN)
    assert {revision(ada.post() or {}), revision(ada.hand() or {})} == {new.revision}
    first.tasks[1] = asyncio.create_task(first.membership.leases.keep())
    await asyncio.wait_for(first.tasks[1], WITHIN)
    assert await room.shown(ada, second) and "taken over" in first.membership.leases.why_ended
    await first.crash()  # it has nothing left to give back
    assert {revision(ada.post() or {}), revision(ada.hand() or {})} == {new.revision}
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.soak
async def test_process_whose_own_connections_fail_is_replaced(
    room: ShardedRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases, "LONGEST_SILENCE", 1.0)
    first = await room.start("")
    ada = await room.seat(0)
    await room.shown(ada, first)
    second = await room.start("", waits=False)
    pool = narrowed(first.bot.services.store, PostgresStore)._pool
    taken = [await pool.acquire() for _ in range(CONNECTIONS)]  # they work, but nobody gives them back
    await asyncio.wait_for(first.tasks[1], WITHIN)
    assert "store fails" in first.membership.leases.why_ended
    assert "this process gives up its leases" in caplog.text
    await second.answers()
    await room.turns(ada, second, 2)
    for connection in taken:
        await pool.release(connection)


async def test_stale_press_repairs_what_another_process_overwrote(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.seat(1)
    await room.shown(ada, direct)
    post, hand = ada.post(), ada.hand()
    assert post and hand
    new = await room.turns(ada, direct, 3)
    for message in (post, hand):
        overwrite(room, message)
    assert {revision(ada.post() or {}), revision(ada.hand() or {})} == {revision(hand)} != {new.revision}
    use = await ada.person.click(ada.hand() or {}, label=enabled_buttons(ada.hand() or {})[0]["label"])
    await room.playground.until(lambda: any(says(words(each), "refusal-stale") for each in use.messages), WITHIN)
    assert (await room.shown(ada, other)).revision == new.revision


def overwrite(room: ShardedRoom, message: dict[str, Any]) -> None:
    """Make a message show again what it showed before."""
    room.playground.world.find_message(message).components = copy.deepcopy(message["components"])


@pytest.fixture
def quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer three speeds, none of which takes long."""
    rates = (StepRate(30.0, 1), StepRate(0.3, 1), StepRate(0.2, 1))
    for module in (series, pacing):
        monkeypatch.setattr(module, "SPEEDS", rates)
    monkeypatch.setattr(presenter, "STEADY", 0.05)


@pytest.mark.soak
@pytest.mark.usefixtures("quick_steps")
async def test_exhibition_goes_on_while_a_process_is_replaced(room: ShardedRoom) -> None:
    first = await room.start("")
    ada = await room.exhibition(0, text("button-watch-faster"), text("button-watch-run"))
    await room.steps(ada, first, 2)
    second = await room.start("", waits=False)
    await first.end()
    left = ada.post()
    assert left and text("button-watch-pause") in buttons(left), "nothing was paused"
    await second.answers()
    await room.steps(ada, second, 3)
    post = ada.post()
    assert post and text("button-watch-pause") in buttons(post) and says(words(post), "exhibition-runs", seconds=0.2)


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.usefixtures("quick_steps")
async def test_exhibition_goes_on_when_its_process_has_died_and_when_it_is_back(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.exhibition(1, text("button-watch-run"))
    await room.steps(ada, other, 2)
    await other.crash()
    await room.playground.until(lambda: direct.bot.shards_taken_over == {1}, WITHIN)
    await room.steps(ada, direct, 2)
    other = await room.start("1/2", waits=False)
    await room.playground.until(lambda: not other.bot.stands_by, WITHIN)
    await ada.person.click(
        ada.post() or {}, label=text("button-watch-pause")
    )  # perhaps while the first one still takes the steps
    await other.answers()
    await room.playground.until(lambda: text("button-watch-run") in buttons(ada.post() or {}), WITHIN)
    stopped = len(await room.actions(ada, other))
    assert not await room.new_actions(ada, other, stopped)
    await ada.person.click(ada.post() or {}, label=text("button-watch-run"))
    await room.steps(ada, other, 2)


@pytest.mark.soak
@pytest.mark.usefixtures("quick_steps", "lost_hints")
async def test_exhibition_is_controlled_through_another_process_although_hints_are_lost(room: ShardedRoom) -> None:
    direct, other = await room.start("0/2"), await room.start("1/2")
    ada = await room.exhibition(1)
    state = await direct.bot.services.host.table_in_channel(ada.channel.id)
    assert state
    host = (await direct.bot.services.store.players([state.host]))[state.host]

    def offered(label: str) -> bool:
        return label in buttons(ada.post() or {})

    for running, label in ((True, text("button-watch-pause")), (False, text("button-watch-run"))):
        before = len(await room.actions(ada, other))
        await direct.bot.services.host.exhibitions.control(state.id, host, may_manage=False, running=running)
        await room.playground.until(partial(offered, label), WITHIN)
        assert bool(await room.new_actions(ada, other, before)) == running
    assert not direct.edits(ada.channel.id)
