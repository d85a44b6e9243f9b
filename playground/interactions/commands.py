"""The commands that the bot has registered."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot import limits
from bot.limits import Code
from playground.errors import ApiError
from playground.world.model import Channel, ChannelKind
from playground.world.world import Event, World

_SLASH = 1
_IN_GUILD, _IN_DM = 0, 1


class Commands:
    """Registered commands by scope: a guild's id, or ``None`` for the global ones."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[int | None, list[dict[str, Any]]] = {}
        self._created: Counter[tuple[int | None, int]] = Counter()
        """New commands by scope and day."""

    def all(self, scope: int | None) -> list[dict[str, Any]]:
        """Return the commands of a scope."""
        return list(self._scopes.get(scope, ()))

    def put(self, scope: int | None, form: dict[str, Any]) -> dict[str, Any]:
        """Add a command, or replace the one with its name and type, which keeps its id.

        Raises:
            ApiError: 30034 after 200 new names in a day.
        """
        commands = self._scopes.setdefault(scope, [])
        kind = form.get("type", _SLASH)
        old = next((each for each in commands if (each["name"], each["type"]) == (form["name"], kind)), None)
        if old is None:
            day = (scope, int(self._world.clock() // 86_400))
            if self._created[day] >= limits.COMMAND_CREATES_A_DAY:
                raise ApiError(Code.COMMAND_CREATES, retry_after=86_400 - self._world.clock() % 86_400)
            self._created[day] += 1
        command = self._with_defaults(scope, form, old["id"] if old else str(self._world.new_id()))
        self._set(scope, [*(each for each in commands if each is not old), command])
        return command

    def overwrite(self, scope: int | None, forms: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Replace all commands of a scope; those with the same name and type keep their ids."""
        kept = {(form["name"], form.get("type", _SLASH)) for form in forms}
        self._set(scope, [each for each in self.all(scope) if (each["name"], each["type"]) in kept])
        return [self.put(scope, form) for form in forms]

    def remove(self, scope: int | None, command: dict[str, Any]) -> None:
        """Delete a command."""
        self._set(scope, [each for each in self.all(scope) if each is not command])

    def usable(self, channel: Channel) -> list[dict[str, Any]]:
        """Return the slash commands of a channel, by name. A guild's commands hide global ones of the same name."""
        context = _IN_DM if channel.kind is ChannelKind.DM else _IN_GUILD
        found = {command["name"]: command for command in self.all(None) if context in command["contexts"]}
        if channel.guild is not None:
            found |= {command["name"]: command for command in self.all(channel.guild.id)}
        return sorted((each for each in found.values() if each["type"] == _SLASH), key=lambda each: each["name"])

    def _set(self, scope: int | None, commands: list[dict[str, Any]]) -> None:
        self._scopes[scope] = commands
        self._world.emit(Event("COMMANDS_UPDATE", {}, guild=self._world.guilds.get(scope or 0)))

    def _with_defaults(self, scope: int | None, form: dict[str, Any], command_id: str) -> dict[str, Any]:
        contexts = form.get("contexts")
        if contexts is None:
            contexts = [_IN_GUILD] if form.get("dm_permission") is False else [_IN_GUILD, _IN_DM]
        command = {
            "type": _SLASH,
            "description": "",
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": [0],
        } | form
        command |= {"id": command_id, "application_id": str(self._world.bot.id)}
        command |= {"version": str(self._world.new_id()), "contexts": contexts}
        command["dm_permission"] = _IN_DM in contexts
        return command | ({"guild_id": str(scope)} if scope is not None else {})
