"""Builds the view of a seat from the state of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.kit.spoken_view import Speaker
from engine.kit.trick_observation import observed
from engine.piquet.options import SEATS
from engine.piquet.presentation import SPEAKER
from engine.piquet.scoring import score
from engine.piquet.state import PiquetState
from engine.piquet.view import PiquetData
from engine.types import Action, Seat
from engine.view import GameContext

_VERBS = {
    "exchange": ("exchange", "blanche"),
    "look": ("peek", "leave"),
    "declare": ("declare",),
    "answer": ("declare",),
    "name": ("name",),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PiquetView(PiquetData):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = SPEAKER


def view_of(
    state: PiquetState, seat: Seat | None, context: GameContext, *, target: int, legal: Sequence[Action]
) -> PiquetView:
    """Return what a seat, which has these legal actions, may know of a round; ``None`` for the public view."""
    rules = state.rules
    lines = score(state)
    fields = observed(state, seat, context)
    return PiquetView(
        **{**fields, "drawn": () if seat is None else state.fresh[seat]},
        game=rules.game,
        preset=rules.preset,
        rules=rules,
        sides=rules.sides(SEATS),
        verbs=_public_verbs(state),
        legal=tuple(legal),
        target=target,
        standing=tuple(sum(line.points for line in its) for its in lines),
        trick_points=(0,) * SEATS,
        lines=lines,
        exchanged=tuple(state.exchanged),
        bounds=state.bounds if state.phase == "exchange" else (0, 0),
        announced=state.announced,
        blanche=tuple(state.blanche),
        blanche_hands=tuple(state.blanche_hands),
        peeked=state.peeked,
        named=state.named,
        looked=() if seat is None else state.looked[seat],
        claims=() if seat is None else tuple(state.claims[seat]),
        declared=tuple(state.declared),
        told=state.told,
        doubled=state.doubled,
    )


def _public_verbs(state: PiquetState) -> tuple[str, ...]:
    """Return the kinds of action that may be open, as everybody can tell: only elder can still announce."""
    if not state.to_act:
        return ()
    verbs = _VERBS.get(state.phase, ("play",))
    known = state.seat != state.elder or state.blanche[state.elder]
    return tuple(verb for verb in verbs if verb != "blanche" or not known)
