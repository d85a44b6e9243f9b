"""Thinking in other processes, which may die or take too long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.host.play import computers
from bot.host.play.computers import Thinker
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import ADVANCED, BEGINNER, MASTER
from engine.view import View
from tests.host.highest import Highest


def view_of(game: str = "canasta") -> View:
    """Return the view of a seat with a choice to make."""
    rules = Highest() if game == "highest" else GAMES[game].of(GAMES[game].presets[0])
    dealt = Game(rules, 2, Deals.numbered(1))
    while len(dealt.legal(seat := dealt.to_act[0])) == 1:
        dealt.play(seat, dealt.legal(seat)[0])
    return dealt.view(seat)


@pytest.fixture
async def pool() -> AsyncIterator[Thinker]:
    pool = Thinker(1)
    yield pool
    pool.close()


async def test_same_choice_as_in_this_process(pool: Thinker) -> None:
    view = view_of()
    for seed in (b"one", b"two"):
        assert await pool.choose(view, ADVANCED, seed) == players.choose(view, ADVANCED, seed)


async def test_only_a_decision_has_a_lead(pool: Thinker) -> None:
    """A computer's move does not pay for what only a hint says."""
    dealt = Game(GAMES["pinochle"].of("bezique"), 2, Deals.numbered(1))
    while not (view := dealt.view(dealt.to_act[0])).phase_two or len(view.legal) < 3:  # type: ignore[attr-defined]
        dealt.play(dealt.to_act[0], players.choose(view, BEGINNER, b""))
    decision = await pool.decide(view, ADVANCED, b"seed")
    assert decision == players.decide(view, ADVANCED, b"seed") and decision.lead
    assert decision.action == await pool.choose(view, ADVANCED, b"seed")


