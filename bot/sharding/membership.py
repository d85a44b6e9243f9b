"""One process among several that run the same bot on one database, and the hints that they send each other.

Hints spare other processes a look at the store. They are sent in batches, and may get lost: a look finds changed tables
as well, a little later.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias

from bot.sharding.leases import Leases, StoreWatch
from bot.sharding.shards import Shards
from bot.ui.replies import report
from data.store import NewsStore, Store, StoreError, TableMark

_log = logging.getLogger(__name__)
_LAST_ANSWERS = 2.5
"""Seconds that in-flight presses may take when another process takes over."""
TOGETHER = 0.03
"""Seconds for which hints are collected after one was sent: a turn of computers needs few announcements."""
CATCH_UP = 4.0
"""Seconds between two looks at what has changed in the store."""
_LONGEST = 7000
"""The most characters of an announcement."""
Hint: TypeAlias = tuple[Any, ...]
"""A word, and values that JSON knows."""
Hear: TypeAlias = Callable[[str, list[Any]], None]
"""Takes a hint of another process: the word and its values."""


class Member(Protocol):
    """The bot of a process, as it shares its work with others."""

    has_connected: asyncio.Event
    """Set once its shards are connected."""

    def begin(self) -> None:
        """Answer from now on."""

    def look_after(self, shards: frozenset[int]) -> None:
        """Begin to look after the tables of these shards."""

    async def hand_over(self, shards: frozenset[int]) -> None:
        """Leave the tables of these shards to another process."""

    async def drop(self, shards: frozenset[int]) -> None:
        """Do nothing more at the tables of these shards: another process looks after them already."""

    async def read_store(self) -> None:
        """Read something from the bot's store. Raises :class:`~data.store.StoreError` if that is not possible."""

    def close_gate(self) -> None:
        """Leave new presses to another process."""

    async def answered(self, within: float) -> None:
        """Wait until in-flight presses are answered, for at most ``within`` seconds."""


class Membership:
    """This process's part in a shared bot. It needs its own store, still open after the bot's is closed."""

    def __init__(self, store: Store, shards: Shards) -> None:
        self.leases = Leases(store, shards)
        self.news = News(store, self.leases.holder)

    @property
    def running(self) -> bool:
        """Whether this process runs its shards; false while it stands by for another one."""
        return self.leases.running

    async def take_part(self, bot: Member) -> None:
        """Connect and stand by, then run the bot's shards; return when another process runs them."""
        await bot.has_connected.wait()
        await self.leases.acquire()
        self.leases.on_begin, self.leases.on_end, self.leases.on_loss = bot.look_after, bot.hand_over, bot.drop
        self.leases.watch = StoreWatch(bot.read_store)
        watching = asyncio.create_task(self.leases.watch.watch(), name="store watch")
        try:
            bot.begin()
            _log.info("this process answers")
            await self.leases.keep()
        finally:
            watching.cancel()

    async def step_down(self, bot: Member) -> None:
        """Let a process that stands by for this one answer, if there is any, before the bot is closed."""
        if self.leases.running and await self.leases.successor_stands_by():
            bot.close_gate()
            await self.leases.step_down()
            await bot.answered(_LAST_ANSWERS)

    async def leave(self) -> None:
        """Give everything back; others take over at once."""
        await self.leases.release()


class News:
    """Announces this process's changes, and hears those of others. It needs its own store."""

    def __init__(self, store: NewsStore, name: str) -> None:
        self._store, self._name = store, name
        self.on_hint: Hear = lambda word, values: None
        self.on_table: Callable[[str, int], None] = lambda table_id, guild_id: None
        """Called with a table that another process has changed, and its server."""
        self._pending: dict[str, None] = {}
        """Hints to send, as JSON, in order, without repeats."""
        self._marks: dict[str, TableMark] | None = None
        """The marks at the last look."""
        self._known: set[str] = set()
        """Tables that this process has changed, or heard of changes to, since the last look."""
        self._tasks: list[asyncio.Task[None]] = []
        self._something = asyncio.Event()
        self._stopping = False

    def start(self) -> None:
        """Start to listen."""
        works = {"listen": self._store.listen(self._heard), "send": self._send(), "look": self._look()}
        self._tasks = [asyncio.create_task(work, name=f"news {name}") for name, work in works.items()]

    async def stop(self) -> None:
        """Send what is left, and stop."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._send_pending()

    def changed(self, table_id: str, guild_id: int) -> None:
        """Tell the others that a table has changed."""
        self._known.add(table_id)
        self.tell("table", table_id, guild_id)

    def tell(self, word: str, *values: Any) -> None:
        """Give the others a hint."""
        if not self._stopping:
            self._pending[json.dumps([word, *values])] = None
            self._something.set()

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await self._send_pending()
            await asyncio.sleep(TOGETHER)

    async def _send_pending(self) -> None:
        pending, self._pending = list(self._pending), {}
        for part in _parts(pending):
            try:
                await self._store.announce(f'["{self._name}", {", ".join(part)}]')
            except StoreError as error:
                _log.info("the others are not told: %s", error)

    def _heard(self, text: str) -> None:
        try:
            sender, *hints = json.loads(text)
            if sender == self._name:
                return
            for word, *values in hints:
                if word == "table":
                    self._known.add(values[0])
                    self.on_table(*values)
                else:
                    self.on_hint(word, values)
        except Exception as error:  # of a newer or older version, say
            report(error)

    async def _look(self) -> None:
        """Look for tables that have changed without a hint. The first look is immediate, for comparison."""
        while True:
            known, self._known = self._known, set()
            try:
                self._compare(await self._store.table_marks(), known)
            except StoreError:
                self._known |= known
            except Exception as error:
                report(error)
            await asyncio.sleep(CATCH_UP)

    def _compare(self, marks: dict[str, TableMark], known: set[str]) -> None:
        before = marks if self._marks is None else self._marks
        for table_id, mark in marks.items() - before.items():
            if table_id not in known:
                self.on_table(table_id, mark.guild_id)
                continue
            # Some hints may have been lost. If no more arrive, the next look finds the difference.
            marks[table_id] = before.get(table_id, TableMark(mark.guild_id, None))
        for table_id in before.keys() - marks.keys():
            self.on_table(table_id, before[table_id].guild_id)
        self._marks = marks


def _parts(hints: Iterable[str]) -> list[list[str]]:
    """Return hints in as few announcements as possible."""
    parts: list[list[str]] = []
    size = 0
    for hint in hints:
        if not parts or size + len(hint) > _LONGEST:
            parts.append([])
            size = 0
        parts[-1].append(hint)
        size += len(hint) + 2
    return parts
