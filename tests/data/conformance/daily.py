"""Deals of the day: their secrets, attempts, what these count for, and the close."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import (
    PERSON,
    RESULT,
    Act,
    ActionRow,
    Conflict,
    DailyAttempt,
    DailyDay,
    DailyPar,
    Field,
    Placed,
    SeatRow,
    Status,
    Store,
)
from tests.data.builders import ADA, CHANNEL, GUILD, action, new_table, open_table

DAY, GAME = "2026-11-24", "whist"
TODAY = DailyDay(DAY, 1, b"secret", "hash", "code 1", 500.0)
OTHER = GUILD + 1


async def begin(store: Store, name: str, *, everywhere: bool = True, edition: int = 1, account: str = "") -> int:
    """Begin an attempt of a person in the server, and return the player's number; the table is named after them."""
    number = (await store.player(ADA + len(name) * 1000 + ord(name[0]), name, 900.0)).id
    await store.make_daily_day(TODAY)
    attempt = DailyAttempt(DAY, edition, GAME, number, account or f"hash of {name}", name, 1000.0, everywhere)
    table = new_table(number, id=name, daily=f"{DAY}/{edition}/{GAME}")
    await store.begin_attempt(attempt, table, [SeatRow(0, number), SeatRow(1, None, "steady")], GUILD)
    return number


async def play(store: Store, name: str, score: int | None, at: float = 1001.0, *, everywhere: bool = True) -> int:
    """Begin an attempt and finish it with a score, if there is one."""
    number = await begin(store, name, everywhere=everywhere)
    if score is not None:
        await store.append(name, action(1, at=at), daily_score=score)
    return number


