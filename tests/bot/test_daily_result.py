"""The result of a deal of the day: its text for each reader, and the line to share."""

from __future__ import annotations

import pytest

from bot.features.daily.result import LOOK, RESULT, SHARE
from bot.features.daily.share import share_line
from bot.host.daily.standings import day_number
from bot.host.model.daily_key import day_at
from bot.texts import load_texts
from playground import Channel
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.daily_attempts import attempted, par_is, press_daily
from tests.bot.playing import press, said
from tests.texts import says, text


def lines(room: Room, channel: Channel | None = None) -> list[str]:
    """Return the public lines without any button."""
    seen = room.ada.sees(channel or room.channel)
    return [words(each) for each in seen if not each["flags"] & 64 and not parts(each, 2)]


def title(room: Room, game: str = "Gin Rummy") -> str:
    return text("daily-title", game=game, number=day_number(day_at(room.clock())))


async def test_result_compares_with_par_the_field_and_the_server(room: Room) -> None:
    cyd, dan = room.playground.add_person("Cyd"), room.playground.add_person("Dan")
    for who, score in ((room.ada, 57), (room.ben, 12), (cyd, 57), (dan, None)):
        await attempted(room, who, score)
    await par_is(room, 31)
    shown = said(await press_daily(room, room.ada, RESULT))
    assert says(shown, "daily-better", percent=75, closed=False)
    assert says(shown, "daily-above-par", by=26, par=31)
    assert says(shown, "daily-place", place=1, total=3) and says(shown, "daily-place-here", place=1, total=3)
    assert says(shown, "daily-streak", days=1)
    assert says(shown, "daily-under-way", count=1)
    for place, name, score in ((1, "Ada", 57), (1, "Cyd", 57), (3, "Ben", 12)):
        assert says(shown, "daily-friend", place=place, name=name, score=score)
    assert "Dan" not in shown


async def test_result_is_for_the_person_only_and_after_the_last_card(room: Room) -> None:
    await attempted(room, room.ada, 57)
    await attempted(room, room.ben, None)
    shown = await press_daily(room, room.ben, RESULT)
    assert said(shown) == text("refusal-daily-not-finished")
    own = await press_daily(room, room.ada, RESULT)
    assert own.response and own.response["flags"] & 64
    assert says(said(own), "daily-first")
    assert not [each for each in room.ben.sees(room.channel) if "57" in words(each)]


async def test_result_shows_what_has_changed_since(room: Room) -> None:
    await attempted(room, room.ada, 57)
    first = await press_daily(room, room.ada, RESULT)
    await attempted(room, room.ben, 99)
    assert first.response
    await press(room, room.ada, first.response, text("button-daily-look"))
    [shown] = [each for each in room.ada.sees(room.channel) if each["id"] == first.response["id"]]
    assert says(words(shown), "daily-better", percent=0, closed=False)


async def test_closed_result_is_final_and_unfinished_attempts_are_last(room: Room) -> None:
    await attempted(room, room.ada, -20)
    await attempted(room, room.ben, None)
    day = day_at(room.clock())
    await room.bot.services.store.close_daily_day(day, room.clock())
    shown = await press_daily(room, room.ada, RESULT, day=day)
    assert says(said(shown), "daily-better", percent=100, closed=True)
    assert says(said(shown), "daily-unfinished", count=1)
    assert says(said(shown), "daily-place", place=1, total=2)
    assert text("button-daily-look") not in buttons(shown.response)
    assert said(await press_daily(room, room.ben, RESULT, day=day)) == text("refusal-daily-not-finished")


async def test_result_counts_in_each_server_where_it_is_looked_at(room: Room) -> None:
    other = room.playground.add_guild("Other club")
    channel = room.playground.add_channel(other, "cards")
    ada = await attempted(room, room.ada, 57)
    await attempted(room, room.ben, 12, guild=other)
    shown = said(await press_daily(room, room.ada, RESULT, channel=channel))
    assert says(shown, "daily-friend", place=1, name="Ada", score=57)
    assert says(shown, "daily-friend", place=2, name="Ben", score=12)
    store = room.bot.services.store
    assert await store.servers_of_attempt(day_at(room.clock()), 1, "gin", ada.id) == sorted([room.guild.id, other.id])


async def test_new_account_is_told_where_its_result_counts(room: Room) -> None:
    await attempted(room, room.ben, 12)
    await attempted(room, room.ada, 57, everywhere=False)
    shown = said(await press_daily(room, room.ada, RESULT))
    assert says(shown, "daily-better", percent=100, closed=False)
    assert text("daily-new-here") in shown
    assert not says(shown, "daily-place", total=1)


