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

From the bottom up:

* :mod:`~playground.model`: the objects (users, guilds, channels, messages); :mod:`~playground.world`: their changes
* :mod:`~playground.payloads`: their JSON
* :mod:`~playground.checks`: Discord's refusals of messages, components, modals and commands
* :mod:`~playground.commands`, :mod:`~playground.interactions`: the bot's commands, and people's uses of the bot
* :mod:`~playground.person`, :mod:`~playground.people`: people
* :mod:`~playground.gateway`, :mod:`~playground.rest`: the bot's connections
* :mod:`~playground.playground`: assembles all these
* :mod:`~playground.page`: the page in a browser
"""

from __future__ import annotations

from playground.errors import ApiError, CannotDo
from playground.interactions import Interaction, Kind, State
from playground.model import Channel, ChannelKind, Guild, Message, Upload, User
from playground.person import Person
from playground.playground import BOT_PERMISSIONS, Playground
from playground.world import Event

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
