"""Hands: which cards of a hand a person means, and in which order they lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.cards import KNOWN, SUITS, Card, face, marked
from engine.types import IllegalAction, Seat


def held(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of the hand that are named, or equal ones; each card is used once.

    A card is named by its mark or by its face. Raises :class:`IllegalAction`.

    >>> held(["KH", "KH'", "9S"], ["KH", "KH"])
    ('KH', "KH'")
    """
    for card in cards:
        if face(card) not in KNOWN:
            raise IllegalAction("no-such-card", text=card)
    left = list(hand)
    meant: list[Card] = []
    for card in cards if len(set(cards)) == len(cards) else marked(map(face, cards)):
        found = equal_card(left, card)
        if found is None:
            raise IllegalAction("not-in-hand", cards=tuple(cards[: len(hand) + 1]))
        left.remove(found)
        meant.append(found)
    return tuple(meant)


def dealt(
    cards: Sequence[Card], seats: int, first: Seat, batches: Sequence[int]
) -> tuple[list[list[Card]], Sequence[Card]]:
    """Deal cards in batches, the ``first`` seat first: return the hands by seat, and the cards left.

    >>> dealt(["1", "2", "3", "4", "5", "6", "7"], 2, 1, (2, 1))
    ([['3', '4', '6'], ['1', '2', '5']], ['7'])
    """
    hands: list[list[Card]] = [[] for _ in range(seats)]
    top = 0
    for batch in batches:
        for step in range(seats):
            hands[(first + step) % seats] += cards[top : top + batch]
            top += batch
    return hands, cards[top:]


def one_card(hand: Sequence[Card], cards: Sequence[Card]) -> Card:
    """Return the one card of the hand that an action names. Raises :class:`IllegalAction`."""
    if len(cards) != 1:
        raise IllegalAction("play-one-card")
    return cards[0] if cards[0] in hand else held(hand, cards)[0]


def equal_card(cards: Sequence[Card], wanted: Card) -> Card | None:
    """Return the wanted card, or else an equal one."""
    return wanted if wanted in cards else next((card for card in cards if face(card) == face(wanted)), None)


@lru_cache(maxsize=16)
def by_suit(ranks: tuple[str, ...]) -> Callable[[Card], tuple[int, str]]:
    """Return the sort key that puts cards in order by suit, then from low to high, unmarked copies first.

    Cards of other ranks, such as jokers, come last.

    >>> sorted(["JK", "AC", "10C", "2D", "KC"], key=by_suit(("2", "K", "10", "A")))
    ['KC', '10C', 'AC', '2D', 'JK']
    """
    places = {
        name + letter: place
        for place, (letter, name) in enumerate((letter, name) for letter in SUITS for name in ranks)
    }

    def place(card: Card) -> tuple[int, str]:
        found = places.get(card)
        return (places.get(face(card), len(places)) if found is None else found), card

    return place
