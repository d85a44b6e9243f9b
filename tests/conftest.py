"""What holds for every test."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable, Iterator

import pytest
from discord.gateway import KeepAliveHandler
from hypothesis import settings

# The same examples, and the same cards, in every run: no change is refused for what it did not touch. New ones are
# looked for with make test PYTEST="--hypothesis-profile=random".
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("random", derandomize=False, deadline=None)
settings.load_profile("same")


@pytest.fixture(autouse=True)
def no_heart_beats_on() -> Iterator[None]:
    """Ends the heartbeats of clients that were closed while they connected: the library leaves their threads behind."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


@pytest.fixture
def entropy(request: pytest.FixtureRequest) -> Callable[[int], bytes]:
    """What tables and their cards are drawn from: the same in every run of a test."""
    if request.config.getoption("--hypothesis-profile") == "random":
        return secrets.token_bytes
    return random.Random(request.node.nodeid).randbytes
