"""Where pictures are drawn: off the event loop, and in production outside the bot's process; samples of games."""

from __future__ import annotations

import asyncio
import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import NamedTuple, TypeVar

import render
from bot.process_pool import ReplaceablePool
from bot.ui.picture_words import PictureWords
from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.view import View
from render import Look

_log = logging.getLogger(__name__)
_GAMES = 4
"""The number of games whose samples are drawn at the start."""
_ACTIONS = 44
"""Actions played in the first round of a sample: by then melds are on the table."""
_SEED = b"preview"
_LEVEL = players.BEGINNER
"""A level that melds early and is quick."""
T = TypeVar("T")
_AHEAD = 4
"""Drawings handed over before a process is free."""


class Sample(NamedTuple):
    """A game in its first round: the first seat's view, the public view, and the number of seats."""

    hand: View
    table: View
    seats: int


@cache
def sample(name: str) -> Sample:
    """Return a sample of a game. Made once, where pictures are drawn: it takes a while."""
    rules = GAMES[name].of(GAMES[name].presets[0])
    seats = rules.seats_played()[0]
    game = Game(rules, seats, Deals.numbered(1))
    while not game.round.over and len(game.actions) < _ACTIONS:
        seat = game.to_act[0]
        game.play(seat, players.choose(game.view(seat), _LEVEL, _SEED))
    return Sample(game.view(0), game.view(None), seats)


def draw_choices(part: str, looks: Sequence[tuple[str, Look]], *, look: Look) -> bytes:
    """Draw the named ``looks``, which differ in this part: see :func:`render.draw_choices`."""
    shown = None
    if part in render.SHOWN_IN:
        game, table = render.SHOWN_IN[part]
        shown = sample(game).table if table else sample(game).hand
    return render.draw_choices(looks, shown, look=look)


def _draw_samples() -> None:
    """Load the fonts and everything else for the first pictures."""
    look = Look(say=PictureWords())
    for game in [*GAMES][:_GAMES]:
        drawn = sample(game)
        names = [""] * drawn.seats
        render.draw_table(drawn.table, names, look=look)
        render.draw_hand(drawn.hand, names, look=look)


class Drawing(ABC):
    """A place where pictures are drawn, ``at_once`` of them at the same time.

    ``ahead`` more may be queued, so that no drawing place waits for a busy event loop.
    """

    def __init__(self, at_once: int, ahead: int = 0) -> None:
        self.at_once, self.ahead = at_once, ahead

    @abstractmethod
    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, or raise what it raises."""

    @abstractmethod
    def close(self) -> None:
        """Draw nothing any more."""


class InThreads(Drawing):
    """Draws in threads of this process. They share its core with the event loop, and its memory."""

    def __init__(self, threads: int = 2) -> None:
        super().__init__(threads)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, or raise what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Draw nothing any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class InProcesses(Drawing):
    """Draws in processes of its own. The work and its result must be picklable.

    If a process dies, all are replaced, and their work is done again.
    """

    def __init__(self, processes: int) -> None:
        super().__init__(processes, ahead=_AHEAD)
        self._pool = ReplaceablePool(processes, _draw_samples)

    def start(self) -> None:
        """Start the processes now, so that nobody waits for them."""
        for _ in range(self.at_once):
            self._pool.open().submit(os.getpid)

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of ``work``, or raise what it raises."""
        pool = self._pool.open()
        try:
            return await asyncio.wrap_future(pool.submit(work))
        except BrokenProcessPool:
            _log.info("a process that draws has died; starting another")
            self._pool.drop(pool)
        return await asyncio.wrap_future(self._pool.open().submit(work))

    def close(self) -> None:
        """Draw nothing any more."""
        self._pool.close()


def drawing(processes: int) -> Drawing:
    """Return where a bot draws: in a number of processes, which start now, or for 0 in its own threads."""
    if not processes:
        return InThreads()
    found = InProcesses(processes)
    found.start()
    return found
