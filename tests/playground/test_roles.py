"""Roles: given and taken by the bot, where it may, and refused as Discord refuses."""

from __future__ import annotations

import discord
import pytest

from bot.limits import Code
from playground.model import Role
from tests.playground.room import Room


async def test_a_role_below_the_bots_is_given_and_taken(room: Room) -> None:
    role = room.playground.add_role(room.guild, "Champion")
    bot = await room.start()
    guild = bot.get_guild(room.guild.id)
    assert guild and guild.me.top_role > guild.get_role(role.id)
    member = await guild.fetch_member(room.ada.id)
    for _ in range(2):  # the second time changes nothing
        await member.add_roles(discord.Object(role.id))
        assert role.members == {room.ada.id}
    assert [each.id for each in (await guild.fetch_member(room.ada.id)).roles] == [guild.id, role.id]
    for _ in range(2):
        await member.remove_roles(discord.Object(role.id))
        assert not role.members


@pytest.mark.parametrize("code", [10004, 10007, 10011, 50013, 50028])
async def test_what_discord_refuses_is_refused(room: Room, code: int) -> None:
    role = room.playground.add_role(room.guild, "Champion", position=2 if code == Code.MISSING_PERMISSIONS else 1)
    managed: Role = room.playground.add_role(room.guild, "Robots", managed=True)
    bot = await room.start()
    wrong = {
        10004: (1, room.ada.id, role.id),
        10007: (room.guild.id, 1, role.id),
        10011: (room.guild.id, room.ada.id, 1),
    }
    ids = wrong.get(code, (room.guild.id, room.ada.id, managed.id if code == Code.INVALID_ROLE else role.id))
    for change in (bot.http.add_role, bot.http.remove_role):
        with pytest.raises(discord.HTTPException) as refused:
            await change(*ids)
        assert refused.value.code == code
    room.playground.move_role(room.guild, role, 1)
    room.guild.bot_permissions = 0
    with pytest.raises(discord.Forbidden):
        await bot.http.add_role(room.guild.id, room.ada.id, role.id)
