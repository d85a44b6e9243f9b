"""The bot's application, as set in Discord's developer portal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Application:
    """The bot's application.

    ``token`` is the bot's login, ``shards`` the number that ``/gateway/bot`` recommends, and
    ``privileged_intents`` the bits that a session may ask for; Discord grants none by default.
    """

    token: str
    shards: int = 1
    privileged_intents: int = 0
