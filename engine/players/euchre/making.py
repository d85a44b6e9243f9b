"""How good players make trumps: by what a hand is worth, the place at the table, and who gets the upcard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.cards import Card
from engine.euchre.legality import ALONE, FARMER
from engine.euchre.state import EuchreState
from engine.euchre.view import EuchreView
from engine.kit.exchanging import sensible
from engine.players.euchre.values import after_discard, tricks
from engine.types import Action, Seat

Table: TypeAlias = EuchreState | EuchreView

ENOUGH = 3.2
"""The tricks from which a hand makes trumps."""
ALONE_FROM = 4.5
"""The tricks, with a partner, from which a hand is played alone."""
_DEFENDS = _KEEPS = 4.5
"""The tricks from which a hand defends alone, or exchanges no cards."""
_UPCARD = 0.45
"""What the upcard adds for the partner who takes it, or takes away in an opponent's hand."""


def make(table: Table, hand: Sequence[Card], legal: Sequence[Action], *, bold: float = 0.0) -> Action:
    """Return what the seat to act does before the first trick; ``bold`` is how much less than usual a hand needs."""
    if table.phase == "discard":
        return Action("discard", (after_discard(table.rules, table.trump, hand),))
    if table.phase == "defend":
        enough = tricks(table.rules, table.trump, hand, len(table.sides)) >= _DEFENDS
        return next(action for action in legal if action.kind == ("defend" if enough else "pass"))
    if table.phase == "exchange":
        stock = table.stock if isinstance(table.stock, int) else len(table.stock)
        away = sensible(table.rules.order(table.trump), hand, stock)[0]
        if tricks(table.rules, table.trump, hand, len(table.sides)) >= _KEEPS:
            return Action("pass")
        return next(action for action in legal if {*action.cards} == {*away})
    if table.phase == "turned":
        return legal[0]
    return next((action for action in legal if action.kind in (FARMER, "throw-in")), None) or _call(
        table, hand, legal, bold
    )


def _call(table: Table, hand: Sequence[Card], legal: Sequence[Action], bold: float) -> Action:
    """Return an order, a suit, or a pass."""
    seat = table.seat
    assert seat is not None
    worths = {action: worth(table, seat, hand, action) for action in legal if action.kind != "pass"}
    best = max(worths, key=lambda action: (worths[action], not action.target.endswith(ALONE)))
    alone = [action for action in worths if action.target.endswith(ALONE) and worths[action] >= ALONE_FROM]
    if alone:
        return max(alone, key=worths.__getitem__)
    passing = Action("pass")
    return best if passing not in legal or worths[best] >= ENOUGH - bold else passing


def worth(table: Table, seat: Seat, hand: Sequence[Card], action: Action) -> float:
    """Return the tricks that a seat's side wins with a hand if the seat makes trumps in this way."""
    rules, seats = table.rules, len(table.sides)
    trump = action.target[:1] if action.kind == "name" else table.offered
    if action.kind == "name" or not rules.upcard_taken:
        return tricks(rules, trump, hand, seats)
    if seat == table.dealer:
        six = [*hand, table.upcard]
        six.remove(after_discard(rules, trump, six))
        return tricks(rules, trump, six, seats)
    gained = (0.0 if action.target else _UPCARD) if _partners(table, seat) else -_UPCARD
    return tricks(rules, trump, hand, seats) + gained


def _partners(table: Table, seat: Seat) -> bool:
    """Whether the dealer is on the seat's side."""
    return table.sides[table.dealer] == table.sides[seat]
