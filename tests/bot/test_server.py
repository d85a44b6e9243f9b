"""Server settings: for managers only, and for their own tables and boards only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.server_settings import ServerSettings
from bot.host.model.terms import Terms
from bot.messages.game_names import known_games
from bot.messages.start_message import begin_value
from bot.playground import CannotDo, Channel, Interaction, Person
from bot.presses.server_settings import with_change
from bot.texts import load_texts
from engine.games import GAMES
from tests.bot.conftest import Room, buttons, parts, words
from tests.bot.playing import command, press, said, started, whispered

GAME, OTHER = [*GAMES][:2]


@pytest.fixture
def boss(room: Room) -> Person:
    """The owner of the server."""
    return room.playground.people.act_as(room.playground.world.owner)


def panel(room: Room, who: Person) -> dict[str, Any]:
    """The newest panel."""
    return [message for message in whispered(room, who) if message["components"]][-1]


async def choose(room: Room, who: Person, name: str, *values: str) -> Interaction:
    use = await who.choose(panel(room, who), list(values), custom_id=f"cr:-:0:serve.{name}")
    await room.quiet()
    return use


async def settings(room: Room) -> ServerSettings:
    assert room.bot
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
    assert "Only people who can manage this server" in said(use)
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
        assert f"Use one of these: <#{room.channel.id}>" in said(use)
    assert (await room.table()).id == table.id, "the table that was there stays"
    assert "is open" in said(await command(room, room.ben, "table new", channel=thread))
    await choose(room, boss, "channels")
    assert "is open" in said(await command(room, room.ben, "table new", channel=elsewhere))


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
    await press(room, boss, panel(room, boss), "Boards and seasons of this server")
    assert "first season" in words(panel(room, boss))
    await choose(room, boss, "boards", "no")
    await choose(room, boss, "everywhere", "no")
    question = panel(room, boss)
    await press(room, boss, question, "Start a new season")
    await press(room, boss, panel(room, boss), "Back")
    await press(room, boss, panel(room, boss), "Start a new season")
    assert "Start season 2 now?" in words(panel(room, boss))
    old = panel(room, boss)
    await press(room, boss, old, "Start a new season")
    assert "Season 2 started on <t:" in words(panel(room, boss))
    assert "out of date" in said(await press(room, boss, old, "Start a new season", race=True)), "one press, one season"
    await room.stop()
    await room.start()
    assert room.bot
    servers = room.bot.services.host.servers
    assert not (await settings(room)).boards and not await servers.counts_everywhere(room.guild.id)
    assert (await servers.season(room.guild.id)).number == 2
    assert await servers.settings(other.id) == ServerSettings() and await servers.counts_everywhere(other.id)
    assert (await servers.season(other.id)).number == 1


def starts(room: Room, channel: Channel) -> list[dict[str, Any]]:
    return [message for message in room.ada.sees(channel) if "What is this?" in buttons(message)]


async def test_start_message_is_posted_pinned_moved_and_removed(room: Room, boss: Person) -> None:
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    await command(room, boss, "server")
    await press(room, boss, panel(room, boss), "Start message")
    await press(room, boss, panel(room, boss), "Post it here")
    [posted] = starts(room, room.channel)
    assert posted["pinned"] and "It's here and pinned" in words(panel(room, boss))
    room.playground.set_permissions(elsewhere, deny=["pin_messages"])
    await room.stop()
    await room.start()
    await command(room, boss, "server", channel=elsewhere)
    moving = [message for message in boss.sees(elsewhere) if message["components"]][-1]
    await press(room, boss, moving, "Start message")
    moving = [message for message in boss.sees(elsewhere) if message["components"]][-1]
    await press(room, boss, moving, "Move it here")
    [moved] = starts(room, elsewhere)
    assert not moved["pinned"] and not starts(room, room.channel), "one for each server"
    told = [message for message in boss.sees(elsewhere) if "Remove it" in buttons(message)][-1]
    assert "I can't pin it without the Pin Messages permission" in words(told)
    room.guild.owner = room.ada.user
    assert "Only people who can manage" in said(await press(room, boss, told, "Remove it"))
    room.guild.owner = boss.user
    room.playground.delete_message(moved)
    await press(room, boss, told, "Boards and seasons of this server")
    told = [message for message in boss.sees(elsewhere) if "Start message" in buttons(message)][-1]
    await press(room, boss, told, "Start message")
    told = [message for message in boss.sees(elsewhere) if "Post it here" in buttons(message)][-1]
    await press(room, boss, told, "Post it here")
    told = [message for message in boss.sees(elsewhere) if "Remove it" in buttons(message)][-1]
    await press(room, boss, told, "Remove it")
    assert not starts(room, elsewhere) and (await settings(room)).start is None


async def test_start_message_is_posted_only_where_tables_can_be(room: Room, boss: Person) -> None:
    elsewhere = room.playground.add_channel(room.guild, "elsewhere")
    await command(room, boss, "server")
    await choose(room, boss, "channels", str(elsewhere.id))
    await press(room, boss, panel(room, boss), "Start message")
    assert "Use one of these" in said(await press(room, boss, panel(room, boss), "Post it here"))
    assert not starts(room, room.channel) and (await settings(room)).start is None


async def test_start_message_opens_tables_forever(room: Room, boss: Person) -> None:
    games = known_games(load_texts())
    await command(room, boss, "server")
    await choose(room, boss, "computers", "expert")
    await press(room, boss, panel(room, boss), "Start message")
    await press(room, boss, panel(room, boss), "Post it here")
    [start] = starts(room, room.channel)
    offered = {part["custom_id"].partition(".")[2] for part in parts(start, 2)}
    offered |= {option["value"] for part in parts(start, 3) for option in part["options"]}
    assert {begin_value(known) for known in games} <= offered
    await room.stop()
    await room.start()
    room.clock.ahead += 30 * 24 * 3600
    use = await press(room, room.ada, start, games[0].name)
    state = await room.table()
    assert "Your table is open" in said(use) and state.game == games[0].game and state.terms.computers == "expert"
    assert not whispered(room, room.ben)
    use = await press(room, room.ben, start, games[0].name)
    await press(room, room.ben, use.response, "Open it in a thread")
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
    await press(room, boss, panel(room, boss), "Start message")
    await press(room, boss, panel(room, boss), "Post it here")
    [start] = starts(room, room.channel)
    use = await press(room, room.ada, start, "What is this?")
    assert use.response["flags"] & 64 and "A table opens in this channel" in words(use.response)
    game = known_games(load_texts())[0].name
    room.playground.set_permissions(room.channel, deny=["attach_files"])
    assert "Attach Files" in said(await press(room, room.ada, start, game))
    room.playground.set_permissions(room.channel)
    [button] = [part for part in parts(start, 2) if part["label"] == game]
    button["custom_id"] = "cr:-:0:begin.chess."
    use = await room.ada.click(start, custom_id=button["custom_id"], race=True)
    await room.quiet()
    assert "out of date" in said(use)


def test_unknown_settings_are_tolerated() -> None:
    kept = ServerSettings.read(
        {"channels": "all", "preset": "gone", "pace": "slow", "boards": False, "start": 1, "more": 1}
    )
    assert kept == ServerSettings(preset="gone", boards=False)
    assert kept.preset_of("") == GAMES[GAME].presets[0] and kept.preset_of(OTHER) == GAMES[OTHER].presets[0]
    assert kept.preset_of("no game") == GAMES[GAME].presets[0]
    with pytest.raises(ValueError, match="terms"):
        with_change(ServerSettings(), "terms", ["x"])
