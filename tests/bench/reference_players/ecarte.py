"""Reference players of Écarté, which share no code with the levels.

* ``trader`` exchanges everything but trumps, for as long as it may.
* ``stayer`` plays with two trumps or two kings, and keeps kings and queens in an exchange.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.ecarte.round import EcarteView
from engine.types import Action

_HEIGHT = ("7", "8", "9", "10", "A", "J", "Q", "K")
_SURE = 4


def trader(view: EcarteView) -> Action:
    """Exchange all but trumps."""
    trumps = [card for card in view.hand if suit(card) == view.trump]
    return _agreeing(view, stays=len(trumps) >= _SURE, kept=trumps) or _playing(view)


def stayer(view: EcarteView) -> Action:
    """Play with two trumps or two kings."""
    kept = [card for card in view.hand if suit(card) == view.trump or rank(card) in ("K", "Q")]
    trumps = sum(suit(card) == view.trump for card in view.hand)
    return _agreeing(view, stays=max(trumps, sum(rank(card) == "K" for card in view.hand)) > 1, kept=kept) or _playing(
        view
    )


def _agreeing(view: EcarteView, *, stays: bool, kept: list[Card]) -> Action | None:
    """Return a call, an exchange, or the king; nothing while cards are played."""
    kinds = {action.kind for action in view.legal}
    if "king" in kinds:
        return Action("king")
    if "play" in kinds:
        return None
    if "propose" in kinds:
        return Action("stand" if stays else "propose")
    if "accept" in kinds:
        return Action("refuse" if stays else "accept")
    away = tuple(card for card in view.hand if card not in kept)[: view.most]
    if not away and "stand" in kinds:
        return Action("stand")
    return Action("exchange", away or view.hand[:1])


def _playing(view: EcarteView) -> Action:
    """Win as cheaply as possible; lead the highest card."""
    cards = [action.cards[0] for action in view.legal]
    if not view.trick:
        return Action("play", (max(cards, key=lambda card: _HEIGHT.index(rank(card))),))
    led = view.trick[0]
    winning = [card for card in cards if _beats(view, card, led)]
    return Action("play", (min(winning or cards, key=lambda card: _worth(view, card)),))


def _beats(view: EcarteView, card: Card, led: Card) -> bool:
    higher = _HEIGHT.index(rank(card)) > _HEIGHT.index(rank(led))
    return higher if suit(card) == suit(led) else suit(card) == view.trump


def _worth(view: EcarteView, card: Card) -> int:
    return len(_HEIGHT) * (suit(card) == view.trump) + _HEIGHT.index(rank(card))


PLAYERS: Mapping[str, Callable[[EcarteView], Action]] = {"trader": trader, "stayer": stayer}
"""The reference players by name."""
