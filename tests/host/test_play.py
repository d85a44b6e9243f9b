"""Actions: stored before they are answered, refused without a trace, published to listeners."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import pytest

from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import Change
from data.store import ActionRow, Player, ResultRow, Status, Unavailable
from engine.cards import BACK
from engine.deal import Noted, check
from engine.types import DEAL, Action, IllegalAction
from engine.view import View
from tests.host.room import Room, legal, to_act, waits_for


async def test_action_is_stored_before_it_is_answered(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    room.clock.now += 5
    state = await room.step(state, {0: ada, 1: bob})
    [stored] = await room.store.actions(state.id)
    assert (stored.number, stored.seat, stored.at) == (1, to_act(state)[0], room.clock.now)
    assert Action.from_json(stored.action).kind == "show"
    assert state.revision == 1


async def test_undo_is_stored_as_an_action(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    before = await room.table(ada, bob)
    shown = await room.step(before, people)
    player = people[to_act(shown)[0]]
    undone = await room.host.play.undo(before.id, player, "action", revision=1)
    assert undone.revision == 2
    assert undone.views == before.views
    with pytest.raises(IllegalAction):
        await room.host.play.undo(before.id, player, "action", revision=2)


async def test_changes_come_in_order_with_their_events(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    for _ in range(4):
        state = await room.step(state, {0: ada, 1: bob})
    mine = [change for change in room.changes if change.table_id == state.id]
    assert [change.revision for change in mine] == [0, 0, 0, 1, 2, 3, 4]
    assert [event.kind for event in room.events(state.id)] == [
        "opened", "joined", "started", "hand", "hand", "show", "end", "show", "end"
    ]  # fmt: skip
    assert [event.kind for event in state.recent] == ["hand", "hand", "show", "end", "show", "end"]


async def test_failing_listener_does_not_affect_others(
    room: Room, ada: Player, bob: Player, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(change: Change) -> None:
        raise RuntimeError("no screen")

    state = await room.table(ada, bob)
    room.host.on_change.insert(0, failing)
    with caplog.at_level(logging.CRITICAL):
        state = await room.step(state, {0: ada, 1: bob})
    assert (state.revision, room.changes[-1].revision) == (1, 1)


async def test_reasons_why_actions_are_refused(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    host, people = room.host, {0: ada, 1: bob}
    state = await room.table(ada, bob)
    mover, other = to_act(state)[0], 1 - to_act(state)[0]
    action = legal(state, mover)[0]

    async def refused(player: Player, action: Action, revision: int | None = None) -> tuple[str, object]:
        try:
            await host.play.act(state.id, player, action, revision=revision)
        except (Refusal, IllegalAction) as error:
            return error.note
        raise AssertionError("not refused")

    assert await refused(cyd, action) == ("not-seated", {})
    assert await refused(people[other], action) == ("not-your-turn", {"seat": (str(mover),)})
    assert await refused(people[mover], action, revision=1) == ("stale", {})
    assert await refused(people[mover], Action("end")) == ("not-now", {"verb": "end"})
    assert await refused(people[mover], Action(DEAL)) == ("round-not-over", {})
    assert await host.state(state.id) == state
    assert await room.store.actions(state.id) == []
    for player in (ada, bob):
        await host.lifecycle.close(state.id, player)
    assert await refused(people[mover], action) == ("not-running", {})


async def test_double_click_plays_once(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    seat = to_act(state)[0]
    clicks = await asyncio.gather(
        *(room.host.play.act(state.id, (ada, bob)[seat], legal(state, seat)[0], revision=0) for _ in range(5)),
        return_exceptions=True,
    )
    assert sorted(type(click).__name__ for click in clicks) == ["Refusal"] * 4 + ["TableState"]
    assert {click.note.code for click in clicks if isinstance(click, Refusal)} == {"stale"}
    assert len(await room.store.actions(state.id)) == 1


async def test_finished_round_stores_results_and_reveals_its_seed(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, options={"target": 1000})
    first = state.commitment
    while to_act(state) != (0, 1):
        assert state.revealed == ()
        state = await room.step(state, people)
    assert len(state.revealed) == 1
    results = await room.store.results(table_id=state.id)
    assert [(row.round, row.side, row.points) for row in results] == [
        (1, side, total) for side, total in enumerate(state.views[0].totals)
    ]
    assert results[0].lines[0]["code"] == "shown"
    assert {row.level for row in results} == {""}, "people only"
    revealed = await room.host.reveal(state.id)
    assert check(revealed) == []
    assert [entry["round"] for entry in revealed["rounds"]] == [1]
    assert (revealed["commitment"], revealed["rounds"][0]["seed"]) == (first, state.revealed[0])


async def test_next_deal_is_committed_to_between_rounds(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob, options={"target": 1000}, start=False)
    first = (state.committed_deal, state.commitment)
    assert first[0] == 1
    state = await room.host.lobby.start(state.id, ada)
    while state.views[-1].phase != "scored":
        assert (state.committed_deal, state.commitment) == first
        state = await room.step(state, people)
    assert hashlib.sha256(bytes.fromhex(state.revealed[0])).hexdigest() == first[1]
    assert (state.committed_deal, state.commitment) == (2, state.revealed[0]), (
        "what is revealed commits to the next round"
    )
    dealt = await room.host.play.act(state.id, bob, Action(DEAL))
    assert (dealt.committed_deal, dealt.commitment) == (2, state.commitment)


async def test_won_game_finishes_its_table(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob)
    while state.status is Status.RUNNING:
        state = await room.step(state, people)
    winner = state.views[0].winners[0]
    assert state.status is Status.FINISHED
    assert (await room.store.table(state.id)).status is Status.FINISHED
    assert [event.kind for event in room.events(state.id)][-1] == "game-won"
    game = [row for row in await room.store.results(table_id=state.id) if row.round == 0]
    assert [(row.side, row.points, row.won) for row in game] == [
        (side, total, side == winner) for side, total in enumerate(state.views[0].totals)
    ]
    assert await room.host.table_in_channel(state.channel_id) is None
    with pytest.raises(Refusal, match="not-running"):
        await room.host.play.act(state.id, ada, Action(DEAL))
    with pytest.raises(Refusal, match="table-finished"):
        await room.host.lifecycle.resume(state.id, ada, guild_id=1, channel_id=1)
    assert check(await room.host.reveal(state.id)) == []
    assert state.committed_deal == len(state.revealed), "no further deal is committed to after the last round"


async def test_unfinished_round_of_a_closed_table_is_revealed(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    state = await room.step(state, {0: ada, 1: bob})
    assert (await room.host.reveal(state.id))["rounds"] == []
    await room.host.lifecycle.close(state.id, ada)
    closed = await room.host.lifecycle.close(state.id, bob)
    assert (closed.committed_deal, len(closed.revealed)) == (1, 1)
    revealed = await room.host.reveal(state.id)
    assert check(revealed, Noted(bytes.fromhex(state.commitment))) == []
    assert [entry["round"] for entry in revealed["rounds"]] == [1]


async def test_closed_open_table_has_nothing_to_reveal(room: Room, ada: Player) -> None:
    closed = await room.host.lifecycle.close((await room.table(ada, start=False)).id, ada)
    assert closed.revealed == () and (await room.host.reveal(closed.id))["rounds"] == []


async def test_numbered_deals_are_the_same_at_every_table(room: Room, ada: Player, bob: Player) -> None:
    one, same = await room.table(ada, bob, deals=17), await room.table(bob, ada, deals=17)
    other = await room.table(ada, bob, deals=18)
    assert (one.deals, other.deals) == (17, 18)
    assert one.views[0].hand == same.views[0].hand != other.views[0].hand
    assert one.commitment == same.commitment != other.commitment
    assert (await room.table(ada, bob)).deals is None


async def test_hand_is_for_its_owner_only(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    hand = await room.host.hand(state.id, bob)
    assert (hand.seat, hand) == (1, state.view(1))
    public = state.view(None)
    assert public and (public.hand, public.legal, public.seat) == ((), (), None)
    for event in state.recent:
        if event.secret:
            assert set(event.seen_by(None).cards) == set(event.seen_by(1 - event.seat).cards) == {BACK}
    stored = await room.store.table(state.id)
    assert stored.seed.hex() not in repr(state)
    assert not any(card in repr(state) for card in hand.hand)


async def test_snapshot_is_immutable(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob)
    before = (repr(state), state.views, state.recent)
    await room.step(state, {0: ada, 1: bob})
    assert (repr(state), state.views, state.recent) == before


async def test_log_has_no_seed_and_no_card(room: Room, ada: Player, caplog: pytest.LogCaptureFixture) -> None:
    class Cheating(Chooser):
        async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
            return Action("show", ("JK",))

    room.host = room.new_host(chooser=Cheating())
    with caplog.at_level(logging.DEBUG, "bot.host"):
        state = await room.table(ada)
        state = await room.until(state.id, waits_for(0))
        state = await room.until((await room.step(state, {0: ada})).id, waits_for(0))
    stored = await room.store.table(state.id)
    assert not any(card in caplog.text for view in state.views for card in view.hand)
    assert stored.seed.hex() not in caplog.text
    assert repr(stored.seed) not in caplog.text


class FailingStore:
    """A store whose next appends fail or wait."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        self.gate: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self._append = room.store.append
        monkeypatch.setattr(room.store, "append", self.append)

    async def append(self, table_id: str, row: ActionRow, results: tuple[ResultRow, ...] = (), **others: Any) -> None:
        self.reached.set()
        if self.gate:
            await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise Unavailable("disk full")
        await self._append(table_id, row, results, **others)


