"""The PostgreSQL driver: the conformance suite, and its own properties."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeAlias

import asyncpg
import pytest

from data.postgres import PostgresStore, connection
from data.postgres.connection import CONNECTIONS, PostgresSchema, open_schema
from data.sqlite import SQLiteStore
from data.store import RatedGame, SeatRow, Status, StoreError, Unavailable, Unconfirmed
from data.store.database import Transaction
from data.store.migrations import Migration, NewerDatabase, migrate, migrations
from tests.data.breaking_proxy import breaking_proxy
from tests.data.builders import CHANNEL, GUILD, action, open_table, results, running_table, with_company
from tests.data.conformance import StoreSuite
from tests.data.conformance.statistics import HERE, play_round
from tests.examples import in_soak, sampled_suite
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


@sampled_suite
class TestPostgres(StoreSuite):
    """The conformance suite, with the fixtures above."""


async def test_announcement_is_heard_by_all_also_after_a_restart(
    store: PostgresStore, another: PostgresStore, postgres: Server
) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = [asyncio.create_task(each.listen(heard.put_nowait)) for each in (store, another)]

    async def told(text: str) -> None:
        async with asyncio.timeout(60):
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
        await migrate(lambda: open_schema(db), [*steps, broken])
    assert await db.fetchval("SELECT to_regclass('cards')") is None
    assert await db.fetchval("SELECT max(number) FROM migrations") == len(steps)
    await db.close()


async def test_migration_waits_until_older_processes_have_stopped(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.migrations.LOOK", 0.05)
    url = postgres.url(await postgres.new_database())
    older = await PostgresStore.open(url)
    await older.claim(["gateway 0/1"], "older process", 30.0)
    db = await asyncpg.connect(url)
    steps = migrations("postgres")
    step = Migration(len(steps) + 1, "cards.sql", "CREATE TABLE cards (rank text)")
    migrating = asyncio.create_task(migrate(lambda: open_schema(db), [*steps, step]))
    await asyncio.sleep(0.3)
    assert not migrating.done()
    same = await PostgresStore.open(url)  # another process of the older version has nothing to wait for
    await older.release(["gateway 0/1"], "older process")
    await migrating
    assert await db.fetchval("SELECT to_regclass('cards')") is not None
    await asyncio.gather(older.close(), same.close(), db.close())


async def test_process_that_pauses_while_it_migrates_is_not_cut_off(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that starts on a busy machine may do nothing for longer than a transaction may pause otherwise."""
    version = PostgresSchema.version

    async def after_a_pause(schema: PostgresSchema) -> int:
        time.sleep(0.3)  # noqa: ASYNC251
        return await version(schema)

    monkeypatch.setitem(connection._SETTINGS, "idle_in_transaction_session_timeout", "50ms")
    monkeypatch.setattr(PostgresSchema, "version", after_a_pause)
    await (await PostgresStore.open(postgres.url(await postgres.new_database()))).close()


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
    shared = {tuple(row) for row in theirs if row[0] != "commits"}  # SQLite answers every commit
    assert shared == set(ours), "each database has migrations of its own: data/migrations"


async def test_commits_are_durable_whatever_the_server_says(store: PostgresStore, postgres: Server) -> None:
    assert await store._read("SHOW synchronous_commit") == [("on",)]


Write: TypeAlias = Callable[[PostgresStore], Awaitable[Any]]


async def append_twice(store: PostgresStore) -> None:
    await store.append("T1", action(1), results("T1", 1))
    await store.append("T1", action(2))


async def pause_and_resume(store: PostgresStore) -> None:
    await store.end_table("T1", Status.PAUSED)
    await store.reopen_table("T1", GUILD, CHANNEL, Status.RUNNING, 1002.0)


async def new_player(store: PostgresStore) -> str:
    return (await store.player(4711, "Dan")).name


WRITES: dict[str, Write] = {
    "actions": append_twice,
    "pause and resume": pause_and_resume,
    "close": lambda store: store.end_table("T1", Status.CLOSED),
    "leave": lambda store: store.replace_seat("T1", SeatRow(1, None, "sound"), expect_player=2),
    "sit": lambda store: store.sit("T2", SeatRow(1, 2)),
    "stand": lambda store: store.stand("T2", 1),
    "lease": lambda store: store.claim(["tables 0/1"], "a process", 60.0),
    "player": new_player,
}


