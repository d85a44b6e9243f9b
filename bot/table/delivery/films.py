"""Short films of big moves, shown below a table's picture until the next change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import render
from bot.host.table.state import Change, TableState
from bot.table.delivery.painter import Painter
from bot.table.messages.table import Film
from bot.texts import Texts
from bot.ui.names import names, plain_people
from bot.ui.uploads import Picture
from engine.types import Event


class _Ready(NamedTuple):
    """A film that waits to be shown, with the snapshot and the picture of the table that it belongs to."""

    state: TableState
    table: Picture
    film: Film


class Films:
    """Draws a film once its table is shown, and then has the table shown again with it.

    The table never waits for its film, and a film that the next change overtakes is dropped.
    """

    def __init__(self, painter: Painter, texts: Texts, show: Callable[[TableState], None]) -> None:
        self._painter, self._texts, self._show = painter, texts, show
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
        picture = await self._painter.film(
            view,
            names(state, self._texts),
            event,
            preferences=state.preferences_of(state.seat_of(state.host)),
            overtaken=lambda: self._overtaken(state),
        )
        if picture is not None and not self._overtaken(state):
            texts = self._texts.of(state.game)
            alt = texts.say("film-alt", told=texts.event(event, plain_people(state, texts)))
            self._ready[state.id] = _Ready(state, table, Film(picture, alt))
            self._show(state)
