"""The two weakest players: they look at one trick, and not at what their cards may come to."""

from __future__ import annotations

from engine.cards import Card, rank, suit
from engine.pinochle.card_order import STRENGTH, beats
from engine.pinochle.view import PinochleView
from engine.players.mind import Mind
from engine.types import Action


def carefree(view: PinochleView, mind: Mind) -> Action:
    """Never melds, and plays whatever comes to hand (guide 11.4)."""
    kinds = {action.kind: action for action in view.legal}
    return kinds.get("knock") or kinds.get("draw") or mind.chance.choice(view.legal)


def beginner(view: PinochleView, mind: Mind) -> Action:
    """Melds what counts most at once, takes a trick where that is cheap, and else plays low."""
    kinds = {action.kind: action for action in view.legal}
    if "draw" in kinds:
        best = next((choice.action for choice in view.choices("meld")), None)
        return kinds.get("knock") or kinds.get("exchange") or best or kinds["draw"]
    playable = [action.cards[0] for action in view.legal]
    winning = [card for card in playable if view.trick and beats(card, view.trick[0], view.trump)]
    return Action("play", (min(winning or playable, key=lambda card: (*_rank(view, card), mind.chance.random())),))


def _rank(view: PinochleView, card: Card) -> tuple[bool, int]:
    """How dear a card is: trumps are, and high cards."""
    return suit(card) == view.trump, STRENGTH[rank(card)]
