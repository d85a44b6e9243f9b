"""Laying down melds, laying cards off and taking jokers: the ways to do it, and what an action to do so does.

Its targets are those of :mod:`engine.kit.laid_melds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.kit.hands import held
from engine.kit.laid_melds import JOKER_OF, Laid, fitting, grown, place_of, spelling, with_exchanged, with_laid
from engine.kit.laying_options import LayingOptions
from engine.kit.laying_round import LayingRound
from engine.kit.table_melds import Meld, arranged, melds_in, read, without
from engine.types import Action, IllegalAction


class Melded(NamedTuple):
    """The hand and the table after melding, and what was done: cards ``melded``, ``laid-off`` or ``exchanged``."""

    hand: tuple[Card, ...]
    table: tuple[Laid, ...]
    done: tuple[tuple[str, tuple[Card, ...], int], ...] = ()

    def then(self, kind: str, cards: tuple[Card, ...], table: tuple[Laid, ...], points: int) -> Melded:
        """Return the state after one more step; a joker that was exchanged joins the hand."""
        joker = (JOKER,) if kind == "exchanged" else ()
        return Melded((*without(self.hand, cards), *joker), table, (*self.done, (kind, cards, points)))


def uses(
    state: LayingRound, hand: Sequence[Card], using: Card = "", table: Iterable[Laid] | None = None
) -> Iterator[Action]:
    """Yield the ways to meld cards of a hand, new melds first; with ``using``, only those that use this card.

    Where a side has yet to lay down enough at first, one way is given for each meld to begin with.
    """
    most = len(hand) - state.rules.last_discard
    if not state.opened[state.sides[state.seat]]:
        yield from _openings(state, hand, using, most)
        return
    for meld in melds_in(hand, using):
        if len(meld.cards) <= most:
            yield Action("meld", meld.cards, spelling(meld))
    if most < 1:
        return
    lying = tuple(state.table if table is None else table)
    for card in (using,) if using else dict.fromkeys(hand):
        yield from (Action("meld", (card,), target) for target in fitting(lying, card))
        for target in dict.fromkeys(laid.meld.spelt for laid in lying if JOKER in laid.meld.cards):
            after = _exchanged(state, Melded(tuple(hand), lying), place_of(lying, target), card)
            if after and any(uses(state, after.hand, JOKER, after.table)):
                yield Action("meld", (card,), JOKER_OF + target)


def _openings(state: LayingRound, hand: Sequence[Card], using: Card, most: int) -> Iterator[Action]:
    """Yield one way to lay down enough at first for each meld; further melds are added where one is not enough."""
    needs, found = state.rules.first_meld, set[frozenset[Meld]]()
    for meld in melds_in(hand, using):
        melds, points = [meld], state.rules.worth(meld)
        for other in arranged(without(hand, meld.cards), state.rules.worth) if points < needs else ():
            if points < needs:
                melds.append(other)
                points += state.rules.worth(other)
        same = frozenset(melds)
        if points >= needs and sum(len(each.cards) for each in melds) <= most and same not in found:
            found.add(same)
            targets = [spelling(meld)] if len(melds) == 1 else [each.spelt for each in melds]
            yield Action.joined(
                [Action("meld", each.cards, target) for each, target in zip(melds, targets, strict=True)]
            )


def melded(state: LayingRound, action: Action) -> Melded:
    """Return what an action does, of one part or several. Raises :class:`IllegalAction` if the rules refuse it."""
    seat, rules = state.seat, state.rules
    after = Melded(tuple(state.hands[seat]), tuple(state.table))
    for part in action.parts:
        after = _part(state, after, part)
    kinds = [kind for kind, _, _ in after.done]
    if state.owed and state.owed not in action.cards:
        raise IllegalAction("owed", card=state.owed)
    if not state.opened[state.sides[seat]]:
        has = sum(points for _, _, points in after.done)
        if set(kinds) != {"melded"} or has < rules.first_meld:
            raise IllegalAction("first-meld", needs=rules.first_meld, has=has)
    if rules.last_discard and not after.hand:
        raise IllegalAction("keep-one")
    if "exchanged" in kinds and not any(uses(state, after.hand, JOKER, after.table)):
        raise IllegalAction("joker-useless")
    return after


def _part(state: LayingRound, before: Melded, part: Action) -> Melded:
    """Return the hand and the table after one part of an action."""
    cards, target, worth = held(before.hand, part.cards), part.target.upper(), state.rules.worth
    if not cards:
        raise IllegalAction("name-cards")
    if not target and len(cards) == 1:
        targets = fitting(before.table, cards[0])
        if len(targets) != 1:
            raise IllegalAction("which-meld" if targets else "fits-nothing", card=cards[0])
        [target] = targets
    place = place_of(before.table, target)
    if place is not None:
        onto = before.table[place]
        meld = None if target.startswith(JOKER_OF) else grown(onto, cards, target)
        if meld:
            table = with_laid(before.table, place, meld, state.seat)
            return before.then("laid-off", cards, table, worth(meld) - worth(onto.meld))
        taken = _exchanged(state, before, place, *cards) if len(cards) == 1 else None
        if taken:
            return taken
    ways = [meld for meld in read(cards) if target in ("", meld.spelt)]
    if not ways:
        lying = () if place is None else (" ".join(before.table[place].meld.cards),)
        raise IllegalAction("does-not-fit" if lying else "no-meld", cards=cards, melds=lying)
    laid = Laid(ways[0], (state.seat,) * len(cards))
    return before.then("melded", ways[0].cards, (*before.table, laid), worth(ways[0]))


def _exchanged(state: LayingRound, before: Melded, place: int | None, card: Card) -> Melded | None:
    """Return the hand and the table after a card has taken a joker's place; ``None`` if it cannot."""
    if place is None or not state.rules.joker_exchange:
        return None
    table = with_exchanged(before.table, place, card, state.seat)
    if table is None:
        return None
    meld = table[place].meld
    return before.then("exchanged", (card,), table, state.rules.laid_points(meld)[meld.cards.index(card)])


@lru_cache(maxsize=4096)
def best_melds(rules: LayingOptions, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    """Return the melds of a hand that count most, by the ``worth`` of the rules."""
    return arranged(hand, rules.worth)
