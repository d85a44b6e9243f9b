"""The services of one running bot, which every command and press may use."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.host.host import Host
from bot.host.table.state import Change, TableState
from bot.table.delivery.hand_messages import HandMessages
from bot.table.delivery.painter import Painter
from bot.table.delivery.presenter import Presenter
from bot.table.delivery.reminders import Reminders
from bot.table.delivery.table_pictures import TablePictures
from bot.table.delivery.table_posts import TablePosts
from bot.table.delivery.workers import Deduplicator
from bot.ui.sentences import Policies
from data.store import Store


class FeatureService:
    """A service that a feature keeps running beside the tables, such as messages that follow them.

    A feature's module has a function ``service(client, services, clock)`` that creates it, called once while the bot is
    put together. Methods that are not overridden do nothing.
    """

    async def start(self) -> None:
        """Begin, once this process looks after its tables."""

    async def stop(self) -> None:
        """End, within a few seconds."""

    def changed(self, change: Change) -> None:
        """Hear of a change at a table. Must not block."""

    def brought_back(self, state: TableState) -> None:
        """Hear of a table that was brought back after a start."""

    def pressed(self, table_id: str, account: int) -> None:
        """Hear that somebody pressed something at a table."""

    def follows(self, table_id: str) -> bool:
        """Return whether it shows a table, so that it must hear of changes even if another process makes them."""
        return False


F = TypeVar("F", bound=FeatureService)


@dataclass(frozen=True, slots=True)
class Services:
    """The services that every command and press may use."""

    store: Store
    host: Host
    posts: TablePosts
    hands: HandMessages
    presenter: Presenter
    painter: Painter
    pictures: TablePictures
    reminders: Reminders
    policies: Policies
    """The operator's privacy policy, terms and contact."""
    deduplicator: Deduplicator = field(default_factory=Deduplicator)
    """Messages whose press must be carried out only once."""
    features: dict[type[FeatureService], FeatureService] = field(default_factory=dict)
    """The services of the features, by class."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def user_lock(self, user_id: int) -> asyncio.Lock:
        """Return a lock to hold while opening something that a user may have only one of.

        It holds in this process, which is enough: all commands of one server come to one process.
        """
        return self._locks.setdefault(user_id, asyncio.Lock())

    def feature(self, kind: type[F]) -> F:
        """Return a feature's service by its class."""
        found = self.features[kind]
        assert isinstance(found, kind)
        return found
