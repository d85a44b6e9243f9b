"""Sets and runs of any number of packs and with jokers: which melds cards form, how these grow, and which a hand holds.

A set is three or four cards of a rank and of different suits, a run three or more in sequence of a suit, with the ace
low or high but not both. A set holds one joker at most, which stands for any suit it lacks; a run has two natural cards
at least, and a joker in it stands for the card of its place. One pack without jokers is quicker as bit masks: see
:mod:`engine.kit.sets_and_runs`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import JOKER, SUITS, Card, rank, suit
from engine.kit.sets_and_runs import LEAST, RANKS
from engine.types import Note

_HIGH = len(RANKS) + 1
"""The place of an ace above the king; a low ace has place 1."""
_AT = dict(enumerate((*RANKS, "A"), 1))
_PLACES = {name: tuple(place for place, other in _AT.items() if other == name) for name in RANKS}
_LONGEST = len(RANKS)
_SPELT = re.compile(r"(?:10|[2-9AJQK])[CDHS]|\*")
_SET = len(SUITS)
_TRIED = 60
"""How many hands an arrangement looks at before it settles for the best melds one by one."""
ORDER: dict[Card, int] = {
    card: place for place, card in enumerate([name + letter for letter in SUITS for name in RANKS] + [JOKER])
}
"""The place of each card in a sorted hand: by suit, from the ace to the king, jokers last."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards by suit, from the ace to the king, jokers last."""
    return sorted(cards, key=ORDER.__getitem__)


class Meld(NamedTuple):
    """A set, or a run in its order. ``low`` is the place of a run's first card, with the ace at 1; 0 for a set.

    >>> [meld.spelt for meld in read(["5H", "JK", "4H"])]
    ['4H5H*', '*4H5H']
    >>> [meld.spelt for meld in extended(read(["QS", "KS", "JS"])[0], "AS")]
    ['JSQSKSAS']
    """

    cards: tuple[Card, ...]
    low: int = 0

    @property
    def spelt(self) -> str:
        """The meld as the target of an action, with ``*`` for a joker."""
        return "".join("*" if card == JOKER else card for card in self.cards)

    @property
    def faces(self) -> tuple[Card, ...]:
        """The cards, and for each joker of a run the card it stands for."""
        if not self.low:
            return self.cards
        letter = suit(next(card for card in self.cards if card != JOKER))
        return tuple(_AT[place] + letter for place in range(self.low, self.low + len(self.cards)))

    def called(self, code: str = "") -> Note:
        """Return the meld's name: the text ``target-set`` or ``target-run``, unless there is another ``code``."""
        return Note(code or ("run" if self.low else "set"), {"melds": (" ".join(self.cards),)})


def cards_spelt(target: str) -> tuple[Card, ...]:
    """Return the cards of a meld as it is spelt; text that is no card is ignored.

    >>> cards_spelt("4H*6H")
    ('4H', 'JK', '6H')
    """
    return tuple(JOKER if card == "*" else card for card in _SPELT.findall(target.upper()))


def read(cards: Collection[Card]) -> list[Meld]:
    """Return the melds that all of the cards can form, in any order: a set, or runs that differ in where jokers stand.

    The first is the usual one: jokers fill gaps, then they stand at the high end.
    """
    naturals = sorted((card for card in cards if card != JOKER), key=ORDER.__getitem__)
    jokers = len(cards) - len(naturals)
    if len(cards) < LEAST or len(naturals) < 2 or len(set(naturals)) < len(naturals):
        return []
    if len({rank(card) for card in naturals}) == 1:
        fits = len(cards) <= _SET and jokers <= 1
        return [Meld((*naturals, *[JOKER] * jokers))] if fits else []
    if len({suit(card) for card in naturals}) > 1 or len(cards) > _LONGEST:
        return []
    found = []
    for ace in _PLACES["A"] if rank(naturals[0]) == "A" else (0,):
        by_place = {(ace if rank(card) == "A" else _PLACES[rank(card)][0]): card for card in naturals}
        low, high = min(by_place), max(by_place)
        spare = len(cards) - (high - low + 1)
        for first in range(low, low - spare - 1, -1):
            if first >= 1 and first + len(cards) - 1 <= _HIGH:
                in_row = (by_place.get(place, JOKER) for place in range(first, first + len(cards)))
                found.append(Meld(tuple(in_row), first))
    return found


def extended(meld: Meld, card: Card) -> list[Meld]:
    """Return what a meld becomes when a card is laid off on it: nothing if it does not fit, two for some jokers."""
    cards, low = meld
    if not low:
        fits = len(cards) < _SET and card not in cards and (card == JOKER or rank(card) == rank(cards[0]))
        return [Meld(tuple(sorted((*cards, card), key=ORDER.__getitem__)))] if fits else []
    if len(cards) >= _LONGEST:
        return []
    letter, after = suit(next(each for each in cards if each != JOKER)), low + len(cards)
    found = []
    if after <= _HIGH and card in (JOKER, _AT[after] + letter):
        found.append(Meld((*cards, card), low))
    if low > 1 and card in (JOKER, _AT[low - 1] + letter):
        found.append(Meld((card, *cards), low - 1))
    return found


