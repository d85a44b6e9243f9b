"""Puts the services of one running bot together."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import discord

from bot.host.core import Duty
from bot.host.host import Host
from bot.host.play.computers import Chooser
from bot.registry import SERVICES
from bot.settings import Settings
from bot.table.delivery.hand_messages import HandMessages
from bot.table.delivery.painter import Painter
from bot.table.delivery.presenter import Presenter
from bot.table.delivery.reminders import Reminders
from bot.table.delivery.table_pictures import TablePictures
from bot.table.delivery.table_posts import TablePosts
from bot.table.services import Services
from bot.ui.sentences import Policies
from data.store import Store

_MEMORY_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Where Linux tells a container's limit, in bytes, or ``max``."""
_MEMORY_SHARE = 8
_TABLE_BYTES = 300_000
"""A bit more than a table takes: with its views, a game of 300 actions was measured at 120 to 250 KB."""
_LEAST_TABLES, _MOST_TABLES = 64, 20_000


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
    steady: Callable[[], float] | None,
    entropy: Callable[[int], bytes],
) -> Services:
    """Put the services together. ``shard_of`` tells the connection to Discord to which a server belongs."""
    repost_after = settings.posted_anew_after * 60.0
    host = Host(
        store,
        thinker,
        clock=clock,
        steady=steady,
        entropy=entropy,
        absent_after=settings.absent_after * 60.0,
        daily_limit=settings.ranked_games_a_day,
        archived_after=settings.archived_after * 3600.0,
        keep_actions=settings.keep_actions_days * 86400.0 or math.inf,
        tables_in_memory=settings.tables_in_memory or affordable_tables(),
        tables_per_person=settings.tables_per_person,
        shard_of=shard_of,
        duty=duty,
    )
    posts = TablePosts(client, store, buried_after=settings.buried_after, repost_after=repost_after, clock=clock)
    pictures = TablePictures(painter, host.game_ratings)
    hands = HandMessages(client, store, painter, pictures, duty=duty, repost_after=repost_after, clock=clock)
    hands.on_picker = partial(host.clocks.pressed, choosing=True)
    presenter = Presenter(host, posts, hands, painter, pictures=pictures)
    reminders = Reminders(client, store, host, posts, clock=clock)
    host.on_change.extend((presenter.changed, reminders.changed))
    host.clocks.on_reminder.append(reminders.remind)
    host.clocks.on_seen.append(reminders.seen)
    policies = Policies(settings.privacy_url, settings.terms_url, settings.contact)
    services = Services(store, host, posts, hands, presenter, painter, pictures, reminders, policies)
    for make in SERVICES:
        service = make(client, services, clock)
        services.features[type(service)] = service
        host.on_change.append(service.changed)
    return services


def affordable_tables() -> int:
    """Return how many tables fit into an eighth of the memory of the machine, or of the container if that is less."""
    return max(_LEAST_TABLES, min(_MOST_TABLES, _memory() // _MEMORY_SHARE // _TABLE_BYTES))


def _memory() -> int:
    found = []
    with suppress(ValueError, OSError, AttributeError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for path in _MEMORY_LIMITS:
        with suppress(ValueError, OSError):
            found.append(int(path.read_text("ascii")))
    return min(found, default=0)
