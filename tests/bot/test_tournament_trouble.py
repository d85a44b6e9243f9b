"""A tournament among people who press twice, cannot see the channel, leave the server, and archive or delete things."""

from __future__ import annotations

import asyncio

import pytest

from bot.features.tournament.posts import WINNER
from bot.host.tournaments.tournament import Match
from playground import Person
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import command, press, said
from tests.bot.tournament_room import (
    KNOCKOUT,
    all_in,
    announced,
    begun,
    joined_by_host,
    lost_by,
    numbered,
    post,
    shown,
    thread,
    tournament,
)
from tests.examples import sampled
from tests.texts import says, text


async def open_matches(room: Room, people: list[Person]) -> list[Match]:
    """Announce a knockout, let people enter, start it, and return its matches."""
    await announced(room, *KNOCKOUT)
    await joined_by_host(room, people)
    await begun(room)
    return list((await tournament(room)).open_matches)


async def test_two_presses_announce_one_tournament(room: Room) -> None:
    room.playground.add_role(room.guild, "Organisers", room.ben, permissions=["manage_channels"])
    panel = (await command(room, room.ben, "tournament new", name="Cup", game="Gin Rummy")).response
    assert panel
    await asyncio.gather(*(room.ben.click(panel, label=text("button-tournament-open")) for _ in range(2)))
    await room.quiet()
    assert len(await room.bot.services.host.tournaments.of_server(room.guild.id)) == 1
    assert post(room)


async def test_two_presses_enter_once_and_leave_once(room: Room) -> None:
    await announced(room)
    for label, refused, entries in (
        ("button-tournament-join", "refusal-tournament-in", 1),
        ("button-tournament-leave", "refusal-tournament-not-in", 0),
    ):
        shown_now = post(room)
        uses = await asyncio.gather(*(room.ada.click(shown_now, label=text(label)) for _ in range(2)))
        await room.quiet()
        assert sum(bool(says(said(use), refused)) for use in uses) == 1, "one of them is told that it was done"
        assert len((await tournament(room)).entries) == entries


async def test_of_two_organisers_who_start_at_once_one_is_told(room: Room, four: list[Person]) -> None:
    room.playground.add_role(room.guild, "More organisers", room.ada, permissions=["manage_channels"])
    await announced(room, *KNOCKOUT)
    await joined_by_host(room, four)
    panels = [
        (await press(room, who, post(room, who), text("button-tournament-organise"))).response
        for who in (room.ada, room.ben)
    ]
    uses = await asyncio.gather(
        *(
            who.click(panel or {}, label=text("button-organise-start"))
            for who, panel in zip((room.ada, room.ben), panels, strict=True)
        )
    )
    await room.quiet()
    await shown(room)
    assert sum(bool(says(said(use), "refusal-tournament-started")) for use in uses) == 1
    now = await tournament(room)
    assert now.round == 1 and len(now.matches) == 2
    assert len({match.channel_id for match in now.matches}) == 2


@pytest.mark.soak
async def test_who_has_left_the_server_or_sees_no_channel_holds_nobody_up(room: Room, four: list[Person]) -> None:
    chloe, dmitri = four[2:]
    await announced(room, *KNOCKOUT)
    await joined_by_host(room, four)
    chloe.leave(room.guild)
    room.playground.set_permissions(room.channel, deny=["view_channel"], person=dmitri)
    await begun(room)
    people, now = await numbered(room, four), await tournament(room)
    assert all(match.table_id for match in now.open_matches)
    for match in now.open_matches:
        calls = [m for m in room.ben.sees(thread(room, match)) if m["mentions"]]
        assert len(calls) == 1, "the others are called"
        for row in (await room.bot.services.host.state(match.table_id)).seats:
            person = people.get(row.player or 0)
            if person in four[:2]:
                asked = [m for m in person.sees(thread(room, match)) if m["components"]][-1]
                await press(room, person, asked, text("button-in"))
    room.clock.ahead += now.config.round_seconds + 60
    await shown(room)
    after = (await tournament(room)).matches
    absent = {entry.number for entry in (await tournament(room)).entries if people[entry.players[0]] in four[2:]}
    for match in after:
        if match.record.round == 1 and absent.intersection(match.entries):
            assert match.record.how == "absent" and match.record.winner not in absent


@sampled
@pytest.mark.parametrize("locked", [False, True])
async def test_a_thread_that_a_moderator_archives_holds_nothing_up(
    room: Room, four: list[Person], locked: bool
) -> None:
    first, second = await open_matches(room, four)
    people = await numbered(room, four)
    await all_in(room, first, people)
    there = thread(room, first)
    there.archived, there.locked = True, locked
    await lost_by(room, first.table_id, 1)
    now = await tournament(room)
    over = now.match(first.number)
    assert over and over.record.over
    results = [m for m in room.ben.sees(there) if says(words(m), "tournament-thread-closes")]
    assert len(results) == (0 if locked else 1), "a message opens a thread that is not locked"
    await all_in(room, second, people)
    await lost_by(room, second.table_id, 1)
    assert (await tournament(room)).round == 2


@pytest.mark.soak
async def test_a_deleted_announcement_does_not_come_again(room: Room, four: list[Person]) -> None:
    [match] = await open_matches(room, four[:2])
    await all_in(room, match, await numbered(room, four))
    await lost_by(room, match.table_id, 0)
    [message] = [m for m in room.ada.sees(room.channel) if says(words(m), "tournament-won")]
    room.playground.delete_message(message)
    await room.stop()
    await room.start()
    await shown(room)
    assert not [m for m in room.ada.sees(room.channel) if says(words(m), "tournament-won")]


async def test_without_permission_to_write_the_end_is_noted_and_the_rest_works(room: Room, four: list[Person]) -> None:
    [match] = await open_matches(room, four[:2])
    await all_in(room, match, await numbered(room, four))
    room.playground.set_permissions(room.channel, deny=["send_messages", "send_messages_in_threads"])
    await lost_by(room, match.table_id, 0)
    now = await tournament(room)
    assert now.phase == "over" and dict(now.places)
    posts = await room.bot.services.host.tournaments.posts(now.id)
    assert posts[WINNER].lost, "it is not tried again for ever"
    use = await command(room, room.ada, "tournament show", tournament=now.id)
    assert parts(use.response, 10), "it can still be looked at"