def exchanged(meld: Meld, card: Card) -> Meld | None:
    """Return a meld after a card has taken the place of the joker that stands for it; ``None`` if there is none."""
    cards, low = meld
    if card == JOKER or JOKER not in cards:
        return None
    if not low:
        fits = card not in cards and rank(card) == rank(cards[0])
        return Meld(tuple(sorted((*cards[:-1], card), key=ORDER.__getitem__))) if fits else None
    place = next((place for place, face in enumerate(meld.faces) if face == card and cards[place] == JOKER), None)
    return None if place is None else Meld((*cards[:place], card, *cards[place + 1 :]), low)


def melds_in(hand: Sequence[Card], using: Card = "") -> Iterator[Meld]:
    """Yield every set and run in a hand, or those that use a card of it.

    A joker is not put in the place of a card that the hand holds; :func:`read` accepts that too.
    """
    jokers = hand.count(JOKER)
    held = set(hand)
    for name in (rank(using),) if using not in ("", JOKER) else RANKS:
        yield from _sets(name, held, using, jokers)
    for letter in (using and suit(using)) or SUITS:
        places = {place for place, name in _AT.items() if name + letter in held}
        if len(places) + jokers >= LEAST:
            yield from _runs(letter, places, using, jokers)


def _sets(name: str, held: Collection[Card], using: Card, jokers: int) -> Iterator[Meld]:
    cards = [card for letter in SUITS if (card := name + letter) in held]
    for size in range(2, len(cards) + 1):
        for chosen in combinations(cards, size):
            if size >= LEAST and using in ("", *chosen):
                yield Meld(chosen)
            if jokers and size < _SET and using in ("", JOKER, *chosen):
                yield Meld((*chosen, JOKER))


def _runs(letter: str, places: Collection[int], using: Card, jokers: int) -> Iterator[Meld]:
    needed = _PLACES[rank(using)] if using not in ("", JOKER) else ()
    for low in range(1, _HIGH - LEAST + 2):
        missing = naturals = 0
        for high in range(low, min(_HIGH, low + _LONGEST - 1) + 1):
            naturals += high in places
            missing += high not in places
            if missing > jokers:
                break
            if high - low + 1 < LEAST or naturals < 2 or (using == JOKER and not missing):
                continue
            if not needed or any(low <= place <= high for place in needed):
                cards = (_AT[place] + letter if place in places else JOKER for place in range(low, high + 1))
                yield Meld(tuple(cards), low)


def arranged(hand: Iterable[Card], worth: Callable[[Meld], int]) -> tuple[Meld, ...]:
    """Return the melds of a hand that are worth most together and share no card.

    In a hand with very many of them, the best are chosen one by one from some point on.
    """
    known: dict[tuple[Card, ...], tuple[int, tuple[Meld, ...]]] = {}

    def best(left: tuple[Card, ...]) -> tuple[int, tuple[Meld, ...]]:
        if left not in known:
            found: tuple[int, tuple[Meld, ...]] = 0, ()
            if ways := [*melds_in(left), *_runs_with_another_joker(left)]:
                first = min((card for meld in ways for card in meld.cards if card != JOKER), key=ORDER.__getitem__)
                ways = [meld for meld in ways if first in meld.cards]
                if len(known) > _TRIED:
                    ways = [max(ways, key=worth)]
                else:
                    found = best(without(left, (first,)))
                for meld in ways:
                    points, others = best(without(left, meld.cards))
                    found = max(found, (worth(meld) + points, (meld, *others)), key=lambda each: each[0])
            known[left] = found
        return known[left]

    return best(tuple(sorted(hand, key=ORDER.__getitem__)))[1]


def _runs_with_another_joker(hand: Sequence[Card]) -> Iterator[Meld]:
    """Yield the runs of a hand with one more joker, in the place of a card that another meld could use."""
    jokers = hand.count(JOKER)
    for meld in melds_in(hand) if jokers else ():
        used = meld.cards.count(JOKER)
        free = meld.low and used < jokers and len(meld.cards) - used > 2
        for place, card in enumerate(meld.cards) if free else ():
            if card != JOKER:
                yield Meld((*meld.cards[:place], JOKER, *meld.cards[place + 1 :]), meld.low)


def without(hand: Iterable[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a hand without some cards, each of which it may hold several times."""
    gone = Counter(cards)
    left = []
    for card in hand:
        if gone.get(card):
            gone[card] -= 1
        else:
            left.append(card)
    return tuple(left)