async def test_action_that_was_not_stored_was_not_played(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await room.table(ada, bob)
    store = FailingStore(room, monkeypatch)
    store.failures = 1
    with pytest.raises(Unavailable):
        await room.step(state, {0: ada, 1: bob})
    assert await room.host.state(state.id) == state
    assert (await room.step(state, {0: ada, 1: bob})).revision == 1


async def test_action_completes_when_its_caller_is_cancelled(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await room.table(ada, bob)
    store = FailingStore(room, monkeypatch)
    store.gate = asyncio.Event()
    asking = asyncio.create_task(room.step(state, {0: ada, 1: bob}))
    await store.reached.wait()
    asking.cancel()
    store.gate.set()
    assert (await room.host.state(state.id)).revision == 1
    assert room.changes[-1].revision == 1


async def test_stop_finishes_running_changes_and_refuses_new_ones(
    room: Room, ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = {0: ada, 1: bob}
    state = await room.table(ada, bob)
    store = FailingStore(room, monkeypatch)
    store.gate = asyncio.Event()
    asking = asyncio.create_task(room.step(state, people))
    await store.reached.wait()
    stopping = asyncio.create_task(room.host.stop())
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="stopping"):
        await room.host.lobby.join(state.id, ada)
    assert not stopping.done()
    store.gate.set()
    assert (await asking).revision == 1
    await stopping
    with pytest.raises(Refusal, match="stopping"):
        await room.step(await room.host.state(state.id), people)
