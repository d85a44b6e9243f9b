"""Describes the table: everything that the picture shows, one fact per note."""

from __future__ import annotations

from engine.cards import face
from engine.pinochle.melds import DIX_POINTS
from engine.pinochle.view import PinochleView
from engine.types import Note, Side


def facts(view: PinochleView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, trump and stock, the trick, the scores, the melds and the seat's hand."""
    return (*_turn(view), *_middle(view), *_sides(view), *_hand(view))


def _turn(view: PinochleView) -> list[Note]:
    values = {"round": view.round, "trick": view.turn, "seat": view.dealer, "target": view.target}
    notes = [Note("phase-two" if view.phase_two else "phase-one", values)]
    if view.winners:
        notes += [Note("won", {"side": side, "points": view.totals[side]}) for side in view.winners]
    elif view.phase in ("lead", "follow", "melding"):
        notes += [Note(f"to-{view.phase}", {"seat": seat}) for seat in view.to_act]
    else:
        notes.append(Note("round-over", {"round": view.round}))
    return notes


def _middle(view: PinochleView) -> list[Note]:
    notes = [Note("trump", {"suit": view.trump})]
    if view.upturned:
        notes.append(Note("stock-over", {"count": view.stock, "card": view.upturned}))
    if view.trick:
        notes.append(Note("trick", {"seat": view.leader, "cards": view.trick}))
    elif view.tricks:
        last = view.tricks[-1]
        notes.append(Note("last-trick", {"seat": last.winner, "cards": last.cards, "points": last.points}))
    return notes


def _sides(view: PinochleView) -> list[Note]:
    notes = []
    for seat, count in enumerate(view.hand_counts):
        notes.append(Note("hand-count", {"seat": seat, "count": count}))
    for side, total in enumerate(view.totals):
        won = sum(trick.winner == side for trick in view.tricks)
        values = {"side": side, "points": total, "standing": view.standing[side], "won": won}
        notes.append(Note("points", {**values, "tricks": view.trick_points[side]}))
        for meld in view.melds[side]:
            notes.append(
                Note("meld-shown", {"side": side, "target": meld.name, "cards": meld.cards, "points": meld.points})
            )
    return notes


def _hand(view: PinochleView) -> list[Note]:
    if view.seat is None:
        return []
    notes = [Note("holding", {"count": len(view.hand), "cards": view.hand})]
    if view.drawn:
        notes.append(Note("drawn", {"count": len(view.drawn), "cards": view.drawn}))
    if view.meldable:
        best = view.meldable[0]
        notes.append(Note("meldable", {"target": best.name, "cards": best.cards, "points": best.points}))
    return notes + list(warnings(view))


def warnings(view: PinochleView) -> tuple[Note, ...]:
    """Return what ``view.seat`` easily overlooks: the last chance to score a dix, and an opponent about to knock."""
    dix = (Note("dix-last-chance", {"points": DIX_POINTS}),) if last_chance(view) else ()
    if view.seat is None:
        return ()
    others = [seat for seat, side in enumerate(view.sides) if side != view.sides[view.seat] and may_knock(view, side)]
    return (*dix, *(Note("may-knock-next", {"seat": seat}) for seat in others))


def may_knock(view: PinochleView, side: Side) -> bool:
    """Whether a side is past the target and so may knock on its next turn.

    See :func:`engine.pinochle.legality.knocking_is_open`.
    """
    if view.phase in ("scored", "won") or view.rules.scored_at_end:
        return False
    if view.phase_two and (view.tricks[-1].phase_two or view.tricks[-1].winner == side):
        return False
    return view.totals[side] + view.standing[side] >= view.target


def last_chance(view: PinochleView) -> bool:
    """Whether this is the last trick in which a dix in hand scores when played (Pinochle guide 7.4.12)."""
    if view.seat is None or view.rules.dix_must_be_melded or view.stock != 1 or view.phase not in ("lead", "follow"):
        return False
    turned = view.upturned
    return turned is not None and any(
        face(card) == face(turned) and card not in view.mat[view.seat] for card in view.hand
    )
