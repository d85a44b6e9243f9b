"""A person who uses the bot: what they see, and what they do as Discord's client allows it."""

from __future__ import annotations

from typing import Any

from bot.limits import CONTENT, INPUT_TEXT, Permission
from playground import payloads
from playground.checks.commands import OptionKind
from playground.commands import CommandInput, Commands, OptionResolver
from playground.errors import CannotDo, require_valid_text
from playground.interactions import Interaction, Interactions, Kind
from playground.model import SELECTS, Channel, ComponentKind, Guild, Message, User, may, permissions, walk
from playground.world import Event, World

_LINK_STYLE = 5
_OPTION_KINDS = {
    ComponentKind.USER_SELECT: OptionKind.USER,
    ComponentKind.ROLE_SELECT: OptionKind.ROLE,
    ComponentKind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    ComponentKind.CHANNEL_SELECT: OptionKind.CHANNEL,
}


class Person:
    """One person.

    Args:
        world: the objects of the playground.
        commands: the commands that the bot registered.
        interactions: where the person's interactions start.
        user: the person's user.
        joins_all: whether the person joins guilds that are added later.
    """

    def __init__(
        self, world: World, commands: Commands, interactions: Interactions, user: User, *, joins_all: bool
    ) -> None:
        self.user = user
        self.joins_all = joins_all
        self._world = world
        self._commands = commands
        self._interactions = interactions

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The display name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions them."""
        return f"<@{self.user.id}>"

    @property
    def dm_channel(self) -> Channel:
        """Their direct messages with the bot."""
        return self._world.dm_channel(self.user)

    def join(self, guild: Guild) -> None:
        """Join a guild."""
        self._world.join(guild, self.user)

    def leave(self, guild: Guild) -> None:
        """Leave a guild."""
        self._world.leave(guild, self.user)

    def close_dms(self) -> None:
        """Refuse direct messages from the bot."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        """Accept direct messages from the bot again."""
        self.user.dms_open = True

    def set_locale(self, locale: str) -> None:
        """Set the language of their client, such as ``de``."""
        self.user.locale = locale

    def channels(self) -> list[Channel]:
        """Return the channels and threads they see, guild by guild, followed by their direct messages, if any."""
        visible = [
            channel
            for guild in self._world.guilds.values()
            for channel in guild.channels.values()
            if not channel.archived and may(channel, self.user, Permission.VIEW_CHANNEL)
        ]
        dm_channel = self._world.dms.get(self.user.id)
        return visible + ([dm_channel] if dm_channel else [])

    def sees(self, channel: Channel) -> list[dict[str, Any]]:
        """Return the messages of a channel that they see, oldest first, including ephemeral ones for them."""
        if channel.deleted or not may(channel, self.user, Permission.VIEW_CHANNEL):
            return []
        return [self._payload(message) for message in channel.messages.values() if self._sees(message)]

    def dms(self) -> list[dict[str, Any]]:
        """Return the messages of their direct messages with the bot; empty before the first."""
        dm_channel = self._world.dms.get(self.user.id)
        return self.sees(dm_channel) if dm_channel else []

    def commands(self, channel: Channel) -> list[dict[str, Any]]:
        """Return the slash commands that they may use in a channel, as the bot registered them."""
        if channel.guild is not None:
            if not may(channel, self.user, Permission.USE_APPLICATION_COMMANDS):
                return []
            if self._world.bot.id not in channel.guild.joined:
                return []
        commands = self._commands.usable(channel)
        granted = permissions(channel, self.user)
        required = [int(command["default_member_permissions"] or 0) for command in commands]
        return [command for command, bits in zip(commands, required, strict=True) if granted & bits == bits]

    async def slash(self, channel: Channel, path: str, /, **values: Any) -> Interaction:
        """Use a command, such as ``"table new"``, and wait until the bot has acknowledged it or failed to.

        Raises:
            CannotDo: Discord's client would not send it.
        """
        self._require_visible(channel)
        command = CommandInput(self.commands(channel), path, values)
        return await self._interact(Kind.COMMAND, channel, command.data(self._world, channel.guild))

    async def autocomplete(
        self, channel: Channel, path: str, /, *, focused: str, value: str = "", **values: Any
    ) -> list[dict[str, Any]]:
        """Return the choices offered while ``value`` is typed into the option ``focused``; none if the bot is too late.

        Raises:
            CannotDo: the option has no autocomplete, or Discord's client would not send it.
        """
        self._require_visible(channel)
        data = CommandInput(self.commands(channel), path, values).autocomplete_data(focused, value)
        return (await self._interact(Kind.AUTOCOMPLETE, channel, data)).choices

    async def click(
        self,
        message: dict[str, Any],
        *,
        label: str | None = None,
        custom_id: str | None = None,
        race: bool = False,
    ) -> Interaction:
        """Press a button of a message, found by its label or its custom id.

        Args:
            message: the message as the person saw it.
            label: the button's label.
            custom_id: the button's custom id.
            race: whether Discord receives the press just before the message changes to its current state. The
                button may then be gone when the bot gets the press.

        Raises:
            CannotDo: there is no such button, or it is disabled.
        """
        shown, button = self._component(message, (ComponentKind.BUTTON,), label, custom_id, race)
        if button.get("style") == _LINK_STYLE:
            raise CannotDo("That button is a link.")
        data = {"component_type": int(ComponentKind.BUTTON), "custom_id": button["custom_id"], "id": button["id"]}
        return await self._interact(Kind.COMPONENT, shown.channel, data, source=shown, seen=message if race else None)

    async def choose(
        self,
        message: dict[str, Any],
        values: list[str],
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        race: bool = False,
    ) -> Interaction:
        """Choose values in a select of a message, found by its custom id or placeholder, or as the only select.

        Raises:
            CannotDo: there is no such select, it is disabled, or it does not accept these values.
        """
        shown, select = self._component(message, SELECTS, placeholder, custom_id, race)
        _check_values(select, values)
        data = {"component_type": select["type"], "custom_id": select["custom_id"], "id": select["id"]}
        data |= {"values": values} | self._resolved(select, values, shown.channel)
        return await self._interact(Kind.COMPONENT, shown.channel, data, source=shown, seen=message if race else None)

    async def submit(self, modal: dict[str, Any], values: dict[str, Any]) -> Interaction:
        """Submit a modal with a text, a list of values or a boolean for each custom id.

        Raises:
            CannotDo: the modal was submitted already, an input is unknown, or a value does not fit.
        """
        components = submitted_components(modal, values)
        opener = self._interactions.take_modal(modal)
        if opener is None or opener.person is not self.user:
            raise CannotDo("That form is no longer open.")
        data = {"custom_id": modal["custom_id"], "components": components}
        return await self._interact(Kind.MODAL, opener.channel, data, source=opener.source)

    async def say(self, channel: Channel, text: str) -> dict[str, Any]:
        """Write a message.

        Raises:
            CannotDo: they may not write there, or the text is empty, longer than 2000 characters or invalid.
        """
        self._require_visible(channel)
        required = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if not may(channel, self.user, required):
            raise CannotDo(f"{self.name} may not write in {channel.name}.")
        if not 1 <= len(text) <= CONTENT:
            raise CannotDo(f"A message has 1 to {CONTENT} characters.")
        require_valid_text("A message", text)
        world = self._world
        message = Message(world.new_id(), channel, self.user, world.clock(), text)
        message.mentions = [user for user in world.users.values() if f"<@{user.id}>" in text]
        world.post(message)
        return self._payload(message)

    def dismiss(self, message: dict[str, Any]) -> None:
        """Hide an ephemeral message."""
        found = self._world.find_message(message)
        if found.visible_to is not self.user:
            raise CannotDo("Only an ephemeral message can be dismissed.")
        found.dismissed = True
        self._world.emit(Event("MESSAGE_DELETE", found, found.channel, found.channel.guild, self.user))

    async def _interact(self, kind: Kind, channel: Channel, data: dict[str, Any], **more: Any) -> Interaction:
        interaction = self._interactions.start(kind, self.user, channel, data, **more)
        return await interaction.acknowledged()

    def _payload(self, message: Message) -> dict[str, Any]:
        return payloads.message(message, self._world.links)

    def _resolved(self, select: dict[str, Any], values: list[str], channel: Channel) -> dict[str, Any]:
        kind = _OPTION_KINDS.get(select["type"])
        if kind is None:
            return {}
        resolver = OptionResolver(self._world, channel.guild)
        for value in values:
            resolver.resolve(kind, "That select", value)
        return {"resolved": resolver.resolved}

    def _sees(self, message: Message) -> bool:
        return not message.dismissed and message.visible_to in (None, self.user)

    def _require_visible(self, channel: Channel) -> None:
        if channel.deleted or not may(channel, self.user, Permission.VIEW_CHANNEL):
            raise CannotDo(f"{self.name} does not see {channel.name or 'that channel'}.")

    def _component(
        self,
        message: dict[str, Any],
        kinds: tuple[ComponentKind, ...],
        label: str | None,
        custom_id: str | None,
        race: bool,
    ) -> tuple[Message, dict[str, Any]]:
        try:
            shown = self._world.find_message(message)
        except LookupError:
            raise CannotDo("That message is gone.") from None
        if not self._sees(shown):
            raise CannotDo(f"{self.name} does not see that message.")
        self._require_visible(shown.channel)
        parts = walk(message["components"]) if race else walk(shown.components)
        offered = [part for part in parts if part["type"] in kinds]
        found = [
            part
            for part in offered
            if (custom_id is None or part.get("custom_id") == custom_id)
            and (label is None or label in (part.get("label"), part.get("placeholder")))
        ]
        if len(found) != 1:
            labels = [part.get("label") or part.get("placeholder") or part.get("custom_id") for part in offered]
            raise CannotDo(f"{len(found)} match {custom_id or label or 'that'!r}; the message offers {labels}.")
        if found[0].get("disabled"):
            raise CannotDo(f"{custom_id or label!r} is disabled.")
        return shown, found[0]


def _check_values(select: dict[str, Any], values: list[str]) -> None:
    minimum, maximum = select.get("min_values", 1), select.get("max_values", 1)
    if not (minimum if minimum is not None else 1) <= len(values) <= (maximum or 1):
        raise CannotDo(f"That select takes {minimum} to {maximum} values.")
    if select["type"] == ComponentKind.STRING_SELECT:
        offered = [option["value"] for option in select["options"]]
        if len(set(values)) < len(values) or not set(values) <= set(offered):
            raise CannotDo(f"That select offers {offered}, not {values}.")


def submitted_components(modal: dict[str, Any], values: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the components of a modal's submission.

    Args:
        modal: the modal as the bot opened it.
        values: what was entered, by custom id: a text, a list of values, or a boolean. Missing ones keep the bot's
            defaults.

    Raises:
        CannotDo: a custom id is unknown, or a value does not fit.
    """
    unused = set(values)
    components = []
    for number, item in enumerate(modal["components"], 1):
        base = {"type": item["type"], "id": item.get("id") or number}
        if item["type"] == ComponentKind.ROW:
            inputs = [_entry(child, values, unused) for child in item["components"]]
            components.append(base | {"components": inputs})
        elif item["type"] == ComponentKind.LABEL:
            components.append(base | {"component": _entry(item["component"], values, unused)})
        else:
            components.append(base)
    if unused:
        raise CannotDo(f"The form has no {', '.join(sorted(unused))}.")
    return components


