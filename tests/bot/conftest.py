"""A playground and the bot on it, over real sockets, in the test's own loop."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import discord
import pytest
import pytest_asyncio
from aiohttp import multipart
from pydantic import BaseModel

from bot import command_sync, registry
from bot.app import Cardroom, point_at
from bot.command_sync import CommandSync
from bot.features.evening.message import EVENING
from bot.host.daily import deciding_code
from bot.host.daily.schedule import DAY
from bot.host.lobby import lobby, next_table
from bot.host.lobby.new_table import own_seed
from bot.host.model.settings import Preferences
from bot.host.play import computers
from bot.host.play.computers import Chooser
from bot.host.records import rating_pools
from bot.host.table.state import TableState
from bot.registry import slash_commands
from bot.settings import Settings
from bot.table.delivery import presenter
from bot.table.delivery.drawing import InThreads
from bot.table.delivery.painter import Painter
from bot.texts import files
from bot.ui import components
from bot.ui.commands import AnyCommand, localized_payload
from bot.ui.components import Picture, media_item
from bot.ui.custom_ids import Press
from data.connect import open_store
from engine import players
from engine.games import GAMES
from engine.types import Action
from engine.view import View
from playground import Channel, Guild, Person, Playground, interactions
from playground.checks.commands import check_commands
from playground.page.server import add_routes
from playground.rest import applications
from tests.bot.blank_painter import BlankPainter
from tests.bot.wall import Wall, a_wall
from tests.databases import provide_database
from tests.playground.room import Clock
from tests.texts import says

ACKNOWLEDGE_WITHIN = 60.0
"""Seconds that the bot has for its first response in a room: more than Discord allows, for busy machines."""
_WORKS = (
    "discord-ui-dynamic-item",
    "CommandTree-invoker",
    "presenter",
    "film ",
    "reminder",
    "free seat",
    "evening",
    "daily ",
    "board ",
    "champion ",
    "tournament",
    "lessons",
    "computers ",
    "daily ",
    "discord.py: on_",
)
"""The names of the tasks in which the bot handles presses and commands."""


def clock_at_noon() -> Clock:
    """Return a clock that starts at noon UTC, so that no day ends in the midst of a test."""
    clock = Clock()
    clock.ahead = (DAY / 2 - clock()) % DAY  # never back: discord.py would take presses for expired
    return clock


class GivenSettings(Settings):
    """The bot's settings without the environment: those that a test gives, and usual ones."""

    def __init__(self, **values: Any) -> None:
        """Take the arguments as the only source."""
        BaseModel.__init__(self, **values)


class HereAndNow(Chooser):
    """A computer player that thinks in the test's own process."""

    async def choose(self, view: View, level: str, seed: bytes, aggression: int = 50) -> Action:
        return players.choose(view, level, seed)


@pytest.fixture(autouse=True)
def no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that used a message without a text, such as one of another game."""
    yield
    said = [record.getMessage() for record in caplog.get_records("call")]
    assert not [message for message in said if message.startswith("no text for")]


@dataclass
class Room:
    """A server of the playground with the bot in it."""

    playground: Playground
    guild: Guild
    channel: Channel
    ada: Person
    ben: Person
    clock: Clock
    path: Path
    entropy: Callable[[int], bytes]
    draws: bool = False
    """Whether pictures are drawn; see the marker ``pictures``."""
    tables_per_person: int = 100
    """How many open or idle tables one person may have: many, for tests of other things."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Other settings of the bot from its next start on."""
    database_url: str = ""
    """Where games are stored, if not at ``path``."""
    steady: Callable[[], float] | None = None
    """A steady clock, by which gaps are noticed."""
    build: Callable[..., Cardroom] = Cardroom
    """Builds the bot."""
    running: Cardroom | None = None
    _running: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def bot(self) -> Cardroom:
        """The bot, once it has been started."""
        assert self.running
        return self.running

    async def start(self) -> None:
        """Start the bot on the room's database, as after a restart."""
        url = self.database_url or str(self.path)
        if not self.database_url:
            await provide_database(self.path)
        settings = GivenSettings(database_url=url, tables_per_person=self.tables_per_person, **self.settings)
        point_at(self.playground.api_base, self.playground.gateway_url)
        bot = self.running = self.build(
            settings,
            await open_store(settings.database_url),
            HereAndNow(),
            clock=self.clock,
            steady=self.steady,
            entropy=self.entropy,
            painter=Painter(InThreads()) if self.draws else BlankPainter(InThreads()),
            guild_ready_timeout=0.05,
        )
        await bot.login(self.playground.token)
        ready = asyncio.create_task(bot.wait_for("shard_ready", timeout=60.0))
        self._running = asyncio.create_task(bot.connect())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        await ready

    async def stop(self) -> None:
        """End the bot in order."""
        if self.running and self._running:
            await self.running.close()
            await self._running

    async def table(self) -> TableState:
        """Return the channel's table as the host knows it."""
        state = await self.bot.services.host.table_in_channel(self.channel.id)
        assert state
        return state

    async def quiet(self) -> None:
        """Wait until every press has been handled, the computers have played, and all of it is shown."""
        async with asyncio.timeout(60):
            while works := [task for task in asyncio.all_tasks() if task.get_name().startswith(_WORKS)]:
                await asyncio.wait(works)
        await self.playground.settled()

    async def paused(self, table_id: str) -> None:
        """Wait until a table has been paused, and all of it is shown."""
        host, changed = self.bot.services.host, asyncio.Event()
        host.on_change.append(lambda change: changed.set())
        async with asyncio.timeout(60):
            while (await host.state(table_id)).live:
                await changed.wait()
                changed.clear()
        await self.quiet()

    async def tick(self) -> None:
        """Run everything due by now, and wait until it is shown."""
        await self.bot.services.host.clocks.tick()
        await self.quiet()

    def post(self, who: Person | None = None) -> dict[str, Any]:
        """Return the public message of the channel's newest table: it has one, with buttons for all."""
        posts = [m for m in (who or self.ada).sees(self.channel) if m["components"] and not m["flags"] & 64]
        posts = [post for post in posts if not is_evening(post)]
        newest = [post for post in posts if shown_table(post) == shown_table(posts[-1])]
        assert len(newest) == 1, f"{len(newest)} posts"
        return newest[0]

    def hand(self, who: Person) -> dict[str, Any]:
        """Return the hand in somebody's direct messages."""
        [message] = [message for message in who.dms() if message["components"] and not message["flags"] & 64]
        return message


