"""Boards that a channel keeps: one message each, edited in place, whatever happens to it or to the process."""

from __future__ import annotations

import pytest

from bot.features.boards.keeping import EDITS_APART, BoardMessages
from bot.host.daily.schedule import begins_at
from bot.host.server_boards import SEASON
from bot.limits import Flag
from playground import Person
from tests.bot.boards_room import kept, tick, want
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_room import FIRST, at, finish
from tests.bot.panels import choose, panel, turn_to
from tests.bot.playing import command, press, said
from tests.bot.seasons import played
from tests.texts import says, text


def podiums(room: Room) -> list[str]:
    """Return the words of the podiums of the channel, oldest first."""
    found = [words(message) for message in room.ada.sees(room.channel)]
    return [each for each in found if says(each, "season-podium-players")]


@pytest.fixture
def boss(room: Room) -> Person:
    return room.playground.people.act_as(room.playground.world.owner)


async def test_a_board_is_sent_quietly_and_edited_soon_after_a_game_but_not_often(room: Room) -> None:
    await want(room, board_kinds=("league", "rating", "daily"))
    await tick(room)
    assert [*kept(room, room.channel)] == ["league", "rating", "daily"]
    league = kept(room, room.channel)["league"]
    assert league["flags"] & Flag.SUPPRESS_NOTIFICATIONS and says(words(league), "board-empty")
    await tick(room, EDITS_APART)
    await played(room, (room.ada, room.ben), (500, 300))
    await tick(room, 16.0)
    shown = kept(room, room.channel)
    assert shown["league"]["id"] == league["id"] and "Ada" in words(shown["league"])
    assert "Ada" in words(shown["rating"])
    await played(room, (room.ben, room.ada), (500, 300))
    await tick(room, 16.0)
    edited = [message["edited_timestamp"] for message in shown.values()]
    after = kept(room, room.channel).values()
    assert [message["edited_timestamp"] for message in after] == edited, "at most every five minutes"
    await tick(room, EDITS_APART / 2)
    after = kept(room, room.channel).values()
    same = [message["edited_timestamp"] == at for message, at in zip(after, edited, strict=True)]
    assert same == [False, False, True], "the board of days is as it was"


async def test_only_closed_deals_of_the_day_are_on_a_board(room: Room) -> None:
    await at(room, FIRST, 9)
    await want(room, board_kinds=("daily",))
    for who, score in ((room.ada, 57), (room.ben, 12)):
        await finish(room, who, score, FIRST)
    await tick(room, 3700.0)
    assert "Ada" not in words(kept(room, room.channel)["daily"])
    await at(room, FIRST, 24.1)
    await tick(room, 3700.0)
    assert "Ada" in words(kept(room, room.channel)["daily"])


async def test_a_restart_and_a_lost_answer_leave_one_message(room: Room) -> None:
    room.playground.faults.add("POST /channels/*/messages", status=500, performed=True)
    await want(room)
    await tick(room)
    [message] = kept(room, room.channel).values()
    store = room.bot.services.store
    [row] = await store.server_posts(room.guild.id)
    assert str(row.message_id) == message["id"]
    await store.record_server_post(row._replace(message_id=None))  # as if the process had died after sending
    await played(room, (room.ada, room.ben), (500, 300))
    await room.stop()
    await room.start()
    await tick(room)
    [after] = kept(room, room.channel).values()
    assert after["id"] == message["id"] and "Ada" in words(after)


async def test_a_board_that_was_deleted_comes_back_when_a_manager_wants_it(room: Room, boss: Person) -> None:
    await want(room)
    await tick(room)
    room.playground.delete_message(kept(room, room.channel)["league"])
    await played(room, (room.ada, room.ben), (500, 300))
    await tick(room, EDITS_APART)
    assert not kept(room, room.channel)
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    assert says(words(panel(room, boss)), "server-standing-lost")
    await press(room, boss, panel(room, boss), text("button-boards-back"))
    await tick(room)
    assert [*kept(room, room.channel)] == ["league"]
    assert not says(words(panel(room, boss)), "server-standing-lost")


