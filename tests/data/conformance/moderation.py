"""The record of moderation, and what it takes off the boards of one server."""

from __future__ import annotations

import pytest

from data.store import (
    ANNUL,
    BLOCK,
    PERSON,
    RESULT,
    Act,
    Conflict,
    NotFound,
    ResultRow,
    ResultSeat,
    Scope,
    Status,
    Store,
)
from tests.data.builders import ADA, BEN, GUILD, action, running_table
from tests.data.conformance.statistics import play_round

HERE = Scope(guild_id=GUILD, game="whist")
EVERYWHERE = Scope(guild_id=None, game="whist")


async def won(store: Store, name: str, points: int, at: float, **changes: int) -> None:
    """Store a game that Ada wins."""
    await running_table(store, id=name, channel_id=int(at), **changes)
    await play_round(store, name, 1, 1, points, at=at)
    await play_round(store, name, 2, 0, points, at=at)
    await store.end_table(name, Status.FINISHED)


async def boards(store: Store, scope: Scope) -> tuple[int, int, int, int]:
    """Count the league games, best rounds, rated games and records of a scope."""
    league = (await store.standings(scope)).rows
    rounds, rated = await store.high_scores(scope), await store.rated_games(scope)
    return sum(row.games for row in league), rounds.total, len(rated), len(await store.extremes(scope))


