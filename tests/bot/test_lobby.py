"""The lobby's message: its selects, what it says about the start and the rankings, and the panel of seats."""

from __future__ import annotations

from typing import Any

import pytest

from bot import limits
from bot.host.refusals import Refusal
from bot.table.messages.lobby import lobby_lines, lobby_seats
from bot.texts import load_texts
from bot.ui.game_names import known_games
from data.connect import open_store
from engine.games import GAMES
from playground import Person
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import command, press, said, whispered
from tests.bot.short_games import opened


async def set_up(room: Room, who: Person, which: str, value: str) -> Any:
    [control] = [part for part in parts(room.post(who), 3) if part["custom_id"].endswith(f":setup.{which}")]
    use = await who.choose(room.post(who), [value], custom_id=control["custom_id"])
    await room.quiet()
    return use


def selects(room: Room) -> dict[str, list[str]]:
    """The labels of each select of the lobby."""
    return {
        part["custom_id"].rpartition(".")[2]: [option["label"] for option in part["options"]]
        for part in parts(room.post(), 3)
    }


async def change_seats(room: Room, who: Person, label: str, *values: str) -> Any:
    panel = [message for message in whispered(room, who) if parts(message, 3)][-1]
    use = await who.choose(panel, list(values), placeholder=label)
    await room.quiet()
    return use


async def test_host_sets_up_the_table_by_selects(room: Room) -> None:
    await command(room, room.ada, "table new")
    sealed = (await room.table()).commitment
    await press(room, room.ben, room.post(room.ben), "Join")
    assert "Counts for the rankings of Canasta (Classic)." in words(room.post())
    await set_up(room, room.ada, "preset", "partners")
    state = await room.table()
    assert (state.preset, state.names, state.undecided) == ("partners", ("Ada", "Ben", "", ""), (1,))
    assert "Waiting for Ben to agree to the rules." in words(room.post())
    assert selects(room)["teams"] == [
        "4 players: host with Ben",
        "4 players: host with an open seat",
        "6 players, 2 teams",
    ]
    await set_up(room, room.ada, "teams", "with.1")
    assert "Team 1: Ada and Ben; Team 2: 2 open seats" in words(room.post())
    await set_up(room, room.ada, "teams", "count.6")
    assert (await room.table()).seat_count == 6
    await set_up(room, room.ada, "level", "expert")
    assert (await room.table()).terms.computers == "expert"
    await set_up(room, room.ada, "game", "pinochle.bezique")
    state = await room.table()
    assert (state.game, state.preset, state.names) == ("pinochle", "bezique", ("Ada", "Ben"))
    assert "teams" not in selects(room) and "level" not in selects(room), "nothing to choose"
    refused = await press(room, room.ada, room.post(), "Start")
    assert "Waiting for Ben to agree" in said(refused)
    assert state.commitment == sealed, "another game cannot be used to choose other cards"
    await press(room, room.ben, room.post(room.ben), "Agree")
    await room.stop()
    await room.start()
    await press(room, room.ada, room.post(), "Start")
    state = await room.table()
    assert state.begun and state.views[0].game == "pinochle"


