"""The PostgreSQL driver: the conformance suite, and its own properties."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import asyncpg
import pytest

from data.postgres import PostgresStore
from data.postgres.migrate import migrate
from data.sql.migrations import Migration, NewerDatabase, migrations
from data.sqlite import SQLiteStore
from data.store import RatedGame, SeatRow, StoreError, Unavailable
from tests.data.breaking_proxy import breaking_proxy
from tests.data.builders import action, open_table, results, running_table
from tests.data.conformance import StoreSuite
from tests.data.conformance.statistics import HERE, play_round
from tests.postgres_server import Server


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(postgres_url)
    yield opened
    await opened.close()


@pytest.fixture
async def another(store: PostgresStore, postgres_url: str) -> AsyncIterator[PostgresStore]:
    """Open a second store on the same database, like another process."""
    opened = await PostgresStore.open(postgres_url)
    yield opened
    await opened.close()


class TestPostgres(StoreSuite):
    """The conformance suite, with the fixtures above."""


async def test_announcement_is_heard_by_all_also_after_a_restart(
    store: PostgresStore, another: PostgresStore, postgres: Server
) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = [asyncio.create_task(each.listen(heard.put_nowait)) for each in (store, another)]

    async def told(text: str) -> None:
        async with asyncio.timeout(10):
            while heard.qsize() < 2:  # a listener connects again soon, and hears nothing before
                await another.announce(text)
                await asyncio.sleep(0.1)
        while not heard.empty():
            assert heard.get_nowait() == text

    await told("T1")
    await asyncio.to_thread(postgres.restart)
    await told("T2")
    for task in listening:
        task.cancel()
    await asyncio.wait(listening)


async def test_new_database_can_be_opened_concurrently(postgres: Server) -> None:
    url = postgres.url(await postgres.new_database(template="template1"))
    stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
    await running_table(stores[0])
    assert {(await store.table("T1")).id for store in stores} == {"T1"}
    await asyncio.gather(*(store.close() for store in stores))


async def test_database_of_a_newer_version_is_refused(postgres: Server) -> None:
    name = await postgres.new_database()
    await postgres.execute("INSERT INTO migrations (number, name) VALUES (9999, '9999_tomorrow.sql')", name)
    with pytest.raises(NewerDatabase, match="9999"):
        await PostgresStore.open(postgres.url(name))


async def test_failed_migration_leaves_the_database_unchanged(postgres: Server) -> None:
    db = await asyncpg.connect(postgres.url(await postgres.new_database()))
    steps = migrations("postgres")
    broken = Migration(len(steps) + 1, "broken.sql", "CREATE TABLE cards (rank text); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(asyncpg.UndefinedTableError):
        await migrate(db, [*steps, broken])
    assert await db.fetchval("SELECT to_regclass('cards')") is None
    assert await db.fetchval("SELECT max(number) FROM migrations") == len(steps)
    await db.close()


async def test_migration_waits_until_older_processes_have_stopped(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgres.migrate._LOOK", 0.05)
    url = postgres.url(await postgres.new_database())
    older = await PostgresStore.open(url)
    await older.claim(["gateway 0/1"], "older process", 30.0)
    db = await asyncpg.connect(url)
    steps = migrations("postgres")
    step = Migration(len(steps) + 1, "cards.sql", "CREATE TABLE cards (rank text)")
    migrating = asyncio.create_task(migrate(db, [*steps, step]))
    await asyncio.sleep(0.3)
    assert not migrating.done()
    same = await PostgresStore.open(url)  # another process of the older version has nothing to wait for
    await older.release(["gateway 0/1"], "older process")
    await migrating
    assert await db.fetchval("SELECT to_regclass('cards')") is not None
    await asyncio.gather(older.close(), same.close(), db.close())


@pytest.mark.parametrize("url", ["postgresql://cardroom@127.0.0.1:1/room", "postgresql://cardroom@/none?host={folder}"])
async def test_database_that_cannot_be_reached_is_unavailable(postgres: Server, url: str) -> None:
    with pytest.raises(Unavailable, match="cannot open the database"):
        await PostgresStore.open(url.format(folder=postgres.folder))


async def test_databases_have_the_same_columns(store: PostgresStore, tmp_path: Path) -> None:
    sqlite = await SQLiteStore.open(tmp_path / "room.db")
    theirs = await store._read(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    )
    ours = await sqlite._read(
        "SELECT t.name, c.name FROM pragma_table_list t JOIN pragma_table_info(t.name) c"
        " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
    )
    await sqlite.close()
    assert {tuple(row) for row in theirs} == set(ours), "each database has migrations of its own: data/migrations"


async def test_commits_are_durable_whatever_the_server_says(store: PostgresStore, postgres: Server) -> None:
    assert await store._read("SHOW synchronous_commit") == [("on",)]


@pytest.mark.parametrize("how", ["before", "after"])
async def test_commit_without_an_answer_counts_once(
    store: PostgresStore, postgres: Server, tmp_path: Path, how: Literal["before", "after"]
) -> None:
    await running_table(store)
    async with breaking_proxy(postgres.folder, tmp_path) as proxy:
        cut = await PostgresStore.open(f"postgresql://cardroom@/{await database_of(store)}?host={tmp_path}")
        proxy.breaking = how
        await cut.append("T1", action(1), results("T1", 1))
        await cut.append("T1", action(2))
        assert proxy.broken == 1
        await cut.close()
    assert await store.actions("T1") == [action(1), action(2)]
    assert len(await store.results()) == 2


async def test_writes_wait_for_a_server_that_restarts(store: PostgresStore, postgres: Server) -> None:
    await running_table(store)

    async def play() -> None:
        for number in range(1, 101):
            await store.append("T1", action(number))

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.05)
    await asyncio.to_thread(postgres.restart)
    await playing
    assert await store.actions("T1") == [action(number) for number in range(1, 101)]


async def test_results_are_read_in_the_order_in_which_they_appear(store: PostgresStore, another: PostgresStore) -> None:
    for number in range(8):
        await running_table(store, id=f"T{number}", channel_id=number)
    writing = asyncio.gather(
        *(play_round((store, another)[number % 2], f"T{number}", 1, 0, 500) for number in range(8)),
    )
    found: list[RatedGame] = []
    while len(found) < 8:
        found += await store.rated_games(HERE, after=found[-1].mark if found else 0)
    await writing
    assert found == await store.rated_games(HERE)


async def test_nothing_is_stored_of_a_hand_while_its_player_is_being_forgotten(
    store: PostgresStore, another: PostgresStore
) -> None:
    table = await running_table(store)
    posting = asyncio.gather(*(another.record_hand_post("T1", 0, 7, message) for message in range(20)))
    await store.forget(table.host)
    await posting
    assert (await store.table("T1")).seats[0].hand_message is None


async def test_rejected_write_names_no_value_of_the_row(store: PostgresStore) -> None:
    await open_table(store)
    with pytest.raises(StoreError, match="rejected") as error:
        await store.sit("T1", SeatRow(1, None, computer="", seed="a secret"))
    assert "secret" not in str(error.value)


async def test_unexpected_error_reaches_only_its_caller(store: PostgresStore) -> None:
    await running_table(store)

    async def faulty(db: object) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(store._write(faulty, "T1"), store.append("T1", action(1)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError, type(None)]
    assert await store.actions("T1") == [action(1)]


async def test_table_that_hangs_holds_up_no_other(store: PostgresStore, postgres: Server) -> None:
    for name in ("T1", "T2"):
        await running_table(store, id=name, channel_id=int(name[1]))
    hanging = await asyncpg.connect(postgres.url(await database_of(store)))
    async with hanging.transaction():
        await hanging.execute("SELECT 1 FROM tables WHERE id = 'T1' FOR UPDATE")
        waiting = asyncio.create_task(store.append("T1", action(1)))
        await store.append("T2", action(1))
        assert not waiting.done()
    await waiting
    await hanging.close()


async def database_of(store: PostgresStore) -> str:
    [(name,)] = await store._read("SELECT current_database()::text")
    return str(name)


async def test_connection_that_is_free_is_used_while_the_server_has_no_more(postgres: Server) -> None:
    database = await postgres.new_database()
    await postgres.execute("CREATE ROLE guest LOGIN CONNECTION LIMIT 1")
    granted = ("SCHEMA public", "ALL TABLES IN SCHEMA public", "ALL SEQUENCES IN SCHEMA public")
    await postgres.execute("; ".join(f"GRANT ALL ON {each} TO guest" for each in granted), database)
    store = await PostgresStore.open(postgres.url(database).replace("cardroom@", "guest@"))
    ada = await store.player(1, "Ada")
    own = await store._pool.acquire()
    refused = asyncio.ensure_future(store._pool.acquire())
    await asyncio.sleep(0)
    await store._pool.release(own)
    with pytest.raises(asyncpg.TooManyConnectionsError):
        await refused
    assert await asyncio.wait_for(store.player(1, "Ada"), 5) == ada
    await store.close()