async def test_dead_process_is_replaced(pool: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    view = view_of()
    chosen = await pool.choose(view, ADVANCED, b"seed")
    assert pool._quick.pool.current
    for process in list(pool._quick.pool.current._processes):
        os.kill(process, signal.SIGKILL)
    assert await pool.choose(view, ADVANCED, b"seed") == chosen


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
async def test_choice_is_repeated_after_a_kill(pool: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    view = view_of()
    lane = pool._slow
    began = time.perf_counter()
    chosen = await pool.choose(view, MASTER, b"seed")
    killed = 0
    pause = (time.perf_counter() - began) / 4
    while not killed:
        thought = asyncio.create_task(pool.choose(view, MASTER, b"seed"))
        await asyncio.sleep(pause)
        pause /= 2
        assert lane.pool.current
        [process] = lane.pool.current._processes
        os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(0.5)  # A choice under way still arrives.
        if thought.done():
            os.kill(process, signal.SIGCONT)
        else:
            os.kill(process, signal.SIGKILL)
            killed = process
        assert await thought == chosen
    assert "a thinking process died" in caplog.text
    assert lane.pool.current and killed not in lane.pool.current._processes


async def test_quick_levels_do_not_wait_for_slow_ones_and_a_queue_is_not_stuck(pool: Thinker) -> None:
    view = view_of()
    await asyncio.gather(*(pool.choose(view, level, b"warm") for level in (ADVANCED, MASTER)))
    slow, quick = pool._slow.pool.current, pool._quick.pool.current
    assert slow and quick
    masters = [asyncio.create_task(pool.choose(view, MASTER, bytes([n]))) for n in range(24)]
    await pool.choose(view, ADVANCED, b"seed")
    assert sum(master.done() for master in masters) < 12
    while not all(master.done() for master in masters):
        assert len(slow._pending_work_items) <= 1, "the time limit starts when thinking starts"
        await asyncio.sleep(0.01)
    if sys.platform != "win32":
        behind = min(os.getpriority(os.PRIO_PROCESS, 0) + 1, 19)
        for process in (*slow._processes, *quick._processes):
            assert os.getpriority(os.PRIO_PROCESS, process) >= behind


async def test_closing_does_not_wait_for_thinking(pool: Thinker) -> None:
    await pool.choose(view_of(), ADVANCED, b"seed")
    assert pool._quick.pool.current
    processes = list(pool._quick.pool.current._processes)
    stuck = pool._quick.pool.current.submit(time.sleep, 60)
    pool.close()
    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(asyncio.wrap_future(stuck), 10)
    await asyncio.to_thread(wait_for_ends, processes)
    with pytest.raises(RuntimeError, match="closed"):
        await pool.choose(view_of(), ADVANCED, b"seed")


async def test_process_that_ignores_its_alarm_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool, view = Thinker(1), view_of()
    await pool.choose(view, ADVANCED, b"warm")
    assert pool._quick.pool.current
    pool._quick.pool.current.submit(time.sleep, 60)
    with monkeypatch.context() as impatient:
        impatient.setattr(computers, "_GRACE", 1 - computers.LIMIT)
        thinking = asyncio.create_task(pool.choose(view, ADVANCED, b"seed"))
        await asyncio.sleep(0)  # it has begun to wait, and its second try waits as long as usual
    assert await thinking == players.choose(view, ADVANCED, b"seed")
    assert "took too long" in caplog.text
    pool.close()


class Failing:
    """A view that raises an error with a card in its message."""

    game, seat, legal, only = "canasta", 0, ("first", "second"), None

    @property
    def round(self) -> int:
        raise KeyError("4S")


async def test_error_of_a_player_is_logged_by_type_and_place_only(
    pool: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pool.choose(Failing(), ADVANCED, b"seed") == "first"  # type: ignore[arg-type, comparison-overlap]
    assert "KeyError" in caplog.text and "test_thinker.py" in caplog.text
    assert "4S" not in caplog.text


async def test_failing_player_plays_the_first_legal_action(pool: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    view = view_of("highest")
    assert await pool.choose(view, ADVANCED, b"seed") == view.legal[0]
    assert "failed" in caplog.text


def only_the_beginner(decide: computers.Decide, view: View, level: str, limit: float) -> players.Decision:
    """Think in a pool's process, where every level but the beginner fails."""
    if level != BEGINNER:
        raise KeyError
    return players.Decision(view.legal[-1])


async def test_a_level_that_fails_twice_is_replaced_by_another(
    pool: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computers, "_think", only_the_beginner)
    view = view_of()
    for level in (ADVANCED, MASTER):
        caplog.clear()
        assert await pool.choose(view, level, b"seed") == view.legal[-1] != view.legal[0]
        assert caplog.text.count("KeyError\n") == 2


def sleep(view: View, level: str) -> players.Decision:
    time.sleep(60)
    return players.Decision(view.legal[-1])


async def test_thinking_is_stopped_at_the_time_limit() -> None:
    view = view_of("highest")
    handler = signal.signal(signal.SIGALRM, computers._time_out)
    try:
        with pytest.raises(TimeoutError):
            computers._think(sleep, view, ADVANCED, 0.05)
    finally:
        signal.signal(signal.SIGALRM, handler)
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


async def test_event_loop_is_not_blocked_by_thinking(pool: Thinker) -> None:
    thinking = asyncio.gather(*(pool.choose(view_of(), ADVANCED, bytes([n])) for n in range(20)))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 20
    assert len(await thinking) == 20


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_no_process_outlives_a_killed_bot(tmp_path: Path) -> None:
    program = (
        "import asyncio, time\n"
        "from bot.host.play.computers import Thinker\n"
        "from tests.host.test_thinker import view_of\n"
        "if __name__ == '__main__':\n"
        "    pool = Thinker(1)\n"
        "    asyncio.run(pool.choose(view_of(), 'advanced', b''))\n"
        "    print(*pool._quick.pool.current._processes, flush=True)\n"
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
    wait_for_ends([child])


def wait_for_ends(processes: Sequence[int]) -> None:
    """Wait until killed processes have ended, which takes the system a moment."""
    deadline = time.monotonic() + 10
    while any(map(alive, processes)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def alive(process: int) -> bool:
    """Return whether a process is running, and not a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # it may end between opening and reading
        return False
