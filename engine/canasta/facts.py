"""Describes the table: everything that the picture shows, one fact per note."""

from __future__ import annotations

from engine.canasta.view import CanastaView
from engine.kit.views import acting, standing
from engine.types import Note, Value

_MELDS = {
    "": "meld",
    "natural": "natural-canasta",
    "mixed": "mixed-canasta",
    "wild": "wild-canasta",
    "sequence": "sequence-canasta",
}


def facts(view: CanastaView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, stock and pile, each side's score and melds, and the seat's hand."""
    return (*_turn(view), *_pile(view), *_sides(view), *_hand(view))


def _turn(view: CanastaView) -> list[Note]:
    goal: dict[str, Value] = {"target": view.target, "rounds": view.rounds}
    progress = Note("round", {"round": view.round, "turn": view.turn, "seat": view.dealer, **goal})
    return [progress, *standing(view, acting(view))]


def _pile(view: CanastaView) -> list[Note]:
    notes = [Note("stock", {"count": view.stock})]
    if view.upcard is None:
        notes.append(Note("pile-empty"))
    else:
        notes.append(Note("pile", {"count": len(view.pile), "card": view.upcard, "cards": view.pile}))
    if view.talons:
        notes.append(Note("talons", {"count": len(view.talons), "next": view.talons[0]}))
    if view.answer:
        code = "must-go-out" if view.answer == "yes" else "may-not-go-out"
        notes += [Note(code, {"seat": seat}) for seat in view.to_act]
    if view.upcard_due:
        notes.append(Note("upcard-due", {"card": view.upcard_due}))
    if view.frozen and view.freezing:
        notes.append(Note("pile-frozen", {"cards": view.freezing}))
    elif view.frozen:
        notes.append(Note("pile-frozen-at-first"))
    if view.blocked:
        notes.append(Note("pile-blocked", {"card": view.upcard or ""}))
    if view.waiting:
        notes.append(Note("waiting", {"count": len(view.waiting), "cards": view.waiting}))
    if view.penalty_due:
        notes.append(Note("penalty-due", {"points": view.penalty_due}))
    return notes


def _sides(view: CanastaView) -> list[Note]:
    notes = []
    for seat, count in enumerate(view.hand_counts):
        notes.append(Note("hand-count", {"seat": seat, "count": count}))
        if view.feet and view.feet[seat]:
            notes.append(Note("foot", {"seat": seat, "count": view.feet[seat]}))
    for side, total in enumerate(view.totals):
        notes.append(Note("score", {"side": side, "points": total, "standing": view.standing[side]}))
        if not view.opened[side]:
            laid = view.opening_points if view.to_act and view.sides[view.to_act[0]] == side else 0
            notes.append(Note("minimum", {"side": side, "needs": view.minimums[side], "has": laid}))
        elif view.canastas_to_go_out > 1:
            made: dict[str, Value] = {"side": side, "has": view.canastas[side], "needs": view.canastas_to_go_out}
            kinds = dict.fromkeys(("natural", "mixed", "sequence", "any"), 0)
            notes.append(Note("canastas", {**made, **kinds, **view.lacking(side)}))
        for meld in view.melds[side]:
            code = _MELDS[meld.canasta]
            values: dict[str, Value] = {"side": side, "rank": meld.rank, "count": len(meld.cards), "cards": meld.cards}
            notes.append(Note(code, values))
        if view.red_threes[side]:
            threes = view.red_threes[side]
            notes.append(Note("red-threes", {"side": side, "count": len(threes), "cards": threes}))
    return notes


def _hand(view: CanastaView) -> list[Note]:
    if view.seat is None:
        return []
    notes = [Note("hand", {"count": len(view.hand), "cards": view.hand, "points": view.hand_points})]
    if view.drawn:
        notes.append(Note("drawn", {"count": len(view.drawn), "cards": view.drawn}))
    if not view.opened[view.sides[view.seat]]:
        notes.append(Note("reach", {"reach": view.opening_reach, "needs": view.minimums[view.sides[view.seat]]}))
    return notes
