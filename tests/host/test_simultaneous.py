"""Several seats choose at the same time: what one chooses makes nothing out of date for the others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.host.absence.clocks import Reminder
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from bot.host.table.timing import ABSENT_AFTER
from bot.texts import People, load_texts
from data.store import Player
from engine.cards import BACK
from engine.games import GAMES
from engine.types import DEAL, FORFEIT, LOOK, Action, IllegalAction, Note
from tests.host.keeping import Keeping
from tests.host.room import Room, legal, to_act
from tests.host.test_clocks import after


@pytest.fixture(autouse=True)
def keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Keeping.game, Keeping)


@pytest.fixture
async def state(room: Room, ada: Player, bob: Player) -> TableState:
    return await room.table(ada, bob, game="keeping", preset="twelve")


async def test_both_choose_at_once(room: Room, ada: Player, bob: Player, state: TableState) -> None:
    assert to_act(state) == (0, 1)
    after = await asyncio.gather(
        *(
            room.host.play.act(state.id, player, legal(state, seat)[0], revision=state.revision)
            for seat, player in enumerate((ada, bob))
        )
    )
    assert [each.revision for each in after] == [1, 2]
    last = await room.host.state(state.id)
    assert last.views[-1].settled and to_act(last) == (0, 1), "the next round can be dealt"


async def test_both_choose_at_once_in_two_processes(room: Room, ada: Player, bob: Player) -> None:
    other = await room.another_host()
    for _ in range(10):
        state = await room.table(ada, bob, game="keeping", preset="twelve")
        await other.state(state.id)
        await asyncio.gather(
            room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0),
            other.play.act(state.id, bob, legal(state, 1)[0], revision=0),
        )
        assert (await room.host.state(state.id)).views == (await other.state(state.id)).views
        assert [row.number for row in await room.store.actions(state.id)] == [1, 2]


async def test_a_double_press_plays_once(room: Room, ada: Player, bob: Player, state: TableState) -> None:
    clicks = await asyncio.gather(
        *(room.host.play.act(state.id, ada, action, revision=0) for action in legal(state, 0)[:2]),
        room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0),
        return_exceptions=True,
    )
    assert [click.note.code for click in clicks if isinstance(click, Refusal)] == ["stale", "stale"]
    assert len(await room.store.actions(state.id)) == 1
    with pytest.raises(Refusal, match="not-your-turn"):
        await room.host.play.act(state.id, ada, legal(state, 0)[1])
    with pytest.raises(Refusal, match="stale"):
        await room.host.play.act(state.id, ada, legal(state, 0)[1], revision=0)
    assert (await room.host.play.act(state.id, bob, legal(state, 1)[0], revision=0)).revision == 2


async def test_the_same_press_from_two_processes_plays_once(room: Room, ada: Player, bob: Player) -> None:
    other = await room.another_host()
    for _ in range(10):
        state = await room.table(ada, bob, game="keeping", preset="twelve")
        await other.state(state.id)
        clicks = await asyncio.gather(
            *(host.play.act(state.id, ada, legal(state, 0)[0], revision=0) for host in (room.host, other)),
            return_exceptions=True,
        )
        assert [click.note.code for click in clicks if isinstance(click, Refusal)] == ["stale"]
        assert len(await room.store.actions(state.id)) == 1


async def test_a_choice_from_an_earlier_moment_is_refused(
    room: Room, ada: Player, bob: Player, state: TableState
) -> None:
    people = {0: ada, 1: bob}
    for seat, player in people.items():
        state = await room.host.play.act(state.id, player, legal(state, seat)[0], revision=state.revision)
    ended = state.revision
    state = await room.host.play.act(state.id, ada, Action(DEAL), revision=ended)
    with pytest.raises(Refusal, match="stale"):
        await room.host.play.act(state.id, bob, Action(DEAL), revision=ended)
    with pytest.raises(Refusal, match="stale"):
        await room.host.play.act(state.id, bob, legal(state, 1)[0], revision=ended)
    assert (await room.host.play.act(state.id, bob, legal(state, 1)[0], revision=state.revision)).revision == 4


async def test_what_others_chose_stays_secret(room: Room, ada: Player, bob: Player, state: TableState) -> None:
    before = state.view(1)
    after = await room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0)
    view = after.view(1)
    assert before and view and (view.hand, view.legal) == (before.hand, before.legal)
    [kept] = [event for event in after.recent if event.kind == "kept"]
    assert kept.seen_by(1).cards == (BACK,) * 5 and kept.seen_by(0).cards == legal(state, 0)[0].cards
    assert after.unchanged_since(0, 1) and not after.unchanged_since(0, 0) and not after.unchanged_since(0)


async def test_a_look_and_a_refused_choice_leave_every_choice_open(room: Room, ada: Player, bob: Player) -> None:
    state = await room.table(ada, bob, game="keeping", preset="twelve", practice=True)
    with pytest.raises(IllegalAction, match="choose-number"):
        await room.host.play.act(state.id, ada, Action("keep", legal(state, 0)[0].cards[:4]), revision=0)
    await room.host.arranging.look(state.id, bob, "on")
    after = await room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0)
    stored = [Action.from_json(row.action).kind for row in await room.store.actions(state.id)]
    assert stored == [LOOK, "keep"] and after.unchanged_since(0, 1)


async def test_moments_come_back_with_the_table(room: Room, ada: Player, bob: Player, state: TableState) -> None:
    await room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0)
    again = room.new_host()
    assert (await again.state(state.id)).moments == (1, 0)
    assert (await again.play.act(state.id, bob, legal(state, 1)[0], revision=0)).revision == 2


async def test_a_computer_and_a_person_choose_at_once(room: Room, ada: Player) -> None:
    state = await room.table(ada, seats=2, game="keeping", preset="twelve")
    state = await room.until(state.id, lambda now: now.revision == 1)
    assert to_act(state) == (0,)
    after = await room.host.play.act(state.id, ada, legal(state, 0)[0], revision=0)
    assert after.views[-1].settled


async def test_giving_up_ends_every_choice(room: Room, ada: Player, bob: Player, state: TableState) -> None:
    after = await room.host.play.act(state.id, ada, Action(FORFEIT), revision=0)
    assert not after.unchanged_since(0, 1)
    with pytest.raises(Refusal, match="not-running"):
        await room.host.play.act(state.id, bob, legal(state, 1)[0], revision=0)


@pytest.fixture
def sent(room: Room) -> list[Reminder]:
    """Collect the reminders that are sent."""
    found: list[Reminder] = []
    room.host.clocks.on_reminder.append(found.append)
    return found


async def three(room: Room, *people: Player, **terms: Any) -> TableState:
    """Start a table of three who choose at once, whose clocks tick."""
    state = await room.table(*people, game="keeping", preset="twelve", seats=3, terms=Terms(**terms))
    room.host.clocks.watch(state.id)
    return state


async def chooses(room: Room, state: TableState, player: Player) -> TableState:
    seat = state.seat_of(player.id)
    assert seat is not None
    return await room.host.play.act(state.id, player, legal(state, seat)[0])


async def test_a_choice_of_one_gives_the_others_no_more_time(
    room: Room, ada: Player, bob: Player, cyd: Player, sent: list[Reminder]
) -> None:
    state = await three(room, ada, bob, cyd, pace="live", turn=120, late="forfeit")
    begun = room.clock.now
    assert [clock[1:] for clock in state.clocks] == [(seat, begun + 120) for seat in range(3)]
    await after(room, 50, state)
    state = await chooses(room, state, bob)
    assert [clock[1:] for clock in state.clocks] == [(0, begun + 120), (2, begun + 120)]
    await after(room, 10, state)
    assert sent == [Reminder(state.id, player.id, 1, 1) for player in (ada, cyd)], "each of them, at once"
    await after(room, 40, state)
    assert sent[2:] == [Reminder(state.id, player.id, 1, 2) for player in (ada, cyd)], "and before the end"
    state = await after(room, 20, state)
    assert state.forfeited == 0, "the first of those whose time is up"


async def test_each_is_reminded_by_what_they_did_themselves(
    room: Room, ada: Player, bob: Player, cyd: Player, sent: list[Reminder]
) -> None:
    state = await three(room, ada, bob, cyd)
    await after(room, 40, state)
    assert bob.discord_id
    room.host.clocks.pressed(state.id, bob.discord_id)
    state = await chooses(room, state, cyd)
    state = await after(room, 20, state)
    assert sent == [Reminder(state.id, ada.id, 1, 1)], "Bob was there twenty seconds ago"
    state = await after(room, 40, state)
    assert sent[1:] == [Reminder(state.id, bob.id, 1, 1)] and state.reminded == (0, 1)
    state = await chooses(room, state, ada)
    assert state.reminded == (1,), "the reminder stands for Bob alone"
    await after(room, 600, state)
    assert len(sent) == 2, "nobody is called twice"


async def test_the_computer_plays_for_each_whose_time_is_up(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await three(room, ada, bob, cyd, pace="live", turn=60)
    await after(room, 30, state)
    state = await chooses(room, state, ada)
    await after(room, 30, state)
    over = await room.until(state.id, lambda state: bool(state.views[-1].settled))
    assert over.computer_actions == (0, 1, 1)


async def test_who_has_chosen_may_vote_about_both_who_have_not(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    state = await three(room, ada, bob, cyd)
    await after(room, ABSENT_AFTER - 60, state)
    assert state.vote is None
    state = await chooses(room, state, cyd)
    state = await after(room, 60, state)
    assert state.vote and (state.vote.away, state.vote.voters) == ((0, 1), (cyd.id,)), (
        "Cyd's choice was no sign of them"
    )
    await after(room, 24 * 3600, state)
    left = await room.host.votes.cast(state.id, cyd, "computer")
    assert [row.former for row in left.seats] == [ada.id, bob.id, None]


async def test_refusal_names_all_whom_the_table_waits_for(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await chooses(room, await three(room, ada, bob, cyd), bob)
    with pytest.raises(Refusal) as refusal:
        await room.host.play.act(state.id, bob, Action("keep"))
    assert refusal.value.note == Note("not-your-turn", {"seat": ("0", "2")})
    told = load_texts().note("refusal", refusal.value.note, People(("Ada", "Bob", "Cyd")))
    assert told == "It's not your turn. Waiting for Ada and Cyd."
