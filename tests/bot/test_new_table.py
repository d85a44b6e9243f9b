"""Opening tables: terms, threads beside a busy channel, invitations, and players from other servers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot import limits
from bot.host.model.settings import ServerSettings
from bot.host.model.setup import Terms
from bot.host.table.state import TableState
from bot.table.typed_actions import seat_counts
from bot.texts import load_texts
from bot.ui.game_names import known_games
from bot.ui.names import names, seat_labels
from data.store import Status
from engine.games import GAMES
from playground import Channel, Guild, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, met_before, press, said, turn_by_buttons, whispered


def direct(who: Person) -> dict[str, Any]:
    """The newest hand in a person's direct messages."""
    return [message for message in who.dms() if not message["flags"] & 64][-1]


async def table_in(room: Room, channel: Channel) -> TableState | None:
    return await room.bot.services.host.table_in_channel(channel.id)


def threads(room: Room) -> list[Channel]:
    return [channel for channel in room.ada.channels() if channel.is_thread]


async def test_terms_of_a_new_table_are_shown_to_everybody(room: Room) -> None:
    await met_before(room)
    for wrong, why in (
        ({"turn": 60}, "Turns have no time limit here."),
        ({"late": "forfeit"}, "Turns have no time limit here."),
        ({"pace": "live", "turn": 5}, "A turn can take 20 to 900 seconds."),
        ({"pace": "post", "turn": 1000}, "A turn can take 1 to 336 hours."),
    ):
        assert why in said(await command(room, room.ada, "table new", **wrong))
    await command(room, room.ada, "table new", open_to="invited", pace="post", turn=48, late="forfeit", practice=True)
    state = await room.table()
    assert (state.terms, state.practice) == (Terms(access="invited", pace="post", turn=48, late="forfeit"), True)
    for message in (room.post(), room.hand(room.ada)):
        assert "You have 48 hours for each turn.\nIf a player's time runs out, their side loses the game." in words(
            message
        )
        assert "Only invited players can take a seat." in words(message)
        assert "practice table" in words(message)


async def test_computers_play_at_the_chosen_level(room: Room) -> None:
    await command(room, room.ada, "table new", preset="three", computers="advanced", aggression=90)
    assert "Computers play for empty seats: advanced, aggression 90%." in words(room.post())
    await command(room, room.ada, "table start")
    state = await room.table()
    assert [seat.computer for seat in state.seats] == ["", "advanced", "advanced"]
    assert (state.terms.computers, state.terms.aggression) == ("advanced", 90)
    _, *computers = names(state, load_texts())
    assert len(set(computers)) == 2 and all(name.startswith("🤖 ") for name in computers)
    assert seat_labels(state, load_texts())[1:] == tuple(f"{name} (advanced)" for name in computers)


SEATED = [(game, seats) for game, rules in GAMES.items() for seats in rules.seat_counts]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_number_of_seats_chooses_the_preset_that_plays_it(game: str, seats: int) -> None:
    for usual in ("classic", *GAMES[game].presets):
        chosen = ServerSettings(preset=usual).preset_of(game, seats)
        assert seats in GAMES[game].of(chosen).seats_played()
        kept = usual in GAMES[game].presets and seats in GAMES[game].of(usual).seats_played()
        assert not kept or chosen == usual, "the server's default stays where it can be played"
    assert seats in seat_counts(game, "")


async def test_seats_choose_the_preset_unless_one_was_named(room: Room) -> None:
    await command(room, room.ada, "table new", game="canasta", seats=4)
    state = await room.table()
    assert (state.preset, state.seat_count) == ("partners", 4)
    await command(room, room.ada, "table close")
    refused = said(await command(room, room.ada, "table new", game="canasta", preset="classic", seats=4))
    assert refused == load_texts().say("refusal-seats-not-played", value=4)


