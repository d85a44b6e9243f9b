"""The points of a round, and what the records keep of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ecarte.options import HAND, SEATS
from engine.ecarte.state import EcarteState
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Event, Seat

KING, VOLE = 1, 2
_POINT, _VULNERABLE = 1, 2
NEEDED = 3
"""The tricks that win a round."""


def score(state: EcarteState) -> RoundScore:
    """Return the points by side."""
    return tuple(tuple(_lines(state, seat)) for seat in range(SEATS))


def _lines(state: EcarteState, seat: Seat) -> Iterator[ScoreLine]:
    if seat == state.dealer and state.turned_king:
        yield ScoreLine("king-turned", KING, 1, (state.king,))
    if seat == state.announced:
        yield ScoreLine("king", KING, 1, (state.king,))
    if len(state.tricks) == HAND and (won := state.won_by(seat)) >= NEEDED:
        code, points = points_for(state, seat, won)
        yield ScoreLine(code, points, won)


def points_for(state: EcarteState, seat: Seat, won: int) -> tuple[str, int]:
    """Return what the tricks bring a seat that has won so many, at least three."""
    if won == HAND:
        return "vole", VOLE
    return ("vulnerable", _VULNERABLE) if state.vulnerable == 1 - seat and state.rules.vulnerable else ("point", _POINT)


def events(state: EcarteState) -> Iterator[Event]:
    """Yield who has won the tricks."""
    for seat in range(SEATS):
        if (won := state.won_by(seat)) >= NEEDED:
            code, points = points_for(state, seat, won)
            yield Event(code, seat, points=points)


def feats(state: EcarteState) -> tuple[dict[str, int], ...]:
    """Return by side its kings and voles."""
    found = ({"kings": state.kings(seat), "voles": int(state.won_by(seat) == HAND)} for seat in range(SEATS))
    return tuple(achieved(each) for each in found)
