"""The course of a tournament: check-in, start, rounds, time that runs out, and the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime

import pytest

from bot.host.daily.schedule import zone
from bot.host.tournaments.decisions import Step
from bot.host.tournaments.proof import check
from bot.host.tournaments.rounds import next_week
from bot.host.tournaments.tournament import Tournament
from data.store import Status
from engine.deal import Noted
from tests.examples import sampled
from tests.host.room import GUILD, Room
from tests.host.tournaments.cups import ROUND, Cup, config, stronger
from tests.host.tournaments.match_tables import give_up, refused

GRACE = 3600.0


@sampled
@pytest.mark.parametrize("format", ["swiss", "knockout", "double-knockout", "round-robin"])
async def test_a_tournament_is_played_to_one_winner(room: Room, format: str) -> None:
    cup = await Cup.open(room, 6, format=format, seeding="draw")
    assert (await cup.now()).round == 1 and (await cup.now()).secret is None
    assert await refused(cup.use.proof(cup.id)) == "tournament-not-over"
    over = await cup.play_out(stronger)
    assert over.phase == "over" and dict(over.places)[1] == 1
    assert [place for _, place in over.places].count(1) == 1
    assert all(match.closed for match in over.matches)
    [trophy] = await cup.use.won_by(cup.people[0], GUILD)
    assert (trophy.name, trophy.place, trophy.entries) == ("Friday cup", 1, 6)
    assert [each.place for each in await cup.use.won_by(cup.people[0], GUILD)] == [1]
    assert check(await cup.use.proof(cup.id), Noted.parse(over.commitment)) == []


async def test_check_in_leaves_out_who_does_not_come(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False, starts_at=room.clock.now + 7200, check_in=1800)
    assert await refused(cup.use.check_in(cup.id, cup.people[0])) == "tournament-no-check-in"
    assert (await cup.after(5000)).phase == "open"
    assert (await cup.after(500)).phase == "check-in"
    for person in cup.people[:3]:
        await cup.use.check_in(cup.id, person)
    await cup.use.check_in(cup.id, cup.people[0])
    late = await room.player("Late")
    await cup.use.join(cup.id, late)
    tournament = await cup.after(1800)
    assert [entry.number for entry in tournament.entries] == [1, 2, 3, 5] and tournament.round == 1
    # Who missed it may still enter late, like anybody.
    await cup.use.join(cup.id, cup.people[3])
    assert (await cup.now()).entries[-1].since == 2


async def test_check_in_that_a_downtime_swallowed_is_made_up_for(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False, starts_at=room.clock.now + 7200, check_in=1800)
    room.clock.now += 90_000
    cup = cup.on(await room.another_host())
    tournament = await cup.see_to()
    assert (tournament.phase, tournament.starts_at) == ("check-in", room.clock.now + 1800)


async def test_start_with_too_few_is_cancelled_or_refused(room: Room) -> None:
    cup = await Cup.open(room, 2, start=False)
    assert await refused(cup.use.start(cup.id, cup.organiser)) == "tournament-too-few"
    timed = await Cup.open(room, 2, start=False, starts_at=room.clock.now + 60)
    tournament = await timed.after(60)
    assert (tournament.phase, tournament.cancelled_for) == ("cancelled", "too-few")
    assert await refused(timed.use.join(timed.id, await room.player("Late"))) == "tournament-over"
    assert check(await timed.use.proof(timed.id)) == []


async def test_start_pressed_twice_in_two_processes_happens_once(room: Room) -> None:
    cup = await Cup.open(room, 5, start=False)
    other = cup.on(await room.another_host())
    pressed = (refused(each.use.start(cup.id, cup.organiser)) for each in (cup, other))
    assert sorted(await asyncio.gather(*pressed)) == ["", "tournament-started"]
    kinds = [event.kind for event in await room.store.tournament_events(cup.id)]
    assert kinds.count("started") == kinds.count("paired") == 1


async def test_two_processes_see_to_everything_once(room: Room) -> None:
    cup = await Cup.open(room, 5)
    other = cup.on(await room.another_host())
    while not (await cup.now()).ended:
        opened = [(await cup.now()).open_matches, (await other.now()).open_matches]
        assert opened[0] == opened[1]
        both = [
            each.use.open_match(cup.id, match.number, GUILD, 1000 + match.number)
            for each in (cup, other)
            for match in opened[0]
        ]
        tables = [state.id for state in await asyncio.gather(*both)]
        assert tables[: len(opened[0])] == tables[len(opened[0]) :]
        for match in (await cup.now()).open_matches:
            await cup.play(match)
        await asyncio.gather(*(each.see_to() for each in (cup, other) * 2))
    events = await room.store.tournament_events(cup.id)
    results = [event.data["match"] for event in events if event.kind == "result"]
    paired = [event.data["round"] for event in events if event.kind == "paired"]
    assert len(results) == len({*results}) and paired == [1, 2, 3]
    assert (await other.now()) == (await cup.now())


async def test_another_process_takes_over_after_each_event(room: Room) -> None:
    """Whatever is stored last, a process that knows nothing else goes on from there."""
    cup = await Cup.open(room, 4, format="knockout")
    revision = 0
    while revision < (await cup.now()).revision or not (await cup.now()).ended:
        for match in (await cup.ready()).open_matches:
            if (await cup.host.state(match.table_id)).status is Status.OPEN:
                await cup.play(match)
        cup = cup.on(await room.another_host())
        revision = (await cup.now()).revision
        await one_step(cup)
    over = await cup.now()
    assert over.phase == "over" and [match.record.how for match in over.matches] == ["played"] * 3


async def one_step(cup: Cup) -> None:
    """Store the first event that is due, and no other."""
    ended = {match.number for match in (await cup.now()).open_matches}

    async def decide(tournament: Tournament) -> Sequence[Step]:
        steps: Sequence[Step] = await cup.use.rounds._due_steps(tournament, ended)
        return steps[:1]

    await cup.use._log.act(cup.id, decide)


async def test_match_that_nobody_began_is_lost_by_who_did_not_come(room: Room) -> None:
    cup = await Cup.open(room, 4)
    first, second = (await cup.ready()).open_matches
    await cup.say_in(first, 1)
    assert len((await cup.after(ROUND - 1)).open_matches) == 2
    tournament = await cup.after(1)
    records = [match.record for match in tournament.matches if match.record.round == 1]
    assert [(record.winner, record.how) for record in records] == [(first.entries[1], "absent"), (None, "absent")]
    assert tournament.round == 2
    for match in (first, second):
        assert (await room.host.state(match.table_id)).status is Status.CLOSED
    # Two matches lost by absence: out.
    await cup.ready()
    tournament = await cup.after(ROUND)
    assert {entry.number for entry in tournament.entries if entry.why == "absent"} >= {*second.entries}


async def test_match_under_way_gets_as_long_again_and_is_then_decided_by_its_standing(room: Room) -> None:
    cup = await Cup.open(room, 4, format="knockout", match="best-of-3")
    ahead, level = (await cup.ready()).open_matches
    await cup.play(ahead, winner=1)
    await cup.say_in(level, 0, 1)
    tournament = await cup.after(ROUND)
    assert all(match.overtime for match in tournament.matches)
    assert len((await cup.after(ROUND - 1)).open_matches) == 2
    tournament = await cup.after(1)
    room.clock.now += 60
    await room.host.next_games._begin(room.clock.now)
    assert not await room.host.open_tables(GUILD), "the next game of a decided match has begun"
    won, drawn = (match.record for match in tournament.matches if match.record.round == 1)
    assert (won.winner, won.how, won.wins) == (ahead.entries[1], "late", (0, 1))
    assert drawn.how == "lot" and drawn.winner in level.entries
    for match in tournament.matches[:2]:
        assert (await room.host.state(match.table_id)).status in (Status.CLOSED, Status.FINISHED)


async def test_table_that_no_event_tells_of_is_closed_with_its_match(room: Room) -> None:
    """A process may die, or the match may be decided, between the opening of a table and its event."""
    cup = await Cup.open(room, 4)
    first, second = (await cup.now()).open_matches
    log = cup.use._log
    act, log.act = log.act, None
    with pytest.raises(TypeError):
        await cup.use.open_match(cup.id, first.number, GUILD, 1001)
    log.act = act
    [table] = await room.host.open_tables(GUILD)
    await cup.use.decide(cup.id, cup.organiser, first.number, first.entries[0])
    assert (await room.host.state(table.id)).status is Status.CLOSED

    async def decided_meanwhile(*values: object, **more: object) -> object:
        log.act = act
        await cup.use.decide(cup.id, cup.organiser, second.number, second.entries[0])
        return await act(*values, **more)

    log.act = decided_meanwhile
    assert await refused(cup.use.open_match(cup.id, second.number, GUILD, 1002)) == "tournament-no-match"
    assert not await room.host.open_tables(GUILD)


async def test_damaged_table_does_not_hold_up_the_round(room: Room) -> None:
    cup = await Cup.open(room, 4)
    first, second = (await cup.ready()).open_matches
    await cup.say_in(first, 0, 1)
    await room.store._write(lambda db: db.fetch("UPDATE tables SET terms = '7' WHERE id = ?", (first.table_id,)))
    cup = cup.on(await room.another_host())
    assert await refused(cup.host.state(first.table_id)) == "damaged"
    assert await refused(cup.use.unpair(cup.id, cup.organiser)) == "tournament-played"
    await cup.say_in(second, 0)
    tournament = await cup.after(ROUND)
    assert [match.record.how for match in tournament.matches][:2] == ["late", "absent"] and tournament.round == 2


async def test_match_is_not_lost_by_absence_while_nobody_could_come(room: Room) -> None:
    cup = await Cup.open(room, 4)
    await cup.ready()
    room.clock.now += 5 * ROUND
    cup = cup.on(await room.another_host())
    assert len((await cup.see_to()).open_matches) == 2
    assert len((await cup.after(899)).open_matches) == 2
    assert not [match for match in (await cup.after(1)).open_matches if match.record.round == 1]


async def test_clock_set_back_changes_nothing_that_is_stored(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False, starts_at=room.clock.now + 600)
    await cup.after(600)
    await cup.after(-86_400)
    tournament = await cup.play_round()
    assert tournament.round == 2
    times = [event.at for event in await room.store.tournament_events(cup.id)]
    assert times == sorted(times)


async def test_match_that_is_never_made_ready_does_not_hold_up_the_round(room: Room) -> None:
    cup = await Cup.open(room, 4, format="knockout")
    await cup.after(2 * ROUND - 1)
    tournament = await cup.after(1)
    assert [match.record.winner for match in tournament.matches[:2]] == [1, 2]
    assert tournament.round == 2


async def test_annulled_match_waits_for_the_organiser_until_its_time_is_up(room: Room) -> None:
    cup = await Cup.open(room, 4, format="knockout")
    first, second = (await cup.ready()).open_matches
    moderator = await room.player("Moderator")
    for match in (first, second):
        await cup.say_in(match, 0, 1)
        await room.host.moderation.annul(match.table_id, moderator, "broken")
    assert len((await cup.see_to()).open_matches) == 2
    state = await cup.use.decide(cup.id, cup.organiser, first.number, first.entries[1])
    assert state.tournament.match(first.number).decided_by == cup.organiser.id
    tournament = await cup.after(ROUND)
    assert [match.record.winner for match in tournament.matches if match.number == second.number] == [
        min(second.entries)
    ]


async def test_same_cards_are_at_all_tables_of_a_round_and_sealed_until_it_is_over(room: Room) -> None:
    cup = await Cup.open(room, 4, duplicate=True, game="gin", preset="standard")
    first, second = (await cup.ready()).open_matches
    states = [await cup.say_in(match, 0, 1) for match in (first, second)]
    views = [state.view(0) for state in states]
    assert views[0] and views[1] and views[0].hand == views[1].hand
    await give_up(room, states[0], 1)
    tournament = await cup.see_to()
    done = tournament.match(first.number)
    assert done and done.record.over and tournament.hides(done)
    assert all(dict(place.values)["points"] == 0 for place in tournament.standings)
    assert (await room.host.state(first.table_id)).sealed
    await give_up(room, states[1], 1)
    tournament = await cup.see_to()
    assert tournament.round == 2 and dict(tournament.standings[0].values)["points"] == 1
    assert not (await room.host.state(first.table_id)).sealed
    third = (await cup.ready()).open_matches[0]
    again = (await cup.say_in(third, 0, 1)).view(0)
    assert again and again.hand != views[0].hand


async def test_bye_may_be_played_against_a_computer_for_nothing(room: Room) -> None:
    cup = await Cup.open(room, 3)
    tournament = await cup.now()
    [bye] = [match for match in tournament.matches if match.record.how == "bye"]
    player = cup.people[bye.entries[0] - 1]
    setup = await cup.use.bye_setup(cup.id, player)
    assert not setup.ranked and setup.rules.game == "highest"
    [match] = tournament.open_matches
    assert await refused(cup.use.bye_setup(cup.id, cup.people[match.entries[0] - 1])) == "tournament-no-bye"


async def test_weekly_tournament_is_announced_again_once(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False, starts_at=room.clock.now + 600, weekly=True, zone="Europe/Berlin")
    room.clock.now += 600
    other = cup.on(await room.another_host())
    await asyncio.gather(cup.see_to(), other.see_to())
    found = {each.id: each for each in await cup.use.of_server(GUILD)}
    assert len(found) == 2
    following = found[(await cup.now()).followed_by]
    assert following.phase == "open" and not following.entries
    assert following.starts_at == room.clock.now + 7 * 86_400
    assert following.commitment != (await cup.now()).commitment
    # Nobody enters: it is followed as well; one that the organiser calls off is not.
    room.clock.now += 3 * 7 * 86_400
    await cup.use.rounds.see_to(following.id)
    [last] = [each for each in await cup.use.of_server(GUILD) if each.phase == "open"]
    assert last.starts_at == found[following.id].starts_at + 3 * 7 * 86_400
    await cup.use.end(last.id, cup.organiser)
    assert [each.phase for each in await cup.use.of_server(GUILD)] == ["running"]


@pytest.mark.parametrize(
    ("first", "weeks", "later"),
    [
        ("2026-10-23 20:00", 1, "2026-10-30 20:00"),  # clocks go back on the 25th
        ("2026-03-22 02:30", 1, "2026-03-29 03:30"),  # this time is skipped
        ("2026-03-22 02:30", 2, "2026-04-05 02:30"),
        ("2026-10-18 02:30", 1, "2026-10-25 02:30"),  # this one occurs twice
    ],
)
def test_weekly_tournament_begins_at_the_same_local_time(first: str, weeks: int, later: str) -> None:
    there = zone("Europe/Berlin")
    at = datetime.fromisoformat(first).replace(tzinfo=there).timestamp()
    form = config(starts_at=at, weekly=True, zone="Europe/Berlin")
    for _ in range(weeks):
        form = next_week(form, form.starts_at or 0.0)
    assert form.starts_at == datetime.fromisoformat(later).replace(tzinfo=there).timestamp()
    assert datetime.fromtimestamp(form.starts_at, there).isoformat(" ", "minutes")[:16] == later


async def test_listeners_hear_of_each_change_and_of_those_of_others_once(room: Room) -> None:
    cup = await Cup.open(room, 4, start=False)
    other = cup.on(await room.another_host())
    heard: list[int] = []
    other.use.on_change.append(lambda tournament: heard.append(tournament.revision))
    told: list[tuple[str, int]] = []
    cup.use.tell_others = lambda *values: told.append(values)
    await cup.use.leave(cup.id, cup.people[0])
    assert told == [(cup.id, GUILD)]
    await other.now()  # somebody looks there before the news arrive
    for _ in range(2):
        other.use.hear(*told[0])
        await ticked(other)
    assert heard == [6]
    await other.use.join(cup.id, await room.player("Late"))
    assert heard == [6, 7]
    await cup.use.end(cup.id, cup.organiser)  # and the news are lost
    room.clock.now += 60
    await ticked(other)
    assert heard == [6, 7, 8]


async def ticked(cup: Cup) -> None:
    cup.use.tick()
    await cup.use.rounds._work


async def test_ticks_find_ended_tables_also_after_a_restart(room: Room) -> None:
    cup = await Cup.open(room, 4)
    for match in (await cup.ready()).open_matches:
        await cup.play(match)
    await ticked(cup)
    assert (await cup.now()).round == 2
    cup = cup.on(await room.another_host())
    for match in (await cup.ready()).open_matches:
        await cup.play(match)
    await ticked(cup.on(await room.another_host()))
    assert (await cup.now()).phase == "over"
