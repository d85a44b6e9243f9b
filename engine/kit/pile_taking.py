"""Taking from a pile that lies spread: the last discard, or a card below it that is melded at once, with all on top."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import KNOWN, Card
from engine.kit.laid_melds import fitting
from engine.kit.laying_off import uses
from engine.kit.laying_round import LayingRound
from engine.types import Action, IllegalAction


def takes(state: LayingRound) -> Iterator[Action]:
    """Yield each way to take from the pile, from the top; a card below an equal one has its depth as target."""
    seen: set[Card] = set()
    for depth, card in enumerate(reversed(state.pile), 1):
        if _may_take(state, depth):
            yield Action("take", (card,), str(depth) if card in seen else "")
        seen.add(card)


def _may_take(state: LayingRound, depth: int) -> bool:
    """Whether so many cards of the pile can be taken: the last discard freely, others to meld the lowest."""
    if depth == 1 and not state.rules.upcard_melded:
        return True
    hand = (*state.hands[state.seat], *state.pile[-depth:])
    return any(uses(state, hand, state.pile[-depth]))


def depth_of(state: LayingRound, action: Action) -> int:
    """Return how many cards an action takes: up to the named card nearest the top, unless it says how many.

    Raises :class:`IllegalAction` if that is not possible.
    """
    if len(action.cards) != 1:
        raise IllegalAction("take-one-card")
    [card] = action.cards
    if card not in KNOWN:
        raise IllegalAction("no-such-card", text=card)
    depths = [depth for depth, other in enumerate(reversed(state.pile), 1) if other == card]
    if not depths:
        raise IllegalAction("not-in-pile", card=card)
    if action.target:
        depths = [depth for depth in depths if str(depth) == action.target]
    found = next((depth for depth in depths if _may_take(state, depth)), 0)
    if not found:
        raise IllegalAction("take-to-meld", card=card)
    return found


def public_depths(state: LayingRound) -> tuple[int, ...]:
    """Return the depths at which anybody can see that the pile can be taken: free, or to lay the card off."""
    opened = state.opened[state.sides[state.seat]]
    return tuple(
        depth
        for depth, card in enumerate(reversed(state.pile), 1)
        if (depth == 1 and not state.rules.upcard_melded) or (opened and fitting(state.table, card))
    )
