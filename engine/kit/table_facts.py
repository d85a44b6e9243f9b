"""Describes how a game stands, one fact per note: what the facts about every table begin with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.types import Note
from engine.view import View


def standing(view: View, acting: Iterable[Note]) -> Iterator[Note]:
    """Yield how the game or the round has ended; until then, what those do who are to act."""
    if view.drawn_game:
        yield Note("game-drawn", {"points": view.totals[0]})
    elif view.winners:
        yield from (Note("won", {"side": side, "points": view.totals[side]}) for side in view.winners)
    elif view.phase == "scored":
        yield Note("round-over", {"round": view.round})
    else:
        yield from acting


def acting(view: View) -> Iterator[Note]:
    """Yield who is to act, in the words of the phase."""
    yield from (Note(f"to-{view.phase}", {"seat": seat}) for seat in view.to_act)