async def test_a_channel_that_refuses_is_tried_again_in_an_hour_and_can_be_replaced(room: Room, boss: Person) -> None:
    room.playground.set_permissions(room.channel, deny=["send_messages", "attach_files"])
    await want(room)
    await tick(room)
    assert not kept(room, room.channel)
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    lacking = text(
        "server-standing-mute", channel=f"<#{room.channel.id}>", permissions="Send Messages and Attach Files"
    )
    assert lacking in words(panel(room, boss))
    room.playground.set_permissions(room.channel)
    await tick(room, 1300.0)
    assert kept(room, room.channel)
    other = room.playground.add_channel(room.guild, "boards")
    await choose(room, boss, text("server-set-board_channel"), str(other.id))
    await tick(room)
    assert kept(room, other) and not kept(room, room.channel)
    room.playground.delete_channel(other)
    await played(room, (room.ada, room.ben), (500, 300))
    await tick(room, EDITS_APART)
    await choose(room, boss, text("server-set-board_channel"), str(room.channel.id))
    await tick(room)
    assert kept(room, room.channel)


async def test_a_board_that_the_bot_cannot_see_is_asked_for_once_an_hour_and_then_goes_on(
    room: Room, boss: Person
) -> None:
    await want(room)
    await tick(room)
    message = kept(room, room.channel)["league"]["id"]
    room.playground.set_permissions(room.channel, deny=["view_channel"])
    before = len(room.playground.invalid_requests)
    for _ in range(5):
        await played(room, (room.ada, room.ben), (500, 300))
        await tick(room, EDITS_APART)
    assert len(room.playground.invalid_requests) - before <= 2, "75 minutes"
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    assert says(words(panel(room, boss)), "server-standing-mute", channel=f"<#{room.channel.id}>")
    assert text("permission-view_channel") in words(panel(room, boss))
    room.playground.set_permissions(room.channel)
    await tick(room, 1300.0)
    board = kept(room, room.channel)["league"]
    assert board["id"] == message and "Ada" in words(board)


async def test_a_deleted_channel_is_said_to_the_manager_and_no_thread_can_be_chosen(room: Room, boss: Person) -> None:
    boards = room.playground.add_channel(room.guild, "boards")
    await want(room, board_channel=boards.id)
    await tick(room)
    assert kept(room, boards)
    room.playground.delete_channel(boards)
    for _ in range(3):
        await played(room, (room.ada, room.ben), (500, 300))
        await tick(room, EDITS_APART)
    asked = [record for record in room.playground.records if str(boards.id) in record.path and record.status == 404]
    assert len(asked) <= 1, "45 minutes"
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    assert says(words(panel(room, boss)), "server-standing-gone")
    [select] = [part for part in parts(panel(room, boss), 8) if "board_channel" in part["custom_id"]]
    assert set(select["channel_types"]) == {0, 2, 5}, "text, voice and announcements: no threads, which are archived"


async def test_a_server_that_switches_boards_off_keeps_none(room: Room, boss: Person) -> None:
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "standing")
    assert says(words(panel(room, boss)), "server-standing-none")
    await choose(room, boss, text("server-set-board_channel"), str(room.channel.id))
    await choose(room, boss, text("server-set-board_kinds"), "league", "daily")
    await tick(room)
    assert [*kept(room, room.channel)] == ["league", "daily"]
    await choose(room, boss, text("server-set-board_kinds"), "league")
    assert [*kept(room, room.channel)] == ["league"]
    await want(room, boards=False)
    await tick(room)
    assert not kept(room, room.channel) and not await room.bot.services.store.server_posts(room.guild.id)


async def test_hidden_and_forgotten_people_are_named_no_more(room: Room) -> None:
    await played(room, (room.ada, room.ben), (500, 300))
    await want(room)
    await tick(room)
    assert "Ada" in words(kept(room, room.channel)["league"])
    for who, path, label in (
        (room.ada, "privacy boards", "button-hide"),
        (room.ben, "privacy forget", "button-forget"),
    ):
        use = await command(room, who, path)
        await press(room, who, use.response, text(label))
        await tick(room)
        assert who.name not in words(kept(room, room.channel)["league"])


async def test_results_that_a_moderator_removes_leave_the_board_at_once(room: Room, boss: Person) -> None:
    table = await played(room, (room.ada, room.ben), (500, 300))
    await want(room)
    await tick(room)
    await command(room, boss, "moderate remove", table=table, reason="a test")
    await room.quiet()
    assert "Ada" not in words(kept(room, room.channel)["league"])


