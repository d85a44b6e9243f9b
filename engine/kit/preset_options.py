"""Options whose presets are their changes to the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from engine.options import Options
from engine.types import RulesError, Side


class PresetOptions(Options):
    """Options with a table of presets; everyone plays alone unless a game says otherwise."""

    changes: ClassVar[Mapping[str, Mapping[str, Any]]]
    """By preset, the options that differ from the defaults."""
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The least and the most of options that are numbers."""

    @classmethod
    def of(cls, preset: str) -> Self:
        """Return the options of a preset. Raises :class:`RulesError` if there is no such preset."""
        if preset not in cls.changes:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **cls.changes[preset])

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for an unknown preset, a number of seats not played, or an option out of range."""
        self.of(self.preset)
        if seats not in self.seat_counts:
            raise RulesError("seats", "seats-not-played", value=seats)
        for option, (least, most) in self.ranges.items():
            if not least <= (value := getattr(self, option)) <= most:
                raise RulesError(option, "option-out-of-range", value=value, least=least, most=most)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: everyone plays alone."""
        return tuple(range(seats))
