"""Serves the page, and the WebSockets of the windows that show it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import fontpkg_inter
from aiohttp import web

from bot.limits import USER_NAME
from playground import payloads
from playground.page.window import Window
from playground.people.people import People
from playground.world.world import World

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
        return web.json_response({"people": [payloads.user(person.user) for person in self._people]})

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
