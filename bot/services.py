"""The services of one running bot, and how they are put together."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.delivery.autostep_messages import AutostepMessages
from bot.delivery.deduplication import Deduplicator
from bot.delivery.hand_messages import HandMessages
from bot.delivery.painter import Painter
from bot.delivery.presenter import Presenter
from bot.delivery.reminders import Reminders
from bot.delivery.start_messages import StartMessages
from bot.delivery.table_picture import TablePictures
from bot.delivery.table_posts import TablePosts
from bot.delivery.tutorial_messages import TutorialMessages
from bot.host.duty import Duty
from bot.host.host import Host
from bot.host.play.thinker import Chooser
from bot.memory import affordable_tables
from bot.settings import Settings
from bot.texts import Texts, load_texts
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
    reminders: Reminders
    lessons: TutorialMessages
    texts: Texts
    deduplicator: Deduplicator = field(default_factory=Deduplicator)
    """Messages whose press must be carried out only once."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def user_lock(self, user_id: int) -> asyncio.Lock:
        """A lock to hold while opening something that a user may have only one of.

        It holds in this process, which is enough: all commands of one server come to one process.
        """
        return self._locks.setdefault(user_id, asyncio.Lock())


def build_services(
    client: discord.AutoShardedClient,
    settings: Settings,
    store: Store,
    thinker: Chooser,
    *,
    duty: Duty,
    shard_of: Callable[[int], int],
    painter: Painter,
    clock: Callable[[], float],
    entropy: Callable[[int], bytes],
) -> Services:
    """Puts the services together. ``shard_of`` tells the connection to Discord to which a server belongs."""
    texts = load_texts()
    repost_after = settings.posted_anew_after * 60.0
    host = Host(
        store,
        thinker,
        clock=clock,
        entropy=entropy,
        absent_after=settings.absent_after * 60.0,
        archived_after=settings.archived_after * 3600.0,
        keep_actions=settings.keep_actions_days * 86400.0 or math.inf,
        tables_in_memory=settings.tables_in_memory or affordable_tables(),
        shard_of=shard_of,
        duty=duty,
    )
    posts = TablePosts(client, store, buried_after=settings.buried_after, repost_after=repost_after, clock=clock)
    pictures = TablePictures(painter, host.game_ratings, texts)
    hands = HandMessages(client, store, painter, pictures, texts, duty=duty, repost_after=repost_after, clock=clock)
    hands.on_picker = partial(host.clocks.pressed, choosing=True)
    presenter = Presenter(host, posts, hands, painter, texts, pictures=pictures)
    reminders = Reminders(client, store, host, posts, texts, clock=clock)
    lessons = TutorialMessages(client, store, host, presenter, texts)
    autostep_messages = AutostepMessages(host, painter, texts, clock=clock)
    host.on_change.extend((presenter.changed, reminders.changed, lessons.changed, autostep_messages.changed))
    host.clocks.on_reminder.append(reminders.remind)
    host.autosteps.on_pacing_change.append(autostep_messages.poke)
    start_messages = StartMessages(client, host.servers, texts)
    return Services(
        store, host, posts, hands, presenter, painter, autostep_messages, start_messages, reminders, lessons, texts
    )
