"""A pool of processes ends at once and for good, so that the program can exit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stops processes as POSIX does")

LONGEST = 30.0
"""Seconds in which the program must exit on a busy machine; it takes less than one on an idle machine."""
BEGUN = """
import os, select, signal, sys
from bot.process_pool import ProcessPool
from tests.bot.test_process_pool import large, nothing

if __name__ == "__main__":
    pool = ProcessPool(1, nothing)
    worker = pool.submit(os.getpid).result()
"""


def nothing() -> None:
    """Prepare nothing."""


def large() -> bytes:
    """Return more than a pipe holds."""
    return bytes(100_000_000)


def exit_status(tmp_path: Path, *lines: str) -> int:
    """Run a program that begins with a pool and its ``worker``; return its exit status."""
    script = tmp_path / "program.py"
    script.write_text(BEGUN + "".join(f"    {line}\n" for line in lines))
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    return subprocess.run([sys.executable, str(script)], env=environment, timeout=LONGEST, check=False).returncode


def test_program_exits_although_a_process_was_ended_within_a_large_result(tmp_path: Path) -> None:
    assert not exit_status(
        tmp_path,
        "results = pool._result_queue._reader",
        "pool.submit(large)",
        "select.select([results], [], [])",
        "pool.end()",
    )


def test_program_exits_although_a_process_is_stopped(tmp_path: Path) -> None:
    assert not exit_status(tmp_path, "os.kill(worker, signal.SIGSTOP)", "pool.end()")
