"""Replays of finished rounds: stepping, other viewpoints, GIFs and records; never of unfinished ones."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from engine import record
from engine.game import Game
from engine.types import Action
from playground import Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import all_agree, command, play_round, press, said, started, whispered
from tests.kit import whole_games
from tests.render.images import film_of
from tests.texts import says, text


def film(room: Room, who: Person) -> dict[str, Any]:
    """Return the replay that a person is looking at."""
    return [m for m in whispered(room, who) + who.dms() if parts(m, 3) and says(words(m), "replay-step")][-1]


async def content(message: dict[str, Any]) -> bytes:
    [attachment] = message["attachments"]
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        return await response.read()


async def eyes(room: Room, who: Person, value: str) -> None:
    [select] = [part for part in parts(film(room, who), 3) if ":film-eyes." in part["custom_id"]]
    await who.choose(film(room, who), [value], custom_id=select["custom_id"])
    await room.quiet()


async def test_round_can_be_replayed_once_it_is_over(room: Room) -> None:
    await started(room, room.ben)
    assert says(said(await command(room, room.ada, "replay")), "refusal-no-round-over")
    table = await play_round(room)
    await room.bot.services.host.play.act(
        table, await room.bot.services.store.player(room.ada.id, "Ada"), Action("deal")
    )
    await room.quiet()
    await command(room, room.ada, "replay")
    assert says(words(film(room, room.ada)), "replay-step", step=0)
    assert says(words(film(room, room.ada)), "replay-title", round=1)
    assert buttons(film(room, room.ada), enabled=True)[:3] == [
        text("replay-on"),
        text("replay-last"),
        text("replay-turn-on"),
    ]
    assert not whispered(room, room.ben)
    await press(room, room.ada, film(room, room.ada), text("replay-on"))
    assert says(words(film(room, room.ada)), "replay-step", step=1)
    assert not says(words(film(room, room.ada)), "replay-hand")
    await eyes(room, room.ada, "1")
    assert says(words(film(room, room.ada)), "replay-hand", seat="Ben")
    assert len(film(room, room.ada)["attachments"]) == 2
    await eyes(room, room.ada, "open")
    await room.stop()
    await room.start()
    await press(room, room.ada, film(room, room.ada), text("replay-turn-on"))
    await press(room, room.ada, film(room, room.ada), text("replay-back"))
    await press(room, room.ada, film(room, room.ada), text("replay-last"))
    assert "scored" in words(film(room, room.ada))
    assert text("replay-on") not in buttons(film(room, room.ada), enabled=True)
    refused = said(await command(room, room.ada, "replay", table=table, round=2))
    assert says(refused, "refusal-no-such-round", round=2)


async def test_replay_opens_with_open_hands_once_the_game_is_over(room: Room) -> None:
    await started(room, room.ben)
    await play_round(room)
    await command(room, room.ada, "replay")
    assert not says(words(film(room, room.ada)), "replay-hand"), "the game goes on"
    for who in (room.ada, room.ben):
        await command(room, who, "table close")
    await command(room, room.ada, "replay")
    assert says(words(film(room, room.ada)), "replay-hand") and len(film(room, room.ada)["attachments"]) == 2
    await press(room, room.ada, film(room, room.ada), text("replay-on"))
    assert says(words(film(room, room.ada)), "replay-hand")


@pytest.mark.soak
async def test_replay_without_a_table_shows_the_last_round_of_the_channel(room: Room) -> None:
    await started(room, room.ben)
    first = await play_round(room)
    await command(room, room.ada, "table close")
    await command(room, room.ben, "table close")
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    await command(room, room.ada, "table new", channel=elsewhere, preset="samba")
    await command(room, room.ada, "replay")
    assert first in str(film(room, room.ada)["components"])


@pytest.mark.pictures
async def test_replay_comes_as_gif_and_as_record(room: Room) -> None:
    await started(room, room.ben)
    table = await play_round(room)
    await command(room, room.ada, "replay")
    await press(room, room.ada, film(room, room.ada), text("replay-gif"))
    shown = whispered(room, room.ada)[-1]
    moving = await content(shown)
    assert says(words(shown), "replay-gif-alt") and len(moving) < 10 * 1024 * 1024
    assert film_of(moving).n_frames > 10
    await press(room, room.ada, film(room, room.ada), text("replay-record"))
    form = json.loads(await content(whispered(room, room.ada)[-1]))
    game = Game.replay(record.read(form))
    state = await room.table()
    assert game.totals == state.views[-1].totals and table in form["table"]
    commitment = (await room.bot.services.store.table(table)).commitment.hex()
    verdict = await command(room, room.ada, "table verify", table=table, commitment=commitment)
    assert says(said(verdict), "deals-good")


async def test_compacted_game_is_replayed_verified_exported_and_resumed(room: Room) -> None:
    await command(room, room.ada, "table new", practice=True)
    await press(room, room.ben, room.post(), text("button-join"))
    await all_agree(room)
    await press(room, room.ada, room.post(), text("button-start"))
    table = await play_round(room)
    await command(room, room.ada, "table close")
    before = await seen_of(room, table)
    await room.stop()
    await room.start()
    assert await room.bot.services.store.compact_actions(room.clock() + 1) == 1
    assert await seen_of(room, table) == before
    assert says(said(await command(room, room.ben, "table resume", table=table)), "done-resumed")
    resumed = await room.table()
    assert (resumed.id, resumed.live) == (table, True)
    await press(room, room.ada, room.post(), text("verb-deal"))
    assert (await room.table()).revision > resumed.revision


async def seen_of(room: Room, table: str) -> list[object]:
    """Return what an ended table still shows: its replay, the verdict on its cards, and Ada's actions there."""
    store = room.bot.services.store
    commitment = (await store.table(table)).commitment.hex()
    await command(room, room.ada, "replay", table=table)
    shown = words(film(room, room.ada))
    verdict = said(await command(room, room.ada, "table verify", table=table, commitment=commitment))
    assert says(shown, "replay-step", step=0) and says(verdict, "deals-good")
    number = (await store.player(room.ada.id, "Ada")).id
    return [shown, verdict, (await store.personal_data(number))["actions"]]


