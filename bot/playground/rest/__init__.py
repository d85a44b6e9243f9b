"""REST v10: every request passes here, on its way to the handler of its route."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from bot.limits import API_VERSION, Code
from bot.playground.checks.messages import Upload
from bot.playground.errors import ApiError
from bot.playground.rates import Passage
from bot.playground.rest import applications, callbacks, channels, guilds, messages, threads, webhooks
from bot.playground.rest.call import Call, Handler, Record

if TYPE_CHECKING:
    from bot.playground.faults import Fault
    from bot.playground.server import Playground

BASE = f"/api/v{API_VERSION}"
_MODULES = (applications, callbacks, channels, guilds, messages, threads, webhooks)
_BY_TOKEN = ("/interactions/", "/webhooks/")
"""Routes whose token stands in the path."""


def add_routes(app: web.Application, playground: Playground) -> None:
    """Serve the API below :data:`BASE`."""
    for module in _MODULES:
        for (method, path), handler in module.ROUTES.items():
            app.router.add_route(method, BASE + path, _serve(playground, f"{method} {path}", handler))
    app.router.add_route("*", "/api/{rest:.*}", _serve(playground, "unknown", _unknown))


async def _unknown(call: Call) -> Any:
    raise ApiError(Code.GENERAL)


def _serve(
    playground: Playground, route: str, handler: Handler
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    by_token = any(part in route for part in _BY_TOKEN)

    async def serve(request: web.Request) -> web.StreamResponse:
        playground.in_flight += 1
        path = request.path.removeprefix(BASE)
        record = Record(request.method, path, route)
        try:
            response = await answer(request, path, record)
            record.status = response.status
            return response
        finally:
            playground.in_flight -= 1
            playground.note(record)

    async def answer(request: web.Request, path: str, record: Record) -> web.StreamResponse:
        if playground.rates.is_banned:
            return web.Response(status=429, text="error code: 1015")
        fault = playground.faults.take(request.method, path)
        if fault is not None:
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.status and not fault.performed:
                await request.read()
                return _faulty(fault, record)
        passage = playground.rates.passage(route, dict(request.match_info), is_interaction=by_token)
        try:
            if not passage.allowed:
                await request.read()
                text = "You are being rate limited."
                return _reply(
                    {
                        "message": text,
                        "retry_after": round(passage.reset_after, 3),
                        "global": passage.is_global,
                    },
                    429,
                    passage,
                )
            if not by_token and request.headers.get("Authorization") != f"Bot {playground.token}":
                raise ApiError(Code.GENERAL, status=401, text="401: Unauthorized")
            form, uploads = await _read(request)
            call = Call(playground, dict(request.match_info), dict(request.query), form, uploads)
            result = await handler(call)
        except ApiError as error:
            record.code = int(error.code)
            return _reply(error.body(), error.status, passage)
        except web.HTTPRequestEntityTooLarge:
            record.code = int(Code.TOO_LARGE)
            return _reply(ApiError(Code.TOO_LARGE).body(), 413, passage)
        if fault is not None and fault.status:
            return _faulty(fault, record)
        return _reply(result, 204 if result is None else call.status, passage)

    return serve


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The form and the files of a request.

    Raises:
        ApiError: 50109 if the JSON cannot be read or breaks off, 50035 if the body is of another type.
    """
    kind = request.content_type
    try:
        if kind == "multipart/form-data":
            return await _read_parts(request)
        data = await request.read()
        if not data:
            return {}, {}
        if kind != "application/json":
            raise ApiError(Code.INVALID_FORM, errors={"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": kind}]})
        return json.loads(data), {}
    except (json.JSONDecodeError, UnicodeDecodeError, ConnectionError):
        raise ApiError(Code.INVALID_JSON) from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    form: Any = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            form = json.loads(data)
        elif name.startswith("files[") and name[6:-1].isdigit():
            uploads[int(name[6:-1])] = Upload(part.filename or "file", data)
    return form, uploads


def _reply(body: Any, status: int, passage: Passage) -> web.Response:
    headers = passage.headers()
    if status == 429 and passage.allowed:
        headers |= {"X-RateLimit-Scope": "shared", "Retry-After": str(body.get("retry_after", 1))}
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Clients compare the content type with this one: aiohttp's own JSON answer adds a charset.
    data = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(body=data, status=status, headers=headers, content_type="application/json")


def _faulty(fault: Fault, record: Record) -> web.Response:
    record.code = fault.code
    if fault.cloudflare:
        return web.Response(status=fault.status, text="error code: 1015")
    limited = fault.status == 429
    bucket = "fault"
    passage = Passage(not limited, 5, 0 if limited else 4, fault.retry_after, bucket, fault.is_global)
    body: dict[str, Any] = {
        "message": "You are being rate limited." if limited else "Fault",
        "code": fault.code,
    }
    if limited:
        body |= {"retry_after": fault.retry_after, "global": fault.is_global}
    return _reply(body, fault.status, passage)
