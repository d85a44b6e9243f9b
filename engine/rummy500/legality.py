"""The legal actions of Rummy 500: laying down melds, laying cards off, taking jokers, and taking from the pile.

Each way is worked out once, with what it does. Targets are those of :mod:`engine.rummy500.state`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import JOKER, KNOWN, Card
from engine.kit.hands import held
from engine.kit.table_melds import Meld, arranged, melds_in, read, without
from engine.rummy500.state import JOKER_OF, Laid, State, fitting, grown, place_of, spelling, with_exchanged, with_laid
from engine.types import Action, IllegalAction


class Melded(NamedTuple):
    """The hand and the table after melding, and what was done: cards ``melded``, ``laid-off`` or ``exchanged``.

    ``jokers_owed`` is how many jokers must be melded next.
    """

    hand: tuple[Card, ...]
    table: tuple[Laid, ...]
    done: tuple[tuple[str, tuple[Card, ...], int], ...] = ()
    jokers_owed: int = 0

    def then(self, kind: str, cards: tuple[Card, ...], table: tuple[Laid, ...], points: int) -> Melded:
        """Return the state after one more step; a joker that was exchanged joins the hand, and is owed."""
        hand, owed, done = without(self.hand, cards), self.jokers_owed, (*self.done, (kind, cards, points))
        if kind == "exchanged":
            return Melded((*hand, JOKER), table, done, owed + 1)
        return Melded(hand, table, done, max(0, owed - cards.count(JOKER)))


def uses(state: State, hand: Sequence[Card], using: Card = "", table: Iterable[Laid] | None = None) -> Iterator[Action]:
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
            if after and _can_pay(state, after):
                yield Action("meld", (card,), JOKER_OF + target)


def _openings(state: State, hand: Sequence[Card], using: Card, most: int) -> Iterator[Action]:
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


def uses_of_hand(state: State) -> Iterator[Action]:
    """Yield the ways to meld for the seat whose turn it is; of several owed jokers each must still find a place."""
    hand = tuple(state.hands[state.seat])
    before = Melded(hand, tuple(state.table), jokers_owed=state.jokers_owed)
    for action in uses(state, hand, state.owed or ""):
        if state.jokers_owed < 2 or _can_pay(state, _part(state, before, action)):
            yield action


def _can_pay(state: State, after: Melded) -> bool:
    """Return whether all owed jokers can be melded, one after another."""
    if not after.jokers_owed:
        return True
    ways = uses(state, after.hand, JOKER, after.table)
    return any(after.jokers_owed == 1 or _can_pay(state, _part(state, after, way)) for way in ways)


def melded(state: State, action: Action) -> Melded:
    """Return what an action does, of one part or several. Raises :class:`IllegalAction` if the rules refuse it."""
    seat, rules = state.seat, state.rules
    after = Melded(tuple(state.hands[seat]), tuple(state.table), jokers_owed=state.jokers_owed)
    for part in action.parts:
        after = _part(state, after, part)
    if after.jokers_owed > 1 and rules.edition == 1:
        after = after._replace(jokers_owed=1)
    kinds = [kind for kind, _, _ in after.done]
    if state.owed and state.owed not in action.cards:
        raise IllegalAction("owed", card=state.owed)
    if not state.opened[state.sides[seat]]:
        has = sum(points for _, _, points in after.done)
        if set(kinds) != {"melded"} or has < rules.first_meld:
            raise IllegalAction("first-meld", needs=rules.first_meld, has=has)
    if rules.last_discard and not after.hand:
        raise IllegalAction("keep-one")
    if not _can_pay(state, after):
        raise IllegalAction("joker-useless", count=after.jokers_owed)
    return after


def _part(state: State, before: Melded, part: Action) -> Melded:
    """Return the hand and the table after one part of an action."""
    cards, target, worth = held(before.hand, part.cards), part.target.upper(), state.rules.worth
    if not cards:
        raise IllegalAction("name-cards")
    if not target and len(cards) == 1:
        targets = fitting(before.table, cards[0])
        if cards[0] != JOKER and len({place_of(before.table, each) for each in targets}) == 1:
            targets = targets[:1]
        if len(targets) != 1:
            raise IllegalAction("which-meld" if targets else "fits-nothing", card=cards[0])
        [target] = targets
    place = place_of(before.table, target)
    if place is not None:
        onto = before.table[place]
        meld = None if target.startswith(JOKER_OF) else grown(onto, cards, target, edition=state.rules.edition)
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


def _exchanged(state: State, before: Melded, place: int | None, card: Card) -> Melded | None:
    """Return the hand and the table after a card has taken a joker's place; ``None`` if it cannot."""
    if place is None or not state.rules.joker_exchange:
        return None
    table = with_exchanged(before.table, place, card, state.seat)
    if table is None:
        return None
    meld = table[place].meld
    return before.then("exchanged", (card,), table, state.rules.laid_points(meld)[meld.cards.index(card)])


def takes(state: State) -> Iterator[Action]:
    """Yield each way to take from the pile, from the top; a card below an equal one has its depth as target."""
    seen: set[Card] = set()
    for depth, card in enumerate(reversed(state.pile), 1):
        if _may_take(state, depth):
            yield Action("take", (card,), str(depth) if card in seen else "")
        seen.add(card)


def _may_take(state: State, depth: int) -> bool:
    """Return whether the top ``depth`` cards of the pile can be taken: one freely, more only to meld the lowest."""
    if depth == 1 and not state.rules.upcard_melded:
        return True
    hand = (*state.hands[state.seat], *state.pile[-depth:])
    return any(uses(state, hand, state.pile[-depth]))


def depth_of(state: State, action: Action) -> int:
    """Return how many cards an action takes: up to the named card nearest the top, unless it says how many.

    Raises :class:`IllegalAction` if that is not possible.
    """
    if len(action.cards) != 1:
        raise IllegalAction("take-one-card")
    [card] = action.cards
    if card not in KNOWN:
        raise IllegalAction("no-such-card", text=card)
    depths = [depth for depth, other in enumerate(reversed(state.pile), 1) if other == card]
    if not depths:
        raise IllegalAction("not-in-pile", card=card)
    if action.target:
        depths = [depth for depth in depths if str(depth) == action.target]
    found = next((depth for depth in depths if _may_take(state, depth)), 0)
    if not found:
        raise IllegalAction("take-to-meld", card=card)
    return found


def public_depths(state: State) -> tuple[int, ...]:
    """Return the depths at which anybody can see that the pile can be taken: free, or to lay the card off."""
    opened = state.opened[state.sides[state.seat]]
    return tuple(
        depth
        for depth, card in enumerate(reversed(state.pile), 1)
        if (depth == 1 and not state.rules.upcard_melded) or (opened and fitting(state.table, card))
    )
