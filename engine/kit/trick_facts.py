"""Describes the table of a game of tricks: what the picture shows, one fact per note; and its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.kit.table_facts import acting, standing
from engine.kit.trick_view import TrickView
from engine.types import Note, Side, Value


def nothing(side: Side) -> Iterable[Note]:
    """A side without further facts."""
    return ()


def stock_over(view: TrickView) -> Iterable[Note]:
    """Return the upturned card and the number of cards below it."""
    return [Note("stock-over", {"count": view.stock, "card": view.upturned})] if view.upturned else []


def facts(
    view: TrickView,
    of_side: Callable[[Side], Iterable[Note]] = nothing,
    of_stock: Callable[[TrickView], Iterable[Note]] = stock_over,
) -> tuple[Note, ...]:
    """Return the round, whose turn it is, trump and stock, the trick, the sides, and the seat's hand.

    ``of_side`` gives what the game has to tell of a side besides its tricks and points, ``of_stock`` what lies beside
    the trick.
    """
    return (*_turn(view), *_middle(view, of_stock(view)), *_sides(view, of_side), *_hand(view))


def _turn(view: TrickView) -> list[Note]:
    values: dict[str, Value] = {"round": view.round, "trick": view.turn, "seat": view.dealer, "target": view.target}
    return [Note("phase-two" if view.phase_two else "phase-one", values), *standing(view, acting(view))]


def _middle(view: TrickView, stock: Iterable[Note]) -> list[Note]:
    notes = [Note("trump", {"suit": view.trump})] if view.trump else []
    notes += stock
    if view.trick:
        notes.append(Note("trick", {"seat": view.leader, "cards": view.trick}))
    elif view.tricks:
        last = view.tricks[-1]
        notes.append(Note("last-trick", {"seat": last.winner, "cards": last.cards, "points": last.points}))
    return notes


def _sides(view: TrickView, of_side: Callable[[Side], Iterable[Note]]) -> list[Note]:
    notes = [Note("hand-count", {"seat": seat, "count": count}) for seat, count in enumerate(view.hand_counts)]
    for side, total in enumerate(view.totals):
        values: dict[str, Value] = {"side": side, "points": total, "standing": view.standing[side]}
        notes.append(Note("points", {**values, "won": view.won_by(side), "tricks": view.trick_points[side]}))
        notes += of_side(side)
    return notes


def _hand(view: TrickView) -> list[Note]:
    if view.seat is None:
        return []
    notes = [Note("holding", {"count": len(view.hand), "cards": view.hand})]
    if view.drawn:
        notes.append(Note("drawn", {"count": len(view.drawn), "cards": view.drawn}))
    return notes


def tricks(view: TrickView) -> list[Note]:
    """Return the page of the tricks of this phase."""
    return [
        Note(
            "trick-taken",
            {
                "number": number,
                "seat": trick.leader,
                "cards": trick.cards,
                "winner": trick.winner,
                "points": trick.points,
            },
        )
        for number, trick in enumerate(view.tricks, 1)
        if trick.phase_two == view.phase_two
    ] or [Note("no-tricks")]


def points(view: TrickView) -> list[Note]:
    """Return the page of each side's score in this round, line by line and trick by trick, and its total."""
    notes = []
    for side, lines in enumerate(view.settled or view.lines):
        gained = sum(line.points for line in lines) if view.settled else view.standing[side]
        code = "scored" if view.settled else "standing"
        notes.append(Note(code, {"side": side, "points": gained, "total": view.totals[side]}))
        for line in lines:
            if line.points or line.cards:
                values: dict[str, Value] = {"score": line.code, "count": line.count, "points": line.points}
                notes.append(Note("score-line", {**values, "cards": line.cards}))
        for number, trick in enumerate(view.tricks, 1):
            if view.sides[trick.winner] == side and trick.points:
                notes.append(Note("score-trick", {"number": number, "cards": trick.cards, "points": trick.points}))
    return notes


PAGES = {"tricks": tricks, "points": points}
"""The pages besides the table."""
