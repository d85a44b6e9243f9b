"""Actions in few bytes: the form in which those of old games are stored.

They are JSON in UTF-8, compressed by zlib: an object with one list for each field of :class:`data.store.ActionRow`, all
of the same length. Two of the lists hold differences, because those are short: ``number``, which begins with the first
number itself, and ``at``, whose times are counted in fractions of a second. ``unit`` is the number of fractions in a
second, a power of two with which every time is a whole number, so no digit is lost.

Actions packed by an older version are never rewritten, so this form must stay readable. Fields added later to
:class:`~data.store.ActionRow` are missing in it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise, repeat

from data.store.queries import to_json
from data.store.rows import ActionRow

_LEVEL = 9
"""The best compression: it takes a few milliseconds, once."""


def pack(actions: Sequence[ActionRow]) -> bytes:
    """Return actions in packed form, in order."""
    ratios = [row.at.as_integer_ratio() for row in actions]
    unit = max((divisor for _, divisor in ratios), default=1)
    columns = {
        "number": _differences(row.number for row in actions),
        "seat": [row.seat for row in actions],
        "action": [row.action for row in actions],
        "at": _differences(count * (unit // divisor) for count, divisor in ratios),
        "unit": unit,
        "computer": [row.computer for row in actions],
    }
    if any(row.advice for row in actions):
        columns["advice"] = [row.advice for row in actions]
    return zlib.compress(to_json(columns).encode(), _LEVEL)


def unpack(data: bytes) -> Iterator[ActionRow]:
    """Return the packed actions."""
    columns = json.loads(zlib.decompress(data))
    numbers = accumulate(columns["number"])
    times = (count / columns["unit"] for count in accumulate(columns["at"]))
    advice = columns.get("advice") or repeat("")
    return map(ActionRow, numbers, columns["seat"], columns["action"], times, columns["computer"], advice)


def _differences(values: Iterable[int]) -> list[int]:
    return [after - before for before, after in pairwise([0, *values])]
