"""The bot with a clock that is ahead of the machine's: ``python -m tests.bot.bot_ahead SECONDS run``."""

from __future__ import annotations

import runpy
import sys
import time

if __name__ == "__main__":
    _ahead, _real = float(sys.argv.pop(1)), time.time
    time.time = lambda: _real() + _ahead
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