async def test_replay_is_visible_only_to_players_and_the_server(room: Room) -> None:
    await started(room, room.ben)
    table = await play_round(room)
    cyd = room.playground.add_person("Cyd")
    assert says(said(await command(room, cyd, "replay")), "replay-step", step=0)
    other = room.playground.add_guild("Other club")
    elsewhere = room.playground.add_channel(other, "table-9")
    for where in (elsewhere, cyd.dm_channel):
        assert says(said(await command(room, cyd, "replay", channel=where, table=table)), "refusal-no-table")
        assert says(said(await command(room, cyd, "replay", channel=where)), "refusal-no-round-over")
        assert not await cyd.autocomplete(where, "replay", focused="table")
    assert says(said(await command(room, room.ben, "replay", channel=room.ben.dm_channel)), "replay-step", step=0)
    assert text("replay-play") not in buttons(film(room, room.ben)), "the game goes on"
    [offered] = await cyd.autocomplete(room.channel, "replay", focused="table", value="ada")
    assert offered["value"] == table and "Ada and Ben" in offered["name"]
    room.playground.set_permissions(room.channel, deny=["view_channel"], person=cyd)
    side = room.playground.add_channel(room.guild, "table-2")
    assert not await cyd.autocomplete(side, "replay", focused="table")
    assert says(said(await command(room, cyd, "replay", channel=side, table=table)), "refusal-no-table")
    room.playground.set_permissions(room.channel, deny=["view_channel"], person=room.ben)
    assert says(said(await command(room, room.ben, "replay", channel=side)), "replay-step", step=0)


@pytest.mark.soak
async def test_cards_of_an_unfinished_round_can_be_played_again(room: Room) -> None:
    await started(room)
    state, services = await room.table(), room.bot.services
    await services.host.play.act(state.id, await services.store.player(room.ada.id, "Ada"), Action("forfeit"))
    await room.quiet()
    await command(room, room.ada, "replay")
    await press(room, room.ada, film(room, room.ada), text("replay-play"))
    again = await room.table()
    assert again.practice and again.cards_of == state.id
    told = said(await command(room, room.ada, "leaderboard"))
    assert "1. Ada: Played 1, Won 0, Lost 1" in told, "what was given up counts, and practice does not"


async def test_empty_hand_and_a_side_without_points_are_told_as_such(room: Room) -> None:
    await whole_games.opened(room, "euchre", "two-handed-euchre", deals=1)
    await press(room, room.ada, room.post(), text("button-start"))
    await play_round(room)
    await command(room, room.ada, "replay")
    await eyes(room, room.ada, "0")
    await press(room, room.ada, film(room, room.ada), text("replay-last"))
    told = words(film(room, room.ada))
    assert says(told, "replay-hand", seat="Ada", count=0) and ": ." not in told
    assert " 0 (total 0)\n" in told and "): \n" not in told
