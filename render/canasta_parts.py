"""What the table, the hand and the score sheet of Canasta all say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine.canasta.view import CanastaView, Meld
from engine.types import Event, Side
from engine.view import View
from render import words

_LAYING = ("melded", "added")
"""The events that bring cards onto a mat."""


def grew(view: CanastaView, news: Sequence[Event], meld: Meld, side: Side) -> bool:
    """Whether cards of a side's meld have just been laid down."""
    held = Counter(meld.cards)
    return any(
        event.kind in _LAYING
        and event.target == meld.rank
        and view.sides[event.seat] == side
        and Counter(event.cards) <= held
        for event in news
    )


def discarded(view: CanastaView, news: Sequence[Event]) -> bool:
    """Whether the upcard has just been discarded."""
    return any(event.kind == "discarded" and event.cards == (view.upcard,) for event in news)


def opened(view: CanastaView, side: Side) -> str:
    """That a side has opened; and how far it is from going out, where one canasta is not enough."""
    needs = view.canastas_to_go_out
    return words.canastas(view.canastas[side], needs) if needs > 1 else words.OPENED


def goal(view: View) -> str:
    """Where the game ends: at a number of points, or after so many rounds."""
    rounds = cast(CanastaView, view).rounds
    return words.of_rounds(rounds) if rounds else words.to_points(view.target)


def asked(view: CanastaView, names: Sequence[str]) -> str:
    """The question whether a player may go out, or its answer; empty where nobody has asked."""
    if view.asking is not None:
        return words.asks(names[view.asking])
    return {"yes": words.MUST_GO_OUT, "no": words.MAY_NOT_GO_OUT}.get(view.answer, "")
