"""The questions that a careful player is asked before laying cards away or playing one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.cards import rank
from engine.cribbage.counting import FIFTEEN, PLACE, worth
from engine.cribbage.view import CribbageView
from engine.kit.spoken_view import no_notes
from engine.types import Action, Note

CAUTIONS = ("gives-away", "leaves-fifteen", "leads-five")
"""The codes of all notes of this module."""
_COSTLY_LEAVES = (5, 21)
"""Counts from which any of the sixteen cards that count ten scores two."""


def cautions(view: CribbageView, action: Action) -> tuple[Note, ...]:
    """Return what the player may give away; nothing for what has to be done."""
    if view.seat is None or len(view.legal) < 2 or view.rules.low_ball:
        return ()
    return tuple({"crib": _laying, "play": _playing}.get(action.kind, no_notes)(view, action))


def _laying(view: CribbageView, action: Action) -> Iterator[Note]:
    if view.owns_crib:
        return
    scores = any(PLACE[a] == PLACE[b] or worth(a) + worth(b) == FIFTEEN for a, b in combinations(action.cards, 2))
    if scores or "5" in map(rank, action.cards):
        yield Note("gives-away", {"seat": view.dealer, "cards": action.cards})


def _playing(view: CribbageView, action: Action) -> Iterator[Note]:
    [card] = action.cards
    count = view.count + worth(card)
    if not view.series and count == _COSTLY_LEAVES[0]:
        yield Note("leads-five", {"card": card})
    elif count in _COSTLY_LEAVES and any(each.action != action for each in view.choices("play")):
        yield Note("leaves-fifteen", {"card": card, "points": count})
