"""People to act as: they do what Discord's own client lets a person do, and see what it would show them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.limits import CONTENT, Permission
from bot.playground import forms
from bot.playground.checks.commands import OptionKind
from bot.playground.checks.components import SELECTS, Part, walk
from bot.playground.commands import Resolving, Words
from bot.playground.errors import CannotDo
from bot.playground.interactions import Kind, Use
from bot.playground.modals import filled
from bot.playground.world import Channel, Guild, Happening, Message, User, World, may, permissions

if TYPE_CHECKING:
    from bot.playground.server import Playground

_LINK = 5
_OPTION_OF_SELECT = {
    Part.USER_SELECT: OptionKind.USER,
    Part.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    Part.CHANNEL_SELECT: OptionKind.CHANNEL,
}


class Person:
    """One person. ``joins_all`` makes them a member of guilds that come later."""

    def __init__(self, playground: Playground, user: User, joins_all: bool) -> None:
        self.user = user
        self.joins_all = joins_all
        self._playground = playground

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name shown."""
        return self.user.name

    @property
    def mention(self) -> str:
        """What mentions them in a text."""
        return f"<@{self.user.id}>"

    @property
    def direct(self) -> Channel:
        """Their direct messages with the bot."""
        return self._playground.world.direct(self.user)

    def join(self, guild: Guild) -> None:
        """Become a member."""
        self._playground.world.join(guild, self.user)

    def leave(self, guild: Guild) -> None:
        """Leave a guild."""
        self._playground.world.leave(guild, self.user)

    def close_dms(self) -> None:
        """Take no direct messages from the bot any more."""
        self.user.dms_open = False

    def open_dms(self) -> None:
        """Take direct messages from the bot again."""
        self.user.dms_open = True

    def places(self) -> list[Channel]:
        """The channels and threads that they see, guild by guild; their direct messages if there are any."""
        world = self._playground.world
        seen = [
            channel
            for guild in world.guilds.values()
            for channel in guild.channels.values()
            if not channel.archived and may(channel, self.user, Permission.VIEW_CHANNEL)
        ]
        direct = world.dms.get(self.user.id)
        return seen + ([direct] if direct else [])

    def sees(self, channel: Channel) -> list[dict[str, Any]]:
        """The messages of a channel that are shown to them, oldest first, their own ephemeral ones too."""
        if channel.deleted or not may(channel, self.user, Permission.VIEW_CHANNEL):
            return []
        return [forms.message(message) for message in channel.messages.values() if self._sees(message)]

    def dms(self) -> list[dict[str, Any]]:
        """The messages of their direct messages with the bot; empty before the first."""
        direct = self._playground.world.dms.get(self.user.id)
        return self.sees(direct) if direct else []

    def commands(self, channel: Channel) -> list[dict[str, Any]]:
        """The slash commands that they may use in a channel, as the bot registered them."""
        if channel.guild is not None:
            if not may(channel, self.user, Permission.USE_APPLICATION_COMMANDS):
                return []
            if self._playground.world.bot.id not in channel.guild.joined:
                return []
        commands = self._playground.commands.usable(channel)
        held = permissions(channel, self.user)
        needed = [int(command["default_member_permissions"] or 0) for command in commands]
        return [command for command, need in zip(commands, needed, strict=True) if held & need == need]

    async def slash(self, channel: Channel, path: str, /, **values: Any) -> Use:
        """Use a command, such as ``"table new"``; back when the bot has acknowledged it, or failed to.

        Raises:
            CannotDo: Discord's client would not send it.
        """
        self._must_see(channel)
        words = Words(self.commands(channel), path, values)
        return await self._use(Kind.COMMAND, channel, words.data(self._playground.world, channel.guild))

    async def autocomplete(
        self, channel: Channel, path: str, /, *, focused: str, value: str = "", **values: Any
    ) -> list[dict[str, Any]]:
        """The choices offered while ``value`` is typed into the option ``focused``; none if the bot is late.

        Raises:
            CannotDo: the option has no autocomplete, or Discord's client would not send it.
        """
        self._must_see(channel)
        data = Words(self.commands(channel), path, values).focused(focused, value)
        return (await self._use(Kind.AUTOCOMPLETE, channel, data)).choices

    async def click(
        self,
        message: dict[str, Any],
        *,
        label: str | None = None,
        custom_id: str | None = None,
        race: bool = False,
    ) -> Use:
        """Press a button that a message shows, found by its label or its custom id.

        Args:
            message: the message, as the person saw it.
            label: the button's label.
            custom_id: the button's custom id.
            race: whether Discord takes the press a moment before the message changes to what it is now, so
                that the button may be gone when the bot hears of it.

        Raises:
            CannotDo: there is no such button, or it is disabled.
        """
        shown, button = self._component(message, (Part.BUTTON,), label, custom_id, race)
        if button.get("style") == _LINK:
            raise CannotDo("That button is a link.")
        data = {"component_type": int(Part.BUTTON), "custom_id": button["custom_id"], "id": button["id"]}
        return await self._use(Kind.COMPONENT, shown.channel, data, source=shown, seen=message if race else None)

    async def choose(
        self,
        message: dict[str, Any],
        values: list[str],
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        race: bool = False,
    ) -> Use:
        """Choose values in a select of a message, found by its custom id or placeholder, or as the only one.

        Raises:
            CannotDo: there is no such select, it is disabled, or it does not take these values.
        """
        shown, select = self._component(message, SELECTS, placeholder, custom_id, race)
        _must_offer(select, values)
        data = {"component_type": select["type"], "custom_id": select["custom_id"], "id": select["id"]}
        data |= {"values": values} | self._resolved(select, values, shown.channel)
        return await self._use(Kind.COMPONENT, shown.channel, data, source=shown, seen=message if race else None)

    async def submit(self, modal: dict[str, Any], values: dict[str, Any]) -> Use:
        """Send a modal, with a text, a list of values or a truth for each custom id.

        Raises:
            CannotDo: the modal was sent before, an input is unknown, or a value does not fit.
        """
        components = filled(modal, values)
        use = self._playground.modal(modal)
        if use is None or use.person is not self.user:
            raise CannotDo("That form is no longer open.")
        data = {"custom_id": modal["custom_id"], "components": components}
        return await self._use(Kind.MODAL, use.channel, data, source=use.source)

    async def say(self, channel: Channel, text: str) -> dict[str, Any]:
        """Write a message.

        Raises:
            CannotDo: they may not write there, or the text is empty or longer than 2000 characters.
        """
        self._must_see(channel)
        need = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if not may(channel, self.user, need):
            raise CannotDo(f"{self.name} may not write in {channel.name}.")
        if not 1 <= len(text) <= CONTENT:
            raise CannotDo(f"A message has 1 to {CONTENT} characters.")
        world = self._playground.world
        message = Message(world.new_id(), channel, self.user, world.clock(), text)
        message.mentions = [user for user in world.users.values() if f"<@{user.id}>" in text]
        world.post(message)
        return forms.message(message)

    def dismiss(self, message: dict[str, Any]) -> None:
        """Hide an ephemeral message."""
        found = self._playground.find(message)
        if found.only is not self.user:
            raise CannotDo("Only an ephemeral message can be dismissed.")
        found.dismissed = True
        found.channel.world.tell(Happening("MESSAGE_DELETE", found, found.channel, found.channel.guild, self.user))

    async def _use(self, kind: Kind, channel: Channel, data: dict[str, Any], **more: Any) -> Use:
        use = self._playground.interactions.open(kind, self.user, channel, data, **more)
        return await use.acknowledged()

    def _resolved(self, select: dict[str, Any], values: list[str], channel: Channel) -> dict[str, Any]:
        kind = _OPTION_OF_SELECT.get(select["type"])
        if kind is None:
            return {}
        resolving = Resolving(self._playground.world, channel.guild)
        for value in values:
            resolving.resolve(kind, "That select", value)
        return {"resolved": resolving.resolved}

    def _sees(self, message: Message) -> bool:
        return not message.dismissed and message.only in (None, self.user)

    def _must_see(self, channel: Channel) -> None:
        if channel.deleted or not may(channel, self.user, Permission.VIEW_CHANNEL):
            raise CannotDo(f"{self.name} does not see {channel.name or 'that channel'}.")

    def _component(
        self,
        message: dict[str, Any],
        kinds: tuple[Part, ...],
        said: str | None,
        custom_id: str | None,
        race: bool,
    ) -> tuple[Message, dict[str, Any]]:
        try:
            shown = self._playground.find(message)
        except LookupError:
            raise CannotDo("That message is gone.") from None
        if not self._sees(shown):
            raise CannotDo(f"{self.name} does not see that message.")
        self._must_see(shown.channel)
        parts = walk(message["components"]) if race else walk(shown.components)
        offered = [part for part in parts if part["type"] in kinds]
        found = [
            part
            for part in offered
            if (custom_id is None or part.get("custom_id") == custom_id)
            and (said is None or said in (part.get("label"), part.get("placeholder")))
        ]
        if len(found) != 1:
            there = [part.get("label") or part.get("placeholder") or part.get("custom_id") for part in offered]
            raise CannotDo(f"{len(found)} match {custom_id or said or 'that'!r}; the message offers {there}.")
        if found[0].get("disabled"):
            raise CannotDo(f"{custom_id or said!r} is disabled.")
        return shown, found[0]


