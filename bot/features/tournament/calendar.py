"""The entry of a tournament in its server's calendar: a scheduled event of Discord, where the bot may create events.

It is created once, moved when the start moves, begun with the tournament and ended with it. Each step is decided from
the event as Discord has it, so it does not matter what this process or another one had done before. An event that
somebody else has deleted, cancelled or ended stays so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any, TypeAlias

import discord

from bot import limits
from bot.features.tournament.names import facts
from bot.host.tournaments.due import expected_end
from bot.host.tournaments.organising import Tournaments
from bot.host.tournaments.tournament import BEFORE, Tournament, TournamentState
from bot.limits import Meaning, meaning
from bot.recent import Recent
from bot.table.delivery.channel_posts import PAUSE, SKEW
from bot.table.delivery.requests import best_effort
from bot.texts import Texts
from bot.ui.components import clip
from bot.ui.names import visible
from bot.ui.permissions import is_public
from data.store import TournamentPostRow

_log = logging.getLogger(__name__)
EVENT = "event"
"""The kind of what is stored about it."""
_EXTERNAL, _GUILD_ONLY = 3, 2
_SOON = 120.0
"""Seconds before a start from which no event is created any more: Discord refuses one in the past."""
_EDITS_APART = 60.0
"""The least seconds between two changes of its times."""
_RUNS_OUT, _LONGER = 600.0, 1800.0
"""Seconds before its end in which an event is made longer while its tournament is played, and at least by how much."""
_KEPT = 1000
Event: TypeAlias = dict[str, Any]


class _Status(IntEnum):
    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELLED = 4


class CalendarEvents:
    """Creates, moves and ends the events of tournaments."""

    def __init__(self, client: discord.Client, tournaments: Tournaments, clock: Callable[[], float]) -> None:
        self._client, self._tournaments, self._clock = client, tournaments, clock
        self._known: Recent[str, Event] = Recent(_KEPT)
        """By tournament: its event as Discord had it last."""
        self._changed: Recent[str, float] = Recent(_KEPT)
        """By tournament: when its event was changed last."""
        self._refused: Recent[str, float] = Recent(_KEPT)
        """By tournament: when Discord last refused."""

    async def follow(
        self, state: TournamentState, texts: Texts, row: TournamentPostRow | None, post: TournamentPostRow | None
    ) -> None:
        """Do what is due for a tournament, whose event has this row, and which was announced by ``post``."""
        tournament, now = state.tournament, self._clock()
        refused = self._refused.get(tournament.id, 0.0)
        if (row is not None and row.lost) or (not tournament.ended and refused <= now < refused + PAUSE):
            return
        try:
            if row is None or row.message_id is None:
                row = await self._created(state, texts, row, post)
            if row is not None and row.message_id is not None:
                await self._update(tournament, row)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            _log.info("tournament %s: its event was refused: %s %s", tournament.id, error.status, error.code)
            if meaning(error.code, error.status) is Meaning.GONE and row is not None:
                await self._tournaments.record_post(row, None)
            self._refused[tournament.id] = now

    async def _created(
        self, state: TournamentState, texts: Texts, row: TournamentPostRow | None, post: TournamentPostRow | None
    ) -> TournamentPostRow | None:
        """Create an event, unless it is too late or not allowed, or find the one that was created but not stored."""
        tournament = state.tournament
        if row is None and not (self._is_ahead(tournament) and may_create_events(self._client, tournament)):
            return None
        if post is None or (post.message_id is None and not post.lost):
            return None  # the event links to the post
        link = f"https://discord.com/channels/{tournament.guild_id}/{post.channel_id}/{post.message_id or ''}"
        if row is not None:
            found = await self._find(tournament, row, link)
            if found is not None or not self._is_ahead(tournament):
                return await self._noted(tournament, row, found)
        else:
            if not await is_public(self._client, tournament.guild_id, tournament.channel_id):
                return None  # everybody sees an event, so it would tell of a hidden channel
            row = await self._tournaments.begin_post(tournament.id, EVENT, tournament.channel_id)
            if row is None:
                return None
        assert tournament.starts_at is not None
        channel = self._client.get_channel(tournament.channel_id)
        called = f"#{channel.name}" if isinstance(channel, discord.TextChannel) else f"<#{tournament.channel_id}>"
        means = "\n".join([*facts(texts, tournament.config), texts.say("tournament-event-join", link=link)])
        await self._client.http.create_guild_scheduled_event(
            tournament.guild_id,
            name=clip(visible(tournament.config.name), limits.EVENT_NAME),
            description=clip(means, limits.EVENT_DESCRIPTION),
            entity_type=_EXTERNAL,
            privacy_level=_GUILD_ONLY,
            entity_metadata={"location": clip(visible(called), limits.EVENT_LOCATION)},
            scheduled_start_time=_timestamp(tournament.starts_at),
            scheduled_end_time=_timestamp(expected_end(tournament, self._clock())),
        )
        return await self._noted(tournament, row, await self._find(tournament, row, link))

    def _is_ahead(self, tournament: Tournament) -> bool:
        starts_at = tournament.starts_at
        return tournament.phase in BEFORE and starts_at is not None and starts_at > self._clock() + _SOON

    async def _find(self, tournament: Tournament, row: TournamentPostRow, link: str) -> Any:
        """Return the event that was created, also by a process that died before it was stored.

        A request that is sent again because its answer was lost makes another one, which is deleted: unlike messages,
        events have no nonce.
        """
        since = int(discord.utils.time_snowflake(datetime.fromtimestamp(row.begun_at - SKEW, UTC)))
        own = self._client.user.id if self._client.user else 0
        listed = await self._client.http.get_scheduled_events(tournament.guild_id, False)
        mine = [each for each in listed if int(each.get("creator_id") or 0) == own and int(each["id"]) >= since]
        found = sorted((each for each in mine if link in (each.get("description") or "")), key=lambda each: each["id"])
        for extra in found[1:]:
            await best_effort(self._client.http.delete_scheduled_event(tournament.guild_id, extra["id"]))
        return found[0] if found else None

    async def _noted(self, tournament: Tournament, row: TournamentPostRow, event: Any) -> TournamentPostRow:
        """Store which event is that of a tournament, or that there is none; return its row."""
        number = None if event is None else int(event["id"])
        if event is not None:
            self._known[tournament.id], self._changed[tournament.id] = dict(event), self._clock()
        await self._tournaments.record_post(row, number)
        return row._replace(message_id=number, lost=number is None)

    async def _update(self, tournament: Tournament, row: TournamentPostRow) -> None:
        """Move an event with its tournament, begin it, make it longer, or end it."""
        known = self._known.get(tournament.id)
        event = known or await self._read(tournament, row)
        now, ends = self._clock(), _moment(event, "scheduled_end_time")
        if event["status"] >= _Status.COMPLETED:
            return
        changed = self._changed.get(tournament.id, 0.0)
        if tournament.ended:
            await self._end(tournament, row)
        elif tournament.phase not in BEFORE:
            if event["status"] == _Status.SCHEDULED:
                event = await self._read(tournament, row)  # it may have begun by itself
                if event["status"] == _Status.SCHEDULED:
                    event = await self._change(tournament, row, status=int(_Status.ACTIVE))
            if tournament.is_ladder:
                await self._end(tournament, row)  # the event was its opening
            elif ends < now + _RUNS_OUT and (await self._read(tournament, row))["status"] == _Status.ACTIVE:
                later = max(expected_end(tournament, now), now + _LONGER)
                await self._change(tournament, row, scheduled_end_time=_timestamp(later))
        elif tournament.starts_at is not None and not changed <= now < changed + _EDITS_APART:
            await self._move(tournament, row, event)

    async def _move(self, tournament: Tournament, row: TournamentPostRow, event: Event) -> None:
        """Change the times of an event before its tournament begins; its start only while that is to come."""
        assert tournament.starts_at is not None
        now = self._clock()
        starts, ends = _moment(event, "scheduled_start_time"), _moment(event, "scheduled_end_time")
        wanted = {}
        if int(starts) != int(tournament.starts_at) and min(starts, tournament.starts_at) > now:
            wanted["scheduled_start_time"] = _timestamp(tournament.starts_at)
        if int(ends) != int(expected := expected_end(tournament, now)) and expected > now:
            wanted["scheduled_end_time"] = _timestamp(expected)
        if wanted:
            await self._change(tournament, row, **wanted)

    async def _end(self, tournament: Tournament, row: TournamentPostRow) -> None:
        """End an event: cancel it if it has not begun and its tournament has not either."""
        event = await self._read(tournament, row)
        if event["status"] == _Status.SCHEDULED:
            begun = tournament.started_at is not None
            event = await self._change(tournament, row, status=int(_Status.ACTIVE if begun else _Status.CANCELLED))
        if event["status"] == _Status.ACTIVE:
            await self._change(tournament, row, status=int(_Status.COMPLETED))

    async def _read(self, tournament: Tournament, row: TournamentPostRow) -> Event:
        assert row.message_id is not None
        event = await self._client.http.get_scheduled_event(tournament.guild_id, row.message_id, False)
        known = self._known[tournament.id] = dict(event)
        return known

    async def _change(self, tournament: Tournament, row: TournamentPostRow, **changes: Any) -> Event:
        assert row.message_id is not None
        event = await self._client.http.edit_scheduled_event(tournament.guild_id, row.message_id, **changes)
        known = self._known[tournament.id] = dict(event)
        self._changed[tournament.id] = self._clock()
        return known


def may_create_events(client: discord.Client, tournament: Tournament) -> bool:
    """Return whether the bot may create events in a tournament's server, or this is not known."""
    guild = client.get_guild(tournament.guild_id)
    return guild is None or guild.me is None or guild.me.guild_permissions.create_events


def _timestamp(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat()


def _moment(event: Event, name: str) -> float:
    return datetime.fromisoformat(event[name]).timestamp()
