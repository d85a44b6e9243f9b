"""Rebuilds a round from one seat's view, with the cards that it cannot see dealt so that all that was said is true."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, combinations, product, repeat

from engine.cards import BACK, Card, suit
from engine.kit.trick_round import lay_out_all
from engine.piquet.declarations import KINDS, LEAST, Claim, Declared, claims, everything, groups, parts, value
from engine.piquet.options import HAND
from engine.piquet.state import PiquetState
from engine.piquet.view import SHOWN, PiquetView
from engine.types import Chance

_TRIES = 60
"""How often hidden cards are dealt freely until they agree with what was said; then they are put together for it."""


def laid_out(view: PiquetView) -> PiquetState:
    """Return the state as far as a seat knows it, with backs for the cards that it cannot see."""
    state = PiquetState(view.rules, dealer=view.dealer, number=view.round, cards=view.rules.pack(len(view.sides)))
    lay_out_all(state, view, SHOWN)
    seat, other = 1 - view.other, view.other
    certain = view.certain()
    state.hands[other] = [*certain, *[BACK] * (view.hand_counts[other] - len(certain))]
    state.stock = [*[BACK] * (view.stock - len(view.in_talon)), *reversed(view.in_talon)]
    state.looked[seat], state.fresh[seat], state.claims[seat] = view.looked, view.drawn, list(view.claims)
    return state


def imagine(view: PiquetView, chance: Chance) -> PiquetState:
    """Return a state that may be the one in play; see :meth:`engine.rules.Rules.imagine`."""
    state = laid_out(view)
    other = view.other
    deal, found = _consistent(view, chance)
    state.hands[other], state.laid[other] = deal.hand, deal.discards
    state.sort(other)
    state.stock = [*deal.talon, *reversed(view.in_talon)]
    state.claims[other] = found
    if view.peeked and other == view.dealer:
        state.looked[other] = tuple(reversed(state.stock))
    return state


class _Deal:
    """The hidden cards in one way: the rest of the other hand, its discards, and the unknown part of the talon."""

    def __init__(self, view: PiquetView, chance: Chance, must: Collection[Card], never: Collection[Card]) -> None:
        other = view.other
        certain = view.certain()
        hidden = view.unseen()
        chance.shuffle(hidden)
        shown = view.blanche_hands[other] if view.exchanged[other] is not None else ()
        hidden.sort(key=lambda card: (card not in must, card not in shown, card in never))
        discards = view.exchanged[other] or 0
        self.discards = []
        if shown:
            loose = [card for card in hidden if card in shown and card not in must]
            self.discards = loose[max(0, len(loose) - discards) :]
            hidden = [card for card in hidden if card not in self.discards]
        needed = view.hand_counts[other] - len(certain)
        self.hand = [*certain, *hidden[:needed]]
        rest = hidden[needed:]
        chance.shuffle(rest)
        if not shown:
            self.discards, rest = rest[:discards], rest[discards:]
        self.talon = rest
        self.possible = len(self.discards) == discards and not any(card in shown for card in rest)
        """Whether a hand shown for carte blanche is accounted for: what is not held was discarded."""
        self.first = [*self.hand, *view.played_by(other)]
        """The hand as it was when declarations were made."""


def _consistent(view: PiquetView, chance: Chance) -> tuple[_Deal, list[Claim | None]]:
    """Deal the hidden cards until the other player can have said what was said."""
    freely: Iterator[tuple[Collection[Card], Collection[Card]]] = repeat(((), ()), _TRIES)
    for must, never in chain(freely, _arranged(view, chance)):
        deal = _Deal(view, chance, must, never)
        found = said_with(view, deal.first) if deal.possible else None
        if found is not None:
            return deal, found
    raise AssertionError("what was said cannot be true")


def said_with(view: PiquetView, hand: Collection[Card]) -> list[Claim | None] | None:
    """Return by class what the other player may have declared with a hand; ``None`` if its words are untrue of it."""
    found: list[Claim | None] = []
    for place, kind in enumerate(KINDS):
        its = view.declared[place]
        if not _was_asked(view, kind, its):
            found.append(None)
            continue
        if not _spoke(view, its):
            untold = its.answer == "silence" and view.other == view.dealer and not view.told
            found.append(everything(kind, hand) if untold else ())
            continue
        if kind != "point" and its.spoken[view.other].groups:
            shown = its.spoken[view.other].groups
            claim = shown if all(card in hand for group in shown for card in group) else None
        else:
            claim = next((one for one in claims(kind, hand) if one and _agrees(view, kind, its, one)), None)
        if claim is None:
            return None
        found.append(claim)
    return found


def _was_asked(view: PiquetView, kind: str, its: Declared) -> bool:
    """Whether the other player has had to say something in a class."""
    return bool(its.answer) or (view.phase == "answer" and kind == view.open_class and view.other == view.elder)


def _spoke(view: PiquetView, its: Declared) -> bool:
    """Whether the other player has claimed something in a class."""
    said = bool(its.spoken[view.other].number)
    return said if view.other == view.elder else said or its.answer == "not-good"


def _agrees(view: PiquetView, kind: str, its: Declared, claim: Claim) -> bool:
    """Whether a claim agrees with what the other player has said, and with the answer."""
    said = its.spoken[view.other]
    number, makes = value(kind, claim)
    if said.number and number != said.number:
        return False
    if kind == "point" and said.suit and suit(claim[0][0]) != said.suit:
        return False
    if said.making >= 0 and makes != said.making:
        return False
    if not its.answer or view.other == view.elder:
        return True
    mine = its.spoken[1 - view.other]
    if its.answer == "equal":
        return (number, makes) == (mine.number, mine.making)
    if mine.making >= 0:
        return number == mine.number and makes > mine.making
    return number > mine.number


def _arranged(view: PiquetView, chance: Chance) -> Iterator[tuple[set[Card], set[Card]]]:
    """Yield cards that make what was said true if the other hand has, or never had, them; in random order."""
    played = view.played_by(view.other)
    sure = {*view.certain(), *played}
    free = set(view.unseen())
    options: list[list[tuple[set[Card], set[Card]]]] = []
    for place, kind in enumerate(KINDS):
        its = view.declared[place]
        if not _was_asked(view, kind, its) or not _spoke(view, its) or its.spoken[view.other].groups:
            options.append([(set(), set())])
            continue
        ways = []
        for group in _possible(kind, sure | free):
            others = {card for card in sure | free if suit(card) == suit(group[0])} - set(group)
            if _agrees(view, kind, its, (group,)) and not (kind == "point" and others & sure):
                ways.append((set(group) - sure, others if kind == "point" else set()))
        chance.shuffle(ways)
        options.append(ways)
    room = HAND - len(sure)
    for (point, never), (sequence, _), (equals, _) in product(*options):
        must = point | sequence | equals
        if len(must) <= room and not must & never:
            yield must, never


def _possible(kind: str, cards: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every group of a class that can be made of some cards."""
    if kind != "point":
        yield from (*groups(kind, cards), *parts(kind, cards))
        return
    for letter in sorted({suit(card) for card in cards}):
        suited = sorted(card for card in cards if suit(card) == letter)
        for size in range(LEAST, len(suited) + 1):
            yield from combinations(suited, size)
