"""The board of deals of the day: of a month, a season and all time, of a server and everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import pytest

from bot.host.model.daily_key import day_at
from playground import Guild, Person
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_attempts import attempted
from tests.bot.playing import command, press, said
from tests.bot.test_boards import board, choose
from tests.texts import says, text


async def closed_day(room: Room, back: int, scores: Mapping[Person, int | None], guild: Guild | None = None) -> None:
    """Store a closed day some days ago, and its attempts in a server."""
    day = str(date.fromisoformat(day_at(room.clock())) - timedelta(days=back))
    for who, score in scores.items():
        await attempted(room, who, score, day=day, guild=guild)
    await room.bot.services.store.close_daily_day(day, room.clock() - back * 86400 + 60)


async def board_of(room: Room, who: Person, period: str = "ever", *, everywhere: bool = False) -> str:
    return said(await command(room, who, "leaderboard", board="daily", period=period, everywhere=everywhere))


async def test_board_ranks_by_the_mean_share_of_others_beaten(room: Room) -> None:
    cyd = room.playground.add_person("Cyd")
    await closed_day(room, 2, {room.ada: 57, room.ben: 12, cyd: None})
    await closed_day(room, 1, {room.ada: 57, room.ben: 99, cyd: 57})
    shown = await board_of(room, room.ada)
    assert shown.index("Ben:") < shown.index("Ada:") < shown.index("Cyd:")
    for name, percent, days, won, streak in (
        ("Ben", "75.0", 2, 1, 2),
        ("Ada", "62.5", 2, 1, 2),
        ("Cyd", "12.5", 2, 0, 1),
    ):
        mean = text("board-mean", percent=percent)
        figures = ", ".join(
            text("board-figure", column=text(f"column-{column}"), figure=figure)
            for column, figure in (("mean", mean), ("days", days), ("won", won), ("streak", streak))
        )
        assert f"{name}: {figures}" in shown
    assert says(shown, "board-own", rank=2, total=3, kind="daily")
    assert text("board-daily") in shown and "against" not in shown


async def test_day_under_way_is_on_no_board(room: Room) -> None:
    await attempted(room, room.ada, 57)
    await attempted(room, room.ben, 12)
    for period in ("season", "month", "ever", "week"):
        shown = await board_of(room, room.ben, period)
        assert says(shown, "board-no-daily", least=1) and "Ada" not in shown


async def test_board_takes_more_days_the_longer_a_period_is(room: Room) -> None:
    cyd = room.playground.add_person("Cyd")
    for back in range(7, 0, -1):
        people = {room.ada: back, room.ben: 9} | ({cyd: 99} if back > 5 else {})
        await closed_day(room, back, people)
    shown = await board_of(room, cyd)
    assert "Cyd:" not in shown and "Ada:" in shown
    assert says(shown, "board-no-days-of-yours", least=3)


async def test_servers_have_boards_of_their_own(room: Room) -> None:
    other = room.playground.add_guild("Other club")
    cyd = room.playground.add_person("Cyd")
    await closed_day(room, 1, {room.ada: 57, room.ben: 12})
    day = str(date.fromisoformat(day_at(room.clock())) - timedelta(days=2))
    await attempted(room, cyd, 99, day=day, guild=other)
    await attempted(room, room.ada, 9, day=day)
    await room.bot.services.store.close_daily_day(day, room.clock())
    assert "Cyd" not in await board_of(room, room.ada)
    assert "Cyd" in await board_of(room, room.ada, everywhere=True)


async def test_board_is_chosen_among_the_others_and_has_only_periods_to_filter(room: Room) -> None:
    await closed_day(room, 1, {room.ada: 57, room.ben: 12})
    await command(room, room.ada, "leaderboard", game="gin")
    await choose(room, room.ada, board(room), "board", "daily")
    await press(room, room.ada, board(room), text("button-filters"))
    shown = board(room)
    assert "Ada" in words(shown)
    await choose(room, room.ada, shown, "period", "month")
    assert text("period-month") in words(board(room))
    await choose(room, room.ada, board(room), "board", "league")
    assert text("board-league") in words(board(room))


async def test_hidden_people_are_on_no_board(room: Room) -> None:
    await closed_day(room, 1, {room.ada: 57, room.ben: 12})
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await room.bot.services.store.set_hidden(ada.id, True)
    assert "Ada" not in await board_of(room, room.ben)
    assert text("board-hidden") in await board_of(room, room.ada)


@pytest.mark.pictures
async def test_statistics_show_the_curve_of_closed_days(room: Room) -> None:
    assert not says(said(await command(room, room.ada, "stats show")), "stats-daily")
    await closed_day(room, 2, {room.ada: 57, room.ben: 12})
    told = await command(room, room.ada, "stats show")
    assert says(said(told), "stats-daily", percent=100, count=1) and not parts(told.response, 12)
    await closed_day(room, 1, {room.ada: 1, room.ben: 12})
    await attempted(room, room.ada, 99)
    for where in (False, True):
        told = await command(room, room.ben, "stats show", user=room.ada.id, everywhere=where)
        assert says(said(told), "stats-daily", percent=50, count=2)
        [gallery] = parts(told.response, 12)
        means = ", ".join(text("board-mean", percent=percent) for percent in (100, 50))
        assert says(gallery["items"][0]["description"], "stats-daily-means", means=means)
    assert says(said(await command(room, room.ben, "stats show")), "stats-daily", percent=50)
