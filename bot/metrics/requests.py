"""Requests to Discord, and with them how soon presses and commands are acknowledged."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.http import Route
from yarl import URL

from bot.metrics.instruments import Metrics

_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_NUMBER = re.compile(r"/\d+")
_TOKEN = re.compile(r"/(webhooks|interactions)/({id})/[^/]+")


def traced_requests(metrics: Metrics) -> aiohttp.TraceConfig:
    """Return the trace to give discord.py as ``http_trace``."""
    trace = aiohttp.TraceConfig()

    async def begin(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        context.begun = asyncio.get_running_loop().time()

    async def answered(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        note(context, request, request.response.status)
        found = _CALLBACK.search(request.url.path)
        if found and request.response.status < 300:
            pressed = discord.utils.snowflake_time(int(found[1]))
            metrics.acknowledged.observe(max(0.0, (discord.utils.utcnow() - pressed).total_seconds()))

    async def failed(session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        note(context, request, 0)

    def note(
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
        status: int,
    ) -> None:
        route = route_of(request.url)
        if route is not None:
            metrics.rest.labels(request.method, route, status).inc()
            metrics.rest_time.labels(request.method, route).observe(asyncio.get_running_loop().time() - context.begun)

    trace.on_request_start.append(begin)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def route_of(url: URL) -> str | None:
    """Return the route of a request without ids and tokens; ``None`` outside Discord's API.

    >>> from discord.http import Route
    >>> route_of(URL(f"{Route.BASE}/webhooks/1/a.secret/messages/@original?wait=true"))
    '/webhooks/{id}/{token}/messages/@original'
    """
    base = URL(Route.BASE)
    if url.origin() != base.origin() or not url.path.startswith(base.path):
        return None
    path = _NUMBER.sub("/{id}", url.path.removeprefix(base.path))
    return _TOKEN.sub(r"/\1/\2/{token}", path)
