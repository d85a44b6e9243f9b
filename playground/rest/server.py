"""Serves and logs the REST API: faults, rate limits and authorization come before the handler of each route."""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.limits import Code
from playground.errors import ApiError
from playground.model import Upload
from playground.rest import applications, channels, events, interactions, messages
from playground.rest.call import Call, Handler, Services
from playground.rest.faults import Fault, Faults
from playground.rest.rate_limits import RateLimit, RateLimiter
from playground.world import API_PATH

_MODULES = (applications, channels, events, interactions, messages)
_TOKEN_IN_PATH = ("/interactions/", "/webhooks/")
_RATE_LIMITED = "You are being rate limited."
_KEPT = 100_000
"""The most requests that are logged."""


@dataclass(frozen=True, slots=True)
class RestServer:
    """The REST API.

    ``services`` are passed to the handlers; the other parts act on requests before and after a handler does.
    """

    services: Services
    rate_limiter: RateLimiter
    faults: Faults
    log: RequestLog
    listeners: list[Callable[[Record, Any], None]] = field(default_factory=list)
    """Called with each request that is handled, and its JSON body."""

    def add_routes(self, app: web.Application) -> None:
        """Serve the API on an application."""
        app.router.add_route("*", "/api/{rest:.*}", self._serve)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API_PATH)
        route, handler, parameters = _find(request.method, path)
        record = Record(request.method, path, route)
        self.log.start()
        try:
            response = await self._respond(request, record, handler, parameters)
            record.status = response.status
            return response
        finally:
            self.log.finish(record)

    async def _respond(
        self, request: web.Request, record: Record, handler: Handler, parameters: dict[str, str]
    ) -> web.StreamResponse:
        if self.rate_limiter.is_banned:
            return web.Response(status=429, text="error code: 1015")
        fault = self.faults.take(request.method, record.path)
        if fault is not None:
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.status and not fault.performed:
                await request.read()
                return _fault_response(fault, record)
        has_token = any(part in record.route for part in _TOKEN_IN_PATH)
        limit = self.rate_limiter.count(record.route, parameters, is_interaction=has_token)
        try:
            if not limit.allowed:
                await request.read()
                retry_after = round(limit.reset_after, 3)
                body = {"message": _RATE_LIMITED, "retry_after": retry_after, "global": limit.is_global}
                return _response(body, 429, limit)
            if not has_token and request.headers.get("Authorization") != f"Bot {self.services.application.token}":
                raise ApiError(Code.GENERAL, status=401, text="401: Unauthorized")
            form, uploads = await _read(request)
            for listener in self.listeners:
                listener(record, form)
            call = Call(self.services, parameters, dict(request.query), form, uploads)
            result = await handler(call)
        except ApiError as error:
            record.code = int(error.code)
            return _response(error.body(), error.status, limit)
        except web.HTTPRequestEntityTooLarge:
            record.code = int(Code.TOO_LARGE)
            return _response(ApiError(Code.TOO_LARGE).body(), 413, limit)
        if fault is not None and fault.status:
            return _fault_response(fault, record)
        return _response(result, 204 if result is None else call.status, limit)


async def _unknown(call: Call) -> Any:
    raise ApiError(Code.GENERAL)


def _table() -> dict[tuple[str, int], list[tuple[str, re.Pattern[str], Handler]]]:
    """Return routes, patterns and handlers by method and number of slashes, in the order in which they are tried."""
    table = defaultdict(list)
    for module in _MODULES:
        for method, path, handler in module.ROUTES:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
            table[method, path.count("/")].append((f"{method} {path}", pattern, handler))
    return dict(table)


# One table of our own: the router of aiohttp would be built anew for each playground.
_TABLE = _table()


def _find(method: str, path: str) -> tuple[str, Handler, dict[str, str]]:
    """Return the route of a request, its handler, and the variables of its path."""
    for route, pattern, handler in _TABLE.get((method, path.count("/")), ()):
        if match := pattern.fullmatch(path):
            return route, handler, match.groupdict()
    return "unknown", _unknown, {}


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Return the JSON and the files of a request.

    Raises:
        ApiError: 50109 if the JSON is malformed or breaks off, 50035 if the body is of another type.
    """
    # Not request.content_type, which parses the header at length.
    kind = request.headers.get("Content-Type", "application/octet-stream").partition(";")[0].strip().lower()
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


def _response(body: Any, status: int, limit: RateLimit) -> web.Response:
    headers = limit.headers()
    if status == 429 and limit.allowed:
        headers |= {"X-RateLimit-Scope": "shared", "Retry-After": str(body.get("retry_after", 1))}
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Not web.json_response, which adds a charset: clients expect exactly this content type.
    data = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(body=data, status=status, headers=headers, content_type="application/json")


def _fault_response(fault: Fault, record: Record) -> web.Response:
    record.code = fault.code
    if fault.cloudflare:
        return web.Response(status=fault.status, text="error code: 1015")
    is_limit = fault.status == 429
    limit = RateLimit(not is_limit, 5, 0 if is_limit else 4, fault.retry_after, "fault", fault.is_global)
    body: dict[str, Any] = {"message": _RATE_LIMITED if is_limit else "Fault", "code": fault.code}
    if is_limit:
        body |= {"retry_after": fault.retry_after, "global": fault.is_global}
    return _response(body, fault.status, limit)


@dataclass(slots=True)
class Record:
    """A request of the bot and its result. ``code`` is Discord's error code, 0 if there was none."""

    method: str
    path: str
    route: str
    status: int = 0
    code: int = 0

    @property
    def is_invalid(self) -> bool:
        """Whether Discord counts it towards a ban of the IP address."""
        return self.status in (401, 403, 429)


class RequestLog:
    """The latest requests, and how many are in flight.

    Args:
        rate_limiter: counts the invalid requests.
        on_finish: called after each request.
    """

    def __init__(self, rate_limiter: RateLimiter, on_finish: Callable[[], None]) -> None:
        self.records: deque[Record] = deque(maxlen=_KEPT)
        self.in_flight = 0
        self._rate_limiter = rate_limiter
        self._on_finish = on_finish

    def start(self) -> None:
        """Log an arrived request."""
        self.in_flight += 1

    def finish(self, record: Record) -> None:
        """Log an answered request, or a lost connection."""
        self.in_flight -= 1
        self.records.append(record)
        if record.is_invalid:
            self._rate_limiter.count_invalid()
        self._on_finish()
