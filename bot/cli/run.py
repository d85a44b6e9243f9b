"""``run``: starts the bot, on Discord or on the built-in playground."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import logging
import signal
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

import aiohttp
import click
import discord

from bot.app import Cardroom, point_at
from bot.cli.health import heartbeat
from bot.cli.process import Stopped, log_lost_error, set_up_logging, unless_stopped
from bot.host.play.computers import Thinker
from bot.metrics.measured import Metrics, watched_bot
from bot.metrics.server import serve_metrics
from bot.process_pool import preload
from bot.settings import Settings, load_settings
from bot.sharding.membership import Membership
from bot.table.delivery.drawing import Drawing
from bot.texts import load_texts
from bot.ui.game_names import known_games
from data.connect import is_postgres, open_store
from data.store import Store, StoreError

if TYPE_CHECKING:
    from playground import Playground

_log = logging.getLogger(__name__)

LONGEST_END = 12.0
"""Seconds within which a process that has lost its part in a bot exits."""


@click.command()
def run() -> None:
    """Start the bot.

    With DISCORD_TOKEN set it runs on Discord, otherwise on the built-in playground.
    """
    settings = load_settings()
    set_up_logging(settings.log_level, settings.log_format)
    try:
        asyncio.run(_run(settings))
    except Stopped:
        _log.info("stopped before it began")
    except (StoreError, ValueError) as error:
        raise click.ClickException(str(error)) from error
    except discord.LoginFailure as error:
        raise click.ClickException("Discord does not accept this DISCORD_TOKEN") from error
    except aiohttp.ClientConnectionError as error:
        raise click.ClickException(f"Discord cannot be reached: {error}") from error


async def _run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT."""
    _refuse_shards_that_cannot_be_shared(settings)
    asyncio.get_running_loop().set_exception_handler(log_lost_error)
    stopping = asyncio.Event()
    _on_signals(stopping.set)
    async with contextlib.AsyncExitStack() as stack:
        token = settings.discord_token.get_secret_value()
        options: dict[str, Any] = {}
        if settings.on_discord:
            point_at(settings.discord_api, settings.discord_gateway)
        else:
            playground = await stack.enter_async_context(_started_playground(settings.playground_port))
            point_at(playground.api_base, playground.gateway_url)
            token = playground.token
            options = {"guild_ready_timeout": 0.1}
        preload(Drawing.__module__, Thinker.__module__)
        thinker = Thinker(settings.thinkers)
        stack.callback(thinker.close)
        # It may wait for processes of an older version to end.
        store = await unless_stopped(stopping, open_store(settings.database_url))
        stack.push_async_callback(store.close)
        metrics = Metrics()
        bot: Cardroom | None = None
        if settings.metrics_port:
            await stack.enter_async_context(_served_metrics(metrics, store, lambda: bot, settings))
        if settings.heartbeat_file:
            beating = asyncio.create_task(heartbeat(lambda: bot is None or bot.is_connected, settings.heartbeat_file))
            stack.callback(beating.cancel)
        membership = await stack.enter_async_context(_membership(settings))
        metrics.lease.set_function(lambda: membership.running if membership else 1)
        if membership:
            options |= {"news": membership.news, "tenure": membership.leases.tenure}
        bot = watched_bot(settings, store, thinker, metrics=metrics, **options)
        stack.push_async_callback(bot.close)
        if not settings.on_discord:
            _greet_when_ready(bot, playground.url)
        _spare_the_garbage_collector()
        await _run_until_stopped(bot, token, membership, stopping)


