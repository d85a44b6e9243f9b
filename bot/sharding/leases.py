"""The right of this process, among all on one database, to run its shards and look after tables.

Both are leases in the store. A process keeps renewing its own, so one that dies or hangs loses them, and one that
is stopped gives them back at once. It edits nothing while unsure of the renewal (:mod:`bot.sharding.tenure`).

``gateway 3/8`` is the right to answer what shard 3 of 8 receives. A process runs all of its shards or none: if another
has one of them, it stands by. ``tables 3/8`` is the duty to look after the tables of that shard's servers
(:class:`bot.host.core.Duty`). It belongs to the process that runs the shard. While nobody does, any other process takes
it over, and gives it back when somebody runs the shard again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress

from bot.sharding.shards import Shards
from bot.sharding.tenure import Tenure
from bot.ui.replies import report
from data.store import LeaseRow, LeaseStore, StoreError

_log = logging.getLogger(__name__)
LASTS = 4.0
"""Seconds until a process that does not renew its leases has lost them."""
RENEWAL = 1.0
"""Seconds between two renewals."""
LOOK = 0.3
"""Seconds between two looks of a process that waits for a lease."""
GRACE = 2.0
"""Seconds without a process running a shard before others look after its tables: a restart may be quicker."""
_CLOSING = 10
"""How often the duties are renewed while a process ends."""
_GATEWAY = "gateway "
LONGEST_SILENCE = 7.0
"""Seconds of renewals without an answer of the bot's store after which a process gives its leases up."""
LOOK_AT_STORE = 0.5
"""Seconds between two looks at the bot's store."""


async def _nothing(shards: frozenset[int]) -> None:
    pass


