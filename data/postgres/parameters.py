"""Parameters: the shared SQL has ``?`` or ``:name``, PostgreSQL has ``$1``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from data.store.database import Values

_TOKEN = re.compile(r"'[^']*'|::|\?|:([a-z]\w*)")
"""A string, a cast, or a parameter."""


def numbered(sql: str, values: Values) -> tuple[str, Sequence[Any]]:
    """Return a statement with numbered parameters, and its values in their order.

    >>> numbered("SELECT :at::text, ':at' WHERE :player = player OR :at > 0", {"player": 7, "at": 1.5, "more": 0})
    ("SELECT $1::text, ':at' WHERE $2 = player OR $1 > 0", [1.5, 7])
    >>> numbered("SELECT ? WHERE ? = '?'", (1, 2))
    ("SELECT $1 WHERE $2 = '?'", (1, 2))
    """
    text, names = _translated(sql)
    return text, [values[name] for name in names] if isinstance(values, Mapping) else values


@lru_cache(maxsize=512)
def _translated(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return the statement, and the names of its parameters (for a ``?``, its number) in the order of their numbers."""
    names: list[str] = []

    def parameter(found: re.Match[str]) -> str:
        if found[0] != "?" and not found[1]:
            return found[0]
        name = found[1] or str(len(names))
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    return _TOKEN.sub(parameter, sql), tuple(names)
