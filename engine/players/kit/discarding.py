"""Code shared by the computer players of games of drawing and discarding."""

from __future__ import annotations

from functools import cache

from engine.cards import JOKER, Card, rank, suit
from engine.kit.discard_round import DiscardView
from engine.kit.sets_and_runs import RANKS
from engine.players.policy import PolicyContext
from engine.types import Action


def carefree(view: DiscardView, context: PolicyContext) -> Action:
    """Draw from the stock or pass, and do anything else at random."""
    kinds = {action.kind: action for action in view.legal}
    return kinds.get("draw") or kinds.get("pass") or context.rng.choice(view.legal)


@cache
def outs(card: Card, other: Card, *, high_ace: bool = True) -> tuple[Card, ...]:
    """Return the cards that make a meld of two others; with ``high_ace`` an ace can stand above the king.

    >>> outs("7C", "8C"), outs("7C", "9C"), outs("7C", "7H"), outs("7C", "8D")
    (('6C', '9C'), ('8C',), ('7D', '7S'), ())
    """
    if JOKER in (card, other) or card == other:
        return ()
    if rank(card) == rank(other):
        return tuple(rank(card) + letter for letter in "CDHS" if letter not in (suit(card), suit(other)))
    if suit(card) != suit(other):
        return ()
    found: list[Card] = []
    for names in ((*RANKS,), (*RANKS[1:], "A"))[: 1 + high_ace]:
        low, high = sorted((names.index(rank(card)), names.index(rank(other))))
        places = {1: (low - 1, high + 1), 2: (low + 1,)}.get(high - low, ())
        found += [names[place] + suit(card) for place in places if 0 <= place < len(names)]
    return tuple(dict.fromkeys(found))
