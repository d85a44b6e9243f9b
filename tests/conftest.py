"""What holds for every test."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from discord.gateway import KeepAliveHandler


@pytest.fixture(autouse=True)
def no_heart_beats_on() -> Iterator[None]:
    """Ends the heartbeats of clients that were closed while they connected: the library leaves their threads behind."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
