"""Reads tournaments, and stores their next events: of two writers at once, one reads again and decides anew."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakValueDictionary

from bot.host.core import Core
from bot.host.refusals import Refusal, error_description
from bot.host.tournaments.decisions import Step
from bot.host.tournaments.due import due_at
from bot.host.tournaments.tournament import Tournament, announced, replayed
from bot.recent import Recent
from data.store import Conflict, NotFound, Player, TournamentEvent, TournamentRow

_log = logging.getLogger(__name__)
_KEPT = 256
"""Tournaments kept in memory."""
_TRIES = 20
"""How often an event is decided anew because others were quicker."""
_TROPHIES = 3
"""The last place that wins a trophy."""


class Log:
    """The events of all tournaments, and the tournaments that they make, in memory by revision."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._known: Recent[str, Tournament] = Recent(_KEPT)
        self._told: Recent[str, int] = Recent(_KEPT)
        """By tournament, the revision that the listeners know."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: list[Callable[[Tournament], None]] = []
        """Called with a tournament after each change, also one by another process that was heard of. They must not
        block."""
        self.tell_others: Callable[[str, int], None] = lambda tournament_id, guild_id: None
        """Tells other processes of a tournament that this one has changed, and its server."""

    @property
    def under_way(self) -> set[tuple[str, int]]:
        """The tournaments in memory that have not ended, as far as this process knows, with their servers."""
        return {(each.id, each.guild_id) for each in self._known.values() if not each.ended}

    async def load(self, tournament_id: str) -> Tournament:
        """Return a tournament as it is stored. Refuses ``no-tournament``, ``tournament-damaged``."""
        known = self._known.get(tournament_id) or _read(await self._row(tournament_id))
        events = await self._core.store.tournament_events(tournament_id, known.revision)
        tournament = _replayed(known, events)
        newer = self._known.get(tournament_id)
        if newer is None or newer.revision <= tournament.revision:
            self._known[tournament_id] = tournament
        return tournament

    async def create(self, row: TournamentRow) -> Tournament:
        """Store a new tournament. Raises :class:`data.store.Conflict` if there is one with its id."""
        await self._core.store.create_tournament(row)
        tournament = await self.load(row.id)
        self._tell(tournament)
        self.tell_others(row.id, row.guild_id)
        return tournament

    async def act(
        self,
        tournament_id: str,
        decide: Callable[[Tournament], Awaitable[Sequence[Step]]],
        *,
        actor: int | None = None,
        people: Sequence[Player] = (),
    ) -> Tournament:
        """Store the events that ``decide`` returns, together, and return the tournament after them.

        ``decide`` is asked again if others were quicker, and may refuse. ``people`` are those who may enter by it.
        Refuses ``stale`` if others are quicker each time.
        """
        lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            for _ in range(_TRIES):
                before = await self.load(tournament_id)
                steps = await decide(before)
                if not steps:
                    return before
                try:
                    after = await self._append(before, steps, actor, people)
                except Conflict:
                    continue
                self._tell(after)
                self.tell_others(after.id, after.guild_id)
                return after
        raise Refusal("stale")

    async def hear(self, tournament_id: str) -> None:
        """Tell the listeners of a tournament if they do not know it as it is stored."""
        tournament = await self.load(tournament_id)
        if self._told.get(tournament_id, -1) < tournament.revision:
            self._tell(tournament)

    async def _row(self, tournament_id: str) -> TournamentRow:
        try:
            return await self._core.store.tournament(tournament_id)
        except NotFound as missing:
            raise Refusal("no-tournament") from missing

    async def _append(
        self, before: Tournament, steps: Sequence[Step], actor: int | None, people: Sequence[Player]
    ) -> Tournament:
        # A clock that was set back must not reorder events.
        at = max(self._core.clock(), before.changed_at)
        events = [
            TournamentEvent(number, at, step.kind, actor, step.data)
            for number, step in enumerate(steps, start=before.revision + 1)
        ]
        after = _replayed(before, events)
        await self._core.store.append_to_tournament(
            before.id,
            events,
            phase=after.phase,
            due_at=due_at(after),
            entered={
                player.id: account_hash(after, player)
                for player in people
                if player.id in after.people and player.id not in before.people
            },
            gone=before.people - after.people - after.former,
            trophies=_trophies(after) if after.phase == "over" and before.phase != "over" else (),
            entries=len(after.entries),
        )
        self._known[after.id] = after
        return after

    def _tell(self, tournament: Tournament) -> None:
        self._told[tournament.id] = tournament.revision
        for listener in self.on_change:
            try:
                listener(tournament)
            except Exception as error:
                _log.error("tournament %s: a listener failed: %s", tournament.id, error_description(error))


def account_hash(tournament: Tournament, player: Player) -> str:
    """Return the keyed hash of a player's account. It outlives a player who is forgotten, until the end."""
    return hmac.digest(tournament.hidden_secret, f"account {player.discord_id}".encode(), "sha256").hex()


def _trophies(tournament: Tournament) -> list[tuple[int, int]]:
    """Return the players who win a trophy, with their places; nobody gets one who has ended it early."""
    players = {entry.number: entry.players for entry in tournament.entries}
    return [
        (player, place)
        for entry, place in tournament.places
        if place <= _TROPHIES
        for player in players[entry]
        if player != tournament.ended_early_by
    ]


def _read(row: TournamentRow) -> Tournament:
    try:
        return announced(row)
    except ValueError as error:
        _log.error("tournament %s cannot be read back: %s", row.id, error_description(error))
        raise Refusal("tournament-damaged") from error


def _replayed(tournament: Tournament, events: Sequence[TournamentEvent]) -> Tournament:
    try:
        return replayed(tournament, events)
    except (KeyError, TypeError, ValueError) as error:
        _log.error("tournament %s cannot be replayed: %s", tournament.id, error_description(error))
        raise Refusal("tournament-damaged") from error
