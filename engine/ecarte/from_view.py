"""Rebuilds the state of a round of Écarté from the view of a seat."""

from __future__ import annotations

from engine.ecarte.options import SEATS
from engine.ecarte.state import EcarteState
from engine.ecarte.view import COPIED, EcarteView
from engine.kit.trick_observation import lay_out_all


def laid_out(view: EcarteView) -> EcarteState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = EcarteState(
        view.rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=view.rules.pack(SEATS)
    )
    lay_out_all(state, view, COPIED)
    state.drawn = [None] * SEATS
    state.fresh[view.own_seat] = view.drawn
    return state
