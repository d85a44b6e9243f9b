"""The practice actions that change a deal: swapping hands, and exchanging a card for a hidden one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.cards import Card
from engine.kit.checks import check_bare
from engine.kit.hands import equal_card
from engine.types import Action, IllegalAction, Seat


def check_named(action: Action, cards: int) -> None:
    """Raise unless an action names so many cards (none for a swap, two for an exchange), and no target."""
    if not cards:
        check_bare(action)
    elif len(action.cards) != cards or action.target:
        raise IllegalAction("doctor-two-cards", text=action.kind)


def swap(one: Seat, other: Seat, *by_seat: list[Any]) -> None:
    """Swap two seats' elements in each of these lists, such as their hands and what is known of them."""
    for each in by_seat:
        each[one], each[other] = each[other], each[one]


def replaced(piles: Iterable[list[Card]], wanted: Card, by: Card) -> Card | None:
    """Put a card into the place of the wanted one, or of an equal card, in the first pile that has it.

    Returns the card that lay there; ``None`` if there is none.

    >>> pile = ["2C", "KH'"]
    >>> replaced([["3C"], pile], "KH", by="9S"), pile
    ("KH'", ['2C', '9S'])
    """
    for pile in piles:
        found = equal_card(pile, wanted)
        if found is not None:
            pile[pile.index(found)] = by
            return found
    return None
