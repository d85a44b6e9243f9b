"""Queues of each person's events."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

from bot.limits import Permission
from playground import payloads
from playground.world.model import Channel, Guild, Message, Role, ThreadMember, User
from playground.world.permissions import may
from playground.world.world import Event, World

EventQueue: TypeAlias = asyncio.Queue[tuple[str, dict[str, Any]]]
"""A queue of ``(kind, payload)``."""


class Subscriptions:
    """Queues of the events that each person may see.

    Kinds are Discord's for guilds, channels, threads, messages and typing. ``INTERACTION`` is the state of one of their
    own interactions, and ``MODAL`` a form that opened for them.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._queues: dict[EventQueue, User] = {}
        world.listeners.append(self._on_event)

    def add(self, user: User) -> EventQueue:
        """Return a new queue of what a user sees from now on."""
        queue: EventQueue = asyncio.Queue()
        self._queues[queue] = user
        return queue

    def remove(self, queue: EventQueue) -> None:
        """Stop filling a queue."""
        self._queues.pop(queue, None)

    def _on_event(self, event: Event) -> None:
        for queue, user in self._queues.items():
            if _is_visible(event, user):
                queue.put_nowait((event.kind, self._payload(event)))

    def _payload(self, event: Event) -> dict[str, Any]:
        subject = event.subject
        if isinstance(subject, Message):
            if event.kind == "MESSAGE_DELETE":
                return payloads.deleted_message(subject)
            return payloads.message(subject, self._world.links)
        if isinstance(subject, Channel):
            return payloads.channel(subject)
        if isinstance(subject, Guild):
            return {"id": str(subject.id), "name": subject.name}
        if isinstance(subject, ThreadMember):
            return payloads.thread_members_update(subject)
        if isinstance(subject, Role):
            return payloads.role(subject)
        return subject


def _is_visible(event: Event, user: User) -> bool:
    channel, guild = event.channel, event.guild
    if event.only is not None and event.only is not user:
        return event.kind.startswith("GUILD_MEMBER_") and guild is not None and user.id in guild.joined
    if channel is not None:
        return event.only is user or may(channel, user, Permission.VIEW_CHANNEL)
    return event.only is user or guild is None or user.id in guild.joined
