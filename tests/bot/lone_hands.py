"""A game of Euchre with a lone hand: the first to call passes, and the second orders up the partner, so plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.euchre.round import EuchreView
from engine.view import View


def calls(view: View) -> Sequence[str]:
    """Return the kinds of action to choose from."""
    first = view.phase == "order" and view.to_act == ((view.dealer + 1) % 4,)
    return ("pass",) if first else ("order", "name", "pass", "discard", "defend", "play")


def moment(view: View) -> str:
    """Return the name of a moment at which the bot is restarted."""
    seen = cast(EuchreView, view)
    if view.phase == "order" and seen.passed == 1:
        return "making"
    return "lone hand" if seen.alone and seen.tricks and seen.trick else ""