def shown_table(message: dict[str, Any]) -> str:
    """Return the table id in a message's buttons; empty if it has none."""
    presses = (Press.read(part.get("custom_id", "")) for part in parts(message, 2))
    return next((press.table for press in presses if press), "")


def is_evening(message: dict[str, Any]) -> bool:
    """Return whether a message shows an evening, with its buttons or folded up."""
    presses = (Press.read(part.get("custom_id", "")) for part in parts(message, 2))
    return any(press and press.word == EVENING for press in presses) or bool(says(words(message), "evening-over"))


def buttons(message: dict[str, Any] | None, *, enabled: bool = False) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part["label"] for part in parts(message, 2) if not (enabled and part.get("disabled"))]


def parts(message: dict[str, Any] | None, kind: int) -> list[dict[str, Any]]:
    """Return the components of a type, including nested ones. There must be a message."""
    assert message

    def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [deep for part in components for deep in (part, *walk(part.get("components", [])))]

    return [part for part in walk(message["components"]) if part["type"] == kind]


def words(message: dict[str, Any] | None) -> str:
    """Return the text of a message, including alt texts. There must be one."""
    assert message
    said = [message["content"], *(part["content"] for part in parts(message, 10))]
    said += [item["description"] or "" for part in parts(message, 12) for item in part["items"]]
    return "\n".join(filter(None, said))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make requests for ratings wait until all games are counted, however slow the machine.

    Pools are loaded when they are read, not at the bot's start: that is half of what a start asks an empty database.
    """
    monkeypatch.setattr(rating_pools, "PATIENCE", 20.0)
    monkeypatch.setattr(rating_pools.RatingPools, "start", lambda pools, games: None)


MARKUP = re.compile(r"\*\*|__|~~|\|\||`|\\\\|<[@#t]|\]\(|^(?:#|-#) ", re.MULTILINE)
"""Markdown, escapes and mentions."""
ODD_NAMES = {"test_limits", "test_names", "test_wanderers", "test_worst_users"}
"""Tests where people's names have such characters."""


@pytest.fixture(autouse=True)
def plain_alt_texts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that every alt text is plain: screen readers get no Markdown, and Discord shows what is written."""
    written: list[str] = []

    def noted(picture: Picture, description: str) -> discord.MediaGalleryItem:
        written.append(description)
        return media_item(picture, description)

    monkeypatch.setattr(components, "media_item", noted)
    yield
    if request.module.__name__.rpartition(".")[2] not in ODD_NAMES:
        assert not [each for each in written if MARKUP.search(each)]


_COMMANDS: dict[tuple[Path, tuple[str, ...]], tuple[AnyCommand, ...]] = {}
"""The commands, by the folder of their texts and the games."""
_PAYLOADS: dict[tuple[Path, tuple[str, ...]], list[dict[str, Any]]] = {}
"""The commands in Discord's form, likewise."""
_CHECKED: list[list[Any]] = []
"""The lists of commands that a playground has accepted."""


def _checked(forms: list[Any]) -> None:
    if forms not in _CHECKED:
        check_commands(forms)
        _CHECKED.append(forms)


Translates: TypeAlias = Callable[[discord.app_commands.CommandTree[Any]], Awaitable[list[dict[str, Any]]]]


