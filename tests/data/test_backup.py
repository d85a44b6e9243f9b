"""Backups of a live database."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from data.backup import backup, restore
from data.sqlite import SQLiteStore
from data.store import StoreError, Unavailable
from tests.data.builders import action, running_table
from tests.data.everything import fill, read
from tests.postgres_server import Server


async def test_backup_of_a_database_in_use_is_consistent(store: SQLiteStore, path: Path, tmp_path: Path) -> None:
    await running_table(store)
    for number in range(1, 51):
        await store.append("T1", action(number))

    async def go_on() -> None:
        for number in range(51, 301):
            await store.append("T1", action(number))

    await asyncio.gather(go_on(), asyncio.to_thread(backup, str(path), tmp_path / "copy.db"))
    copy = await SQLiteStore.open(tmp_path / "copy.db")
    assert await copy.table("T1") == await store.table("T1")
    copied = await copy.actions("T1")
    assert len(copied) >= 50
    assert copied == (await store.actions("T1"))[: len(copied)]
    await copy.close()


def test_backup_is_private_and_leaves_no_partial_file(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "room.db")) as db, db:
        db.execute("CREATE TABLE cards (rank TEXT)")
    (tmp_path / "copy.db.part").write_text("part of an earlier backup")
    backup(f"sqlite:///{tmp_path / 'room.db'}", tmp_path / "copy.db")
    assert {file.name for file in tmp_path.iterdir()} == {"room.db", "copy.db"}
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_backup_does_not_overwrite_a_file(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "room.db").close()
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StoreError, match="exists"):
        backup(str(tmp_path / "room.db"), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_backup_does_not_create_a_missing_database(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no database"):
        backup(str(tmp_path / "room.db"), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_failed_backup_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "room.db").write_text("a letter, and no database\n" * 100)
    with pytest.raises(Unavailable, match="not a database"):
        backup(str(tmp_path / "room.db"), tmp_path / "copy.db")
    with pytest.raises(Unavailable, match="missing"):
        backup(str(tmp_path / "room.db"), tmp_path / "missing" / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["room.db"]


@pytest.mark.soak
def test_dump_of_postgres_is_restored_as_the_document_says(postgres: Server, postgres_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(postgres_url))
    dump, name = str(tmp_path / "games.dump"), asyncio.run(postgres.new_database(template="template1"))

    def program(program: str, *options: str) -> None:
        where = os.environ | {"PGHOST": str(postgres.folder), "PGUSER": "cardroom"}
        subprocess.run([str(postgres.programs / program), *options], check=True, env=where)

    program("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
    program("pg_restore", f"--dbname={name}", dump)
    assert asyncio.run(read(postgres.url(name))) == asyncio.run(read(postgres_url))


@pytest.fixture
async def copy(store: SQLiteStore, path: Path, tmp_path: Path) -> Path:
    """Back up a table with two actions, from a database that has three by now."""
    await running_table(store)
    for number in (1, 2):
        await store.append("T1", action(number))
    await asyncio.to_thread(backup, str(path), tmp_path / "copy.db")
    await store.append("T1", action(3))
    return tmp_path / "copy.db"


async def actions_in(path: Path) -> int:
    store = await SQLiteStore.open(path)
    count = len(await store.actions("T1"))
    await store.close()
    return count


async def test_restored_copy_is_played_on_although_a_journal_was_left(
    store: SQLiteStore, path: Path, copy: Path, tmp_path: Path
) -> None:
    killed = tmp_path / "killed" / "room.db"
    killed.parent.mkdir()
    for journal in ("", "-wal", "-shm"):  # as a killed process leaves them
        shutil.copy(path.with_name(path.name + journal), killed.with_name(killed.name + journal))
    kept = restore(f"sqlite:///{killed}", copy)
    assert kept and await actions_in(killed) == 2 and await actions_in(kept) == 3
    assert stat.S_IMODE(killed.stat().st_mode) == 0o600
    assert {file.name for file in killed.parent.iterdir()} == {"room.db", kept.name}
    again = restore(str(killed), copy)
    assert again and again != kept and await actions_in(again) == 2


async def test_copy_is_restored_where_there_is_no_database(copy: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    new.with_name("new.db-wal").write_bytes(b"left by a database that is gone")
    assert restore(str(new), copy) is None
    assert await actions_in(new) == 2


async def test_database_that_is_damaged_itself_is_replaced_and_kept(copy: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_text("a letter, and no database\n" * 100)
    kept = restore(str(damaged), copy)
    assert kept and kept.read_text().startswith("a letter") and await actions_in(damaged) == 2


def break_pages(copy: Path) -> None:
    with copy.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)


def cut_off(copy: Path) -> None:
    os.truncate(copy, copy.stat().st_size // 2)


def change(copy: Path, sql: str) -> None:
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute(sql)


UNUSABLE: dict[str, tuple[Callable[[Path], object], str]] = {
    "a letter": (lambda copy: copy.write_text("a letter, and no database\n" * 100), "damaged, or no database"),
    "broken pages": (break_pages, "damaged"),
    "cut off": (cut_off, "damaged"),
    "seats without a table": (lambda copy: change(copy, "DELETE FROM tables"), "damaged"),
    "another program's": (lambda copy: change(copy, "DROP TABLE migrations"), "no database of Cardroom"),
    "a newer version's": (
        lambda copy: change(copy, "INSERT INTO migrations (number, name) VALUES (9999, 'tomorrow.sql')"),
        "version 9999",
    ),
}


@pytest.mark.parametrize(("spoil", "why"), UNUSABLE.values(), ids=UNUSABLE)
async def test_unusable_copy_is_refused_and_nothing_changed(
    store: SQLiteStore, path: Path, copy: Path, spoil: Callable[[Path], object], why: str
) -> None:
    spoil(copy)
    await store.close()
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(StoreError, match=why):
        restore(str(path), copy)
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before


async def test_nothing_is_restored_beside_a_running_bot(store: SQLiteStore, path: Path, copy: Path) -> None:
    script = "import sys, pathlib; from data.backup import restore; restore(sys.argv[1], pathlib.Path(sys.argv[2]))"
    asks = [sys.executable, "-c", script, str(path), str(copy)]
    refused = await asyncio.to_thread(subprocess.run, asks, capture_output=True, text=True)
    assert "a bot uses" in refused.stderr and "stop it first" in refused.stderr
    await store.append("T1", action(4))
    await store.close()
    assert await actions_in(path) == 4
    await asyncio.to_thread(subprocess.run, asks, check=True)
    assert await actions_in(path) == 2


def test_postgres_is_restored_by_its_own_program(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_restore"):
        restore("postgresql://cardroom@db/cardroom", tmp_path / "copy.db")


def test_command_restores_a_file_or_its_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room, copied = tmp_path / "room.db", tmp_path / "copy.db"
    asyncio.run(fill(str(room)))
    backup(str(room), copied)
    content = asyncio.run(read(str(room)))
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'new.db'}")
    for arguments, given in (([str(copied)], None), (["-"], copied.read_bytes())):
        told = CliRunner().invoke(main, ["restore", *arguments], input=given)
        assert told.exit_code == 0, told.output
        assert asyncio.run(read(str(tmp_path / "new.db"))) == content
    assert "The former database is" in told.output
    told = CliRunner().invoke(main, ["restore", "-"], input=b"a letter")
    assert told.exit_code == 1 and "damaged" in told.output
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("restoring-")]
