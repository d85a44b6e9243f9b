"""The commands that the bot has registered, and what a person types into them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot import limits
from bot.limits import Code
from playground import payloads
from playground.checks.commands import OptionKind
from playground.composing import attach
from playground.errors import ApiError, CannotDo, require_valid_text
from playground.model import Channel, ChannelKind, Guild, Upload, User
from playground.world import Event, World

_SLASH = 1
_IN_GUILD, _IN_DM = 0, 1
_SUBCOMMANDS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)


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
        commands = {_key(each): each for each in self.all(scope)}
        old = commands.pop(_key(form), None)
        command = self._made(scope, form, old)
        self._set(scope, [*commands.values(), command])
        return command

    def overwrite(self, scope: int | None, forms: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Replace all commands of a scope; those with the same name and type keep their ids.

        Raises:
            ApiError: as :meth:`put`, and then none is replaced.
        """
        old = {_key(each): each for each in self.all(scope)}
        commands = [self._made(scope, form, old.get(_key(form))) for form in forms]
        self._set(scope, commands)
        return commands

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

    def _made(self, scope: int | None, form: dict[str, Any], old: dict[str, Any] | None) -> dict[str, Any]:
        """Return the command of a form, with the id of the one that it replaces, and count it if it is new."""
        if old is None:
            day = (scope, int(self._world.clock() // 86_400))
            if self._created[day] >= limits.COMMAND_CREATES_A_DAY:
                raise ApiError(Code.COMMAND_CREATES, retry_after=86_400 - self._world.clock() % 86_400)
            self._created[day] += 1
        return self._with_defaults(scope, form, old["id"] if old else str(self._world.new_id()))

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


def _key(form: dict[str, Any]) -> tuple[str, int]:
    """Return what identifies a command in its scope: its name and its type."""
    return form["name"], form.get("type", _SLASH)


def in_locale(form: dict[str, Any], locale: str) -> dict[str, Any]:
    """Return a command, option or choice with its description and its choices' names as a client in a locale has them.

    The names of commands and options stay: they are what is sent.
    """
    shown = dict(form)
    if described := (form.get("description_localizations") or {}).get(locale):
        shown["description"] = described
    if "value" in form and (named := (form.get("name_localizations") or {}).get(locale)):
        shown["name"] = named
    for part in ("options", "choices"):
        if part in form:
            shown[part] = [in_locale(each, locale) for each in form[part]]
    return shown


class CommandInput:
    """A command, chosen by its path, and the values of its options.

    Raises:
        CannotDo: Discord's client would not send it: the command does not exist here, or an option is unknown,
            missing, of another type, or out of its range.
    """

    def __init__(self, commands: list[dict[str, Any]], path: str, values: dict[str, Any]) -> None:
        names = path.removeprefix("/").split()
        command = next((each for each in commands if names and each["name"] == names[0]), None)
        if command is None:
            raise CannotDo(f"There is no command /{path} here.")
        self.command = command
        self.path = names
        leaf = command
        for name in names[1:]:
            subcommands = [each for each in leaf.get("options", ()) if each["type"] in _SUBCOMMANDS]
            leaf = next((each for each in subcommands if each["name"] == name), {})
            if not leaf:
                raise CannotDo(f"/{path} is not a command.")
        if any(each["type"] in _SUBCOMMANDS for each in leaf.get("options", ())):
            raise CannotDo(f"/{path} needs one of its subcommands.")
        self.options: dict[str, dict[str, Any]] = {each["name"]: each for each in leaf.get("options", ())}
        self._values = {name: value for name, value in values.items() if value is not None}
        for name in self._values:
            if name not in self.options:
                raise CannotDo(f"/{path} has no option {name}.")

    def data(self, world: World, guild: Guild | None) -> dict[str, Any]:
        """Return the data of a command interaction."""
        missing = [name for name, option in self.options.items() if option.get("required") and name not in self._values]
        if missing:
            raise CannotDo(f"/{' '.join(self.path)} needs {', '.join(missing)}.")
        resolver = OptionResolver(world, guild)
        given = [
            {"name": name, "type": option["type"], "value": resolver.value(option, self._values[name])}
            for name, option in self.options.items()
            if name in self._values
        ]
        data = self._nest(given)
        return data | ({"resolved": resolver.resolved} if resolver.resolved else {})

    def autocomplete_data(self, name: str, text: str) -> dict[str, Any]:
        """Return the data of an autocomplete interaction, while ``text`` is typed into an option."""
        option = self.options.get(name)
        if option is None or not option.get("autocomplete"):
            raise CannotDo(f"{name} has no autocomplete.")
        require_valid_text(name, text)
        typed = self._values | {name: text}
        given = [
            {"name": each, "type": self.options[each]["type"], "value": str(value) if each == name else value}
            | ({"focused": True} if each == name else {})
            for each, value in typed.items()
        ]
        return self._nest(given)

    def _nest(self, options: list[dict[str, Any]]) -> dict[str, Any]:
        """Return the command with the options inside its group and subcommand."""
        command = self.command
        chain = []
        node = command
        for name in self.path[1:]:
            node = next(each for each in node["options"] if each["name"] == name)
            chain.append(node)
        for step in reversed(chain):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": 1}
        data |= {"guild_id": command["guild_id"]} if "guild_id" in command else {}
        return data | ({"options": options} if options else {})


class OptionResolver:
    """Checks values of options and collects the users, channels and files that they refer to."""

    def __init__(self, world: World, guild: Guild | None) -> None:
        self.resolved: dict[str, dict[str, Any]] = {}
        """Discord's ``resolved``: payloads by kind and id."""
        self._world = world
        self._guild = guild

    def value(self, option: dict[str, Any], value: Any) -> Any:
        """Return the value to send for an option.

        Raises:
            CannotDo: the option does not take this value.
        """
        kind, name = OptionKind(option["type"]), option["name"]
        if kind is OptionKind.TEXT:
            if not isinstance(value, str):
                raise CannotDo(f"{name} takes text.")
            require_valid_text(name, value)
            if not option.get("min_length", 0) <= len(value) <= option.get("max_length", limits.OPTION_TEXT):
                raise CannotDo(f"{name} is too short or too long.")
        elif kind in (OptionKind.INTEGER, OptionKind.NUMBER):
            if isinstance(value, bool) or not isinstance(value, int if kind is OptionKind.INTEGER else int | float):
                raise CannotDo(f"{name} takes a number.")
            minimum = option.get("min_value", -limits.OPTION_NUMBER)
            if not minimum <= value <= option.get("max_value", limits.OPTION_NUMBER):
                raise CannotDo(f"{name} is out of range.")
        elif kind is OptionKind.BOOLEAN:
            if not isinstance(value, bool):
                raise CannotDo(f"{name} takes true or false.")
        elif kind is OptionKind.ATTACHMENT:
            return self._file(name, value)
        else:
            return self.resolve(kind, name, value)
        if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
            raise CannotDo(f"{name} takes only one of its choices.")
        return value

    def resolve(self, kind: OptionKind, name: str, value: Any) -> str:
        """Return the id of a user, role or channel, given as an id or an object, which is added to ``resolved``.

        Raises:
            CannotDo: it does not exist.
        """
        number = int(getattr(value, "id", value))
        key = str(number)
        user: User | None = self._world.users.get(number)
        channel = self._world.channels.get(number)
        if kind in (OptionKind.USER, OptionKind.MENTIONABLE) and user is not None:
            self._add("users", key, payloads.user(user))
            if self._guild is not None and user.id in self._guild.joined:
                member = payloads.member(self._guild, user)
                del member["user"]
                self._add("members", key, member | {"permissions": "0"})
        elif kind is OptionKind.ROLE and self._guild is not None and number in self._guild.roles:
            self._add("roles", key, payloads.role(self._guild.roles[number]))
        elif kind is OptionKind.CHANNEL and channel is not None:
            self._add("channels", key, payloads.channel(channel) | {"permissions": "0"})
        else:
            raise CannotDo(f"{name} does not exist.")
        return key

    def _file(self, name: str, value: Any) -> str:
        """Return the id of a file that a person adds to a command."""
        if not isinstance(value, Upload):
            raise CannotDo(f"{name} takes a file.")
        if len(value.data) > limits.UPLOAD_SIZE:
            raise CannotDo(f"{name}: the file is too large.")
        attachment = attach(self._world, self._world.bot.id, value.renamed(value.filename), ephemeral=True)
        self._world.store_attachments([attachment])
        self._add("attachments", str(attachment.id), payloads.attachment(attachment, self._world.links))
        return str(attachment.id)

    def _add(self, group: str, key: str, payload: dict[str, Any]) -> None:
        self.resolved.setdefault(group, {})[key] = payload
