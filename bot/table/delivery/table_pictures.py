"""The public picture of a table: the game, the score sheet, the winner; and films of big moves below it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import render
from bot.host.model.settings import Preferences
from bot.host.records.statistics import NO_CHANGES, GameRatings, RatingChanges
from bot.host.table.state import Change, TableState
from bot.recent import Recent
from bot.table.delivery.painter import Overtaken, Painter, never
from bot.table.messages.endings import drawn_highlights, is_over, rating_changes, winner_note
from bot.table.messages.lobby import lobby_lines, lobby_seats
from bot.table.messages.table import Film
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.components import Picture, look_of
from bot.ui.languages import table_texts
from bot.ui.names import names, plain_people, seat_labels
from engine.types import Event, Seat
from render import Look

_KEPT = 16
"""The most pictures of endings kept."""


class TablePictures:
    """Draws tables. The end of a round or a game is drawn once for all people with the same look."""

    def __init__(self, painter: Painter, ratings: GameRatings) -> None:
        self._painter, self._ratings = painter, ratings
        self._ends: Recent[tuple[str, int, Look, tuple[object, ...]], asyncio.Task[Picture | None]] = Recent(_KEPT)

    async def draw(
        self,
        texts: Texts,
        state: TableState,
        preferences: Preferences,
        changes: RatingChanges = NO_CHANGES,
        *,
        seat: Seat | None = None,
        overtaken: Overtaken = never,
    ) -> Picture | None:
        """Return a table's public picture in the style of these preferences; for a ``seat``, with its side nearest.

        ``changes`` are those of :meth:`changes`. Raises
        :class:`~bot.table.delivery.painter.NotDrawn` if the picture of a running round was ``overtaken``.
        """
        view = state.view(seat)
        if view is None:
            seats, lines = lobby_seats(texts, state), lobby_lines(texts, state)
            sides = state.rules.sides(state.seat_count)
            return await self._painter.lobby(seats, lines, sides, texts=texts, preferences=preferences)
        if is_over(view):
            return await self._end(texts, state, preferences, changes)
        # A whole turn is too long for the picture, so the text below shows it.
        last = [event.seen_by(None) for event in state.recent[-1:]]
        note = "".join(sentences.log_lines(texts, state.rules, last, plain_people(state, texts)))
        news = [event.seen_by(None) for event in state.news]
        called, labels = names(state, texts), seat_labels(state, texts)
        return await self._painter.table(
            view,
            called,
            note,
            texts=texts,
            news=news,
            labels=labels,
            preferences=preferences,
            overtaken=overtaken,
        )

    async def changes(self, state: TableState) -> RatingChanges:
        """Return the rating changes of the game's players, once it has been won."""
        view = state.view(None)
        return await self._ratings.changes(state) if view and view.winners else NO_CHANGES

    async def _end(
        self, texts: Texts, state: TableState, preferences: Preferences, changes: RatingChanges
    ) -> Picture | None:
        called = names(state, texts)
        drawn = (*called, state.status, *sorted(changes.by_seat.items()))
        key = (state.id, state.revision, look_of(preferences, texts.locale), drawn)
        task = self._ends.get(key)
        if task is None or task.cancelled() or (task.done() and task.result() is None):
            task = self._ends[key] = asyncio.create_task(self._draw_end(texts, state, preferences, changes))
        return await asyncio.shield(task)

    async def _draw_end(
        self, texts: Texts, state: TableState, preferences: Preferences, changes: RatingChanges
    ) -> Picture | None:
        view, called = state.view(None), names(state, texts)
        assert view is not None
        if not view.winners:
            return await self._painter.table(view, called, texts=texts, preferences=preferences)
        return await self._painter.winner(
            view,
            called,
            drawn_highlights(texts.of(state.game), state),
            rating_changes(changes),
            winner_note(texts.of(state.game), state),
            texts=texts,
            match_won=state.match is not None and state.match.winner is not None,
            preferences=preferences,
        )


class _Ready(NamedTuple):
    """A film that waits to be shown, with the snapshot and the picture of the table that it belongs to."""

    state: TableState
    table: Picture
    film: Film


class Films:
    """Draws a film once its table is shown, and then has the table shown again with it.

    The table never waits for its film, and a film that the next change overtakes is dropped.
    """

    def __init__(self, painter: Painter, show: Callable[[TableState], None]) -> None:
        self._painter, self._show = painter, show
        self._newest: dict[str, int] = {}
        """The number of each table's newest snapshot."""
        self._events: dict[str, list[tuple[int, Event]]] = {}
        """The public events that have not been shown yet, by table, each with its snapshot's number."""
        self._ready: dict[str, _Ready] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, change: Change) -> None:
        """Take note of a change before it is shown."""
        state = change.state
        self._newest[state.id] = state.number
        self._ready.pop(state.id, None)
        told = [(state.number, event.seen_by(None)) for event in change.events]
        if told:
            self._events.setdefault(state.id, []).extend(told)

    def shown(self, state: TableState, picture: Picture | None, *, wanted: bool) -> None:
        """Begin the film of a table that has just been shown, if its last moves deserve one."""
        events = self._events.pop(state.id, [])
        later = [told for told in events if told[0] > state.number]
        if later:
            self._events[state.id] = later
        view = state.view(None)
        if not wanted or picture is None or view is None or self._overtaken(state):
            return
        event = render.film_moment(view, [event for number, event in events if number <= state.number])
        if event is not None:
            task = asyncio.create_task(self._draw(state, picture, event), name=f"film {state.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def take(self, state: TableState) -> tuple[Picture, Film] | None:
        """Return the table's picture and its film, if one is ready for exactly this snapshot; only once."""
        ready = self._ready.pop(state.id, None)
        return (ready.table, ready.film) if ready and ready.state is state else None

    def forget(self, table_id: str) -> None:
        """Forget a table that has ended, or that another process shows."""
        for kept in (self._newest, self._events, self._ready):
            kept.pop(table_id, None)

    def stop(self) -> None:
        """Cancel all films."""
        for task in self._tasks:
            task.cancel()

    def _overtaken(self, state: TableState) -> bool:
        return self._newest.get(state.id, state.number) > state.number

    async def _draw(self, state: TableState, table: Picture, event: Event) -> None:
        view = state.view(None)
        assert view is not None
        texts = table_texts(state).of(state.game)
        picture = await self._painter.film(
            view,
            names(state, texts),
            event,
            texts=texts,
            preferences=state.preferences_of(state.seat_of(state.host)),
            overtaken=lambda: self._overtaken(state),
        )
        if picture is not None and not self._overtaken(state):
            alt = texts.say("film-alt", told=texts.event(event, plain_people(state, texts)))
            self._ready[state.id] = _Ready(state, table, Film(picture, alt))
            self._show(state)
