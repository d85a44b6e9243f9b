"""What a computer player makes of the rules that only some games of Canasta have."""

from __future__ import annotations

from collections.abc import Iterable

from engine.canasta.choices import family
from engine.canasta.kinds import NAMES, WILD
from engine.canasta.melds import CANASTA
from engine.canasta.view import CanastaView, Meld
from engine.cards import SUITS
from engine.types import Action

LIGHT = 80
"""Points of a hand that a partner may well be left with."""
LOW = 12
"""Cards of the stock at which the round is as good as over."""
_ENDLESS = 60
"""Turns of each seat after which a pile that is turned over again and again brings nothing more."""
_WILD_START = 5
"""Wild cards that are laid down together, for want of a canasta."""
_LONG = 4
"""Cards of a sequence that is worth opening with."""


def answer(view: CanastaView) -> Action:
    """Yes to a partner who asks, unless the hand would cost much and the round has time."""
    yes = view.hand_points <= LIGHT or view.stock <= LOW
    return next(action for action in view.legal if action.target == ("yes" if yes else "no"))


def better_ended(view: CanastaView) -> bool:
    """Whether a round whose stock is gone is better ended than played on: who is not behind, ends it."""
    assert view.seat is not None
    if view.turn > _ENDLESS * len(view.sides):
        return True
    mine = view.sides[view.seat]
    return view.standing[mine] - view.hand_points >= max(view.standing) - 2 * LIGHT


def meld(view: CanastaView, legal: Iterable[Action]) -> Action | None:
    """A sequence, or a meld of wild cards, that is worth laying down before anything else; the longest first."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    begun = view.opened[mine] or view.opening_points > 0
    lying = {meld.name or meld.rank: meld for meld in view.melds[mine]}
    good = [
        action
        for action in legal
        if (family(action.target) in SUITS and (begun or len(action.cards) >= _LONG))
        or (action.target == NAMES[WILD] and _wild(action, lying.get(action.target)))
    ]
    return max(good, key=lambda action: len(action.cards), default=None)


def _wild(action: Action, lying: Meld | None) -> bool:
    """Whether wild cards go to a meld of their own: one that is begun, a canasta, or nearly one."""
    size = len(action.cards) + (len(lying.cards) if lying else 0)
    if lying:
        return len(lying.cards) < CANASTA
    return size >= _WILD_START
