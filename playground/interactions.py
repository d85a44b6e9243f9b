"""Interactions: people's uses of the bot, and the bot's responses so far."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from bot.limits import ACKNOWLEDGE_WITHIN, TOKEN_LIFE, UPLOAD_SIZE, Code
from playground import payloads
from playground.checks.commands import OptionKind
from playground.errors import ApiError
from playground.model import Channel, Message, User, permissions
from playground.world import Event, World

_POLL_INTERVAL = 0.05
"""Real seconds between two looks at the clock, which a test may have moved."""


class Kind(IntEnum):
    """Types of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Types of first responses."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class State(StrEnum):
    """The state of an interaction that the person sees."""

    PENDING = "pending"
    """Not yet answered."""
    THINKING = "thinking"
    """The bot has deferred its message."""
    DONE = "done"
    FAILED = "failed"
    """The bot did not answer in time."""


@dataclass(eq=False)
class Interaction:
    """A command, a press, a choice or a submitted form of a person.

    ``data`` was sent to the bot, and ``source`` is the message whose component was used. ``seen`` is the payload of
    that message when it was used, if it may have changed since.
    """

    world: World = field(repr=False)
    id: int
    token: str = field(repr=False)
    kind: Kind
    person: User
    channel: Channel
    data: dict[str, Any]
    created: float
    source: Message | None = None
    seen: dict[str, Any] | None = field(default=None, repr=False)
    answer: Answer | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    """The form that the bot opened, with the interaction's id as ``interaction_id``."""
    original: Message | None = field(default=None, repr=False)
    """The original response; after an update, the source message."""
    sent: list[Message] = field(default_factory=list, repr=False)
    """The messages that the bot sent: the original response first, then the follow-ups."""
    changed: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def state(self) -> State:
        """The state of the bot's response."""
        if self.answer is None:
            return State.FAILED if self.is_late else State.PENDING
        deferred = self.original if self.answer is Answer.DEFERRED_MESSAGE else None
        if deferred is not None and deferred.is_loading and not deferred.deleted:
            return State.FAILED if self.is_expired else State.THINKING
        return State.DONE

    @property
    def is_late(self) -> bool:
        """Whether it is too late for the first response."""
        return self.world.clock() - self.created > ACKNOWLEDGE_WITHIN

    @property
    def is_expired(self) -> bool:
        """Whether the token has expired."""
        return self.world.clock() - self.created > TOKEN_LIFE

    @property
    def response(self) -> dict[str, Any] | None:
        """The original response as it is now; ``None`` if there is none or it was deleted."""
        if self.original is None or self.original.deleted:
            return None
        return payloads.message(self.original, self.world.links)

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The original response and the follow-ups that still exist."""
        return [payloads.message(message, self.world.links) for message in self.sent if not message.deleted]

    def acknowledge(self, answer: Answer) -> None:
        """Record the first response."""
        self.answer = answer
        self.state_changed()

    def state_changed(self) -> None:
        """Tell the person that the state changed."""
        self.changed.set()
        status = {
            "id": str(self.id),
            "kind": int(self.kind),
            "state": str(self.state),
            "channel_id": str(self.channel.id),
            "message_id": str(self.source.id) if self.source else None,
            "name": self.data.get("name"),
            "custom_id": self.data.get("custom_id"),
        }
        self.world.emit(Event("INTERACTION", status, self.channel, only=self.person))

    async def acknowledged(self) -> Interaction:
        """Wait for the first response, or until it has failed: after 3 s on the playground's clock."""
        while self.state is State.PENDING:
            self.changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), _POLL_INTERVAL)
        if self.answer is None:
            self.state_changed()
        return self

    async def finished(self, within: float = 10.0) -> Interaction:
        """Wait until the bot no longer thinks.

        Raises:
            TimeoutError: it still thinks after this many real seconds.
        """
        async with asyncio.timeout(within):
            await self.acknowledged()
            while self.state is State.THINKING:
                self.changed.clear()
                await self.changed.wait()
        return self

    def payload(self) -> dict[str, Any]:
        """Return the data of the INTERACTION_CREATE event that the bot gets."""
        bot, guild = self.world.bot, self.channel.guild
        payload: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(bot.id),
            "type": int(self.kind),
            "token": self.token,
            "version": 1,
            "channel_id": str(self.channel.id),
            "channel": payloads.channel(self.channel) | {"permissions": str(permissions(self.channel, self.person))},
            "app_permissions": str(permissions(self.channel, bot)),
            "locale": self.person.locale,
            "entitlements": [],
            "attachment_size_limit": UPLOAD_SIZE,
            "context": 1 if guild is None else 0,
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "data": self.data,
        }
        if guild is None:
            payload["user"] = payloads.user(self.person)
        else:
            payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": payloads.interaction_member(self.channel, self.person),
            }
        if self.source is not None:
            payload["message"] = self.seen or payloads.message(self.source, self.world.links)
        return payload

    def metadata(self) -> dict[str, Any]:
        """Return the ``interaction_metadata`` of messages that this interaction created."""
        metadata: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": payloads.user(self.person),
            "authorizing_integration_owners": {"0": str(self.channel.guild.id) if self.channel.guild else "0"},
        }
        if self.kind is Kind.COMMAND:
            metadata["name"] = " ".join(_command_path(self.data))
        elif self.source is not None:
            metadata["interacted_message_id"] = str(self.source.id)
        return metadata

    def focused_option_kind(self) -> OptionKind:
        """Return the type of the option that an autocomplete interaction asks about."""
        options = self.data.get("options", [])
        while options and "options" in options[0]:
            options = options[0]["options"]
        return next(OptionKind(option["type"]) for option in options if option.get("focused"))


