"""Thinking in other processes: it may die, or take too long, and the loop goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.host import Thinker, thinker
from engine import players
from engine.deal import Deals
from engine.game import Action, Game, View
from engine.games import GAMES
from engine.players import ADVANCED
from tests.host.highest import Highest


def view_of(game: str = "canasta") -> View:
    rules = Highest() if game == "highest" else GAMES[game].of(GAMES[game].presets[0])
    dealt = Game(rules, 2, Deals.numbered(1))
    return dealt.view(dealt.to_act[0])


@pytest.fixture
async def pool() -> AsyncIterator[Thinker]:
    pool = Thinker(1)
    yield pool
    pool.close()


async def test_thinks_as_the_player_does_here(pool: Thinker) -> None:
    view = view_of()
    for seed in (b"one", b"two"):
        assert await pool.choose(view, ADVANCED, seed) == players.choose(view, ADVANCED, seed)


async def test_a_process_that_dies_is_replaced(pool: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    view = view_of()
    chosen = await pool.choose(view, ADVANCED, b"seed")
    assert pool._pool
    for process in list(pool._pool._processes):
        os.kill(process, signal.SIGKILL)
    assert await pool.choose(view, ADVANCED, b"seed") == chosen


async def test_closing_does_not_wait_for_thinking(pool: Thinker) -> None:
    await pool.choose(view_of(), ADVANCED, b"seed")
    assert pool._pool
    processes = list(pool._pool._processes)
    stuck = pool._pool.submit(time.sleep, 60)
    pool.close()
    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(asyncio.wrap_future(stuck), 10)
    assert not any(map(alive, processes))
    with pytest.raises(RuntimeError, match="closed"):
        await pool.choose(view_of(), ADVANCED, b"seed")


async def test_a_process_stuck_beyond_its_alarm_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinker, "_GRACE", 2.0)
    pool, view = Thinker(1, limit=0.5), view_of()
    await pool.choose(view, ADVANCED, b"warm")
    assert pool._pool
    pool._pool.submit(time.sleep, 60)
    assert await pool.choose(view, ADVANCED, b"seed") == players.choose(view, ADVANCED, b"seed")
    assert "took too long" in caplog.text
    pool.close()


async def test_a_player_that_fails_plays_its_first_legal_action(
    pool: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    view = view_of("highest")
    assert await pool.choose(view, ADVANCED, b"seed") == view.legal[0]
    assert "failed" in caplog.text


def sleep(view: View, level: str, seed: bytes, aggression: int) -> Action:
    time.sleep(60)
    return view.legal[-1]


async def test_thinking_that_takes_too_long_is_stopped(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(players, "choose", sleep)
    view = view_of("highest")
    handler = signal.signal(signal.SIGALRM, thinker._too_long)
    try:
        with pytest.raises(TimeoutError):
            thinker._think(view, ADVANCED, b"seed", 50, 0.05)
    finally:
        signal.signal(signal.SIGALRM, handler)
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


async def test_the_loop_goes_on_while_players_think(pool: Thinker) -> None:
    thinking = asyncio.gather(*(pool.choose(view_of(), ADVANCED, bytes([n])) for n in range(20)))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 20
    assert len(await thinking) == 20


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_no_process_outlives_a_bot_that_was_killed(tmp_path: Path) -> None:
    program = (
        "import asyncio, time\n"
        "from bot.host import Thinker\n"
        "from tests.host.test_thinker import view_of\n"
        "if __name__ == '__main__':\n"
        "    pool = Thinker(1)\n"
        "    asyncio.run(pool.choose(view_of(), 'advanced', b''))\n"
        "    print(*pool._pool._processes, flush=True)\n"
        "    time.sleep(60)\n"
    )
    script = tmp_path / "bot_that_dies.py"
    script.write_text(program)
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as bot:
        assert bot.stdout
        child = int(bot.stdout.readline())
        bot.kill()
    deadline = time.monotonic() + 10
    while Path(f"/proc/{child}").exists() and alive(child):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def alive(process: int) -> bool:
    """Whether a process runs: neither gone nor a zombie that nobody collected."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