async def test_everybody_sees_their_own_place(room: Room) -> None:
    await played(room, (room.ada, room.ben), (500, 300))
    await want(room)
    await tick(room)
    [message] = kept(room, room.channel).values()
    use = await press(room, room.ben, message, text("button-board-mine"))
    assert says(said(use), "board-own", rank=2, total=2)
    assert kept(room, room.channel)["league"]["id"] == message["id"]


async def test_the_close_of_a_season_posts_its_podium_once(room: Room, boss: Person) -> None:
    await want(room)
    await played(room, (room.ada, room.ben), (500, 300))
    await room.bot.services.host.servers.start_season(room.guild.id, 1)
    await room.stop()  # before it could be posted
    await room.start()
    await tick(room)
    [shown] = podiums(room)
    assert says(shown, "season-podium", number=1) and says(shown, "season-podium-step", place=1, name="Ada", won=1)
    assert says(shown, "season-podium-step", place=2, name="Ben", won=0)
    store = room.bot.services.store
    row = next(row for row in await store.server_posts(room.guild.id) if row.kind == SEASON)
    await store.record_server_post(row._replace(message_id=None))  # as if the process had died after sending
    await room.bot.services.host.privacy.hide(await store.player(room.ben.id, "Ben"), hidden=True)
    await tick(room)
    [shown] = podiums(room)
    assert "Ben" not in shown
    use = await press(room, room.ada, room.ada.sees(room.channel)[-1], text("button-season-league"))
    assert says(said(use), "board-own", rank=1, total=1)
    await room.bot.services.host.servers.start_season(room.guild.id, 2)
    await tick(room)
    assert len(podiums(room)) == 1, "nobody played in the second season"
    await played(room, (room.ada, "steady"), (500, 300))
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "boards")
    for _ in range(2):
        await press(room, boss, panel(room, boss), text("button-season"))
    await tick(room)
    assert [bool(says(each, "season-podium", number=3)) for each in podiums(room)] == [False, True]


async def test_a_podium_that_cannot_be_posted_for_a_week_is_given_up(room: Room) -> None:
    await want(room, board_kinds=())
    await played(room, (room.ada, room.ben), (500, 300))
    room.playground.set_permissions(room.channel, deny=["send_messages"])
    await room.bot.services.host.servers.start_season(room.guild.id, 1)
    await tick(room)
    await tick(room, 3 * 86400.0)
    room.playground.set_permissions(room.channel)
    await tick(room)
    assert not podiums(room)


async def test_a_week_is_summed_up_once_on_monday_at_the_hour_of_the_server(room: Room) -> None:
    await at(room, "2027-03-02", 12)  # a Tuesday
    await want(room, board_kinds=(), board_weekly=True, daily_hour=20, daily_zone="Europe/Vienna")

    def weeks() -> list[str]:
        return [each for each in map(words, room.ada.sees(room.channel)) if says(each, "week-title")]

    await tick(room)
    assert not weeks(), "the week before it was wanted"
    for points, cards in (((500, 300), 8), ((510, 500), 9)):
        await played(room, (room.ada, room.ben), points, feats={"biggest-canasta": cards, "canastas": 12})
    await played(room, (room.ben, "steady"), (500, 100), feats={"biggest-canasta": 7})
    await at(room, "2027-03-08", 18.5)  # half past seven in Vienna
    await tick(room)
    assert not weeks()
    await room.stop()
    await at_restart(room, "2027-03-10", 1.0)  # after a downtime
    for _ in range(2):
        await tick(room)
    [shown] = weeks()
    assert says(shown, "week-busiest", names="Ben", count=3)
    assert says(shown, "week-climb", name="Ada") and says(shown, "week-hand", names="Ben", points=500, against=100)
    assert says(shown, "week-closest", names="Ada", points=10)
    assert says(shown, "week-biggest-canasta", of="canasta", names="Ada", amount=9)
    ben = await room.bot.services.store.player(room.ben.id, "Ben")
    await room.bot.services.host.privacy.hide(ben, hidden=True)
    room.bot.services.feature(BoardMessages).write_again()
    await tick(room)
    [shown] = weeks()
    assert "Ben" not in shown
    await at(room, "2027-03-15", 23)
    await tick(room)
    assert len(weeks()) == 1, "nobody played"


async def at_restart(room: Room, day: str, hours: float) -> None:
    """Start the bot again at a moment."""
    room.clock.ahead += begins_at(day) + hours * 3600.0 - room.clock()
    await room.start()