async def test_games_that_people_know_by_name_are_games_of_their_own(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert "Game: Samba" in selects(room)["game"] and "Rules: Samba" not in selects(room)["preset"]
    await set_up(room, room.ada, "game", "canasta.samba")
    assert (await room.table()).preset == "samba" and "preset" not in selects(room)
    await set_up(room, room.ada, "game", "canasta.")
    assert (await room.table()).preset == "classic" and "Rules: Modern American" in selects(room)["preset"]


async def test_others_are_told_who_sets_up_and_starts(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert "Only Ada can set up this table." in said(await set_up(room, room.ben, "preset", "modern"))
    assert said(await press(room, room.ben, room.post(room.ben), "Start")) == "Ada can start the game."
    assert (await room.table()).preset == "classic"
    await set_up(room, room.ada, "preset", "partners")
    for who in (room.ben, room.playground.add_person("Cy")):
        await press(room, who, room.post(who), "Join")
    refused = await set_up(room, room.ada, "preset", "classic")
    assert "2" in said(refused) and (await room.table()).preset == "partners", "there is no seat for Cy"


async def test_lobby_says_what_the_game_counts_for(room: Room) -> None:
    await command(room, room.ada, "table new")
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await room.bot.services.host.lobby.amend((await room.table()).id, ada, options={"target": 900})
    await room.quiet()
    assert "House rules: this game counts on the boards for changed rules." in words(room.post())
    await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", deals=7)
    assert "Doesn't count for the rankings." in words(room.post())


async def test_players_choose_their_seats_and_the_host_frees_one(room: Room) -> None:
    await opened(room, "partners", room.ben)
    cy = room.playground.add_person("Cy")
    await press(room, cy, room.post(cy), "Seats")
    await change_seats(room, cy, "Take this seat", "3")
    assert (await room.table()).names == ("Ada", "Ben", "", "Cy")
    await press(room, room.ben, room.post(room.ben), "Seats")
    await change_seats(room, room.ben, "Move to another seat", "2")
    assert (await room.table()).names == ("Ada", "", "Ben", "Cy")
    eve = room.playground.add_person("Eve")
    await press(room, eve, room.post(eve), "Seats")
    await press(room, room.ada, room.post(), "Seats")
    await change_seats(room, room.ada, "Free someone's seat", "2")
    assert (await room.table()).names == ("Ada", "", "", "Cy")
    await press(room, room.ben, room.post(room.ben), "Join")
    assert "has just taken that seat" in said(await change_seats(room, eve, "Take this seat", "1"))


async def test_picture_shows_hosts_computers_and_open_seats(room: Room) -> None:
    await command(room, room.ada, "table new", preset="partners")
    await press(room, room.ben, room.post(room.ben), "Join")
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    table = (await room.table()).id
    await room.bot.services.host.lobby.amend(table, ada, terms={"levels": [(2, "expert")]})
    seats = lobby_seats(load_texts(), await room.table())
    assert [(seat.kind, seat.name, seat.note or seat.mark) for seat in seats] == [
        ("person", "Ada", "HOST"),
        ("person", "Ben", "has to agree"),
        ("computer", "Computer", "expert"),
        ("open", "Open seat", "or a computer plays"),
    ]
    eve = room.playground.add_person("Eve")
    await press(room, eve, room.post(eve), "Join")
    assert (await room.table()).names[3] == "Eve", "not on the computer's seat"


async def test_picture_says_what_the_game_goes_to(room: Room) -> None:
    for preset, goal in {"samba": "To 10,000 points", "hand-and-foot": "4 rounds"}.items():
        await command(room, room.ada, "table new", preset=preset)
        assert lobby_lines(load_texts(), await room.table()) == [goal]
        await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", preset="samba", match="best-of-3")
    assert lobby_lines(load_texts(), await room.table()) == ["To 10,000 points", "Match: best of three"]
    await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", preset="samba", match="best-of-3", deals=4)
    assert lobby_lines(load_texts(), await room.table())[0] == "To 10,000 points; match: best of three"


def test_no_select_of_the_lobby_is_cut_off() -> None:
    """Discord allows 25 options. More games or presets need a select in two steps."""
    assert len(known_games(load_texts())) <= limits.SELECT_OPTIONS
    assert all(len(rules.presets) <= limits.SELECT_OPTIONS for rules in GAMES.values())


def told_of_seats(room: Room) -> list[dict[str, Any]]:
    """The messages in the channel that mention somebody because a seat is free."""
    return [each for each in room.ada.sees(room.channel) if each["content"].startswith("<@")]


async def test_a_full_table_says_why_nobody_can_join_and_tells_once_when_a_seat_is_free(room: Room) -> None:
    cy, di = (room.playground.add_person(name) for name in ("Cy", "Di"))
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(room.ben), "Join")
    for who in (cy, di):
        await press(room, who, room.post(who), "Join")
        [full] = whispered(room, who)
        assert "Every seat at this table is taken:** Ada and Ben." in words(full) and "You can watch at" in words(full)
        await press(room, who, full, "Tell me about a free seat")
        [full] = whispered(room, who)
        assert "You'll be mentioned in this channel, once" in words(full)
    await press(room, di, full, "Don't tell me")
    [full] = whispered(room, di)
    assert "I won't tell you" in words(full) and not told_of_seats(room)
    await press(room, room.ben, room.post(room.ben), "Leave")
    [told] = told_of_seats(room)
    assert f"<@{cy.id}>: a seat is free" in told["content"] and str(di.id) not in told["content"]
    await press(room, cy, room.post(cy), "Join")
    assert (await room.table()).names == ("Ada", "Cy")
    await press(room, cy, room.post(cy), "Leave")
    assert len(told_of_seats(room)) == 1, "once"


async def test_who_waits_for_a_seat_is_told_after_a_restart_and_not_of_a_game_that_began(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(room.ben), "Join")
    await press(room, cy, room.post(cy), "Join")
    await press(room, cy, whispered(room, cy)[0], "Tell me about a free seat")
    state, ben = await room.table(), await room.bot.services.store.player(room.ben.id, "Ben")
    await room.stop()
    store = await open_store(str(room.path))
    await store.stand(state.id, ben.id)
    await store.close()
    await room.start()
    await room.quiet()
    assert len(told_of_seats(room)) == 1, "the seat became free while nobody could tell"
    await press(room, room.ben, room.post(room.ben), "Join")
    assert "Every seat" in said(await command(room, cy, "table join"))
    await press(room, cy, whispered(room, cy)[-1], "Tell me about a free seat")
    await press(room, room.ada, room.post(), "Start")
    await command(room, room.ben, "table leave")
    assert len(told_of_seats(room)) == 1
    assert await room.bot.services.store.awaited_tables() == []


async def test_only_people_who_could_join_wait_for_a_seat(room: Room) -> None:
    await command(room, room.ada, "table new")
    state, lobby = await room.table(), room.bot.services.host.lobby
    ben = await room.bot.services.store.player(room.ben.id, "Ben")
    for player, guild_id, why in (
        (ben, state.guild_id, "seat-is-free"),
        (await room.bot.services.store.player(room.ada.id, "Ada"), state.guild_id, "already-seated"),
        (ben, 999, "no-table"),
    ):
        with pytest.raises(Refusal) as refused:
            await lobby.await_seat(state.id, player, guild_id, wanted=True)
        assert refused.value.note.code == why
