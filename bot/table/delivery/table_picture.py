"""The public picture of a table; the score sheet after a round, and the winner's picture after the game."""

from __future__ import annotations

import asyncio

from bot.host.model.settings import Preferences
from bot.host.records.statistics import NO_CHANGES, GameRatings, RatingChanges
from bot.host.table.state import TableState
from bot.recent import Recent
from bot.table.delivery.painter import Painter
from bot.table.delivery.picture_cache import Overtaken, never
from bot.table.messages.endings import drawn_highlights, is_over, rating_changes, winner_note
from bot.table.messages.lobby import lobby_lines, lobby_seats
from bot.texts import Texts
from bot.ui import sentences
from bot.ui.looks import look_of
from bot.ui.names import names, plain_people, seat_labels
from bot.ui.uploads import Picture
from engine.types import Seat
from render import Look

_KEPT = 16
"""The most pictures of endings kept."""


class TablePictures:
    """Draws tables. The end of a round or a game is drawn once for all people with the same look."""

    def __init__(self, painter: Painter, ratings: GameRatings, texts: Texts) -> None:
        self._painter, self._ratings, self._texts = painter, ratings, texts
        self._ends: Recent[tuple[str, int, Look, tuple[object, ...]], asyncio.Task[Picture | None]] = Recent(_KEPT)

    async def draw(
        self,
        state: TableState,
        preferences: Preferences,
        changes: RatingChanges = NO_CHANGES,
        *,
        seat: Seat | None = None,
        overtaken: Overtaken = never,
    ) -> Picture | None:
        """Return a table's public picture in the style of these preferences; for a ``seat``, with its side nearest.

        ``changes`` are those of :meth:`changes`. Raises
        :class:`~bot.table.delivery.picture_cache.NotDrawn` if the picture of a running round was ``overtaken``.
        """
        view = state.view(seat)
        if view is None:
            seats, lines = lobby_seats(self._texts, state), lobby_lines(self._texts, state)
            sides = state.rules.sides(state.seat_count)
            return await self._painter.lobby(seats, lines, sides, preferences=preferences)
        if is_over(view):
            return await self._end(state, preferences, changes)
        # A whole turn is too long for the picture, so the text below shows it.
        last = [event.seen_by(None) for event in state.recent[-1:]]
        note = "".join(sentences.log_lines(self._texts, state.rules, last, plain_people(state, self._texts)))
        news = [event.seen_by(None) for event in state.news]
        called, labels = names(state, self._texts), seat_labels(state, self._texts)
        return await self._painter.table(
            view, called, note, news=news, labels=labels, preferences=preferences, overtaken=overtaken
        )

    async def changes(self, state: TableState) -> RatingChanges:
        """Return the rating changes of the game's players, once it has been won."""
        view = state.view(None)
        return await self._ratings.changes(state) if view and view.winners else NO_CHANGES

    async def _end(self, state: TableState, preferences: Preferences, changes: RatingChanges) -> Picture | None:
        called = names(state, self._texts)
        drawn = (*called, state.status, *sorted(changes.by_seat.items()))
        key = (state.id, state.revision, look_of(preferences), drawn)
        task = self._ends.get(key)
        if task is None or task.cancelled() or (task.done() and task.result() is None):
            task = self._ends[key] = asyncio.create_task(self._draw_end(state, preferences, changes))
        return await asyncio.shield(task)

    async def _draw_end(self, state: TableState, preferences: Preferences, changes: RatingChanges) -> Picture | None:
        view, called = state.view(None), names(state, self._texts)
        assert view is not None
        if not view.winners:
            return await self._painter.table(view, called, preferences=preferences)
        return await self._painter.winner(
            view,
            called,
            drawn_highlights(self._texts.of(state.game), state),
            rating_changes(changes),
            winner_note(self._texts.of(state.game), state),
            match_won=state.match is not None and state.match.winner is not None,
            preferences=preferences,
        )
