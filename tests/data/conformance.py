"""What every driver of the store must do.

A driver's test module inherits :class:`StoreSuite` and gives two fixtures: ``store``, empty, and
``another``, a second store on the same database. Nothing here knows which database it is.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.store import (
    ActionRow,
    ChannelBusy,
    Conflict,
    NotFound,
    Player,
    SeatRow,
    Status,
    Store,
    StoreError,
)
from tests.data.builders import (
    ADA,
    BEN,
    CHANNEL,
    GUILD,
    action,
    new_table,
    open_table,
    results,
    running_table,
)


class PeopleSuite:
    async def test_a_person_is_one_player_however_often_they_are_seen(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        ben = await store.player(BEN, "Ben")
        assert ada == Player(ada.id, ADA, "Ada", dm_closed=False, dm_channel=None)
        assert await store.player(ADA, "Ada") == ada
        assert ben.id != ada.id

    async def test_the_name_is_kept_up_to_date(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        renamed = await store.player(ADA, "Ada 🂡 Løvelåce")
        assert renamed == replace(ada, name="Ada 🂡 Løvelåce")
        assert await store.players([ada.id]) == {ada.id: renamed}

    async def test_two_first_sights_at_once_make_one_player(self, store: Store, another: Store) -> None:
        seen = await asyncio.gather(*(one.player(ADA, "Ada") for one in (store, another) * 10))
        assert len({player.id for player in seen}) == 1

    async def test_unknown_players_are_left_out(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        assert await store.players([ada.id, ada.id + 1000]) == {ada.id: ada}
        assert await store.players([]) == {}

    async def test_direct_messages_are_remembered_one_value_at_a_time(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.set_dm(ada.id, channel=77)
        await store.set_dm(ada.id, closed=True)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=True, dm_channel=77)
        await store.set_dm(ada.id, closed=False)
        assert await store.player(ADA, "Ada") == replace(ada, dm_closed=False, dm_channel=77)

    async def test_a_forgotten_person_leaves_a_number_in_their_games(self, store: Store) -> None:
        table = await running_table(store)
        ada = table.host
        await store.set_dm(ada, closed=True, channel=77)
        await store.hand_posted(table.id, 0, 77, 78)
        await store.append(table.id, action(1))
        await store.forget(ada)
        assert await store.players([ada]) == {ada: Player(ada, None, "", dm_closed=False, dm_channel=None)}
        assert await store.table(table.id) == table
        assert await store.actions(table.id) == [action(1)]
        assert (await store.player(ADA, "Ada")).id != ada

    async def test_an_unknown_player_is_not_found(self, store: Store) -> None:
        with pytest.raises(NotFound):
            await store.set_dm(1, closed=True)
        with pytest.raises(NotFound):
            await store.forget(1)
        with pytest.raises(NotFound):
            await store.create_table(new_table(host=1), [])
        await open_table(store)
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(1, 1000))


class TablesSuite:
    async def test_a_table_is_read_back_as_it_was_opened(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        rules = {"preset": "classic", "name": "Ünïcode ♥", "deep": {"list": [1, None, True]}}
        new = new_table(ada.id, rules=rules)
        seat = SeatRow(0, ada.id, seed="ada's part")
        table = await store.create_table(new, [seat])
        assert [getattr(table, name) for name in new.__slots__] == [
            getattr(new, name) for name in new.__slots__
        ]
        assert table.status is Status.OPEN
        assert table.seats == (seat,)
        assert (table.message_id, table.message_channel, table.message_at, table.posts) == (None, None, 0, 0)
        assert await store.table("T1") == await store.table_in(CHANNEL) == table
        assert await store.tables() == [table]

    async def test_an_unknown_table_is_not_found(self, store: Store) -> None:
        await store.player(ADA, "Ada")
        assert await store.table_in(CHANNEL) is None
        for call in (
            store.table("T9"),
            store.sit("T9", SeatRow(0, 1)),
            store.stand("T9", 0),
            store.replace_seat("T9", SeatRow(0, 1), expect_player=None),
            store.start_table("T9", []),
            store.end_table("T9", Status.CLOSED),
            store.reopen_table("T9", GUILD, CHANNEL, Status.RUNNING),
            store.next_post("T9"),
            store.posted("T9", 1, 2, 3.0),
            store.hand_posted("T9", 0, 1, 2),
            store.append("T9", action(1)),
        ):
            with pytest.raises(NotFound):
                await call

    @pytest.mark.parametrize("start", [open_table, running_table])
    async def test_a_channel_has_one_live_table(self, store: Store, start) -> None:
        first = await start(store)
        with pytest.raises(ChannelBusy) as busy:
            await open_table(store, id="T2")
        assert busy.value.table_id == first.id
        assert await store.tables() == [first]
        await store.end_table(first.id, Status.CLOSED)
        second = await open_table(store, id="T2")
        assert await store.table_in(CHANNEL) == second

    async def test_of_two_that_open_a_table_in_one_channel_one_wins(
        self, store: Store, another: Store
    ) -> None:
        outcomes = await asyncio.gather(
            open_table(store, id="T1"), open_table(another, id="T2"), return_exceptions=True
        )
        [table] = await store.tables()
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["ChannelBusy", "TableRow"]
        assert table in outcomes

    async def test_an_id_is_given_once(self, store: Store) -> None:
        first = await open_table(store)
        with pytest.raises(Conflict):
            await open_table(store, channel_id=5)
        assert await store.tables() == [first]

    async def test_tables_are_found_by_server_player_and_state_newest_first(self, store: Store) -> None:
        ben = await store.player(BEN, "Ben")
        for number, guild in enumerate((GUILD, GUILD, 5), 1):
            await open_table(
                store, id=f"T{number}", channel_id=number, guild_id=guild, created_at=float(number)
            )
        await store.sit("T2", SeatRow(1, ben.id))
        await store.end_table("T1", Status.CLOSED)

        async def found(**wanted) -> list[str]:
            return [table.id for table in await store.tables(**wanted)]

        assert await found() == ["T3", "T2", "T1"]
        assert await found(guild_id=GUILD) == ["T2", "T1"]
        assert await found(player=ben.id) == ["T2"]
        assert await found(statuses=[Status.OPEN]) == ["T3", "T2"]
        assert await found(statuses=[Status.OPEN, Status.CLOSED], guild_id=GUILD) == ["T2", "T1"]
        assert await found(statuses=[Status.FINISHED]) == []
        [shared] = await store.tables(player=ben.id)
        assert [seat.player for seat in shared.seats] == [shared.host, ben.id]

    async def test_where_messages_stand_is_remembered(self, store: Store) -> None:
        table = await open_table(store)
        assert [await store.next_post("T1") for _ in range(3)] == [1, 2, 3]
        await store.posted("T1", 5, 6, 7.5)
        await store.hand_posted("T1", 0, 8, 9)
        assert await store.table("T1") == replace(
            table,
            posts=3,
            message_channel=5,
            message_id=6,
            message_at=7.5,
            seats=(replace(table.seats[0], hand_channel=8, hand_message=9),),
        )
        await store.hand_posted("T1", 0, None, None)
        assert (await store.table("T1")).seats == table.seats
        with pytest.raises(NotFound):
            await store.hand_posted("T1", 1, 8, 9)

    async def test_a_post_is_counted_once_whoever_counts(self, store: Store, another: Store) -> None:
        await open_table(store)
        posts = await asyncio.gather(*(one.next_post("T1") for one in (store, another) * 10))
        assert sorted(posts) == list(range(1, 21))


class SeatsSuite:
    async def test_a_seat_is_taken_and_given_up(self, store: Store) -> None:
        table = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await store.sit("T1", SeatRow(1, ben.id, seed="ben's part"))
        assert (await store.table("T1")).seats == (*table.seats, SeatRow(1, ben.id, seed="ben's part"))
        await store.stand("T1", 1)
        assert await store.table("T1") == table
        with pytest.raises(Conflict):
            await store.stand("T1", 1)

    async def test_a_seat_holds_one_and_a_player_has_one(self, store: Store) -> None:
        table = await open_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(0, ben.id))
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(1, table.host))
        with pytest.raises(NotFound):
            await store.sit("T1", SeatRow(3, ben.id))
        assert await store.table("T1") == table

    async def test_of_two_that_sit_down_at_once_one_is_seated(self, store: Store, another: Store) -> None:
        await open_table(store)
        people = [await store.player(number, "") for number in range(1, 11)]
        outcomes = await asyncio.gather(
            *(
                one.sit("T1", SeatRow(1, person.id))
                for one, person in zip((store, another) * 5, people, strict=True)
            ),
            return_exceptions=True,
        )
        [winner] = [person for person, outcome in zip(people, outcomes, strict=True) if outcome is None]
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 9
        assert (await store.table("T1")).seats[1].player == winner.id

    async def test_a_start_seats_everybody(self, store: Store) -> None:
        table = await open_table(store)
        final = (replace(table.seats[0], seed="changed"), SeatRow(1, None, "sound", seed="T1/1"))
        await store.start_table("T1", final)
        assert await store.table("T1") == replace(table, status=Status.RUNNING, seats=final)
        with pytest.raises(Conflict):
            await store.start_table("T1", final)

    async def test_a_start_that_missed_who_came_or_left_is_refused(
        self, store: Store, another: Store
    ) -> None:
        before = await open_table(store)
        ben = await store.player(BEN, "Ben")
        await another.sit("T1", SeatRow(1, ben.id))
        after = await another.table("T1")
        with pytest.raises(Conflict):
            await store.start_table("T1", [*before.seats, SeatRow(1, None, "sound")])
        assert await store.table("T1") == after
        await another.stand("T1", 1)
        with pytest.raises(Conflict):
            await store.start_table("T1", after.seats)
        assert await store.table("T1") == before

    async def test_seats_of_a_running_table_are_handed_over_only(self, store: Store) -> None:
        table = await running_table(store, seat_count=3)
        ben = await store.player(BEN, "Ben")
        with pytest.raises(Conflict):
            await store.sit("T1", SeatRow(2, ben.id))
        with pytest.raises(Conflict):
            await store.stand("T1", 0)
        assert await store.table("T1") == table

    async def test_a_seat_changes_hands_but_not_its_part_of_the_shuffle(self, store: Store) -> None:
        table = await running_table(store)
        await store.hand_posted("T1", 0, 8, 9)
        await store.replace_seat("T1", SeatRow(0, None, "sound", seed="other"), expect_player=table.host)
        computer = SeatRow(0, None, "sound", seed="ada's part")
        assert (await store.table("T1")).seats == (computer, table.seats[1])
        await store.replace_seat("T1", SeatRow(0, table.host), expect_player=None)
        assert await store.table("T1") == table

    async def test_a_seat_is_taken_over_only_from_whom_it_is_expected(self, store: Store) -> None:
        table = await running_table(store)
        ben = await store.player(BEN, "Ben")
        for seat, expected in (
            (SeatRow(0, ben.id), None),
            (SeatRow(0, None, "sound"), ben.id),
            (SeatRow(1, ben.id), table.host),
            (SeatRow(2, ben.id), None),
            (SeatRow(1, table.host), None),
        ):
            with pytest.raises(Conflict):
                await store.replace_seat("T1", seat, expect_player=expected)
        assert await store.table("T1") == table

    async def test_an_open_table_has_no_seats_to_hand_over(self, store: Store) -> None:
        table = await open_table(store)
        with pytest.raises(Conflict):
            await store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=table.host)


class LifeSuite:
    @pytest.mark.parametrize("end", [Status.FINISHED, Status.CLOSED])
    async def test_a_table_ends_once(self, store: Store, another: Store, end: Status) -> None:
        table = await running_table(store)
        outcomes = await asyncio.gather(
            store.end_table("T1", end, results("T1", 0)),
            another.end_table("T1", end, results("T1", 0)),
            return_exceptions=True,
        )
        assert sorted(str(type(outcome)) for outcome in outcomes) == sorted(map(str, [Conflict, type(None)]))
        assert await store.table("T1") == replace(table, status=end)
        assert await store.results(table_id="T1") == results("T1", 0)
        assert await store.table_in(CHANNEL) is None

    async def test_an_ended_table_takes_nothing_more(self, store: Store) -> None:
        table = await running_table(store)
        await store.end_table("T1", Status.FINISHED)
        for call in (
            store.append("T1", action(1)),
            store.sit("T1", SeatRow(1, table.host)),
            store.stand("T1", 0),
            store.start_table("T1", table.seats),
            store.replace_seat("T1", SeatRow(0, None, "sound"), expect_player=table.host),
            store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING),
        ):
            with pytest.raises(Conflict):
                await call
        assert await store.table("T1") == replace(table, status=Status.FINISHED)

    async def test_a_closed_table_comes_back_in_another_channel(self, store: Store) -> None:
        table = await running_table(store)
        await store.append("T1", action(1))
        with pytest.raises(Conflict):
            await store.reopen_table("T1", GUILD, 5, Status.RUNNING)
        await store.end_table("T1", Status.CLOSED)
        await store.reopen_table("T1", 4, 5, Status.RUNNING)
        assert await store.table_in(5) == replace(table, guild_id=4, channel_id=5)
        await store.append("T1", action(2))
        assert [row.number for row in await store.actions("T1")] == [1, 2]

    async def test_a_closed_table_does_not_push_another_out_of_its_channel(self, store: Store) -> None:
        await running_table(store)
        await store.end_table("T1", Status.CLOSED)
        second = await open_table(store, id="T2")
        with pytest.raises(ChannelBusy) as busy:
            await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING)
        assert busy.value.table_id == "T2"
        assert (await store.table("T1")).status is Status.CLOSED
        assert await store.table_in(CHANNEL) == second

    async def test_an_end_is_no_beginning(self, store: Store) -> None:
        await running_table(store)
        with pytest.raises(ValueError, match="running"):
            await store.end_table("T1", Status.RUNNING)
        await store.end_table("T1", Status.CLOSED)
        with pytest.raises(ValueError, match="finished"):
            await store.reopen_table("T1", GUILD, CHANNEL, Status.FINISHED)


class ActionsSuite:
    async def test_actions_are_read_back_in_order(self, store: Store) -> None:
        await running_table(store)
        rows = [
            ActionRow(1, 0, {"kind": "draw"}, 1.25),
            ActionRow(2, 0, {"kind": "meld", "cards": ["KH", "KS", "JK"], "target": "K"}, 2.0),
            ActionRow(3, 1, {"kind": "say", "note": 'ü " \\ \n ♥'}, 3.5),
        ]
        for row in rows:
            await store.append("T1", row)
        assert await store.actions("T1") == rows
        assert await store.actions("T1", after=2) == rows[2:]
        assert await store.actions("T1", after=3) == []
        assert await store.actions("T9") == []

    @pytest.mark.parametrize("number", [0, 1, 2, 4])
    async def test_only_the_next_number_is_taken(self, store: Store, number: int) -> None:
        await running_table(store)
        rows = [action(1), action(2)]
        for row in rows:
            await store.append("T1", row)
        with pytest.raises(Conflict):
            await store.append("T1", action(number, kind="other"), results("T1", 1))
        assert await store.actions("T1") == rows
        assert await store.results() == []
        await store.append("T1", action(3))

    async def test_a_table_that_is_not_dealt_takes_no_action(self, store: Store) -> None:
        await open_table(store)
        with pytest.raises(Conflict):
            await store.append("T1", action(1))

    async def test_tables_count_their_actions_apart(self, store: Store) -> None:
        for name, channel in (("T1", 1), ("T2", 2)):
            await running_table(store, id=name, channel_id=channel)
        await store.append("T1", action(1))
        await store.append("T2", action(1, kind="other"))
        assert await store.actions("T1") == [action(1)]
        assert await store.actions("T2") == [action(1, kind="other")]

    async def test_results_come_with_their_action(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2, guild_id=5)
        await store.append("T2", action(1), results("T2", 1))
        await store.append("T1", action(1), results("T1", 1, (500, 20)))
        await store.append("T1", action(2), [*results("T1", 2), *results("T1", 0, (620, -25))])
        ours = [*results("T1", 1, (500, 20)), *results("T1", 2), *results("T1", 0, (620, -25))]
        assert await store.results(table_id="T1") == await store.results(guild_id=GUILD) == ours
        assert await store.results() == [*results("T2", 1), *ours]
        assert await store.results(guild_id=5, table_id="T1") == []

    async def test_an_action_is_stored_with_all_of_its_results_or_not_at_all(self, store: Store) -> None:
        await running_table(store)
        await running_table(store, id="T2", channel_id=2)
        await store.append("T1", action(1), results("T1", 1))
        twice, fine = await asyncio.gather(
            store.append("T1", action(2), [*results("T1", 2), *results("T1", 1)]),
            store.append("T2", action(1)),
            return_exceptions=True,
        )
        assert isinstance(twice, StoreError)
        assert fine is None
        assert await store.actions("T1") == [action(1)]
        assert await store.actions("T2") == [action(1)]
        assert await store.results() == results("T1", 1)

    async def test_of_writers_of_one_number_one_wins(self, store: Store, another: Store) -> None:
        await running_table(store)
        for number in range(1, 21):
            outcomes = await asyncio.gather(
                *(
                    one.append("T1", action(number, seat))
                    for seat, one in enumerate((store, another, store, another))
                ),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(Conflict) == 3
            assert (await another.actions("T1"))[-1] == action(number, outcomes.index(None))

    async def test_what_one_store_wrote_another_reads(self, store: Store, another: Store) -> None:
        table = await running_table(store)
        await store.append("T1", action(1))
        assert await another.table("T1") == table
        assert await another.actions("T1") == [action(1)]


class EndSuite:
    async def test_a_cancelled_caller_leaves_its_write_whole(self, store: Store) -> None:
        await running_table(store)
        for number in range(1, 31):
            task = asyncio.ensure_future(store.append("T1", action(number), results("T1", number)))
            for _ in range(number):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
        await store.append("T1", action(31))
        assert await store.actions("T1") == [action(number) for number in range(1, 32)]
        assert [row.round for row in await store.results()] == [n for n in range(1, 31) for _ in range(2)]

    async def test_closing_writes_what_is_pending(self, store: Store, another: Store) -> None:
        await running_table(store)
        pending = [asyncio.ensure_future(store.append("T1", action(number))) for number in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        assert await asyncio.gather(*pending) == [None] * 50
        assert len(await another.actions("T1")) == 50

    async def test_a_closed_store_says_so(self, store: Store) -> None:
        await running_table(store)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("T1", action(1))
        with pytest.raises(StoreError, match="closed"):
            await store.table("T1")


class StoreSuite(PeopleSuite, TablesSuite, SeatsSuite, LifeSuite, ActionsSuite, EndSuite):
    """All of it."""
