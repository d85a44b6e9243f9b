"""Makes the view of a seat from a round of Écarté, and a state that may be the one in play from a view."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ecarte import legality, scoring
from engine.ecarte.options import SEATS
from engine.ecarte.presentation import ObservedEcarteView
from engine.ecarte.state import EcarteState
from engine.ecarte.view import EcarteView
from engine.kit.trick_observation import observed
from engine.kit.trick_worlds import lay_out
from engine.types import Action, Seat
from engine.view import GameContext

_AGREED = ("exchanges", "vulnerable", "announced")
"""What a view shows of the state unchanged."""


def view_of(state: EcarteState, seat: Seat | None, legal: Iterable[Action], context: GameContext) -> ObservedEcarteView:
    """Return what a seat may know."""
    rules = state.rules
    common = observed(state, seat, context)
    common["drawn"] = () if seat is None else state.fresh[seat]
    return ObservedEcarteView(
        **common,
        **{name: getattr(state, name) for name in _AGREED},
        game=rules.game,
        preset=rules.preset,
        rules=rules,
        sides=rules.sides(SEATS),
        verbs=legality.public_verbs(rules, state),
        legal=tuple(legal),
        target=state.target,
        standing=tuple(map(state.kings, range(SEATS))),
        trick_points=(0,) * SEATS,
        lines=scoring.score(state),
    )


def laid_out(view: EcarteView) -> EcarteState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = EcarteState(
        view.rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=view.rules.pack(SEATS)
    )
    lay_out(state, view)
    state.drawn = [None] * SEATS
    state.fresh[view.own_seat] = view.drawn
    for name in _AGREED:
        setattr(state, name, getattr(view, name))
    return state
