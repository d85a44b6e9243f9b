"""Draws pictures, so that the event loop never waits for one: none twice, none after everybody stopped waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import render
from bot.host.model.settings import DEFAULT_PREFERENCES, Preferences
from bot.recent import Recent
from bot.table.delivery.drawing import Drawing, draw_choices
from bot.texts import Texts
from bot.ui.components import Picture, look_of
from bot.ui.replies import report
from engine.cards import Card
from engine.types import Event, Seat, Side
from engine.view import View
from render import (
    Bracket,
    DailyResult,
    Evening,
    Highlight,
    LobbySeat,
    Look,
    Podium,
    Point,
    RatingChange,
    Result,
    Row,
    Scene,
)

_KEPT = 256
"""The most pictures kept: about 20 MB with the views they were drawn from."""

Draw: TypeAlias = Callable[[str, "partial[bytes]"], Awaitable[Picture | None]]
Overtaken: TypeAlias = Callable[[], bool]
"""Whether a newer picture will be shown instead."""


class NotDrawn(Exception):
    """A picture was not drawn, because everybody who asked for it was overtaken."""


def _house(texts: Texts) -> Look:
    """Return the look of pictures that belong to nobody."""
    return look_of(DEFAULT_PREFERENCES, texts.locale)


def never() -> bool:
    """Return the check of a picture that is never overtaken."""
    return False


class _Drawing:
    """A picture, or the task that draws it."""

    def __init__(self) -> None:
        self.checks: list[Overtaken] = []
        self.task: asyncio.Task[Picture | None] | None = None

    def is_overtaken(self) -> bool:
        return all(check() for check in self.checks)


class PictureCache:
    """The pictures drawn last, at most ``at_once`` at the same time.

    Requests for equal pictures share one drawing, even while it waits to be begun. Two pictures are equal if they have
    the same name and come from equal calls of :mod:`render`, whose functions are pure. The look has the language.
    """

    def __init__(self, at_once: int) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._drawings: Recent[Hashable, _Drawing] = Recent(_KEPT)

    async def picture(
        self, draw: Draw, name: str, drawing: partial[bytes], overtaken: Overtaken = never
    ) -> Picture | None:
        """Return the picture of a call, from ``draw`` if it is new, or None if it cannot be drawn.

        Raises :class:`NotDrawn` if it had not been begun when all who asked for it were ``overtaken``.
        """
        key = (name, drawing.func, _hashable(drawing.args), _hashable(tuple(drawing.keywords.items())))
        while True:
            found = self._drawings[key] = self._drawings.get(key) or _Drawing()
            if found.task is None or not found.task.done():
                found.checks.append(overtaken)
            if found.task is None:
                work = self._run(key, found, partial(draw, name, drawing))
                found.task = asyncio.create_task(work, name=f"painter {name}")
            try:
                return await asyncio.shield(found.task)
            except NotDrawn:
                if overtaken():
                    raise

    async def _run(
        self, key: Hashable, drawn: _Drawing, draw: Callable[[], Awaitable[Picture | None]]
    ) -> Picture | None:
        picture = None
        try:
            async with self._turns:
                if drawn.is_overtaken():
                    raise NotDrawn
                picture = await draw()
        finally:
            drawn.checks.clear()
            if picture is None and self._drawings.get(key) is drawn:
                del self._drawings[key]
        return picture


def _hashable(value: object) -> Hashable:
    """Return arguments of a call in a form for keys: lists become tuples."""
    return tuple(map(_hashable, value)) if type(value) in (tuple, list) else value  # type: ignore[call-overload]


class Painter:
    """Returns pictures, and None for one that cannot be drawn: its text must suffice.

    Equal pictures are drawn once. A picture may name a check whether it is ``overtaken``: then it raises
    :class:`bot.table.delivery.painter.NotDrawn` unless drawing had begun before.
    """

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._pictures = PictureCache(drawing.at_once + drawing.ahead)
        self._filming = asyncio.Semaphore(max(1, drawing.at_once - 1))

    async def table(
        self,
        view: View,
        names: Sequence[str],
        note: str = "",
        *,
        texts: Texts,
        news: Sequence[Event] = (),
        labels: Sequence[str] = (),
        preferences: Preferences = DEFAULT_PREFERENCES,
        overtaken: Overtaken = never,
    ) -> Picture | None:
        """Return the public table, with the changes of ``news`` marked: see :func:`render.draw_table`."""
        draw = partial(
            render.draw_table, view, names, note, news=news, labels=labels, look=look_of(preferences, texts.locale)
        )
        return await self._once("table.png", draw, overtaken)

    async def hand(
        self,
        view: View,
        names: Sequence[str],
        title: str = "",
        *,
        texts: Texts,
        preferences: Preferences = DEFAULT_PREFERENCES,
        marked: Sequence[Card] = (),
        news: Sequence[Event] = (),
        watched: bool = False,
        overtaken: Overtaken = never,
    ) -> Picture | None:
        """Return a seat's hand: see :func:`render.draw_hand`."""
        draw = partial(
            render.draw_hand,
            view,
            names,
            title,
            look=look_of(preferences, texts.locale),
            marked=marked,
            news=news,
            watched=watched,
        )
        return await self._once("hand.png", draw, overtaken)

    async def lobby(
        self,
        seats: Sequence[LobbySeat],
        lines: Sequence[str],
        sides: Sequence[Side],
        *,
        texts: Texts,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """Return an open table."""
        draw = partial(render.draw_lobby, seats, lines, sides, look=look_of(preferences, texts.locale))
        return await self._once("table.png", draw)

    async def scores(
        self, view: View, names: Sequence[str], *, texts: Texts, preferences: Preferences = DEFAULT_PREFERENCES
    ) -> Picture | None:
        """Return the scores of a game, round by round."""
        draw = partial(render.draw_scores, view, names, look=look_of(preferences, texts.locale))
        return await self._once("scores.png", draw)

    async def winner(
        self,
        view: View,
        names: Sequence[str],
        highlights: Sequence[Highlight],
        ratings: Mapping[Seat, RatingChange],
        note: str = "",
        *,
        texts: Texts,
        match_won: bool = False,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """Return the end of a game that has been won."""
        draw = partial(render.draw_winner, view, names, highlights, ratings, note=note, match_won=match_won)
        return await self.draw("table.png", partial(draw, look=look_of(preferences, texts.locale)))

    async def evening(self, card: Evening, *, texts: Texts) -> Picture | None:
        """Return the card of an evening."""
        return await self.draw("evening.png", partial(render.draw_evening, card, look=_house(texts)))

    async def evening_film(self, card: Evening, scenes: Sequence[Scene], *, texts: Texts) -> Picture | None:
        """Return the film of an evening. Drawing takes seconds: see :meth:`replay`."""
        async with self._filming:
            return await self.draw("evening.gif", partial(render.draw_evening_film, card, scenes, look=_house(texts)))

    async def daily(
        self, result: DailyResult, *, texts: Texts, preferences: Preferences = DEFAULT_PREFERENCES
    ) -> Picture | None:
        """Return somebody's result in a daily deal."""
        return await self.draw("daily.png", partial(render.draw_daily, result, look=look_of(preferences, texts.locale)))

    async def podium(self, podium: Podium, *, texts: Texts) -> Picture | None:
        """Return the podium of a day, a season or a tournament. Servers with the same one share one drawing."""
        return await self._once("podium.png", partial(render.draw_podium, podium, look=_house(texts)))

    async def bracket(self, page: Bracket, *, texts: Texts) -> Picture | None:
        """Return a page of a knockout's bracket."""
        return await self._once("bracket.png", partial(render.draw_bracket, page, look=_house(texts)))

    async def board(
        self,
        title: str,
        columns: Sequence[str],
        rows: Sequence[Row],
        own: Row | None = None,
        *,
        texts: Texts,
        subtitle: str = "",
        note: str = "",
        by: int | None = None,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """Return a leaderboard: see :func:`render.draw_board`."""
        draw = partial(
            render.draw_board,
            title,
            columns,
            rows,
            own,
            subtitle=subtitle,
            note=note,
            by=by,
            look=look_of(preferences, texts.locale),
        )
        return await self.draw("board.png", draw)

    async def curve(
        self,
        title: str,
        points: Sequence[Point],
        form: Sequence[Result],
        *,
        texts: Texts,
        subtitle: str = "",
        note: str = "",
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """Return the curve of a rating, and the last results."""
        draw = partial(
            render.draw_curve,
            title,
            points,
            form,
            subtitle=subtitle,
            note=note,
            look=look_of(preferences, texts.locale),
        )
        return await self.draw("curve.png", draw)

    async def replay(
        self,
        views: Sequence[View],
        names: Sequence[Sequence[str]],
        notes: Sequence[str],
        *,
        texts: Texts,
        hands: bool,
        preferences: Preferences = DEFAULT_PREFERENCES,
    ) -> Picture | None:
        """Return an animated replay of tables or hands.

        Drawing takes seconds, so the number of replays drawn at once is limited.
        """
        async with self._filming:
            draw = partial(render.replay_gif, views, names, notes, hands=hands, look=look_of(preferences, texts.locale))
            return await self.draw("replay.gif", draw)

    async def film(
        self,
        view: View,
        names: Sequence[str],
        event: Event,
        *,
        texts: Texts,
        preferences: Preferences,
        overtaken: Callable[[], bool],
    ) -> Picture | None:
        """Return the film of a big move, unless the table has changed before drawing begins."""
        async with self._filming:
            if overtaken():
                return None
            draw = partial(render.draw_film, view, names, event, look=look_of(preferences, texts.locale))
            return await self.draw("film.gif", draw)

    async def choices(self, part: str, looks: Sequence[tuple[str, Preferences]], *, texts: Texts) -> Picture | None:
        """Return a picture of the named looks, of which people choose one; they differ in this part."""
        shown = tuple((name, look_of(each, texts.locale)) for name, each in looks)
        return await self._once("looks.png", partial(draw_choices, part, shown, look=_house(texts)))

    async def _once(self, name: str, drawing: partial[bytes], overtaken: Overtaken = never) -> Picture | None:
        return await self._pictures.picture(self.draw, name, drawing, overtaken)

    async def draw(self, name: str, drawing: partial[bytes]) -> Picture | None:
        """Run one call of :mod:`render`. Every picture that is drawn passes here."""
        try:
            image = await self._drawing.run(drawing)
        except Exception as error:
            report(error)
            return None
        return Picture.of(name, image)

    def close(self) -> None:
        """Draw nothing any more."""
        self._drawing.close()
