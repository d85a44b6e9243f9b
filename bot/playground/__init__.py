"""A Discord that runs on this machine: REST v10, gateway and CDN on 127.0.0.1, and people to act as.

A bot needs nothing but two addresses to play here (:attr:`Playground.api_base`,
:attr:`Playground.gateway_url`), and is refused what Discord refuses. People, in a page or in a test, act
through :class:`Person`::

    playground = Playground()
    await playground.start()
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    ada = playground.add_person("Ada")
    use = await ada.slash(channel, "table new", seats=2)
    await use.finished()
    await ada.click(use.response, label="Start")

What exists stands in :mod:`~bot.playground.world`, how it is shown in :mod:`~bot.playground.forms`, what is
refused in :mod:`~bot.playground.checks`.
"""

from __future__ import annotations

from bot.playground.errors import ApiError, CannotDo
from bot.playground.interactions import Kind, State, Use
from bot.playground.people import Person
from bot.playground.server import BOT_PERMISSIONS, Playground
from bot.playground.world import Channel, ChannelKind, Guild, Message, User

__all__ = [
    "BOT_PERMISSIONS",
    "ApiError",
    "CannotDo",
    "Channel",
    "ChannelKind",
    "Guild",
    "Kind",
    "Message",
    "Person",
    "Playground",
    "State",
    "Use",
    "User",
]
