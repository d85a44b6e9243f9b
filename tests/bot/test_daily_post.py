"""The post of the day: exactly one a day and server, edited in place, and without a figure before the close."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.daily.names import daily_name
from bot.features.daily.post import EDITS_APART
from bot.host.daily.schedule import DAY, NONE_AFTER
from bot.host.model.daily_key import day_after, day_at
from bot.limits import Flag
from bot.texts import load_texts
from engine.daily import DAILY_GAMES, game_of_the_day
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.daily_room import FIRST, at, finish, par, posts, proof_of, row, tick, told, want_posts
from tests.bot.playing import command, press, said
from tests.texts import says, text

SECOND, THIRD = day_after(FIRST), day_after(day_after(FIRST))
TEXTS = load_texts()


def shown(room: Room) -> str:
    """Return the text of the only post of the channel."""
    [message] = posts(room, room.channel)
    return words(message)


async def test_a_server_gets_one_post_a_day_at_its_hour(room: Room) -> None:
    await at(room, FIRST, 6)
    await want_posts(room, room.channel)
    await tick(room)
    assert not posts(room, room.channel), "it is not nine o'clock yet"
    await at(room, FIRST, 9.2)
    for _ in range(3):
        await tick(room)
    [post] = posts(room, room.channel)
    assert proof_of(post) == FIRST
    game = daily_name(TEXTS, game_of_the_day(FIRST))
    assert says(words(post), "daily-post-title", game=game)
    labels = ("button-daily-play", "button-daily-others", "button-daily-proof")
    assert buttons(post) == [*map(text, labels)]
    assert not post["flags"] & Flag.SUPPRESS_NOTIFICATIONS
    assert not says(words(post), "daily-post-yesterday"), "nobody has played yet"


async def test_the_next_post_shows_the_day_before_and_folds_its_post(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    for who, score in ((room.ada, 57), (room.ben, -12), ("Cyd", None)):
        await finish(room, who, score, FIRST)
    await finish(room, "Zoë", 90, FIRST, guild=room.playground.add_guild("Another club"))
    await par(room, FIRST, 31)
    await at(room, SECOND, 9.2)
    await tick(room)
    [post] = posts(room, room.channel)
    assert proof_of(post) == SECOND
    best = words(post)
    assert says(best, "daily-post-yesterday", game=daily_name(TEXTS, game_of_the_day(FIRST)))
    assert says(best, "daily-post-field", count=4, median=57) and says(best, "daily-post-par", par=31)
    ranked = [
        text("daily-post-ranked", place=place, name=name, score=score)
        for place, name, score in ((1, "Ada", 57), (2, "Ben", -12), (1, "Zoë", 90), (2, "Ada", 57), (3, "Ben", -12))
    ]
    here, everywhere = TEXTS.joined(ranked[:2]), TEXTS.joined(ranked[2:])
    assert says(best, "daily-post-best", where=text("daily-post-here"), people=here)
    assert says(best, "daily-post-best", where=text("daily-post-everywhere"), people=everywhere)
    old = room.ada.sees(room.channel)[0]
    assert says(words(old), "daily-post-over", count=2) and not buttons(old)


async def test_the_podium_of_new_people_is_that_of_their_server(room: Room) -> None:
    """Their attempts count everywhere only after a week on the bot."""
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 57, FIRST, everywhere=False)
    await at(room, SECOND, 9.2)
    await tick(room)
    here = text("daily-post-ranked", place=1, name="Ada", score=57)
    assert says(shown(room), "daily-post-best", where=text("daily-post-here"), people=here)
    assert text("daily-post-everywhere") not in shown(room) and not says(shown(room), "daily-post-played")


@pytest.mark.pictures
async def test_the_podium_is_a_picture_with_all_of_it_in_words(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 57, FIRST)
    await at(room, SECOND, 9.2)
    await tick(room)
    [post] = posts(room, room.channel)
    [alt] = [item["description"] for part in parts(post, 12) for item in part["items"]]
    assert says(alt, "daily-post-yesterday") and says(alt, "daily-post-ranked", place=1, name="Ada", score=57)
    before = [file["id"] for file in post["attachments"]]
    await finish(room, room.ben, 1, SECOND)
    await tick(room)
    [post] = posts(room, room.channel)
    assert says(words(post), "daily-post-finished", names="Ben")
    assert [file["id"] for file in post["attachments"]] == before, "an unchanged picture is not uploaded again"


async def test_people_are_named_as_they_finish_without_any_figure(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    [before] = posts(room, room.channel)
    await finish(room, room.ada, 5757, FIRST)
    await finish(room, "Cyd", None, FIRST)
    await finish(room, "Dan", 4242, FIRST, guild=room.playground.add_guild("Another club"))
    await tick(room)
    assert says(shown(room), "daily-post-finished", names="Ada")
    await finish(room, room.ben, -6161, FIRST)
    await tick(room)
    assert says(shown(room), "daily-post-finished", names="Ada and Ben")
    [after] = posts(room, room.channel)
    assert after["id"] == before["id"]
    assert not any(figure in str(after) for figure in ("5757", "5,757", "4242", "6161"))
    assert not {"Cyd", "Dan"} & {*words(after).replace(",", "").split()}


async def test_a_post_is_edited_at_most_once_in_some_seconds(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    await finish(room, room.ada, 1, FIRST)
    await tick(room)
    await finish(room, room.ben, 1, FIRST)
    room.clock.ahead += EDITS_APART / 2
    await room.tick()
    assert says(shown(room), "daily-post-finished", names="Ada")
    room.clock.ahead += EDITS_APART
    await room.tick()
    await room.tick()
    assert says(shown(room), "daily-post-finished", names="Ada and Ben")


async def test_people_who_hide_are_not_named(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 5, FIRST)
    await finish(room, room.ben, 7, FIRST)
    store = room.bot.services.store
    await store.set_hidden((await store.player(room.ben.id, room.ben.name)).id, True)
    await tick(room)
    assert says(shown(room), "daily-post-finished", names="Ada")
    await at(room, SECOND, 9.2)
    await tick(room)
    assert "Ben" not in shown(room) and says(shown(room), "daily-post-field", count=2)


async def test_who_is_forgotten_is_taken_out_of_the_post_and_of_yesterdays_podium(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 5, FIRST)
    await finish(room, room.ben, 4, FIRST)
    await at(room, SECOND, 9.2)
    await finish(room, room.ada, 7, SECOND)
    await tick(room)
    assert shown(room).count("Ada") == 2, "finished today; best yesterday"
    use = await command(room, room.ada, "privacy forget")
    assert use.response
    await press(room, room.ada, use.response, text("button-forget"))
    await tick(room)
    assert "Ada" not in shown(room) and "Ben" in shown(room)


async def test_who_is_forgotten_is_taken_out_of_the_last_post_of_a_quiet_server(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 5, FIRST)
    await at(room, SECOND, 9.2)
    await tick(room)
    assert "Ada" in shown(room)
    room.clock.ahead += NONE_AFTER + DAY
    use = await command(room, room.ada, "privacy forget")
    assert use.response
    await press(room, room.ada, use.response, text("button-forget"))
    await tick(room)
    [post] = posts(room, room.channel)
    assert proof_of(post) == SECOND and "Ada" not in words(post)


@pytest.mark.parametrize("stored", [True, False])
async def test_a_restart_leaves_one_post(room: Room, stored: bool) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    before = await row(room)
    assert before.message_id
    if not stored:  # killed between sending and storing
        await room.bot.services.store.record_daily_post(before._replace(message_id=None))
    await room.stop()
    await room.start()
    await tick(room)
    assert await row(room) == before
    await finish(room, room.ada, 1, FIRST)
    await tick(room)
    assert says(shown(room), "daily-post-finished", names="Ada")


async def test_a_post_that_was_not_stored_is_folded_by_the_next_one(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    await room.bot.services.store.record_daily_post((await row(room))._replace(message_id=None))
    await room.stop()
    await room.start()
    await at(room, SECOND, 9.2)
    await tick(room)
    assert [proof_of(post) for post in posts(room, room.channel)] == [SECOND]


async def test_a_post_that_was_begun_and_not_sent_is_sent_after_a_restart(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    host = room.bot.services.host
    assert await host.daily_posts.begin(await host.daily_posts.plan(room.guild.id), FIRST)
    await room.stop()
    await room.start()
    await tick(room)
    assert proof_of(posts(room, room.channel)[0]) == FIRST and (await row(room)).message_id


async def test_hours_of_downtime_delay_a_post_and_a_whole_day_drops_it(room: Room) -> None:
    await at(room, FIRST, 6)
    await want_posts(room, room.channel)
    await room.stop()
    room.clock.ahead += DAY
    await room.start()
    await at(room, SECOND, 22)
    await tick(room)
    assert [proof_of(post) for post in posts(room, room.channel)] == [SECOND]


async def test_a_deleted_post_comes_back_only_the_day_after(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    room.playground.delete_message(posts(room, room.channel)[0])
    await finish(room, room.ada, 1, FIRST)
    await tick(room)
    assert not posts(room, room.channel) and (await row(room)).lost
    await at(room, SECOND, 9.2)
    await tick(room)
    assert [proof_of(post) for post in posts(room, room.channel)] == [SECOND]


async def test_a_channel_that_refuses_is_tried_again_and_can_be_replaced(room: Room) -> None:
    await at(room, FIRST, 9.2)
    room.playground.set_permissions(room.channel, deny=["send_messages"])
    await want_posts(room, room.channel)
    await tick(room)
    assert not posts(room, room.channel)
    room.playground.set_permissions(room.channel)
    await at(room, FIRST, 10.5)
    await tick(room)
    assert len(posts(room, room.channel)) == 1
    other = room.playground.add_channel(room.guild, "daily")
    await want_posts(room, other)
    await tick(room)
    assert not posts(room, other), "one post a day"
    await at(room, SECOND, 9.2)
    room.playground.delete_channel(other)
    await tick(room)
    await want_posts(room, room.channel)
    await at(room, SECOND, 11)
    await tick(room)
    assert [proof_of(post) for post in posts(room, room.channel)] == [SECOND]


@pytest.mark.soak
async def test_a_server_that_nobody_plays_in_gets_quiet_posts_then_none_until_a_press(room: Room) -> None:
    await at(room, FIRST, 8)
    await want_posts(room, room.channel)
    day, quiet = FIRST, []
    for _ in range(32):
        await at(room, day, 9.2)
        await tick(room)
        [*_, last] = [*posts(room, room.channel)]
        if proof_of(last) == day:
            quiet.append(bool(last["flags"] & Flag.SUPPRESS_NOTIFICATIONS))
        assert len(posts(room, room.channel)) == 1
        day = day_after(day)
    assert quiet == [False] * 7 + [True] * 23
    await room.bot.services.host.daily_posts.pressed(room.guild.id)
    await at(room, day, 9.2)
    await tick(room)
    assert proof_of(posts(room, room.channel)[-1]) == day
    assert not posts(room, room.channel)[-1]["flags"] & Flag.SUPPRESS_NOTIFICATIONS


async def test_a_post_waits_until_the_day_before_is_closed(room: Room) -> None:
    await at(room, FIRST, 1)
    await want_posts(room, room.channel, daily_hour=0)
    room.clock.ahead += DAY
    await room.tick()
    assert [proof_of(post) for post in posts(room, room.channel)] in ([], [FIRST])
    await at(room, SECOND, 1.2)
    await tick(room)
    assert [proof_of(post) for post in posts(room, room.channel)] == [SECOND]


async def test_a_narrowed_rotation_has_its_own_game_of_the_day(room: Room) -> None:
    await at(room, FIRST, 9.2)
    key = next(key for key in DAILY_GAMES if key != game_of_the_day(FIRST))
    await want_posts(room, room.channel, daily_games=(key,))
    await tick(room)
    assert says(shown(room), "daily-post-title", game=daily_name(TEXTS, key))


async def test_a_restarted_day_says_so(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await finish(room, room.ada, 5, FIRST)
    await tick(room)
    store = room.bot.services.store
    first = await store.daily_day(FIRST)
    assert first
    await store.restart_daily_day(replace(first, edition=2, secret=bytes(32)), room.clock())
    await tick(room)
    assert says(shown(room), "daily-post-restarted") and not says(shown(room), "daily-post-finished")


async def test_the_proof_has_the_hashes_of_today_and_tomorrow(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    use = await press(room, room.ben, posts(room, room.channel)[0], text("button-daily-proof"))
    store = room.bot.services.store
    for which, day in (("today", FIRST), ("tomorrow", SECOND)):
        found = await store.daily_day(day)
        assert found and says(said(use), f"daily-proof-{which}", commitment=found.commitment)


async def test_the_buttons_of_a_post_begin_the_deal_or_open_the_panel(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    [post] = posts(room, room.channel)
    use = await press(room, room.ben, post, text("button-daily-others"))
    assert says(said(use), "daily-panel", date=FIRST)
    assert says(said(await press(room, room.ada, post, text("button-daily-play"))), "done-daily-link")
    store = room.bot.services.store
    [attempt] = await store.attempts_of((await store.player(room.ada.id, room.ada.name)).id)
    assert (attempt.day, attempt.game) == (FIRST, game_of_the_day(FIRST))
    room.clock.ahead += DAY
    use = await press(room, room.ben, post, text("button-daily-play"), race=True)
    assert says(said(use), "refusal-daily-over", finished=False)


async def test_a_press_wakes_a_server_that_gets_no_posts_any_more(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    await tick(room)
    [post] = posts(room, room.channel)
    room.clock.ahead += NONE_AFTER + DAY
    late = day_at(room.clock())
    await at(room, late, 10)
    await tick(room)
    assert [proof_of(each) for each in posts(room, room.channel)] == [FIRST]
    await press(room, room.ada, post, text("button-daily-others"))
    await tick(room)
    assert [proof_of(each) for each in posts(room, room.channel)] == [late]


async def test_play_begins_the_deal_in_the_direct_message_too(room: Room) -> None:
    await at(room, FIRST, 7.2)
    await told(room, room.ada)
    await tick(room)
    [call] = room.ada.dms()
    assert says(said(await press(room, room.ada, call, text("button-daily-play"))), "done-daily-link")
    assert text("button-daily-play") not in buttons(room.ada.dms()[-1]), "the hand comes last"


async def test_who_asked_is_told_once_a_day_by_one_direct_message(room: Room) -> None:
    await at(room, FIRST, 5)
    await told(room, room.ada)
    await tick(room)
    assert not room.ada.dms()
    await at(room, FIRST, 7.2)
    await tick(room)
    await room.stop()
    await room.start()
    await tick(room)
    [call] = room.ada.dms()
    assert says(words(call), "daily-post-title", game=daily_name(TEXTS, game_of_the_day(FIRST)))
    assert says(words(call), "daily-call-stop") and text("button-daily-play") in buttons(call)
    assert not room.ben.dms()
    await at(room, SECOND, 7.2)
    await tick(room)
    [call] = room.ada.dms()
    assert says(words(call), "daily-post-title", game=daily_name(TEXTS, game_of_the_day(SECOND))), "the last one only"
    await at(room, THIRD, 5)
    await finish(room, room.ada, 1, THIRD)
    await at(room, THIRD, 7.2)
    await tick(room)
    assert len(room.ada.dms()) == 1, "nothing new for who has played"


async def test_direct_messages_about_the_day_are_rationed(room: Room) -> None:
    await at(room, FIRST, 7.2)
    people = [room.playground.add_person(f"Person {number}") for number in range(24)]
    for each in people:
        await told(room, each)
    for _ in range(12):
        await room.tick()
        room.clock.ahead += 1.0
    assert sum(bool(each.dms()) for each in people) == 10, "the rest of the ration is for hands"
    for _ in range(20):
        room.clock.ahead += 300.0
        await room.tick()
    assert sum(bool(each.dms()) for each in people) == len(people)


async def test_a_post_whose_answer_is_lost_is_not_sent_again(room: Room) -> None:
    await at(room, FIRST, 9.2)
    await want_posts(room, room.channel)
    room.playground.faults.add("POST /channels/*/messages", status=500, performed=True)
    await tick(room)
    assert len(posts(room, room.channel)) == 1 and (await row(room)).message_id


async def test_closed_direct_messages_are_tried_again_the_next_day(room: Room) -> None:
    await at(room, FIRST, 7.2)
    await told(room, room.ada)
    room.ada.close_dms()
    await tick(room)
    room.ada.open_dms()
    await tick(room)
    assert not room.ada.dms()
    await at(room, SECOND, 7.2)
    await tick(room)
    assert len(room.ada.dms()) == 1
