"""The options that games of tricks share: who starts, and the order of cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.kit.preset_options import PresetOptions
from engine.kit.tricks import Duties, Order, order_of


class TrickOptions(PresetOptions):
    """The options of a game of tricks; by default between two players, each a side."""

    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    ranks: ClassVar[tuple[str, ...]]
    """The ranks of the pack in the order of tricks, from low to high."""

    starter: Literal["alternate", "loser"] = "alternate"
    """Who starts after the first round: the seats in turn, or the loser of the round before."""
    cut_for_deal: bool = False
    """Whether the higher card cut starts the first round instead of seat 0."""

    def order(self, trump: str) -> Order:
        """Return how cards rank in tricks."""
        return order_of(self.ranks, trump)

    def duties(self, *, phase_two: bool) -> Duties | None:
        """Return what a player who follows has to do, with or without a stock; ``None`` if any card may be played."""
        return Duties()
