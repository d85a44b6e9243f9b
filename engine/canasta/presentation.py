"""The presentation of Canasta: facts and pages (features V5, V6, V7), cautions, log, highlights and choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import cast

from engine.canasta import scoring, selection
from engine.canasta.choices import choices, shortlist
from engine.canasta.help_values import explain
from engine.canasta.legality import ending
from engine.canasta.melds import CANASTA, KIND, NAMES, NATURALS, RED_THREE, TWO
from engine.canasta.round import CanastaRound
from engine.canasta.view import CanastaView
from engine.cards import BACK, Card, suit
from engine.highlights import Course, best_round, biggest_turn, first_best, of_cards
from engine.kit.views import acting, standing
from engine.presentation import Presentation
from engine.score import ScoreLine
from engine.types import Action, Event, Line, Note, Seat, Value, lines_by_seat

_MELD_CODES = {
    "": "meld",
    "natural": "natural-canasta",
    "mixed": "mixed-canasta",
    "wild": "wild-canasta",
    "sequence": "sequence-canasta",
}
_FEW = 6
"""The most cards that a player is likely to meld in one turn."""
CAUTIONS = ("discard-meldable", "discard-freezes", "discard-wild", "discard-onto-meld")
"""The codes of the notes of :func:`cautions`."""
_MELDS = ("melded", "added")
_CANASTAS = ("natural-canasta", "mixed-canasta", "wild-canasta", "sequence-canasta")


def facts(view: CanastaView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, stock and pile, each side's score and melds, and the seat's hand."""
    return (*_turn(view), *_pile(view), *_sides(view), *_hand(view))


def _turn(view: CanastaView) -> list[Note]:
    goal: dict[str, Value] = {"target": view.target, "rounds": view.rounds or view.most_rounds}
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


def warnings(view: CanastaView) -> tuple[Note, ...]:
    """Return a note for each opponent who might go out next (feature T13).

    The hand's picture shows how far the initial meld is."""
    return tuple(Note("may-go-out-next", {"seat": seat}) for seat in opponents_near_out(view))


def opponents_near_out(view: CanastaView) -> tuple[Seat, ...]:
    """Return the opponents of ``view.seat`` who might go out in their next turn."""
    if view.seat is None or not view.to_act or view.phase == "scored":
        return ()
    mine = view.sides[view.seat]
    return tuple(seat for seat, side in enumerate(view.sides) if side != mine and near_out(view, seat))


def near_out(view: CanastaView, seat: Seat) -> bool:
    """Return whether a seat might go out in its next turn.

    It has few cards, and its side has the canastas it needs, or lacks only one that those cards could complete.
    """
    side = view.sides[seat]
    if view.hand_counts[seat] > _FEW or (view.feet and view.feet[seat]):
        return False
    lacking = view.canastas_to_go_out - view.canastas[side]
    most = view.hand_counts[seat] + view.rules.cards_drawn
    begun = any(not meld.canasta and len(meld.cards) + most > CANASTA for meld in view.melds[side])
    return lacking <= 0 or (lacking == 1 and begun)


def cautions(view: CanastaView, action: Action) -> tuple[Note, ...]:
    """Return what the player may lose by a discard (feature T9); nothing for the last card and for other actions."""
    if action.kind != "discard" or len(action.cards) != 1 or view.seat is None or len(view.hand) == 1:
        return ()
    return tuple(_about(view, action.cards[0]))


def _about(view: CanastaView, card: Card) -> Iterator[Note]:
    kind = KIND[card]
    if kind >= TWO or kind == RED_THREE:
        freezes = ("wild" if kind >= TWO else "red-three") in view.rules.frozen_by
        if freezes and not view.frozen:
            yield Note("discard-freezes", {"card": card})
        elif kind >= TWO:
            yield Note("discard-wild", {"card": card})
    elif any(KIND[other] == kind for action in view.legal if action.kind == "meld" for other in action.cards):
        yield Note("discard-meldable", {"card": card})
    if kind in NATURALS and _joins_theirs(view, NAMES[kind]):
        values: dict[str, Value] = {"card": card, "seat": _next(view), "rank": NAMES[kind], "count": len(view.pile) + 1}
        yield Note("discard-onto-meld", values)


def _next(view: CanastaView) -> int:
    assert view.seat is not None
    return (view.seat + 1) % len(view.sides)