class ModerationSuite:
    async def test_result_is_removed_from_its_servers_boards_alone_and_put_back(
        self, store: Store, another: Store
    ) -> None:
        boss = await store.player(BEN, "Ben")
        await won(store, "T1", 500, 10.0)
        await won(store, "T2", 900, 20.0)
        full, everywhere = await boards(store, HERE), await boards(store, EVERYWHERE)
        removed = await store.moderate(Act(GUILD, RESULT, 30.0, boss.id, "farmed", table_id="T2"))
        assert (await boards(another, HERE))[:3] == (1, 1, 1)
        assert [row.points for row in (await another.high_scores(HERE)).rows] == [500]
        assert await boards(another, EVERYWHERE) == everywhere, "no server takes a result from the others"
        assert await another.removals(GUILD) == (removed,)
        with pytest.raises(Conflict):
            await store.moderate(Act(GUILD, RESULT, 31.0, boss.id, "again", table_id="T2"))
        lifted = await store.lift(GUILD, removed, boss.id, 40.0)
        assert (lifted.lifted_at, lifted.lifted_by, lifted.act.reason) == (40.0, boss.id, "farmed")
        assert await boards(another, HERE) == full and await another.removals(GUILD) == ()
        with pytest.raises(Conflict):
            await store.lift(GUILD, removed, boss.id, 41.0)
        with pytest.raises(NotFound):
            await store.lift(GUILD + 1, removed, boss.id, 41.0)

    async def test_results_of_a_person_up_to_then_are_removed(self, store: Store) -> None:
        boss, ada = await store.player(BEN, "Ben"), await store.player(ADA, "Ada")
        await won(store, "T1", 500, 10.0)
        await won(store, "T2", 600, 20.0, guild_id=GUILD + 1)
        everywhere = await boards(store, EVERYWHERE)
        number = await store.moderate(Act(GUILD, PERSON, 30.0, boss.id, "alt", player=ada.id))
        assert await boards(store, HERE) == (0, 0, 0, 0)
        assert (await boards(store, Scope(guild_id=GUILD + 1, game="whist")))[:3] == (1, 1, 1), "another server"
        assert await boards(store, EVERYWHERE) == everywhere
        assert await store.player_totals(ada.id, GUILD) == [] and await store.player_totals(ada.id)
        await won(store, "T3", 700, 40.0)
        assert (await boards(store, HERE))[:3] == (1, 1, 1), "later games count again"
        await store.moderate(Act(GUILD, RESULT, 50.0, boss.id, "wrong", table_id="T1"))
        await store.lift(GUILD, number, boss.id, 60.0)
        assert (await boards(store, HERE))[:3] == (1, 1, 1), "what another act removed stays removed"
        await store.set_excluded(GUILD, True)
        assert (await boards(store, EVERYWHERE))[0] == 1, "nor does a removed result get around a server's own choice"

    async def test_pairs_and_meetings_lose_what_is_removed_or_annulled(self, store: Store) -> None:
        players = [await store.player(account, f"P{account}") for account in range(101, 105)]
        ada, ben, cyd, dan = (player.id for player in players)
        sides = [(ResultSeat(0, ada), ResultSeat(2, ben)), (ResultSeat(1, cyd), ResultSeat(3, dan))]
        for number in range(1, 4):
            table = await running_table(store, id=f"T{number}", channel_id=number)
            rows = [ResultRow(table.id, 0, side, 9, not side, [], 10.0 * number, who) for side, who in enumerate(sides)]
            await store.append(table.id, action(1), rows)
            if number < 3:
                await store.end_table(table.id, Status.FINISHED)

        async def counted(guild_id: int | None) -> tuple[int, int, int]:
            pairs = (await store.pairs(Scope(guild_id=guild_id, game="whist"))).rows
            met = await store.meetings(ada, dan, guild_id)
            partners = await store.partners(dan, guild_id, least=1, count=9)
            return sum(row.games for row in pairs), sum(row.games for row in met), sum(row.lost for row in partners)

        assert await counted(GUILD) == await counted(None) == (6, 3, 3)
        await store.moderate(Act(GUILD, RESULT, 50.0, cyd, "farmed", table_id="T1"))
        assert (await counted(GUILD), await counted(None)) == ((4, 2, 2), (6, 3, 3))
        number = await store.moderate(Act(GUILD, PERSON, 20.0, ada, "alt", player=dan))
        assert (await counted(GUILD), await counted(None)) == ((3, 1, 1), (6, 3, 3)), "Ada and Ben keep the second"
        await store.moderate(Act(GUILD, ANNUL, 50.0, cyd, "two windows", table_id="T3"))
        assert (await counted(GUILD), await counted(None)) == ((1, 0, 0), (4, 2, 2))
        await store.lift(GUILD, number, ada, 60.0)
        assert await counted(GUILD) == (2, 1, 1)

    async def test_annulled_game_counts_for_nobody_and_is_over(self, store: Store) -> None:
        boss = await store.player(BEN, "Ben")
        await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        assert (await store.high_scores(HERE)).total == 1
        await store.moderate(Act(GUILD, ANNUL, 30.0, boss.id, "two windows", table_id="T1"))
        table = await store.table("T1")
        assert (table.status, table.annulled) == (Status.CLOSED, "two windows")
        assert (await store.high_scores(HERE)).total == (await store.high_scores(EVERYWHERE)).total == 0
        assert await store.extremes(EVERYWHERE) == []
        with pytest.raises(Conflict):
            await store.reopen_table("T1", GUILD, 5, Status.RUNNING, 40.0)
        [record] = await store.acts(GUILD)
        assert not await store.acts(GUILD, in_force=True), "it cannot be lifted"
        with pytest.raises(NotFound):
            await store.lift(GUILD, record.id, boss.id, 50.0)
        with pytest.raises(Conflict):
            await store.moderate(Act(GUILD, ANNUL, 60.0, boss.id, "again", table_id="T1"))

    async def test_only_games_of_the_server_are_moderated(self, store: Store) -> None:
        boss = await store.player(BEN, "Ben")
        await running_table(store)
        for kind, guild in ((RESULT, GUILD), (ANNUL, GUILD + 1)):
            with pytest.raises(Conflict):
                await store.moderate(Act(guild, kind, 1.0, boss.id, "x", table_id="T1"))
        assert await store.count_acts(GUILD) == await store.count_acts(GUILD + 1) == 0

    async def test_block_outlives_a_forgotten_person_until_it_is_lifted(self, store: Store, another: Store) -> None:
        boss, ada = await store.player(BEN, "Ben"), await store.player(ADA, "Ada")
        assert not await store.is_blocked(GUILD, ADA)
        number = await store.moderate(Act(GUILD, BLOCK, 1.0, boss.id, "rude", player=ada.id, account=ADA))
        assert await another.is_blocked(GUILD, ADA) and not await another.is_blocked(GUILD + 1, ADA)
        [told] = (await another.personal_data(ada.id))["moderation_of_you"]
        assert (told["act"], told["reason"], told["account"]) == ("block", "rude", ADA)
        await store.forget(ada.id)
        assert await another.is_blocked(GUILD, ADA), "coming back as somebody new changes nothing"
        again = await store.player(ADA, "Ada")
        with pytest.raises(Conflict):
            await store.moderate(Act(GUILD, BLOCK, 2.0, boss.id, "rude", player=again.id, account=ADA))
        await store.lift(GUILD, number, boss.id, 3.0)
        assert not await another.is_blocked(GUILD, ADA)

    async def test_record_is_read_newest_first_in_pages(self, store: Store) -> None:
        boss = await store.player(BEN, "Ben")
        for account in range(5):
            await store.moderate(Act(GUILD, BLOCK, float(account), boss.id, f"why {account}", account=account))
        assert [each.act.account for each in await store.acts(GUILD, first=1, count=2)] == [3, 2]
        assert (await store.count_acts(GUILD), await store.count_acts(1)) == (5, 0)
