"""Puts a view of Cribbage into notes and choices: pickers, the table in words, and the pages of ``/view``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.cribbage.cautions import cautions
from engine.cribbage.counting import Shown, counted
from engine.cribbage.options import START
from engine.cribbage.view import CribbageView, counted_aloud
from engine.kit.spoken_view import Speaker
from engine.kit.table_facts import standing
from engine.types import Choice, Note, Value


def choices(view: CribbageView, kind: str) -> tuple[Choice, ...]:
    """Return the choices for a kind of action, in the order of the hand: which is best is for the player to see."""
    return tuple(
        Choice(action, Note(kind, {"cards": action.cards, "points": int(action.target or 0), "crib": view.showing[1]}))
        for action in view.legal
        if action.kind == kind
    )


def facts(view: CribbageView) -> tuple[Note, ...]:
    """Return the round, whose turn it is, what was played, the board, what was shown, and the seat's hand."""
    return (*_turn(view), *_middle(view), *_board(view), *map(told, view.shown), *_hand(view))


def _turn(view: CribbageView) -> Iterator[Note]:
    yield Note("round", {"round": view.round, "seat": view.dealer, "target": view.target, "low": view.rules.low_ball})
    yield from standing(view, _acting(view))


def _acting(view: CribbageView) -> Iterator[Note]:
    owner, crib = view.showing
    for seat in view.to_act:
        values: dict[str, Value] = {"seat": seat, "winner": owner, "points": view.counted, "crib": crib}
        yield Note(f"to-{view.phase}", {**values, "count": view.rules.shape.laid})


def _middle(view: CribbageView) -> Iterator[Note]:
    if view.starter:
        yield Note("starter", {"card": view.starter})
    if view.phase == "play":
        if view.series:
            yield Note("series", {"cards": tuple(card for _, card in view.series), "points": view.count})
        else:
            yield Note("series-begins", {"seat": view.to_act[0]})
        for seat, count in enumerate(view.hand_counts):
            yield Note("hand-count", {"seat": seat, "count": count})
        for seat, said in enumerate(view.gone):
            if said:
                yield Note("said-go", {"seat": seat})
    if view.open:
        yield Note("lies-open", {"seat": view.showing[0], "cards": view.open, "crib": view.showing[1]})
    yield Note("crib-holds", {"seat": view.dealer, "count": view.crib_count})


def _board(view: CribbageView) -> Iterator[Note]:
    for side, (_, front) in enumerate(view.pegs):
        yield Note("peg", {"side": side, "points": front, "left": view.rules.target - front})


def told(shown: Shown) -> Note:
    """Return what a hand or crib scored, as players count it."""
    values: dict[str, Value] = {"seat": shown.seat, "cards": shown.cards, "crib": shown.crib}
    return Note("counts", values | counted_aloud(shown.combinations))


def _hand(view: CribbageView) -> Iterator[Note]:
    if view.seat is None or view.phase in ("scored", "won"):
        return
    if view.hand:
        yield Note("holding", {"count": len(view.hand), "cards": view.hand})
    if view.laid:
        yield Note("laid", {"cards": view.laid})


def _hand_page(view: CribbageView) -> Iterator[Note]:
    """Yield the seat's cards, and what they are worth; before the starter is turned, without it."""
    yield from _hand(view)
    if view.seat is None or view.phase in ("scored", "won", "count", "claim"):
        return
    kept = (*view.hand, *view.played_by(view.seat))
    if view.starter and view.rules.counting == "automatic" and kept:
        yield Note("worth", {**counted_aloud(counted(kept, view.starter)), "card": view.starter})


def _points_page(view: CribbageView) -> Iterator[Note]:
    """Yield where the pegs stand, and each side's points in this round line by line."""
    yield from _board(view)
    for side, lines in enumerate(view.lines):
        if lines:
            yield Note("gained", {"side": side, "points": sum(line.points for line in lines)})
        for line in lines:
            yield Note("score-line", {"score": line.code, "count": 1, "points": line.points, "cards": ()})
    for number, hole in enumerate(view.rules.skunks, 1):
        yield Note("skunk-line", {"number": number, "points": hole, "games": view.rules.games_lost(hole - 1)})
    if view.rules.start != "none":
        yield Note("starts-with", {"points": START})


SPEAKER = Speaker(facts=facts, choices=choices, cautions=cautions, pages={"hand": _hand_page, "points": _points_page})
"""What puts views of Cribbage into words; the page ``hand`` is empty in the public view."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservedView(CribbageView):
    """A view that describes itself in notes and choices."""

    speaker: ClassVar[Speaker] = SPEAKER
