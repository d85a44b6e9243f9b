"""Draws pictures in a few threads so that the event loop never waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import render
from bot.delivery.previews import samples
from bot.host.model.preferences import DEFAULT_PREFERENCES, Preferences
from bot.messages.looks import look_of
from bot.messages.uploads import Picture
from bot.replies import report
from engine.cards import Card
from engine.types import Event, Seat, Side
from engine.view import View
from render import Highlight, LobbySeat, Point, RatingChange, Result, Row

_KEPT = 200
"""The most tables and hands that are kept: some 60 KiB each."""


class _OvertakenError(Exception):
    """A picture that was not drawn, because a newer one is wanted."""


def _never() -> bool:
    return False


class Painter:
    """Draws in ``threads`` threads. Returns None for a picture that cannot be drawn: the text beside it must do.

    The last tables and hands are kept: what is shown again, or in two places, is drawn once.
    """

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._slots = asyncio.Semaphore(threads)
        self._kept: OrderedDict[Hashable, asyncio.Task[Picture | None]] = OrderedDict()
        self._filming = asyncio.Semaphore(max(1, threads - 1))

    async def table(
        self,
        view: View,
        names: Sequence[str],
        note: str = "",
        *,
        news: Sequence[Event] = (),
        labels: Sequence[str] = (),
        preferences: Preferences = DEFAULT_PREFERENCES,
        overtaken: Callable[[], bool] = _never,
    ) -> Picture | None:
        """The public table, with the changes of ``news`` marked: see :func:`render.draw_table`.

        None too if it is ``overtaken`` when its turn comes: by a change that makes another picture necessary.
        """
        draw = partial(
            render.draw_table,
            view,
            tuple(names),
            note,
            news=tuple(news),
            labels=tuple(labels),
            look=look_of(preferences),
        )
        return await self._once("table.png", draw, overtaken)

    async def hand(
        self,
        view: View,
        names: Sequence[str],
        title: str = "",
        *,
        preferences: Preferences = DEFAULT_PREFERENCES,
        marked: Sequence[Card] = (),
        news: Sequence[Event] = (),
        watched: bool = False,
    ) -> Picture | None:
        """A seat's hand: see :func:`render.draw_hand`."""
        draw = partial(
            render.draw_hand,
            view,
            tuple(names),
            title,
            look=look_of(preferences),
            marked=tuple(marked),
            news=tuple(news),
            watched=watched,
        )
        return await self._once("hand.png", draw)

    async def lobby(
        self,
        seats: Sequence[LobbySeat],
        lines: Sequence[str],
        sides: Sequence[Side],
        *,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """An open table."""
        return await self.draw("table.png", partial(render.draw_lobby, seats, lines, sides, look=look_of(preferences)))

    async def scores(
        self, view: View, names: Sequence[str], *, preferences: Preferences = DEFAULT_PREFERENCES
    ) -> Picture | None:
        """The scores of a game, round by round."""
        return await self.draw("scores.png", partial(render.draw_scores, view, names, look=look_of(preferences)))

    async def winner(
        self,
        view: View,
        names: Sequence[str],
        highlights: Sequence[Highlight],
        ratings: Mapping[Seat, RatingChange],
        note: str = "",
        *,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """The end of a game that has been won."""
        draw = partial(render.draw_winner, view, names, highlights, ratings, note=note, look=look_of(preferences))
        return await self.draw("table.png", draw)

    async def board(
        self,
        title: str,
        columns: Sequence[str],
        rows: Sequence[Row],
        own: Row | None = None,
        *,
        subtitle: str = "",
        note: str = "",
        by: int | None = None,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """A leaderboard: see :func:`render.draw_board`."""
        draw = partial(
            render.draw_board, title, columns, rows, own, subtitle=subtitle, note=note, by=by, look=look_of(preferences)
        )
        return await self.draw("board.png", draw)

    async def curve(
        self,
        title: str,
        points: Sequence[Point],
        form: Sequence[Result],
        *,
        subtitle: str = "",
        note: str = "",
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """The curve of a rating, and the last results."""
        draw = partial(render.draw_curve, title, points, form, subtitle=subtitle, note=note, look=look_of(preferences))
        return await self.draw("curve.png", draw)

    async def replay(
        self,
        views: Sequence[View],
        names: Sequence[str],
        notes: Sequence[str],
        *,
        hands: bool,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """An animated replay of tables or hands. It takes seconds, so one thread is kept free for tables."""
        async with self._filming:
            draw = partial(render.replay_gif, views, names, notes, hands=hands, look=look_of(preferences))
            return await self.draw("replay.gif", draw)

    async def film(
        self,
        view: View,
        names: Sequence[str],
        event: Event,
        *,
        preferences: Preferences,
        overtaken: Callable[[], bool],
    ) -> Picture | None:
        """The film of a big move, unless the table has gone on before drawing begins. Leaves a thread for tables."""
        async with self._filming:
            if overtaken():
                return None
            draw = partial(render.draw_film, view, names, event, look=look_of(preferences))
            return await self.draw("film.gif", draw)

    async def previews(self, preferences: Preferences, *, tables: bool) -> list[tuple[str, Picture]]:
        """Sample hands or tables in the style of these preferences: the name of each game and its picture."""
        loop, look_ = asyncio.get_running_loop(), look_of(preferences)
        found = []
        for sample in await loop.run_in_executor(self._pool, samples):
            seats = [""] * sample.seats
            view, draw = (sample.table, render.draw_table) if tables else (sample.hand, render.draw_hand)
            picture = await self.draw(f"{sample.game}.png", partial(draw, view, seats, look=look_))
            if picture:
                found.append((sample.game, picture))
        return found

    async def _once(self, name: str, drawing: partial[bytes], overtaken: Callable[[], bool] = _never) -> Picture | None:
        """Draws a picture unless it is kept, is being drawn, or is overtaken when a thread is free."""
        key = (name, drawing.func, drawing.args, tuple(drawing.keywords.items()))
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._queued(name, drawing, overtaken))
            task.add_done_callback(partial(self._drop_failure, key))
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except _OvertakenError:
            # It may have been overtaken for another message only.
            return None if overtaken() else await self._once(name, drawing, overtaken)

    async def _queued(self, name: str, drawing: partial[bytes], overtaken: Callable[[], bool]) -> Picture | None:
        async with self._slots:
            if overtaken():
                raise _OvertakenError
            return await self.draw(name, drawing)

    def _drop_failure(self, key: Hashable, task: asyncio.Task[Picture | None]) -> None:
        if task.cancelled() or task.exception() or task.result() is None:
            self._kept.pop(key, None)

    async def draw(self, name: str, drawing: partial[bytes]) -> Picture | None:
        """Runs one call of :mod:`render` in the pool. Every picture passes through here; tests override it."""
        try:
            image = await asyncio.get_running_loop().run_in_executor(self._pool, drawing)
        except Exception as error:
            report(error)
            return None
        return Picture.of(name, image)

    def close(self) -> None:
        """Shuts down the thread pool."""
        self._pool.shutdown(wait=False, cancel_futures=True)
