"""The SQLite driver: the conformance suite, and its own properties."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from data.sqlite import SQLiteStore, connection
from data.store import Unavailable
from data.store.migrations import NewerDatabase
from tests.data.builders import action, running_table
from tests.data.conformance import StoreSuite
from tests.data.conformance.statistics import HERE, play_round


class TestSQLite(StoreSuite):
    """The conformance suite, with the SQLite fixtures of ``conftest.py``."""


@contextmanager
def unchanged(path: Path) -> Iterator[None]:
    before = path.read_bytes()
    yield
    assert path.read_bytes() == before


@pytest.fixture
def letter(path: Path) -> Path:
    path.write_text("a letter, and no database\n" * 100)
    return path


async def pragma(store: SQLiteStore, name: str) -> object:
    [(value,)] = await store._writing.execute_fetchall(f"PRAGMA {name}")
    return value


async def test_durability_pragmas_are_set(store: SQLiteStore) -> None:
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "synchronous") == 2  # FULL: NORMAL loses acknowledged commits
    assert await pragma(store, "foreign_keys") == 1
    assert await pragma(store, "busy_timeout") == connection.BUSY_TIMEOUT


async def test_tables_of_an_older_version_are_classified_later(store: SQLiteStore) -> None:
    rules = {"preset": "classic", "target": 5000}
    for name, channel, target in (("T1", 1, 5000), ("T2", 2, 900)):
        await running_table(store, id=name, channel_id=channel, rules={**rules, "target": target})
        await play_round(store, name, 1, 1, 500)
    await store._writing.execute_fetchall("UPDATE tables SET changed_rules = NULL")
    assert await store.unclassified_rules() == [("whist", rules), ("whist", {**rules, "target": 900})]
    await store.classify_rules("whist", {**rules, "target": 900}, changed_rules=True)
    await store.classify_rules("whist", rules, changed_rules=False)
    assert await store.unclassified_rules() == []
    for changed, table in ((False, "T1"), (True, "T2")):
        scope = replace(HERE, changed_rules=changed)
        assert [row.table_id for row in (await store.high_scores(scope)).rows] == [table]


async def test_every_table_is_strict(store: SQLiteStore) -> None:
    listed = await store._reading.execute_fetchall("SELECT name, strict FROM pragma_table_list WHERE type = 'table'")
    assert {name for name, strict in listed if not strict and not name.startswith("sqlite_")} == set()


async def test_reading_connection_cannot_write(store: SQLiteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._reading.execute_fetchall("DELETE FROM players")


async def test_concurrent_writes_share_a_commit(store: SQLiteStore) -> None:
    for number in range(100):
        await running_table(store, id=f"T{number}", channel_id=number)
    statements: list[str] = []
    await store._writing.set_trace_callback(statements.append)
    await asyncio.gather(*(store.append(f"T{number}", action(1)) for number in range(100)))
    assert 1 <= statements.count("COMMIT") <= 3


async def test_database_files_are_private(store: SQLiteStore, path: Path) -> None:
    await running_table(store)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {"room.db": 0o600, "room.db-wal": 0o600, "room.db-shm": 0o600}


async def test_existing_database_is_made_private(path: Path) -> None:
    store = await SQLiteStore.open(path)
    await running_table(store)
    for file in path.parent.iterdir():
        file.chmod(0o644)
    opened = await SQLiteStore.open(path)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {"room.db": 0o600, "room.db-wal": 0o600, "room.db-shm": 0o600}
    await opened.close()
    await store.close()


@pytest.mark.parametrize("name", ["room.db", "."])
async def test_folder_is_refused_in_one_sentence(path: Path, name: str) -> None:
    folder = path.parent / name
    folder.mkdir(exist_ok=True)
    with pytest.raises(Unavailable, match=rf"^the database {folder} is a folder: give the path of a file$"):
        await SQLiteStore.open(folder)


async def test_forgotten_person_is_in_no_database_file(store: SQLiteStore, path: Path) -> None:
    await running_table(store)
    others = [await store.player(10_000 + number, f"Somebody {number}") for number in range(50)]
    account, names = 0x7A11_5EED_0B5E_55ED, (b"Zebulon Quackenbush", b"Zeb the Second")
    for name in names:
        person = await store.player(account, name.decode())
    await store.set_settings(person.id, {"nickname": "Quackenbush"})
    stored = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert names[1] in stored and account.to_bytes(8, "big") in stored
    await store.forget(person.id)
    await store.set_settings(others[0].id, {"colours": "four"})
    assert {file.name for file in path.parent.iterdir()} == {"room.db", "room.db-wal", "room.db-shm"}
    for file in path.parent.iterdir():
        stored = file.read_bytes()
        assert not any(trace in stored for trace in (*names, b"Quackenbush", b"nickname", account.to_bytes(8, "big")))
        assert str(account).encode() not in stored


async def test_forgetting_does_not_wait_for_a_reader_for_ever(
    store: SQLiteStore, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT", 20)
    person = await store.player(7, "Ada")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM players").fetchall()
        await store.forget(person.id)
    assert (await store.players([person.id]))[person.id].name == ""
    assert "could not be emptied" in caplog.text


async def test_busy_database_raises_unavailable_and_stores_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT", 20)
    store = await SQLiteStore.open(path)
    await running_table(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.append("T1", action(1))
        assert await store.actions("T1") == []
        other.execute("ROLLBACK")
    await store.append("T1", action(1))
    await store.close()


async def test_full_disk_raises_unavailable_and_loses_nothing(store: SQLiteStore) -> None:
    await running_table(store)
    pages = await pragma(store, "page_count")
    await pragma(store, f"max_page_count = {pages}")
    large = action(1)._replace(action={"kind": "say", "words": "x" * 100_000})
    with pytest.raises(Unavailable, match="full"):
        await store.append("T1", large)
    await store.append("T1", action(1))
    assert await store.actions("T1") == [action(1)]


async def test_cancelled_writer_fails_the_waiting_jobs(store: SQLiteStore) -> None:
    await running_table(store)
    waiting = [asyncio.ensure_future(store.append("T1", action(number))) for number in range(1, 4)]
    await asyncio.sleep(0)
    store._writer._task.cancel()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {Unavailable}
    with pytest.raises(Unavailable):
        await store.append("T1", action(1))
    await store.close()


async def test_unexpected_error_reaches_only_its_caller(store: SQLiteStore) -> None:
    await running_table(store)

    async def faulty(db: object) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(store._writer.run(faulty), store.append("T1", action(1)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError, type(None)]
    assert await store.actions("T1") == [action(1)]


async def test_write_waits_for_nothing_but_its_transaction(store: SQLiteStore) -> None:
    await running_table(store)

    async def waiting(db: object) -> None:
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="something other than its transaction"):
        await store._writer.run(waiting)
    await store.append("T1", action(1))


async def test_reopened_database_has_the_same_content(path: Path) -> None:
    store = await SQLiteStore.open(path)
    table = await running_table(store)
    await store.append("T1", action(1))
    await store.close()
    store = await SQLiteStore.open(path)
    assert await store.table("T1") == table
    assert await store.actions("T1") == [action(1)]
    await store.close()


async def test_new_database_can_be_opened_concurrently(path: Path) -> None:
    stores = await asyncio.gather(*(SQLiteStore.open(path) for _ in range(5)))
    await running_table(stores[0])
    assert {(await store.table("T1")).id for store in stores} == {"T1"}
    await asyncio.gather(*(store.close() for store in stores))


async def test_file_that_is_not_a_database_is_refused(letter: Path) -> None:
    with unchanged(letter), pytest.raises(Unavailable, match="not a database"):
        await SQLiteStore.open(letter)


async def test_missing_folder_is_named_in_the_error(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="missing"):
        await SQLiteStore.open(tmp_path / "missing" / "room.db")


async def test_too_old_sqlite_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(Unavailable, match=r"3\.37"):
        await SQLiteStore.open(path)


async def test_newer_database_is_not_changed(path: Path) -> None:
    store = await SQLiteStore.open(path)
    await store.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO migrations (number, name) VALUES (9999, '9999_tomorrow.sql')")
    with unchanged(path), pytest.raises(NewerDatabase, match="9999"):
        await SQLiteStore.open(path)