async def test_hidden_people_are_not_named_to_others(room: Room) -> None:
    ada = await attempted(room, room.ada, 57)
    await attempted(room, room.ben, 12)
    await room.bot.services.store.set_hidden(ada.id, True)
    assert "Ada" not in said(await press_daily(room, room.ben, RESULT))
    assert says(said(await press_daily(room, room.ada, RESULT)), "daily-friend", place=1, name="Ada", score=57)


async def test_result_can_be_shared_as_one_line_without_cards(room: Room) -> None:
    await attempted(room, room.ada, 57)
    await attempted(room, room.ben, 12)
    await par_is(room, 31)
    use = await press_daily(room, room.ada, SHARE)
    assert said(use) == text("done-daily-shared", channel=f"<#{room.channel.id}>")
    assert lines(room) == [f"Ada · {title(room)}: ||+57 (par +31), better than all the others||"]
    await press_daily(room, room.ada, SHARE)
    assert len(lines(room)) == 1, "a second press posts no second line"


async def test_shared_points_are_covered_until_the_close(room: Room) -> None:
    ada, day = await attempted(room, room.ada, 57), day_at(room.clock())
    standings, store = room.bot.services.host.daily_standings, room.bot.services.store
    assert "||+57||" in share_line(load_texts(), await standings.of(day, "gin", ada, None), ada)
    await store.close_daily_day(day, room.clock())
    assert share_line(load_texts(), await standings.of(day, "gin", ada, None), ada) == f"Ada · {title(room)}: +57"


async def test_share_refuses_in_words_and_gives_the_line(room: Room) -> None:
    await attempted(room, room.ada, 57)
    line = f"Ada · {title(room)}: ||+57||"
    quiet = room.playground.add_channel(room.guild, "announcements")
    room.playground.set_permissions(quiet, deny=["send_messages"], person=room.ada)
    use = await press_daily(room, room.ada, SHARE, channel=quiet)
    lacking = text("permission-send_messages")
    assert said(use) == text("refusal-daily-may-not-share", channel=f"<#{quiet.id}>", permission=lacking, line=line)
    assert lines(room, quiet) == []


async def test_share_in_a_direct_message_gives_the_line_to_copy(room: Room) -> None:
    await attempted(room, room.ada, 57)
    use = await press_daily(room, room.ada, SHARE, channel=room.ada.dm_channel)
    assert said(use) == text("refusal-daily-share-copy", line=f"Ada · {title(room)}: ||+57||")


async def test_nothing_is_shared_of_an_unfinished_attempt(room: Room) -> None:
    await attempted(room, room.ada, None)
    for word in (SHARE, RESULT, LOOK):
        assert says(said(await press_daily(room, room.ada, word)), "refusal-daily-not-finished")
    assert lines(room) == []


@pytest.mark.parametrize("custom", ["x.gin", "2026-13-01.gin", "2026-11-24.poker", "2026-11-24"])
async def test_forged_day_or_game_is_outdated(room: Room, custom: str) -> None:
    day, _, game = custom.partition(".")
    assert says(said(await press_daily(room, room.ada, RESULT, day=day, game=game)), "refusal-outdated")


async def test_share_from_direct_messages_goes_where_the_deal_was_begun(room: Room) -> None:
    ada = await attempted(room, room.ada, 57)
    store, day = room.bot.services.store, day_at(room.clock())
    attempt = await store.attempt(day, 1, "gin", ada.id)
    assert attempt
    await store.place_daily_table(attempt.table_id, room.guild.id, room.channel.id)
    await press_daily(room, room.ada, SHARE, channel=room.ada.dm_channel)
    assert lines(room) == [f"Ada · {title(room)}: ||+57||"]


async def test_result_of_a_blocked_person_does_not_count_where_they_look_at_it(room: Room) -> None:
    other = room.playground.add_guild("Other club")
    channel = room.playground.add_channel(other, "cards")
    ada = await attempted(room, room.ada, 57)
    store = room.bot.services.store
    moderator = await store.player(room.ben.id, room.ben.name)
    await room.bot.services.host.moderation.block(other.id, ada, moderator, "cheats")
    assert says(said(await press_daily(room, room.ada, RESULT, channel=channel)), "daily-own-score", score=57)
    assert await store.servers_of_attempt(day_at(room.clock()), 1, "gin", ada.id) == [room.guild.id]
