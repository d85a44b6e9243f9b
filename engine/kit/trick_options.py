"""The options that games of tricks share: who starts, and the order of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from engine.kit.tricks import Duties, Order, order_of
from engine.options import Options
from engine.types import RulesError, Side


class TrickOptions(Options):
    """The options of a game of tricks; by default between two players, each a side."""

    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    ranks: ClassVar[tuple[str, ...]]
    """The ranks of the pack in the order of tricks, from low to high."""
    changes: ClassVar[Mapping[str, Mapping[str, Any]]]
    """By preset, the options that differ from the defaults."""

    starter: Literal["alternate", "loser"] = "alternate"
    """Who starts after the first round: the seats in turn, or the loser of the round before."""
    cut_for_deal: bool = False
    """Whether the higher card cut starts the first round instead of seat 0."""

    @classmethod
    def of(cls, preset: str) -> Self:
        """Return the options of a preset. Raises :class:`RulesError` if there is no such preset."""
        if preset not in cls.changes:
            raise RulesError("preset", "no-such-preset", value=preset)
        return cls(preset=preset, **cls.changes[preset])

    def check(self, seats: int) -> None:
        """Raise :class:`RulesError` for an unknown preset, and for a number of seats that is not played."""
        self.of(self.preset)
        if seats not in self.seat_counts:
            raise RulesError("seats", "seats-not-played", value=seats)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the side of each seat: everyone plays alone."""
        return tuple(range(seats))

    def order(self, trump: str) -> Order:
        """Return how cards rank in tricks."""
        return order_of(self.ranks, trump)

    def duties(self, *, phase_two: bool) -> Duties | None:
        """Return what a player who follows has to do, with or without a stock; ``None`` if any card may be played."""
        return Duties()
