"""Melds on a table that everybody may add to: who has laid down which card, laying off, and taking jokers.

The target of an action is a meld on the table as it is spelt: ``4H5H6H`` to lay off on it, ``<4H5H6H`` to lay a joker
off at its low end, ``=4H*6H`` to take its joker. Without a target, or with the spelling of a meld that is not there,
the cards are a new meld.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from engine.cards import Card
from engine.kit.table_melds import Meld, cards_spelt, exchanged, extended, read
from engine.types import Action, Note, Seat

LOW, JOKER_OF = "<", "="
"""What precedes a meld in a target: a joker goes to its low end; its joker is taken."""


class Laid(NamedTuple):
    """A meld on the table, and for each of its cards the seat that has laid it down."""

    meld: Meld
    by: tuple[Seat, ...]


def spelling(meld: Meld) -> str:
    """Return the target that lays cards down as this meld; empty if they mean it anyway."""
    return "" if read(meld.cards)[0] == meld else meld.spelt


def new_meld(action: Action) -> Meld:
    """Return the meld that an action without a target on the table lays down."""
    ways = read(action.cards)
    return next((meld for meld in ways if meld.cards == cards_spelt(action.target)), ways[0])


def place_of(table: Sequence[Laid], target: str) -> int | None:
    """Return the place of the meld that a target names; ``None`` if it is not on the table."""
    name = target.upper().lstrip(LOW + JOKER_OF)
    return next((place for place, laid in enumerate(table) if laid.meld.spelt == name), None)


def called(table: Sequence[Laid], target: str) -> Note | None:
    """Return what the target of an action is called: see :meth:`engine.view.View.called`."""
    place = place_of(table, target)
    if place is None:
        return Note("new", {"melds": (" ".join(cards_spelt(target)),)}) if "*" in target else None
    return table[place].meld.called({LOW: "low-end", JOKER_OF: "joker-of"}.get(target[:1], ""))


def fitting(table: Iterable[Laid], card: Card) -> list[str]:
    """Return the targets on which a card can be laid off.

    >>> fitting([Laid(read(["4H", "5H", "6H"])[0], (0, 0, 0))], "JK")
    ['4H5H6H', '<4H5H6H']
    """
    found: list[str] = []
    for meld in dict.fromkeys(laid.meld for laid in table):
        if ways := extended(meld, card):
            found += [meld.spelt, LOW + meld.spelt][: len(ways)]
    return found


def grown(laid: Laid, cards: Collection[Card], target: str, *, edition: int) -> Meld | None:
    """Return the meld that results when cards are laid off on another, whose cards stay what they are.

    Where there is a choice they go to the high end, unless the target says the low one. In the first edition of the
    rules, an ace that could go to both went to the other one.
    """
    ways = []
    for meld in read((*laid.meld.cards, *cards)):
        start = laid.meld.low - meld.low
        if not meld.low or (laid.meld.low and meld.cards[start : start + len(laid.by)] == laid.meld.cards):
            ways.append(meld)
    if edition > 1:
        ways.sort(key=lambda meld: -meld.low)
    return ways[-1 if target.startswith(LOW) else 0] if ways else None


def with_laid(table: Sequence[Laid], place: int, meld: Meld, seat: Seat) -> tuple[Laid, ...]:
    """Return a table on which a meld has become another one with cards of a seat."""
    old, start = table[place], max(0, table[place].meld.low - meld.low)
    if meld.low:
        by = [seat] * len(meld.cards)
        by[start : start + len(old.by)] = old.by
    else:
        owners = dict(zip(old.meld.cards, old.by, strict=True))
        by = [owners.get(card, seat) for card in meld.cards]
    return (*table[:place], Laid(meld, tuple(by)), *table[place + 1 :])


def with_exchanged(table: Sequence[Laid], place: int, card: Card, seat: Seat) -> tuple[Laid, ...] | None:
    """Return a table on which a seat's card has taken a joker's place; ``None`` if it cannot."""
    old = table[place]
    meld = exchanged(old.meld, card)
    if meld is None:
        return None
    if meld.low:
        by = tuple(
            seat if before != after else owner
            for before, after, owner in zip(old.meld.cards, meld.cards, old.by, strict=True)
        )
    else:
        owners = {**dict(zip(old.meld.cards, old.by, strict=True)), card: seat}
        by = tuple(owners[each] for each in meld.cards)
    return (*table[:place], Laid(meld, by), *table[place + 1 :])


def laid_by(rules: Any, table: Iterable[Laid], seat: Seat) -> list[int]:
    """Return the points of each card that a seat has on the table, by the rules' ``laid_points``."""
    return [
        points for laid in table for points, by in zip(rules.laid_points(laid.meld), laid.by, strict=True) if by == seat
    ]
