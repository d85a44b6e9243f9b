"""Melds: what a hand holds with a suit as trump, and what it is worth. A card counts once in each class of melds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.cards import SUITS, Card, face
from engine.kit.hands import by_face
from engine.kit.pinochle_cards import (
    DIX_POINTS,
    MARRIAGE_POINTS,
    PINOCHLE_POINTS,
    ROYAL_MARRIAGE_POINTS,
    SEQUENCE,
    SEQUENCE_POINTS,
    SETS,
)

_PINOCHLE = ("QS", "JD")
_RUNS = (SEQUENCE_POINTS, 1500, 2250, 3000)
"""The points of one to four runs."""
_PINOCHLES = (PINOCHLE_POINTS, 300, 600, 900)
_SETS = {name: (points, 10 * points, 15 * points, 20 * points) for name, (_, points) in SETS.items()}
_RANKS = {name: tuple(name + letter for letter in SUITS) for name in SEQUENCE}
_SEQUENCES = {letter: tuple(name + letter for name in SEQUENCE) for letter in SUITS}
_MARRIAGES = {letter: ("Q" + letter, "K" + letter) for letter in SUITS}
_FAMILIES = (100, 1500)
"""The points of one and two families of Binokel that are no trumps."""
_EIGHT = 1000
"""The points of eight equal ranks in Binokel."""


class Meld(NamedTuple):
    """A meld: its name, how many of it, the points of all of them, and all their cards, or the faces of one."""

    name: str
    number: int
    points: int
    cards: tuple[Card, ...]


def counted(rules: AuctionPinochleOptions, trump: str, held: Mapping[Card, int]) -> Iterator[Meld]:
    """Yield the melds of a hand, given the number of each face that it holds. Without a trump suit, no royal ones."""
    for letter in SUITS:
        yield from _of_suit(rules, letter, held, royal=letter == trump)
    yield from plain(rules, held)
    if trump and (dixes := held.get(_dix(rules) + trump, 0)):
        yield Meld("dix", dixes, rules.scaled(DIX_POINTS) * dixes, (_dix(rules) + trump,))


def plain(rules: AuctionPinochleOptions, held: Mapping[Card, int]) -> Iterator[Meld]:
    """Yield the melds that are worth the same whatever is trump: pinochles and sets."""
    if pinochles := _times(held, _PINOCHLE):
        yield Meld("pinochle", pinochles, _value(rules, _PINOCHLES, pinochles), _PINOCHLE)
    for name, (type_, _) in SETS.items():
        if number := _times(held, faces := _RANKS[name]):
            eight = rules.binokel and number == 2
            points = _EIGHT if eight else _value(rules, _SETS[name], number)
            yield Meld(type_, number, points, faces)
    if rules.binokel and rules.eight_tens and _times(held, tens := _RANKS["10"]) == 2:
        yield Meld("tens", 2, _EIGHT, tens)


def _of_suit(rules: AuctionPinochleOptions, letter: str, held: Mapping[Card, int], *, royal: bool) -> Iterator[Meld]:
    """Yield the run of a suit, and the marriages beside it: a run uses up one king and queen."""
    runs = _times(held, _SEQUENCES[letter]) if royal or rules.binokel else 0
    if runs:
        points = _value(rules, _RUNS if royal else _FAMILIES, runs)
        yield Meld("run" if royal else "plain-run", runs, points, _SEQUENCES[letter])
    if pairs := _times(held, _MARRIAGES[letter]) - runs:
        points = rules.scaled(ROYAL_MARRIAGE_POINTS if royal else MARRIAGE_POINTS) * pairs
        yield Meld("royal-marriage" if royal else "marriage", pairs, points, _MARRIAGES[letter])


def worth(rules: AuctionPinochleOptions, cards: Iterable[Card]) -> dict[str, int]:
    """Return what a hand melds, by trump suit.

    >>> rules = AuctionPinochleOptions.of("binokel-three")
    >>> worth(rules, "AH AH' 10H KH QH JH AS 10S QS JD AC AC'".split())
    {'C': 140, 'D': 140, 'H': 190, 'S': 140}
    """
    held = tally(cards)
    same = sum(meld.points for meld in plain(rules, held))
    alone = {letter: sum(one.points for one in _of_suit(rules, letter, held, royal=False)) for letter in SUITS}
    found = {}
    for letter in SUITS:
        royal = sum(meld.points for meld in _of_suit(rules, letter, held, royal=True))
        dixes = rules.scaled(DIX_POINTS) * held.get(_dix(rules) + letter, 0)
        found[letter] = same + sum(alone.values()) - alone[letter] + royal + dixes
    return found


def tally(cards: Iterable[Card]) -> dict[Card, int]:
    """Return how many of each face there are."""
    held: dict[Card, int] = {}
    for card in cards:
        plain_card = face(card)
        held[plain_card] = held.get(plain_card, 0) + 1
    return held


def melds_of(rules: AuctionPinochleOptions, trump: str, cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Return the melds of a hand with their cards, most points first.

    >>> [meld.name for meld in melds_of(AuctionPinochleOptions(), "S", "AS 10S KS KS' QS QS' JS JD".split())]
    ['run', 'royal-marriage', 'pinochle']
    """
    held = by_face(cards)
    runs: dict[Card, int] = {}
    found = []
    for meld in counted(rules, trump, {name: len(copies) for name, copies in held.items()}):
        skipped = 0
        if meld.name in ("run", "plain-run"):
            runs[meld.cards[-1][-1]] = meld.number
        elif meld.name in ("royal-marriage", "marriage"):
            skipped = runs.get(meld.cards[0][-1], 0)
        shown = tuple(card for name in meld.cards for card in held[name][skipped : skipped + meld.number])
        found.append(meld._replace(cards=shown))
    return tuple(sorted(found, key=lambda meld: -meld.points))


def called(rules: AuctionPinochleOptions, meld: Meld) -> str:
    """Return the code of a meld's name: the families of Binokel and Pinochle have names of their own.

    >>> called(AuctionPinochleOptions(), Meld("run", 2, 1500, ()))
    'meld-run-2'
    """
    name = meld.name if meld.number == 1 else f"{meld.name}-{meld.number}"
    return f"binokel-{name}" if rules.binokel else f"meld-{name}"


def total(melds: Iterable[Meld]) -> int:
    """Return the points of melds."""
    return sum(meld.points for meld in melds)


def melded(melds: Iterable[Meld]) -> frozenset[Card]:
    """Return the cards of melds, each once."""
    return frozenset(card for meld in melds for card in meld.cards)


def marriages(cards: Iterable[Card]) -> str:
    """Return the suits of which these cards include a king and a queen."""
    held = tally(cards)
    return "".join(letter for letter in SUITS if _times(held, _MARRIAGES[letter]))


def _dix(rules: AuctionPinochleOptions) -> str:
    """Return the rank of a dix; a pack without one has no such card."""
    return "7" if rules.binokel else "9"


def _value(rules: AuctionPinochleOptions, values: Sequence[int], number: int) -> int:
    """Return the points of a number of equal melds."""
    return rules.scaled(values[number - 1] if rules.double_melds else number * values[0])


def _times(held: Mapping[Card, int], faces: Iterable[Card]) -> int:
    """Return how often a hand holds all of these faces."""
    fewest = 0
    for name in faces:
        number = held.get(name, 0)
        if not number:
            return 0
        if not fewest or number < fewest:
            fewest = number
    return fewest
