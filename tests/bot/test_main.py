"""The command line: settings, errors, start and shutdown."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.cli.process import Stopped, unless_stopped
from bot.settings import Settings
from data.connect import open_store
from tests.examples import sampled
from tests.postgres_server import Server

ROOT = Path(__file__).parents[2]


def environment(folder: Path, **values: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return (
        inherited | {"DATABASE_URL": str(folder / "room.db"), "PLAYGROUND_PORT": "0", "PYTHONPATH": str(ROOT)} | values
    )


@sampled
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)])
async def test_bot_runs_on_the_playground_without_a_token_and_shuts_down_cleanly(
    tmp_path: Path, how: signal.Signals
) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout
    output = ""
    async with asyncio.timeout(60):
        while not re.search(r"Open http://127\.0\.0\.1:\d+ and type: +/table new", output):
            line = (await process.stdout.readline()).decode()
            assert line, output
            output += line
    assert "connected to Gateway" in output, "the instructions come only once the bot can answer"
    warnings = [line for line in output.splitlines() if "WARNING" in line]
    assert all("registering the commands takes long" in line for line in warnings), "on a busy machine it does"
    process.send_signal(how)
    rest = (await asyncio.wait_for(process.communicate(), 60))[0].decode()
    assert process.returncode == 0, output + rest
    assert "Traceback" not in output + rest


def test_backup_copies_the_database_and_does_not_overwrite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "room.db") as database:
        database.execute("CREATE TABLE kept (word TEXT)")
    database.close()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/room.db")
    copy = tmp_path / "copy.db"
    assert CliRunner().invoke(main, ["backup", str(copy)]).exit_code == 0
    assert copy.stat().st_size
    again = CliRunner().invoke(main, ["backup", str(copy)])
    assert again.exit_code == 1 and "exists" in again.output


def test_invalid_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYGROUND_PORT", "99999")
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 1 and "PLAYGROUND_PORT" in result.output


def test_shards_on_sqlite_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARDS", "0-3/8")
    for name, value, why in (
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN", "a.b", "SHARDS needs PostgreSQL"),
    ):
        monkeypatch.setenv(name, value)
        result = CliRunner().invoke(main, ["run"])
        assert result.exit_code == 1 and why in result.output


def test_startup_errors_are_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.run.set_up_logging", lambda level, form: None)
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "room.db"))
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setenv("PLAYGROUND_PORT", str(port))
        result = CliRunner().invoke(main, ["run"])
        assert result.exit_code == 1 and "already" in result.output and "PLAYGROUND_PORT=0" in result.output
        monkeypatch.setenv("PLAYGROUND_PORT", "0")
        monkeypatch.setenv("METRICS_PORT", str(port))
        result = CliRunner().invoke(main, ["run"])
        assert result.exit_code == 1 and f"127.0.0.1:{port}" in result.output and "METRICS_PORT" in result.output
    monkeypatch.delenv("METRICS_PORT")
    monkeypatch.setattr("discord.http.Route.BASE", "")
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", "")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DISCORD_API", f"http://127.0.0.1:{port}")
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 1 and "Discord cannot be reached" in result.output


def test_env_example_lists_every_setting_with_its_default() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert set(named) == {name.upper() for name in Settings.model_fields}
    example = Settings(_env_file=ROOT / ".env.example")
    plain = Settings(_env_file=None)
    assert example == plain and not plain.on_discord


def test_token_is_hidden_in_repr() -> None:
    assert "secret" not in repr(Settings(_env_file=None, discord_token="secret"))


@pytest.mark.postgres
async def test_process_that_waits_for_an_older_version_can_be_stopped(postgres: Server) -> None:
    database = await postgres.new_database("template0")
    in_use = "CREATE TABLE leases (until double precision); INSERT INTO leases VALUES ('infinity')"
    await postgres.execute(in_use, database)
    stopping = asyncio.Event()
    asyncio.get_running_loop().call_later(0.3, stopping.set)
    with pytest.raises(Stopped):
        await asyncio.wait_for(unless_stopped(stopping, open_store(postgres.url(database))), 5)


def test_run_without_a_token_says_what_is_missing_where_the_playground_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setitem(sys.modules, "playground.demo", None)
    result = CliRunner().invoke(main, ["run"])
    assert result.exit_code == 1 and "DISCORD_TOKEN" in result.output


async def test_playground_can_be_started_for_another_bot(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        "0",
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    async with asyncio.timeout(60):
        printed = dict([(await process.stdout.readline()).decode().split() for _ in range(4)])
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {printed['token']}"}) as session:
        async with session.get(printed["API"] + "/users/@me") as answer:
            assert (await answer.json())["bot"] is True
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 20) == 0


HANGS = """
import asyncio
from types import SimpleNamespace
from bot.cli import run

async def at_once(*_):
    pass

run.LONGEST_END = 0.5
bot = SimpleNamespace(start=at_once, close=lambda: asyncio.sleep(3600))
membership = SimpleNamespace(take_part=at_once, leases=SimpleNamespace(why_ended=""))
asyncio.run(run._run_until_stopped(bot, "", membership, asyncio.Event()))
"""


@pytest.mark.soak
def test_process_that_lost_its_leases_exits_although_its_end_hangs(tmp_path: Path) -> None:
    script = tmp_path / "hangs.py"
    script.write_text(HANGS)
    done = subprocess.run(
        [sys.executable, str(script)], env=environment(tmp_path), capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert b"Timeout (0:00:00.5" in done.stderr, "it says where it hangs"
