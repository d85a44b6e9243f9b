"""Holds back edits while another process may look after the tables, right before each request is sent."""

from __future__ import annotations

import re
from contextvars import ContextVar
from typing import Any

import aiohttp

from bot.sharding.tenure import Tenure

_MESSAGES = re.compile(r"/(channels/\d+|webhooks/\d+/[^/]+)/messages(/|$)")
"""The paths of messages in channels, and of those that answer a press."""


def guard_edits(trace: aiohttp.TraceConfig, tenure: Tenure, is_sentence: ContextVar[bool]) -> None:
    """Make a client's requests that write messages wait for ``tenure``, except sentences that answer a person.

    They may have been queued for long, for example by Discord's limits, and the process may have slept.
    """

    async def check(session: Any, context: Any, request: aiohttp.TraceRequestStartParams) -> None:
        if request.method != "GET" and _MESSAGES.search(request.url.path) and not is_sentence.get():
            await tenure.require()

    trace.on_request_start.append(check)