async def _run_until_stopped(bot: Cardroom, token: str, membership: Membership | None, stopping: asyncio.Event) -> None:
    """Run a bot until ``stopping`` is set, and close it. A process that stands by for this one takes over first."""
    ended = asyncio.create_task(stopping.wait())
    running = asyncio.create_task(bot.start(token))
    taking_part = {asyncio.create_task(membership.take_part(bot))} if membership else set()
    await asyncio.wait({running, ended, *taking_part}, return_when=asyncio.FIRST_COMPLETED)
    for task in (running, *taking_part):
        if task.done():
            task.result()
    _log.info("stopping")
    if membership and not ended.done():
        # Other processes do its work by now: nothing that hangs may keep this one alive. This prints where it hangs.
        faulthandler.dump_traceback_later(LONGEST_END, exit=True)
        await bot.close()
        await running
        raise click.ClickException(membership.leases.why_ended)
    if membership:
        await membership.step_down(bot)
    for task in taking_part:
        task.cancel()
    await bot.close()
    await running


def _refuse_shards_that_cannot_be_shared(settings: Settings) -> None:
    """Refuse to run one part of a bot if the other parts could not know of it."""
    if settings.shards and not settings.on_discord:
        raise click.ClickException("SHARDS is for a bot on Discord: set DISCORD_TOKEN, or leave SHARDS empty.")
    if settings.shards and not is_postgres(settings.database_url):
        raise click.ClickException(
            "SHARDS needs PostgreSQL, because SQLite keeps the games in a file that only one process uses."
            " Set DATABASE_URL to postgresql://..., or leave SHARDS empty to run all shards in this process."
        )


@contextlib.asynccontextmanager
async def _membership(settings: Settings) -> AsyncIterator[Membership | None]:
    """Yield this process's part in a bot run by several processes on PostgreSQL; None for a bot that runs alone."""
    if not (settings.on_discord and is_postgres(settings.database_url)):
        yield None
        return
    store = await open_store(settings.database_url)
    membership = Membership(store, settings.shards_to_run)
    try:
        yield membership
    finally:
        await membership.leave()
        await store.close()


def _spare_the_garbage_collector() -> None:
    """Make the garbage collector skip permanent objects, such as modules and texts, and run seldom.

    It took a twentieth of a press's processor time.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@contextlib.asynccontextmanager
async def _started_playground(port: int) -> AsyncIterator[Playground]:
    """Start the demo playground, and stop it on exit."""
    try:
        from playground.demo import demo_playground
    except ModuleNotFoundError as error:
        raise click.ClickException(
            "The playground is not installed here, as in a container: set DISCORD_TOKEN."
        ) from error
    playground = demo_playground(port)
    try:
        await playground.start()
    except OSError as error:
        await playground.stop()
        raise click.ClickException(
            f"The playground's page cannot be served: {error.strerror}. Is another playground already running? "
            "With PLAYGROUND_PORT=0 this one takes a free port."
        ) from error
    try:
        yield playground
    finally:
        await playground.stop()


@contextlib.asynccontextmanager
async def _served_metrics(
    metrics: Metrics, store: Store, bot: Callable[[], Cardroom | None], settings: Settings
) -> AsyncIterator[None]:
    """Yield the running metrics server, and stop it on exit."""
    async with contextlib.AsyncExitStack() as stack:
        try:
            serving = serve_metrics(metrics, store, bot, settings.metrics_host, settings.metrics_port)
            await stack.enter_async_context(serving)
        except OSError as error:
            raise click.ClickException(
                f"The metrics cannot be served at {settings.metrics_host}:{settings.metrics_port}: {error.strerror}."
                " Set METRICS_PORT to a free port, or to 0 to serve none."
            ) from error
        yield


def _greet_when_ready(bot: Cardroom, url: str) -> None:
    """Print where to play and the commands to type, once the bot can answer."""

    async def greet() -> None:
        bot.remove_listener(greet, "on_ready")
        games = ", ".join(known.name for known in known_games(load_texts()))
        click.echo(
            f"\nNo DISCORD_TOKEN is set, so this is the playground.\n"
            f"Open {url} and type:  /table new\nThen press Start to play against the computer.\n"
            f"Games: {games}. For their rules:  /help\n"
        )

    bot.add_listener(greet, "on_ready")


def _on_signals(stop: Callable[[], Any]) -> None:
    """Call ``stop`` at SIGTERM and SIGINT."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl+C raises
            loop.add_signal_handler(number, stop)
