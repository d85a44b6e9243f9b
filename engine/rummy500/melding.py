"""Melding: which melds a player can lay down, lay off on and take jokers from, and what an action to do so means.

The target of such an action is a meld on the table as it is spelt: ``4H5H6H`` to lay off on it, ``<4H5H6H`` to lay a
joker off at its low end, ``=4H*6H`` to take its joker. Without a target, or with the spelling of a meld that is not
there, the cards are a new meld.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.kit.hands import held
from engine.kit.table_melds import Meld, arranged, exchanged, extended, melds_in, read, without
from engine.rummy500.state import Laid, State
from engine.types import Action, IllegalAction, Seat

LOW, JOKER_OF = "<", "="
"""What precedes a meld in a target: a joker goes to its low end; its joker is taken."""


class Melded(NamedTuple):
    """The hand and the table after melding, and what was done: cards ``melded``, ``laid-off`` or ``exchanged``."""

    hand: tuple[Card, ...]
    table: tuple[Laid, ...]
    done: tuple[tuple[str, tuple[Card, ...], int], ...] = ()


def spelling(meld: Meld) -> str:
    """Return the target that lays cards down as this meld; empty if they mean it anyway."""
    return "" if read(meld.cards)[0] == meld else meld.spelt


def uses(state: State, hand: Sequence[Card], using: Card = "", table: Iterable[Laid] | None = None) -> Iterator[Action]:
    """Yield the ways to meld cards of a hand, new melds first; with ``using``, only those that use this card.

    Where a side has yet to lay down enough at first, one way is given for each meld to begin with.
    """
    least = len(hand) - state.rules.last_discard
    if not state.opened[state.sides[state.seat]]:
        yield from _openings(state, hand, using, least)
        return
    for meld in melds_in(hand, using):
        if len(meld.cards) <= least:
            yield Action("meld", meld.cards, spelling(meld))
    if least < 1:
        return
    lying = state.table if table is None else tuple(table)
    for card in (using,) if using else dict.fromkeys(hand):
        yield from (Action("meld", (card,), target) for target in fitting(lying, card))
        if state.rules.joker_exchange and card != JOKER:
            for place, laid in enumerate(lying):
                if any(laid.meld == before.meld for before in lying[:place]):
                    continue
                after = _exchanged(state, hand, lying, place, card)
                if after and any(uses(state, after.hand, JOKER, after.table)):
                    yield Action("meld", (card,), JOKER_OF + laid.meld.spelt)


def _openings(state: State, hand: Sequence[Card], using: Card, most: int) -> Iterator[Action]:
    """Yield one way to lay down enough at first for each meld; further melds are added where one is not enough."""
    needs, found = state.rules.first_meld, set()
    for meld in melds_in(hand, using):
        melds, points = [meld], state.rules.worth(meld)
        for other in arranged(without(hand, meld.cards), state.rules.worth) if points < needs else ():
            if points < needs:
                melds.append(other)
                points += state.rules.worth(other)
        same = frozenset(melds)
        if points >= needs and sum(len(each.cards) for each in melds) <= most and same not in found:
            found.add(same)
            if len(melds) == 1:
                yield Action("meld", meld.cards, spelling(meld))
            else:
                yield Action.joined([Action("meld", each.cards, each.spelt) for each in melds])


def fitting(table: Iterable[Laid], card: Card) -> list[str]:
    """Return the targets on which a card can be laid off."""
    found: list[str] = []
    for meld in dict.fromkeys(laid.meld for laid in table):
        ways = len(extended(meld, card))
        found += [meld.spelt, LOW + meld.spelt][:ways]
    return found


def melded(state: State, action: Action) -> Melded:
    """Return what an action does, of one part or several. Raises :class:`IllegalAction` if the rules refuse it."""
    seat, rules = state.seat, state.rules
    after = Melded(tuple(state.hands[seat]), tuple(state.table))
    for part in action.parts:
        after = _part(state, after, part)
    if state.owed and state.owed not in action.cards:
        raise IllegalAction("owed", card=state.owed)
    if not state.opened[state.sides[seat]]:
        has = sum(points for _, _, points in after.done)
        if any(kind != "melded" for kind, _, _ in after.done) or has < rules.first_meld:
            raise IllegalAction("first-meld", needs=rules.first_meld, has=has)
    if rules.last_discard and not after.hand:
        raise IllegalAction("keep-one")
    if any(kind == "exchanged" for kind, _, _ in after.done) and not any(uses(state, after.hand, JOKER, after.table)):
        raise IllegalAction("joker-useless")
    return after


def _part(state: State, before: Melded, part: Action) -> Melded:
    """Return the hand and the table after one part of an action."""
    cards = held(before.hand, part.cards)
    if not cards:
        raise IllegalAction("name-cards")
    name = part.target.upper().lstrip(LOW + JOKER_OF)
    places = [place for place, laid in enumerate(before.table) if laid.meld.spelt == name]
    if not part.target and len(cards) == 1:
        targets = fitting(before.table, cards[0])
        if len(targets) != 1:
            raise IllegalAction("which-meld" if targets else "fits-nothing", card=cards[0])
        places = [place for place, laid in enumerate(before.table) if laid.meld.spelt == targets[0]]
    if places and not part.target.startswith(JOKER_OF):
        onto = before.table[places[0]]
        ways = [meld for meld in read((*onto.meld.cards, *cards)) if _grown(onto, meld)]
        if ways:
            return _laid_off(state, before, places[0], ways[-1 if part.target.startswith(LOW) else 0], cards)
    if places and state.rules.joker_exchange and len(cards) == 1:
        taken = _exchanged(state, before.hand, before.table, places[0], cards[0])
        if taken:
            return taken._replace(done=(*before.done, *taken.done))
    ways = [meld for meld in read(cards) if name in ("", meld.spelt)]
    if not ways:
        lying = (" ".join(before.table[places[0]].meld.cards),) if places else ()
        raise IllegalAction("does-not-fit" if places else "no-meld", cards=cards, melds=lying)
    points = state.rules.worth(ways[0])
    laid = Laid(ways[0], (state.seat,) * len(cards))
    return Melded(without(before.hand, cards), (*before.table, laid), (*before.done, ("melded", ways[0].cards, points)))


def _grown(laid: Laid, meld: Meld) -> bool:
    """Whether a meld is another one with cards laid off on it, so that those on the table stay what they are."""
    start = laid.meld.low - meld.low
    return not meld.low or (laid.meld.low > 0 and meld.cards[start : start + len(laid.by)] == laid.meld.cards)


def _laid_off(state: State, before: Melded, place: int, meld: Meld, cards: tuple[Card, ...]) -> Melded:
    hand, table = without(before.hand, cards), with_laid(before.table, place, meld, state.seat)
    points = state.rules.worth(meld) - state.rules.worth(before.table[place].meld)
    return Melded(hand, table, (*before.done, ("laid-off", cards, points)))


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


def _exchanged(state: State, hand: Sequence[Card], table: Sequence[Laid], place: int, card: Card) -> Melded | None:
    """Return the hand and the table after a card has taken a joker's place; ``None`` if it cannot."""
    old = table[place]
    meld = exchanged(old.meld, card)
    if meld is None:
        return None
    if meld.low:
        at = next(at for at, (one, other) in enumerate(zip(old.meld.cards, meld.cards, strict=True)) if one != other)
        by = (*old.by[:at], state.seat, *old.by[at + 1 :])
        laid = Laid(meld, by)
    else:
        owners = {**dict(zip(old.meld.cards, old.by, strict=True)), card: state.seat}
        laid = Laid(meld, tuple(owners[each] for each in meld.cards))
    points = state.rules.laid_points(meld)[meld.cards.index(card)]
    after = (*without(hand, (card,)), JOKER)
    return Melded(after, (*table[:place], laid, *table[place + 1 :]), (("exchanged", (card,), points),))
