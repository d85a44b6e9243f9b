"""The threads of a tournament's matches: their result, and their end some minutes later, whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import pytest_asyncio

from bot.features.tournament.threads import LINGERS
from bot.host.tournaments.organising import DONE
from bot.host.tournaments.tournament import Match
from playground import Person
from tests.bot.conftest import Room, words
from tests.bot.playing import press
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


@pytest_asyncio.fixture
async def match(room: Room, four: list[Person]) -> Match:
    """Begin a knockout of four, and return its first match."""
    await announced(room, *KNOCKOUT)
    await joined_by_host(room, four)
    await begun(room)
    return (await tournament(room)).open_matches[0]


async def lose(room: Room, match: Match, people: list[Person]) -> None:
    """Let both sides of a match come, and the second give up."""
    await all_in(room, match, await numbered(room, people))
    await lost_by(room, match.table_id, 1)


async def later(room: Room, seconds: float = LINGERS + 60) -> None:
    """Let time pass."""
    room.clock.ahead += seconds
    await shown(room)


async def is_done(room: Room) -> bool:
    """Return whether nothing is left to do for the tournament."""
    return DONE in await room.bot.services.host.tournaments.posts((await tournament(room)).id)


def results(room: Room, match: Match) -> list[str]:
    """Return what is said of the result in the thread of a match."""
    said = [words(message) for message in room.ben.sees(thread(room, match))]
    return [each for each in said if says(each, "tournament-thread-closes")]


async def test_a_thread_stays_open_for_some_minutes_after_its_result(
    room: Room, four: list[Person], match: Match
) -> None:
    await lose(room, match, four)
    [said] = results(room, match)
    assert says(said, "tournament-match-over", how="withdrawn"), "they gave up at no points each"
    assert not thread(room, match).archived, "people read the result and talk"
    await later(room)
    assert thread(room, match).archived and not thread(room, match).locked, "the bot may not lock it"
    assert len(results(room, match)) == 1


@pytest.mark.soak
async def test_a_bot_that_manages_threads_locks_them(room: Room, four: list[Person], match: Match) -> None:
    room.playground.set_permissions(room.channel, allow=["manage_threads"])
    await lose(room, match, four)
    await later(room)
    assert thread(room, match).archived and thread(room, match).locked


@pytest.mark.soak
async def test_a_thread_closes_after_a_downtime(room: Room, four: list[Person], match: Match) -> None:
    await lose(room, match, four)
    await room.stop()
    room.clock.ahead += 10 * LINGERS
    await room.start()
    await shown(room)
    assert thread(room, match).archived
    assert len(results(room, match)) == 1


@pytest.mark.soak
async def test_a_thread_waits_for_its_table_to_show_the_end(room: Room, four: list[Person], match: Match) -> None:
    await all_in(room, match, await numbered(room, four))
    for route in (f"/channels/{match.channel_id}/messages/*", "/webhooks/*/*/messages/*"):
        room.playground.faults.add(f"PATCH {route}", status=400, code=50035, times=1000)
    await lost_by(room, match.table_id, 1)
    await later(room)
    assert not thread(room, match).archived, "posting there would open it again"
    await later(room)
    assert thread(room, match).archived, "it does not wait for ever"


@pytest.mark.soak
async def test_the_last_threads_close_after_the_winner_is_announced(
    room: Room, four: list[Person], match: Match
) -> None:
    while (await tournament(room)).phase == "running":
        for each in (await tournament(room)).open_matches:
            await lose(room, each, four)
    assert any(says(words(message), "tournament-won") for message in room.ada.sees(room.channel))
    assert not await is_done(room)
    await room.stop()
    await room.start()
    await later(room)
    assert all(thread(room, each).archived for each in (await tournament(room)).matches)
    assert await is_done(room)


@pytest.mark.soak
async def test_a_thread_that_was_deleted_holds_nothing_up(room: Room, four: list[Person], match: Match) -> None:
    await lose(room, match, four)
    room.playground.delete_channel(thread(room, match))
    await later(room)
    [other] = (await tournament(room)).open_matches
    await lose(room, other, four)
    [final] = (await tournament(room)).open_matches
    await lose(room, final, four)
    room.playground.delete_channel(thread(room, final))
    await later(room)
    assert await is_done(room)


@pytest.mark.soak
async def test_a_thread_that_people_reopen_is_not_closed_twice(room: Room, four: list[Person], match: Match) -> None:
    await lose(room, match, four)
    await later(room)
    thread(room, match).archived = False
    await later(room)
    assert not thread(room, match).archived, "they may go on talking"


def check_threads(room: Room, matches: Sequence[Match], archived: int) -> None:
    """Check that each match has one thread, and that extra ones are gone, or archived."""
    threads = [each for each in room.playground.world.channels.values() if each.parent is room.channel]
    assert {each.id for each in threads if not each.archived} == {match.channel_id for match in matches}
    assert len(threads) == len(matches) + archived
    assert not [m for m in room.ada.sees(room.channel) if m["type"] == 18], "no line tells of an extra thread"


@sampled
@pytest.mark.parametrize("manages", [True, False])
@pytest.mark.parametrize("form", ["knockout", "swiss"])
async def test_a_lost_answer_leaves_one_thread_a_match(
    room: Room, four: list[Person], form: str, manages: bool
) -> None:
    """A knockout has public threads, a Swiss private ones. Without Manage Threads, extra ones are archived."""
    if manages:
        room.playground.set_permissions(room.channel, allow=["manage_threads"])
    await announced(room, ("format", text(f"tournament-format-{form}")))
    await joined_by_host(room, four)
    room.playground.faults.add("POST /channels/*/threads", status=500, performed=True)
    await begun(room)
    matches = (await tournament(room)).open_matches
    check_threads(room, matches, 0 if manages else 1)
    await room.stop()
    first = thread(room, matches[0])
    room.playground.world.add_thread(room.channel, first.name, first.kind, room.playground.world.bot)
    await room.start()
    await shown(room)
    check_threads(room, matches, 0 if manages else 2)


@sampled
@pytest.mark.parametrize("form", ["knockout", "swiss"])
async def test_a_thread_that_was_made_although_discord_refused_is_taken(
    room: Room, four: list[Person], form: str
) -> None:
    await announced(room, ("format", text(f"tournament-format-{form}")))
    await joined_by_host(room, four)
    room.playground.faults.add("POST /channels/*/threads", status=403, performed=True)
    await begun(room)
    assert not all(match.channel_id for match in (await tournament(room)).open_matches)
    await later(room, 61.0)
    matches = (await tournament(room)).open_matches
    assert all(match.channel_id for match in matches)
    threads = [each for each in room.playground.world.channels.values() if each.parent is room.channel]
    assert {each.id for each in threads} == {match.channel_id for match in matches}


@pytest.mark.soak
async def test_threads_of_an_undone_pairing_and_of_an_early_end_close_too(
    room: Room, four: list[Person], match: Match
) -> None:
    use = await press(room, room.ben, post(room), text("button-tournament-organise"))
    panel = use.response
    for _ in range(2):
        use = await press(room, room.ben, panel, text("button-organise-unpair"))
        panel = use.response
    await shown(room)
    undone = (await tournament(room)).undone
    assert len(undone) == 2
    await later(room)
    assert all(thread(room, each).archived for each in undone)
    assert not any(results(room, each) for each in undone)
    use = await press(room, room.ben, panel, text("button-organise-resume"))
    await shown(room)
    again = (await tournament(room)).open_matches
    assert len(again) == 2 and not any(thread(room, each).archived for each in again)
    panel = use.response
    for _ in range(2):
        use = await press(room, room.ben, panel, text("button-organise-end"))
        panel = use.response
    await later(room)
    assert (await tournament(room)).phase == "cancelled"
    assert all(thread(room, each).archived for each in again)
    assert await is_done(room)
