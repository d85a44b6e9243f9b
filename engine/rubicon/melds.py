"""Melds: the patterns, and the law of used cards.

There are three families: marriages and sequences, beziques, fours. A card may be used in several families. Within one
it only rises: from a marriage to a sequence, from a bezique to one of more pairs, from four of a rank to four trumps of
it. The same combination again needs wholly other cards, or it refills one that was declared: one card of that has been
played and another takes its place, once, and never to the same set twice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.cards import SUITS, Card, face
from engine.kit.hands import by_face, by_suit
from engine.kit.pinochle_cards import RANKS, SEQUENCE, SETS
from engine.rubicon.options import RubiconOptions

FOURS = {letter: (f"four-{name}", points) for letter, (name, points) in SETS.items()}
TRUMP_FOURS = {
    "A": ("four-trump-aces", 1000),
    "10": ("four-trump-tens", 900),
    "K": ("four-trump-kings", 800),
    "Q": ("four-trump-queens", 600),
    "J": ("four-trump-jacks", 400),
}
BEZIQUES = (("bezique", 40), ("double-bezique", 500), ("triple-bezique", 1500), ("quadruple-bezique", 4500))
PAIRED = {"S": "D", "D": "S", "H": "C", "C": "H"}
"""By suit of the queen, that of the jack."""


class Pattern(NamedTuple):
    """A meld: its name, the combination it is, its family and its level there, its cards and its points.

    ``slots`` are sets of faces, each with the number of cards that it takes. ``suit`` becomes trump if there is none.
    """

    name: str
    kind: str
    family: str
    level: int
    slots: tuple[tuple[tuple[Card, ...], int], ...]
    points: int
    suit: str = ""
    needed: frozenset[Card] = frozenset()
    """The faces without which it cannot be made."""

    def takes(self, cards: Sequence[Card]) -> bool:
        """Return whether these are the cards of such a meld."""
        faces = [face(card) for card in cards]
        fit = all(sum(each in slot for each in faces) == number for slot, number in self.slots)
        return fit and len(faces) == sum(number for _, number in self.slots)


class Declared(NamedTuple):
    """A meld that a player has made, with all its cards.

    ``refills`` is the number of the player's meld that it completes again, or -1.
    """

    pattern: Pattern
    cards: tuple[Card, ...]
    refills: int = -1
    makes_trump: bool = False


@lru_cache(maxsize=64)
def patterns(rules: RubiconOptions, trump: str) -> tuple[Pattern, ...]:
    """Return every meld of these rules, highest points first; ``trump`` is empty before there is one."""
    found = [*_of_suits(trump), *_beziques(rules, trump)]
    for letter, (name, points) in FOURS.items():
        anywhere = tuple(letter + suit for suit in SUITS)
        found.append(Pattern(name, f"four-{letter}", "fours", 1, ((anywhere, 4),), points))
    if rules.trump_fours and trump:
        for letter, (name, points) in TRUMP_FOURS.items():
            found.append(Pattern(name, f"trump-{letter}", "fours", 2, (((letter + trump,), 4),), points))
    found = [one._replace(needed=frozenset(slot[0] for slot, _ in one.slots if len(slot) == 1)) for one in found]
    return tuple(sorted(found, key=lambda one: -one.points))


def _of_suits(trump: str) -> Iterator[Pattern]:
    for suit in SUITS:
        prefix, pair, five = ("", 20, 150) if trump and suit != trump else ("trump-", 40, 250)
        for name, level, ranks, points in (("marriage", 1, ("Q", "K"), pair), ("sequence", 2, SEQUENCE, five)):
            slots = tuple(((rank + suit,), 1) for rank in ranks)
            yield Pattern(prefix + name, name + suit, "suits", level, slots, points, suit)


def _beziques(rules: RubiconOptions, trump: str) -> Iterator[Pattern]:
    by_trump = rules.bezique == "trump"
    for queen in (trump or SUITS) if by_trump else "S":
        faces = ("Q" + queen, "J" + PAIRED[queen])
        for level, (name, points) in enumerate(BEZIQUES, 1):
            slots = tuple(((each,), level) for each in faces)
            yield Pattern(name, f"{name}-{queen}", "bezique", level, slots, points, queen if by_trump else "")


NAMES = frozenset(each.name for trump in ("", "H") for each in patterns(RubiconOptions(trump_fours=True), trump))


class Used:
    """The earlier uses of the cards that a player has on the mat."""

    def __init__(self, declared: Sequence[Declared], shown: frozenset[Card]) -> None:
        self.declared = declared
        self.by_kind: dict[str, set[Card]] = {}
        self.level: dict[tuple[str, Card], int] = {}
        """By family and card, the highest level of its melds."""
        self.melds: dict[Card, tuple[int, ...]] = {}
        """By card, the numbers of its melds."""
        self.shown = shown
        self.sets: set[tuple[str, frozenset[Card]]] = set()
        for number, (pattern, cards, _, _) in enumerate(declared):
            if shown.isdisjoint(cards):
                continue
            self.sets.add((pattern.kind, frozenset(cards)))
            self.by_kind.setdefault(pattern.kind, set()).update(cards)
            for card in cards:
                self.melds[card] = (*self.melds.get(card, ()), number)
                self.level[pattern.family, card] = max(pattern.level, self.level.get((pattern.family, card), 0))
        self.refilled = {meld.refills for meld in declared}

    def alike(self, cards: Iterable[Card]) -> object:
        """Return a key that is equal for choices of cards between which there is no difference."""
        return tuple(sorted((face(card), self.melds.get(card, ())) for card in cards))

    def risen(self, pattern: Pattern, card: Card) -> bool:
        """Return whether a card is too high for a meld."""
        return self.level.get((pattern.family, card), 0) > pattern.level

    def is_fresh(self, pattern: Pattern, card: Card) -> bool:
        """Return whether a card may be in a meld of wholly other cards."""
        return card not in self.by_kind.get(pattern.kind, ()) and not self.risen(pattern, card)

    def allowed(self, pattern: Pattern, cards: Collection[Card]) -> Declared | None:
        """Return the meld of a pattern with these cards, if they have not been used for too much."""
        if all(self.is_fresh(pattern, card) for card in cards):
            return Declared(pattern, _sorted(cards))
        if (pattern.kind, frozenset(cards)) in self.sets or any(self.risen(pattern, card) for card in cards):
            return None
        for number, rest, _ in self.open_to_refill():
            if self.declared[number].pattern.kind == pattern.kind and set(rest).issubset(cards):
                return Declared(pattern, _sorted(cards), number)
        return None

    def open_to_refill(self) -> Iterator[tuple[int, tuple[Card, ...], Card]]:
        """Yield the declared melds that one other card completes: their numbers, the cards left, and the card gone."""
        for number, (pattern, cards, _, _) in enumerate(self.declared):
            if number in self.refilled or self.shown.isdisjoint(cards) or self.shown.issuperset(cards):
                continue
            rest = tuple(card for card in cards if card in self.shown)
            if len(rest) != len(cards) - 1:
                continue
            if not any(self.risen(pattern, card) for card in rest):
                yield number, rest, next(card for card in cards if card not in rest)


def find(
    rules: RubiconOptions, trump: str, hand: Sequence[Card], shown: frozenset[Card], declared: Sequence[Declared]
) -> list[Declared]:
    """Return every meld that a hand can make, once for each choice of cards that makes a difference.

    Highest points first; of equal points, those that show the fewest new cards first.
    """
    used, copies, now = Used(declared, shown), by_face(hand), patterns(rules, trump)
    faces = {*copies}
    found = [
        Declared(pattern, _sorted(cards))
        for pattern in now
        if pattern.needed <= faces
        for cards in _new(pattern, copies, used)
    ]
    found += _refills(now, copies, used)
    found.sort(key=lambda one: (-one.pattern.points, sum(card not in shown for card in one.cards)))
    return found


def _new(pattern: Pattern, copies: dict[Card, list[Card]], used: Used) -> Iterator[tuple[Card, ...]]:
    """Yield the ways to make a meld of wholly other cards than before."""
    ways: list[list[tuple[Card, ...]]] = []
    for faces, number in pattern.slots:
        fresh = [card for each in faces for card in copies.get(each, ()) if used.is_fresh(pattern, card)]
        if len(fresh) < number:
            return
        some = [tuple(fresh)] if len(fresh) == number else [*combinations(fresh, number)]
        ways.append([*{used.alike(cards): cards for cards in reversed(some)}.values()])
    for way in product(*ways):
        yield tuple(card for some in way for card in some)


def _refills(now: Sequence[Pattern], copies: dict[Card, list[Card]], used: Used) -> Iterator[Declared]:
    """Yield the ways to complete declared melds again."""
    done: set[object] = set()
    for number, rest, gone in used.open_to_refill():
        kind = used.declared[number].pattern.kind
        pattern = next(pattern for pattern in now if pattern.kind == kind)
        faces = next(faces for faces, _ in pattern.slots if face(gone) in faces)
        for card in (card for each in faces for card in copies.get(each, ()) if card not in rest):
            meld = used.allowed(pattern, (*rest, card))
            if meld and meld.refills >= 0 and (key := (kind, used.alike(meld.cards))) not in done:
                done.add(key)
                yield meld


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=by_suit(RANKS)))
