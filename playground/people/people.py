"""Everyone who can act in the playground."""

from __future__ import annotations

from collections.abc import Iterator

from playground.interactions.commands import Commands
from playground.interactions.registry import Interactions
from playground.people.person import Person
from playground.people.subscriptions import EventQueue, Subscriptions
from playground.world.model import Guild, User
from playground.world.world import World


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
