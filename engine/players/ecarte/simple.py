"""Players of Écarté that go by what is in the hand.

The eager player counts its trumps and looks at one trick. ``advanced`` exchanges if its hand gains by that, and plays
like the eager one. ``habitual`` also leads from its long suit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from engine.cards import Card, rank
from engine.ecarte.options import EcarteOptions
from engine.ecarte.round import EcarteState, EcarteView
from engine.players.kit.tricks import at_random, cheapest
from engine.players.policy import PolicyContext
from engine.types import Action


class Gains(NamedTuple):
    """By how many points playing at once gains more than new cards: a base, and what cards of the hand add."""

    base: float
    trump: float
    """For each trump."""
    king: float
    """For each plain king, queen, jack and ace."""
    queen: float
    jack: float
    ace: float
    length: float
    """For each card beyond the first in a plain suit, in a hand that holds trumps."""


GAINS: Mapping[tuple[str, str], Gains] = {
    ("propose", "risk"): Gains(-1.45, 0.38, 0.43, 0.37, 0.24, 0.16, 0.21),
    ("propose", "first"): Gains(-0.42, 0.13, 0.2, 0.21, 0.18, 0.11, 0.13),
    ("propose", "later"): Gains(-0.3, 0.09, 0.14, 0.17, 0.14, 0.09, 0.08),
    ("answer", "risk"): Gains(-1.84, 0.61, 0.5, 0.45, 0.31, 0.2, -0.06),
    ("answer", "first"): Gains(-0.85, 0.3, 0.38, 0.4, 0.25, 0.2, 0.05),
    ("answer", "later"): Gains(-0.69, 0.19, 0.33, 0.28, 0.26, 0.17, 0.11),
}
"""By phase, and by whether the tricks may cost two points, or one although nobody has exchanged, or somebody has.

Printed by ``python -m tests.bench.tuning.ecarte_calls --hands 500 --deals 40 --seed one``, which played by an earlier
fit.
"""
BOLD = 0.03
"""The points by which an aggressive player overrates playing at once."""
_SURE = 4
"""The trumps with which the eager player exchanges nothing."""


def gain(table: EcarteState | EcarteView, hand: Sequence[Card], phase: str) -> float:
    """Return by how many points playing a hand at once gains more than new cards, for who proposes or answers."""
    stage = "later" if table.exchanges else "risk" if table.rules.vulnerable else "first"
    return sum(map(mul, GAINS[phase, stage], counted(table, hand)), 0.0)


def counted(table: EcarteState | EcarteView, hand: Sequence[Card]) -> tuple[int, ...]:
    """Return how often each of the :class:`Gains` counts for a hand."""
    suits = table.rules.order(table.trump).suit
    plain = [card for card in hand if suits[card] != table.trump]
    trumps, ranks = len(hand) - len(plain), [*map(rank, plain)]
    length = (len(plain) - len({*map(suits.__getitem__, plain)})) * bool(trumps)
    return (1, trumps, *map(ranks.count, "KQJA"), length)


def spare(rules: EcarteOptions, trump: str, hand: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Return the cards to exchange, the worst first: all but trumps and kings."""
    order = rules.order(trump)
    plain = [card for card in hand if order.suit[card] != trump and not card.startswith("K")]
    return tuple(sorted(plain, key=order.strength.__getitem__)[:most])


def habitual(view: EcarteView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    for action in view.legal:
        if action.kind == "king":
            return action
    if view.phase in ("lead", "follow"):
        return Action("play", (play(view),))
    return agree(view, view.hand, bold=BOLD * context.aggressive)


def agree(table: EcarteState | EcarteView, hand: tuple[Card, ...] | list[Card], *, bold: float = 0.0) -> Action:
    """Return the action of the seat to act before the first card."""
    match table.phase:
        case "propose":
            return Action("stand" if gain(table, hand, "propose") + bold >= 0 else "propose")
        case "answer":
            return Action("refuse" if gain(table, hand, "answer") + bold >= 0 else "accept")
        case _:
            stock = table.stock if isinstance(table.stock, int) else len(table.stock)
            cards = spare(table.rules, table.trump, hand, min(len(hand), stock))
            if table.seat == table.dealer and not cards:
                return Action("stand")
            return Action("exchange", cards or (min(hand, key=table.rules.order(table.trump).value),))


def play(view: EcarteView) -> Card:
    """Return the card to play: win as cheaply as possible, lead from strength."""
    order = view.order
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    if view.trick:
        winning = [card for card in playable if order.beats(card, view.trick[0])]
        return min(winning or playable, key=order.value)
    suits = [order.suit[card] for card in view.hand]
    trumps = [card for card in playable if order.suit[card] == view.trump]
    if len(trumps) >= len(view.hand) - 1 and trumps:
        return max(trumps, key=order.value)
    plain = [card for card in playable if card not in trumps]
    return max(plain or trumps, key=lambda card: (suits.count(order.suit[card]), order.strength[card]))


def eager(view: EcarteView, context: PolicyContext) -> Action:
    """Count nothing but trumps, lead the highest card, and win each trick as cheaply as possible."""
    action = habitual(view, context)
    if action.kind == "play":
        highest = max(
            (each for each in view.legal if each.kind == "play"), key=lambda each: view.order.value(*each.cards)
        )
        return cheapest(view, context) if view.trick else highest
    suits = view.order.suit
    plain = tuple(card for card in view.hand if suits[card] != view.trump)
    stays = len(view.hand) - len(plain) >= _SURE
    match view.phase:
        case "propose":
            return Action("stand" if stays else "propose")
        case "answer":
            return Action("refuse" if stays else "accept")
        case "exchange" if plain:
            return Action("exchange", plain[: view.most])
        case _:
            return action


def advanced(view: EcarteView, context: PolicyContext) -> Action:
    """Exchange by what the hand is worth, and play like the eager player."""
    return (eager if view.phase in ("lead", "follow") else habitual)(view, context)


def carefree(view: EcarteView, context: PolicyContext) -> Action:
    """Do anything, but announce the king."""
    kings = [action for action in view.legal if action.kind == "king"]
    return kings[0] if kings else at_random(view, context)
