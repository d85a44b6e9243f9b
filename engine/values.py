"""What sentences are made with: the values that a note may carry."""

from __future__ import annotations

from typing import Any, TypeAlias

Value: TypeAlias = int | str | tuple[str, ...]
"""A number, a word, or cards."""


def setting(value: Any) -> Value:
    """How an option is set, as a note can carry it: ``yes`` or ``no``, a number, a word, or several."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return tuple(": ".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value)
    return value if isinstance(value, int) else str(value)
