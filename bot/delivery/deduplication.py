"""What must not be done twice, however often its button is pressed."""

from __future__ import annotations

from collections import OrderedDict

_KEPT = 1000


class Once:
    """Remembers by key what was begun lately."""

    def __init__(self) -> None:
        self._begun: OrderedDict[int, None] = OrderedDict()

    def begin(self, key: int) -> bool:
        """Whether this is the first time; if so, it is no longer."""
        if key in self._begun:
            return False
        self._begun[key] = None
        while len(self._begun) > _KEPT:
            self._begun.popitem(last=False)
        return True

    def give_up(self, key: int) -> None:
        """Notes that nothing came of it: it may be begun again."""
        self._begun.pop(key, None)
