"""Which games count for league and ratings: wins without play, and the same two people again and again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.setup import Terms
from bot.host.records.boards import BoardQuery, RatedRow
from bot.host.records.rating_pools import audit
from bot.host.table.state import TableState
from data.store import Player, Scope, Standing, Status
from tests.examples import sampled
from tests.host.room import GUILD, Room, to_act

SCOPE = Scope(guild_id=GUILD, game="highest")
FORFEIT = Terms(pace="live", turn=120, late="forfeit")


async def league(room: Room) -> dict[int, tuple[int, int]]:
    """Return the games won and lost in the league, by player."""
    rows: list[Standing] = [*(await room.store.standings(SCOPE)).rows]
    return {row.player: (row.won, row.lost) for row in rows}


async def ratings(room: Room, asker: Player) -> dict[int, float]:
    """Return people's ratings as the board shows them."""
    board = await room.host.boards.page(BoardQuery("highest", "rating", changed_rules=True), GUILD, asker)
    rows = [row for row in board.rows if isinstance(row, RatedRow) and row.player is not None]
    assert all([each.equal async for each in audit(room.store)])
    return {row.player: row.rating.shown for row in rows if row.player is not None}


async def table(room: Room, *players: Player, target: int = 300, terms: Terms = FORFEIT) -> TableState:
    state = await room.table(*players, start=False, terms=terms, options={"target": target})
    for player in players[1:]:
        state = await room.host.agreement.agree(state.id, player, state.setup.digest)
    return await room.host.lobby.start(state.id, players[0])


async def played_until(room: Room, state: TableState, people: dict[int, Player], reached: Any) -> TableState:
    while not reached(state):
        state = await room.step(state, people)
    return state


async def run_out_of_time(room: Room, state: TableState) -> TableState:
    room.clock.now += 121
    await room.host.clocks.tick()
    return await room.until(state.id, lambda now: now.status is Status.FINISHED)


async def test_second_account_that_runs_out_of_time_at_once_gives_no_wins(room: Room, ada: Player, bob: Player) -> None:
    """Bob is Ada's second account: she plays her turns, he never plays his."""
    people = {0: ada, 1: bob}
    for _ in range(3):
        state = await table(room, ada, bob)
        state = await played_until(room, state, people, lambda now: to_act(now) == (1,))
        assert (await run_out_of_time(room, state)).forfeited == 1
    assert await league(room) == {bob.id: (0, 3)}, "the losses are his all the same"
    assert set(await ratings(room, ada)) == {bob.id}
    [totals] = await room.store.player_totals(ada.id)
    assert totals.won == 3, "her own statistics have them"


async def test_hand_that_was_thrown_away_at_once_is_lost(room: Room, ada: Player, bob: Player) -> None:
    """A forfeit before enough of the round is played is no way out of a bad hand."""
    state = await table(room, ada, bob)
    late = to_act(state)[0]
    await run_out_of_time(room, state)
    assert await league(room) == {(ada, bob)[late].id: (0, 1)}


async def test_forfeit_after_a_finished_round_is_a_win_for_the_other(room: Room, ada: Player, bob: Player) -> None:
    people = {0: ada, 1: bob}
    state = await table(room, ada, bob)
    state = await played_until(room, state, people, lambda now: now.views[0].round == 2 and to_act(now) == (1,))
    await run_out_of_time(room, state)
    assert await league(room) == {ada.id: (1, 0), bob.id: (0, 1)}
    rated = await ratings(room, ada)
    assert rated[ada.id] > rated[bob.id]


@sampled
@pytest.mark.parametrize("rounds", [0, 1])
async def test_opponent_who_leaves_makes_a_ranked_win_only_after_a_round(
    room: Room, ada: Player, bob: Player, rounds: int
) -> None:
    people, terms = {0: ada, 1: bob}, Terms(computers="carefree")
    state = await table(room, ada, bob, target=150, terms=terms)
    await played_until(room, state, people, lambda now: now.views[0].round > rounds)
    await room.host.lifecycle.leave(state.id, bob)
    while (state := await room.host.state(state.id)).status is Status.RUNNING:
        state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
        if state.status is Status.RUNNING:
            await room.step(state, {0: ada})
    [winner] = state.views[-1].winners
    counted = await league(room)
    assert counted[bob.id] == (0, 1) if winner == 0 else bob.id not in counted
    assert counted.get(ada.id) == ((0, 1) if winner else (1, 0) if rounds else None)


async def test_seat_on_autopilot_from_the_first_card_gives_no_win(room: Room, ada: Player, bob: Player) -> None:
    state = await table(room, ada, bob, target=4, terms=Terms())
    await room.host.autopilot.set(state.id, bob, on=True)
    while (state := await room.host.state(state.id)).status is Status.RUNNING:
        state = await room.until(state.id, lambda now: now.status is not Status.RUNNING or 0 in to_act(now))
        if state.status is Status.RUNNING:
            await room.step(state, {0: ada})
    counted = await league(room)
    assert counted in ({bob.id: (0, 1)}, {ada.id: (0, 1)}), "nobody has a win, and the loser the loss"


async def test_tenth_game_of_the_same_two_people_in_a_day_counts_for_neither(
    room: Room, ada: Player, bob: Player, cyd: Player
) -> None:
    people = {0: ada, 1: bob}

    async def play(*players: Player) -> None:
        state = await table(room, *players, target=4, terms=Terms())
        await played_until(room, state, dict(enumerate(players)), lambda now: now.status is Status.FINISHED)

    for _ in range(9):
        await play(ada, bob)
    before = await league(room), await ratings(room, ada)
    assert sum(won + lost for won, lost in before[0].values()) == 18
    await play(*people.values())
    await play(bob, ada)
    assert (await league(room), await ratings(room, ada)) == before
    await play(ada, cyd)
    assert sum((await league(room))[cyd.id]) == 1, "others count"
    room.clock.now += 86_400
    await play(ada, bob)
    assert sum(won + lost for won, lost in (await league(room)).values()) == 22, "and so does the next day"


async def test_games_that_are_forfeited_while_they_are_paused_count_towards_the_day_too(
    room: Room, ada: Player, bob: Player
) -> None:
    people = {0: ada, 1: bob}
    for _ in range(10):
        state = await table(room, ada, bob, target=300, terms=Terms())
        await played_until(room, state, people, lambda now: now.views[0].round > 1)
        await room.host.lifecycle.pause(state.id, ada)
    room.clock.now += 31 * 86_400
    for _ in range(10):
        await room.host.clocks.tick()
    games = sum(won + lost for won, lost in (await league(room)).values())
    assert games == 18, "nine games of two people"
