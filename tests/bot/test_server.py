"""Server settings: for managers only, and for their own tables and boards only."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.model.server_settings import DEFAULT_SETTINGS, ServerSettings
from bot.host.model.terms import Terms
from bot.playground import CannotDo, Interaction, Person
from bot.presses.server_settings import with_change
from engine.games import GAMES
from tests.bot.conftest import Room, words
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
    for name, value in (("preset", preset), ("pace", "live"), ("late", "forfeit"), ("computers", "expert")):
        await choose(room, boss, name, value)
    await command(room, room.ada, "table new")
    state = await room.table()
    assert (state.preset, state.terms) == (preset, Terms(pace="live", late="forfeit", computers="expert"))
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
    assert await servers.settings(other.id) == DEFAULT_SETTINGS and await servers.counts_everywhere(other.id)
    assert (await servers.season(other.id)).number == 1


def test_unknown_settings_are_tolerated() -> None:
    kept = ServerSettings.read({"channels": "all", "preset": "gone", "pace": "slow", "boards": False, "more": 1})
    assert kept == ServerSettings(preset="gone", boards=False)
    assert kept.preset_of("") == GAMES[GAME].presets[0] and kept.preset_of(OTHER) == GAMES[OTHER].presets[0]
    assert kept.preset_of("no game") == GAMES[GAME].presets[0]
    with pytest.raises(ValueError, match="terms"):
        with_change(DEFAULT_SETTINGS, "terms", ["x"])
