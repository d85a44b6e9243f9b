"""``make bench``: the figures of speed and size, with the machine they were taken on."""

from __future__ import annotations

import os
import platform
from importlib import import_module
from pathlib import Path

PARTS = (
    "engine",
    "blunders",
    "pictures",
    "store",
    "coming_back",
    "startup",
    "tables",
    "boards",
    "days",
    "posts",
    "kept_boards",
    "sizes",
)


def processor() -> str:
    """Return the processor's name as the machine reports it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> None:
    """Run every part in turn, and print its figures as they are measured."""
    print(f"{processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}")
    for part in PARTS:
        print(f"\n{part}", flush=True)
        for name, figure in import_module(f"tests.bench.{part}").run():
            print(f"  {name:<58} {figure}", flush=True)


if __name__ == "__main__":
    main()
