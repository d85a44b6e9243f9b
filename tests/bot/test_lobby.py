"""The lobby's message: its selects, what it says about the start and the rankings, and the panel of seats."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest

from bot import limits
from bot.host.model.setup import Terms
from bot.host.refusals import Refusal
from bot.table.messages.lobby import lobby_lines, lobby_seats
from bot.texts import load_texts
from bot.ui.game_names import known_games
from data.connect import open_store
from engine.games import GAMES
from playground import Person
from render.generic.lobby import line_rows
from tests.bot.conftest import Room, parts, words
from tests.bot.playing import command, press, said, whispered
from tests.bot.short_games import opened
from tests.texts import says, text


async def set_up(room: Room, who: Person, which: str, value: str) -> Any:
    [control] = [part for part in parts(room.post(who), 3) if part["custom_id"].endswith(f":setup.{which}")]
    use = await who.choose(room.post(who), [value], custom_id=control["custom_id"])
    await room.quiet()
    return use


def selects(room: Room) -> dict[str, list[str]]:
    """Return the labels of each select of the lobby."""
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
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    assert says(words(room.post()), "lobby-counts", called="Canasta (Classic)")
    await set_up(room, room.ada, "preset", "partners")
    state = await room.table()
    assert (state.preset, state.names, state.undecided) == ("partners", ("Ada", "Ben", "", ""), (1,))
    assert says(words(room.post()), "lobby-start-waits", players="Ben")
    assert selects(room)["teams"] == [
        text("lobby-with", count=4, partner="Ben"),
        text("lobby-with", count=4, partner="an open seat"),
        text("lobby-count", count=6, teams=2),
    ]
    await set_up(room, room.ada, "teams", "with.1")
    assert says(words(room.post()), "lobby-team", number=1, players=text("joined", first="Ada", last="Ben"))
    await set_up(room, room.ada, "teams", "count.6")
    assert (await room.table()).seat_count == 6
    await set_up(room, room.ada, "level", "expert")
    assert (await room.table()).terms.computers == "expert"
    await set_up(room, room.ada, "game", "pinochle.bezique")
    state = await room.table()
    assert (state.game, state.preset, state.names) == ("pinochle", "bezique", ("Ada", "Ben"))
    assert "teams" not in selects(room) and "level" not in selects(room), "nothing to choose"
    refused = await press(room, room.ada, room.post(), text("button-start"))
    assert says(said(refused), "refusal-not-agreed", seat="Ben")
    assert state.commitment == sealed, "another game cannot be used to choose other cards"
    await press(room, room.ben, room.post(room.ben), text("button-agree"))
    await room.stop()
    await room.start()
    await press(room, room.ada, room.post(), text("button-start"))
    state = await room.table()
    assert state.begun and state.views[0].game == "pinochle"


async def test_games_that_people_know_by_name_are_games_of_their_own(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert text("lobby-game", game="Samba") in selects(room)["game"] and "Rules: Samba" not in selects(room)["preset"]
    await set_up(room, room.ada, "game", "canasta.samba")
    assert (await room.table()).preset == "samba" and "preset" not in selects(room)
    await set_up(room, room.ada, "game", "canasta.")
    assert (await room.table()).preset == "classic"
    assert text("lobby-preset", preset="Modern American") in selects(room)["preset"]


async def test_others_are_told_who_sets_up_and_starts(room: Room) -> None:
    await command(room, room.ada, "table new")
    assert says(said(await set_up(room, room.ben, "preset", "modern")), "refusal-host-sets-up", seat="Ada")
    assert said(await press(room, room.ben, room.post(room.ben), text("button-start"))) == text(
        "refusal-host-starts", seat="Ada"
    )
    assert (await room.table()).preset == "classic"
    await set_up(room, room.ada, "preset", "partners")
    for who in (room.ben, room.playground.add_person("Cy")):
        await press(room, who, room.post(who), text("button-join"))
    refused = await set_up(room, room.ada, "preset", "classic")
    assert "2" in said(refused) and (await room.table()).preset == "partners", "there is no seat for Cy"


async def test_lobby_says_what_the_game_counts_for(room: Room) -> None:
    await command(room, room.ada, "table new")
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await room.bot.services.host.lobby.amend((await room.table()).id, ada, options={"target": 900})
    await room.quiet()
    assert says(words(room.post()), "lobby-counts-changed")
    await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", deals=7)
    assert says(words(room.post()), "lobby-counts-not")


async def test_players_choose_their_seats_and_the_host_frees_one(room: Room) -> None:
    await opened(room, "partners", room.ben)
    cy = room.playground.add_person("Cy")
    await press(room, cy, room.post(cy), text("button-seats"))
    await change_seats(room, cy, text("seats-sit"), "3")
    assert (await room.table()).names == ("Ada", "Ben", "", "Cy")
    await press(room, room.ben, room.post(room.ben), text("button-seats"))
    await change_seats(room, room.ben, text("seats-move"), "2")
    assert (await room.table()).names == ("Ada", "", "Ben", "Cy")
    eve = room.playground.add_person("Eve")
    await press(room, eve, room.post(eve), text("button-seats"))
    await press(room, room.ada, room.post(), text("button-seats"))
    await change_seats(room, room.ada, text("seats-free"), "2")
    assert (await room.table()).names == ("Ada", "", "", "Cy")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    assert says(said(await change_seats(room, eve, text("seats-sit"), "1")), "refusal-seat-taken")


async def test_picture_shows_hosts_computers_and_open_seats(room: Room) -> None:
    await command(room, room.ada, "table new", preset="partners")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    table = (await room.table()).id
    await room.bot.services.host.lobby.amend(table, ada, terms={"levels": [(2, "expert")]})
    seats = lobby_seats(load_texts(), await room.table())
    assert [(seat.kind, seat.name, seat.note or seat.mark) for seat in seats] == [
        ("person", "Ada", text("lobby-seat-host")),
        ("person", "Ben", text("lobby-seat-asked")),
        ("computer", text("lobby-seat-computer"), "expert"),
        ("open", text("lobby-seat-open"), text("lobby-seat-joins")),
    ]
    eve = room.playground.add_person("Eve")
    await press(room, eve, room.post(eve), text("button-join"))
    assert (await room.table()).names[3] == "Eve", "not on the computer's seat"


async def test_picture_says_what_the_game_goes_to(room: Room) -> None:
    for preset, goal in {
        "samba": text("goal-target", target=10000),
        "hand-and-foot": text("goal-rounds", of="canasta", rounds=4),
    }.items():
        await command(room, room.ada, "table new", preset=preset)
        assert lobby_lines(load_texts(), await room.table()) == [goal]
        await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", preset="samba", match="best-of-3")
    assert lobby_lines(load_texts(), await room.table()) == [
        text("goal-target", target=10000),
        text("lobby-match", length=text("option-match-best-of-3")),
    ]
    await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", preset="samba", match="best-of-3", deals=4)
    assert lobby_lines(load_texts(), await room.table()) == [
        text("goal-target", target=10000),
        text("lobby-match", length=text("option-match-best-of-3")),
        text("lobby-deals", number=4),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_the_picture_are_whole_at_any_number_of_seats(game: str) -> None:
    texts = load_texts().of(game)
    lengths = [texts.setting("match", match) for match in get_args(Terms.model_fields["match"].annotation)]
    for preset in GAMES[game].presets:
        rules = GAMES[game].of(preset)
        others = (
            *(texts.say("lobby-match", length=length) for length in lengths),
            texts.say("lobby-deals", number=100),
        )
        for line, seats in product((texts.note("goal", rules.goal), *others), rules.seats_played()):
            rows = line_rows(line, seats)
            assert [row.width for row in rows] == [row.width for row in line_rows(line, seats, most=99)], line


def test_no_select_of_the_lobby_is_cut_off() -> None:
    """Discord allows 25 options. More games or presets need a select in two steps."""
    assert len(known_games(load_texts())) <= limits.SELECT_OPTIONS
    assert all(len(rules.presets) <= limits.SELECT_OPTIONS for rules in GAMES.values())


def told_of_seats(room: Room) -> list[dict[str, Any]]:
    """Return the messages in the channel that mention somebody because a seat is free."""
    return [each for each in room.ada.sees(room.channel) if each["content"].startswith("<@")]


async def test_a_full_table_says_why_nobody_can_join_and_tells_once_when_a_seat_is_free(room: Room) -> None:
    cy, di = (room.playground.add_person(name) for name in ("Cy", "Di"))
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    for who in (cy, di):
        await press(room, who, room.post(who), text("button-join"))
        [full] = whispered(room, who)
        assert says(words(full), "full-table", players=text("joined", first="Ada", last="Ben"))
        assert says(words(full), "full-table")
        await press(room, who, full, text("button-await-yes"))
        [full] = whispered(room, who)
        assert says(words(full), "full-awaited")
    await press(room, di, full, text("button-await-no"))
    [full] = whispered(room, di)
    assert says(words(full), "full-not-awaited") and not told_of_seats(room)
    await press(room, room.ben, room.post(room.ben), text("button-leave"))
    [told] = told_of_seats(room)
    assert says(told["content"], "seat-freed", mentions=f"<@{cy.id}>") and str(di.id) not in told["content"]
    await press(room, cy, room.post(cy), text("button-join"))
    assert (await room.table()).names == ("Ada", "Cy")
    await press(room, cy, room.post(cy), text("button-leave"))
    assert len(told_of_seats(room)) == 1, "once"


@pytest.mark.soak
async def test_who_waits_for_a_seat_is_told_after_a_restart_and_not_of_a_game_that_began(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new")
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    await press(room, cy, room.post(cy), text("button-join"))
    await press(room, cy, whispered(room, cy)[0], text("button-await-yes"))
    state, ben = await room.table(), await room.bot.services.store.player(room.ben.id, "Ben")
    await room.stop()
    store = await open_store(str(room.path))
    await store.stand(state.id, ben.id)
    await store.close()
    await room.start()
    await room.quiet()
    assert len(told_of_seats(room)) == 1, "the seat became free while nobody could tell"
    await press(room, room.ben, room.post(room.ben), text("button-join"))
    assert says(said(await command(room, cy, "table join")), "full-table")
    await press(room, cy, whispered(room, cy)[-1], text("button-await-yes"))
    await press(room, room.ada, room.post(), text("button-start"))
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
