"""What a player should be told before a turn: how far the initial meld is, and who may soon go out (T13)."""

from __future__ import annotations

from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView
from engine.types import Note, Seat

NEAR = 6
"""Cards in a hand that may well all be melded in one turn."""


def opening(view: CanastaView) -> tuple[Note, ...]:
    """How far the initial meld of ``view.seat`` has come, or could come; nothing once its side has opened."""
    if view.seat is None or not view.to_act or view.phase == "scored" or view.opened[view.sides[view.seat]]:
        return ()
    needs = view.minimums[view.sides[view.seat]]
    has, reach = view.opening_points, view.opening_reach
    if has and view.seat in view.to_act:
        return (Note("opening-laid", {"needs": needs, "has": has, "lacks": max(0, needs - has), "reach": reach}),)
    if reach >= needs:
        return (Note("opening-enough", {"needs": needs, "reach": reach}),)
    return (Note("opening-lacks", {"needs": needs, "reach": reach, "lacks": needs - reach}),)


def warnings(view: CanastaView) -> tuple[Note, ...]:
    """That opponents might go out in their next turn, one note for each."""
    return tuple(Note("may-go-out-next", {"seat": seat}) for seat in near(view))


def near(view: CanastaView) -> tuple[Seat, ...]:
    """The opponents of ``view.seat`` who might go out in their next turn."""
    if view.seat is None or not view.to_act or view.phase == "scored":
        return ()
    mine = view.sides[view.seat]
    return tuple(seat for seat, side in enumerate(view.sides) if side != mine and may_go_out(view, seat))


def may_go_out(view: CanastaView, seat: Seat) -> bool:
    """Whether a seat might go out in its next turn: few cards are left in its hand, and no canasta is lacking, or
    only one that the hand could complete."""
    side = view.sides[seat]
    if view.hand_counts[seat] > NEAR or (view.feet and view.feet[seat]):
        return False
    lacking = view.canastas_to_go_out - view.canastas[side]
    most = view.hand_counts[seat] + view.rules.cards_drawn
    begun = any(not meld.canasta and len(meld.cards) + most > CANASTA for meld in view.melds[side])
    return lacking <= 0 or (lacking == 1 and begun)
