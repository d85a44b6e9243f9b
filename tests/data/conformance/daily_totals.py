"""Totals of daily deals: what closing a day adds to them, streaks, boards, and what moderators take away."""

from __future__ import annotations

import random
from collections.abc import Iterable
from datetime import date, timedelta

import pytest

from bot.host.daily.streaks import streak
from data.store import PERSON, RESULT, Act, DailyAttempt, DailyDay, DailyStanding, SeatRow, Store
from tests.data.builders import ADA, GUILD, action, new_table
from tests.host.best_streaks import best_streak

GAME = "whist"
OTHER = GUILD + 1
FIRST = date(2026, 10, 30)
CLOSED = 1e9


async def person(store: Store, name: str) -> int:
    """Return a person's number."""
    return (await store.player(ADA + ord(name[0]), name, 0.0)).id


async def play_day(
    store: Store, day: date, scores: dict[str, int | None], *, game: str = GAME, only_here: Iterable[str] = ()
) -> None:
    """Play a deal of a day in the server: some people's scores, ``None`` for who does not finish."""
    written = str(day)
    await store.make_daily_day(DailyDay(written, 1, b"secret", "hash", "code", 500.0))
    for name, score in scores.items():
        number, table_id = await person(store, name), f"{name}{written[5:]}{game[0]}"
        attempt = DailyAttempt(written, 1, game, number, f"hash of {name}", table_id, 1e8, name not in only_here)
        table = new_table(number, id=table_id, daily=f"{written}/1/{game}")
        await store.begin_attempt(attempt, table, [SeatRow(0, number), SeatRow(1, None, "steady")], GUILD)
        if score is not None:
            await store.append(table_id, action(1, at=1e8), daily_score=score)


async def close(store: Store, day: date) -> None:
    assert await store.close_daily_day(str(day), CLOSED + day.toordinal())


async def rows(store: Store, guild_id: int | None = GUILD, period: str = "", least: int = 1) -> list[DailyStanding]:
    return [*(await store.daily_standings(guild_id, period, least=least)).rows]