class DailySuite:
    async def test_first_process_makes_the_day(self, store: Store, another: Store) -> None:
        rival = replace(TODAY, secret=b"another")
        made = await asyncio.gather(store.make_daily_day(TODAY), another.make_daily_day(rival))
        assert made[0] == made[1] == await store.daily_day(DAY)
        assert await store.daily_day("2026-11-25") is None
        assert await store.open_daily_days() == [made[0]]
        assert "secret" not in repr(TODAY), "it is written to no log"

    async def test_person_has_one_attempt(self, store: Store, another: Store) -> None:
        ada = await begin(store, "Ada")
        with pytest.raises(Conflict):
            await begin(another, "Ada2", account="hash of Ada")
        with pytest.raises(Conflict):
            await begin(another, "Ada")
        found = await another.attempt(DAY, 1, GAME, ada)
        assert found and (found.table_id, found.finished_at, found.everywhere) == ("Ada", None, True)
        assert await store.attempt_at("Ada") == found
        assert await store.unfinished_attempts(DAY) == [found] == await store.attempts_of(ada, [DAY])
        assert await store.attempts_of(ada, []) == []
        assert (await store.players([ada]))[ada].known_since == 900.0
        with pytest.raises(Conflict):
            await store.reopen_table("Ada", GUILD, CHANNEL, Status.RUNNING, 1e4)

    async def test_two_devices_begin_one_attempt(self, store: Store, another: Store) -> None:
        ada = (await store.player(ADA, "Ada")).id
        await store.make_daily_day(TODAY)

        async def begin_at(each: Store, table_id: str) -> None:
            attempt = DailyAttempt(DAY, 1, GAME, ada, "hash", table_id, 1000.0, True)
            seats = [SeatRow(0, ada), SeatRow(1, None, "steady")]
            await each.begin_attempt(attempt, new_table(ada, id=table_id, daily="x"), seats, None)

        done = await asyncio.gather(begin_at(store, "T1"), begin_at(another, "T2"), return_exceptions=True)
        assert {*map(type, done)} == {type(None), Conflict}
        assert len(await store.unfinished_attempts(DAY)) == 1

    async def test_daily_table_takes_no_channel_and_is_in_no_list(self, store: Store) -> None:
        ada = await begin(store, "Ada")
        table = await store.table("Ada")
        assert (table.status, table.daily, table.started) == (Status.RUNNING, f"{DAY}/1/{GAME}", True)
        assert await store.live_table(CHANNEL) is None
        await open_table(store, id="T1")
        assert [row.id for row in await store.tables(channel_id=CHANNEL)] == ["T1"]
        assert await store.tables(player=ada) == []
        await store.place_daily_table("Ada", OTHER, 77)
        assert (await store.table("Ada")).channel_id == 77

    async def test_last_action_finishes_the_attempt(self, store: Store) -> None:
        ada = await play(store, "Ada", 57)
        found = await store.attempt(DAY, 1, GAME, ada)
        assert found and (found.score, found.finished_at) == (57, 1001.0)
        assert (await store.table("Ada")).status is Status.FINISHED
        assert await store.unfinished_attempts(DAY) == []
        with pytest.raises(Conflict):
            await store.append("Ada", action(2), daily_score=99)
        assert (await store.attempt(DAY, 1, GAME, ada)) == found

    async def test_field_and_podium_of_a_server_and_of_all(self, store: Store) -> None:
        ada = await play(store, "Ada", 10, 1003.0)
        ben = await play(store, "Ben", 30, everywhere=False)
        cyd = await play(store, "Cyd", 10, 1002.0)
        await play(store, "Dan", None)
        assert await store.field(DAY, 1, GAME) == Field(((10, 2),), 1)
        assert await store.field(DAY, 1, GAME, GUILD) == Field(((10, 2), (30, 1)), 1)
        assert await store.podium(DAY, 1, GAME) == [Placed(1, cyd, 10), Placed(1, ada, 10)]
        assert await store.podium(DAY, 1, GAME, GUILD, 2) == [Placed(1, ben, 30), Placed(2, cyd, 10)]
        assert await store.finishers(DAY, 1, GAME, GUILD) == [ben, cyd, ada]
        assert await store.field(DAY, 1, GAME, OTHER) == Field((), 0)
        assert await store.count_in_server(DAY, 1, GAME, ada, OTHER)
        assert await store.field(DAY, 1, GAME, OTHER) == Field(((10, 1),), 0)
        assert await store.servers_of_attempt(DAY, 1, GAME, ada) == sorted([GUILD, OTHER])
        await store.set_hidden(ben, True)
        assert [placed.player for placed in await store.podium(DAY, 1, GAME, GUILD)] == [cyd, ada]
        await store.bar_player(cyd, True)
        assert [placed.player for placed in await store.podium(DAY, 1, GAME)] == [ada]

    async def test_close_ranks_everybody_once(self, store: Store, another: Store) -> None:
        scores = {"Ada": 10, "Ben": 30, "Cyd": 10, "Dan": None, "Eve": 20}
        players = {name: await play(store, name, score, everywhere=name != "Eve") for name, score in scores.items()}
        closed = await asyncio.gather(*(each.close_daily_day(DAY, 2000.0) for each in (store, another)))
        assert sorted(closed) == [False, True]
        found = {name: await store.attempt(DAY, 1, GAME, number) for name, number in players.items()}
        assert {name: (row.percentile, row.place) for name, row in found.items() if row} == {
            "Ben": (100.0, 1),
            "Ada": (50.0, 2),
            "Cyd": (50.0, 2),
            "Eve": (75.0, None),
            "Dan": (0.0, 4),
        }
        assert all(row and row.account is None for row in found.values())
        assert (await store.table("Dan")).status is Status.CLOSED
        with pytest.raises(Conflict):
            await store.append("Dan", action(1), daily_score=99)
        with pytest.raises(Conflict):
            await begin(store, "Fay")
        assert not await store.count_in_server(DAY, 1, GAME, players["Ada"], OTHER)
        assert await store.open_daily_days() == []

    async def test_lonely_attempt_has_no_percentile(self, store: Store) -> None:
        ada = await play(store, "Ada", 10)
        await store.close_daily_day(DAY, 2000.0)
        found = await store.attempt(DAY, 1, GAME, ada)
        assert found and (found.percentile, found.place) == (None, 1)

    async def test_day_that_somebody_played_gets_another_edition(self, store: Store) -> None:
        ada = await begin(store, "Ada")
        other = replace(TODAY, edition=2, secret=b"2", code="code 2")
        assert await store.restart_daily_day(other, 1500.0) == other == await store.daily_day(DAY)
        assert [day.restarted_at for day in await store.daily_editions(DAY)] == [1500.0, None]
        assert (await store.table("Ada")).status is Status.CLOSED
        with pytest.raises(Conflict):
            await store.restart_daily_day(other, 1600.0)
        with pytest.raises(Conflict):
            await store.append("Ada", action(1))
        await store.close_daily_day(DAY, 2000.0)
        found = await store.attempt(DAY, 1, GAME, ada)
        assert found and (found.percentile, found.place) == (None, None)

    async def test_day_that_nobody_played_keeps_its_secret(self, store: Store) -> None:
        await store.make_daily_day(TODAY)
        par = DailyPar(12, [ActionRow(1, 0, {"kind": "draw"}, 0.0, "steady", person=0)])
        assert not await store.put_daily_par(DAY, 1, GAME, "another code", par)
        assert await store.put_daily_par(DAY, 1, GAME, "code 1", par)
        assert not await store.put_daily_par(DAY, 1, GAME, "code 1", par._replace(score=1))
        assert await store.daily_par(DAY, 1, GAME) == par
        kept = await store.restart_daily_day(replace(TODAY, edition=2, secret=b"2", code="code 2"), 1500.0)
        assert kept == replace(TODAY, code="code 2")
        assert await store.daily_par(DAY, 1, GAME) is None, "it is to be computed by the new code"

    async def test_server_may_remove_a_result_and_put_it_back(self, store: Store) -> None:
        ada, ben = await play(store, "Ada", 10), await play(store, "Ben", 30)
        await store.count_in_server(DAY, 1, GAME, ben, OTHER)
        await store.close_daily_day(DAY, 2000.0)
        for act in (
            Act(GUILD, RESULT, 3000.0, ada, "two accounts", table_id="Ben"),
            Act(GUILD, PERSON, 3000.0, ada, "two accounts", player=ben),
        ):
            number = await store.moderate(act)
            assert await store.podium(DAY, 1, GAME, GUILD) == [Placed(1, ada, 10)]
            assert await store.podium(DAY, 1, GAME, OTHER) == [Placed(1, ben, 30)]
            assert (await store.podium(DAY, 1, GAME))[0] == Placed(1, ben, 30), "its moderators decide for it alone"
            await store.lift(GUILD, number, ada, 3001.0)
            assert (await store.podium(DAY, 1, GAME, GUILD))[0] == Placed(1, ben, 30)
        with pytest.raises(Conflict):
            await store.moderate(Act(OTHER, RESULT, 3000.0, ben, "not there", table_id="Ada"))

    async def test_forgotten_person_cannot_begin_again(self, store: Store) -> None:
        ada = await begin(store, "Ada")
        assert [row["game"] for row in (await store.personal_data(ada))["deals_of_the_day"]] == [GAME]
        assert len((await store.personal_data(ada))["deals_of_the_day_in_servers"]) == 1
        await store.forget(ada)
        assert (await store.personal_data(ada))["deals_of_the_day_in_servers"] == []
        again = (await store.player(ADA, "Ada", 1e6)).id
        assert again != ada and (await store.players([again]))[again].known_since == 1e6
        with pytest.raises(Conflict):
            await begin(store, "Ada2", account="hash of Ada")
