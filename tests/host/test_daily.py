"""Deals of the day: one attempt each, the same for everybody, until the day ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.host.daily.days import Days
from bot.host.model.daily_key import day_at, end_of
from bot.host.play import computers
from bot.host.play.computers import Chooser
from bot.host.refusals import Refusal
from bot.host.table.state import TableState
from data.store import DailyAttempt, Player, Status
from engine.daily import DAILY_GAMES, commitment, deals
from engine.players import STEADY
from engine.types import DEAL, UNDO, Action, IllegalAction
from engine.view import View
from tests.host.room import GUILD, Room, to_act

GAME = "ecarte"
pytestmark = pytest.mark.usefixtures("short_day")
WEEK = 7 * 86400.0


@pytest.fixture(autouse=True)
def no_lull(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "LULL", 0.0)


async def begun(room: Room, player: Player, game: str = GAME, guild_id: int | None = GUILD) -> TableState:
    """Begin an attempt, and return its table once it waits for the person."""
    attempt = await room.host.attempts.begin(player, game, guild_id)
    await room.host.attempts.show(attempt.table_id)
    return await waiting(room, attempt.table_id, player)


async def waiting(room: Room, table_id: str, player: Player) -> TableState:
    """Wait until a table waits for a player, or is over."""
    seat = (await room.host.state(table_id)).seat_of(player.id)
    return await room.until(table_id, lambda state: not state.live or seat in to_act(state))


async def played_out(room: Room, state: TableState, player: Player) -> TableState:
    """Play the first legal action until the attempt is over."""
    seat = state.seat_of(player.id)
    while state.live:
        view = state.view(seat)
        assert view
        await room.host.play.act(state.id, player, next(a for a in view.legal if a.kind != UNDO))
        state = await waiting(room, state.id, player)
    return state


async def attempt_of(room: Room, player: Player, game: str = GAME) -> DailyAttempt:
    return (await room.host.attempts.today(player))[game]


async def test_tomorrows_commitment_is_known_today(room: Room) -> None:
    await room.host.days.see_to()
    today, tomorrow = await room.host.days.today(), await room.host.days.tomorrow()
    assert today.commitment == commitment(today.secret) != tomorrow.commitment
    room.clock.now = end_of(today.day)
    assert await room.host.days.today() == tomorrow


@pytest.mark.soak
async def test_everybody_plays_the_same_cards_against_the_same_answers(room: Room, ada: Player, bob: Player) -> None:
    first, second = await begun(room, ada), await begun(room, bob, guild_id=None)
    assert first.id != second.id
    ends = [await played_out(room, state, player) for state, player in ((first, ada), (second, bob))]
    actions = [await room.store.actions(state.id) for state in ends]
    assert [(row.seat, row.action) for row in actions[0]] == [(row.seat, row.action) for row in actions[1]]
    scores = [(await attempt_of(room, player)).score for player in (ada, bob)]
    assert scores[0] is not None and scores[0] == scores[1]
    assert len(ends[0].views[0].scores) == DAILY_GAMES[GAME].rounds, "all rounds were played"
    assert not await room.store.results(), "no other board knows of it"


async def test_attempt_is_left_and_resumed(room: Room, ada: Player) -> None:
    state = await begun(room, ada)
    again = await room.host.attempts.begin(ada, GAME, GUILD + 1)
    assert again.table_id == state.id, "there is one attempt"
    assert [each.id for each in await room.host.attempts.under_way(ada)] == [state.id]
    day = await room.host.days.today()
    assert await room.store.servers_of_attempt(day.day, 1, GAME, ada.id) == [GUILD, GUILD + 1]
    await played_out(room, state, ada)
    assert await room.host.attempts.under_way(ada) == []
    with pytest.raises(Refusal) as refused:
        await room.host.play.act(state.id, ada, Action(DEAL))
    assert refused.value.note.code == "daily-over"


async def test_two_devices_and_two_processes_begin_one_attempt(room: Room, ada: Player) -> None:
    other = await room.another_host()
    tries = [each.attempts.begin(ada, GAME, GUILD) for each in (room.host, other, room.host)]
    assert len({attempt.table_id for attempt in await asyncio.gather(*tries)}) == 1


async def test_two_devices_play_one_move(room: Room, ada: Player) -> None:
    state, other = await begun(room, ada), await room.another_host()
    view = state.view(state.seat_of(ada.id))
    assert view
    moves = [
        host.play.act(state.id, ada, view.legal[0], revision=state.revision) for host in (room.host, other, room.host)
    ]
    done = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(each) for each in done].count(TableState) == 1
    assert all(isinstance(each, TableState | Refusal | IllegalAction) for each in done)


async def test_day_ends_in_the_middle_of_a_move(room: Room, ada: Player) -> None:
    await room.host.days.see_to()
    state, day = await begun(room, ada), await room.host.days.today()
    view = state.view(state.seat_of(ada.id))
    assert view
    # This process's clock is behind: the store decides.
    assert await room.store.close_daily_day(day.day, end_of(day.day))
    with pytest.raises(Refusal) as refused:
        await room.host.play.act(state.id, ada, view.legal[0])
    assert refused.value.note.code == "daily-over"
    assert (await room.host.state(state.id)).status is Status.CLOSED
    assert not (await room.host.state(state.id)).resumable


async def test_no_action_counts_after_midnight_even_before_the_close(room: Room, ada: Player) -> None:
    state = await begun(room, ada)
    view = state.view(state.seat_of(ada.id))
    assert view and state.daily
    room.clock.now = state.daily.ends_at
    with pytest.raises(Refusal) as refused:
        await room.host.play.act(state.id, ada, view.legal[0])
    assert refused.value.note.code == "daily-over"
    assert (await room.store.attempt_at(state.id)) is not None
    with pytest.raises(Refusal):
        await room.host.attempts.begin(ada, GAME, GUILD, day=state.daily.day)
    other = await room.host.attempts.begin(ada, GAME, GUILD)
    assert other.day == day_at(room.clock.now) != state.daily.day


async def test_day_that_was_closed_is_not_played_after_the_clock_was_set_back(
    room: Room, ada: Player, bob: Player
) -> None:
    state, day = await begun(room, ada), await room.host.days.today()
    room.clock.now += 86400.0
    await room.host.days.see_to()
    sealed = await room.host.days.sealed(day.day)
    assert sealed.revealed, "everybody knows its cards"
    room.clock.now -= 86400.0
    for player in (ada, bob):
        with pytest.raises(Refusal) as refused:
            view = state.view(state.seat_of(ada.id))
            assert view
            if player == ada:
                await room.host.play.act(state.id, ada, view.legal[0])
            else:
                await room.host.attempts.begin(bob, GAME, GUILD)
        assert refused.value.note.code == "daily-over"


async def test_day_is_closed_once_after_hours_of_downtime(room: Room, ada: Player) -> None:
    await room.host.days.see_to()
    state, day = await begun(room, ada), await room.host.days.today()
    room.clock.now += 3 * 86400.0
    other = await room.another_host()
    heard: list[str] = []
    for host in (room.host, other):
        host.days.on_change.append(heard.append)
    await asyncio.gather(room.host.days.see_to(), other.days.see_to())
    assert heard.count(day.day) == 1
    closed = await room.store.daily_day(day.day)
    assert closed and closed.closed_at == room.clock.now
    assert [row.day for row in await room.store.open_daily_days()][:1] == [day_at(room.clock.now)]
    assert room.changes[-1].table_id == state.id, "its table shows the end"


async def test_changed_code_restarts_a_day_that_was_begun(room: Room, ada: Player) -> None:
    await room.host.days.see_to()
    state, before = await begun(room, ada), await room.host.days.today()
    updated = await room.another_host()
    updated.days = Days(updated._core, lambda: "other code")
    assert state.daily and not await updated.days.decides(state.daily), "it plays no turns of this deal"
    with pytest.raises(Refusal) as refused:
        await updated.play.act(state.id, ada, await first_legal(room, state, ada))
    assert refused.value.note.code == "daily-updating", "its rules may differ, too"
    await updated.days.see_to()
    after = await room.host.days.today()
    assert (after.edition, after.code) == (2, "other code") and after.commitment != before.commitment
    with pytest.raises(Refusal) as refused:
        await room.host.attempts.begin(ada, GAME, GUILD)
    assert refused.value.note.code == "daily-updating", "this process still has the former code"
    assert not (await room.host.state(state.id)).live
    tomorrow = await room.host.days.tomorrow()
    assert (tomorrow.edition, tomorrow.code) == (1, "other code"), "nobody has begun it, so it keeps its secret"


async def test_newcomers_count_everywhere_after_a_week(room: Room) -> None:
    new = await room.store.player(77, "New", room.clock.now - WEEK + 1)
    known = await room.store.player(78, "Known", room.clock.now - WEEK)
    barred = await room.store.player(79, "Barred", 0.0)
    await room.store.bar_player(barred.id, True)
    barred = (await room.store.players([barred.id]))[barred.id]
    found = [await room.host.attempts.begin(each, GAME, GUILD) for each in (new, known, barred)]
    assert [attempt.everywhere for attempt in found] == [False, True, False]


async def test_nobody_sees_a_deal_before_they_have_finished_it(room: Room, ada: Player, bob: Player) -> None:
    await room.host.days.see_to()
    state = await begun(room, ada)
    attempts = room.host.attempts
    assert state.daily and not await attempts.may_see(state.daily, ada)
    await played_out(room, state, ada)
    assert await attempts.may_see(state.daily, ada) and not await attempts.may_see(state.daily, bob)
    room.clock.now = state.daily.ends_at
    await room.host.days.see_to()
    assert await attempts.may_see(state.daily, bob)


async def test_somebody_who_was_forgotten_has_had_their_try(room: Room, ada: Player) -> None:
    state = await begun(room, ada)
    await room.host.privacy.forget(ada)
    again = await room.player("Ada")
    assert again.id != ada.id
    with pytest.raises(Refusal) as refused:
        await room.host.attempts.begin(again, GAME, GUILD)
    assert refused.value.note.code == "daily-played"
    await room.host.days.see_to()
    room.clock.now += 86400.0
    await room.host.days.see_to()
    attempt = await room.store.attempt_at(state.id)
    assert attempt and attempt.finished_at is None, "unfinished, so it is last"


async def test_secret_deals_what_is_played(room: Room, ada: Player) -> None:
    state, day = await begun(room, ada), await room.host.days.today()
    dealt = deals(day.secret, day.day, GAME)
    assert state.commitment == dealt.commitment(1).hex()


async def hint(room: Room, table: str, player: Player) -> object:
    state = await room.host.state(table)
    return await room.host.study.hint(state, state.seat_of(player.id) or 0)


Cheat: TypeAlias = Callable[[Room, str, Player], Awaitable[object]]
CHEATS: dict[str, Cheat] = {
    "hint": hint,
    "go back": lambda room, table, who: room.host.rewinds.rewind(table, who, "turn", to_practice=True),
    "practise": lambda room, table, who: room.host.arranging.start(table, who, to_practice=True),
    "look": lambda room, table, who: room.host.arranging.look(table, who, "once"),
    "swap hands": lambda room, table, who: room.host.arranging.swap(table, who),
    "exchange a card": lambda room, table, who: room.host.arranging.doctor(table, who, ("AS", "KS")),
    "autosteps": lambda room, table, who: room.host.autosteps.start(table, who, "expert", to_practice=True),
    "take back": lambda room, table, who: room.host.taking_back.ask(table, who),
    "vote": lambda room, table, who: room.host.votes.cast(table, who, "close"),
    "autopilot": lambda room, table, who: room.host.autopilot.set(table, who),
    "leave": lambda room, table, who: room.host.lifecycle.leave(table, who),
    "come back": lambda room, table, who: room.host.lifecycle.come_back(table, who),
    "pause": lambda room, table, who: room.host.lifecycle.pause(table, who),
    "close": lambda room, table, who: room.host.lifecycle.close(table, who),
    "archive": lambda room, table, who: room.host.lifecycle.archive(table),
    "move": lambda room, table, who: room.host.lifecycle.resume(table, who, guild_id=GUILD, channel_id=999),
    "join": lambda room, table, who: room.host.lobby.join(table, who),
    "change rules": lambda room, table, who: room.host.lobby.amend(table, who, preset="french"),
    "invite": lambda room, table, who: room.host.agreement.invite(table, who, who),
    "replay": lambda room, table, who: room.host.replays.watch(table, who, GUILD),
    "verify": lambda room, table, who: room.host.reveal(table),
    "same cards": lambda room, table, who: room.host.play_again.same_cards(table, who, guild_id=GUILD, channel_id=9),
    "annul": lambda room, table, who: room.host.moderation.annul(table, who, "why"),
    "react": lambda room, table, who: room.host.reactions.react(table, who, "👏", revision=1, guild_id=GUILD),
}
"""Actions, besides playing, that could help a person at a deal of the day or end it early."""
ALLOWED = {"hint": "hints-off"}
"""Those with a refusal of their own."""


@pytest.mark.parametrize("cheat", CHEATS)
async def test_nothing_but_playing_is_possible(room: Room, ada: Player, bob: Player, cheat: str) -> None:
    state = await begun(room, ada)
    for player in (ada, bob):
        with pytest.raises(Refusal) as refused:
            await CHEATS[cheat](room, state.id, player)
        assert refused.value.note.code == ALLOWED.get(cheat, "daily-table")
    after = await room.host.state(state.id)
    assert (after.live, after.practice, after.revision) == (True, False, state.revision)


async def test_daily_table_is_in_no_list(room: Room, ada: Player) -> None:
    state = await begun(room, ada)
    await room.host.attempts.place(state.id, GUILD, 999)
    host = room.host
    assert await host.open_tables(GUILD) == [] == await host.tables_of(ada)
    assert await host.table_in_channel(999) is None
    assert await host.replays.games(ada, GUILD) == [] == await host.replays.games_in(999, ada)
    assert await host.play_again.finished_games(ada) == []
    assert not state.counts and not state.hints and not state.may_practise


class Failing(Chooser):
    """A computer player that fails some times, and notes at which levels it was asked."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.levels: list[str] = []

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        self.levels.append(level)
        if len(self.levels) <= self.failures:
            raise RuntimeError("it takes too long")
        return view.legal[-1]