@pytest.mark.parametrize(
    ("path", "values", "called"),
    [
        ("table new", {"game": "Samba"}, ("canasta", "samba")),
        ("table new", {"game": "canasta", "preset": "Hand and Foot"}, ("canasta", "hand-and-foot")),
        ("table new", {"preset": "Canasta (Samba)"}, ("canasta", "samba")),
        ("play", {"what": "bezi"}, ("pinochle", "bezique")),
        ("play", {"what": "canasta"}, ("canasta", "classic")),
    ],
)
async def test_games_and_presets_are_typed_by_name(
    room: Room, path: str, values: dict[str, str], called: tuple[str, str]
) -> None:
    await command(room, room.ada, path, **values)
    state = await room.table()
    assert (state.game, state.preset) == called


async def test_games_are_suggested_by_any_part_of_their_name(room: Room) -> None:
    for path, focused in (("table new", "game"), ("leaderboard", "game"), ("play", "what")):
        every = await room.ada.autocomplete(room.channel, path, focused=focused)
        names = [each["name"] for each in every]
        assert names == [known.name for known in known_games(load_texts())]
        assert len(set(names)) == len(names) and {"Canasta", "Hand and Foot", "Bezique", "German Whist"} <= set(names)
        part = await room.ada.autocomplete(room.channel, path, focused=focused, value="FOOT")
        assert [each["value"] for each in part] == ["hand-and-foot"]
    presets = await room.ada.autocomplete(room.channel, "table new", focused="preset", value="and foo", game="Samba")
    assert [each["name"] for each in presets] == ["Canasta (Hand and Foot)"], "a preset of the same game"
    for path, values, told in (
        ("table new", {"game": "chess"}, 'I don\'t know a game called "chess". You can play Canasta, Samba,'),
        ("table new", {"game": "Bezique", "preset": "samba"}, "There's no preset called samba. You can choose"),
        ("play", {"what": "chess"}, '"chess" is neither a card nor a game.'),
        ("play", {"what": "KH"}, "There's no table in this channel."),
    ):
        assert told in said(await command(room, room.ada, path, **values))


async def test_second_table_is_offered_a_thread(room: Room) -> None:
    await command(room, room.ada, "table new")
    use = await command(
        room,
        room.ben,
        "table new",
        preset="hand-and-foot",
        open_to="anywhere",
        pace="post",
        turn=336,
        computers="master",
        aggression=100,
    )
    offered = use.response or {}
    assert "This channel already has a table" in words(offered)
    await room.stop()
    await room.start()
    uses = await asyncio.gather(*(room.ben.click(offered, label="Open it in a thread", race=True) for _ in range(3)))
    await room.quiet()
    [thread] = threads(room)
    state = await table_in(room, thread)
    assert state and (state.preset, state.terms) == (
        "hand-and-foot",
        Terms(access="anywhere", pace="post", turn=336, computers="master", aggression=100),
    )
    assert thread.name == "Canasta (Hand and Foot): Ben" and state.names[0] == "Ben"
    assert sum(bool(said(use)) for use in uses) <= 1
    [told] = [message for message in room.ben.sees(room.channel) if message["id"] == offered["id"]]
    assert f"/{thread.id}/" in words(told) and not buttons(told)
    await command(room, room.ada, "table join", channel=thread)
    await command(room, room.ben, "table start", channel=thread)
    # From a thread that has a table, too, the next one gets a thread of its own beside it.
    use = await command(room, room.ada, "table new", channel=thread)
    await press(room, room.ada, use.response or {}, "Open it in a thread")
    assert len(threads(room)) == 2 and not room.playground.invalid_requests


