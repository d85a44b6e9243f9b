"""The services of one running bot, put together by the application."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.delivery.autostep_messages import AutostepMessages
from bot.delivery.deduplication import Deduplicator
from bot.delivery.hand_messages import HandMessages
from bot.delivery.painter import Painter
from bot.delivery.presenter import Presenter
from bot.delivery.start_messages import StartMessages
from bot.delivery.table_posts import TablePosts
from bot.host.host import Host
from bot.texts import Texts
from data.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """What every command and press may use."""

    store: Store
    host: Host
    posts: TablePosts
    hands: HandMessages
    presenter: Presenter
    painter: Painter
    autostep_messages: AutostepMessages
    start_messages: StartMessages
    texts: Texts
    deduplicator: Deduplicator = field(default_factory=Deduplicator)
    """Messages whose press must be carried out only once."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def user_lock(self, user_id: int) -> asyncio.Lock:
        """A lock to hold while opening something that a user may have only one of.

        It holds in this process, which is enough: all commands of one server come to one process.
        """
        return self._locks.setdefault(user_id, asyncio.Lock())
