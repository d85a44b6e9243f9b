"""The health check: the heartbeat of the running bot, and ``python -m bot health``."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.cli.health import MAX_AGE, heartbeat
from tests.bot.conftest import Room


def health(file: str | Path) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["health"], env={"HEARTBEAT_FILE": str(file)})
    return done.exit_code, done.output


def test_without_a_heartbeat_the_bot_is_not_healthy(tmp_path: Path) -> None:
    assert health("") == (1, "Error: HEARTBEAT_FILE is not set, so the health of the bot is not known\n")
    code, said = health(tmp_path / "heartbeat")
    assert code == 1 and "no heartbeat yet" in said


def test_only_a_recent_heartbeat_is_healthy(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    file.touch()
    assert health(file) == (0, "healthy\n")
    long_ago = time.time() - MAX_AGE - 5
    os.utime(file, (long_ago, long_ago))
    code, said = health(file)
    assert code == 1 and "seconds ago" in said


def test_asking_for_the_health_does_not_load_the_bot(tmp_path: Path) -> None:
    script = (
        "import sys; from bot.__main__ import main; main(['health'], standalone_mode=False);"
        " assert not {'discord', 'engine', 'render'} & {*sys.modules}"
    )
    (tmp_path / "heartbeat").touch()
    environment = os.environ | {"HEARTBEAT_FILE": str(tmp_path / "heartbeat")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, check=False, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("healthy\n", "")


async def test_heart_beats_while_the_bot_is_connected(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.health.INTERVAL", 0.01)
    file = tmp_path / "heartbeat"
    file.touch()
    long_ago = time.time() - MAX_AGE - 5
    os.utime(file, (long_ago, long_ago))
    await room.bot.wait_until_ready()
    beating = asyncio.create_task(heartbeat(lambda: room.bot.is_connected, file))
    async with asyncio.timeout(60):
        while not file.exists() or health(file)[0]:  # noqa: ASYNC110 - a file has no event to wait for
            await asyncio.sleep(0.01)
        await room.stop()
    assert not room.bot.is_connected
    beating.cancel()
