"""A dictionary of bounded size."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """Keeps the entries set last, up to a maximum, and forgets the rest.

    >>> seen = Recent[str, int](2)
    >>> seen["a"] = seen["b"] = seen["a"] = seen["c"] = 1
    >>> [*seen]
    ['a', 'c']
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)