class Leases:
    """One process's leases. The store should be its own, to be open until they are given back."""

    def __init__(self, store: LeaseStore, shards: Shards) -> None:
        self._store, self._shards = store, shards
        self.holder = secrets.token_hex(8)
        self.running = False
        """Whether this process runs its shards; false while it stands by."""
        self.on_begin: Callable[[frozenset[int]], None] = lambda shards: None
        """Begins to look after the tables of shards. Must not block the renewal of leases."""
        self.on_end: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        """Stops looking after them; another process may begin when it returns."""
        self.on_loss: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        """Stops at once, because another process has begun already."""
        self.tenure = Tenure(lambda: LASTS)
        self.watch: StoreWatch | None = None
        """Knows whether the bot's own store works."""
        self.why_ended = ""
        """Why this process does not run its shards any more."""
        self._renewed_at = 0.0
        self._tables: set[int] = set()
        """The shards whose tables it looks after."""
        self._own = frozenset(map(self._gateway, shards.ids))
        self._changing = asyncio.Lock()
        """Held while leases are renewed or given back: a renewal under way would claim again what was given back."""
        self._ending: asyncio.Task[None] | None = None
        self._nobody_else_may = 0.0
        """Until when this process takes over nothing: after an outage of the store others renew their leases first."""

    async def acquire(self) -> None:
        """Wait until this process may run its shards."""
        told = ""
        while not self.running:
            try:
                why = await self._obstacle()
            except StoreError:
                why = "the database is away"
                self._hold_off()
            if not why:
                self.running = True
                return
            if why != told:
                _log.info("%s; this process stands by", why)
                told = why
            await asyncio.sleep(LOOK)

    async def keep(self) -> None:
        """Renew the leases and see to the duties; return when another process runs the shards.

        While the database is away nobody can take a lease, so this process continues. If only the bot's own store
        fails, others could do better, so it gives its leases up.
        """
        self._renewed_at = time.monotonic()
        while self.running:
            try:
                async with self._changing:
                    if self.running:
                        await self._renew()
            except StoreError:
                self._hold_off()
                if self.watch:
                    self.watch.excuse()
            else:
                await self._give_up_if_useless()
            complete = self._tables.issuperset(self._shards.ids)
            await asyncio.sleep(RENEWAL if complete else LOOK)

    async def _give_up_if_useless(self) -> None:
        """Give all leases up if the bot's own store has failed for too long, so that other processes take over."""
        now = time.monotonic()
        passed, self._renewed_at = min(now - self._renewed_at, 2 * RENEWAL), now
        if self.running and self.watch and self.watch.fails(passed):
            self._lose(f"The store fails while the leases are renewed: {self.watch.why}")
            _log.error("this process gives up its leases: its store fails while they are renewed: %s", self.watch.why)
            await self._release_all()

    def _lose(self, why: str) -> None:
        self.running, self.why_ended = False, why
        self.tenure.lose()

    async def successor_stands_by(self) -> bool:
        """Return whether another process is connected and waits to run these shards."""
        try:
            waiting = {row.name for row in await self._store.leases() if row.left > 0 and row.holder != self.holder}
        except StoreError:
            return False
        return waiting.issuperset(map(self._next, self._shards.ids))

    async def step_down(self) -> None:
        """Let another process answer from now on. This one looks after its tables until :meth:`release`."""
        self.running = False
        async with self._changing:
            await self._release(self._own)
        self._ending = asyncio.create_task(self._keep_tables(), name="leases of tables")

    async def _keep_tables(self) -> None:
        """Look after the tables while the bot is closed, unless that takes too long."""
        for _ in range(_CLOSING):
            with suppress(StoreError):
                begun, tables = self.tenure.begin(), frozenset(map(self._duty, self._tables))
                if tables <= await self._store.claim(tables, self.holder, LASTS):
                    self.tenure.renewed(begun)
                else:
                    self.tenure.lose()
            await asyncio.sleep(RENEWAL)

    async def release(self) -> None:
        """Give all leases back; others take over at once."""
        self.running = False
        if self._ending:
            self._ending.cancel()
            await asyncio.wait([self._ending])
        await self._release_all()

    async def _release_all(self) -> None:
        tables, self._tables = map(self._duty, self._tables), set()
        await self._release({*self._own, *tables, *map(self._next, self._shards.ids)})

    async def _obstacle(self) -> str:
        """Claim the shards of this process; say why that is not possible."""
        await self._store.claim([*map(self._next, self._shards.ids)], self.holder, LASTS)
        if asyncio.get_running_loop().time() < self._nobody_else_may:
            return "the database was away"
        if why := self._run_by_others(await self._leases_of_others()):
            return why
        begun = self.tenure.begin()
        held = await self._store.claim(self._own, self.holder, LASTS)
        # Check again: a process with another number of shards claims other leases, perhaps at the same time.
        if why := self._run_by_others((self._own - held) | await self._leases_of_others()):
            await self._store.release(self._own, self.holder)
            return why
        await self._store.release([*map(self._next, self._shards.ids)], self.holder)
        self.tenure.renewed(begun)
        return ""

    async def _leases_of_others(self) -> set[str]:
        return {row.name for row in await self._store.leases() if row.left > 0 and row.holder != self.holder}

    def _run_by_others(self, leases: Collection[str]) -> str:
        """Return why this process cannot run its shards while others have these leases; empty if it can."""
        taken = [shard for shard in self._shards.ids if self._gateway(shard) in leases]
        if len(taken) == len(self._shards.ids):
            return "another process runs these shards"
        if taken:
            return f"another process runs a part of these shards: {_listed(taken)}"
        counts = {name.rpartition("/")[2] for name in leases if name.startswith(_GATEWAY)} - {str(self._shards.count)}
        if counts:
            return f"another process counts {min(counts)} shards, and this one {self._shards.count}"
        return ""

    async def _renew(self) -> None:
        begun_at = self.tenure.begin()
        rows = {row.name: row for row in await self._store.leases()}
        # A lease taken and given back since the last renewal: this process may be out of date.
        taken = {name for name, row in rows.items() if row.holder != self.holder}
        wanted = {shard for shard in range(self._shards.count) if self._wants(shard, rows)}
        held = await self._store.claim({*self._own, *map(self._duty, wanted)}, self.holder, LASTS)
        if not self._own <= held - taken:
            self._lose("Another process has taken over, because this one had not renewed its leases.")
            return
        has = frozenset(shard for shard in wanted if self._duty(shard) in held)
        lost = {shard for shard in self._tables if self._duty(shard) in taken or shard in wanted - has}
        if lost:
            self._tables -= lost
            self.tenure.interrupt()
            await self._end(self.on_loss, lost)
        self.tenure.renewed(begun_at)
        begun, ended = has - self._tables, self._tables - has
        self._tables = set(has)
        if ended:
            await self._end(self.on_end, ended)
            await self._store.release([*map(self._duty, ended)], self.holder)
        if begun:
            if others := begun.difference(self._shards.ids):
                _log.warning("nobody runs the shards %s; this process looks after their tables", _listed(others))
            self.on_begin(begun)

    def _wants(self, shard: int, rows: dict[str, LeaseRow]) -> bool:
        """Return whether to look after the tables of a shard: one of its own, or one that nobody runs."""
        if shard in self._shards.ids:
            return True
        gateway = rows.get(self._gateway(shard))
        if gateway is None or gateway.left > 0:
            return False
        if shard in self._tables:
            return True
        return gateway.left < -GRACE and asyncio.get_running_loop().time() >= self._nobody_else_may

    async def _end(self, stop: Callable[[frozenset[int]], Awaitable[None]], shards: Collection[int]) -> None:
        """Stop looking after tables; errors there must not cost the leases."""
        try:
            await stop(frozenset(shards))
        except Exception as error:
            report(error)

    async def _release(self, names: set[str] | frozenset[str]) -> None:
        try:
            await self._store.release(names, self.holder)
        except StoreError as error:
            _log.warning("the leases end by themselves: %s", error)

    def _hold_off(self) -> None:
        self._nobody_else_may = asyncio.get_running_loop().time() + LASTS

    def _gateway(self, shard: int) -> str:
        return f"{_GATEWAY}{shard}/{self._shards.count}"

    def _duty(self, shard: int) -> str:
        return f"tables {shard}/{self._shards.count}"

    def _next(self, shard: int) -> str:
        return f"next {shard}/{self._shards.count}"


def _listed(shards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(shards)))


class StoreWatch:
    """Reads from the bot's store repeatedly."""

    def __init__(self, read: Callable[[], Awaitable[object]]) -> None:
        self._read = read
        self._silent = 0.0
        self.why = "it does not answer"
        """Why it failed last."""

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self._read()
                self._silent = 0.0
            except StoreError as error:
                self.why = str(error)
            await asyncio.sleep(LOOK_AT_STORE)

    def fails(self, seconds: float) -> bool:
        """Count these seconds until a renewal that succeeded; true once the store has failed for too long."""
        self._silent += seconds
        return self._silent > LONGEST_SILENCE

    def excuse(self) -> None:
        """Restart the count: the whole database is away, so nobody else could do better."""
        self._silent = 0.0