def _command_path(command: dict[str, Any]) -> list[str]:
    """Return the names of a command, its group and its subcommand."""
    nested = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
    return [command["name"], *(name for option in nested for name in _command_path(option))]


class Interactions:
    """All interactions whose tokens have not expired.

    Args:
        world: the objects that interactions are about.
        dispatch: sends a gateway event (its type, its data and a guild's id) to the bot.
    """

    def __init__(self, world: World, dispatch: Callable[[str, dict[str, Any], int | None], None]) -> None:
        self._world = world
        self._dispatch = dispatch
        self._by_token: dict[str, Interaction] = {}
        self._open_modals: dict[int, Interaction] = {}

    @property
    def unanswered(self) -> list[Interaction]:
        """The interactions for which the bot still has something to do."""
        return [each for each in self._by_token.values() if each.state in (State.PENDING, State.THINKING)]

    def start(
        self,
        kind: Kind,
        person: User,
        channel: Channel,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        seen: dict[str, Any] | None = None,
    ) -> Interaction:
        """Create an interaction and send it to the bot; see :class:`Interaction` for the arguments."""
        world = self._world
        while (oldest := next(iter(self._by_token.values()), None)) is not None and oldest.is_expired:
            del self._by_token[oldest.token]
        token = secrets.token_urlsafe(48)
        interaction = Interaction(
            world, world.new_id(), token, kind, person, channel, data, world.clock(), source, seen
        )
        self._by_token[token] = interaction
        interaction.state_changed()
        self._dispatch("INTERACTION_CREATE", interaction.payload(), channel.guild.id if channel.guild else None)
        return interaction

    def to_acknowledge(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that a first response is for.

        Raises:
            ApiError: 10062 if it does not exist or it is too late, 40060 if it has its first response, 10003 if its
                channel was deleted.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if interaction.answer is not None:
            raise ApiError(Code.ALREADY_ACKNOWLEDGED)
        if interaction.is_late:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if interaction.channel.deleted:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Return the interaction that a follow-up or an edit is for.

        Raises:
            ApiError: 50027 if the token is unknown or expired, 10015 without a first response, 10003 if its channel
                was deleted.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.is_expired:
            raise ApiError(Code.INVALID_TOKEN)
        if interaction.answer is None:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        if interaction.channel.deleted:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return interaction

    def modal_opened(self, interaction: Interaction) -> None:
        """Remember that the bot opened a modal in response to an interaction."""
        self._open_modals = {key: each for key, each in self._open_modals.items() if not each.is_expired}
        self._open_modals[interaction.id] = interaction

    def take_modal(self, modal: dict[str, Any]) -> Interaction | None:
        """Return the interaction that opened a modal, and close it; ``None`` if it was submitted or has expired."""
        return self._open_modals.pop(int(modal["interaction_id"]), None)
