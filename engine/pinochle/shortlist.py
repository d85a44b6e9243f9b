"""The actions with a button of their own: each card to play; after a trick won, the best melds and the draw."""

from __future__ import annotations

from engine.pinochle.choices import choices
from engine.pinochle.view import PinochleView
from engine.types import Choice

MOST = 3
"""The most melds that are offered."""
_ORDER = ("knock", "meld", "exchange", "draw", "play")


def shortlist(view: PinochleView) -> tuple[Choice, ...]:
    """Return the shortlist of ``view.seat``: knocking first, then melds and the exchange, the draw, and cards."""
    found: list[Choice] = []
    for kind in _ORDER:
        of_kind = choices(view, kind)
        found += of_kind[:MOST] if kind == "meld" else of_kind
    return tuple(found)
