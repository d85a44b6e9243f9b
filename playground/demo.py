"""The playground that ``run`` starts: a server with channels, and people to play as."""

from __future__ import annotations

import time

from playground import Playground
from playground.page.server import add_routes

_CREATED = 1_767_225_600.0
"""When the demo server was created, in seconds since the epoch.

Discord's ids start with a time: a fixed one gives the same ids at every start, so games continue after a restart.
"""
_CHANNELS = ("card-table", "second-table", "quiet-corner")
_PEOPLE = ("Ada", "Ben", "Chloé", "Dmitri")


def demo_playground(port: int) -> Playground:
    """Return a playground with a server, channels, people and its page; not yet started."""
    now = _CREATED

    def clock() -> float:
        return now or time.time()

    playground = Playground(port, clock)
    guild = playground.add_guild("Card room")
    for name in _CHANNELS:
        playground.add_channel(guild, name)
    people = [playground.add_person(name) for name in _PEOPLE]
    guild.owner = people[0].user  # a server needs an owner who can play
    add_routes(playground.app, playground.world, playground.people)
    now = 0.0
    return playground
