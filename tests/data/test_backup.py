"""Backups of a live database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from data.backup import backup
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


def test_dump_of_postgres_is_restored_as_the_document_says(postgres: Server, postgres_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(postgres_url))
    dump, name = str(tmp_path / "games.dump"), asyncio.run(postgres.new_database(template="template1"))

    def program(program: str, *options: str) -> None:
        where = os.environ | {"PGHOST": str(postgres.folder), "PGUSER": "cardroom"}
        subprocess.run([str(postgres.programs / program), *options], check=True, env=where)

    program("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
    program("pg_restore", f"--dbname={name}", dump)
    assert asyncio.run(read(postgres.url(name))) == asyncio.run(read(postgres_url))
