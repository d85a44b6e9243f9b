"""What the table of a tournament's match refuses, who plays for people who are absent, and what is hidden."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import pytest

from bot.host.evenings import belongs
from bot.host.host import Host
from bot.host.table.state import TableState
from bot.host.tournaments import tables
from data.store import Player, Status
from engine.deal import Noted, check
from engine.types import DEAL, Action
from tests.examples import sampled
from tests.host.room import GUILD, Room, to_act, waits_for
from tests.host.tournaments.match_tables import begin, give_up, open_match, refused, say_in

Try: TypeAlias = Callable[[Host, TableState, Player], Awaitable[Any]]
REFUSED: Mapping[str, Try] = {
    "close": lambda host, state, ada: host.lifecycle.close(state.id, ada),
    "close by a manager": lambda host, state, ada: host.lifecycle.close(state.id, ada, may_manage=True),
    "pause": lambda host, state, ada: host.lifecycle.pause(state.id, ada),
    "move": lambda host, state, ada: host.lifecycle.resume(state.id, ada, guild_id=GUILD, channel_id=999),
    "vote": lambda host, state, ada: host.votes.cast(state.id, ada, "pause"),
    "go back": lambda host, state, ada: host.rewinds.rewind(state.id, ada, "game"),
    "see all hands": lambda host, state, ada: host.arranging.look(state.id, ada, "on"),
    "autosteps": lambda host, state, ada: host.autosteps.start(state.id, ada, "expert", to_practice=True),
    "take back": lambda host, state, ada: host.taking_back.ask(state.id, ada),
}
REFUSED_BEFORE: Mapping[str, Try] = {
    "close": REFUSED["close"],
    "pause": REFUSED["pause"],
    "move": REFUSED["move"],
    "leave": lambda host, state, ada: host.lifecycle.leave(state.id, ada),
    "change the rules": lambda host, state, ada: host.lobby.amend(state.id, ada, terms={"hints": True}),
    "offer": lambda host, state, ada: host.agreement.draft(state.id, ada, seats=2),
    "change seats": lambda host, state, ada: host.lobby.swap(state.id, ada, 0, 1),
    "invite": lambda host, state, ada: host.agreement.invite(state.id, ada, ada),
    "remove": lambda host, state, ada: host.agreement.remove(state.id, ada, ada),
    "start": lambda host, state, ada: host.lobby.start(state.id, ada),
    "go without": lambda host, state, ada: host.rematches.go_without(state.id, ada),
    "wait for a seat": lambda host, state, ada: host.lobby.await_seat(state.id, ada, GUILD, wanted=True),
}
REFUSED_AFTER: Mapping[str, Try] = {
    "rematch": lambda host, state, ada: host.rematches.play_again(state.id, ada, guild_id=GUILD, channel_id=999),
    "same cards": lambda host, state, ada: host.play_again.same_cards(state.id, ada, guild_id=GUILD, channel_id=999),
    "resume": REFUSED["move"],
}


@sampled
@pytest.mark.parametrize("tried", REFUSED)
async def test_running_match_refuses(room: Room, ada: Player, bob: Player, tried: str) -> None:
    state = await begin(room, ada, bob)
    assert await refused(REFUSED[tried](room.host, state, ada)) == "tournament-table"


@sampled
@pytest.mark.parametrize("tried", REFUSED_BEFORE)
async def test_match_that_has_not_begun_refuses(room: Room, ada: Player, bob: Player, tried: str) -> None:
    state = await say_in(room, await open_match(room, ada, bob), ada)
    assert await refused(REFUSED_BEFORE[tried](room.host, state, ada)) == "tournament-table"


@pytest.mark.parametrize("tried", REFUSED_AFTER)
async def test_match_that_is_over_refuses(room: Room, ada: Player, bob: Player, tried: str) -> None:
    state = await give_up(room, await begin(room, ada, bob), 1)
    assert await refused(REFUSED_AFTER[tried](room.host, state, ada)) == "tournament-table"


async def test_only_steps_that_play_on_are_offered(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    before = await open_match(room, ada, bob)
    assert await room.host.lifecycle.choices(before.id, ada) == ()
    state = await say_in(room, before, ada, bob)
    assert await room.host.lifecycle.choices(state.id, ada) == ("leave", "autopilot")
    assert await room.host.lifecycle.choices(state.id, cyd, may_manage=True) == ("annul",)
    assert not state.hints and not state.may_practise and not state.resumable and not belongs(state)
    assert state.vote is None


# Absence


async def test_computer_plays_for_people_who_leave(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob)
    state = await room.host.lifecycle.leave(state.id, ada)
    assert (state.seats[0].player, state.seats[0].former) == (None, ada.id)
    state = await room.host.lifecycle.leave(state.id, bob)
    assert (state.status, state.seats[1].player, bool(state.seats[1].autopilot)) == (Status.RUNNING, bob.id, True)
    state = await room.until(state.id, lambda state: state.status is Status.FINISHED)
    result = tables.result_of(state)
    assert result and not result.void


async def test_match_of_people_who_never_come_back_is_played_to_its_end(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob)
    for _ in range(20):
        room.clock.now += 3600.0
        await room.host.clocks.tick()
        state = await room.until(state.id, waits_for(0, 1))
        if state.status is not Status.RUNNING:
            break
    state = await room.until(state.id, lambda state: state.status is not Status.RUNNING)
    assert state.status is Status.FINISHED


async def test_person_who_left_comes_back(room: Room, ada: Player, bob: Player) -> None:
    state = await begin(room, ada, bob)
    await room.host.lifecycle.leave(state.id, ada)
    assert (await room.host.lifecycle.come_back(state.id, ada)).seats[0].player == ada.id


# Secrets


async def test_sealed_match_is_shown_to_its_players_only(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    before = state = await begin(room, ada, bob, rounds=2)
    people = {0: ada, 1: bob}
    while not (state.views and state.views[-1].scores):
        state = await room.step(state, people)
    host = room.host
    assert state.sealed and state.hides_from(cyd.id) and not state.hides_from(ada.id)
    assert state.revealed == ()
    assert await refused(host.reveal(state.id)) == "tournament-sealed"
    assert await refused(host.replays.watch(state.id, ada, GUILD)) == "tournament-sealed"
    react = host.reactions.react(state.id, cyd, "👏", revision=state.revision, guild_id=GUILD)
    assert await refused(react) == "tournament-sealed"
    assert not await host.reactions.offered(state, ada.id)
    assert [row.id for row in await host.listings.live(GUILD)] == []
    assert await host.replays.games(ada, GUILD) == await host.replays.games_in(state.channel_id, cyd) == []

    state = await host.play.act(state.id, people[to_act(state)[0]], Action(DEAL))
    while state.status is Status.RUNNING:
        state = await room.step(state, people)
    assert state.status is Status.FINISHED and state.revealed == ()
    assert await room.store.results(table_id=state.id) == []
    assert await host.history.games(GUILD, [ada.id], only=False) == []

    await tables.unseal(host._core, [state.id])
    state = await host.state(state.id)
    assert not state.sealed and not state.hides_from(cyd.id) and len(state.revealed) == 2
    revealed = await host.reveal(state.id)
    assert (revealed["table"], revealed["players"]) == ("tournament cup 1", [])
    assert check(revealed, Noted.parse(before.commitment)) == []
    assert (await host.replays.watch(state.id, cyd, GUILD)).open
    assert [game.id for game in await host.replays.games(cyd, GUILD)] == [state.id]


async def test_ordinary_match_is_listed_and_counts(room: Room, ada: Player, bob: Player, cyd: Player) -> None:
    state = await begin(room, ada, bob)
    assert [row.id for row in await room.host.listings.live(GUILD)] == [state.id]
    assert state.counts and not state.hides_from(cyd.id)
    ended = await give_up(room, state, 1)
    assert [row.side for row in await room.store.results(table_id=ended.id) if row.won] == [0]
