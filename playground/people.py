"""All people, and queues of the events that each of them may see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, TypeAlias

from bot.limits import Permission
from playground import payloads
from playground.commands import Commands
from playground.interactions import Interactions
from playground.model import Channel, Guild, Member, Message, Role, ScheduledEvent, ThreadMember, User, may
from playground.person import Person
from playground.world import Event, World

EventQueue: TypeAlias = asyncio.Queue[tuple[str, dict[str, Any]]]
"""A queue of ``(kind, payload)``."""


class People:
    """The people of the playground, in the order in which they were added."""

    def __init__(self, world: World, commands: Commands, interactions: Interactions) -> None:
        self._world = world
        self._commands = commands
        self._interactions = interactions
        self._subscriptions = Subscriptions(world)
        self._people: list[Person] = []

    def __iter__(self) -> Iterator[Person]:
        return iter(self._people)

    def __getitem__(self, index: int) -> Person:
        return self._people[index]

    def find(self, user_id: int) -> Person | None:
        """Return the person with a user's id."""
        return next((person for person in self._people if person.id == user_id), None)

    def add(self, name: str, *, dms_open: bool = True, joins_all: bool = True) -> Person:
        """Add a person, by default as a member of all guilds."""
        person = self.act_as(self._world.add_user(name, dms_open=dms_open), joins_all=joins_all)
        self._people.append(person)
        if joins_all:
            for guild in self._world.guilds.values():
                person.join(guild)
        return person

    def act_as(self, user: User, *, joins_all: bool = False) -> Person:
        """Return a person for an existing user, such as the owner; not listed among the people."""
        return Person(self._world, self._commands, self._interactions, user, joins_all=joins_all)

    def join_new_guild(self, guild: Guild) -> None:
        """Make those who join all guilds members of a new one."""
        for person in self._people:
            if person.joins_all:
                person.join(guild)

    def subscribe(self, person: Person) -> EventQueue:
        """Return a queue of what a person sees from now on; see :class:`Subscriptions`."""
        return self._subscriptions.add(person.user)

    def unsubscribe(self, queue: EventQueue) -> None:
        """Stop filling a queue."""
        self._subscriptions.remove(queue)


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
        if isinstance(subject, Member):
            return payloads.member(subject.guild, subject.user)
        if isinstance(subject, Role):
            return payloads.role(subject)
        if isinstance(subject, ScheduledEvent):
            assert event.guild is not None
            return payloads.scheduled_event(event.guild.id, subject)
        return subject


def _is_visible(event: Event, user: User) -> bool:
    channel, guild = event.channel, event.guild
    if event.only is not None and event.only is not user:
        return event.kind.startswith("GUILD_MEMBER_") and guild is not None and user.id in guild.joined
    if channel is not None:
        return event.only is user or may(channel, user, Permission.VIEW_CHANNEL)
    return event.only is user or guild is None or user.id in guild.joined
