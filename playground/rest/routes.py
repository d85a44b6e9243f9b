"""The table of routes, in which each module of handlers registers its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

from playground.rest.call import Call

Handler: TypeAlias = Callable[[Call], Awaitable[Any]]
"""Handles the requests of a route. Returns the JSON of the response, or ``None`` for a 204."""


class Routes:
    """Handlers by method and path, below the API's base."""

    def __init__(self) -> None:
        self._handlers: dict[tuple[str, str], Handler] = {}

    def __iter__(self) -> Iterator[tuple[str, str, Handler]]:
        return ((method, path, handler) for (method, path), handler in self._handlers.items())

    def add(self, method: str, *paths: str) -> Callable[[Handler], Handler]:
        """Register the decorated handler.

        >>> routes = Routes()
        >>> @routes.add("GET", "/channels/{channel_id}")
        ... async def get(call: Call) -> Any: ...
        """

        def register(handler: Handler) -> Handler:
            for path in paths:
                assert (method, path) not in self._handlers
                self._handlers[method, path] = handler
            return handler

        return register
