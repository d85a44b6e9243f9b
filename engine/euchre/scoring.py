"""The points of a round, and what the records keep of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.euchre.options import HAND
from engine.euchre.state import EuchreState
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Event, Side

NEEDED = 3
"""The tricks that the makers need."""
_MADE, _EUCHRE = 1, 2
_MARCH = {2: 2, 3: 3, 4: 2}
"""The points of all five tricks by the number of players: where three play, the maker plays against both others."""
_EUCHRES = ("euchre", "lone-euchre")
_LONE = 4
"""The points of all five tricks won alone, and of a euchre by a lone defender."""


def score(state: EuchreState) -> RoundScore:
    """Return the points by side, with the tricks that they are for; none before the round is over, or if it is void."""
    result = _result(state)
    lines = [ScoreLine(code, points, _tricks(state, code)) for code, _, points in result]
    sides = [side for _, side, _ in result]
    return tuple((lines[sides.index(side)],) if side in sides else () for side in range(max(state.sides) + 1))


def _tricks(state: EuchreState, code: str) -> int:
    """Return the tricks that points are for: the makers', or in a euchre those of the others."""
    return HAND - state.won_by_makers() if code in _EUCHRES else state.won_by_makers()


def events(state: EuchreState) -> Iterator[Event]:
    """Yield how the makers have done; the event's target is their side."""
    assert state.maker is not None
    for code, _, points in _result(state)[:1]:
        yield Event(code, state.maker, target=str(state.sides[state.maker]), points=points)


def feats(state: EuchreState) -> tuple[dict[str, int], ...]:
    """Return by side the marches, lone marches, and euchres made and suffered."""
    result = _result(state)
    makers = state.sides[state.maker or 0]
    euchred = any(code in _EUCHRES for code, _, _ in result)
    found = []
    for side in range(max(state.sides) + 1):
        codes = [code for code, who, _ in result if who == side]
        done = {
            "march": "march" in codes,
            "lone-march": "lone-march" in codes,
            "euchres": euchred and side != makers,
            "euchred": euchred and side == makers,
        }
        found.append(achieved({feat: int(happened) for feat, happened in done.items()}))
    return tuple(found)


def _result(state: EuchreState) -> list[tuple[str, Side, int]]:
    """Return who scores how many points for what, once the round is over."""
    if state.phase != "over" or state.maker is None:
        return []
    return result(state, state.won_by_makers())


def result(state: EuchreState, won: int) -> list[tuple[str, Side, int]]:
    """Return who scores how many points for what if the makers win so many tricks."""
    assert state.maker is not None
    makers = state.sides[state.maker]
    if won < NEEDED:
        code, points = ("euchre", _EUCHRE) if state.lone_defender is None else ("lone-euchre", _LONE)
        return [(code, side, points) for side in range(max(state.sides) + 1) if side != makers]
    if won < HAND:
        return [("made", makers, _MADE)]
    if state.alone:
        return [("lone-march", makers, _LONE)]
    return [("march", makers, _MARCH[state.seats])]
