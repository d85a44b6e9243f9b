"""What one seat may know of a round of Écarté: the data of a view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ecarte.options import EcarteOptions
from engine.kit.trick_observation import ObservedTrickView
from engine.types import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteView(ObservedTrickView):
    """A seat's view; see :class:`engine.ecarte.state.EcarteState` for the phases and the agreements."""

    rules: EcarteOptions
    exchanges: int
    vulnerable: Seat | None
    announced: Seat | None

    @property
    def elder(self) -> Seat:
        """The player who does not deal."""
        return 1 - self.dealer

    @property
    def most(self) -> int:
        """How many cards the seat to act may exchange."""
        return min(self.hand_counts[self.to_act[0]], self.stock) if self.to_act else 0
