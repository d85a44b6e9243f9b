"""Tournaments in the events of a server: created, moved, begun and ended once, also after kills and downtime."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.features.tournament.calendar import EVENT
from bot.host.tournaments.tournament import Tournament
from bot.limits import Permission
from playground import Person
from playground.model import EventStatus, ScheduledEvent
from tests.bot.conftest import Room, words
from tests.bot.playing import press
from tests.bot.tournament_room import announced, begun, joined, post, shown, tournament
from tests.examples import sampled
from tests.texts import says, text

HOUR = 3600.0


def in_hours(room: Room, hours: float) -> str:
    return f"{datetime.fromtimestamp(room.clock() + hours * HOUR, UTC):%Y-%m-%d %H:%M}"


def events(room: Room) -> list[ScheduledEvent]:
    """Return all events of the server as they are now."""
    room.playground.world.events(room.guild)
    return [*room.guild.events.values()]


def status(event: ScheduledEvent) -> EventStatus:
    return event.status


async def planned(room: Room, *choices: tuple[str, str], hours: float = 2.0) -> Tournament:
    """Let Ben announce a tournament that begins in some hours."""
    await announced(room, ("format", text("tournament-format-knockout")), *choices, start=in_hours(room, hours))
    await shown(room)
    return await tournament(room)


async def wait(room: Room, seconds: float) -> None:
    """Let time pass, with everything that follows."""
    room.clock.ahead += seconds
    await room.tick()
    await shown(room)


async def end(room: Room) -> None:
    """Let the organiser end the tournament."""
    now, owner = await tournament(room), room.playground.world.owner
    organiser = await room.bot.services.store.player(owner.id, owner.name)
    await room.bot.services.host.tournaments.end(now.id, organiser)
    await shown(room)


async def test_a_tournament_in_a_hidden_channel_is_no_event(room: Room) -> None:
    room.playground.hide(room.channel, room.ada, room.ben)
    await planned(room)
    assert not events(room), "everybody in the server would see it"


async def test_a_tournament_with_a_start_is_an_event_of_its_server(room: Room, four: list[Person]) -> None:
    now = await planned(room)
    [event] = events(room)
    assert event.name == "Friday cup" and event.location == f"#{room.channel.name}"
    assert event.starts == now.starts_at and status(event) is EventStatus.SCHEDULED
    link = f"https://discord.com/channels/{room.guild.id}/{room.channel.id}/{post(room)['id']}"
    assert text("tournament-event-join", link=link) in event.description
    assert text("tournament-format-knockout") in event.description
    expected = event.ends
    await joined(room, four)
    await wait(room, 61.0)
    assert event.ends - event.starts == 2 * now.config.round_seconds and event.ends > expected, "two rounds for four"
    await wait(room, 2 * HOUR)
    assert (await tournament(room)).phase == "running" and status(event) is EventStatus.ACTIVE
    while (await tournament(room)).phase == "running":
        await wait(room, HOUR)
        events(room)
        over = (await tournament(room)).phase != "running"
        assert status(event) is (EventStatus.COMPLETED if over else EventStatus.ACTIVE), "it lasts as long as is played"
    assert len(events(room)) == 1


async def test_no_event_without_a_start(room: Room, four: list[Person]) -> None:
    await announced(room)
    await shown(room)
    assert not events(room)


async def test_an_early_start_begins_it_and_an_early_end_ends_it(room: Room, four: list[Person]) -> None:
    await planned(room)
    await joined(room, four)
    await begun(room)
    [event] = events(room)
    assert status(event) is EventStatus.ACTIVE
    await end(room)
    assert status(event) is EventStatus.COMPLETED


@sampled
@pytest.mark.parametrize("by_organiser", [True, False])
async def test_a_cancelled_tournament_cancels_it(room: Room, by_organiser: bool) -> None:
    await planned(room)
    [event] = events(room)
    await room.stop()
    if by_organiser:
        await room.start()
        await end(room)
        assert status(event) is EventStatus.CANCELLED
    else:  # too few at the start, which the bot hears of late: by then Discord has begun it
        room.clock.ahead += 2.5 * HOUR
        await room.start()
        await shown(room)
        assert (await tournament(room)).cancelled_for == "too-few" and status(event) is EventStatus.COMPLETED


@pytest.mark.soak
async def test_a_check_in_that_began_late_moves_the_start(room: Room, four: list[Person]) -> None:
    ten = ("check_in", text("tournament-check-in", time=text("tournament-minutes", count=10)))
    now = await planned(room, ten)
    await joined(room, four)
    [event] = events(room)
    await room.stop()
    room.clock.ahead += 2 * HOUR - 300.0
    await room.start()
    await shown(room)
    later = await tournament(room)
    assert later.phase == "check-in" and later.starts_at and now.starts_at and later.starts_at > now.starts_at
    await wait(room, 61.0)
    assert event.starts == float(int(later.starts_at))


@pytest.mark.soak
async def test_each_of_a_weekly_tournament_has_its_event(room: Room, four: list[Person]) -> None:
    await planned(room, ("weekly", text("tournament-weekly")))
    await joined(room, four)
    await wait(room, 2 * HOUR)
    await wait(room, 31.0)
    first, second = events(room)
    assert status(first) is EventStatus.ACTIVE and status(second) is EventStatus.SCHEDULED
    assert 6 * 24 * HOUR < second.starts - first.starts < 8 * 24 * HOUR


async def test_a_lost_answer_and_a_restart_leave_one_event(room: Room, four: list[Person]) -> None:
    room.playground.faults.add("POST /guilds/*/scheduled-events", status=500, performed=True)
    now = await planned(room)
    store = room.bot.services.store
    row = (await store.tournament_posts(now.id))[EVENT]
    await store.record_tournament_post(row._replace(message_id=None, lost=False))  # as if the process had died
    await room.stop()
    await room.start()
    await wait(room, 31.0)
    assert (await store_row(room, now.id)).message_id in room.guild.events
    [event] = events(room)
    await end(room)
    assert status(event) is EventStatus.CANCELLED


async def store_row(room: Room, tournament_id: str) -> Any:
    return (await room.bot.services.store.tournament_posts(tournament_id))[EVENT]


@pytest.mark.soak
async def test_an_event_that_somebody_deleted_stays_away(room: Room, four: list[Person]) -> None:
    now = await planned(room)
    [event] = events(room)
    room.playground.world.delete_event(room.guild, event)
    await joined(room, four)
    await wait(room, 61.0)
    assert (await store_row(room, now.id)).lost and not events(room)
    await begun(room)
    await end(room)
    assert not events(room) and (await tournament(room)).ended


async def test_without_the_permission_the_organiser_is_told_once(room: Room, four: list[Person]) -> None:
    room.guild.bot_permissions &= ~Permission.CREATE_EVENTS
    room.playground.move_role(room.guild, room.playground.add_role(room.guild, "Any"), 2)
    await room.stop()
    await room.start()
    room.playground.add_role(room.guild, "Organisers", room.ben, permissions=["manage_channels"])
    use = await room.ben.slash(room.channel, "tournament new", name="Friday cup", start=in_hours(room, 2))
    await room.quiet()
    answer = await press(room, room.ben, use.response, text("button-tournament-open"))
    assert text("tournament-no-event") in words(answer.response)
    await joined(room, four)
    await wait(room, 61.0)
    assert not events(room) and not room.playground.invalid_requests
    assert not any(says(words(m), "tournament-no-event") for m in room.ada.sees(room.channel))
    room.guild.bot_permissions |= Permission.CREATE_EVENTS
    await room.stop()
    await room.start()
    await wait(room, 31.0)
    assert len(events(room)) == 1


async def test_a_full_calendar_is_tried_again_and_stops_nothing(room: Room, four: list[Person]) -> None:
    world, now = room.playground.world, room.clock()
    for number in range(100):
        quiz = ScheduledEvent(world.new_id(), world.owner, f"Quiz {number}", now + 60, now + 9 * HOUR, "Here")
        world.add_event(room.guild, quiz)
    await planned(room)
    assert len(room.guild.events) == 100
    world.delete_event(room.guild, quiz)
    await wait(room, HOUR + 1)
    assert sum(event.name == "Friday cup" for event in events(room)) == 1