def _must_offer(select: dict[str, Any], values: list[str]) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not (least if least is not None else 1) <= len(values) <= (most or 1):
        raise CannotDo(f"That select takes {least} to {most} values.")
    if select["type"] == Part.STRING_SELECT:
        offered = [option["value"] for option in select["options"]]
        if len(set(values)) < len(values) or not set(values) <= set(offered):
            raise CannotDo(f"That select offers {offered}, not {values}.")


class Subscribers:
    """Queues of what each person may see happen: ``(kind, form)``.

    Kinds are Discord's for guilds, channels, threads, messages and typing; ``INTERACTION`` tells how far one
    of their own interactions has got, ``MODAL`` that a form opened for them.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._queues: dict[asyncio.Queue[tuple[str, dict[str, Any]]], User] = {}
        world.listeners.append(self._hear)

    def add(self, user: User) -> asyncio.Queue[tuple[str, dict[str, Any]]]:
        """A new queue for a user."""
        queue: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        self._queues[queue] = user
        return queue

    def remove(self, queue: asyncio.Queue[tuple[str, dict[str, Any]]]) -> None:
        """Fill a queue no more."""
        self._queues.pop(queue, None)

    def _hear(self, happening: Happening) -> None:
        for queue, user in self._queues.items():
            if self._may_know(happening, user):
                queue.put_nowait((happening.kind, self._form(happening)))

    def _may_know(self, happening: Happening, user: User) -> bool:
        channel, guild = happening.channel, happening.guild
        if happening.only is not None and happening.only is not user:
            return happening.kind.startswith("GUILD_MEMBER_") and guild is not None and user.id in guild.joined
        if channel is not None:
            return happening.only is user or may(channel, user, Permission.VIEW_CHANNEL)
        return happening.only is user or guild is None or user.id in guild.joined

    def _form(self, happening: Happening) -> dict[str, Any]:
        subject = happening.subject
        if isinstance(subject, Message):
            return forms.deleted_message(subject) if happening.kind == "MESSAGE_DELETE" else forms.message(subject)
        if isinstance(subject, Channel):
            return forms.channel(subject)
        if isinstance(subject, Guild):
            return {"id": str(subject.id), "name": subject.name}
        return subject
