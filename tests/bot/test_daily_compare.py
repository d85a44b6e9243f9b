"""Comparing plays of a deal of the day: beside par, and after the close beside the best."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.daily.result import COMPARE
from bot.host.model.daily_key import day_at
from playground import Person
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_attempts import attempted, master_played, played_out, press_daily
from tests.bot.playing import press, said
from tests.texts import says, text

GAME = "ecarte"
pytestmark = pytest.mark.usefixtures("short_day")


def shown(room: Room, who: Person, message: dict[str, Any]) -> dict[str, Any]:
    """Return a message as it is now."""
    return next(each for each in who.sees(room.channel) if each["id"] == message["id"])


async def opened(room: Room, who: Person, day: str = "") -> dict[str, Any]:
    use = await press_daily(room, who, COMPARE, game=GAME, day=day)
    assert use.response and use.response["flags"] & 64
    return use.response


@pytest.mark.soak
async def test_own_play_steps_beside_the_masters(room: Room) -> None:
    own, par = await played_out(room, room.ada), await master_played(room)
    message = await opened(room, room.ada)
    said_first = words(message)
    assert says(said_first, "daily-compare-own", score=own.score or 0)
    assert says(said_first, "daily-compare-other", player=text("daily-compare-par-name"), score=par)
    assert says(said_first, "replay-dealt")
    assert len(parts(message, 12)) == 2, "two hands"
    await press(room, room.ada, message, text("replay-on"))
    assert says(words(shown(room, room.ada, message)), "daily-compare-choice", round=1, choice=1)
    await press(room, room.ada, shown(room, room.ada, message), text("replay-last"))
    last = words(shown(room, room.ada, message))
    await press(room, room.ada, shown(room, room.ada, message), text("replay-back"))
    assert words(shown(room, room.ada, message)) != last
    rounds = next(part for part in parts(shown(room, room.ada, message), 3))
    await room.ada.choose(shown(room, room.ada, message), ["3"], custom_id=rounds["custom_id"])
    await room.quiet()
    assert says(words(shown(room, room.ada, message)), "daily-compare-choice", round=3, choice=0)


async def test_nobody_compares_before_their_own_last_card(room: Room) -> None:
    await played_out(room, room.ada)
    await master_played(room)
    assert says(said(await press_daily(room, room.ben, COMPARE, game=GAME)), "refusal-daily-not-finished")
    await room.bot.services.host.attempts.begin(
        await room.bot.services.store.player(room.ben.id, "Ben"), GAME, room.guild.id
    )
    assert says(said(await press_daily(room, room.ben, COMPARE, game=GAME)), "refusal-daily-not-finished")


@pytest.mark.soak
async def test_comparison_waits_for_par(room: Room) -> None:
    await played_out(room, room.ada)
    assert says(said(await press_daily(room, room.ada, COMPARE, game=GAME)), "refusal-daily-no-par")


async def test_best_plays_are_offered_after_the_close_only(room: Room) -> None:
    await master_played(room)
    await played_out(room, room.ada, level="beginner")
    await played_out(room, room.ben, level="advanced")
    assert len(parts(await opened(room, room.ada), 3)) == 1, "only rounds to choose"
    day = day_at(room.clock())
    room.clock.ahead += 86400
    await room.bot.services.host.days.see_to()
    store = room.bot.services.store
    [first, _] = await store.podium(day, 1, GAME, room.guild.id)
    ada = await store.player(room.ada.id, "Ada")
    best, worse = (room.ada, room.ben) if first.player == ada.id else (room.ben, room.ada)
    message = await opened(room, worse, day)
    beside = next(part for part in parts(message, 3) if "beside" in part["custom_id"])
    assert [option["value"] for option in beside["options"]] == ["par", "here"], "the best of all is the same person"
    await worse.choose(message, ["here"], custom_id=beside["custom_id"])
    await room.quiet()
    assert says(words(shown(room, worse, message)), "daily-compare-other", player=best.name, score=first.score)


@pytest.mark.soak
async def test_hidden_best_is_not_offered(room: Room) -> None:
    await master_played(room)
    await played_out(room, room.ada)
    ben = await attempted(room, room.ben, 999, game=GAME)
    await room.bot.services.store.set_hidden(ben.id, True)
    day = day_at(room.clock())
    room.clock.ahead += 86400
    await room.bot.services.host.days.see_to()
    message = await opened(room, room.ada, day)
    assert not [part for part in parts(message, 3) if "beside" in part["custom_id"]]
    assert "Ben" not in words(message)
