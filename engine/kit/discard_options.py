"""What the options of games of drawing and discarding have in common: presets by their changes, and ranges."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Self

from engine.cards import Card
from engine.options import Options
from engine.types import RulesError, Side, Verb


class DiscardOptions(Options):
    """Options whose presets are their changes to the defaults; everyone plays alone unless a game says otherwise."""

    changes: ClassVar[Mapping[str, Mapping[str, Any]]]
    """By preset, the options that differ from the defaults."""
    ranges: ClassVar[Mapping[str, tuple[int, int]]]
    """The least and the most of options that are numbers."""
    verbs: ClassVar[tuple[Verb, ...]]
    """The kinds of action; see :attr:`engine.rules.Rules.verbs`."""

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

    @abstractmethod
    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""

    @abstractmethod
    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the best melds of a hand."""

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: everyone plays alone."""
        return tuple(range(seats))
