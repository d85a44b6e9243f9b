"""Serves the page, and connects each window that shows it as one person.

Over its WebSocket a window sends requests (``{"id", "do", ...}``), answered by ``{"id", "answer"}`` or ``{"id",
"refused": sentence}``, and receives events (``{"event", "data"}``): ``world`` (the channels, people and commands),
``hello`` (ready), and ``message`` (``what`` is ``create``, ``change`` or ``delete``).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from base64 import b64decode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import fontpkg_inter
from aiohttp import WSMsgType, web

from bot.limits import CHANNEL_NAME, USER_NAME, Permission
from playground import payloads
from playground.commands import in_locale
from playground.errors import CannotDo
from playground.interactions import Interaction
from playground.model import Channel, ChannelKind, Guild, Upload, User, may
from playground.people import People
from playground.person import Person
from playground.world import World

_log = logging.getLogger(__name__)
UNKNOWN_PERSON = 4004
"""The close code of a window whose person does not exist, for example after a restart."""
_STATIC = Path(__file__).parent / "static"
_FONT = fontpkg_inter.ROOT / "files" / "Inter[opsz,wght].ttf"
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
}
_MESSAGE_EVENTS = {"MESSAGE_CREATE": "create", "MESSAGE_UPDATE": "change", "MESSAGE_DELETE": "delete"}
_WORLD_EVENTS = ("GUILD_", "CHANNEL_", "THREAD_", "COMMANDS_")
Json: TypeAlias = dict[str, Any]


def add_routes(app: web.Application, world: World, people: People) -> None:
    """Serve the page on the playground's web application."""
    server = _PageServer(world, people)
    app.router.add_get("/", server.index)
    app.router.add_get("/page/fonts/inter.ttf", server.font)
    app.router.add_static("/page", _STATIC)
    app.router.add_get("/client/people", server.list_people)
    app.router.add_post("/client/people", server.add_person)
    app.router.add_get("/client/socket", server.socket)
    app.on_response_prepare.append(_set_headers)
    app.on_shutdown.append(server.close)


async def _set_headers(request: web.Request, response: web.StreamResponse) -> None:
    if request.path == "/" or request.path.startswith(("/page/", "/client/")):
        response.headers.update(_HEADERS)


class _PageServer:
    def __init__(self, world: World, people: People) -> None:
        self._world = world
        self._people = people
        self._windows: set[Window] = set()

    async def index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_STATIC / "index.html")

    async def font(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_FONT)

    async def list_people(self, request: web.Request) -> web.Response:
        people = [payloads.user(each.user) | {"manages": self._manages(each.user)} for each in self._people]
        return web.json_response({"people": people})

    def _manages(self, user: User) -> bool:
        """Return whether a user manages a server, so that they can use the bot's commands for that."""
        channels = (channel for channel in self._world.channels.values() if channel.guild)
        return any(may(channel, user, Permission.MANAGE_GUILD) for channel in channels)

    async def add_person(self, request: web.Request) -> web.Response:
        _require_same_origin(request)
        name = " ".join(str((await request.json()).get("name", "")).split())
        if not 0 < len(name) <= USER_NAME:
            return _refused(f"A name must have 1 to {USER_NAME} characters.")
        if name.casefold() in {person.name.casefold() for person in self._people}:
            return _refused("This name is taken. Pick the person from the list, or choose another name.")
        return web.json_response(payloads.user(self._people.add(name).user))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        _require_same_origin(request)
        socket = web.WebSocketResponse(heartbeat=20, compress=False)
        await socket.prepare(request)
        user_id = request.query.get("person", "")
        person = self._people.find(int(user_id)) if user_id.isdigit() else None
        if person is None:
            await socket.close(code=UNKNOWN_PERSON)
            return socket
        window = Window(self._world, self._people, person, socket)
        self._windows.add(window)
        try:
            await window.run()
        finally:
            self._windows.discard(window)
        return socket

    async def close(self, app: web.Application) -> None:
        for window in tuple(self._windows):
            await window.close()


def _refused(sentence: str) -> web.Response:
    return web.json_response({"refused": sentence}, status=400)


