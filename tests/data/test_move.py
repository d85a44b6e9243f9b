"""Moving a database: everything arrives, or nothing does."""

from __future__ import annotations

import asyncio
import contextlib
import io
from pathlib import Path

import asyncpg
import pytest
from click.testing import CliRunner

from bot.__main__ import main
from data.connect import open_store
from data.move import Moved, move
from data.postgres.transfer import PostgresTransfer
from data.sqlite.transfer import SQLiteTransfer
from data.store import BLOCK, Act, StoreError, Unavailable
from data.store.transfer import TABLES
from tests.data.builders import ADA, CYD, new_table
from tests.data.everything import GAMES, fill, read
from tests.data.generated_games import store_games
from tests.examples import sampled


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'room.db'}"


async def test_everything_arrives_there_and_back(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    before = await read(sqlite_url)
    there = await move(sqlite_url, postgres_url)
    assert [name for name, contents in there.tables.items() if not contents.rows] == []
    assert await read(postgres_url) == before
    back = await move(postgres_url, f"sqlite:///{tmp_path / 'back.db'}")
    assert back == there == Moved(there.tables, before=False)
    assert await read(f"sqlite:///{tmp_path / 'back.db'}") == await read(sqlite_url) == before


async def test_moved_database_is_played_on(sqlite_url: str, postgres_url: str) -> None:
    await fill(sqlite_url)
    await move(sqlite_url, postgres_url)
    store = await open_store(postgres_url)
    old = {row.id for row in (await store.players(range(100))).values()}
    assert (await store.player(CYD, "Cyd")).id > max(old)
    [old_act] = await store.acts(11)
    await store.moderate(Act(11, BLOCK, 7000.0, 1, "rude again", player=3, account=78))
    assert (await store.acts(11))[0].id > old_act.id
    [old_evening] = await store.open_evenings()
    assert (await store.join_evening("T2", 11, 902, 8000.0)).id > old_evening.id
    before = await store.results()
    with contextlib.redirect_stdout(io.StringIO()):
        await store_games(store, range(GAMES, GAMES + 2))
    assert (await store.results())[: len(before)] == before
    await store.close()


@pytest.mark.soak
async def test_move_that_is_repeated_changes_nothing(sqlite_url: str, postgres_url: str) -> None:
    await fill(sqlite_url)
    first = await move(sqlite_url, postgres_url)
    assert await move(sqlite_url, postgres_url) == Moved(first.tables, before=True)


@sampled
@pytest.mark.parametrize("back", [False, True])
async def test_interrupted_move_leaves_nothing_and_can_be_repeated(
    sqlite_url: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, back: bool
) -> None:
    await fill(sqlite_url)
    source, target = sqlite_url, postgres_url
    transfer: type[PostgresTransfer | SQLiteTransfer] = PostgresTransfer
    if back:
        await move(sqlite_url, postgres_url)
        source, target, transfer = postgres_url, f"sqlite:///{tmp_path / 'back.db'}", SQLiteTransfer
    with monkeypatch.context() as patch:

        async def fail(self: object) -> None:
            raise asyncio.CancelledError

        patch.setattr(transfer, "finish", fail)
        with pytest.raises(asyncio.CancelledError):
            await move(source, target)
    assert (await read(target))[0] == []
    assert not (await move(source, target)).before
    assert await read(target) == await read(source)


@pytest.mark.soak
async def test_database_with_other_games_is_not_touched(sqlite_url: str, postgres_url: str) -> None:
    await fill(sqlite_url)
    store = await open_store(postgres_url)
    ada = await store.player(ADA, "Ada")
    await store.create_table(new_table(ada.id), [])
    await store.close()
    before = await read(postgres_url)
    with pytest.raises(StoreError, match="give an empty database"):
        await move(sqlite_url, postgres_url)
    assert await read(postgres_url) == before


@pytest.mark.soak
async def test_rows_that_arrive_differently_are_refused(
    sqlite_url: str, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(sqlite_url)

    async def change_a_row(self: PostgresTransfer) -> None:
        await self._db.execute("UPDATE actions SET at = at + 1 WHERE table_id = 'G5' AND number = 1")

    monkeypatch.setattr(PostgresTransfer, "finish", change_a_row)
    with pytest.raises(StoreError, match="actions"):
        await move(sqlite_url, postgres_url)
    assert (await read(postgres_url))[0] == []


async def test_missing_source_is_not_created(tmp_path: Path, postgres_url: str) -> None:
    with pytest.raises(Unavailable, match="no database"):
        await move(str(tmp_path / "room.db"), postgres_url)
    assert not (tmp_path / "room.db").exists()


async def test_every_table_is_carried(postgres_url: str) -> None:
    db = await asyncpg.connect(postgres_url)
    found = await db.fetch("SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'")
    await db.close()
    assert {name for (name,) in found} == {*TABLES, "migrations", "leases", "commits"}


def test_command_prints_counts_and_explains_refusals(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    target = f"sqlite:///{tmp_path / 'copy.db'}"
    done = CliRunner().invoke(main, ["move", sqlite_url, target])
    assert done.exit_code == 0 and "Everything has arrived." in done.output
    assert any(line.split()[:2] == ["seasons", "1"] for line in done.output.splitlines())
    assert "there already" in CliRunner().invoke(main, ["move", sqlite_url, target]).output
    same = CliRunner().invoke(main, ["move", sqlite_url, sqlite_url])
    assert same.exit_code == 1 and "same database" in same.output
    unreadable = CliRunner().invoke(main, ["move", sqlite_url, "postgresql://a:sec#ret@b/c"])
    assert unreadable.exit_code == 1 and "sec" not in unreadable.output
