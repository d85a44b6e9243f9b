"""Roles of champions: given and taken exactly, also after a downtime, and refused in words where they cannot be."""

from __future__ import annotations

from typing import Any

from bot.features.boards.champions import ChampionRoles
from bot.host.daily.schedule import DAY
from bot.host.model.daily_key import day_after
from bot.host.model.settings import ServerSettings
from engine.daily import game_of_the_day
from playground.model import Role
from tests.bot.conftest import Room, words
from tests.bot.daily_room import FIRST, at, finish
from tests.bot.panels import choose, panel, turn_to
from tests.bot.playing import command, press, said
from tests.bot.seasons import played
from tests.texts import says, text

SECOND = day_after(FIRST)


async def want(room: Room, **roles: Role) -> None:
    """Let the champions of these kinds have roles."""
    chosen: dict[str, Any] = {f"board_role_{kind}": role.id for kind, role in roles.items()}
    settings = ServerSettings(board_game="canasta", daily_games=(game_of_the_day(FIRST),), **chosen)
    await room.bot.services.host.servers.save(room.guild.id, settings)
    room.bot.services.feature(ChampionRoles).settings_changed(room.guild.id)
    await room.quiet()


async def tick(room: Room) -> None:
    for _ in range(3):
        room.clock.ahead += 61.0
        await room.tick()


async def test_the_best_of_a_closed_day_have_the_role_until_the_next_close(room: Room) -> None:
    await at(room, FIRST, 9)
    role, game = room.playground.add_role(room.guild, "Champion"), game_of_the_day(FIRST)
    await want(room, daily=role)
    for who, score in ((room.ada, 57), (room.ben, 57), ("Cyd", 9)):
        await finish(room, who, score, FIRST)
    await tick(room)
    assert not role.members, "nothing of an open day"
    await at(room, SECOND, 0.1)
    await tick(room)
    assert role.members == {room.ada.id, room.ben.id}, "equal people share it"
    await finish(room, room.ben, 3, SECOND, game=game)
    await room.stop()
    room.clock.ahead += DAY
    await room.start()
    await room.bot.services.host.days.see_to()
    await tick(room)
    assert role.members == {room.ben.id}, "after a downtime over the close"
    await at(room, day_after(day_after(SECOND)), 0.1)
    await tick(room)
    assert not role.members and not await room.bot.services.store.champion_roles(), "nobody played"


async def test_the_leader_of_the_closed_season_has_the_role_and_keeps_one_of_their_own(room: Room) -> None:
    role = room.playground.add_role(room.guild, "Champion", room.ben)
    await want(room, season=role)
    await played(room, (room.ada, room.ben), (500, 300))
    servers, store = room.bot.services.host.servers, room.bot.services.store
    for number, winner in enumerate((room.ada, room.ben, room.ada), 1):
        await played(room, (winner, "steady"), (500, 300))
        await servers.start_season(room.guild.id, number)
        await want(room, season=role)
        assert role.members == {winner.id, room.ben.id}, "only what the bot gave is taken away"
    other = room.playground.add_role(room.guild, "Other")
    await want(room, season=other)
    assert (role.members, other.members) == ({room.ben.id}, {room.ada.id})
    ada = await store.player(room.ada.id, "Ada")
    [row] = await store.champion_roles()
    await store.put_champion_role(row._replace(state="giving"))  # as if the process had died before asking Discord
    room.playground.world.set_role(room.guild, other, room.ada.user, has=False)
    await want(room, season=other)
    assert other.members == {room.ada.id}
    await room.bot.services.host.privacy.hide(ada, hidden=True)
    await want(room, season=other)
    assert not other.members, "hidden people have none"


async def test_people_who_are_forgotten_or_have_left(room: Room) -> None:
    role = room.playground.add_role(room.guild, "Champion")
    await played(room, (room.ada, room.ben), (500, 300))
    await room.bot.services.host.servers.start_season(room.guild.id, 1)
    await want(room, season=role)
    assert role.members == {room.ada.id}
    use = await command(room, room.ada, "privacy forget")
    await press(room, room.ada, use.response, text("button-forget"))
    await tick(room)
    assert not role.members and not await room.bot.services.store.champion_roles()
    await played(room, (room.ben, "steady"), (500, 300))
    await room.bot.services.host.servers.start_season(room.guild.id, 2)
    room.playground.world.leave(room.guild, room.ben.user)
    await want(room, season=role)
    [row] = await room.bot.services.store.champion_roles()
    assert row.state == "away" and not role.members


async def test_roles_that_cannot_be_given_are_refused_in_words(room: Room) -> None:
    boss = room.playground.people.act_as(room.playground.world.owner)
    good = room.playground.add_role(room.guild, "Champion")
    high = room.playground.add_role(room.guild, "High", position=5)
    managed = room.playground.add_role(room.guild, "Robots", managed=True)
    await command(room, boss, "server")
    await turn_to(room, boss, panel(room, boss), "champions")
    season, daily = (text("server-set-champion", kind=kind) for kind in ("season", "daily"))
    for role, code in ((high, "too-high"), (managed, "managed")):
        assert says(said(await choose(room, boss, season, str(role.id))), f"refusal-role-{code}")
    await choose(room, boss, season, str(good.id))
    assert says(words(panel(room, boss)), "server-champion", kind="season", role=f"<@&{good.id}>")
    assert says(said(await choose(room, boss, daily, str(good.id))), "refusal-role-twice")
    settings = await room.bot.services.host.servers.settings(room.guild.id)
    assert settings == ServerSettings(board_role_season=good.id)
    room.playground.move_role(room.guild, good, 7)
    await turn_to(room, boss, panel(room, boss), "champions")
    assert says(words(panel(room, boss)), "server-champion-stuck", kind="season", problem=text("role-too-high"))
    await choose(room, boss, season)
    assert (await room.bot.services.host.servers.settings(room.guild.id)) == ServerSettings()


async def test_a_manager_cannot_choose_a_role_that_they_could_not_give(room: Room) -> None:
    good = room.playground.add_role(room.guild, "Champion")
    room.playground.add_role(room.guild, "Manager", room.ada, permissions=["manage_guild"], position=1)
    await command(room, room.ada, "server")
    await turn_to(room, room.ada, panel(room, room.ada), "champions")
    use = await choose(room, room.ada, text("server-set-champion", kind="season"), str(good.id))
    assert says(said(use), "refusal-role-not-yours")


async def test_a_role_is_given_once_the_bot_may(room: Room) -> None:
    role = room.playground.add_role(room.guild, "Champion", position=5)
    await played(room, (room.ada, room.ben), (500, 300))
    await room.bot.services.host.servers.start_season(room.guild.id, 1)
    await want(room, season=role)
    await tick(room)
    refused = [record for record in room.playground.records if record.code == 50013]
    assert len(refused) == 1 and not role.members, "tried again only after an hour"
    room.playground.move_role(room.guild, role, 1)
    room.clock.ahead += 3600.0
    await tick(room)
    assert role.members == {room.ada.id}
