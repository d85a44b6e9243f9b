"""Warns a player before a turn that an opponent may go out next (feature T13)."""

from __future__ import annotations

from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView
from engine.types import Note, Seat

_FEW = 6
"""The most cards that a player is likely to meld in one turn."""


def warnings(view: CanastaView) -> tuple[Note, ...]:
    """Return a note for each opponent who might go out next. The hand's picture shows how far the initial meld is."""
    return tuple(Note("may-go-out-next", {"seat": seat}) for seat in opponents_near_out(view))


def opponents_near_out(view: CanastaView) -> tuple[Seat, ...]:
    """Return the opponents of ``view.seat`` who might go out in their next turn."""
    if view.seat is None or not view.to_act or view.phase == "scored":
        return ()
    mine = view.sides[view.seat]
    return tuple(seat for seat, side in enumerate(view.sides) if side != mine and near_out(view, seat))


def near_out(view: CanastaView, seat: Seat) -> bool:
    """Whether a seat might go out in its next turn.

    It has few cards, and its side has the canastas it needs, or lacks only one that those cards could complete.
    """
    side = view.sides[seat]
    if view.hand_counts[seat] > _FEW or (view.feet and view.feet[seat]):
        return False
    lacking = view.canastas_to_go_out - view.canastas[side]
    most = view.hand_counts[seat] + view.rules.cards_drawn
    begun = any(not meld.canasta and len(meld.cards) + most > CANASTA for meld in view.melds[side])
    return lacking <= 0 or (lacking == 1 and begun)
