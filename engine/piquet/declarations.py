"""The declarations of a hand and their worth: its point, its sequences, and its sets of three or four.

A *claim* is what a player declares in one class: groups of cards, the best first; none for nothing. Claims are compared
by the best group: first by the number of its cards, then by its *making*: the count of a point, the strength of the
highest card of a sequence, the strength of the rank of a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, NamedTuple, TypeAlias

from engine.cards import SUITS, Card, rank, suit
from engine.piquet.options import RANKS
from engine.types import IllegalAction, Seat

Group: TypeAlias = tuple[Card, ...]
Claim: TypeAlias = tuple[Group, ...]

KINDS = ("point", "sequence", "set")
"""The classes of declarations, in the order in which they are made and scored."""
LEAST = 3
"""The fewest cards of a group of any class."""

STRENGTH = {name: place for place, name in enumerate(RANKS)}
COUNTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}
SET_RANKS = ("A", "K", "Q", "J", "10")
SEQUENCE_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET_POINTS = {3: 3, 4: 14}
COURT = frozenset({"K", "Q", "J"})


class Spoken(NamedTuple):
    """A player's public declarations in one class; zeros and nothing where they have said none."""

    number: int = 0
    """The number of cards of the best group."""
    making: int = -1
    suit: str = ""
    """The suit of a point."""
    groups: Claim = ()
    """The sequences or sets that were shown."""
    points: int = 0


class Declared(NamedTuple):
    """How a class was decided: what each seat has said, and younger's answer.

    ``answer`` is ``good``, ``not-good`` or ``equal``, ``silence`` if elder declared nothing, or empty while it is open.
    """

    spoken: tuple[Spoken, Spoken] = (Spoken(), Spoken())
    answer: str = ""

    def said(self, seat: Seat, **values: Any) -> Declared:
        """Return this with something more said by a seat."""
        changed = self.spoken[seat]._replace(**values)
        return self._replace(spoken=(self.spoken[0], changed) if seat else (changed, self.spoken[1]))


def is_carte_blanche(hand: Iterable[Card]) -> bool:
    """Return whether a hand has no court cards."""
    return not any(rank(card) in COURT for card in hand)


def making(kind: str, group: Sequence[Card]) -> int:
    """Return what decides between groups of the same number of cards."""
    if kind == "point":
        return sum(COUNTS[rank(card)] for card in group)
    return max(STRENGTH[rank(card)] for card in group)


def value(kind: str, claim: Claim) -> tuple[int, int]:
    """Return the value by which a claim is compared with the other player's; claiming nothing has the lowest."""
    return (len(claim[0]), making(kind, claim[0])) if claim else (0, -1)


def points(kind: str, group: Group) -> int:
    """Return what a group scores if it is good.

    >>> points("sequence", ("9H", "10H", "JH", "QH", "KH")), points("set", ("AC", "AD", "AH"))
    (15, 3)
    """
    if kind == "point":
        return len(group)
    return (SEQUENCE_POINTS if kind == "sequence" else SET_POINTS)[len(group)]


def total(kind: str, claim: Claim) -> int:
    """Return what a claim scores if it is good."""
    return sum(points(kind, group) for group in claim)


def total_from(kind: str, hand: Iterable[Card]) -> int:
    """Return what a hand scores at most in a class and those after it."""
    held = frozenset(hand)
    return sum(total(each, everything(each, held)) for each in KINDS[KINDS.index(kind) :])


def everything(kind: str, hand: Iterable[Card]) -> Claim:
    """Return the best claim of a class: the best suit, all sequences, or all sets."""
    found = groups(kind, hand)
    return found[:1] if kind == "point" else found


def groups(kind: str, hand: Iterable[Card]) -> Claim:
    """Return every group of a class that cannot be made longer, the best first."""
    return _groups(kind, frozenset(hand))


