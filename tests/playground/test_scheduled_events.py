"""Scheduled events: created, changed and ended by the bot where it may, and refused as Discord refuses."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.limits import SCHEDULED_EVENTS, Code, Permission
from playground.model import EventStatus, ScheduledEvent
from tests.playground.room import Room

IN_AN_HOUR, IN_TWO = 3600.0, 7200.0


def at(room: Room, seconds: float) -> str:
    return datetime.fromtimestamp(room.clock() + seconds, UTC).isoformat()


def form(room: Room, **changes: Any) -> dict[str, Any]:
    """Return a valid event, with changes."""
    return {
        "name": "Friday cup",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#card-table"},
        "scheduled_start_time": at(room, IN_AN_HOUR),
        "scheduled_end_time": at(room, IN_TWO),
        **changes,
    }


async def create(room: Room, **changes: Any) -> tuple[int, Any]:
    return await room.request("POST", f"/guilds/{room.guild.id}/scheduled-events", form(room, **changes))


async def change(room: Room, event: dict[str, Any], **changes: Any) -> tuple[int, Any]:
    return await room.request("PATCH", f"/guilds/{room.guild.id}/scheduled-events/{event['id']}", changes)


async def test_discord_py_creates_edits_and_ends_an_event(room: Room) -> None:
    bot = await room.start()
    guild = bot.get_guild(room.guild.id)
    assert guild
    now = datetime.now(UTC)
    event = await guild.create_scheduled_event(
        name="Friday cup",
        start_time=now + timedelta(hours=1),
        end_time=now + timedelta(hours=2),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="#card-table",
        description="Join in #card-table.",
    )
    assert event.status is discord.EventStatus.scheduled and event.creator_id == room.playground.world.bot.id
    event = await event.edit(name="Saturday cup")
    assert (event.name, event.description) == ("Saturday cup", "Join in #card-table.")
    [listed] = await guild.fetch_scheduled_events()
    assert (listed.id, listed.location) == (event.id, "#card-table")
    event = await event.start()
    event = await event.end()
    assert event.status is discord.EventStatus.completed and not await guild.fetch_scheduled_events()
    other = await guild.fetch_scheduled_event(event.id)
    await other.delete()
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_scheduled_event(event.id)
    assert refused.value.code == Code.UNKNOWN_EVENT


async def test_an_event_begins_and_ends_by_itself(room: Room) -> None:
    _, event = await create(room)
    for ahead, status in ((0.0, 1), (IN_AN_HOUR, 2), (IN_TWO, 3)):
        room.clock.ahead = ahead + 1
        _, shown = await room.request("GET", f"/guilds/{room.guild.id}/scheduled-events/{event['id']}")
        assert shown["status"] == status
    status, refused = await change(room, event, name="Too late")
    assert (status, refused["code"]) == (400, Code.FINISHED_EVENT)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"entity_metadata": None}, "entity_metadata"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_start_time": "tomorrow"}, "scheduled_start_time"),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "scheduled_end_time"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": 2}, "entity_type"),
    ],
)
async def test_a_wrong_form_is_refused(room: Room, changes: dict[str, Any], field: str) -> None:
    status, refused = await create(room, **changes)
    assert (status, refused["code"]) == (400, Code.INVALID_FORM) and field in refused["errors"]
    assert not room.guild.events


async def test_only_the_next_status_may_be_set_and_no_start_that_has_been(room: Room) -> None:
    _, event = await create(room)
    for status in (3, 7):
        refused, body = await change(room, event, status=status)
        assert refused == 400 and "status" in body["errors"]
    room.clock.ahead = IN_AN_HOUR + 1
    refused, body = await change(room, event, scheduled_start_time=at(room, 60.0))
    assert refused == 400 and "scheduled_start_time" in body["errors"]
    refused, body = await change(room, event, status=4)
    assert refused == 400 and "status" in body["errors"], "it has begun, so it can only end"
    later = at(room, IN_TWO)
    assert (await change(room, event, scheduled_end_time=later))[1]["scheduled_end_time"] == later


async def test_permissions_are_those_that_discord_wants(room: Room) -> None:
    _, event = await create(room)
    room.guild.bot_permissions &= ~Permission.CREATE_EVENTS
    for status, body in (await create(room), await change(room, event, name="Other")):
        assert (status, body["code"]) == (403, Code.MISSING_PERMISSIONS)
    room.guild.bot_permissions |= Permission.MANAGE_EVENTS
    assert (await change(room, event, name="Other"))[0] == 200
    assert (await create(room))[0] == 403
    world, now = room.playground.world, room.clock()
    others = ScheduledEvent(world.new_id(), world.owner, "Quiz", now + 60, now + 120, "Here")
    world.add_event(room.guild, others)
    assert (await change(room, {"id": others.id}, status=4))[0] == 200
    assert others.status is EventStatus.CANCELLED
    room.guild.bot_permissions |= Permission.CREATE_EVENTS
    room.guild.bot_permissions &= ~Permission.MANAGE_EVENTS
    assert (await change(room, {"id": others.id}, name="Mine"))[0] == 403


async def test_a_server_has_at_most_a_hundred_events_to_come(room: Room) -> None:
    world, now = room.playground.world, room.clock()
    for number in range(SCHEDULED_EVENTS):
        event = ScheduledEvent(world.new_id(), world.owner, f"Quiz {number}", now + 60, now + 120, "Here")
        world.add_event(room.guild, event)
    status, body = await create(room)
    assert (status, body["code"]) == (400, Code.EVENTS_FULL)
    room.clock.ahead = 121.0
    assert (await create(room))[0] == 200
