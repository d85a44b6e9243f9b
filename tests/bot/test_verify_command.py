"""``/table verify`` checks the cards of a table or a file and says what that proves."""

from __future__ import annotations

import json

from bot.host.records.deals import LARGEST
from playground import Interaction, Upload
from tests.bot.conftest import Room
from tests.bot.playing import closed, command, press, said, started


async def verify(room: Room, **values: object) -> Interaction:
    return await command(room, room.ada, "table verify", **values)


async def test_table_and_file_are_checked(room: Room) -> None:
    await started(room)
    noted = (await room.table()).commitment
    assert f"`{noted}`" in said(await verify(room))
    table = (await room.table()).id
    await closed(room, room.ada)
    claim = said(await verify(room))
    assert "Every card of round 1 matches its commitment" in claim and "only that the file is consistent" in claim
    proof = said(await verify(room, commitment=noted.upper()))
    assert "nobody chose them later" in proof and "It can't prove that nobody looked" in proof
    assert "isn't the one this game had" in said(await verify(room, commitment="0" * 64))
    assert "A commitment has 64 digits" in said(await verify(room, commitment="17"))

    use = await press(room, room.ben, room.post(), "Fair deal")
    data = room.playground.world.attachments[int((use.response or {})["attachments"][0]["id"])].data
    file = Upload("deal.json", data)
    assert said(await verify(room, file=file, commitment=noted)) == proof
    forged = json.loads(data)
    forged["rounds"][0]["cards"].reverse()
    assert "these aren't the cards" in said(await verify(room, file=Upload("x", json.dumps(forged).encode())))
    assert "isn't a file of revealed deals" in said(await verify(room, file=Upload("x", b"\xff")))
    assert "too large" in said(await verify(room, file=Upload("x", b" " * (LARGEST + 1))))
    forged["rounds"] *= 5000
    assert '"rounds" is missing or wrong' in said(await verify(room, file=Upload("x", json.dumps(forged).encode())))

    elsewhere = room.playground.add_channel(room.playground.add_guild("Other club"), "table-1")
    assert "Every card" in said(await command(room, room.ada, "table verify", channel=elsewhere, table=table))
    assert "no such table" in said(await command(room, room.ben, "table verify", channel=elsewhere, table=table))