def _entry(item: dict[str, Any], values: dict[str, Any], unused: set[str]) -> dict[str, Any]:
    custom_id, kind = item["custom_id"], item["type"]
    unused.discard(custom_id)
    base = {"type": kind, "id": item.get("id") or 0, "custom_id": custom_id}
    if kind == ComponentKind.TEXT_INPUT:
        return base | {"value": _text(item, values.get(custom_id, item.get("value") or ""))}
    if kind == ComponentKind.CHECKBOX:
        return base | {"value": bool(values.get(custom_id, item.get("default", False)))}
    defaults = [option["value"] for option in item.get("options", ()) if option.get("default")]
    chosen = values.get(custom_id, defaults)
    if kind == ComponentKind.RADIO_GROUP:
        only = chosen if isinstance(chosen, str) else next(iter(chosen), None)
        _check_choice(item, [only] if only is not None else [], 1)
        return base | {"value": only}
    chosen = [chosen] if isinstance(chosen, str) else list(chosen)
    _check_choice(item, chosen, 1 if kind in SELECTS else len(item.get("options", ())))
    return base | {"values": chosen}


def _text(item: dict[str, Any], text: str) -> str:
    require_valid_text(item["custom_id"], text)
    if not text and not item.get("required", True):
        return text
    if not (item.get("min_length") or 1) <= len(text) <= (item.get("max_length") or INPUT_TEXT):
        raise CannotDo(f"{item['custom_id']} is too short or too long.")
    return text


def _check_choice(item: dict[str, Any], chosen: list[str], default_maximum: int) -> None:
    if not chosen and not item.get("required", True):
        return
    minimum, maximum = item.get("min_values", 1), item.get("max_values") or default_maximum
    offered = [option["value"] for option in item["options"]] if "options" in item else chosen
    if not minimum <= len(chosen) <= maximum or not set(chosen) <= set(offered):
        raise CannotDo(f"{item['custom_id']} takes {minimum} to {maximum} of {offered}.")
