"""The post of the day: what it shows, to which servers and people it is due, and what was sent already.

A post is stored as begun before it is sent, so that of several processes one sends it, and once. See
:mod:`bot.host.daily.schedule` for when.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.core import Core
from bot.host.daily import schedule
from bot.host.daily.schedule import Volume
from bot.host.model.daily_key import day_after
from bot.host.model.settings import Preferences, ServerSettings
from data.store import DailyCall, DailyDay, DailyPostRow, Field, Placed, Player
from engine.daily import game_of_the_day

PODIUM = 3
"""The places of a podium."""
_PRESSES_APART = 3600.0
"""Seconds after which another press in a server is stored."""


class Plan(NamedTuple):
    """A server that wants a post each day, and its last one."""

    settings: ServerSettings
    post: DailyPostRow

    def due_at(self, day: str) -> float | None:
        """Return when the post of a day is due; ``None`` if the server has it, or gets none."""
        settings, post = self.settings, self.post
        if settings.daily_channel is None or post.day >= day:
            return None
        due = schedule.due_at(day, settings.daily_hour, settings.daily_zone, post.guild_id)
        return None if schedule.volume(post.active_at, due) == "none" else due

    def volume(self, day: str) -> Volume:
        """Return how the server gets the post of a day."""
        due = schedule.hour_of(day, self.settings.daily_hour, self.settings.daily_zone)
        return schedule.volume(self.post.active_at, due)

    def game(self, day: str) -> str:
        """Return the server's game of a day."""
        return game_of_the_day(day, self.settings.daily_games)


class Call(NamedTuple):
    """A person who wants to be told of the day: what they were told last, and when they are told of a day."""

    player: Player
    last: DailyCall
    due_at: float


class Ranked(NamedTuple):
    """Somebody on a podium, with their name as it is shown in the server."""

    place: int
    name: str
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Yesterday:
    """How a game of the day before was played: par, the field of everybody, and the best, here and everywhere."""

    day: str
    game: str
    par: int | None
    field: Field
    here: tuple[Ranked, ...]
    everywhere: tuple[Ranked, ...]

    @property
    def players(self) -> int:
        """How many people everywhere began."""
        return sum(count for _, count in self.field.scores) + self.field.unfinished

    @property
    def median(self) -> int | None:
        """The score that half of those who finished reached; ``None`` if nobody did."""
        scores = self.field.scores
        half, above = sum(count for _, count in scores) / 2, 0
        for score, count in reversed(scores):
            above += count
            if above >= half:
                return score
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPost:
    """What a post shows of a day that is still open: no figure of today's game."""

    day: DailyDay
    game: str
    finished: tuple[str, ...]
    """The names of those of the server who have finished, in this order."""
    yesterday: Yesterday | None
    """``None`` if nobody played."""


class Commitments(NamedTuple):
    """The hashes of the secrets of a day and of the next one, if they exist."""

    today: str
    tomorrow: str


