"""Builds the view of a seat from a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.kit.shown import shown
from engine.kit.spoken_view import Speaker
from engine.kit.trick_observation import seen_round
from engine.piquet.presentation import SPEAKER
from engine.piquet.state import PiquetState
from engine.piquet.view import SHOWN, PiquetData
from engine.types import Seat
from engine.view import GameContext

if TYPE_CHECKING:
    from engine.piquet.round import PiquetRound

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


def view_of(played: PiquetRound, seat: Seat | None, context: GameContext) -> PiquetView:
    """Return what a seat may know of a round; ``None`` for the public view."""
    state = played.state
    return PiquetView(
        **{**seen_round(played, seat, context), "drawn": () if seat is None else state.fresh[seat]},
        **shown(state, SHOWN),
        verbs=_public_verbs(state),
        bounds=state.bounds if state.phase == "exchange" else (0, 0),
        looked=() if seat is None else state.looked[seat],
        claims=() if seat is None else tuple(state.claims[seat]),
        doubled=state.doubled,
    )


def _public_verbs(state: PiquetState) -> tuple[str, ...]:
    """Return the kinds of action that may be open, as everybody can tell: only elder can still announce."""
    if not state.to_act:
        return ()
    verbs = _VERBS.get(state.phase, ("play",))
    known = state.seat != state.elder or state.blanche[state.elder]
    return tuple(verb for verb in verbs if verb != "blanche" or not known)
