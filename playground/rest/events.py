"""The scheduled events of a guild: of the external kind, which takes place in no voice or stage channel."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot import limits
from bot.limits import Code, Permission
from playground import payloads
from playground.errors import ApiError, Problems
from playground.model import EventStatus, Guild, ScheduledEvent, server_permissions
from playground.rest.call import Call, Routes

ROUTES = Routes()
_EXTERNAL, _GUILD_ONLY = 3, 2
_ONWARDS = {
    EventStatus.SCHEDULED: (EventStatus.ACTIVE, EventStatus.CANCELLED),
    EventStatus.ACTIVE: (EventStatus.COMPLETED,),
}
"""The statuses that a bot may set."""


@ROUTES.add("GET", "/guilds/{guild_id}/scheduled-events")
async def events(call: Call) -> Any:
    """Return the events of a guild that are neither over nor cancelled."""
    guild = call.guild()
    return [payloads.scheduled_event(guild.id, each) for each in call.world.events(guild)]


@ROUTES.add("GET", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def get(call: Call) -> Any:
    """Return one event."""
    guild = call.guild()
    return payloads.scheduled_event(guild.id, call.event(guild))


@ROUTES.add("POST", "/guilds/{guild_id}/scheduled-events")
async def create(call: Call) -> Any:
    """Create an event, for which the bot needs Create Events."""
    guild = call.guild()
    if not server_permissions(guild, call.bot) & Permission.CREATE_EVENTS:
        raise ApiError(Code.MISSING_PERMISSIONS)
    problems = Problems()
    for name, only in (("entity_type", _EXTERNAL), ("privacy_level", _GUILD_ONLY)):
        if problems.required(call.form, (), name) not in (None, only):
            problems.add((name,), "BASE_TYPE_CHOICES", f"Value must be one of ({only},) in the playground.")
    event = ScheduledEvent(call.world.new_id(), call.bot, "", 0.0, 0.0, "")
    _change(call, event, problems, new=True)
    if len(call.world.events(guild)) >= limits.SCHEDULED_EVENTS:
        raise ApiError(Code.EVENTS_FULL)
    call.world.add_event(guild, event)
    return payloads.scheduled_event(guild.id, event)


@ROUTES.add("PATCH", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def change(call: Call) -> Any:
    """Change an event, begin it, end it or cancel it."""
    guild, event = _own(call)
    if event.is_finished:
        raise ApiError(Code.FINISHED_EVENT)
    problems = Problems()
    status = call.form.get("status", event.status)
    if status != event.status and status not in _ONWARDS[event.status]:
        problems.add(("status",), "BASE_TYPE_CHOICES", f"A {event.status.name} event cannot become {status}.")
    _change(call, event, problems, new=False)
    event.status = EventStatus(status)
    call.world.event_changed(guild, event)
    return payloads.scheduled_event(guild.id, event)


@ROUTES.add("DELETE", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def delete(call: Call) -> Any:
    """Delete an event."""
    guild, event = _own(call)
    call.world.delete_event(guild, event)


def _own(call: Call) -> tuple[Guild, ScheduledEvent]:
    """Return the path's event, which the bot may change.

    Raises:
        ApiError: 50013 without Manage Events, or for an event of its own Create Events.
    """
    guild = call.guild()
    event, bits = call.event(guild), server_permissions(guild, call.bot)
    own = event.creator is call.bot and bits & Permission.CREATE_EVENTS
    if not own and not bits & Permission.MANAGE_EVENTS:
        raise ApiError(Code.MISSING_PERMISSIONS)
    return guild, event


def _change(call: Call, event: ScheduledEvent, problems: Problems, *, new: bool) -> None:
    """Change an event to what a form says, unless there are problems with it."""
    form, now = call.form, call.world.clock()
    name = problems.text(form, (), "name", limits.EVENT_NAME, required=new)
    text = problems.text(form, (), "description", limits.EVENT_DESCRIPTION, required=False)
    place = form.get("entity_metadata")
    if isinstance(place, dict) or new:
        place = place if isinstance(place, dict) else {}
        location = problems.text(place, ("entity_metadata",), "location", limits.EVENT_LOCATION)
    else:
        location = event.location
    starts = _moment(form, problems, "scheduled_start_time", None if new else event.starts)
    ends = _moment(form, problems, "scheduled_end_time", None if new else event.ends)
    if starts != event.starts and event.status is EventStatus.ACTIVE:
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_ACTIVE", "It has begun already.")
    elif starts != event.starts and starts <= now:
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past.")
    if ends <= max(starts, now):
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_TIME", "It must end after its start.")
    problems.raise_if_any()
    event.name, event.description = name or event.name, text if "description" in form else event.description
    event.starts, event.ends, event.location = starts, ends, location


def _moment(form: dict[str, Any], problems: Problems, name: str, known: float | None) -> float:
    """Return a moment of a form, in seconds since the epoch; ``known`` if it is left out."""
    if known is not None and name not in form:
        return known
    value = problems.required(form, (), name)
    try:
        return datetime.fromisoformat(str(value)).timestamp() if value is not None else 0.0
    except ValueError:
        problems.add((name,), "DATE_TIME_TYPE_PARSE", "Could not parse the value as an ISO 8601 date and time.")
        return 0.0
