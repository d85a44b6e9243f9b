"""Hands of cards: which ones are meant, the refusals that games share, and swapping and exchanging for practice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from engine.cards import KNOWN, SUITS, Card, face, marked
from engine.types import Action, IllegalAction, Seat

UNDO_SCOPES = ("action", "turn")
"""What an undo can be asked to take back."""


def check_turn(to_act: Sequence[Seat], seat: Seat) -> None:
    """Raise :class:`IllegalAction` unless a seat is to act."""
    if not to_act:
        raise IllegalAction("round-over")
    if seat not in to_act:
        raise IllegalAction("not-your-turn", seat=to_act[0])


def check_bare(action: Action) -> None:
    """Raise :class:`IllegalAction` if an action that names nothing names cards or a target."""
    if action.cards or action.target:
        raise IllegalAction("names-nothing", text=action.kind)


def check_undo(action: Action, possible: Sequence[object]) -> None:
    """Raise :class:`IllegalAction` for an undo of anything but an action or a turn, or if none is possible."""
    if action.cards or action.target not in UNDO_SCOPES:
        raise IllegalAction("no-such-undo", target=action.target)
    if not possible:
        raise IllegalAction("nothing-to-undo")


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


def by_face(cards: Iterable[Card]) -> dict[Card, list[Card]]:
    """Return the cards by their faces.

    >>> by_face(["KH", "9S", "KH'"])
    {'KH': ['KH', "KH'"], '9S': ['9S']}
    """
    found: dict[Card, list[Card]] = {}
    for card in cards:
        found.setdefault(face(card), []).append(card)
    return found


def different(cards: Sequence[Card], use: Callable[[Card], object] | None = None) -> list[Card]:
    """Return the first of equal cards in their order; equal cards with a different ``use`` are no equals.

    >>> different(["KH", "KH'", "9S"]), different(["KH", "KH'", "9S"], "KH".__eq__)
    (['KH', '9S'], ['KH', "KH'", '9S'])
    """
    faces = [*map(face, cards)]
    if len({*faces}) == len(cards):
        return [*cards]
    found: dict[object, Card] = {}
    for its, card in zip(reversed(faces), reversed(cards), strict=True):
        found[(its, use(card)) if use and faces.count(its) > 1 else its] = card
    return [*found.values()][::-1]


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

    last = len(places)

    def place(card: Card) -> tuple[int, str]:
        found = places.get(card)
        if found is None:
            found = places[card] = places.get(face(card), last)
        return found, card

    return place


def check_named(action: Action, cards: int) -> None:
    """Raise unless an action names this number of cards (none for a swap, two for an exchange), and no target."""
    if not cards:
        check_bare(action)
    elif len(action.cards) != cards or action.target:
        raise IllegalAction("doctor-two-cards", text=action.kind)


def swapped(one: Seat, other: Seat, *by_seat: list[Any]) -> None:
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
