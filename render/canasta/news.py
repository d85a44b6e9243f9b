"""Which parts of a table of Canasta the latest events changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.canasta.view import CanastaView, Meld
from engine.types import Event, Side

_LAYING = ("melded", "added")
"""The kinds of event that lay cards down."""


def has_grown(view: CanastaView, news: Sequence[Event], meld: Meld, side: Side) -> bool:
    """Return whether ``news`` added cards to a side's meld."""
    held = Counter(meld.cards)
    return any(
        event.kind in _LAYING
        and event.target == meld.rank
        and view.sides[event.seat] == side
        and Counter(event.cards) <= held
        for event in news
    )


def is_discarded(view: CanastaView, news: Sequence[Event]) -> bool:
    """Return whether ``news`` contains the discard of the upcard."""
    return any(event.kind == "discarded" and event.cards == (view.upcard,) for event in news)