@lru_cache(maxsize=4096)
def _groups(kind: str, hand: frozenset[Card]) -> Claim:
    found: list[Group] = []
    if kind == "set":
        found = [tuple(card for card in sorted(hand) if rank(card) == name) for name in SET_RANKS]
    else:
        for letter in SUITS:
            suited = sorted((card for card in hand if suit(card) == letter), key=_strength)
            found += [tuple(suited)] if kind == "point" else runs(suited)
    long = [group for group in found if len(group) >= LEAST]
    return tuple(sorted(long, key=lambda group: value(kind, (group,)), reverse=True))


def runs(suited: Sequence[Card]) -> list[Group]:
    """Split cards of one suit, from low to high, into runs of neighbours."""
    found: list[list[Card]] = []
    for card in suited:
        if found and _strength(card) == _strength(found[-1][-1]) + 1:
            found[-1].append(card)
        else:
            found.append([card])
    return [tuple(run) for run in found]


def claims(kind: str, hand: Iterable[Card]) -> Iterator[Claim]:
    """Yield what a player can declare in a class, everything first and nothing last.

    Between are single suits, some of the sequences or sets, parts of one of them, and parts with others: to declare
    less is allowed.
    """
    whole = groups(kind, hand)
    if kind == "point":
        yield from ((group,) for group in whole)
    else:
        for size in range(len(whole), 0, -1):
            yield from combinations(whole, size)
        yield from ((part,) for part in parts(kind, hand))
        yield from _mixed(kind, whole)
    yield ()


def parts(kind: str, hand: Iterable[Card]) -> list[Group]:
    """Return every sequence or set that is a part of a longer one, the best first."""
    found = [part for group in groups(kind, hand) for part in _parts(kind, group)]
    return sorted(found, key=lambda part: value(kind, (part,)), reverse=True)


def _mixed(kind: str, whole: Claim) -> list[Claim]:
    """Return the claims of several groups of which one at least is a part, those with most points first."""
    ways = [((), (group,), *_sunk(kind, group)) for group in whole]
    found = []
    for chosen in product(*ways):
        claim = [group for groups in chosen for group in groups]
        if len(claim) > 1 and any(group not in whole for group in claim):
            found.append(tuple(sorted(claim, key=lambda group: value(kind, (group,)), reverse=True)))
    return sorted(found, key=lambda claim: total(kind, claim), reverse=True)


def _sunk(kind: str, group: Group) -> Iterator[Claim]:
    """Yield the ways to declare parts of a sequence or set: one, or two of a sequence with a card between them."""
    for part in _parts(kind, group):
        yield (part,)
        after = group[group.index(part[-1]) + 2 :]  # too few cards in a set
        for other in (after, *_parts(kind, after)) if len(after) >= LEAST else ():
            yield part, other


def _parts(kind: str, group: Group) -> list[Group]:
    """Return the smaller groups within one of a sequence or a set."""
    sizes = range(len(group) - 1, LEAST - 1, -1)
    if kind == "set":
        return [part for size in sizes for part in combinations(group, size)]
    return [group[start : start + size] for size in sizes for start in range(len(group) - size, -1, -1)]


def read(kind: str, cards: Sequence[Card], hand: Iterable[Card]) -> Claim:
    """Return the claim that a player makes of some cards of the hand. Raises :class:`IllegalAction`."""
    named = frozenset(cards)
    claim = groups(kind, named)
    if kind == "point":
        whole = any(named == frozenset(group) for group in groups(kind, hand))
        complete = len(claim) == 1 and whole
    else:
        complete = sum(map(len, claim)) == len(named)
    if not claim or not complete:
        raise IllegalAction(f"not-a-{kind}", cards=tuple(cards))
    return claim


def cards_of(claim: Claim) -> tuple[Card, ...]:
    """Return the cards of a claim, group after group."""
    return tuple(card for group in claim for card in group)


def _strength(card: Card) -> int:
    return STRENGTH[rank(card)]