def _require_same_origin(request: web.Request) -> None:
    """Keep pages of other sites from acting through a player's browser."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="Only the playground's own page may do this.")


class Window:
    """One window of a person, for as long as its socket is open."""

    def __init__(self, world: World, people: People, person: Person, socket: web.WebSocketResponse) -> None:
        self._world = world
        self._people = people
        self._person = person
        self._socket = socket
        self._tasks: set[asyncio.Task[None]] = set()
        self._handlers: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "open": self._open,
            "say": self._say,
            "slash": self._slash,
            "complete": self._complete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "set_dms": self._set_dms,
            "set_locale": self._set_locale,
            "create_channel": self._create_channel,
        }
        self._modals: dict[str, Json] = {}
        self._last_world: Json = {}

    async def run(self) -> None:
        """Answer the window's requests and send it events until it closes."""
        events = self._start(self._send_events())
        try:
            async for packet in self._socket:
                if packet.type is WSMsgType.TEXT:
                    self._start(self._answer(packet.json()))
        finally:
            events.cancel()
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Close the socket. The window tries to reconnect."""
        await self._socket.close(code=1001)

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _send(self, packet: Json) -> None:
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json(packet)

    async def _send_events(self) -> None:
        events = self._people.subscribe(self._person)
        try:
            await self._send_world()
            await self._send({"event": "hello", "data": {}})
            changed = False
            while True:
                kind, payload = await events.get()
                what = _MESSAGE_EVENTS.get(kind)
                changed = changed or kind.startswith(_WORLD_EVENTS)
                if changed and (what or events.empty()):  # A message may link to a channel that is new.
                    changed = False
                    await self._send_world()
                if what:
                    await self._send({"event": "message", "data": {"what": what, "message": payload}})
        finally:
            self._people.unsubscribe(events)

    async def _send_world(self) -> None:
        world = self._visible_world()
        if world != self._last_world:
            self._last_world = world
            await self._send({"event": "world", "data": world})

    async def _answer(self, request: Json) -> None:
        response: Json = {"id": request.get("id")}
        try:
            response["answer"] = await self._handlers[request["do"]](request)
        except CannotDo as refusal:
            response["refused"] = str(refusal)
        except (KeyError, TypeError, ValueError):
            _log.exception("invalid request from a window of %s", self._person.name)
            response["refused"] = "That did not work. Reload the page."
        await self._send(response)

    async def _open(self, request: Json) -> Json:
        return {"messages": self._person.sees(self._channel(request))}

    async def _say(self, request: Json) -> Json:
        await self._person.say(self._channel(request), request["content"])
        return {}

    async def _slash(self, request: Json) -> Json:
        options = {name: _decode(value) for name, value in request["options"].items()}
        return self._result(await self._person.slash(self._channel(request), request["name"], **options))

    async def _complete(self, request: Json) -> Json:
        choices = await self._person.autocomplete(
            self._channel(request),
            request["name"],
            focused=request["focused"],
            value=request["value"],
            **{name: value for name, value in request["options"].items() if not isinstance(value, dict)},
        )
        return {"choices": choices}

    async def _click(self, request: Json) -> Json:
        return self._result(await self._person.click(self._message(request), custom_id=request["custom_id"]))

    async def _choose(self, request: Json) -> Json:
        message, values = self._message(request), request["values"]
        return self._result(await self._person.choose(message, values=values, custom_id=request["custom_id"]))

    async def _submit(self, request: Json) -> Json:
        return self._result(await self._person.submit(self._modals[request["modal"]], request["values"]))

    async def _dismiss(self, request: Json) -> Json:
        self._person.dismiss(self._message(request))
        return {}

    async def _set_dms(self, request: Json) -> Json:
        if request["open"]:
            self._person.open_dms()
        else:
            self._person.close_dms()
        await self._send_world()
        return {}

    async def _set_locale(self, request: Json) -> Json:
        self._person.set_locale(str(request["locale"]))
        await self._send_world()
        return {}

    async def _create_channel(self, request: Json) -> Json:
        """Create a channel in the server of the given channel, or a thread of that channel."""
        channel, name = self._channel(request), " ".join(request["name"].split())
        if channel.guild is None or channel.is_thread:
            raise CannotDo("Channels and threads can only be created from a server's channel.")
        if not 0 < len(name) <= CHANNEL_NAME:
            raise CannotDo(f"A name must have 1 to {CHANNEL_NAME} characters.")
        if request["thread"]:
            created = self._world.add_owner_thread(channel, name, ChannelKind.PUBLIC_THREAD)
        else:
            created = self._world.add_channel(channel.guild, name.lower().replace(" ", "-"))
        await self._send_world()
        return {"channel": str(created.id)}

    def _result(self, interaction: Interaction) -> Json:
        if interaction.modal is not None:
            self._modals[interaction.modal["interaction_id"]] = interaction.modal
        return {"state": str(interaction.state), "modal": interaction.modal}

    def _channel(self, request: Json) -> Channel:
        channel_id = str(request["channel"])
        channel = self._world.channels.get(int(channel_id)) if channel_id.isdigit() else None
        if channel is None or not may(channel, self._person.user, Permission.VIEW_CHANNEL):
            raise CannotDo("This channel no longer exists.")
        return channel

    def _message(self, request: Json) -> Json:
        for message in self._person.sees(self._channel(request)):
            if message["id"] == request["message"]:
                return message
        raise CannotDo("This message no longer exists.")

    def _visible_world(self) -> Json:
        person, bot = self._person, payloads.user(self._world.bot)
        guilds = [guild for guild in self._world.guilds.values() if person.id in guild.joined]
        return {
            "me": payloads.user(person.user) | {"dms_open": person.user.dms_open, "locale": person.user.locale},
            "bot": bot,
            "people": [payloads.user(each.user) for each in self._people],
            "guilds": [self._visible_guild(guild) for guild in guilds],
            "dms": [
                {"id": str(person.dm_channel.id), "user": bot, "commands": self._visible_commands(person.dm_channel)}
            ],
        }

    def _visible_commands(self, channel: Channel) -> list[Json]:
        return [in_locale(command, self._person.user.locale) for command in self._person.commands(channel)]

    def _visible_guild(self, guild: Guild) -> Json:
        user = self._person.user
        visible = [channel for channel in guild.channels.values() if may(channel, user, Permission.VIEW_CHANNEL)]
        threads = [channel for channel in visible if channel.is_thread and not channel.archived]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
            "events": [payloads.scheduled_event(guild.id, event) for event in self._world.events(guild)],
            "commands": self._visible_commands(visible[0]) if visible else [],
            "channels": [
                _label(channel) | {"threads": [_label(each) for each in threads if each.parent is channel]}
                for channel in visible
                if not channel.is_thread
            ],
        }


def _label(channel: Channel) -> Json:
    return {"id": str(channel.id), "name": channel.name}


def _decode(value: Any) -> Any:
    """Return a file from the form in which the page sends it; any other value unchanged."""
    return Upload(value["filename"], b64decode(value["data"])) if isinstance(value, dict) else value
