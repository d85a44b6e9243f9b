"""Builds the view of a seat from the state of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card
from engine.cribbage.presentation import SPEAKER
from engine.cribbage.state import State
from engine.cribbage.view import SHOWN, CribbageView
from engine.kit.shown import around, shown
from engine.kit.spoken_view import Speaker
from engine.types import UNDO, Action, Seat
from engine.view import GameContext


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(CribbageView):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = SPEAKER


def view_of(state: State, seat: Seat | None, context: GameContext, *, legal: tuple[Action, ...]) -> CribbageView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    rules = state.rules
    kinds = {"crib": ("crib",), "claim": ("claim", "pass"), "over": ()}.get(state.phase, (state.phase,))
    undo = () if seat is None else state.undo_scopes(seat)
    lies_open = state.phase in ("count", "claim")
    return ObservedView(
        **around(rules, seat, context),
        **shown(state, SHOWN),
        sides=state.sides,
        hand=() if seat is None else tuple(state.hands[seat]),
        verbs=(*kinds, *((UNDO,) if undo else ())),
        legal=legal,
        target=rules.target,
        undo=undo,
        known=tuple(_known(state, each) for each in range(state.seats)),
        hand_counts=tuple(map(len, state.hands)),
        laid=() if seat is None else state.laid[seat],
        crib_count=len(state.crib),
        pegs=tuple((state.back[side], state.front(side)) for side in range(len(state.totals))),
        showing=state.showing if len(state.shown) <= state.seats else (state.dealer, True),
        open=state.to_show() if lies_open else (),
        lines=state.lines(),
    )


def _known(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards in a hand that have been shown, where the play stopped before all were played."""
    counting = state.phase in ("count", "claim") and state.showing == (seat, False)
    shown = counting or any(each.seat == seat and not each.crib for each in state.shown)
    return tuple(state.hands[seat]) if shown else ()
