"""What counts in statistics and ratings. ``tests.data.test_statistics`` checks the boards' figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.store import Conflict, NotFound, ResultRow, ResultSeat, Scope, SeatRow, Status, Store
from tests.data.builders import BEN, GUILD, action, open_table, running_table

HERE = Scope(guild_id=GUILD, game="whist")
EVERYWHERE = Scope(guild_id=None, game="whist")


async def play_round(store: Store, name: str, row: int, number: int, points: int, *, at: float = 9.5) -> None:
    """Store a round in which Ada, on seat 0, scores ``points`` and the computer 100."""
    [ada, *_] = (await store.table(name)).seats
    seats = ([ResultSeat(0, ada.player)], [ResultSeat(1, None, "sound")])
    sides = zip((points, 100), seats, strict=True)
    await store.append(
        name,
        action(row),
        [
            ResultRow(name, number, side, made, made > 100, [], at, tuple(who), {"pairs": 2}, level="sound")
            for side, (made, who) in enumerate(sides)
        ],
    )


class StatisticsSuite:
    async def test_boards_without_games_are_empty(self, store: Store) -> None:
        for scope in (HERE, EVERYWHERE):
            for page in (await store.standings(scope, player=1), await store.high_scores(scope, player=1)):
                assert (list(page.rows), page.total, page.own) == ([], 0, None)
            assert await store.extremes(scope) == []
            assert await store.rated_games(scope) == []
            assert await store.last_games(1, scope, 10) == []
        assert await store.player_totals(1) == []

    async def test_replayed_round_replaces_its_results(self, store: Store) -> None:
        await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        await play_round(store, "T1", 2, 2, 600)
        await play_round(store, "T1", 3, 3, 700)
        assert [row.points for row in (await store.high_scores(HERE)).rows] == [700, 600, 500]
        await play_round(store, "T1", 4, 2, 150)
        assert [row.points for row in (await store.high_scores(HERE)).rows] == [500, 150]
        assert [(row.round, row.points) for row in await store.results()] == [(1, 500), (1, 100), (2, 150), (2, 100)]
        [most] = [row for row in await store.extremes(HERE) if row.feat == "pairs"]
        assert (most.value, most.round) == (2, 1)

    async def test_refused_action_does_not_count(self, store: Store) -> None:
        await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        with pytest.raises(Conflict):
            await play_round(store, "T1", 1, 1, 900)
        assert [row.points for row in (await store.high_scores(HERE)).rows] == [500]

    async def test_practice_games_and_their_earlier_rounds_do_not_count(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2, practice=True)
        await play_round(store, "T1", 1, 1, 500)
        await play_round(store, "T2", 1, 1, 900)
        await play_round(store, "T2", 2, 0, 900)
        assert [row.table_id for row in (await store.high_scores(HERE)).rows] == ["T1"]
        await store.set_practice("T1")
        await play_round(store, "T1", 2, 2, 700)
        await play_round(store, "T1", 3, 0, 1200)
        assert (await store.high_scores(HERE)).total == (await store.standings(HERE)).total == 0
        assert await store.extremes(HERE) == [] and await store.rated_games(HERE) == []
        assert len(await store.results()) == 10

    async def test_numbered_deals_do_not_count(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2, deals=17)
        for table in ("T1", "T2"):
            await play_round(store, table, 1, 1, 500)
            await play_round(store, table, 2, 0, 900)
        assert [row.table_id for row in (await store.high_scores(HERE)).rows] == ["T1"]
        assert {row.table_id for row in await store.rated_games(HERE)} == {"T1"}
        assert len(await store.results(table_id="T2")) == 4

    async def test_friendly_games_do_not_count(self, store: Store) -> None:
        await running_table(store)
        opened = await open_table(store, id="T2", channel_id=2)
        seats = [*opened.seats, SeatRow(1, None, "sound")]
        await store.start_table("T2", seats, 2000.0, expect=opened, friendly=True)
        for table in ("T1", "T2"):
            await play_round(store, table, 1, 1, 500)
            await play_round(store, table, 2, 0, 900)
        assert [row.table_id for row in (await store.high_scores(HERE)).rows] == ["T1"]
        assert {row.table_id for row in await store.rated_games(HERE)} == {"T1"}
        assert {row.table for row in await store.exported_results() if row.counts} == {"T1"}
        assert len(await store.results(table_id="T2")) == 4

    async def test_boards_tell_games_by_changed_rules_apart(self, store: Store) -> None:
        await running_table(store)
        changed = await open_table(store, id="T2", channel_id=2)
        seats = [*changed.seats, SeatRow(1, None, "sound")]
        await store.start_table("T2", seats, 2000.0, expect=changed, changed_rules=True)
        for table in ("T1", "T2"):
            await play_round(store, table, 1, 1, 500)
            await play_round(store, table, 2, 0, 900)
        for flag, tables in ((False, ["T1"]), (True, ["T2"]), (None, ["T1", "T2"])):
            scope = replace(HERE, changed_rules=flag)
            [best] = (await store.high_scores(scope)).rows
            assert (best.table_id, best.times) == (tables[0], len(tables))
            assert [row.table_id for row in await store.rated_games(scope)] == tables
            assert [row.table_id for row in await store.last_games(changed.host, scope, 9)] == tables
            assert (await store.standings(scope)).rows[0].games == len(tables)
            assert {row.table_id for row in await store.extremes(scope) if row.feat} == {tables[0]}
        assert await store.unclassified_rules() == []

    async def test_finished_game_cannot_become_practice(self, store: Store) -> None:
        await running_table(store)
        await play_round(store, "T1", 1, 0, 500)
        await store.end_table("T1", Status.FINISHED)
        with pytest.raises(Conflict):
            await store.set_practice("T1")
        assert (await store.standings(HERE)).total == 1

    async def test_results_belong_to_the_server_at_that_time(self, store: Store) -> None:
        await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        await store.end_table("T1", Status.PAUSED)
        await store.reopen_table("T1", 5, 5, Status.RUNNING, 2000.0)
        await play_round(store, "T1", 2, 2, 600)
        there = Scope(guild_id=5, game="whist")
        assert [row.points for row in (await store.high_scores(HERE)).rows] == [500]
        assert [row.points for row in (await store.high_scores(there)).rows] == [600]
        assert [row.points for row in (await store.high_scores(EVERYWHERE)).rows] == [600, 500]
        assert {row.round for row in await store.results(guild_id=5)} == {2}

    async def test_excluded_server_counts_only_on_its_own_boards(self, store: Store) -> None:
        table = await running_table(store)
        await play_round(store, "T1", 1, 0, 500)
        await store.set_guild_settings(GUILD, {"boards": False})
        await store.set_excluded(GUILD, True)
        assert await store.is_excluded(GUILD)
        assert (await store.standings(EVERYWHERE)).total == 0
        assert await store.player_totals(table.host) == [] and await store.rated_games(EVERYWHERE) == []
        assert (await store.standings(HERE)).total == len(await store.player_totals(table.host, GUILD)) == 1
        await store.set_excluded(GUILD, False)
        assert not await store.is_excluded(GUILD)
        assert (await store.standings(EVERYWHERE)).total == 1
        assert await store.guild_settings(GUILD) == {"boards": False}

    async def test_hidden_player_is_on_no_board_but_keeps_their_statistics(self, store: Store) -> None:
        table = await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        await play_round(store, "T1", 2, 0, 900)
        await store.set_hidden(table.host, True)
        assert (await store.players([table.host]))[table.host].hidden
        for scope in (HERE, EVERYWHERE):
            for page in (await store.standings(scope, player=table.host), await store.high_scores(scope, player=1)):
                assert (list(page.rows), page.total, page.own) == ([], 0, None)
            assert (await store.extremes(scope), await store.game_counts(scope)) == ([], {})
            [game] = await store.rated_games(scope)
            assert game.table_id == "T1", "opponents' ratings rest on it"
            assert [row.points for row in await store.last_games(table.host, scope, 9)] == [900]
        assert [row.won for row in await store.player_totals(table.host)] == [1]
        # Nor is what they play from now on.
        await running_table(store, id="T2", channel_id=2)
        await play_round(store, "T2", 1, 0, 900)
        assert (await store.standings(HERE)).total == 0
        await store.set_hidden(table.host, False)
        assert (await store.standings(HERE)).rows[0].games == 2
        assert {row.kind for row in await store.extremes(HERE)} >= {"highest-for", "longest-run", "most"}

    async def test_side_with_a_hidden_player_names_only_the_partner(self, store: Store) -> None:
        table = await running_table(store)
        ben = (await store.player(BEN, "Ben")).id
        pair = (ResultSeat(0, table.host), ResultSeat(1, ben))
        rows = [ResultRow("T1", number, 0, 50, True, [], 10.0, pair, {"pairs": 1}) for number in (1, 0)]
        await store.append("T1", action(1), rows)
        await store.set_hidden(table.host, True)
        page = await store.high_scores(HERE, player=table.host)
        assert [row.players for row in page.rows] == [(ben,)] and page.own is None
        assert {row.players for row in await store.extremes(HERE)} == {(ben,)}
        await store.reset_statistics(ben, 10.0)
        assert (await store.high_scores(HERE)).total == 0, "nobody is left to name"

    async def test_barred_player_is_only_on_the_boards_of_servers(self, store: Store) -> None:
        table = await running_table(store)
        await play_round(store, "T1", 1, 1, 500)
        await play_round(store, "T1", 2, 0, 900)
        await store.bar_player(table.host, True)
        assert [player.id for player in await store.barred_players()] == [table.host]
        for scope, total in ((HERE, 1), (EVERYWHERE, 0)):
            assert (await store.standings(scope)).total == (await store.high_scores(scope)).total == total
            assert bool(await store.extremes(scope)) == bool(total)
            assert len(await store.rated_games(scope)) == await store.count_rated_games(scope) == total
        await store.bar_player(table.host, False)
        assert (await store.standings(EVERYWHERE)).total == 1 and await store.barred_players() == []

    async def test_server_that_the_operator_barred_cannot_come_back_by_itself(self, store: Store) -> None:
        await running_table(store)
        await play_round(store, "T1", 1, 0, 500)
        await store.bar_guild(GUILD, True)
        await store.set_excluded(GUILD, False)
        assert (await store.standings(EVERYWHERE)).total == 0 and (await store.standings(HERE)).total == 1
        assert await store.barred_guilds() == await store.excluded_guilds() == (GUILD,)
        await store.bar_guild(GUILD, False)
        assert (await store.standings(EVERYWHERE)).total == 1

    async def test_game_that_is_not_ranked_counts_for_neither_league_nor_ratings(self, store: Store) -> None:
        table = await running_table(store)
        ben = (await store.player(BEN, "Ben")).id
        rows = [
            ResultRow("T1", 0, 0, 500, True, [], 10.0, (ResultSeat(0, table.host),), ranked=False),
            ResultRow("T1", 0, 1, 100, False, [], 10.0, (ResultSeat(1, ben),)),
        ]
        await store.append("T1", action(1), rows)
        assert [row.ranked for row in await store.results()] == [False, True]
        assert [(row.player, row.lost) for row in (await store.standings(HERE)).rows] == [(ben, 1)]
        assert await store.game_counts(HERE) == {ben: 1}
        [game] = await store.rated_games(HERE)
        assert [side.ranked for side in game.sides] == [False, True]
        assert "longest-run" not in [row.kind for row in await store.extremes(HERE)]
        assert [row.won for row in await store.player_totals(table.host)] == [1], "it was won all the same"

    async def test_game_that_is_not_ranked_sets_records_without_any_other(self, store: Store) -> None:
        table = await running_table(store)
        rows = [ResultRow("T1", 0, 0, 500, True, [], 10.0, (ResultSeat(0, table.host),), ranked=False)]
        await store.append("T1", action(1), rows)
        for scope in (HERE, EVERYWHERE):
            kinds = [row.kind for row in await store.extremes(scope)]
            assert "highest-for" in kinds and "longest-run" not in kinds

    async def test_two_people_have_a_limit_of_ranked_games_in_a_day(self, store: Store) -> None:
        day, ben = 86_400.0, (await store.player(BEN, "Ben")).id

        async def play(number: int, at: float, *, partners: bool = False, limit: int = 2) -> list[bool]:
            table = await running_table(store, id=f"T{number}", channel_id=number)
            seats = (ResultSeat(0, table.host), ResultSeat(1, ben))
            sides = [seats, (ResultSeat(2, None, "sound"),)] if partners else [(seat,) for seat in seats]
            rows = [ResultRow(table.id, 0, side, 1, not side, [], at, who) for side, who in enumerate(sides)]
            await store.append(table.id, action(1), rows, daily_limit=limit)
            return [row.ranked for row in await store.results(table_id=table.id)]

        assert [await play(number, 5 * day - 10 + number) for number in (1, 2)] == [[True, True]] * 2
        assert await play(3, 5 * day - 3) == [False, False], "the third"
        assert await play(4, 5 * day) == [True, True], "the next day"
        assert await play(5, 5 * day + 1) == [True, True]
        assert await play(6, 5 * day + 2, partners=True) == [True, True], "against computers"
        assert await play(7, 5 * day + 3) == [False, False]
        assert await play(8, 5 * day + 3, limit=0) == [True, True]

    async def test_totals_count_the_matches_that_ended_with_a_game(self, store: Store) -> None:
        for number, (won, games) in enumerate([(True, None), (True, 2), (False, 1)], 1):
            table = await running_table(store, id=f"T{number}", channel_id=number)
            seats = (ResultSeat(0, table.host),)
            result = ResultRow(table.id, 0, 0, 50, won, [], 10.0, seats, match_games=games)
            await store.append(table.id, action(1), [result])
            assert [each.match_games for each in await store.results(table_id=table.id)] == [games]
        [totals] = await store.player_totals(table.host)
        assert (totals.games, totals.won, totals.matches, totals.matches_won) == (3, 2, 2, 1)
        exported = await store.personal_data(table.host)
        assert [each["match_games"] for each in exported["results"]] == [None, 2, 1]

    async def test_reset_affects_only_its_player(self, store: Store) -> None:
        table = await running_table(store)
        ben = (await store.player(BEN, "Ben")).id
        pair = (ResultSeat(0, table.host), ResultSeat(1, ben))
        for number, at in ((1, 10.0), (2, 20.0)):
            await store.append("T1", action(number), [ResultRow("T1", number, 0, 50 * number, True, [], at, pair)])
        await store.append("T1", action(3), [ResultRow("T1", 0, 0, 150, True, [], 20.0, pair)])
        await store.reset_statistics(table.host, 10.0)
        assert [row.players for row in (await store.high_scores(HERE)).rows] == [(table.host, ben), (ben,)]
        assert [(row.games, row.rounds) for row in await store.player_totals(table.host)] == [(1, 1)]
        await store.reset_statistics(table.host, 20.0)
        assert [row.player for row in (await store.standings(HERE)).rows] == [ben]
        assert (await store.high_scores(HERE, player=table.host)).own is None
        await store.reset_statistics(ben, 15.0)
        assert [row.players for row in (await store.high_scores(HERE)).rows] == [(ben,)]
        # Nor does a late result from before count.
        await store.append("T1", action(4), [ResultRow("T1", 3, 0, 500, True, [], 15.0, pair)])
        assert (await store.high_scores(HERE)).rows[0].points == 100
        with pytest.raises(NotFound):
            await store.reset_statistics(99, 1.0)

    async def test_rated_seats_have_the_epoch_of_their_player(self, store: Store) -> None:
        table = await running_table(store)
        await play_round(store, "T1", 1, 0, 500, at=10.0)
        await running_table(store, id="T2", channel_id=2)
        await store.reset_statistics(table.host, 10.0)
        await store.reset_statistics(table.host, 15.0)
        await play_round(store, "T2", 1, 0, 50, at=20.0)
        games = await store.rated_games(HERE)
        assert [game.table_id for game in games] == ["T1", "T2"]
        assert [game.sides[0].seats[0].epoch for game in games] == [0, 2]
        assert [game.sides[1].seats[0].computer for game in games] == ["sound", "sound"]
        assert await store.rated_games(HERE, after=games[0].mark) == games[1:]
        left = [await store.count_rated_games(HERE, after=mark) for mark in (0, *(game.mark for game in games))]
        assert left == [2, 1, 0]

    async def test_saved_ratings_are_replaced_by_pool(self, store: Store, another: Store) -> None:
        assert await store.load_ratings("all") is None and await store.rating_pools() == []
        await store.save_ratings("all", {"mark": 1, "mu": 25.000000000000004})
        await another.save_ratings("all", {"mark": 2, "mu": 1 / 3})
        await store.save_ratings("a", {})
        assert await store.load_ratings("all") == {"mark": 2, "mu": 1 / 3}
        assert await another.rating_pools() == ["a", "all"]

    async def test_forgotten_player_keeps_a_row_on_boards(self, store: Store) -> None:
        table = await running_table(store)
        await play_round(store, "T1", 1, 0, 500)
        await store.forget(table.host)
        [row] = (await store.standings(HERE)).rows
        assert (row.player, row.won) == (table.host, 1)
