"""Builds the view of a seat from the state of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.gin import legality, presentation, scoring
from engine.gin.state import State
from engine.gin.view import GinView
from engine.kit.discard_view import observed
from engine.kit.sets_and_runs import cards_of
from engine.kit.spoken_view import Speaker
from engine.types import Seat
from engine.view import GameContext


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(GinView):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = presentation.SPEAKER


def view_of(state: State, seat: Seat | None, context: GameContext) -> GinView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    rules, melds = state.rules, state.rules.melds
    hand = 0 if seat is None else state.hands[seat]
    best = melds.best(hand)[0]
    return ObservedView(
        **observed(state, seat, context),
        sides=(0, 1),
        hand=cards_of(hand),
        verbs=legality.public_verbs(state),
        known=tuple(map(cards_of, state.known)),
        limit=state.limit,
        first=state.first,
        hand_counts=tuple(each.bit_count() for each in state.hands),
        aside=() if state.first is None or rules.first_upcard == "offered" else (state.first,),
        refused=tuple(map(tuple, state.refused)),
        drawn=state.drawn if state.taken_in or (seat is not None and seat in state.to_act) else None,
        taken=bool(state.taken_in),
        melds=tuple(map(cards_of, best.melds)),
        loose=cards_of(hand & ~best.cards),
        deadwood=-1 if seat is None else melds.points(hand & ~best.cards),
        knocker=state.knocker,
        table=tuple(map(cards_of, state.knocked.melds)) if state.phase == "lay" else (),
        laid=tuple(map(cards_of, state.laid)) if state.phase == "lay" else (),
        outcome=state.outcome,
        lines=scoring.score(rules, state.outcome, state.first, state.scores),
        columns=scoring.columns(rules, context.scores),
    )
