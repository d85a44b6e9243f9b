"""A tournament through Discord: announced by a form, entered by buttons, played in threads, won."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.host.model.settings import ServerSettings
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, said
from tests.bot.tournament_room import (
    KNOCKOUT,
    all_in,
    announced,
    begun,
    joined,
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


async def test_a_knockout_from_the_form_to_the_winner(room: Room, four: list[Person]) -> None:
    await announced(room, *KNOCKOUT)
    assert text("button-tournament-join") in buttons(post(room))
    await joined(room, four)
    assert says(words(post(room)), "tournament-entries", count=4)
    await begun(room)
    people = await numbered(room, four)
    for _ in range(2):
        now = await tournament(room)
        for match in now.open_matches:
            assert match.channel_id and match.table_id, "the thread has a table"
            calls = [m["content"] for m in room.ada.sees(thread(room, match)) if m["content"]]
            assert len(calls) == 1
            state = await all_in(room, match, people)
            assert state.begun
            await lost_by(room, match.table_id, 1)
    after = await tournament(room)
    assert after.phase == "over"
    assert says(words(post(room)), "tournament-is-over")
    [announced_once] = [m for m in room.ada.sees(room.channel) if says(words(m), "tournament-won")]
    winner = next(entry for entry, place in after.places if place == 1)
    champion = people[next(entry.players[0] for entry in after.entries if entry.number == winner)]
    assert champion.name in words(announced_once)
    [picture] = [part["items"][0] for part in parts(announced_once, 12)]
    told = picture["description"].splitlines()
    assert told[0] == "Friday cup"
    assert says(told[1], "tournament-podium", format=text("tournament-format-knockout"), count=4, pairs="no")
    assert [line[0] for line in told[2:]] == ["1", "2", "3"], "the losers of the semi-finals share a step"
    assert champion.name in told[2]
    use = await command(room, champion, "stats show")
    assert says(words(use.response or {}), "stats-trophies", count=1, names="Friday cup")


@pytest.mark.soak
async def test_the_winner_has_the_role_until_another_tournament_ends(room: Room, four: list[Person]) -> None:
    role = room.playground.add_role(room.guild, "Champion")
    await room.bot.services.host.servers.save(room.guild.id, ServerSettings(board_role_tournament=role.id))
    for winner in four[2:]:
        now = await announced(room, *KNOCKOUT)
        await joined_by_host(room, four[2:])
        player = await room.bot.services.store.player(room.ben.id, "Ben")
        organise = room.bot.services.host.tournaments
        state = await organise.start(now.id, player)
        await shown(room)
        [match] = (await organise.state(now.id)).tournament.open_matches
        own = (await room.bot.services.store.player(winner.id, winner.name)).id
        entry = state.tournament.entry_of(own)
        assert entry
        await organise.decide(now.id, player, match.number, entry.number)
        await shown(room)
        assert role.members == {winner.id}


async def test_only_organisers_announce_and_organise(room: Room, four: list[Person]) -> None:
    use = await command(room, room.ada, "tournament new", name="Mine")
    assert says(said(use), "refusal-not-an-organiser", roles="none")
    await announced(room)
    use = await press(room, room.ada, post(room), text("button-tournament-organise"))
    assert says(said(use), "refusal-not-an-organiser", roles="none")
    assert not buttons(use.response)


async def test_people_join_once_and_leave_again(room: Room, four: list[Person]) -> None:
    await announced(room)
    await joined(room, four[:2])
    use = await press(room, room.ada, post(room), text("button-tournament-join"))
    assert says(said(use), "refusal-tournament-in")
    use = await press(room, room.ada, post(room), text("button-tournament-leave"))
    assert says(said(use), "done-tournament-left")
    await shown(room)
    assert says(words(post(room)), "tournament-entries", count=1, names="Ben")


async def test_partners_enter_together(room: Room, four: list[Person]) -> None:
    await announced(room, ("pairs", text("tournament-pairs")), game="Euchre")
    use = await press(room, room.ada, post(room), text("button-tournament-join"))
    assert use.response
    await room.ada.choose(use.response, [str(four[2].id)])
    await shown(room)
    assert says(words(post(room)), "tournament-waits", name="Ada")
    use = await press(room, four[2], post(room), text("button-tournament-join"))
    assert says(said(use), "done-tournament-accepted")
    await shown(room)
    assert "Ada and Chloe" in words(post(room))


async def test_a_check_in_leaves_out_who_does_not_come(room: Room, four: list[Person]) -> None:
    tonight = f"{datetime.fromtimestamp(room.clock() + 7200, UTC):%Y-%m-%d %H:%M}"
    await announced(
        room, ("check_in", text("tournament-check-in", time=text("tournament-minutes", count=10))), start=tonight
    )
    await joined(room, four)
    assert text("button-tournament-check") not in buttons(post(room))
    room.clock.ahead += 7200 - 300
    await shown(room)
    for person in four[:3]:
        await press(room, person, post(room), text("button-tournament-check"))
    room.clock.ahead += 600
    await shown(room)
    now = await tournament(room)
    assert now.phase == "running" and len(now.active) == 3


async def test_matches_with_the_same_cards_are_private_until_the_round_is_over(room: Room, four: list[Person]) -> None:
    await announced(room)
    await joined(room, four)
    await begun(room)
    people, now = await numbered(room, four), await tournament(room)
    first, second = now.open_matches
    state = await all_in(room, first, people)
    playing = {people[row.player].name for row in state.seats if row.player}
    for person in four:
        sees = thread(room, first) in person.channels()
        assert sees == (person.name in playing)
    await lost_by(room, first.table_id, 0)
    assert says(words(post(room)), "tournament-match-hidden")
    assert not says(words(post(room)), "tournament-match-over")
    outsider = next(person for person in four if person.name not in playing)
    use = await press(room, outsider, post(room), text("button-tournament-matches"))
    assert text("tournament-replays") not in [part.get("placeholder") for part in parts(use.response or {}, 3)]
    await all_in(room, second, people)
    await lost_by(room, second.table_id, 0)
    use = await press(room, outsider, post(room), text("button-tournament-matches"))
    assert text("tournament-replays") in [part.get("placeholder") for part in parts(use.response or {}, 3)]


async def test_an_organiser_runs_it_by_the_panel(room: Room, four: list[Person]) -> None:
    await announced(room, *KNOCKOUT)
    await joined(room, [room.ada, *four[2:]])
    await begun(room)
    use = await press(room, room.ben, post(room), text("button-tournament-organise"))
    panel = use.response
    assert panel
    await press(room, room.ben, panel, text("button-organise-pause"))
    assert (await tournament(room)).phase == "paused"
    await press(room, room.ben, panel, text("button-organise-resume"))
    match = (await tournament(room)).open_matches[0]
    await room.ben.choose(panel, [f"{match.number}-{match.record.sides[0]}"], placeholder=text("organise-decide"))
    await shown(room)
    over = next(each for each in (await tournament(room)).matches if each.number == match.number)
    assert over.record.how == "decided" and over.record.winner == match.record.sides[0]
    await press(room, room.ben, panel, text("button-organise-end"))
    assert (await tournament(room)).phase == "running", "it is asked once more"
    await press(room, room.ben, panel, text("button-organise-end"))
    assert (await tournament(room)).ended


@pytest.mark.soak
async def test_a_ladder_goes_on_by_challenges(room: Room, four: list[Person]) -> None:
    await announced(room, ("format", text("tournament-format-ladder")))
    await joined(room, four)
    await begun(room)
    people = await numbered(room, four)
    before = [place.entry for place in (await tournament(room)).standings]
    now = await tournament(room)
    entry = now.entry(before[-1])
    assert entry
    last = people[entry.players[0]]
    use = await press(room, last, post(room), text("button-tournament-challenge"))
    assert use.response
    await last.choose(use.response, [str(before[0])])
    await shown(room)
    first = (await tournament(room)).entry(before[0])
    assert first
    use = await press(room, people[first.players[0]], post(room), text("button-tournament-challenge"))
    await press(room, people[first.players[0]], use.response, text("button-tournament-accept"))
    await shown(room)
    [match] = (await tournament(room)).open_matches
    assert says(words(post(room)), "tournament-rung", place=1, name=people[first.players[0]].name)
    state = await all_in(room, match, people)
    loser = next(row.seat for row in state.seats if row.player == first.players[0])
    await lost_by(room, match.table_id, loser)
    after = [place.entry for place in (await tournament(room)).standings]
    assert after[0] == before[-1] and after[-1] == before[0]
    assert says(words(post(room)), "tournament-rung", place=1, name=last.name)


@pytest.mark.pictures
async def test_the_post_of_a_knockout_shows_its_bracket_from_the_first_round(room: Room, four: list[Person]) -> None:
    await announced(room, *KNOCKOUT)
    await joined(room, four)
    await begun(room)
    [picture] = [item for part in parts(post(room), 12) for item in part["items"]]
    assert "bracket-0.png" in picture["media"]["url"]


@sampled
@pytest.mark.pictures
@pytest.mark.parametrize("started", [False, True], ids=["before its start", "once its only pairing is undone"])
async def test_a_cancelled_knockout_without_matches_shows_no_picture(
    room: Room, four: list[Person], started: bool
) -> None:
    await announced(room, *KNOCKOUT)
    await joined(room, four)
    if started:
        await begun(room)
    panel = (await press(room, room.ben, post(room), text("button-tournament-organise"))).response
    for step in (*("unpair",) * 2 * started, "end", "end"):
        panel = (await press(room, room.ben, panel, text(f"button-organise-{step}"))).response
        await shown(room)
    assert (await tournament(room)).phase == "cancelled"
    cancelled = next(message for message in room.ada.sees(room.channel) if "Friday cup" in words(message))
    assert says(words(cancelled), "tournament-is-cancelled")
    assert not parts(cancelled, 12) and not cancelled["attachments"]


async def test_missing_permissions_are_named_and_cost_nobody_time(room: Room, four: list[Person]) -> None:
    await announced(room)
    await joined(room, four)
    room.playground.set_permissions(room.channel, deny=["create_private_threads"])
    await begun(room)
    assert says(words(post(room)), "tournament-lacking", permissions=text("permission-create_private_threads"))
    assert all(not match.ready_at for match in (await tournament(room)).open_matches)
    room.playground.set_permissions(room.channel)
    room.clock.ahead += 100
    await shown(room)
    assert all(match.channel_id for match in (await tournament(room)).open_matches)


async def test_a_deleted_post_comes_back_only_for_its_organiser(room: Room, four: list[Person]) -> None:
    await announced(room)
    room.playground.delete_message(post(room))
    await joined_by_host(room, four)
    assert not [m for m in room.ada.sees(room.channel) if text("button-tournament-join") in buttons(m)]
    now = await tournament(room)
    await command(room, room.ben, "tournament show", tournament=now.id)
    assert text("button-tournament-join") in buttons(post(room))


async def test_a_restart_makes_nothing_twice(room: Room, four: list[Person]) -> None:
    await announced(room)
    await joined(room, four)
    await begun(room)
    before = await tournament(room)
    await room.stop()
    await room.start()
    await shown(room)
    assert [match.channel_id for match in (await tournament(room)).matches] == [m.channel_id for m in before.matches]
    assert len(post(room)["components"]) == 1
    for match in before.open_matches:
        assert len([m for m in room.ben.sees(thread(room, match)) if m["content"]]) <= 1


async def test_lists_and_pages(room: Room, four: list[Person]) -> None:
    use = await command(room, room.ada, "tournament list")
    assert says(words(use.response or {}), "tournament-none")
    now = await announced(room)
    use = await command(room, room.ada, "tournament list")
    assert says(words(use.response or {}), "tournament-in-list", name="Friday cup", phase="open", count=0)
    found = await room.ada.autocomplete(room.channel, "tournament show", focused="tournament", value="fri")
    assert [choice["value"] for choice in found] == [now.id]
    use = await press(room, room.ada, post(room), text("button-tournament-proof"))
    assert says(said(use), "tournament-proof", commitment=now.commitment, over=False)


@pytest.mark.soak
async def test_a_match_whose_thread_is_deleted_gets_another(room: Room, four: list[Person]) -> None:
    await announced(room)
    await joined(room, four)
    await begun(room)
    people, before = await numbered(room, four), (await tournament(room)).open_matches[0]
    await all_in(room, before, people)
    room.playground.delete_channel(thread(room, before))
    for _ in range(3):
        await shown(room)
    after = (await tournament(room)).match(before.number)
    assert after and after.channel_id != before.channel_id
    state = await room.bot.services.host.state(before.table_id)
    assert state.live and state.channel_id == after.channel_id
    await lost_by(room, before.table_id, 0)
    assert next(m for m in (await tournament(room)).matches if m.number == before.number).record.over


async def test_a_tournament_needs_a_channel_that_can_have_threads(room: Room) -> None:
    room.playground.add_role(room.guild, "Organisers", room.ben, permissions=["manage_channels"])
    side = room.playground.add_thread(room.channel, "side room")
    use = await command(room, room.ben, "tournament new", channel=side, name="Cup")
    use = await press(room, room.ben, use.response, text("button-tournament-open"))
    assert says(said(use), "refusal-no-threads-here")


async def test_the_list_is_a_calendar(room: Room, four: list[Person]) -> None:
    store, host = room.bot.services.store, room.bot.services.host.tournaments
    await room.bot.services.host.servers.save(room.guild.id, ServerSettings(daily_zone="Europe/Vienna"))
    now = await announced(room, ("format", text("tournament-format-knockout")))
    organiser = await store.player(room.ben.id, "Ben")
    later = room.clock() + 3 * 86400.0
    weekly = {"starts_at": later, "weekly": True, "zone": "Europe/Vienna"}
    for name, changes in (("Weekly cup", weekly), ("Tonight", {"starts_at": later - 86400.0})):
        config = now.config.model_copy(update={"name": name, **changes})
        await host.new(room.guild.id, room.channel.id, organiser, config)
    use = await command(room, room.ada, "tournament list")
    shown_list = words(use.response or {})
    order = [shown_list.index(name) for name in ("Tonight", "Weekly cup", "Friday cup")]
    assert order == sorted(order), "by the start, last the one without"
    assert f"<t:{int(later)}:f>" in shown_list
    at = f"{datetime.fromtimestamp(later, ZoneInfo('Europe/Vienna')):%H:%M}"
    assert says(shown_list, "tournament-repeats", time=at, zone="Europe/Vienna")
