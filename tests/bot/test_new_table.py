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
from tests.examples import sampled
from tests.texts import says, text


def direct(who: Person) -> dict[str, Any]:
    """Return the newest hand in a person's direct messages."""
    return [message for message in who.dms() if not message["flags"] & 64][-1]


async def table_in(room: Room, channel: Channel) -> TableState | None:
    return await room.bot.services.host.table_in_channel(channel.id)


def threads(room: Room) -> list[Channel]:
    return [channel for channel in room.ada.channels() if channel.is_thread]


async def test_terms_of_a_new_table_are_shown_to_everybody(room: Room) -> None:
    await met_before(room)
    for wrong, why in (
        ({"turn": 60}, text("refusal-turn-not-paced")),
        ({"late": "forfeit"}, text("refusal-turn-not-paced")),
        ({"pace": "live", "turn": 5}, text("refusal-turn-out-of-range", least=20, most=900, pace="live")),
        ({"pace": "post", "turn": 1000}, text("refusal-turn-out-of-range", least=1, most=336, pace="post")),
    ):
        assert why in said(await command(room, room.ada, "table new", **wrong))
    await command(room, room.ada, "table new", open_to="invited", pace="post", turn=48, late="forfeit", practice=True)
    state = await room.table()
    assert (state.terms, state.practice) == (Terms(access="invited", pace="post", turn=48, late="forfeit"), True)
    for message in (room.post(), room.hand(room.ada)):
        assert says(words(message), "terms-pace", turn=text("turn-post", time=48))
        assert says(words(message), "terms-late-forfeit")
        assert says(words(message), "terms-invited")
        assert says(words(message), "practice")


async def test_computers_play_at_the_chosen_level(room: Room) -> None:
    await command(room, room.ada, "table new", preset="three", computers="advanced", aggression=90)
    assert says(words(room.post()), "terms-computers", aggression=90, level="advanced")
    await command(room, room.ada, "table start")
    state = await room.table()
    assert [seat.computer for seat in state.seats] == ["", "advanced", "advanced"]
    assert (state.terms.computers, state.terms.aggression) == ("advanced", 90)
    _, *computers = names(state, load_texts())
    assert len(set(computers)) == 2 and all(name.startswith("🤖 ") for name in computers)
    assert seat_labels(state, load_texts())[1:] == tuple(f"{name} (advanced)" for name in computers)


SEATED = [(game, seats) for game, rules in GAMES.items() for seats in rules.seat_counts]


@sampled
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


@sampled
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
    for path, values, refusal, given in (
        ("table new", {"game": "chess"}, "refusal-unknown-game", {"text": "chess"}),
        ("table new", {"game": "Bezique", "preset": "samba"}, "refusal-unknown-preset", {"text": "samba"}),
        ("play", {"what": "chess"}, "refusal-neither-card-nor-game", {"text": "chess"}),
        ("play", {"what": "KH"}, "refusal-no-table-here", {}),
    ):
        assert says(said(await command(room, room.ada, path, **values)), refusal, **given)


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
    assert says(words(offered), "thread-channel-busy")
    await room.stop()
    await room.start()
    uses = await asyncio.gather(*(room.ben.click(offered, label=text("button-thread"), race=True) for _ in range(3)))
    await room.quiet()
    [thread] = threads(room)
    state = await table_in(room, thread)
    assert state and (state.preset, state.terms) == (
        "hand-and-foot",
        Terms(access="anywhere", pace="post", turn=336, computers="master", aggression=100),
    )
    assert thread.name == text("thread-name", called="Canasta (Hand and Foot)", player="Ben")
    assert state.names[0] == "Ben"
    assert sum(bool(said(use)) for use in uses) <= 1
    [told] = [message for message in room.ben.sees(room.channel) if message["id"] == offered["id"]]
    assert f"/{thread.id}/" in words(told) and not buttons(told)
    await command(room, room.ada, "table join", channel=thread)
    await command(room, room.ben, "table start", channel=thread)
    # From a thread that has a table, too, the next one gets a thread of its own beside it.
    use = await command(room, room.ada, "table new", channel=thread)
    await press(room, room.ada, use.response or {}, text("button-thread"))
    assert len(threads(room)) == 2 and not room.playground.invalid_requests


@pytest.mark.soak
async def test_resumed_tables_and_exhibitions_are_offered_a_thread_too(room: Room) -> None:
    await command(room, room.ben, "table new", preset="samba")
    paused = await room.table()
    await command(room, room.ben, "table start")
    await command(room, room.ben, "table pause")
    await command(room, room.ada, "table new")
    offered = (await command(room, room.ben, "table resume", table=paused.id)).response or {}
    await press(room, room.ben, offered, text("button-thread"))
    [thread] = threads(room)
    state = await table_in(room, thread)
    assert state
    assert state.id == paused.id
    assert state.live
    assert thread.name == text("thread-name", called="Canasta (Samba)", player="Ben")

    levels = {"first": "beginner", "second": "advanced"}
    use = await command(room, room.ada, "assist autoplay", game="bezique", games=3, **levels)
    await press(room, room.ada, use.response or {}, text("button-thread"))
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
        use = await press(room, room.ben, offered, text("button-thread"))
        assert says(said(use), "fault-threads-full")
    monkeypatch.undo()
    await press(room, room.ben, offered, text("button-thread"))
    assert len(threads(room)) == 1, "the button still works"


