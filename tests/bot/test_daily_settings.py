"""The settings of the deal of the day: where and when a server gets its post, and when a person is told."""

from __future__ import annotations

from typing import Any

from bot.features.preferences import with_change as preferences_with
from bot.host.model.settings import Preferences, ServerSettings
from playground import Interaction, Person
from tests.bot.conftest import Room, parts, words
from tests.bot.daily_room import FIRST, at, posts, proof_of
from tests.bot.panels import panel, turn_to
from tests.bot.playing import command, press, said
from tests.texts import says, text


def manager(room: Room) -> Person:
    return room.playground.people.act_as(room.playground.world.owner)


async def opened(room: Room) -> Person:
    """Open the page of the server's settings."""
    boss = manager(room)
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "daily")
    return boss


async def choose(room: Room, who: Person, press_id: str, *values: str) -> Interaction:
    use = await who.choose(panel(room, who), list(values), custom_id=f"cr:-:0:{press_id}")
    await room.quiet()
    return use


async def settings(room: Room) -> ServerSettings:
    return await room.bot.services.host.servers.settings(room.guild.id)


async def preferences(room: Room) -> Preferences:
    return Preferences.read((await room.bot.services.store.player(room.ada.id, room.ada.name)).settings)


def select(message: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [part for kind in (3, 8) for part in parts(message, kind) if part["custom_id"].endswith(name)]
    return found


async def test_a_manager_chooses_channel_hour_and_games(room: Room) -> None:
    boss = await opened(room)
    assert says(words(panel(room, boss)), "server-daily-none")
    await choose(room, boss, "serve.daily_channel", str(room.channel.id))
    await choose(room, boss, "serve.daily_hour", "20")
    await choose(room, boss, "serve.daily_games", "gin", "canasta")
    assert await settings(room) == ServerSettings(
        daily_channel=room.channel.id, daily_hour=20, daily_games=("canasta", "gin")
    )
    shown = panel(room, boss)
    assert says(words(shown), "server-daily-at", channel=f"<#{room.channel.id}>", hour="20:00", zone="UTC", left=4)
    chosen = [option["value"] for option in select(shown, "daily_games")["options"] if option.get("default")]
    assert chosen == ["canasta", "gin"]
    await choose(room, boss, "serve.daily_channel")
    await choose(room, boss, "serve.daily_games")
    assert await settings(room) == ServerSettings(daily_hour=20)
    assert says(words(panel(room, boss)), "server-daily-none")


async def test_the_zone_is_suggested_with_its_time_and_typed_by_its_city(room: Room) -> None:
    boss = await opened(room)
    await choose(room, boss, "serve.daily_channel", str(room.channel.id))
    offered = await boss.autocomplete(room.channel, "server", focused="zone", value="new york")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert offered[0]["name"].startswith("America/New York · ")
    await command(room, boss, "server", zone="vienna")
    assert (await settings(room)).daily_zone == "Europe/Vienna"
    assert says(words(panel(room, boss)), "server-daily-at", zone="Europe/Vienna")
    use = await command(room, boss, "server", zone="Atlantis")
    assert says(said(use), "refusal-no-such-zone", typed="Atlantis")
    assert (await settings(room)).daily_zone == "Europe/Vienna"


async def test_the_page_says_if_the_channel_is_gone_or_closed_to_the_bot(room: Room) -> None:
    elsewhere = room.playground.add_channel(room.guild, "daily")
    boss = await opened(room)
    await choose(room, boss, "serve.daily_channel", str(elsewhere.id))
    room.playground.set_permissions(elsewhere, deny=["send_messages"])
    await room.quiet()
    await choose(room, boss, "serve.daily_hour", "7")
    shown = words(panel(room, boss))
    assert says(shown, "server-daily-mute", channel=f"<#{elsewhere.id}>", permissions=text("permission-send_messages"))
    room.playground.delete_channel(elsewhere)
    await room.quiet()
    await choose(room, boss, "serve.daily_hour", "8")
    assert says(words(panel(room, boss)), "server-daily-gone")
    assert not select(panel(room, boss), "daily_channel").get("default_values")


async def test_a_person_is_told_only_at_an_hour_that_they_chose(room: Room) -> None:
    assert (await preferences(room)).daily_hour is None
    await command(room, room.ada, "preferences", zone="Europe/Vienna")
    assert says(words(panel(room, room.ada)), "preference-about-daily", zone="Europe/Vienna")
    await choose(room, room.ada, "like.daily_hour", "7")
    assert await preferences(room) == Preferences(daily_hour=7, daily_zone="Europe/Vienna")
    await choose(room, room.ada, "like.daily_hour", "never")
    assert (await preferences(room)).daily_hour is None
    await press(room, room.ada, panel(room, room.ada), text("preference-usual"))
    assert await preferences(room) == Preferences(), "the zone too"


def test_the_hour_of_a_preference_is_a_number_or_none() -> None:
    told = preferences_with(Preferences(), "daily_hour", ["23"])
    assert told.daily_hour == 23
    assert preferences_with(told, "daily_hour", ["never"]).daily_hour is None


async def test_a_server_that_chooses_a_channel_gets_its_post_and_loses_it_with_the_choice(room: Room) -> None:
    await at(room, FIRST, 10)
    boss = await opened(room)
    await choose(room, boss, "serve.daily_channel", str(room.channel.id))
    assert [proof_of(post) for post in posts(room, room.channel)] == [FIRST]
    await choose(room, boss, "serve.daily_channel")
    assert not posts(room, room.channel)
    await choose(room, boss, "serve.daily_channel", str(room.channel.id))
    assert [proof_of(post) for post in posts(room, room.channel)] == [FIRST], "the same message"
