"""A local imitation of Discord: REST API v10, gateway and CDN on 127.0.0.1, and people to act as.

A bot needs only two URLs to play here (:attr:`Playground.api_base`, :attr:`Playground.gateway_url`). The playground
refuses what Discord refuses, with Discord's error codes. People act through :class:`Person`, in the page or in a test::

    playground = Playground()
    await playground.start()
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    ada = playground.add_person("Ada")
    interaction = await ada.slash(channel, "table new", seats=2)
    await interaction.finished()
    await ada.click(interaction.response, label="Start")

Where to find what, from the bottom up:

* :mod:`~bot.playground.world`: the objects (users, guilds, channels, messages) and the events of their changes
* :mod:`~bot.playground.payloads`: their JSON
* :mod:`~bot.playground.checks`: what Discord refuses in messages, components, modals and commands
* :mod:`~bot.playground.interactions`: commands and interactions
* :mod:`~bot.playground.people`: people
* :mod:`~bot.playground.gateway`, :mod:`~bot.playground.rest`, :mod:`~bot.playground.cdn`: what the bot connects to
* :mod:`~bot.playground.playground`: assembles all these
* :mod:`~bot.playground.page`: the page in a browser
"""

from __future__ import annotations

from bot.playground.errors import ApiError, CannotDo
from bot.playground.interactions.interaction import Interaction, Kind, State
from bot.playground.people.person import Person
from bot.playground.playground import BOT_PERMISSIONS, Playground
from bot.playground.world.model import Channel, ChannelKind, Guild, Message, Upload, User
from bot.playground.world.world import Event

__all__ = [
    "BOT_PERMISSIONS",
    "ApiError",
    "CannotDo",
    "Channel",
    "ChannelKind",
    "Event",
    "Guild",
    "Interaction",
    "Kind",
    "Message",
    "Person",
    "Playground",
    "State",
    "Upload",
    "User",
]
