"""``/table verify`` checks the cards of a table or a file and says what that proves."""

from __future__ import annotations

import json

from bot.host.records.deals import LARGEST
from data.store import DailyDay
from engine import daily
from playground import Interaction, Upload
from tests.bot.conftest import Room
from tests.bot.playing import closed, command, press, said, started
from tests.texts import says, text


async def verify(room: Room, **values: object) -> Interaction:
    return await command(room, room.ada, "table verify", **values)


async def test_table_and_file_are_checked(room: Room) -> None:
    await started(room)
    noted = (await room.table()).commitment
    assert f"`{noted}`" in said(await verify(room))
    table = (await room.table()).id
    await closed(room, room.ada)
    claim = said(await verify(room))
    assert says(claim, "deals-good", count=1, rounds="1") and says(claim, "verify-claims")
    proof = said(await verify(room, commitment=noted.upper()))
    assert says(proof, "verify-proves") and says(proof, "verify-cannot")
    assert says(said(await verify(room, commitment="0" * 64)), "problem-noted")
    assert says(said(await verify(room, commitment="17")), "refusal-no-commitment")

    use = await press(room, room.ben, room.post(), text("button-fair-deal"))
    data = room.playground.world.attachments[int((use.response or {})["attachments"][0]["id"])].data
    file = Upload("deal.json", data)
    assert said(await verify(room, file=file, commitment=noted)) == proof
    forged = json.loads(data)
    forged["rounds"][0]["cards"].reverse()
    assert says(said(await verify(room, file=Upload("x", json.dumps(forged).encode()))), "problem-cards")
    assert says(said(await verify(room, file=Upload("x", b"\xff"))), "problem-version")
    assert says(said(await verify(room, file=Upload("x", b" " * (LARGEST + 1)))), "refusal-file-too-large")
    forged["rounds"] *= 5000
    assert says(
        said(await verify(room, file=Upload("x", json.dumps(forged).encode()))), "problem-form", detail="rounds"
    )

    elsewhere = room.playground.add_channel(room.playground.add_guild("Other club"), "table-1")
    assert says(said(await command(room, room.ada, "table verify", channel=elsewhere, table=table)), "deals-good")
    assert says(said(await command(room, room.ben, "table verify", channel=elsewhere, table=table)), "refusal-no-table")


async def test_day_is_checked_once_it_is_over(room: Room) -> None:
    secret = bytes(range(32))
    noted = daily.commitment(secret)
    store = room.bot.services.store
    await store.make_daily_day(DailyDay("2020-01-01", 1, secret, noted, "code", 1.0))
    before = await verify(room, day="2020-01-01")
    assert says(said(before), "verify-day-sealed", day="2020-01-01", commitment=noted)
    assert not (before.response or {}).get("attachments")

    await store.close_daily_day("2020-01-01", 2.0)
    use = await verify(room, day=" 2020-01-01 ", commitment=noted)
    assert says(said(use), "deals-good-day", day="2020-01-01", count=len(daily.DAILY_GAMES))
    assert says(said(use), "verify-proves") and says(said(use), "verify-day-how")
    data = room.playground.world.attachments[int((use.response or {})["attachments"][0]["id"])].data
    assert json.loads(data) == daily.reveal("2020-01-01", 1, secret)
    claim = await verify(room, file=Upload("day.json", data))
    assert says(said(claim), "verify-claims") and says(said(claim), "deals-compare-day", commitment=noted)
    assert says(said(await verify(room, day="2020-01-02")), "refusal-no-such-day", day="2020-01-02")


async def test_file_of_a_day_with_too_many_games_is_refused(room: Room) -> None:
    form = daily.reveal("2020-01-01", 1, bytes(32))
    form["games"] |= {str(number): form["games"]["gin"] for number in range(600)}
    answer = said(await verify(room, file=Upload("x", json.dumps(form).encode())))
    assert says(answer, "problem-form", detail="rounds")
