"""Shows what changed: for each table one worker at a time, which always shows the newest state."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from bot.answers import report
from bot.hands import Hands
from bot.host import Change, Host, Refusal, TableState
from bot.people import names, plain
from bot.pictures import Painter, Picture
from bot.posts import Posts
from bot.texts import Texts
from bot.views.table import lobby_lines, lobby_title, table_message

_log = logging.getLogger(__name__)

_STEPS = 0.4
"""Seconds for which a computer's turn is left to go on before it is shown: a turn is told in one edit."""
_RETRIES = (2.0, 10.0, 60.0, 300.0)
"""Seconds after which a table that could not be shown is tried again, time after time."""


class Presenter:
    """Keeps the public message and the private hands of every table up to date."""

    def __init__(self, host: Host, posts: Posts, hands: Hands, painter: Painter, say: Texts) -> None:
        self._host, self._posts, self._hands, self._painter, self._say = host, posts, hands, painter, say
        self._news: dict[str, asyncio.Event] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._stopping = False

    def changed(self, change: Change) -> None:
        """Hears of a change; to be put into the host's ``on_change``."""
        self.poke(change.table_id)

    def poke(self, table_id: str) -> None:
        """Has a table shown anew, soon."""
        if self._stopping:
            return
        news = self._news.setdefault(table_id, asyncio.Event())
        news.set()
        if table_id not in self._workers:
            self._workers[table_id] = asyncio.create_task(self._work(table_id, news), name=f"presenter-{table_id}")

    async def settled(self, table_id: str) -> None:
        """Returns once everything known of a table is shown."""
        while worker := self._workers.get(table_id):
            await asyncio.wait([worker])

    async def stop(self, seconds: float = 2.0) -> None:
        """Lets the workers end what they do, for so long; then they are cancelled."""
        self._stopping = True
        if workers := list(self._workers.values()):
            _, slow = await asyncio.wait(workers, timeout=seconds)
            for worker in slow:
                worker.cancel()

    async def _work(self, table_id: str, news: asyncio.Event) -> None:
        try:
            while news.is_set():
                news.clear()
                try:
                    await self._present(await self._quiet(table_id, news))
                    del self._failures[table_id]
                except Refusal as refusal:
                    _log.warning("table %s cannot be shown: %s", table_id, refusal.note.code)
                except Exception as error:
                    report(error)
                    self._retry(table_id)
        finally:
            # In the same step as the last look at the news, or a poke in between would find a worker that is gone.
            del self._news[table_id], self._workers[table_id]

    def _retry(self, table_id: str) -> None:
        """Has a table shown a little later, unless that was tried in vain often enough."""
        failures = self._failures[table_id]
        self._failures[table_id] += 1
        if failures < len(_RETRIES):
            asyncio.get_running_loop().call_later(_RETRIES[failures], self.poke, table_id)

    async def _quiet(self, table_id: str, news: asyncio.Event) -> TableState:
        """The newest state; while only computers are to act, it is waited for what they do."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _STEPS
        while True:
            state = await self._host.state(table_id)
            left = until - loop.time()
            if left <= 0 or not _computers_turn(state):
                return state
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                return state
            news.clear()

    async def _present(self, state: TableState) -> None:
        picture = await self._picture(state)
        message = table_message(self._say, state, picture)
        shown = await asyncio.gather(
            self._posts.show(state, message, picture), self._hands.refresh(state), return_exceptions=True
        )
        for failure in shown:
            if isinstance(failure, BaseException):
                raise failure
        if not state.live:
            await self._posts.ended(state.id)

    async def _picture(self, state: TableState) -> Picture | None:
        view = state.view(None)
        if view is None:
            title, lines = lobby_title(self._say, state), lobby_lines(self._say, state)
            return await self._painter.lobby(names(state, self._say), title, lines)
        told = state.recent[-1:] if view.phase not in ("scored", "won") else ()
        note = "".join(self._say.event(event.seen_by(None), plain(state, self._say)) for event in told)
        return await self._painter.table(view, names(state, self._say), note)


def _computers_turn(state: TableState) -> bool:
    view = state.view(None)
    return bool(
        state.live
        and view
        and view.phase not in ("scored", "won")
        and all(state.seats[seat].player is None for seat in view.to_act)
    )
