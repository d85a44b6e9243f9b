"""The tutorial's lessons: at the learner's own table each rule is explained once, when it first matters.

The table is then reposted below the lesson: on a phone a few sentences would push its buttons out of sight.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

import discord

from bot.host.host import Host
from bot.host.model.settings import TutorialProgress
from bot.host.refusals import Refusal
from bot.host.table.state import Change, TableState
from bot.limits import CONTENT
from bot.table.delivery.presenter import Presenter
from bot.table.delivery.requests import nonce
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.texts import Texts
from bot.ui.components import clip
from bot.ui.names import people
from data.store import Player, Status
from engine import study

_log = logging.getLogger(__name__)

_BEGINNINGS = frozenset({"started", "resumed"})
_ENDED = (Status.FINISHED, Status.CLOSED)
_AT_ONCE = 4
"""The most lessons in one message. The others follow when they matter again."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class TutorialMessages(FeatureService):
    """Sends the lessons at the tables of learners."""

    def __init__(self, client: discord.Client, host: Host, presenter: Presenter, texts: Texts) -> None:
        self._client, self._host, self._presenter, self._texts = client, host, presenter, texts
        self._taught: set[str] = set()
        """The known tables of learners."""
        self._workers = Workers("lessons", self._teach)

    def changed(self, change: Change) -> None:
        """Send the lessons that a change calls for; a change listener of the host."""
        if not self._host.duty.has(change.state.guild_id):
            return
        if change.table_id in self._taught or any(event.kind in _BEGINNINGS for event in change.events):
            self._workers.poke(change.table_id)

    def brought_back(self, state: TableState) -> None:
        """Check after a start whether a table is a learner's."""
        if state.practice and state.alone:
            self._workers.poke(state.id)

    async def stop(self) -> None:
        """Stop the worker; work that takes too long is cancelled."""
        await self._workers.stop(_END)

    async def _teach(self, table_id: str) -> None:
        try:
            state = await self._host.state(table_id)
        except Refusal:
            return
        learner = await self._learner(state)
        if learner is None:
            self._taught.discard(table_id)
            return
        self._taught.add(table_id)
        if state.guided:
            return
        learning = TutorialProgress.read(learner.settings)
        told, lines = self._due(state, learner, learning.lessons)
        over = state.status in _ENDED
        if not (lines or over):
            return
        # Stored first: a lost lesson can be looked up, a repeated one is a nuisance.
        after = TutorialProgress(
            tutorial="" if over else table_id, lessons=tuple(dict.fromkeys((*learning.lessons, *told)))
        )
        await self._host.people.save(learner, after)
        if over:
            lines.append(self._texts.say("tutorial-over"))
        if await self._tell(state, "\n\n".join(lines)) and not over:
            self._presenter.follow(table_id)

    def _due(self, state: TableState, learner: Player, known: Collection[str]) -> tuple[list[str], list[str]]:
        """Return the codes of the lessons that count as given from now on, and their texts."""
        seat = state.seat_of(learner.id)
        texts = self._texts.of(state.game)
        view, called = state.view(seat), people(state, texts)
        if view is None:
            return [], []
        if state.guide and state.guide.lesson.code not in known:
            lesson = state.guide.lesson
            return [lesson.code, *study.covered_lessons(state.game)], [texts.note("guide", lesson, called)]
        notes = study.lessons(view, [event.seen_by(seat) for event in state.recent])
        notes = tuple(note for note in notes if note.code not in known)[:_AT_ONCE]
        return [note.code for note in notes], [texts.note("lesson", note, called) for note in notes]

    async def _learner(self, state: TableState) -> Player | None:
        """Return the learner whose tutorial this table is, or None."""
        if not (state.practice and state.alone):
            return None
        seated = [row.player for row in state.seats if row.player is not None]
        players = await self._host.people.by_number(seated)
        return next(
            (each for each in players.values() if TutorialProgress.read(each.settings).tutorial == state.id), None
        )

    async def _tell(self, state: TableState, lesson: str) -> bool:
        """Post the lesson in the table's channel; false if that fails."""
        channel = self._client.get_partial_messageable(state.channel_id)
        try:
            await channel.send(clip(lesson, CONTENT), nonce=nonce("lesson", state.id, str(state.revision), lesson))
        except discord.HTTPException as error:
            _log.info("table %s: a lesson could not be sent: %s %s", state.id, error.status, error.code)
            return False
        return True


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> TutorialMessages:
    """Return the service of a bot."""
    return TutorialMessages(client, services.host, services.presenter, services.texts)