class DailyTotalsSuite:
    async def test_close_adds_a_day_to_the_totals(self, store: Store) -> None:
        ada, ben, cyd = [await person(store, name) for name in ("Ada", "Ben", "Cyd")]
        await play_day(store, FIRST, {"Ada": 10, "Ben": 30, "Cyd": None})
        await play_day(store, FIRST, {"Ada": 20, "Ben": 10}, game="gin")
        assert await rows(store) == []
        await close(store, FIRST)
        expected = [
            DailyStanding(1, ada, 75.0, 1, 2, 1, 1),
            DailyStanding(2, ben, 50.0, 1, 2, 1, 1),
            DailyStanding(3, cyd, 0.0, 1, 1, 0, 0),
        ]
        assert await rows(store) == await rows(store, None) == await rows(store, period="2026-10") == expected
        for day in (1, 2):
            await play_day(store, FIRST + timedelta(days=day), {"Ada": 5, "Ben": 50})
            await close(store, FIRST + timedelta(days=day))
        assert (await rows(store))[0] == DailyStanding(1, ben, 75.0, 3, 4, 3, 3)
        assert (await rows(store, period="2026-11"))[0] == DailyStanding(1, ben, 100.0, 1, 1, 1, 3)
        assert await rows(store, OTHER) == []
        assert await rows(store, period="2026-12") == []
        assert [await store.closed_daily_days(month) for month in ("", "2026-11")] == [3, 1]

    async def test_board_needs_a_number_of_days_and_shows_the_own_row(self, store: Store) -> None:
        names = ("Ada", "Ben", "Cyd", "Dan")
        await play_day(store, FIRST, {name: 10 * place for place, name in enumerate(names)})
        await close(store, FIRST)
        await play_day(store, FIRST + timedelta(days=1), {"Ada": 1, "Ben": 1})
        await close(store, FIRST + timedelta(days=1))
        ada, ben, cyd, dan = [await person(store, name) for name in names]
        assert [row.player for row in await rows(store)] == [dan, cyd, ben, ada]
        assert [row.player for row in await rows(store, least=2)] == [ben, ada]
        page = await store.daily_standings(GUILD, "", least=1, first=1, count=2, player=ada)
        assert ([row.player for row in page.rows], page.total) == ([cyd, ben], 4)
        assert page.own and (page.own.player, page.own.rank) == (ada, 4)
        await store.set_hidden(dan, True)
        await store.bar_player(cyd, True)
        assert [(row.rank, row.player) for row in await rows(store)] == [(1, cyd), (2, ben), (3, ada)]
        assert [(row.rank, row.player) for row in await rows(store, None)] == [(1, ben), (2, ada)]

    async def test_new_account_counts_in_its_server_only(self, store: Store) -> None:
        await play_day(store, FIRST, {"Ada": 10, "Ben": 30, "Cyd": 20}, only_here=("Ben",))
        await close(store, FIRST)
        ada, ben, cyd = [await person(store, name) for name in ("Ada", "Ben", "Cyd")]
        assert {row.player: row.wins for row in await rows(store, None)} == {ada: 0, cyd: 1}
        assert {row.player: row.wins for row in await rows(store)} == {ada: 0, ben: 1, cyd: 0}

    async def test_day_belongs_to_the_season_in_which_it_was_closed(self, store: Store) -> None:
        for day in range(2):
            await play_day(store, FIRST + timedelta(days=day), {"Ada": 10, "Ben": 30})
            await close(store, FIRST + timedelta(days=day))
            await store.start_season(GUILD, CLOSED + FIRST.toordinal() + day + 0.5, expect=day + 1)
        assert [[row.days for row in await rows(store, period=f"s{number}")] for number in (1, 2, 3)] == [
            [1, 1],
            [1, 1],
            [],
        ]

    @pytest.mark.parametrize("kind", [RESULT, PERSON])
    async def test_removed_result_leaves_the_totals_of_its_server_and_comes_back(self, store: Store, kind: str) -> None:
        ada, ben = [await person(store, name) for name in ("Ada", "Ben")]
        for day in range(2):
            await play_day(store, FIRST + timedelta(days=day), {"Ada": 10, "Ben": 30 - day * 30})
            await close(store, FIRST + timedelta(days=day))
        before = await rows(store)
        last = str(FIRST + timedelta(days=1))
        about = {"table_id": f"Ada{last[5:]}w"} if kind == RESULT else {"player": ada}
        number = await store.moderate(Act(GUILD, kind, 2e9, ben, "looked", **about))
        left = {row.player: (row.days, row.deals, row.wins, row.mean) for row in await rows(store)}
        assert left.get(ada) == ((1, 1, 0, 0.0) if kind == RESULT else None)
        assert left[ben] == (2, 2, 2, 50.0), "nobody else is left on the second day"
        assert [row.player for row in await rows(store, None)] == [ada, ben]
        await store.lift(GUILD, number, ben, 2e9)
        assert await rows(store) == before

    async def test_reset_and_forgotten_people_have_no_totals(self, store: Store) -> None:
        await play_day(store, FIRST, {"Ada": 10, "Ben": 30, "Cyd": 20})
        await close(store, FIRST)
        ada, ben, cyd = [await person(store, name) for name in ("Ada", "Ben", "Cyd")]
        await store.reset_statistics(ada, 2e9)
        await store.forget(ben)
        assert [row.player for row in await rows(store)] == [row.player for row in await rows(store, None)] == [cyd]
        assert await store.daily_percentiles(ada) == []

    async def test_percentiles_come_oldest_first(self, store: Store) -> None:
        for day in range(3):
            await play_day(store, FIRST + timedelta(days=day), {"Ada": 10, "Ben": day * 10})
        for day in range(2):
            await close(store, FIRST + timedelta(days=day))
        ada = await person(store, "Ada")
        assert [row.percentile for row in await store.daily_percentiles(ada)] == [100.0, 50.0]
        assert [row.day for row in await store.daily_percentiles(ada, count=1)] == ["2026-10-31"]
        assert await store.finished_daily_days(ada) == ["2026-10-30", "2026-10-31", "2026-11-01"]

    async def test_streaks_are_those_of_the_rule(self, store: Store) -> None:
        chance = random.Random(5)
        played: dict[str, list[date]] = {"Ada": [], "Ben": [], "Cyd": []}
        for number in range(60):
            day = FIRST + timedelta(days=number)
            today = [name for name, part in (("Ada", 0.9), ("Ben", 0.75), ("Cyd", 0.5)) if chance.random() < part]
            await play_day(store, day, {"Dan": 0, **dict.fromkeys(today, 1)})
            await close(store, day)
            for name in today:
                played[name].append(day)
        best = {row.player: row.streak for row in await rows(store)}
        assert {name: best[await person(store, name)] for name in played} == {
            name: best_streak(days) for name, days in played.items()
        }
        assert best[await person(store, "Dan")] == 60
        for name, days in played.items():
            finished = await store.finished_daily_days(await person(store, name))
            assert streak(map(date.fromisoformat, finished)) == streak(days)
