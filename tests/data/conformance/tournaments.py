"""Tournaments: their events, once each also by two processes, and what is read of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from data.store import Conflict, Forgotten, NotFound, Store, TournamentEvent, TournamentPostRow
from tests.data.builders import ADA, BEN, tournament

JOINED = TournamentEvent(1, 7001.25, "joined", None, {"entry": 1, "players": [1]})
POST = TournamentPostRow("K1", "match-1", 7002.5, 901)


async def append(store: Store, *events: TournamentEvent, id: str = "K1", **more: Any) -> None:
    await store.append_to_tournament(id, events, **{"phase": "running", "due_at": 8000.0, **more})


class TournamentsSuite:
    async def test_a_tournament_is_created_once_under_its_id(self, store: Store, another: Store) -> None:
        ada = await store.player(ADA, "Ada")
        row = tournament(ada.id, due_at=7500.5)
        await store.create_tournament(row)
        with pytest.raises(Conflict):
            await another.create_tournament(tournament(ada.id, name="Another"))
        assert await another.tournament("K1") == row
        with pytest.raises(NotFound):
            await store.tournament("K2")

    async def test_of_two_processes_one_stores_the_next_event(self, store: Store, another: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.create_tournament(tournament(ada.id))
        done = await asyncio.gather(*(append(each, JOINED) for each in (store, another)), return_exceptions=True)
        assert [type(each) for each in done if each] == [Conflict]
        assert await store.tournament_events("K1") == [JOINED]
        second, third = JOINED._replace(number=2, actor=ada.id), JOINED._replace(number=3)
        await append(another, second, third, phase="over", due_at=None)
        assert await store.tournament_events("K1", 1) == [second, third]
        row = await store.tournament("K1")
        assert (row.phase, row.due_at) == ("over", None)
        with pytest.raises(Conflict):
            await append(store, JOINED._replace(number=6))
        with pytest.raises(NotFound):
            await append(store, JOINED, id="K2")

    async def test_tournaments_are_found_by_server_and_when_due(self, store: Store) -> None:
        ada = await store.player(ADA, "Ada")
        for number in range(1, 4):
            await store.create_tournament(tournament(ada.id, id=f"K{number}", created_at=7000.0 + number))
        await store.create_tournament(tournament(ada.id, id="K4", guild_id=12, due_at=7100.0))
        await append(store, JOINED, id="K1", phase="over", due_at=None)
        await append(store, JOINED, id="K2", due_at=7200.0)
        assert [row.id for row in await store.tournaments(11)] == ["K3", "K2"]
        assert [row.id for row in await store.tournaments(11, ended=True)] == ["K1"]
        assert sorted(await store.tournaments_under_way()) == [("K2", 11), ("K3", 11), ("K4", 12)]
        assert await store.due_tournaments(7150.0) == [("K4", 12)]
        assert await store.due_tournaments(7200.0) == [("K4", 12), ("K2", 11)]

    async def test_an_account_is_in_a_tournament_as_one_player_until_the_end(self, store: Store) -> None:
        ada, ben = await store.player(ADA, "Ada"), await store.player(BEN, "Ben")
        await store.create_tournament(tournament(ada.id))
        await append(store, JOINED, entered={ada.id: "a"})
        assert await store.tournaments_of_player(ada.id) == ["K1"]
        with pytest.raises(Conflict):
            await append(store, JOINED._replace(number=2), entered={ben.id: "a"})
        await store.forget(ada.id)
        with pytest.raises(Forgotten):
            await append(store, JOINED._replace(number=2), entered={ada.id: "a"})
        assert await store.tournament_accounts("K1") == {"a": ada.id}
        await append(store, JOINED._replace(number=2), entered={ben.id: "b"}, gone=[ada.id])
        assert await store.tournament_accounts("K1") == {"b": ben.id}
        await append(store, JOINED._replace(number=3), phase="over", due_at=None)
        assert await store.tournament_accounts("K1") == {}
        assert await store.tournaments_of_player(ben.id) == []

    async def test_trophies_are_found_by_player_and_by_server(self, store: Store) -> None:
        ada, ben = await store.player(ADA, "Ada"), await store.player(BEN, "Ben")
        for id, guild_id, at, order in (("K1", 11, 7001.0, (ada, ben)), ("K2", 12, 7002.0, (ben, ada))):
            await store.create_tournament(tournament(ada.id, id=id, guild_id=guild_id))
            trophies = [(player.id, place) for place, player in enumerate(order, start=1)]
            ended = JOINED._replace(at=at, kind="ended")
            await append(store, ended, id=id, phase="over", due_at=None, trophies=trophies, entries=9)
        of_ada = await store.trophies(player=ada.id)
        assert [(each.tournament, each.place, each.entries, each.at) for each in of_ada] == [
            ("K2", 2, 9, 7002.0),
            ("K1", 1, 9, 7001.0),
        ]
        assert (of_ada[0].name, of_ada[0].config["most"]) == ("Friday ♠", 8)
        assert [each.tournament for each in await store.trophies(player=ada.id, guild_id=11)] == ["K1"]
        assert [each.player for each in await store.trophies(guild_id=11)] == [ada.id, ben.id]
        assert [each.player for each in await store.trophies(guild_id=12, first_only=True)] == [ben.id]
        assert len((await store.personal_data(ada.id))["trophies"]) == 2
        await store.forget(ada.id)
        assert not await store.trophies(player=ada.id)

    async def test_each_post_is_begun_once(self, store: Store, another: Store) -> None:
        ada = await store.player(ADA, "Ada")
        await store.create_tournament(tournament(ada.id))
        begun = await asyncio.gather(*(each.begin_tournament_post(POST) for each in (store, another)))
        assert sorted(begun) == [False, True]
        made = POST._replace(message_id=9)
        await store.record_tournament_post(made)
        assert await another.tournament_posts("K1") == {"match-1": made}
        await store.record_tournament_post(made._replace(message_id=None, lost=True))
        again = POST._replace(begun_at=7003.5, channel_id=902)
        begun = await asyncio.gather(
            *(each.begin_tournament_post(again, instead_of=POST.begun_at) for each in (store, another))
        )
        assert sorted(begun) == [False, True]
        await store.record_tournament_post(made)  # by a process that was slow
        assert await store.tournament_posts("K1") == {"match-1": again}
