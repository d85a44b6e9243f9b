"""The bot's own data across restarts."""

from __future__ import annotations

from typing import Any, Protocol


class MetaStore(Protocol):
    """Values by key, opaque to the store."""

    async def meta(self, key: str) -> Any:
        """Return the JSON value of a key, or ``None``."""

    async def set_meta(self, key: str, value: Any) -> None:
        """Replace the JSON value of a key."""
