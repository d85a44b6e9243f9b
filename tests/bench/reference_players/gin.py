"""Reference players of Gin Rummy, which share no code with the levels.

* ``sprinter`` takes the upcard only for three of a kind, throws its highest card that has no neighbour, and knocks at
  once.
* ``collector`` keeps cards that go with most others of its hand, takes what goes with two, and knocks with five or
  less.
* ``counter`` only counts: it takes the upcard for a meld or to knock, throws its highest card without a meld, and
  knocks at once. OpenSpiel's sample bot decides in this way. Nothing is learnt from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.cards import Card, rank, suit
from engine.gin.presentation import PRESENTATION
from engine.gin.round import GinView
from engine.kit.sets_and_runs import BIT, mask_of
from engine.types import Action

ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LITTLE = 5
"""The deadwood with which ``collector`` knocks."""


def sprinter(view: GinView) -> Action:
    """Knock first, think later."""
    kinds = {action.kind: action for action in reversed(view.legal)}
    if early := kinds.get("gin") or kinds.get("knock") or kinds.get("end"):
        return early
    if "discard" not in kinds:
        held = Counter(map(rank, view.hand))
        wanted = view.upcard is not None and held[rank(view.upcard)] >= 2
        return kinds["take"] if wanted and "take" in kinds else kinds.get("draw") or kinds["pass"]
    cards = _discards(view)
    alone = [card for card in cards if not any(_touches(card, other) for other in view.hand if other != card)]
    return Action("discard", (max(alone or cards, key=_place),))


def collector(view: GinView) -> Action:
    """Collect what there is most of."""
    kinds = {action.kind: action for action in reversed(view.legal)}
    if early := kinds.get("gin") or kinds.get("end"):
        return early
    cards = _discards(view)
    if "knock" in kinds:
        choices = PRESENTATION.choices(view, "knock")
        if not cards or int(str(choices[0].label.values["points"])) <= LITTLE:
            return choices[0].action
    if not cards:
        wanted = view.upcard is not None and sum(_touches(view.upcard, card) for card in view.hand) >= 2
        return kinds["take"] if wanted and "take" in kinds else kinds.get("draw") or kinds["pass"]
    return Action("discard", (min(cards, key=lambda card: (_friends(view, card), -_place(card))),))


def counter(view: GinView) -> Action:
    """Count deadwood, now."""
    kinds = {action.kind: action for action in reversed(view.legal)}
    if early := kinds.get("gin") or kinds.get("knock") or kinds.get("lay") or kinds.get("end"):
        return early
    melds, hand = view.rules.melds, mask_of(view.hand)
    if cards := _discards(view):
        melded = melds.best(hand)[0].cards
        loose = [card for card in cards if not BIT[card] & melded]
        return Action("discard", (max(loose or cards, key=lambda card: (_place(card), card)),))
    if view.upcard and "take" in kinds:
        card = BIT[view.upcard]
        both = hand | card
        if melds.least_after_discard(both, card) <= view.limit or melds.best(both)[0].cards & card:
            return kinds["take"]
    return kinds.get("draw") or kinds["pass"]


def _discards(view: GinView) -> list[Card]:
    return [action.cards[0] for action in view.legal if action.kind == "discard"]


def _place(card: Card) -> int:
    return ORDER.index(rank(card))


def _touches(card: Card, other: Card) -> bool:
    return rank(card) == rank(other) or (suit(card) == suit(other) and abs(_place(card) - _place(other)) <= 1)


def _friends(view: GinView, card: Card) -> int:
    return 2 * sum(_touches(card, other) for other in view.hand) + sum(
        suit(card) == suit(other) and abs(_place(card) - _place(other)) == 2 for other in view.hand
    )


PLAYERS: Mapping[str, Callable[[GinView], Action]] = {
    "sprinter": sprinter,
    "collector": collector,
    "counter": counter,
}
"""By name."""
