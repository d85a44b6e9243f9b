"""The source of chance that a caller brings: the engine has none but the deals."""

from __future__ import annotations

from typing import Any, Protocol


class Chance(Protocol):
    """What the engine needs of a :class:`random.Random`."""

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place."""