async def test_resumed_tables_and_exhibitions_are_offered_a_thread_too(room: Room) -> None:
    await command(room, room.ben, "table new", preset="samba")
    paused = await room.table()
    await command(room, room.ben, "table start")
    await command(room, room.ben, "table pause")
    await command(room, room.ada, "table new")
    offered = (await command(room, room.ben, "table resume", table=paused.id)).response or {}
    await press(room, room.ben, offered, "Open it in a thread")
    [thread] = threads(room)
    state = await table_in(room, thread)
    assert state and state.id == paused.id and state.live and thread.name == "Canasta (Samba): Ben"

    levels = {"first": "beginner", "second": "advanced"}
    use = await command(room, room.ada, "assist autoplay", game="bezique", games=3, **levels)
    await press(room, room.ada, use.response or {}, "Open it in a thread")
    [other] = [each for each in threads(room) if each.id != thread.id]
    state = await table_in(room, other)
    assert state and state.exhibition and state.series and (state.preset, state.series.games) == ("bezique", 3)
    assert [row.computer for row in state.seats] == ["beginner", "advanced"]
    assert not room.playground.invalid_requests


async def test_a_server_full_of_threads_is_told_what_to_do(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await command(room, room.ada, "table new")
    offered = (await command(room, room.ben, "table new")).response or {}
    monkeypatch.setattr(limits, "ACTIVE_THREADS", 0)
    for _ in range(2):
        use = await press(room, room.ben, offered, "Open it in a thread")
        assert "as many active threads as Discord allows" in said(use)
    monkeypatch.undo()
    await press(room, room.ben, offered, "Open it in a thread")
    assert len(threads(room)) == 1, "the button still works"


async def test_no_thread_is_created_without_the_permission(room: Room) -> None:
    await command(room, room.ada, "table new")
    offered = (await command(room, room.ben, "table new")).response or {}
    room.playground.set_permissions(room.channel, deny=["create_public_threads"])
    assert "Use another channel or thread" in said(await command(room, room.ben, "table new"))
    use = await press(room, room.ben, offered, "Open it in a thread")
    assert "I'm missing a permission in this channel: Create Public Threads." in said(use)
    assert not threads(room)
    room.playground.set_permissions(room.channel)
    await press(room, room.ben, offered, "Open it in a thread")
    assert len(threads(room)) == 1


async def test_only_invited_players_take_a_seat(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new", open_to="invited")
    assert "This table is for invited players only." in said(await press(room, room.ben, room.post(), "Join"))
    assert "Only Ada, the host" in said(await command(room, room.ben, "table invite", user=room.ben.id))
    use = await command(room, room.ada, "table invite", user=room.ben.id)
    assert "You invited Ben." in said(use) and "Invited: Ben." in words(room.post())
    [told] = [message for message in room.ben.sees(room.channel) if message["mentions"]]
    assert [each["id"] for each in told["mentions"]] == [str(room.ben.id)]
    assert "Ada invites you to play Canasta" in told["content"] and not told["flags"] & 64
    assert "already" in said(await command(room, room.ada, "table invite", user=room.ben.id))
    bot = room.playground.world.bot.id
    assert "Bots can't play here." in said(await command(room, room.ada, "table invite", user=bot))
    await press(room, room.ben, room.post(), "Join")
    assert (await room.table()).names == ("Ada", "Ben") and "Invited" not in words(room.post())
    await command(room, room.ada, "table remove", user=room.ben.id)
    assert (await room.table()).names == ("Ada", "") and "freed your seat" in words(whispered(room, room.ben)[-1])
    assert "no seat" in said(await command(room, room.ada, "table remove", user=cy.id))
    assert "invited players only" in said(await press(room, room.ben, room.post(), "Join"))
    await command(room, room.ada, "table invite", user=cy.id)
    await command(room, room.ada, "table remove", user=cy.id)
    assert "invited players only" in said(await press(room, cy, room.post(), "Join"))


@pytest.fixture
def elsewhere(room: Room) -> tuple[Guild, Channel, Person]:
    """Another server, and a person who is only in that one."""
    guild = room.playground.add_guild("Elsewhere")
    eve = room.playground.add_person("Eve", joins_all=False)
    eve.join(guild)
    return guild, room.playground.add_channel(guild, "lounge"), eve


async def test_remote_player_joins_by_code_and_plays_by_direct_message(
    room: Room, elsewhere: tuple[Guild, Channel, Person]
) -> None:
    guild, lounge, eve = elsewhere
    await command(room, room.ada, "table new", open_to="anywhere")
    table = (await room.table()).id
    assert f"`/table join code:{table}`" in words(room.post())
    assert "no table with that code" in said(await command(room, eve, "table join", channel=lounge, code="nowhere"))
    eve.close_dms()
    use = await command(room, eve, "table join", channel=lounge, code=table.upper())
    assert "I can't send you any" in said(use) and (await room.table()).names == ("Ada", "")
    refused = len(room.playground.invalid_requests)
    eve.open_dms()
    use = await command(room, eve, "table join", channel=lounge, code=table)
    assert "You'll get everything by direct message" in said(use)
    state = await room.table()
    assert state.names == ("Ada", "Eve") and state.seats[1].guild_id == guild.id
    assert "Seated: Ada, Eve" in words(direct(eve)) and buttons(direct(eve))[:3] == ["Rules", "Leave", "Fair deal"]
    await press(room, eve, direct(eve), "Leave")
    assert (await room.table()).names == ("Ada", "") and "gave up your seat" in words(direct(eve))
    await command(room, eve, "table join", channel=lounge, code=table)

    # Who manages the other server manages nothing here.
    room.playground.set_permissions(lounge, allow=["manage_channels"], person=eve)
    for order in ("table close", "table pause", "table remove"):
        values = {"user": room.ada.id} if order == "table remove" else {}
        assert "Only Ada, the host" in said(await command(room, eve, order, channel=lounge, **values))
    host = room.bot.services.host
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await host.lobby.amend(table, ada, terms={"pace": "post"})
    await room.quiet()
    await press(room, eve, direct(eve), "Agree")
    await press(room, room.ada, room.post(), "Start")

    assert len(parts(direct(eve), 12)) == 2, "the table and the hand"
    assert len(direct(eve)["attachments"]) == 2 and len(room.hand(room.ada)["attachments"]) == 1
    for _ in range(2):
        who = (room.ada, eve)[(await room.table()).views[-1].to_act[0]]
        await turn_by_buttons(room, who)
    await command(room, eve, "hand", channel=lounge)
    await room.stop()
    await room.start()
    who = (room.ada, eve)[(await room.table()).views[-1].to_act[0]]
    await turn_by_buttons(room, who)
    assert len(parts(direct(eve), 12)) == 2
    told = said(await command(room, eve, "table leave", channel=lounge))
    assert f"`/table join code:{table}` gets it back" in told and "autopilot" not in told.lower()
    assert "**Take my seat back** gets it back" in words(direct(eve))
    assert (await room.table()).seat_of(state.seats[1].player or 0) is None
    await command(room, eve, "table join", channel=lounge, code=table)
    back = (await room.table()).seats[1]
    assert (back.player, back.guild_id) == (state.seats[1].player, guild.id)
    assert len(parts(direct(eve), 12)) == 2
    await command(room, eve, "table leave", channel=lounge)
    await press(room, eve, direct(eve), "Take my seat back")
    assert (await room.table()).seats[1].guild_id == guild.id and len(parts(direct(eve), 12)) == 2
    assert len(room.playground.invalid_requests) == refused


async def test_code_does_not_open_a_table_closed_to_other_servers(
    room: Room, elsewhere: tuple[Guild, Channel, Person]
) -> None:
    _, lounge, eve = elsewhere
    beside = room.playground.add_channel(room.guild, "beside")
    for access in ("server", "invited"):
        await command(room, room.ada, "table new", open_to=access)
        table = (await room.table()).id
        for who, channel in ((eve, lounge), (room.ben, beside)):
            assert "no table with that code" in said(
                await command(room, who, "table join", channel=channel, code=table)
            )
        assert (await room.table()).names == ("Ada", "")
        await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", open_to="anywhere")
    table = (await room.table()).id
    await command(room, room.ben, "table join", channel=beside, code=table)
    assert [seat.guild_id for seat in (await room.table()).seats] == [None, None]
    await command(room, room.ada, "table start")
    assert (await room.table()).status is Status.RUNNING
