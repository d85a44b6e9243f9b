"""The course of tournaments: check-in, start, pairing, the end of matches and rounds, and next week's tournament.

Each step is stored before the next one is taken, and follows from what is stored. So any process can take over between
any two of them, and of two processes at once one finds that the other was quicker.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, time, timedelta
from hashlib import sha256

from bot.host.core import Core
from bot.host.daily.schedule import zone
from bot.host.lobby.new_table import derived_id
from bot.host.records.rating_pools import RatingPools
from bot.host.refusals import Refusal, error_description
from bot.host.table.state import Change
from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.decisions import Step, going_on, starting, withdrawal
from bot.host.tournaments.due import check_in_at, due_at, needs_following, needs_unsealing, unclosed
from bot.host.tournaments.log import Log
from bot.host.tournaments.matches import LAST_PART, Matches
from bot.host.tournaments.tournament import Tournament, announced
from data.store import Conflict, Scope, StoreError, TournamentRow

_log = logging.getLogger(__name__)
_AGAIN = 5.0
"""Seconds between two looks at what is due."""
_SWEEP = 60.0
"""Seconds between two looks at all matches under way: their tables may have ended unheard."""
_SECRET_BYTES = 32


class Rounds:
    """Does what is due, in the tournaments of this process's servers."""

    def __init__(self, core: Core, log: Log, matches: Matches, pools: RatingPools) -> None:
        self._core = core
        self._log = log
        self._matches = matches
        self._pools = pools
        self._looked_at = -math.inf
        self._swept_at = -math.inf
        self._ended: dict[str, set[int]] = {}
        """By tournament, the matches whose table may have ended."""
        self._heard: set[str] = set()
        """Tournaments that another process has changed."""
        self._work: asyncio.Task[None] | None = None
        core.on_change.append(self._table_changed)
        core.plays_match = matches.plays

    def tick(self) -> None:
        """See to what is due soon, if it is time to look."""
        now = self._core.clock()
        waits = self._looked_at <= now < self._looked_at + _AGAIN
        if self._work is None and (self._ended or self._heard or not waits):
            self._looked_at = now
            self._work = asyncio.create_task(self._look(now), name="tournaments")

    def hear(self, tournament_id: str, guild_id: int) -> None:
        """Note that another process has changed a tournament."""
        if self._core.duty.has(guild_id):
            self._heard.add(tournament_id)

    async def stop(self) -> None:
        """Stop between two steps. What is being stored is still stored."""
        if self._work:
            self._work.cancel()
            await asyncio.wait([self._work])

    async def see_to(self, tournament_id: str) -> Tournament:
        """Do all that is due in a tournament, and return it."""
        ended = self._ended.pop(tournament_id, set())

        async def decide(tournament: Tournament) -> Sequence[Step]:
            return await self._due_steps(tournament, ended)

        tournament = await self._log.load(tournament_id)
        while True:
            before = tournament.revision
            tournament = await self._core.commit(self._log.act(tournament_id, decide))
            if tournament.revision == before:
                return tournament

    def new_row(
        self, tournament_id: str, guild_id: int, channel_id: int, organiser: int, config: TournamentConfig
    ) -> TournamentRow:
        """Return a tournament to announce, with a fresh secret."""
        secret = self._core.entropy(_SECRET_BYTES)
        row = TournamentRow(
            id=tournament_id,
            guild_id=guild_id,
            channel_id=channel_id,
            name=config.name,
            config=config.model_dump(mode="json"),
            organiser=organiser,
            secret=secret,
            commitment=sha256(secret).hexdigest(),
            created_at=self._core.clock(),
        )
        return replace(row, due_at=due_at(announced(row)))

    async def starting(self, tournament: Tournament) -> Step | None:
        """Return the start with the entries that are in and may play; ``None`` if they are too few."""
        left_out = await self._blocked(tournament)
        return starting(tournament, await self._ratings(tournament), left_out)

    async def _look(self, now: float) -> None:
        try:
            heard, self._heard = self._heard, set()
            for tournament_id in sorted(heard):
                await self._log.hear(tournament_id)
            wanted = {*self._ended}
            if not self._swept_at <= now < self._swept_at + _SWEEP:
                self._swept_at = now
                wanted |= await self._sweep()
            due = await self._core.store.due_tournaments(now)
            wanted |= {each for each, guild_id in due if self._core.duty.has(guild_id)}
            for tournament_id in sorted(wanted):
                await self._try(tournament_id)
        except StoreError as error:
            _log.warning("tournaments could not be looked at: %s", error_description(error))
        except Exception as error:
            _log.error("tournaments could not be looked at: %s", error_description(error))
        finally:
            self._work = None

    async def _try(self, tournament_id: str) -> None:
        """See to a tournament. One that fails must not keep the others waiting."""
        try:
            await self.see_to(tournament_id)
        except (Refusal, StoreError) as error:
            _log.warning("tournament %s could not be seen to: %s", tournament_id, error_description(error))
        except Exception as error:
            _log.error("tournament %s could not be seen to: %s", tournament_id, error_description(error))

    async def _sweep(self) -> set[str]:
        """Note all matches under way, return their tournaments, and hear of changes whose news was lost."""
        found = set()
        under_way = {*await self._core.store.tournaments_under_way(), *self._log.under_way}
        for tournament_id, guild_id in sorted(under_way):
            with suppress(Refusal):
                if self._core.duty.has(guild_id):
                    await self._log.hear(tournament_id)
                    tournament = await self._log.load(tournament_id)
                    ready = {match.number for match in tournament.open_matches if match.table_id}
                    if ready:
                        self._ended.setdefault(tournament_id, set()).update(ready)
                        found.add(tournament_id)
        return found

    def _table_changed(self, change: Change) -> None:
        key = change.state.tournament
        if key is not None and not change.state.live:
            self._ended.setdefault(key.tournament, set()).add(key.match)

    async def _due_steps(self, tournament: Tournament, ended: set[int]) -> Sequence[Step]:
        """Return the next steps of a tournament; none if nothing is due."""
        now = self._core.clock()
        if left := unclosed(tournament):
            for match in left:
                await self._matches.close(tournament, match)
            return [Step("closed", {"match": match.number}) for match in left]
        if needs_unsealing(tournament):
            await self._matches.unseal(tournament)
            return [Step("unsealed", {"round": tournament.last_round})]
        if needs_following(tournament):
            return [Step("followed", {"by": await self._follow(tournament)})]
        if tournament.phase in ("open", "check-in"):
            return await self._before_start(tournament, now)
        if steps := await self._matches.results(tournament, ended, now):
            return steps
        if tournament.is_next_round_due:
            # Pairing 128 entries takes seconds.
            return await self._without_blocked(tournament) or await asyncio.to_thread(going_on, tournament)
        return []

    async def _before_start(self, tournament: Tournament, now: float) -> Sequence[Step]:
        begins_at = check_in_at(tournament)
        if tournament.starts_at is None or begins_at is None or now < begins_at:
            return []
        if tournament.config.check_in and tournament.phase == "open":
            return [Step("check-in")]
        # Nobody could check in during a gap.
        last = min(tournament.config.check_in, LAST_PART)
        starts_at = tournament.starts_at
        if now < starts_at or now < self._core.timing.deadline(tournament.guild_id, starts_at - last, last):
            return []
        return [await self.starting(tournament) or Step("cancelled", {"why": "too-few"})]

    async def _without_blocked(self, tournament: Tournament) -> Sequence[Step]:
        """Return the withdrawal of the entries whose people were blocked meanwhile."""
        blocked = await self._blocked(tournament)
        entries = [entry for entry in tournament.active if entry.number in blocked]
        return [step for entry in entries for step in withdrawal(tournament, entry, "blocked")]

    async def _blocked(self, tournament: Tournament) -> set[int]:
        """Return the entries with a person who is kept from the server's tables, or was forgotten."""
        store = self._core.store
        people = await store.players(sorted(tournament.people))
        kept_out = {
            number
            for number, player in people.items()
            if player.discord_id is None or await store.is_blocked(tournament.guild_id, player.discord_id)
        }
        return {entry.number for entry in tournament.active if kept_out.intersection(entry.players)}

    async def _ratings(self, tournament: Tournament) -> dict[int, float]:
        """Return the ratings in its server of the people who have one."""
        config = tournament.config
        if config.seeding != "rating":
            return {}
        scope = Scope(guild_id=tournament.guild_id, game=config.game, changed_rules=False)
        async with self._pools.hold(scope) as (pool, _):
            return {player: rating.shown for player, rating in pool.players.items()}

    async def _follow(self, tournament: Tournament) -> str:
        """Announce next week's tournament, if no other process has, and return its id: it follows from this one's."""
        following = derived_id(f"tournament after {tournament.id}")
        config = next_week(tournament.config, self._core.clock())
        row = self.new_row(following, tournament.guild_id, tournament.channel_id, tournament.organiser, config)
        with suppress(Conflict):
            await self._log.create(row)
        return following


def next_week(config: TournamentConfig, now: float) -> TournamentConfig:
    """Return the configuration of the next weekly tournament that begins after ``now``, at the same local time.

    A time that a clock change skips is that of the change, and one that occurs twice is the first.
    """
    assert config.starts_at is not None
    there = zone(config.zone)
    last = datetime.fromtimestamp(config.starts_at, there)
    at = time.fromisoformat(config.local_time) if config.local_time else last.time()
    weeks = 0
    while True:
        weeks += 1
        starts_at = datetime.combine(last.date() + timedelta(weeks=weeks), at, there).timestamp()
        if starts_at > now:
            return config.model_copy(update={"starts_at": starts_at, "local_time": at.isoformat()})
