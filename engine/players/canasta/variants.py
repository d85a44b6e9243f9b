"""Decisions about rules that only some games of Canasta have."""

from __future__ import annotations

from collections.abc import Iterable

from engine.canasta.choices import family
from engine.canasta.kinds import NAMES, WILD
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView, Meld
from engine.cards import SUITS
from engine.types import Action

LIGHT = 80
"""The most points in hand with which to let a partner go out."""
LOW = 12
"""The size of the stock from which the round is nearly over."""
_MOST_TURNS = 60
"""The turns per seat after which turning the pile over again brings nothing more."""
_WILD_START = 5
"""The wild cards needed to begin a meld of wild cards."""
_LONG = 4
"""The cards of a sequence that is worth opening with."""


def answer(view: CanastaView) -> Action:
    """Let a partner go out, unless the hand would cost many points and the round has time."""
    yes = view.hand_points <= LIGHT or view.stock <= LOW
    return next(action for action in view.legal if action.target == ("yes" if yes else "no"))


def better_ended(view: CanastaView) -> bool:
    """Whether to end a round without stock rather than play on: if the side is not behind."""
    assert view.seat is not None
    if view.turn > _MOST_TURNS * len(view.sides):
        return True
    mine = view.sides[view.seat]
    return view.standing[mine] - view.hand_points >= max(view.standing) - 2 * LIGHT


def meld(view: CanastaView, legal: Iterable[Action]) -> Action | None:
    """Return the longest sequence or meld of wild cards that is worth making before anything else, or ``None``."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    begun = view.opened[mine] or view.opening_points > 0
    laid = {meld.name or meld.rank: meld for meld in view.melds[mine]}
    good = [
        action
        for action in legal
        if (family(action.target) in SUITS and (begun or len(action.cards) >= _LONG))
        or (action.target == NAMES[WILD] and _wild(action, laid.get(action.target)))
    ]
    return max(good, key=lambda action: len(action.cards), default=None)


def _wild(action: Action, laid: Meld | None) -> bool:
    """Whether to make or extend a meld of wild cards: if it is begun but not yet a canasta, or long enough to begin."""
    size = len(action.cards) + (len(laid.cards) if laid else 0)
    if laid:
        return len(laid.cards) < CANASTA
    return size >= _WILD_START