async def test_no_thread_is_created_without_the_permission(room: Room) -> None:
    await command(room, room.ada, "table new")
    offered = (await command(room, room.ben, "table new")).response or {}
    room.playground.set_permissions(room.channel, deny=["create_public_threads"])
    assert says(said(await command(room, room.ben, "table new")), "refusal-channel-busy")
    use = await press(room, room.ben, offered, text("button-thread"))
    assert says(said(use), "refusal-bot-may-not", permission="create_public_threads")
    assert not threads(room)
    room.playground.set_permissions(room.channel)
    await press(room, room.ben, offered, text("button-thread"))
    assert len(threads(room)) == 1


async def test_only_invited_players_take_a_seat(room: Room) -> None:
    cy = room.playground.add_person("Cy")
    await command(room, room.ada, "table new", open_to="invited")
    assert says(said(await press(room, room.ben, room.post(), text("button-join"))), "refusal-not-invited")
    assert says(
        said(await command(room, room.ben, "table invite", user=room.ben.id)),
        "refusal-not-host",
        seat="Ada",
        seated="yes",
    )
    use = await command(room, room.ada, "table invite", user=room.ben.id)
    assert says(said(use), "done-invited", player="Ben")
    assert says(words(room.post()), "terms-guests", players="Ben", more=0)
    [told] = [message for message in room.ben.sees(room.channel) if message["mentions"]]
    assert [each["id"] for each in told["mentions"]] == [str(room.ben.id)]
    assert says(told["content"], "invitation", player="Ada", called="Canasta (Classic)") and not told["flags"] & 64
    assert "already" in said(await command(room, room.ada, "table invite", user=room.ben.id))
    bot = room.playground.world.bot.id
    assert says(said(await command(room, room.ada, "table invite", user=bot)), "refusal-no-bots")
    await press(room, room.ben, room.post(), text("button-join"))
    assert (await room.table()).names == ("Ada", "Ben") and not says(words(room.post()), "terms-guests")
    await command(room, room.ada, "table remove", user=room.ben.id)
    assert (await room.table()).names == ("Ada", "") and says(words(whispered(room, room.ben)[-1]), "done-freed")
    assert says(said(await command(room, room.ada, "table remove", user=cy.id)), "refusal-not-there")
    assert says(said(await press(room, room.ben, room.post(), text("button-join"))), "option-access-invited")
    await command(room, room.ada, "table invite", user=cy.id)
    await command(room, room.ada, "table remove", user=cy.id)
    assert says(said(await press(room, cy, room.post(), text("button-join"))), "option-access-invited")


@pytest.fixture
def elsewhere(room: Room) -> tuple[Guild, Channel, Person]:
    """Add another server, and a person who is only in that one."""
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
    assert says(said(await command(room, eve, "table join", channel=lounge, code="nowhere")), "refusal-no-such-code")
    eve.close_dms()
    use = await command(room, eve, "table join", channel=lounge, code=table.upper())
    assert says(said(use), "refusal-dm-needed") and (await room.table()).names == ("Ada", "")
    refused = len(room.playground.invalid_requests)
    eve.open_dms()
    use = await command(room, eve, "table join", channel=lounge, code=table)
    assert says(said(use), "done-joined-afar")
    state = await room.table()
    assert state.names == ("Ada", "Eve") and state.seats[1].guild_id == guild.id
    assert "Seated: Ada and Eve" in words(direct(eve))
    assert buttons(direct(eve))[:3] == [
        text("button-rules"),
        text("button-leave"),
        text("button-fair-deal"),
    ]
    await press(room, eve, direct(eve), text("button-leave"))
    assert (await room.table()).names == ("Ada", "") and says(words(direct(eve)), "done-left")
    await command(room, eve, "table join", channel=lounge, code=table)

    # A manager of the other server manages nothing here.
    room.playground.set_permissions(lounge, allow=["manage_channels"], person=eve)
    for order in ("table close", "table pause", "table remove"):
        values = {"user": room.ada.id} if order == "table remove" else {}
        assert says(
            said(await command(room, eve, order, channel=lounge, **values)),
            "refusal-not-host",
            seat="Ada",
            seated="yes",
        )
    host = room.bot.services.host
    ada = await room.bot.services.store.player(room.ada.id, "Ada")
    await host.lobby.amend(table, ada, terms={"pace": "post"})
    await room.quiet()
    await press(room, eve, direct(eve), text("button-agree"))
    await press(room, room.ada, room.post(), text("button-start"))

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
    assert says(told, "done-left-game", back="code", table=table) and "autopilot" not in told.lower()
    assert says(words(direct(eve)), "done-left-game", back="button")
    assert (await room.table()).seat_of(state.seats[1].player or 0) is None
    await command(room, eve, "table join", channel=lounge, code=table)
    back = (await room.table()).seats[1]
    assert (back.player, back.guild_id) == (state.seats[1].player, guild.id)
    assert len(parts(direct(eve), 12)) == 2
    await command(room, eve, "table leave", channel=lounge)
    await press(room, eve, direct(eve), text("button-return"))
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
            assert says(
                said(await command(room, who, "table join", channel=channel, code=table)), "refusal-no-such-code"
            )
        assert (await room.table()).names == ("Ada", "")
        await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", open_to="anywhere")
    table = (await room.table()).id
    await command(room, room.ben, "table join", channel=beside, code=table)
    assert [seat.guild_id for seat in (await room.table()).seats] == [None, None]
    await command(room, room.ada, "table start")
    assert (await room.table()).status is Status.RUNNING
