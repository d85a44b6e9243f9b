"""The table of Canasta in words: the facts that its picture shows, and the pages beside it (features V5, V6, V7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.melds import CANASTA, KIND
from engine.canasta.view import CanastaView
from engine.kit.views import acting, standing
from engine.score import ScoreLine
from engine.types import Note, Value

_MELD_CODES = {
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
            code = _MELD_CODES[meld.canasta]
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


def melds(view: CanastaView) -> Iterator[Note]:
    """Yield the page of melds: its cards, their points, and how many it lacks to be a canasta."""
    if not any(view.melds):
        yield Note("no-melds")
    for side, melds in enumerate(view.melds):
        for meld in melds:
            count, points = len(meld.cards), sum(view.rules.card_points[KIND[card]] for card in meld.cards)
            values: dict[str, Value] = {"side": side, "rank": meld.name or meld.rank, "cards": meld.cards}
            lacks = max(0, CANASTA - count)
            yield Note("meld-holds", {**values, "count": count, "wilds": meld.wilds, "points": points, "lacks": lacks})


def bonuses(view: CanastaView) -> Iterator[Note]:
    """Yield the page of bonuses: each side's bonuses and penalties on the mat, without card points."""
    for side, lines in enumerate(view.lines):
        extra = [line for line in lines if line.code != "cards-melded"]
        yield Note("bonuses", {"side": side, "points": sum(line.points for line in extra)})
        yield from map(_line, extra)


def score(view: CanastaView) -> Iterator[Note]:
    """Yield what each side scored, or would score if the round ended now, without the hands the seat cannot see."""
    for side, lines in enumerate(view.settled):
        yield Note("scored", {"side": side, "points": sum(line.points for line in lines), "total": view.totals[side]})
        yield from map(_line, lines)
    if view.settled:
        return
    for side, open_lines in enumerate(view.lines):
        held = [(seat, count) for seat, count in enumerate(view.hand_counts) if view.sides[seat] == side and count]
        hidden = [(seat, count) for seat, count in held if seat != view.seat]
        own = ScoreLine("cards-in-hand", -view.hand_points, len(view.hand))
        lines = (*open_lines, own) if len(hidden) < len(held) else open_lines
        points = sum(line.points for line in lines)
        values: dict[str, Value] = {"side": side, "points": points, "total": view.totals[side]}
        yield Note("would-score", {**values, "hidden": sum(count for _, count in hidden)})
        yield from map(_line, lines)
        yield from (Note("score-hidden", {"seat": seat, "count": count}) for seat, count in hidden)


def _line(line: ScoreLine) -> Note:
    return Note("score-part", {"score": line.code, "count": line.count, "points": line.points, "cards": line.cards})