class DailyPosts:
    """Reads what posts show, and stores which were sent."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._store = core.store

    async def plans(self) -> list[Plan]:
        """Return the servers of this process that want posts."""
        found = await self._store.daily_posts()
        own = self._core.duty.has
        return [Plan(ServerSettings.read(settings), row) for row, settings in found if own(row.guild_id)]

    async def plan(self, guild_id: int) -> Plan:
        """Return what a server wants, and its last post."""
        settings = ServerSettings.read(await self._store.guild_settings(guild_id))
        return Plan(settings, await self._store.daily_post(guild_id))

    async def is_ready(self, day: str) -> bool:
        """Return whether a day can be posted: there is a deal, and the day before is over for everybody."""
        before = await self._store.daily_day(schedule.day_before(day))
        return (before is None or before.closed_at is not None) and await self._store.daily_day(day) is not None

    async def edition(self, day: str) -> int:
        """Return the edition of a day that counts; 1 for a day without a deal."""
        found = await self._store.daily_day(day)
        return found.edition if found else 1

    async def begin(self, plan: Plan, day: str) -> DailyPostRow | None:
        """Store that a server's post is about to be sent, and return it; ``None`` if another process was quicker."""
        assert plan.settings.daily_channel is not None
        before, last = schedule.day_before(day), plan.post
        row = last._replace(
            day=day,
            game=plan.game(day),
            game_before=last.game if last.day == before else plan.game(before),
            channel_id=plan.settings.daily_channel,
            begun_at=self._core.clock(),
            message_id=None,
            lost=False,
        )
        return row if await self._core.commit(self._store.begin_daily_post(row)) else None

    async def record(self, row: DailyPostRow, message_id: int | None) -> None:
        """Store which message is a post; ``None`` if it was deleted."""
        known = row._replace(message_id=message_id, lost=message_id is None)
        await self._core.commit(self._store.record_daily_post(known))

    async def pressed(self, guild_id: int | None) -> None:
        """Note that somebody pressed something of the deal of the day in a server: it gets posts again."""
        if guild_id is None:
            return
        now = self._core.clock()
        if now - (await self._store.daily_post(guild_id)).active_at >= _PRESSES_APART:
            await self._core.commit(self._store.press_daily(guild_id, now))

    async def read(self, row: DailyPostRow) -> DailyPost | None:
        """Return what a post shows now; ``None`` if its day has no deal."""
        day = await self._store.daily_day(row.day)
        if day is None:
            return None
        players = await self._store.finishers(day.day, day.edition, row.game, row.guild_id)
        known = await self._core.names.players(row.guild_id, players)
        return DailyPost(
            day=day,
            game=row.game,
            finished=tuple(known[number].name for number in players if number in known),
            yesterday=await self._yesterday(row),
        )

    async def commitments(self, day: str) -> Commitments:
        """Return the hashes that were shown for a day and the next one; empty where there is none."""
        found = [await self._store.daily_day(each) for each in (day, day_after(day))]
        return Commitments(*(each.commitment if each else "" for each in found))

    async def servers_finished(self, since: float) -> dict[int, tuple[float, int]]:
        """Return the servers where people finished since then: when the last one did, and how many."""
        return await self._store.servers_finished(since)

    async def calls(self, day: str) -> list[Call]:
        """Return the people who want to be told and have not been told of a day."""
        found = []
        for player, last in await self._store.daily_listeners():
            preferences = Preferences.read(player.settings)
            if preferences.daily_hour is not None and last.day < day:
                due = schedule.due_at(day, preferences.daily_hour, preferences.daily_zone, player.id)
                found.append(Call(player, last, due))
        return found

    async def has_played(self, player: Player, day: str) -> bool:
        """Return whether a person has begun a game of a day."""
        return bool(await self._store.attempts_of(player.id, [day]))

    async def begin_call(self, player: Player, day: str) -> bool:
        """Store that a person is about to be told of a day; return whether they are, by this process and now."""
        return await self._core.commit(self._store.begin_daily_call(player.id, day))

    async def record_call(self, player: Player, day: str, message_id: int) -> None:
        """Store which message told a person of a day."""
        await self._core.commit(self._store.record_daily_call(player.id, day, message_id))

    async def record_channel(self, player: Player, channel_id: int) -> None:
        """Store the channel of a person's direct messages."""
        await self._core.commit(self._store.set_dm(player.id, channel=channel_id))

    async def _yesterday(self, row: DailyPostRow) -> Yesterday | None:
        """Return how the server's game of the day before was played."""
        before = schedule.day_before(row.day)
        day = await self._store.daily_day(before)
        if day is None:
            return None
        key = (before, day.edition, row.game_before)
        field = await self._store.field(*key)
        here = await self._store.podium(*key, row.guild_id, PODIUM)
        everywhere = await self._store.podium(*key, None, PODIUM)
        par = await self._store.daily_par(*key)
        found = Yesterday(
            day=before,
            game=row.game_before,
            par=par.score if par else None,
            field=field,
            here=await self._ranked(row.guild_id, here),
            everywhere=await self._ranked(row.guild_id, everywhere),
        )
        return found if found.players or found.here else None

    async def _ranked(self, guild_id: int, placed: Sequence[Placed]) -> tuple[Ranked, ...]:
        known = await self._core.names.players(guild_id, [each.player for each in placed])
        return tuple(Ranked(each.place, known[each.player].name, each.score) for each in placed if each.player in known)
