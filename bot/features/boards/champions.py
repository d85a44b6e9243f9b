"""Gives champions their roles and takes them away: the leader of the last season, and the best of the day before.

What a server is to have is compared with what was given, after each close and once an hour, so nothing is missed by a
downtime. Only the process that looks after a server does so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.host.refusals import Refusal
from bot.host.tournaments.tournament import Tournament
from bot.limits import Code, Meaning, meaning
from bot.recent import Recent
from bot.table.delivery.channel_posts import PAUSE
from bot.table.delivery.due import DueTimes, Every
from bot.table.delivery.workers import Workers
from bot.table.services import FeatureService, Services
from bot.ui.languages import server_texts
from data.store import ChampionRole

_log = logging.getLogger(__name__)
_AT_ONCE = 2
"""Servers begun in a second: 1,000 at the close of a day take eight minutes."""
_LOOK = 60.0
"""Seconds between two looks for closed days."""
_ANYWAY = 3600.0
"""Seconds after which a server's champions are looked at again without a reason."""
_KEPT = 10_000
"""Servers whose last look is remembered."""
_END = 2.0
"""Seconds that running work may take during shutdown."""


class ChampionRoles(FeatureService):
    """The roles in the servers that this process looks after."""

    def __init__(self, client: discord.Client, services: Services, clock: Callable[[], float]) -> None:
        self._http, self._servers = client.http, services.host.servers
        self._duty, self._champions, self._clock = services.host.duty, services.host.champions, clock
        self._due: DueTimes[int] = DueTimes()
        """By server: when to look at its champions."""
        self._seen: Recent[int, float] = Recent(_KEPT)
        """By server: when they were looked at last."""
        self._day = ""
        self._next_look = Every(_LOOK)
        self._looking = Workers("champion look", self._look)
        self._working = Workers("champion roles", self._work)

    async def start(self) -> None:
        """Look at all servers with the next tick: this process may look after more of them now."""
        self._next_look.at_once()
        self._seen.clear()

    async def stop(self) -> None:
        """Stop the workers; those that take too long are cancelled."""
        await self._looking.stop(_END)
        await self._working.stop(_END)

    def tick(self) -> None:
        """Begin what is due; a listener of the clocks."""
        now = self._clock()
        if self._next_look.has_come(now):
            self._looking.poke("closed days")
        for guild_id in self._due.take(now, _AT_ONCE):
            self._working.poke(guild_id)

    def settings_changed(self, guild_id: int) -> None:
        """Give and take the roles of a server at once."""
        self._working.poke(guild_id)

    def tournament_changed(self, tournament: Tournament) -> None:
        """Give the role of a tournament's winner once it is over; a listener of tournaments."""
        if tournament.phase == "over":
            self._working.poke(tournament.guild_id)

    def look_again(self) -> None:
        """Look at all servers, because a person is not to be named, or may be named again."""
        self._looking.poke("people")

    async def _look(self, what: str) -> None:
        now, day = self._clock(), await self._champions.closed_day()
        everywhere = what == "people" or day != self._day
        self._day = day
        for guild_id in await self._champions.servers():
            if everywhere or now - self._seen.get(guild_id, 0.0) >= _ANYWAY:
                self._due.setdefault(guild_id, now)

    async def _work(self, guild_id: int) -> None:
        """Take and give the roles of a server."""
        if not self._duty.has(guild_id):
            return
        self._seen[guild_id] = self._clock()
        try:
            plan = await self._champions.plan(guild_id)
            for row in plan.take:
                await self._take(row)
            for row in plan.give:
                await self._give(row)
        except Refusal:
            pass  # this process is stopping
        except discord.HTTPException as error:
            if meaning(error.code, error.status) not in (Meaning.FORBIDDEN, Meaning.GONE, Meaning.WRONG):
                raise
            _log.info("server %s: a role cannot be given or taken: %s %s", guild_id, error.status, error.code)
            self._due[guild_id] = self._clock() + PAUSE

    async def _take(self, row: ChampionRole) -> None:
        """Take away what was given. A person or role that is gone has nothing left to take."""
        if row.state in ("giving", "given"):
            try:
                await self._http.remove_role(
                    row.guild_id, row.account, row.role_id, reason=await self._reason("taken", row)
                )
            except discord.NotFound:
                pass
            except discord.Forbidden:
                if row.player is not None:
                    raise
                # Nothing more may be kept of somebody who was forgotten.
        await self._champions.drop(row)

    async def _give(self, row: ChampionRole) -> None:
        """Give a role, unless the person has it already. It is stored before."""
        try:
            if row.state != "giving":
                member = await self._http.get_member(row.guild_id, row.account)
                if str(row.role_id) in map(str, member["roles"]):
                    await self._champions.put(row, "own")
                    return
                if not await self._champions.put(row, "giving"):
                    return  # they have been forgotten meanwhile
            await self._http.add_role(row.guild_id, row.account, row.role_id, reason=await self._reason("given", row))
        except discord.NotFound as error:
            if error.code != Code.UNKNOWN_MEMBER:
                raise
            await self._champions.put(row, "away")
        else:
            await self._champions.put(row, "given")

    async def _reason(self, what: str, row: ChampionRole) -> str:
        """Return what the server's audit log says."""
        return (await server_texts(self._servers, row.guild_id)).say(f"champion-{what}", kind=row.kind)


def service(client: discord.Client, services: Services, clock: Callable[[], float]) -> ChampionRoles:
    """Return the service of a bot."""
    roles = ChampionRoles(client, services, clock)
    services.host.clocks.on_tick.append(roles.tick)
    services.host.moderation.on_moderated.append(lambda act: roles.settings_changed(act.guild_id))
    services.host.tournaments.on_change.append(roles.tournament_changed)
    return roles
