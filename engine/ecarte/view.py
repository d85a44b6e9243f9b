"""What one seat may know of a round of Écarté."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ecarte.options import EcarteOptions
from engine.kit.exchanging import ExchangingView
from engine.kit.trick_view import TrickView
from engine.kit.views import added_fields
from engine.types import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteView(ExchangingView):
    """A seat's view; see :class:`engine.ecarte.round.EcarteState` for the phases and the agreements."""

    rules: EcarteOptions
    exchanges: int
    vulnerable: Seat | None
    announced: Seat | None


COPIED = added_fields(EcarteView, TrickView)
"""What a view shows of the state unchanged."""
