"""The application and its commands."""

from __future__ import annotations

from typing import Any

from bot.limits import Code
from bot.playground import forms
from bot.playground.checks.commands import check_commands
from bot.playground.errors import ApiError
from bot.playground.rest.call import Call, Routes


async def application(call: Call) -> Any:
    """The bot's own application."""
    return forms.application(call.bot, call.playground.owner)


async def gateway(call: Call) -> Any:
    """Where the gateway is."""
    return {"url": call.playground.gateway_url}


async def gateway_bot(call: Call) -> Any:
    """Where the gateway is, and into how many shards the bot should split."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {
        "url": call.playground.gateway_url,
        "shards": call.playground.shards,
        "session_start_limit": limit,
    }


def _scope(call: Call) -> int | None:
    """The guild whose commands are meant; ``None`` for the global ones."""
    if call.id("application_id") != call.bot.id:
        raise ApiError(Code.MISSING_ACCESS)
    return call.guild().id if "guild_id" in call.path else None


async def commands(call: Call) -> Any:
    """All commands of a scope."""
    return call.playground.commands.all(_scope(call))


async def overwrite(call: Call) -> Any:
    """Replace all commands of a scope."""
    scope = _scope(call)
    check_commands(call.forms)
    return call.playground.commands.overwrite(scope, call.forms)


async def create(call: Call) -> Any:
    """Add a command, or replace the one of its name."""
    scope = _scope(call)
    others = [each for each in call.playground.commands.all(scope) if each["name"] != call.form.get("name")]
    check_commands([*others, call.form])
    made = call.playground.commands.put(scope, call.form)
    call.status = 201
    return made


async def command(call: Call) -> Any:
    """One command."""
    return _find(call)


async def change(call: Call) -> Any:
    """Change fields of a command."""
    scope, old = _scope(call), _find(call)
    form = old | call.form
    others = [each for each in call.playground.commands.all(scope) if each["id"] != old["id"]]
    check_commands([*others, form])
    call.playground.commands.remove(scope, old)
    return call.playground.commands.put(scope, form)


async def remove(call: Call) -> Any:
    """Delete a command."""
    call.playground.commands.remove(_scope(call), _find(call))


def _find(call: Call) -> dict[str, Any]:
    for each in call.playground.commands.all(_scope(call)):
        if each["id"] == call.path["command_id"]:
            return each
    raise ApiError(Code.UNKNOWN_COMMAND)


_GLOBAL = "/applications/{application_id}/commands"
_OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES: Routes = {
    ("GET", "/applications/@me"): application,
    ("GET", "/oauth2/applications/@me"): application,
    ("GET", "/gateway"): gateway,
    ("GET", "/gateway/bot"): gateway_bot,
}
for _base in (_GLOBAL, _OF_GUILD):
    ROUTES |= {
        ("GET", _base): commands,
        ("PUT", _base): overwrite,
        ("POST", _base): create,
        ("GET", _base + "/{command_id}"): command,
        ("PATCH", _base + "/{command_id}"): change,
        ("DELETE", _base + "/{command_id}"): remove,
    }
