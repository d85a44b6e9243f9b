"""Settings and fixtures of all tests."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from itertools import compress
from pathlib import Path
from zlib import adler32

import pytest
from discord.gateway import KeepAliveHandler
from hypothesis import HealthCheck, is_hypothesis_test, settings

from engine.daily import DAILY_GAMES
from tests.examples import SOAK, more
from tests.game_selection import check_game, concerns
from tests.postgres_server import REQUIRED, NoServer, Server, running_server

# Every run uses the same examples and the same cards, so a change never fails for something it did not touch.
# make test PYTEST="--hypothesis-profile=random" looks for new ones. There are no deadlines: a busy machine would
# fail correct code.
SAMPLED = 5
"""Of how many cases of a sampled test one is in every run."""
MANY = 10
"""From how many cases of a test on a short soak takes a fifth of them, too."""
_UNHURRIED = settings(
    max_examples=more(10, 250), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
settings.register_profile("same", _UNHURRIED, derandomize=True)
settings.register_profile("random", _UNHURRIED, derandomize=False)
settings.load_profile("same")


gc.disable()  # until the tests are collected: what is made until then stays


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--game`` and ``--postgres``."""
    parser.addoption("--game", metavar="NAME", help="run only the tests that concern this game")
    parser.addoption("--postgres", action="store_true", help="let the bots of all tests store games on PostgreSQL")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse an unknown game before anything is collected."""
    game = config.getoption("--game")
    if game is not None:
        try:
            check_game(game)
        except ValueError as error:
            raise pytest.UsageError(str(error)) from None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests as the options demand, and deselect those that a game named by ``--game`` or a short soak leaves out.

    The properties are long tests too, and so are most cases of a sampled test.
    """
    number = Counter(map(_sampled_as, items))
    cases = Counter[str]()
    for item in items:
        stores_games = "database_url" in getattr(item, "fixturenames", ())
        if config.getoption("--postgres") and stores_games and not item.get_closest_marker("sqlite"):
            item.add_marker("postgres")
        if SOAK and (is_hypothesis_test(getattr(item, "obj", None)) or item.get_closest_marker("in_soak_too")):
            item.add_marker("soak")
        if item.get_closest_marker("sampled"):
            family = _sampled_as(item)
            chosen = cases[family] % SAMPLED == _first(family, number[family])
            if SOAK or not (chosen or config.getoption("--game")):
                item.add_marker("soak")
            cases[family] += 1
    game = config.getoption("--game")
    if game is not None:
        _keep(config, items, [_concerns(item, game, config.rootpath) for item in items])
    if 0 < SOAK < 1:
        _keep(config, items, _short(items))


def _keep(config: pytest.Config, items: list[pytest.Item], kept: Sequence[bool]) -> None:
    config.hook.pytest_deselected(items=[item for item, keeps in zip(items, kept, strict=True) if not keeps])
    items[:] = compress(items, kept)


def _concerns(item: pytest.Item, game: str, root: Path) -> bool:
    marked = [name for mark in item.iter_markers("game") for name in mark.args]
    call = getattr(item, "callspec", None)
    return concerns(game, item.path.relative_to(root), marked, call.params if call else {})


def _short(items: Sequence[pytest.Item]) -> list[bool]:
    """Return which tests a short soak keeps: of those with many cases a fifth, but not the one of every run."""
    functions = [*map(_function, items)]
    number, before, kept = Counter(functions), Counter[str](), []
    for function in functions:
        coming = (_first(function, number[function]) + 1) % SAMPLED
        kept.append(number[function] < MANY or before[function] % SAMPLED == coming)
        before[function] += 1
    return kept


def _function(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def _sampled_as(item: pytest.Item) -> str:
    """Return what a test is a case of: its function, or its class if that is sampled."""
    mark = item.get_closest_marker("sampled")
    return item.nodeid.rpartition("::")[0] if mark and mark.args else _function(item)


def _first(function: str, number: int) -> int:
    """Return which of a sampled test's cases is the first in every run; tests with the same cases begin differently."""
    return adler32(function.rpartition("::")[2].encode()) % min(number, SAMPLED)


def pytest_collection_finish() -> None:
    """Have the garbage collector skip what lives as long as the run: modules, texts, and the tests themselves."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(10_000, 10, 10)


@pytest.fixture(autouse=True)
def stop_heartbeats() -> Iterator[None]:
    """Stop the heartbeat threads that discord.py leaves behind when a client is closed while it connects."""
    yield
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


@pytest.fixture
def short_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the deal of the day of Écarté, except in a whole soak."""
    if SOAK < 1:
        monkeypatch.setitem(DAILY_GAMES, "ecarte", DAILY_GAMES["ecarte"]._replace(rounds=4))


@pytest.fixture
def entropy(request: pytest.FixtureRequest) -> Callable[[int], bytes]:
    """Return the source of random bytes for tables and cards: the same in every run of a test."""
    if request.config.getoption("--hypothesis-profile") == "random":
        return secrets.token_bytes
    return random.Random(request.node.nodeid).randbytes


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Start a PostgreSQL server. Without PostgreSQL the test is skipped, or fails if the environment requires it."""
    try:
        with running_server() as server:
            yield server
    except NoServer as error:
        if os.environ.get(REQUIRED):
            raise
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def postgres_database(postgres: Server) -> str:
    return asyncio.run(postgres.new_database())


@pytest.fixture
async def postgres_url(postgres: Server, postgres_database: str) -> AsyncIterator[str]:
    """Yield the URL of a PostgreSQL database, migrated and empty."""
    yield postgres.url(postgres_database)
    await postgres.empty(postgres_database)
