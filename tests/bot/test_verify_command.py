"""``/table verify`` checks the cards of a table or a file and says what that proves."""

from __future__ import annotations

import json

from bot.host.records.deals import LARGEST
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
