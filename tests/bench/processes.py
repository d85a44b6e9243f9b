"""The processor time and memory of processes, where the system tells (only Linux does); elsewhere zeros."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK")
_USER, _SYSTEM = 11, 12
"""The columns of a ``stat`` file after the process's name."""


class Usage(NamedTuple):
    """Processor time in seconds."""

    bots: float
    helpers: float
    """The bots' children, which draw, and think for the computers."""
    database: float
    """The server of the database and its children; SQLite's is the bots'."""
    playground: float
    """This process."""
    loops: tuple[float, ...]
    """Of each bot, the thread of its event loop."""

    def since(self, earlier: Usage) -> Usage:
        """Return the usage since an earlier time."""
        return Usage(
            self.bots - earlier.bots,
            self.helpers - earlier.helpers,
            self.database - earlier.database,
            self.playground - earlier.playground,
            tuple(now - then for now, then in zip(self.loops, earlier.loops, strict=True)),
        )


def usage(bots: Sequence[int], database: int | None = None) -> Usage:
    """Return the processor time so far of bots and of a database's server, given by their process ids."""
    children = [child for bot in bots for child in _descendants(bot)]
    servers = [] if database is None else [database, *_descendants(database)]
    return Usage(
        bots=sum(map(processor_time, bots)),
        helpers=sum(map(processor_time, children)),
        database=sum(map(processor_time, servers)),
        playground=time.process_time(),
        loops=tuple(_seconds(Path(f"/proc/{bot}/task/{bot}/stat")) for bot in bots),
    )


def processor_time(pid: int) -> float:
    """Return the processor time in seconds that a process has used so far."""
    return _seconds(Path(f"/proc/{pid}/stat"))


def peak_memory(pid: int) -> int:
    """Return the most memory in bytes that a process has held so far."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        for line in status.read_text("utf-8").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) * 1024
    return 0


def peak_memory_with_children(pid: int) -> int:
    """Return the most memory in bytes of a process and each of its children, counting shared memory for each."""
    return sum(map(peak_memory, [pid, *_descendants(pid)]))


def _descendants(pid: int) -> list[int]:
    """Return the children of a process, their children, and so on."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    children = [int(child) for child in listed.read_text("ascii").split()] if listed.exists() else []
    return children + [deep for child in children for deep in _descendants(child)]


def _seconds(stat: Path) -> float:
    try:
        fields = stat.read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[_USER]) + int(fields[_SYSTEM])) / _TICKS
