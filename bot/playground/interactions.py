"""Interactions: what a person did with the bot, and how far the bot has got with answering it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from bot.limits import ACKNOWLEDGE_WITHIN, TOKEN_LIFE, UPLOAD_SIZE, Code
from bot.playground import forms
from bot.playground.errors import ApiError
from bot.playground.world import Channel, Happening, Message, User, World, permissions

_TICK = 0.05
"""How often an unanswered interaction looks at the clock, which may be a test's own, in real seconds."""


class Kind(IntEnum):
    """Types of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Types of first responses."""

    MESSAGE = 4
    THINKING = 5
    LATER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class State(StrEnum):
    """What the person sees of their interaction."""

    PENDING = "pending"
    """Not yet answered."""
    THINKING = "thinking"
    """The bot says that it is thinking."""
    DONE = "done"
    FAILED = "failed"
    """The bot did not answer in time."""


@dataclass(eq=False)
class Use:
    """One use that a person made of the bot: a command, a press, a choice, a form sent.

    ``data`` is what was sent to the bot, ``source`` the message whose component was used, and ``seen`` how
    that message looked then, if it may have changed since.
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
    sent: list[Message] = field(default_factory=list, repr=False)
    """What the bot answered with: the original response first, then the follow-ups."""
    changed: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def state(self) -> State:
        """How far the answer has got."""
        if self.answer is None:
            return State.FAILED if self.is_late else State.PENDING
        waiting = self.original if self.answer is Answer.THINKING else None
        if waiting is not None and waiting.is_loading and not waiting.deleted:
            return State.FAILED if self.is_expired else State.THINKING
        return State.DONE

    @property
    def is_late(self) -> bool:
        """Whether the time for the first response is over."""
        return self.world.clock() - self.created > ACKNOWLEDGE_WITHIN

    @property
    def is_expired(self) -> bool:
        """Whether the token's time is over."""
        return self.world.clock() - self.created > TOKEN_LIFE

    @property
    def response(self) -> dict[str, Any] | None:
        """The original response as it is now; ``None`` if there is none, or it was deleted."""
        if self.original is None or self.original.deleted:
            return None
        return forms.message(self.original)

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The original response and the follow-ups that still exist."""
        return [forms.message(message) for message in self.sent if not message.deleted]

    def acknowledge(self, answer: Answer) -> None:
        """Take the first response."""
        self.answer = answer
        self.tell()

    def tell(self) -> None:
        """Tell the person that the state changed."""
        self.changed.set()
        form = {
            "id": str(self.id),
            "kind": int(self.kind),
            "state": str(self.state),
            "channel_id": str(self.channel.id),
            "message_id": str(self.source.id) if self.source else None,
            "name": self.data.get("name"),
            "custom_id": self.data.get("custom_id"),
        }
        self.world.tell(Happening("INTERACTION", form, self.channel, only=self.person))

    async def acknowledged(self) -> Use:
        """Wait until the bot has answered, or 3 s are over on the clock; then it has failed."""
        while self.state is State.PENDING:
            self.changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), _TICK)
        if self.answer is None:
            self.tell()
        return self

    async def finished(self, within: float = 10.0) -> Use:
        """Wait until the bot no longer thinks.

        Raises:
            TimeoutError: it still thinks after so many real seconds.
        """
        async with asyncio.timeout(within):
            await self.acknowledged()
            while self.state is State.THINKING:
                self.changed.clear()
                await self.changed.wait()
        return self

    def payload(self) -> dict[str, Any]:
        """The INTERACTION_CREATE that the bot is sent."""
        bot, guild = self.world.bot, self.channel.guild
        form: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(bot.id),
            "type": int(self.kind),
            "token": self.token,
            "version": 1,
            "channel_id": str(self.channel.id),
            "channel": forms.channel(self.channel) | {"permissions": str(permissions(self.channel, self.person))},
            "app_permissions": str(permissions(self.channel, bot)),
            "locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": UPLOAD_SIZE,
            "context": 1 if guild is None else 0,
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "data": self.data,
        }
        if guild is None:
            form["user"] = forms.user(self.person)
        else:
            form |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": forms.interaction_member(self.channel, self.person),
            }
        if self.source is not None:
            form["message"] = self.seen or forms.message(self.source)
        return form

    def metadata(self) -> dict[str, Any]:
        """What a message says of the interaction that made it."""
        form: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": forms.user(self.person),
            "authorizing_integration_owners": {"0": str(self.channel.guild.id) if self.channel.guild else "0"},
        }
        if self.kind is Kind.COMMAND:
            form["name"] = " ".join(_path(self.data))
        elif self.source is not None:
            form["interacted_message_id"] = str(self.source.id)
        return form


def _path(command: dict[str, Any]) -> list[str]:
    """A used command's name, with those of its group and subcommand."""
    nested = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
    return [command["name"], *(name for option in nested for name in _path(option))]


class Interactions:
    """All interactions whose tokens still live."""

    def __init__(self, world: World, dispatch: Callable[[str, dict[str, Any], int | None], None]) -> None:
        self._world = world
        self._dispatch = dispatch
        self._by_token: dict[str, Use] = {}

    @property
    def unanswered(self) -> list[Use]:
        """Those on which the bot still has something to do."""
        return [use for use in self._by_token.values() if use.state in (State.PENDING, State.THINKING)]

    def open(
        self,
        kind: Kind,
        person: User,
        channel: Channel,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        seen: dict[str, Any] | None = None,
    ) -> Use:
        """A new interaction, sent to the bot; see :class:`Use` for what it is made of."""
        world = self._world
        while (oldest := next(iter(self._by_token.values()), None)) is not None and oldest.is_expired:
            del self._by_token[oldest.token]
        use = Use(
            world,
            world.new_id(),
            secrets.token_urlsafe(48),
            kind,
            person,
            channel,
            data,
            world.clock(),
            source,
            seen,
        )
        self._by_token[use.token] = use
        use.tell()
        self._dispatch("INTERACTION_CREATE", use.payload(), channel.guild.id if channel.guild else None)
        return use

    def to_acknowledge(self, interaction_id: int, token: str) -> Use:
        """The interaction that a first response is for.

        Raises:
            ApiError: 10062 if there is none or it waited too long, 40060 if it has its response, 10003 if its
                channel is gone.
        """
        use = self._by_token.get(token)
        if use is None or use.id != interaction_id:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if use.answer is not None:
            raise ApiError(Code.ALREADY_ACKNOWLEDGED)
        if use.is_late:
            raise ApiError(Code.UNKNOWN_INTERACTION)
        if use.channel.deleted:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return use

    def by_token(self, token: str) -> Use:
        """The interaction that a follow-up or an edit is for.

        Raises:
            ApiError: 50027 if the token is wrong or its time is over, 10015 if it has no first response yet,
                10003 if its channel is gone.
        """
        use = self._by_token.get(token)
        if use is None or use.is_expired:
            raise ApiError(Code.INVALID_TOKEN)
        if use.answer is None:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        if use.channel.deleted:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return use
