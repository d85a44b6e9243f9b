"""The page on which people play: its files, and a line to every window that shows it.

A window is one person. Over its WebSocket it asks (``{"id", "do", ...}``, answered by ``{"id", "answer"}`` or
``{"id", "refused": sentence}``), and is told ``{"event", "data"}``: ``world`` (what exists), ``hello`` (it is
ready), and ``message`` (``what`` is ``create``, ``change`` or ``delete``).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from base64 import b64decode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import fontpkg_inter
from aiohttp import WSMsgType, web

from bot.limits import CHANNEL_NAME, USER_NAME, Permission
from bot.playground import forms
from bot.playground.checks.messages import Upload
from bot.playground.errors import CannotDo
from bot.playground.world import Channel, Guild, may

if TYPE_CHECKING:
    from bot.playground.interactions import Use
    from bot.playground.people import Person
    from bot.playground.server import Playground

PAGE = Path(__file__).parent / "page"
FONT = fontpkg_inter.ROOT / "files" / "Inter[opsz,wght].ttf"
UNKNOWN_PERSON = 4004
"""The close code of a window whose person does not exist, as after a restart."""
_MESSAGE_EVENTS = {"MESSAGE_CREATE": "create", "MESSAGE_UPDATE": "change", "MESSAGE_DELETE": "delete"}
_WORLD_EVENTS = ("GUILD_", "CHANNEL_", "THREAD_", "COMMANDS_")
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
}

log = logging.getLogger(__name__)
Form = dict[str, Any]


def add_routes(app: web.Application, playground: Playground) -> None:
    """Put the page and its windows' line onto the playground's own server."""
    client = _Client(playground)
    app.router.add_get("/", client.index)
    app.router.add_get("/page/fonts/inter.ttf", client.font)
    app.router.add_static("/page", PAGE)
    app.router.add_get("/client/people", client.people)
    app.router.add_post("/client/people", client.new_person)
    app.router.add_get("/client/socket", client.socket)
    app.on_response_prepare.append(_set_headers)
    app.on_shutdown.append(client.close)


async def _set_headers(request: web.Request, response: web.StreamResponse) -> None:
    if request.path == "/" or request.path.startswith(("/page/", "/client/")):
        response.headers.update(_HEADERS)


class _Client:
    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._windows: set[Window] = set()

    async def index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def font(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(FONT)

    async def people(self, request: web.Request) -> web.Response:
        return web.json_response({"people": _people(self._playground)})

    async def new_person(self, request: web.Request) -> web.Response:
        _refuse_strangers(request)
        name = " ".join(str((await request.json()).get("name", "")).split())
        taken = {person.name.casefold() for person in self._playground.people}
        if not 0 < len(name) <= USER_NAME:
            return _refused(f"A name has 1 to {USER_NAME} characters.")
        if name.casefold() in taken:
            return _refused("Somebody here has this name. Pick them from the list, or take another name.")
        return web.json_response(forms.user(self._playground.add_person(name).user))

    async def socket(self, request: web.Request) -> web.StreamResponse:
        _refuse_strangers(request)
        socket = web.WebSocketResponse(heartbeat=20, compress=False)
        await socket.prepare(request)
        number = _number(request.query.get("person"))
        person = next((each for each in self._playground.people if each.id == number), None)
        if person is None:
            await socket.close(code=UNKNOWN_PERSON)
            return socket
        window = Window(self._playground, person, socket)
        self._windows.add(window)
        try:
            await window.run()
        finally:
            self._windows.discard(window)
        return socket

    async def close(self, app: web.Application) -> None:
        for window in tuple(self._windows):
            await window.close()


class Window:
    """One window of one person, for as long as its socket is open."""

    def __init__(self, playground: Playground, person: Person, socket: web.WebSocketResponse) -> None:
        self._playground = playground
        self._person = person
        self._socket = socket
        self._tasks: set[asyncio.Task[None]] = set()
        self._doing: dict[str, Callable[[Form], Awaitable[Form]]] = {
            "open": self._open,
            "say": self._say,
            "slash": self._slash,
            "complete": self._complete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "directs": self._directs,
            "found": self._found,
        }
        self._modals: dict[str, Form] = {}
        self._told: Form = {}

    async def run(self) -> None:
        """Answer the window's questions and tell it what happens, until it closes."""
        told = self._start(self._tell())
        try:
            async for packet in self._socket:
                if packet.type is WSMsgType.TEXT:
                    self._start(self._answer(packet.json()))
        finally:
            told.cancel()
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Hang up; the window tries to come back by itself."""
        await self._socket.close(code=1001)

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _send(self, form: Form) -> None:
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json(form)

    async def _tell(self) -> None:
        events = self._playground.subscribe(self._person)
        try:
            await self._tell_world()
            await self._send({"event": "hello", "data": {}})
            changed = False
            while True:
                kind, form = await events.get()
                if what := _MESSAGE_EVENTS.get(kind):
                    await self._send({"event": "message", "data": {"what": what, "message": form}})
                changed = changed or kind.startswith(_WORLD_EVENTS)
                if changed and events.empty():
                    changed = False
                    await self._tell_world()
        finally:
            self._playground.unsubscribe(events)

    async def _tell_world(self) -> None:
        world = self._world()
        if world != self._told:
            self._told = world
            await self._send({"event": "world", "data": world})

    async def _answer(self, asked: Form) -> None:
        form: Form = {"id": asked.get("id")}
        try:
            form["answer"] = await self._doing[asked["do"]](asked)
        except CannotDo as refusal:
            form["refused"] = str(refusal)
        except (KeyError, TypeError, ValueError):
            log.exception("A window of %s asked what cannot be done.", self._person.name)
            form["refused"] = "That did not work. Load the page again."
        await self._send(form)

    async def _open(self, asked: Form) -> Form:
        return {"messages": self._person.sees(self._channel(asked))}

    async def _say(self, asked: Form) -> Form:
        await self._person.say(self._channel(asked), asked["content"])
        return {}

    async def _slash(self, asked: Form) -> Form:
        options = {name: _file(value) for name, value in asked["options"].items()}
        return self._outcome(await self._person.slash(self._channel(asked), asked["name"], **options))

    async def _complete(self, asked: Form) -> Form:
        choices = await self._person.autocomplete(
            self._channel(asked),
            asked["name"],
            focused=asked["focused"],
            value=asked["value"],
            **{name: value for name, value in asked["options"].items() if not isinstance(value, dict)},
        )
        return {"choices": choices}

    async def _click(self, asked: Form) -> Form:
        return self._outcome(await self._person.click(self._message(asked), custom_id=asked["custom_id"]))

    async def _choose(self, asked: Form) -> Form:
        message, values = self._message(asked), asked["values"]
        return self._outcome(await self._person.choose(message, values=values, custom_id=asked["custom_id"]))

    async def _submit(self, asked: Form) -> Form:
        return self._outcome(await self._person.submit(self._modals[asked["modal"]], asked["values"]))

    async def _dismiss(self, asked: Form) -> Form:
        self._person.dismiss(self._message(asked))
        return {}

    async def _directs(self, asked: Form) -> Form:
        if asked["open"]:
            self._person.open_dms()
        else:
            self._person.close_dms()
        await self._tell_world()
        return {}

    async def _found(self, asked: Form) -> Form:
        """Make a channel beside the asked one, or a thread in it."""
        channel, name = self._channel(asked), " ".join(asked["name"].split())
        if channel.guild is None or channel.is_thread:
            raise CannotDo("Only a channel of a server can have threads and neighbours.")
        if not 0 < len(name) <= CHANNEL_NAME:
            raise CannotDo(f"A name has 1 to {CHANNEL_NAME} characters.")
        if asked["thread"]:
            made = self._playground.add_thread(channel, name)
        else:
            made = self._playground.add_channel(channel.guild, name.lower().replace(" ", "-"))
        await self._tell_world()
        return {"channel": str(made.id)}

    def _outcome(self, use: Use) -> Form:
        if use.modal is not None:
            self._modals[use.modal["interaction_id"]] = use.modal
        return {"state": str(use.state), "modal": use.modal}

    def _channel(self, asked: Form) -> Channel:
        channel = self._playground.world.channels.get(_number(asked["channel"]))
        if channel is None or not may(channel, self._person.user, Permission.VIEW_CHANNEL):
            raise CannotDo("This channel is gone.")
        return channel

    def _message(self, asked: Form) -> Form:
        for message in self._person.sees(self._channel(asked)):
            if message["id"] == asked["message"]:
                return message
        raise CannotDo("This message is gone.")

    def _world(self) -> Form:
        world, person = self._playground.world, self._person
        bot = forms.user(world.bot)
        guilds = [guild for guild in world.guilds.values() if person.id in guild.joined]
        return {
            "me": forms.user(person.user) | {"dms_open": person.user.dms_open},
            "bot": bot,
            "people": _people(self._playground),
            "guilds": [self._guild(guild) for guild in guilds],
            "dms": [{"id": str(person.direct.id), "user": bot, "commands": person.commands(person.direct)}],
        }

    def _guild(self, guild: Guild) -> Form:
        user = self._person.user
        seen = [channel for channel in guild.channels.values() if may(channel, user, Permission.VIEW_CHANNEL)]
        threads = [channel for channel in seen if channel.is_thread and not channel.archived]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "commands": self._person.commands(seen[0]) if seen else [],
            "channels": [
                _place(channel) | {"threads": [_place(each) for each in threads if each.parent is channel]}
                for channel in seen
                if not channel.is_thread
            ],
        }


def _place(channel: Channel) -> Form:
    return {"id": str(channel.id), "name": channel.name}


def _people(playground: Playground) -> list[Form]:
    return [forms.user(person.user) for person in playground.people]


def _refused(sentence: str) -> web.Response:
    return web.json_response({"refused": sentence}, status=400)


def _refuse_strangers(request: web.Request) -> None:
    """Let no page of another site speak through the browser of somebody who plays here."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="This line is for the playground's own page.")


def _number(text: str | None) -> int:
    return int(text) if text and text.isdigit() else 0


def _file(value: Any) -> Any:
    """A file that was chosen for an option, from how the page sends it; any other value as it is."""
    return Upload(value["filename"], b64decode(value["data"])) if isinstance(value, dict) else value
