"""Settings and seasons of servers."""

from __future__ import annotations

import asyncio

import pytest

from data.store import Conflict, Scope, Season, Store
from tests.data.builders import GUILD, running_table
from tests.data.conformance.statistics import play_round


class GuildsSuite:
    async def test_guild_settings_are_separate(self, store: Store, another: Store) -> None:
        assert await store.guild_settings(GUILD) == {}
        await store.set_guild_settings(GUILD, {"channels": [1, 2], "boards": True})
        await store.set_guild_settings(5, {"boards": False})
        await store.set_guild_settings(GUILD, {"channels": []})
        assert await another.guild_settings(GUILD) == {"channels": []}
        assert await another.guild_settings(5) == {"boards": False}
        for guild, left in ((5, True), (GUILD, True), (5, False)):
            await store.set_excluded(guild, left)
        assert await another.excluded_guilds() == (GUILD,)

    async def test_season_ends_once_and_stays_readable(self, store: Store, another: Store) -> None:
        assert await store.seasons(GUILD) == [Season(1, 0.0, None)]
        await running_table(store)
        await play_round(store, "T1", 1, 1, 500, at=10.0)
        outcomes = await asyncio.gather(
            *(one.start_season(GUILD, 15.0, expect=1) for one in (store, another)), return_exceptions=True
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        with pytest.raises(Conflict):
            await store.start_season(GUILD, 15.0, expect=2)
        await play_round(store, "T1", 2, 2, 600, at=15.0)
        first, second = await store.seasons(GUILD)
        assert (first, second) == (Season(1, 0.0, 15.0), Season(2, 15.0, None))
        for season, points in ((first, 500), (second, 600)):
            scope = Scope(guild_id=GUILD, game="whist", since=season.since, until=season.until)
            assert [row.points for row in (await store.high_scores(scope)).rows] == [points]
        assert await store.seasons(5) == [Season(1, 0.0, None)]
