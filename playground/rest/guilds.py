"""Users, guilds and their members."""

from __future__ import annotations

from typing import Any

from bot.limits import Code
from playground import payloads
from playground.errors import ApiError
from playground.rest.call import Call
from playground.rest.routes import Routes

ROUTES = Routes()


@ROUTES.add("GET", "/users/@me")
async def me(call: Call) -> Any:
    """Return the bot's user."""
    return payloads.user(call.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


@ROUTES.add("GET", "/users/{user_id}")
async def user(call: Call) -> Any:
    """Any user."""
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise ApiError(Code.UNKNOWN_USER)
    return payloads.user(found)


@ROUTES.add("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Any:
    """Return one guild."""
    found = call.guild()
    counts = {"approximate_member_count": len(found.joined), "approximate_presence_count": len(found.joined)}
    return payloads.guild(found, call.bot) | (counts if call.query.get("with_counts") in ("1", "true") else {})


@ROUTES.add("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Any:
    """Return the guilds that the bot is in."""
    return [
        {"id": str(each.id), "name": each.name, "icon": None, "owner": False, "features": []}
        | {"permissions": str(each.bot_permissions)}
        for each in call.world.guilds.values()
        if call.bot.id in each.joined
    ]


@ROUTES.add("DELETE", "/users/@me/guilds/{guild_id}")
async def leave(call: Call) -> Any:
    """Make the bot leave a guild."""
    call.world.leave(call.guild(), call.bot)


@ROUTES.add("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Any:
    """Return a guild's channels without threads."""
    return [payloads.channel(each) for each in call.guild().channels.values() if not each.is_thread]


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Any:
    """Return one member of a guild."""
    found = call.guild()
    if call.id("user_id") not in found.joined:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return payloads.member(found, call.world.users[call.id("user_id")])
