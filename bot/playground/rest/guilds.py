"""Users and guilds: what a bot may read of them."""

from __future__ import annotations

from typing import Any

from bot.limits import Code
from bot.playground import forms
from bot.playground.errors import ApiError
from bot.playground.rest.call import Call, Routes


async def me(call: Call) -> Any:
    """The bot's own user."""
    return forms.user(call.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


async def user(call: Call) -> Any:
    """Any user."""
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise ApiError(Code.UNKNOWN_USER)
    return forms.user(found)


async def guild(call: Call) -> Any:
    """One guild."""
    found = call.guild()
    counts = {"approximate_member_count": len(found.joined), "approximate_presence_count": len(found.joined)}
    return forms.guild(found, call.bot) | (counts if call.query.get("with_counts") in ("1", "true") else {})


async def my_guilds(call: Call) -> Any:
    """The guilds that the bot is in."""
    return [
        {"id": str(each.id), "name": each.name, "icon": None, "owner": False, "features": []}
        | {"permissions": str(each.bot_permissions)}
        for each in call.world.guilds.values()
        if call.bot.id in each.joined
    ]


async def leave(call: Call) -> Any:
    """Take the bot out of a guild."""
    call.world.leave(call.guild(), call.bot)


async def channels(call: Call) -> Any:
    """A guild's channels, threads left out."""
    return [forms.channel(each) for each in call.guild().channels.values() if not each.is_thread]


async def member(call: Call) -> Any:
    """One member of a guild."""
    found = call.guild()
    if call.id("user_id") not in found.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return forms.member(found, call.world.users[call.id("user_id")])


ROUTES: Routes = {
    ("GET", "/users/@me"): me,
    ("GET", "/users/{user_id}"): user,
    ("GET", "/users/@me/guilds"): my_guilds,
    ("DELETE", "/users/@me/guilds/{guild_id}"): leave,
    ("GET", "/guilds/{guild_id}"): guild,
    ("GET", "/guilds/{guild_id}/channels"): channels,
    ("GET", "/guilds/{guild_id}/members/{user_id}"): member,
}