async def test_no_other_level_chooses_in_the_place_of_a_failed_one(
    room: Room, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_FIRST_RETRY", 0.001)
    chooser = Failing(6)
    room.host = room.new_host(chooser=chooser)
    state = await begun(room, ada, "gin")
    while not chooser.levels:
        view = state.view(state.seat_of(ada.id))
        assert view
        await room.host.play.act(state.id, ada, view.legal[0])
        state = await waiting(room, state.id, ada)
    assert set(chooser.levels) == {STEADY} and len(chooser.levels) > chooser.failures
    actions = await room.store.actions(state.id)
    assert {row.computer for row in actions if row.seat != state.seat_of(ada.id)} == {STEADY}


async def test_moderators_remove_a_result_from_their_server_only(room: Room, ada: Player, bob: Player) -> None:
    state = await begun(room, ada)
    await played_out(room, state, ada)
    day = await room.host.days.today()
    await room.host.attempts.begin(ada, GAME, GUILD + 1)
    await room.host.moderation.remove_result(GUILD, state.id, bob, "two accounts")
    assert await room.store.podium(day.day, 1, GAME, GUILD) == []
    assert len(await room.store.podium(day.day, 1, GAME, GUILD + 1)) == len(await room.store.podium(day.day, 1, GAME))
    with pytest.raises(Refusal) as refused:
        await room.host.moderation.remove_result(GUILD + 1, state.id, ada, "mine")
    assert refused.value.note.code == "plays-here"


@pytest.mark.soak
async def test_killed_process_loses_no_attempt(room: Room, ada: Player) -> None:
    state = await begun(room, ada)
    await room.host.play.act(state.id, ada, await first_legal(room, state, ada))
    other = await room.another_host()  # what a new process reads
    room.host = other
    again = await room.host.attempts.begin(ada, GAME, GUILD)
    assert again.table_id == state.id
    await room.host.attempts.show(state.id)
    ended = await played_out(room, await waiting(room, state.id, ada), ada)
    assert ended.status is Status.FINISHED and (await attempt_of(room, ada)).score is not None


async def first_legal(room: Room, state: TableState, player: Player) -> Action:
    view = state.view(state.seat_of(player.id))
    assert view
    return view.legal[0]