@pytest.mark.parametrize("how", ["before", "after"])
@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_commit_without_an_answer_counts_once(
    store: PostgresStore,
    postgres: Server,
    tmp_path: Path,
    how: Literal["before", "after"],
    write: Write,
) -> None:
    plain = await PostgresStore.open(postgres.url(await postgres.new_database()))
    for each in (store, plain):
        await with_company(each, await running_table(each))
        await open_table(each, id="T2", channel_id=2)
    async with breaking_proxy(postgres.folder, tmp_path) as proxy:
        cut = await PostgresStore.open(f"postgresql://cardroom@/{await database_of(store)}?host={tmp_path}")
        proxy.breaking = how
        found = await write(cut)
        assert proxy.broken == 1
        await cut.close()
    assert found == await write(plain)
    assert await store.tables() == await plain.tables()
    assert await store.results() == await plain.results()
    assert await store.actions("T1") == await plain.actions("T1")
    await plain.close()


async def test_write_is_unconfirmed_if_the_server_never_says_whether_it_was_stored(
    store: PostgresStore, postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running_table(store)
    monkeypatch.setattr("data.postgres.writer.PATIENCE", 0.3)
    async with breaking_proxy(postgres.folder, tmp_path) as proxy:
        cut = await PostgresStore.open(f"postgresql://cardroom@/{await database_of(store)}?host={tmp_path}")
        proxy.breaking, proxy.refuses = "after", True
        with pytest.raises(Unconfirmed, match="lost at a commit"):
            await cut.end_table("T1", Status.PAUSED)
        proxy.refuses = False
        assert (await cut.table("T1")).status is Status.PAUSED
        await cut.close()


async def test_each_writer_numbers_its_transactions_in_a_row_of_its_own(store: PostgresStore) -> None:
    """A row records the fate of its last transaction. There are as many as run at once, not one per table."""

    async def write(transaction: Transaction) -> None:
        await transaction.fetch("SELECT pg_current_xact_id()::text")

    for _ in range(3):
        await asyncio.gather(*(store._write(write, f"T{n}") for n in range(40)))
    rows = await store._read("SELECT writer, number FROM commits")
    assert 1 < len(rows) <= 40 and len({number for _, number in rows}) == len(rows)


async def test_reading_writes_no_number(store: PostgresStore) -> None:
    before = await store._read("SELECT * FROM commits")

    async def read(transaction: Transaction) -> int:
        return len(await transaction.fetch("SELECT 1"))

    assert await store._write(read) == 1
    assert await store._read("SELECT * FROM commits") == before


@pytest.mark.parametrize("rounds", [2, in_soak(50)])
async def test_terminated_connections_leave_a_store_that_works(postgres: Server, rounds: int) -> None:
    for _ in range(rounds):
        store = await PostgresStore.open(postgres.url(await postgres.new_database()))
        await terminate_under_a_crowd(store, postgres, connections=20)
        places = [await asyncio.wait_for(store._pool.acquire(), 10) for _ in range(CONNECTIONS)]
        for place in places:
            await store._pool.release(place)
        await store.close()


async def terminate_under_a_crowd(store: PostgresStore, postgres: Server, connections: int) -> None:
    """Terminate ``connections`` of a store's connections under 24 readers and 24 writers, which must all finish."""
    over = asyncio.Event()

    async def busy(doing: Callable[[], Awaitable[object]]) -> None:
        while not over.is_set():
            with suppress(Unavailable):
                await doing()

    crowd = [asyncio.create_task(busy(store.leases)) for _ in range(24)]
    crowd += [asyncio.create_task(busy(partial(store.claim, [f"{n}"], "a process", 1.0))) for n in range(24)]
    database, ended = await database_of(store), 0
    db = await asyncpg.connect(postgres.url("postgres"))
    while ended < connections:
        ended += await db.fetchval(
            "WITH theirs AS MATERIALIZED (SELECT pid FROM pg_stat_activity WHERE datname = $1)"
            " SELECT count(*) FILTER (WHERE pg_terminate_backend(pid)) FROM theirs",
            database,
        )
        await asyncio.sleep(0.02)
    await db.close()
    over.set()
    _, hanging = await asyncio.wait(crowd, timeout=30)
    assert not hanging


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


async def test_process_that_stops_in_a_transaction_keeps_nobody_from_its_leases(
    store: PostgresStore, another: PostgresStore
) -> None:
    await store.claim(["gateway 0/1"], "stopped", 0.0)
    stopped = await store._pool.acquire()
    await stopped.execute("BEGIN")
    await stopped.execute("SELECT 1 FROM leases FOR UPDATE")
    assert await asyncio.wait_for(another.claim(["gateway 0/1"], "successor", 4.0), 4) == {"gateway 0/1"}
    with suppress(asyncpg.InterfaceError):  # the server has ended it
        stopped.terminate()


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