def _joins_theirs(view: CanastaView, name: str) -> bool:
    """Return whether the next player could take the pile by adding a card of this rank to a meld."""
    side = view.sides[_next(view)]
    if view.frozen_to[side] or "meld" not in view.rules.take_unfrozen:
        return False
    grows = view.rules.upcard_onto_canasta == "yes"
    return any(meld.rank == name and (grows or not meld.canasta) for meld in view.melds[side])


def highlights(course: Course) -> tuple[Note, ...]:
    """Return a special hand, the best canasta or else the best meld, the biggest turn and the best round."""
    rounds = [cast(CanastaRound, each) for each in course.rounds]
    return (*_special_hand(rounds), *_best_meld(rounds), *biggest_turn(course), *best_round(course))


def _special_hand(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    found = [each for each in rounds if each.special and each.out is not None]
    best = first_best(found, lambda each: ending.SPECIAL_HAND_POINTS[each.special])
    if best and best.out is not None:
        shown = tuple(card for held in best.hands[best.out] for card in held)
        points = ending.SPECIAL_HAND_POINTS[best.special]
        yield of_cards("special-hand", best.sides[best.out], shown, points, best.number, rank=best.special)


def _best_meld(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    """Yield the canasta worth most with its cards; without any canasta, the meld worth most."""
    found = []
    for each in rounds:
        for side in range(len(each.laid)):
            for slot in each.slots(side):
                made = each.made(side, slot)
                cards = (*sorted(each.laid[side][slot], key=_order), *each.wild[side][slot])
                bonus = scoring.canasta_bonus(each.rules, made, cards) if made else 0
                points = bonus + scoring.points(each, cards)
                code = f"best-{made}-canasta" if made else "best-rank-meld"
                note = of_cards(code, side, cards, points, each.number, rank=each.family(side, slot))
                found.append(((bool(made), points, len(cards)), note))
    best = first_best(found, lambda each: each[0])
    if best:
        yield best[1]


def _order(card: Card) -> tuple[int, str]:
    return KIND[card], suit(card)


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each turn in ``events``, which must have passed :meth:`engine.types.Event.seen_by`.

    Several melds in a row become a list of ranks. Left out are a hidden draw that something follows, and the rest of
    a pile, as its size is told when it is taken.
    """
    return tuple(
        line._replace(parts=_shortened([event for event in line.parts if isinstance(event, Event)]))
        for line in lines_by_seat(events)
    )


def _shortened(events: list[Event]) -> tuple[Event | Note, ...]:
    took_pile = any(event.kind == "took-pile" for event in events)
    opening = next((event for event in events if event.kind == "initial-meld"), None)
    kept = [
        event
        for event in events
        if not (event.kind == "drew" and BACK in event.cards and len(events) > 1)
        and not (event.kind == "received" and took_pile)
    ]
    parts: list[Event | Note] = []
    for melding, its in groupby(kept, lambda event: event.kind in (*_MELDS, *_CANASTAS, "initial-meld")):
        run = list(its)
        parts += _melding(run, opening if opening in run else None) if melding else _together(run)
    return tuple(parts)


def _together(events: list[Event]) -> list[Event]:
    """Return the same events, with red threes in a row as one."""
    told: list[Event] = []
    for event in events:
        together = event.kind == "red-threes" and bool(told) and told[-1].kind == event.kind
        told.append(event._replace(cards=told.pop().cards + event.cards) if together else event)
    return told


def _melding(events: list[Event], opening: Event | None) -> list[Event | Note]:
    """Return melds in a row with what they completed: the melds first, then the canastas as they are in the end.

    The points of an opening are those of the melds up to it, so later melds are told after it.
    """
    completed = events.index(opening) if opening else 0
    first, later = (
        [event for event in its if event.kind in _MELDS] for its in (events[:completed], events[completed:])
    )
    canastas = {event.target: event for event in events if event.kind in _CANASTAS}.values()
    told: list[Event | Note] = []
    if opening:
        told.append(Note("opened", {"ranks": _ranks(first), "points": opening.points}) if first else opening)
    told += [Note("melds", {"ranks": _ranks(later)})] if len(later) > 1 else later
    return [*told, *canastas]


def _ranks(melds: Iterable[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(event.target for event in melds))


PRESENTATION = Presentation[CanastaView](
    greatest="biggest-canasta",
    pages={"table": facts, "melds": melds, "bonuses": bonuses, "scoring": score},
    choices=choices,
    shortlist=shortlist,
    meanings=selection.meanings,
    warnings=warnings,
    cautions=cautions,
    caution_codes=CAUTIONS,
    routine=("draw",),
    summary=summary,
    highlights=highlights,
    explain=explain,
)
"""Presents the game."""
