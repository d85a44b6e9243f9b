"""Server settings: for managers only, and for their own tables and boards only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.lobby.start_message import begin_value
from bot.features.server import with_change
from bot.host.model.settings import ServerSettings
from bot.host.model.setup import Terms
from bot.texts import load_texts
from bot.ui.game_names import known_games
from engine.games import GAMES
from playground import CannotDo, Channel, Interaction, Person
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.panels import turn_to
from tests.bot.playing import answer_to, command, press, said, started, whispered
from tests.bot.seasons import played
from tests.examples import sampled
from tests.texts import says, text

GAME, OTHER = [*GAMES][:2]


@pytest.fixture
def boss(room: Room) -> Person:
    """Return the owner of the server."""
    return room.playground.people.act_as(room.playground.world.owner)


def panel(room: Room, who: Person) -> dict[str, Any]:
    """Return the newest panel."""
    return [message for message in whispered(room, who) if message["components"]][-1]


async def choose(room: Room, who: Person, name: str, *values: str) -> Interaction:
    use = await who.choose(panel(room, who), list(values), custom_id=f"cr:-:0:serve.{name}")
    await room.quiet()
    return use


async def settings(room: Room) -> ServerSettings:
    return await room.bot.services.host.servers.settings(room.guild.id)


async def test_only_managers_see_and_change_server_settings(room: Room, boss: Person) -> None:
    with pytest.raises(CannotDo):
        await room.ada.slash(room.channel, "server")
    await command(room, boss, "server")
    assert not whispered(room, room.ada)
    await choose(room, boss, "access", "invited")
    assert await settings(room) == ServerSettings(access="invited")
    room.guild.owner = room.ada.user
    use = await choose(room, boss, "access", "anywhere")
    assert says(said(use), "refusal-not-manager")
    assert await settings(room) == ServerSettings(access="invited"), "who does so no more changes nothing"


async def test_tables_open_only_in_allowed_channels_and_their_threads(room: Room, boss: Person) -> None:
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    thread = room.playground.add_thread(room.channel, "thread")
    await started(room)
    table = await room.table()
    await command(room, boss, "server")
    await choose(room, boss, "channels", str(room.channel.id))
    assert f"<#{room.channel.id}>" in words(panel(room, boss))
    for path in ("table new", "table resume"):
        use = await command(room, room.ada, path, channel=elsewhere)
        assert says(said(use), "refusal-not-in-this-channel", channels=f"<#{room.channel.id}>")
    assert (await room.table()).id == table.id, "the table that was there stays"
    assert says(said(await command(room, room.ben, "table new", channel=thread)), "done-opened")
    await choose(room, boss, "channels")
    assert says(said(await command(room, room.ben, "table new", channel=elsewhere)), "done-opened")


async def test_new_table_uses_the_servers_defaults_unless_told_otherwise(room: Room, boss: Person) -> None:
    preset = GAMES[OTHER].presets[-1]
    await command(room, boss, "server")
    if selects := [part for part in parts(panel(room, boss), 3) if part["custom_id"].endswith("serve.preset.game")]:
        first = next(
            each["value"] for each in selects[0]["options"] if each["label"] == load_texts().say(f"game-{OTHER}")
        )
        await choose(room, boss, "preset.game", first)
    await choose(room, boss, "preset", preset)
    usual = {"pace": "live", "late": "forfeit", "match": "best-of-3", "computers": "expert"}
    for name, value in usual.items():
        await choose(room, boss, name, value)
    await command(room, room.ada, "table new")
    state = await room.table()
    assert (state.preset, state.terms) == (preset, Terms.model_validate(usual))
    await command(room, room.ada, "table close")
    await command(room, room.ada, "table new", game=GAME, pace="none", computers="beginner")
    state = await room.table()
    assert (state.game, state.preset) == (GAME, GAMES[GAME].presets[0]) and state.terms.pace == "none"


async def test_board_settings_and_seasons_survive_a_restart_and_belong_to_one_server(room: Room, boss: Person) -> None:
    other = room.playground.add_guild("Another club")
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "boards")
    assert says(words(panel(room, boss)), "server-season-first")
    await choose(room, boss, "boards", "no")
    await choose(room, boss, "everywhere", "no")
    await choose(room, boss, "evening_card", "no")
    await choose(room, boss, "reactions", "no")
    question = panel(room, boss)
    await press(room, boss, question, text("button-season"))
    await press(room, boss, panel(room, boss), text("button-back"))
    await press(room, boss, panel(room, boss), text("button-season"))
    assert says(words(panel(room, boss)), "season-means", next=2)
    old = panel(room, boss)
    await press(room, boss, old, text("button-season"))
    assert says(words(panel(room, boss)), "server-season", number=2)
    assert says(said(await press(room, boss, old, text("button-season"), race=True)), "refusal-stale"), (
        "one press, one season"
    )
    await room.stop()
    await room.start()
    servers = room.bot.services.host.servers
    assert not (await settings(room)).boards and not await servers.counts_everywhere(room.guild.id)
    assert not (await settings(room)).evening_card and not (await settings(room)).reactions
    assert (await servers.season(room.guild.id)).number == 2
    assert await servers.settings(other.id) == ServerSettings() and await servers.counts_everywhere(other.id)
    assert (await servers.season(other.id)).number == 1


def starts(room: Room, channel: Channel) -> list[dict[str, Any]]:
    return [message for message in room.ada.sees(channel) if text("button-about") in buttons(message)]


async def test_start_message_is_posted_pinned_moved_and_removed(room: Room, boss: Person) -> None:
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "start")
    await press(room, boss, panel(room, boss), text("button-start-post"))
    [posted] = starts(room, room.channel)
    assert posted["pinned"] and says(words(panel(room, boss)), "start-pinned")
    room.playground.set_permissions(elsewhere, deny=["pin_messages"])
    await room.stop()
    await room.start()
    await command(room, boss, "server", channel=elsewhere)
    moving = [message for message in boss.sees(elsewhere) if message["components"]][-1]
    await turn_to(room, boss, moving, "start")
    moving = [message for message in boss.sees(elsewhere) if message["components"]][-1]
    await press(room, boss, moving, text("button-start-move"))
    [moved] = starts(room, elsewhere)
    assert not moved["pinned"] and not starts(room, room.channel), "one for each server"
    told = [message for message in boss.sees(elsewhere) if text("button-start-remove") in buttons(message)][-1]
    assert says(words(told), "start-not-pinned")
    room.guild.owner = room.ada.user
    assert says(said(await press(room, boss, told, text("button-start-remove"))), "refusal-not-manager")
    room.guild.owner = boss.user
    room.playground.delete_message(moved)
    await turn_to(room, boss, told, "boards")
    told = [message for message in boss.sees(elsewhere) if text("button-season") in buttons(message)][-1]
    await turn_to(room, boss, told, "start")
    told = [message for message in boss.sees(elsewhere) if text("button-start-post") in buttons(message)][-1]
    await press(room, boss, told, text("button-start-post"))
    told = [message for message in boss.sees(elsewhere) if text("button-start-remove") in buttons(message)][-1]
    await press(room, boss, told, text("button-start-remove"))
    assert not starts(room, elsewhere) and (await settings(room)).start is None


async def test_start_message_is_posted_only_where_tables_can_be(room: Room, boss: Person) -> None:
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    await command(room, boss, "server")
    await choose(room, boss, "channels", str(elsewhere.id))
    await turn_to(room, boss, panel(room, boss), "start")
    assert says(
        said(await press(room, boss, panel(room, boss), text("button-start-post"))), "refusal-not-in-this-channel"
    )
    assert not starts(room, room.channel) and (await settings(room)).start is None


@pytest.mark.soak
async def test_start_message_opens_tables_forever(room: Room, boss: Person) -> None:
    games = known_games(load_texts())
    await command(room, boss, "server")
    await choose(room, boss, "computers", "expert")
    await turn_to(room, boss, panel(room, boss), "start")
    await press(room, boss, panel(room, boss), text("button-start-post"))
    [start] = starts(room, room.channel)
    offered = {part["custom_id"].partition(".")[2] for part in parts(start, 2)}
    offered |= {option["value"] for part in parts(start, 3) for option in part["options"]}
    assert {begin_value(known) for known in games} <= offered
    await room.stop()
    await room.start()
    room.clock.ahead += 30 * 24 * 3600
    use = await press(room, room.ada, start, games[0].name)
    state = await room.table()
    assert says(said(use), "done-opened") and state.game == games[0].game and state.terms.computers == "expert"
    assert not whispered(room, room.ben)
    use = await press(room, room.ben, start, games[0].name)
    await press(room, room.ben, use.response, text("button-thread"))
    assert len(await room.bot.services.host.open_tables(room.guild.id)) == 2
    await command(room, room.ada, "table close")
    [more] = parts(start, 3)
    listed = {option["value"] for option in more["options"]}
    last = [known for known in games if begin_value(known) in listed][-1]
    await room.ben.choose(start, [begin_value(last)], custom_id=more["custom_id"])
    await room.quiet()
    state = await room.table()
    assert (state.game, state.preset) == (last.game, last.preset or state.preset)


async def test_start_message_explains_itself_and_refuses_clearly(room: Room, boss: Person) -> None:
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "start")
    await press(room, boss, panel(room, boss), text("button-start-post"))
    [start] = starts(room, room.channel)
    use = await press(room, room.ada, start, text("button-about"))
    assert answer_to(use)["flags"] & 64 and says(words(answer_to(use)), "about-means")
    game = known_games(load_texts())[0].name
    room.playground.set_permissions(room.channel, deny=["attach_files"])
    assert says(said(await press(room, room.ada, start, game)), "permission-attach_files")
    room.playground.set_permissions(room.channel)
    [button] = [part for part in parts(start, 2) if part["label"] == game]
    button["custom_id"] = "cr:-:0:begin.chess."
    use = await room.ada.click(start, custom_id=button["custom_id"], race=True)
    await room.quiet()
    assert says(said(use), "refusal-stale")


async def people_page(room: Room, boss: Person) -> None:
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "people")


async def test_a_deleted_channel_is_shown_as_deleted_and_locks_nobody_out(room: Room, boss: Person) -> None:
    allowed, another = (room.playground.add_channel(room.guild, name) for name in ("allowed", "another"))
    await command(room, boss, "server")
    await choose(room, boss, "channels", str(allowed.id), str(another.id))
    room.playground.delete_channel(allowed)
    await room.quiet()
    refused = said(await command(room, room.ada, "table new"))
    assert f"<#{another.id}>" in refused and f"<#{allowed.id}>" not in refused, "no dead link"
    await command(room, boss, "server")
    assert says(words(panel(room, boss)), "server-channels-gone", count=1, left="yes")
    assert f"<#{allowed.id}>" not in words(panel(room, boss))
    room.playground.delete_channel(another)
    await room.quiet()
    await command(room, boss, "server")
    assert says(words(panel(room, boss)), "server-channels-gone", left="no")
    assert says(said(await command(room, room.ada, "table new")), "done-opened")


async def test_only_chosen_roles_open_tables_and_everybody_joins(room: Room, boss: Person) -> None:
    role = room.playground.add_role(room.guild, "Card players", room.ada)
    await room.quiet()
    await people_page(room, boss)
    assert says(words(panel(room, boss)), "server-openers-none")
    await choose(room, boss, "openers", str(role.id))
    assert says(words(panel(room, boss)), "server-openers", roles=f"<@&{role.id}>")
    for path, values in {"table new": {}, "play": {"what": "euchre"}, "tutorial": {}, "assist autoplay": {}}.items():
        refused = said(await command(room, room.ben, path, **values))
        assert says(refused, "refusal-not-an-opener", roles=f"<@&{role.id}>"), path
    assert says(said(await command(room, room.ada, "table new")), "done-opened")
    await press(room, room.ben, room.post(), text("button-join"))
    assert (await room.table()).seats[1].player is not None
    await command(room, room.ada, "table close")
    room.playground.delete_role(room.guild, role)
    await room.quiet()
    await people_page(room, boss)
    assert says(words(panel(room, boss)), "server-roles-gone", count=1)
    assert says(said(await command(room, room.ben, "table new")), "done-opened"), "nobody is locked out"


async def test_a_server_chooses_how_many_tables_one_person_has(room: Room, boss: Person) -> None:
    await people_page(room, boss)
    await choose(room, boss, "tables_each", "1")
    assert says(words(panel(room, boss)), "server-each", count=1)
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    assert says(said(await command(room, room.ada, "table new")), "done-opened")
    assert says(said(await command(room, room.ada, "table new", channel=elsewhere)), "refusal-too-many-tables", count=1)


async def test_chosen_roles_moderate_every_table_of_the_server(room: Room, boss: Person) -> None:
    role = room.playground.add_role(room.guild, "Referees", room.ben)
    await command(room, room.ada, "table new")
    assert says(said(await command(room, room.ben, "table pause")), "refusal-not-host", seat="Ada")
    await people_page(room, boss)
    await choose(room, boss, "moderators", str(role.id))
    assert says(words(panel(room, boss)), "server-moderators", roles=f"<@&{role.id}>")
    assert says(said(await command(room, room.ben, "table pause")), "done-paused")


@sampled
@pytest.mark.parametrize(
    ("typed", "name", "shown"),
    [
        ("rude, bad word", "Rude Ruth", False),
        ("rude, bad word", "BÁD\u200b  word", False),
        ("rude", "Rudely", True),
        ("rude*", "Rudely", False),
        ("*rude*", "Crudest", False),
        ("rude", "Crude Ada", True),
    ],
)
async def test_forbidden_words_are_not_shown_in_names(
    room: Room, boss: Person, typed: str, name: str, *, shown: bool
) -> None:
    guest = room.playground.add_person(name)
    await command(room, room.ada, "table new")
    await press(room, guest, room.post(), text("button-join"))
    number = (await room.table()).seats[1].player
    await people_page(room, boss)
    use = await boss.click(panel(room, boss), label=text("button-words"))
    assert use.modal
    await boss.submit(use.modal, {"text": typed})
    await room.quiet()
    assert f"||{typed.partition(',')[0]}||".replace("*", "\\*") in words(panel(room, boss))
    state = await room.table()
    assert state.seats[1].player == number, "nobody loses a seat for it"
    assert (state.names[1] == name) is shown
    assert shown or state.names[1] == f"#{number}"
    assert (f"#{number}" in words(room.post())) is not shown, "the table shows it at once"
    await press(room, room.ada, room.post(), text("button-start"))
    await room.stop()
    await room.start()
    assert ((await room.table()).names[1] == name) is shown


async def test_boards_of_a_server_show_no_forbidden_word(room: Room, boss: Person) -> None:
    other = room.playground.add_guild("Another club")
    guest = room.playground.add_person("Rude Ruth")
    await played(room, [guest, room.ben], [5000, 100])
    servers = room.bot.services.host.servers
    await servers.save(room.guild.id, ServerSettings(words=("rude",)))
    board = said(await command(room, room.ben, "leaderboard", game="canasta"))
    assert "Rude" not in board and "Ben" in board
    everywhere = said(await command(room, room.ben, "leaderboard", game="canasta", everywhere=True))
    assert "Rude" not in everywhere and "Ben" in everywhere, "those of all servers neither, when seen here"
    there = room.playground.add_channel(other, "there")
    use = await command(room, room.ben, "leaderboard", game="canasta", everywhere=True, channel=there)
    assert "Rude Ruth" in said(use), "other servers have their own words"


def test_unknown_settings_are_tolerated() -> None:
    kept = ServerSettings.read(
        {"channels": "all", "preset": "gone", "pace": "slow", "boards": False, "start": 1, "more": 1}
    )
    assert kept == ServerSettings(preset="gone", boards=False)
    assert kept.preset_of("") == GAMES[GAME].presets[0] and kept.preset_of(OTHER) == GAMES[OTHER].presets[0]
    assert kept.preset_of("no game") == GAMES[GAME].presets[0]
    with pytest.raises(ValueError, match="terms"):
        with_change(ServerSettings(), "terms", ["x"])


async def test_managers_export_the_results_of_their_server(room: Room, boss: Person) -> None:
    await played(room, [room.ada, room.ben], [5100, 2000])
    await played(room, [room.ada, room.ben], [1, 2], guild=room.playground.add_guild("Other club"))
    ben = await room.bot.services.store.find_player(room.ben.id)
    assert ben
    await room.bot.services.store.set_hidden(ben.id, True)
    await room.bot.services.store.bar_guild(room.guild.id, True)
    use = await command(room, boss, "server")
    await turn_to(room, boss, use.response, "boards")
    assert says(words(use.response or {}), "server-barred")
    for label, name in ((text("button-export-csv"), "results.csv"), (text("button-export-json"), "results.json")):
        sent = await press(room, boss, use.response, label)
        [message] = [each for each in sent.messages if each["attachments"]]
        [file] = message["attachments"]
        sheet = room.playground.world.attachments[int(file["id"])].data.decode()
        assert message["flags"] & 64 and file["filename"] == name
        assert "Ada" in sheet and "Ben" not in sheet and "5100" in sheet
        assert sheet.count("G0") == 4, "a round and a game of two seats, and none of another server"