@pytest.fixture(autouse=True)
def commands_made_once(monkeypatch: pytest.MonkeyPatch) -> Translates:
    """Make, translate and check the commands once in this process: to do so is half of a room's start.

    Return what translates them.
    """

    def made() -> tuple[AnyCommand, ...]:
        key = (files.FOLDER, tuple(GAMES))
        if key not in _COMMANDS:
            _COMMANDS[key] = tuple(slash_commands())
        return _COMMANDS[key]

    async def translated(tree: discord.app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
        key = (files.FOLDER, tuple(GAMES))
        if key not in _PAYLOADS:
            _PAYLOADS[key] = await localized_payload(tree)
        return _PAYLOADS[key]

    monkeypatch.setattr(registry, "slash_commands", made)
    monkeypatch.setattr(command_sync, "localized_payload", translated)
    monkeypatch.setattr(applications, "check_commands", _checked)
    return translated


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """Spare this process what takes long and is the same for all rooms.

    aiohttp takes a millisecond to read a ``Content-Disposition``, of which uploads have the same few. The digest of the
    engine is that of its sources here, comments included, so that none needs to be parsed.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multipart, "parse_content_disposition", cache(multipart.parse_content_disposition))
        patch.setattr(deciding_code, "decisive", lambda source: source)
        yield


REGISTERING = {"test_command_sync"}
"""Tests of the requests with which the bot registers its commands."""


def give_commands(playground: Playground, translated: Translates, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand the playground the bot's commands, which are checked once, without the large request of each start."""

    async def given(sync: CommandSync, delay: float) -> bool:
        forms = await translated(sync._tree)
        _checked(forms)
        playground.commands.overwrite(None, forms)
        return True

    monkeypatch.setattr(CommandSync, "_sync", given)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where the bot of a test stores its games; see the marker ``postgres``."""
    if request.node.get_closest_marker("postgres"):
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'room.db'}"


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    """Yield a playground for bots in processes of their own, without the limits of Discord's requests."""
    playground = Playground(limits=False)
    await playground.start()
    yield playground
    await playground.stop()


@pytest_asyncio.fixture
async def room(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    database_url: str,
    entropy: Callable[[int], bytes],
    commands_made_once: Translates,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Room]:
    for module in (lobby, next_table):  # otherwise a player's seed depends on the time
        monkeypatch.setattr(module, "own_seed", lambda seed, player, now: own_seed(seed, player, 0.0))
    monkeypatch.setattr(computers, "LULL", 0.0)
    monkeypatch.setattr(interactions, "ACKNOWLEDGE_WITHIN", ACKNOWLEDGE_WITHIN)
    clock = clock_at_noon()
    # A heartbeat is sent from a thread of the library's own, which a test's loop may not outlive.
    playground = Playground(0, clock, limits=False, heartbeat=3600)
    add_routes(playground.app, playground.world, playground.people)
    if request.module.__name__.rpartition(".")[2] not in REGISTERING:
        give_commands(playground, commands_made_once, monkeypatch)
    await playground.start()
    guild = playground.add_guild("Card club")
    channel = playground.add_channel(guild, "table-1")
    ada, ben = playground.add_person("Ada"), playground.add_person("Ben")
    draws = request.node.get_closest_marker("pictures") is not None
    here = Room(playground, guild, channel, ada, ben, clock, tmp_path / "room.db", entropy, draws)
    if request.node.get_closest_marker("postgres"):
        here.database_url = database_url
    try:
        await here.start()
        yield here
    finally:
        with contextlib.suppress(Exception):
            await here.stop()
        await playground.stop()


@pytest.fixture
def four(room: Room) -> list[Person]:
    """Return Ada, Ben, and two others who join their server."""
    return [room.ada, room.ben, room.playground.add_person("Chloe"), room.playground.add_person("Dmitri")]


@pytest_asyncio.fixture
async def draws_by_hand(room: Room) -> None:
    """Make Ada and Ben draw themselves, even when it is their only action."""
    store = room.bot.services.store
    for person in (room.ada, room.ben):
        player = await store.player(person.id, person.name)
        await store.set_settings(player.id, Preferences(automatic=()).merged_into(player.settings))


@pytest.fixture
def hurry(later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Advance the clocks like ``later``, and show each step of computers at once."""
    monkeypatch.setattr(presenter, "STEADY", 0.0)
    monkeypatch.setattr(presenter, "_STEPS", 0.0)
    return later


@pytest.fixture
def later(room: Room) -> Callable[[float], None]:
    """Advance the clocks of Discord and the bot, in seconds."""

    def move(seconds: float) -> None:
        room.clock.ahead += seconds

    return move


@pytest_asyncio.fixture
async def wall(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Wall]:
    caplog.set_level("INFO")
    async with a_wall(tmp_path / "tables.db") as wall:
        yield wall
