"""The open interactions, found by their tokens."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from bot.limits import Code
from playground.errors import ApiError
from playground.interactions.interaction import Interaction, Kind, State
from playground.world.model import Channel, Message, User
from playground.world.world import World


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
