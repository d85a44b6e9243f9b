"""Results exported by operators, and servers and people who are left out of the boards of all servers."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from data.connect import open_store
from data.store import ResultRow, ResultSeat, Scope
from tests.data.builders import BEN, GUILD, action, running_table

EVERYWHERE = Scope(guild_id=None, game="whist")


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Fill a database with one finished game, which Ada won against Ben, whose name looks like a formula."""
    path = str(tmp_path / "room.db")
    monkeypatch.setenv("DATABASE_URL", path)
    store = await open_store(path)
    table = await running_table(store)
    ben = await store.player(BEN, "=1+1")
    seats = (ResultSeat(0, table.host), ResultSeat(1, ben.id, stood_in=2))
    rows = [
        ResultRow("T1", number, side, 500 - 400 * side, not side, [], 10.0, (seats[side],), ranked=bool(number or side))
        for number in (1, 0)
        for side in (0, 1)
    ]
    await store.append("T1", action(1), rows)
    await store.set_hidden(table.host, True)
    await store.close()
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["results", *arguments])


def test_results_are_exported_as_csv_and_json(database: str) -> None:
    rows = list(csv.DictReader(io.StringIO(run("export").output)))
    assert [(row["round"], row["side"], row["points"], row["won"]) for row in rows] == [
        ("1", "0", "500", "1"), ("1", "1", "100", "0"), ("0", "0", "500", "1"), ("0", "1", "100", "0")
    ]  # fmt: skip
    assert [row["ranked"] for row in rows] == ["1", "1", "0", "1"]
    assert rows[0]["name"] == "Ada" and rows[0]["hidden"] == "1" and rows[0]["at"] == "1970-01-01T00:00:10+00:00"
    assert rows[1]["name"] == "'=1+1", "no formula for a spreadsheet"
    objects = json.loads(run("export", "--format", "json", "--server", str(GUILD)).output)
    found = [(each["name"], each["won"], each["stood_in"]) for each in objects[:2]]
    assert found == [("Ada", True, 0), ("=1+1", False, 2)]
    assert {each["server"] for each in objects} == {str(GUILD)}
    assert json.loads(run("export", "--format", "json", "--server", "5").output) == []


async def standings(path: str) -> list[int]:
    store = await open_store(path)
    found = [row.player for row in (await store.standings(EVERYWHERE)).rows]
    await store.close()
    return found


async def test_servers_and_people_are_left_out_and_taken_back(database: str) -> None:
    async def told(*arguments: str) -> str:
        result = await asyncio.to_thread(run, *arguments)
        return result.output

    assert "Nobody is left out" in await told("show")
    assert await standings(database) == [2]
    assert "#2 =1+1" in await told("leave-out", "--person", str(BEN))
    assert await standings(database) == []
    assert str(BEN) in await told("show")
    await told("take-back", "--person", "#2")
    assert await standings(database) == [2]
    await told("leave-out", "--server", str(GUILD))
    assert await standings(database) == [] and f"Server {GUILD}" in await told("show")
    await told("take-back", "--server", str(GUILD))
    assert await standings(database) == [2]
    assert "nobody is known as 17" in await told("leave-out", "--person", "17")
    assert "Name a server" in await told("leave-out")
