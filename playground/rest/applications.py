"""The application, its gateway, and its commands."""

from __future__ import annotations

from typing import Any

from bot.limits import Code
from playground import payloads
from playground.checks.commands import check_commands
from playground.errors import ApiError
from playground.rest.call import Call, Routes

ROUTES = Routes()

_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_ONE = "/{command_id}"


@ROUTES.add("GET", "/applications/@me", "/oauth2/applications/@me")
async def application(call: Call) -> Any:
    """Return the bot's application."""
    return payloads.application(call.bot, call.world.owner)


@ROUTES.add("GET", "/gateway")
async def gateway(call: Call) -> Any:
    """Return the gateway's URL."""
    return {"url": call.services.address.gateway_url}


@ROUTES.add("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Any:
    """Return the gateway's URL and the recommended number of shards."""
    return {
        "url": call.services.address.gateway_url,
        "shards": call.services.application.shards,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1},
    }


@ROUTES.add("GET", _GLOBAL, _GUILD)
async def commands(call: Call) -> Any:
    """Return all commands of a scope."""
    return call.services.commands.all(_scope(call))


@ROUTES.add("PUT", _GLOBAL, _GUILD)
async def overwrite(call: Call) -> Any:
    """Replace all commands of a scope."""
    scope = _scope(call)
    check_commands(call.forms)
    return call.services.commands.overwrite(scope, call.forms)


@ROUTES.add("POST", _GLOBAL, _GUILD)
async def create(call: Call) -> Any:
    """Add a command, or replace the one with its name."""
    scope = _scope(call)
    others = [each for each in call.services.commands.all(scope) if each["name"] != call.form.get("name")]
    check_commands([*others, call.form])
    created = call.services.commands.put(scope, call.form)
    call.status = 201
    return created


@ROUTES.add("GET", _GLOBAL + _ONE, _GUILD + _ONE)
async def command(call: Call) -> Any:
    """Return one command."""
    return _find(call)


@ROUTES.add("PATCH", _GLOBAL + _ONE, _GUILD + _ONE)
async def change(call: Call) -> Any:
    """Change fields of a command."""
    scope, old = _scope(call), _find(call)
    form = old | call.form
    others = [each for each in call.services.commands.all(scope) if each["id"] != old["id"]]
    check_commands([*others, form])
    call.services.commands.remove(scope, old)
    return call.services.commands.put(scope, form)


@ROUTES.add("DELETE", _GLOBAL + _ONE, _GUILD + _ONE)
async def remove(call: Call) -> Any:
    """Delete a command."""
    call.services.commands.remove(_scope(call), _find(call))


def _scope(call: Call) -> int | None:
    """Return the guild in the path; ``None`` for global commands."""
    if call.id("application_id") != call.bot.id:
        raise ApiError(Code.MISSING_ACCESS)
    return call.guild().id if "guild_id" in call.path else None


def _find(call: Call) -> dict[str, Any]:
    for each in call.services.commands.all(_scope(call)):
        if each["id"] == call.path["command_id"]:
            return each
    raise ApiError(Code.UNKNOWN_COMMAND)
