"""People can see and erase their stored data, whatever state their tables are in."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from typing import Any

import asyncpg
import pytest

from bot.features import privacy
from data.store import Status
from playground import Interaction, Person
from tests.bot.conftest import Room, buttons, words
from tests.bot.playing import answer_to, command, press, said, started, whispered
from tests.texts import says, text

pytestmark = pytest.mark.usefixtures("draws_by_hand")


async def forget(room: Room, who: Person, channel: Any = None) -> Interaction:
    use = await command(room, who, "privacy forget", channel=channel)
    assert says(said(use), "forget-title")
    return await press(room, who, use.response, text("button-forget"))


async def rows_of_all(room: Room) -> list[str]:
    """Return every row of the database, as text with names in quotes."""
    if not room.database_url.startswith("postgres"):
        with closing(sqlite3.connect(room.path)) as db:
            return list(db.iterdump())
    db = await asyncpg.connect(room.database_url)
    try:
        names = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        found = [await db.fetch(f"SELECT row_to_json(t)::text FROM {name} t") for (name,) in names]
        return [row.replace('"', "'") for rows in found for (row,) in rows]
    finally:
        await db.close()


async def traces(room: Room, who: Person) -> list[str]:
    """Return the places in the database that still identify a person."""
    return [line for line in await rows_of_all(room) if str(who.id) in line or f"'{who.name}'" in line]


async def test_person_gets_all_their_stored_data_as_a_private_file(room: Room) -> None:
    await started(room, room.ben)
    use = await command(room, room.ada, "privacy show")
    assert answer_to(use)["flags"] & 64 and not whispered(room, room.ben)
    [file] = answer_to(use)["attachments"]
    stored = json.loads(room.playground.world.attachments[int(file["id"])].data)
    assert str(room.ada.id) in json.dumps(stored["person"]) and stored["person"]["name"] == "Ada"
    table = await room.table()
    assert [seat["table"] for seat in stored["seats"]] == [table.id] and "Ben" not in json.dumps(stored)


async def test_data_too_large_for_a_file_are_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = {"actions": [{"number": number} for number in range(1000)]}
    monkeypatch.setattr(privacy, "_LARGEST", 1000)
    file = privacy.personal_file(stored)
    assert file.name == "stored.json.gz" and json.loads(gzip.decompress(file.data)) == stored


async def test_erased_player_leaves_the_seat_to_the_computer_and_no_trace(room: Room) -> None:
    await command(room, room.ada, "table new", pace="live", turn=100)
    await press(room, room.ben, room.post(), text("button-join"))
    await press(room, room.ben, whispered(room, room.ben)[-1], text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))
    mover, other = room.ada, room.ben
    if (await room.table()).views[-1].to_act[0] == 1:
        mover, other = other, mover
    await press(room, mover, room.post(), text("verb-draw"))
    assert mover.dms()
    room.clock.ahead += 60
    await room.tick()
    assert any(message["mentions"] for message in other.sees(room.channel)), "a reminder"
    table, pictures = await room.table(), [room.post()["attachments"][0]["id"]]
    use = await command(room, mover, "privacy forget")
    await press(room, mover, use.response, text("button-remember"))
    assert says(said(use), "done-remembered") and (await room.table()).seats == table.seats
    await forget(room, mover)
    seat = table.views[-1].to_act[0]
    state = await room.table()
    left = state.seats[seat]
    assert (left.player, left.former) == (None, table.seats[seat].player) and left.computer
    assert state.former_names[seat] == "" and text("button-return") not in buttons(room.post())
    assert state.revision > table.revision, "the computer plays on"
    assert not mover.dms() and not await traces(room, mover)
    assert not any(message["mentions"] for message in other.sees(room.channel)), "the reminder is gone"
    assert mover.name not in words(room.post()) + words(room.hand(other))
    assert room.post()["attachments"][0]["id"] not in pictures
    assert says(said(await press(room, mover, room.post(mover), buttons(room.post())[0])), "refusal-not-seated"), (
        "they come back as somebody else"
    )
    assert await traces(room, mover) and "🤖" in words(room.post())


async def test_erasing_a_player_closes_their_lobby_and_frees_their_seats(room: Room) -> None:
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(), text("button-join"))
    await forget(room, room.ben)
    assert [row.player for row in (await room.table()).seats][1] is None and "Ben" not in words(room.post())
    await press(room, room.ben, room.post(), text("button-join"))
    await forget(room, room.ada)
    assert await room.bot.services.host.table_in_channel(room.channel.id) is None
    assert "Ada" not in words(room.post()) and not await traces(room, room.ada)


async def test_table_of_an_erased_single_player_is_closed(room: Room) -> None:
    await started(room)
    table = await room.table()
    await forget(room, room.ada)
    assert (await room.bot.services.host.state(table.id)).status is Status.CLOSED
    assert says(words(room.post()), "name-forgotten") or "Ada" not in words(room.post())
    assert not room.ada.dms()


async def test_ended_tables_lose_an_erased_name(room: Room) -> None:
    await started(room, room.ben)
    for person in (room.ada, room.ben):
        await command(room, person, "table close")
    room.clock.ahead += 2 * 3600
    post, hand = room.post(), room.hand(room.ben)
    assert room.hand(room.ada)
    await command(room, room.ada, "table new")
    await command(room, room.ada, "table close")
    await forget(room, room.ada)
    shown = next(message for message in room.ben.sees(room.channel) if message["id"] == post["id"])
    assert shown["attachments"][0]["id"] != post["attachments"][0]["id"], "drawn anew, in its place"
    assert room.hand(room.ben)["id"] == hand["id"] and "Ada" not in words(room.hand(room.ben))
    assert not room.ada.dms() and not await traces(room, room.ada)


async def test_messages_of_a_game_without_moves_are_deleted_with_an_erased_name(room: Room) -> None:
    await started(room, room.ben)
    table = await room.table()
    for person in (room.ada, room.ben):
        await command(room, person, "table close")
    post = room.post()
    assert room.hand(room.ben)
    assert await room.bot.services.store.drop_actions(room.clock() + 1) == 1
    for use in (
        await command(room, room.ben, "replay", table=table.id),
        await command(room, room.ben, "table verify", table=table.id),
        await press(room, room.ben, post, text("button-fair-deal")),
    ):
        assert says(said(use), "refusal-moves-not-kept", table=table.id)
    await forget(room, room.ada)
    assert post["id"] not in {message["id"] for message in room.ben.sees(room.channel)}
    assert not room.ben.dms() and not await traces(room, room.ada)


async def test_paused_table_resumes_with_a_computer_for_an_erased_player(room: Room) -> None:
    await started(room, room.ben)
    table = await room.table()
    await command(room, room.ada, "table pause")
    await forget(room, room.ada)
    assert (await room.bot.services.host.state(table.id)).status is Status.PAUSED
    await command(room, room.ben, "table resume")
    state = await room.table()
    assert state.id == table.id and state.seats[0].computer and state.seats[1].player


async def test_player_who_had_left_is_erased_too(room: Room) -> None:
    await started(room, room.ben)
    await command(room, room.ada, "table leave")
    assert says(words(room.post()), "computer-for", name="Ada")
    await forget(room, room.ada)
    assert "Ada" not in words(room.post()) and not await traces(room, room.ada)
    use = await command(room, room.ada, "table join")
    assert (await room.table()).seats[0].player is None, said(use)


async def test_two_presses_erase_once_and_a_strangers_press_is_stale(room: Room) -> None:
    await started(room, room.ben)
    question = answer_to(await command(room, room.ada, "privacy forget"))
    uses = await asyncio.gather(*(room.ada.click(question, label=text("button-forget"), race=True) for _ in range(2)))
    await room.quiet()
    assert not await traces(room, room.ada), "the second press makes no new player of who has just been forgotten"
    assert not any(says(said(use), "fault-unexpected") for use in uses)
    assert not buttons(next(message for message in whispered(room, room.ada) if message["id"] == question["id"]))
    for message in question["components"][0]["components"]:
        for part in message.get("components", []):
            part["custom_id"] = part["custom_id"].replace("forget.1", "forget.2")
    use = await room.ada.click(question, label=text("button-forget"), race=True)
    await room.quiet()
    assert says(said(use), "refusal-outdated") and await traces(room, room.ben)
