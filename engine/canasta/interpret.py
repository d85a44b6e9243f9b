"""Interprets the cards and the target of an action: in any order, any suits, with or without a meld's name."""

from __future__ import annotations

from collections import Counter

from engine.canasta.legality.melding import lying, numbered, targets
from engine.canasta.melds import (
    KIND,
    KIND_OF_RANK,
    NATURALS,
    NEW,
    RED_THREE,
    TWO,
    WILD,
    WILD_JOKER,
    Hand,
    Held,
    Run,
    Way,
    without,
)
from engine.canasta.state import State
from engine.cards import SUITS, Card, suit
from engine.types import Action, IllegalAction


def kind_of(card: Card) -> int:
    """Return the kind of a card. Raises :class:`IllegalAction` if there is no such card."""
    kind = KIND.get(card)
    if kind is None:
        raise IllegalAction("no-such-card", text=card)
    return kind


def missing(hand: Hand, cards: Held) -> Held:
    """Return those of the cards that are not in the hand."""
    held = Counter(card for kind in {KIND[card] for card in cards} for card in hand[kind])
    return tuple((Counter(cards) - held).elements())


def sorted_out(action: Action, hand: Hand) -> tuple[int, Held, Held]:
    """Return the kind of meld that an action means, and the natural and wild cards that it names.

    The kind is that of the target or of the naturals. Raises :class:`IllegalAction` if these disagree or are missing,
    and for a red three.
    """
    target = action.target
    meant = -1
    if target:
        meant = KIND_OF_RANK.get(target, -1)
        if meant < 0:
            meant = KIND_OF_RANK.get(target.partition("-")[0].rstrip("+"), -1)
        if meant < 0:
            raise IllegalAction("no-such-meld", text=target)
    naturals: list[Card] = []
    wild: list[Card] = []
    for card in action.cards:
        kind = kind_of(card)
        if kind >= TWO:
            wild.append(card)
            continue
        if kind == RED_THREE:
            if card in hand[RED_THREE]:
                raise IllegalAction("no-such-meld", text=card)
            raise IllegalAction("not-in-hand", cards=(card,))
        if meant < 0:
            meant = kind
        elif kind != meant:
            raise IllegalAction("one-rank", cards=action.cards)
        naturals.append(card)
    if meant < 0 or (meant == WILD and not wild):
        raise IllegalAction("which-meld", cards=action.cards)
    return meant, tuple(naturals), tuple(wild)


def way_of(hand: Hand, kind: int, naturals: Held, wild: Held) -> Way:
    """Return the cards as a way to meld. Raises :class:`IllegalAction` if the hand does not have them."""
    jokers = 0
    there = not naturals or without(hand[kind], naturals) is not None
    if wild:
        twos = tuple(card for card in wild if KIND[card] == TWO)
        jokers = len(wild) - len(twos)
        there = there and jokers <= len(hand[WILD_JOKER]) and without(hand[TWO], twos) is not None
    if not there:
        raise IllegalAction("not-in-hand", cards=missing(hand, naturals + wild))
    return Way(kind, len(naturals), jokers, len(wild) - jokers)


def slot_of(state: State, kind: int, target: str) -> int:
    """Return the slot of the meld that a target means, or :data:`NEW`.

    A rank alone means its first meld that may be added to. Raises :class:`IllegalAction` if there is no such meld.
    """
    if kind == WILD and not state.rules.wild_melds:
        raise IllegalAction("no-wild-melds")
    if not state.tables.several:
        if target and target not in KIND_OF_RANK:
            raise IllegalAction("no-such-meld", text=target)
        return kind
    if kind not in NATURALS:
        return kind
    if "-" in target:
        named = {numbered(state, slot): slot for slot in lying(state, kind)}
        if target not in named:
            raise IllegalAction("no-such-meld", text=target)
        return named[target]
    found = targets(state, kind)
    if target.endswith("+"):
        found = [slot for slot in found if slot == NEW]
    if not found:
        raise IllegalAction("no-such-meld", text=target)
    return found[0]


def run_of(state: State, cards: tuple[Card, ...], target: str, upcard: Card | None = None) -> Run | None:
    """Return the sequence that cards, and the ``upcard`` if given, begin or join; ``None`` for a meld of a rank.

    A single card without a target joins a meld of its rank if there is one. Raises :class:`IllegalAction` if the cards
    are not a sequence.
    """
    whole = cards if upcard is None else (*cards, upcard)
    kinds = sorted(kind_of(card) for card in whole)
    family = target.partition("-")[0].rstrip("+")
    alone = not family and len(kinds) == 1 and kinds[0] in NATURALS and not lying(state, kinds[0])
    if family not in SUITS if family else (kinds[-1] >= TWO or (len(set(kinds)) < 2 and not alone)):
        return None
    suits = {suit(card) for card in whole}
    if len(suits) != 1 or (family and suits != {family}) or len(set(kinds)) < len(kinds) or kinds[-1] not in NATURALS:
        raise IllegalAction("no-sequence", cards=whole)
    colour = suits.pop()
    own = tuple(sorted(KIND[card] for card in cards))
    if joined := _joined(state, colour, kinds, own, target):
        return joined
    if alone:
        return None
    if "-" in target or kinds != list(range(kinds[0], kinds[-1] + 1)):
        raise IllegalAction("no-sequence", cards=whole)
    return Run(colour, kinds[0], kinds[-1], own, NEW, target or colour)


def _joined(state: State, colour: str, kinds: list[int], own: tuple[int, ...], target: str) -> Run | None:
    """Return the sequence on the mat that the cards extend; ``None`` if there is none or a new one is meant."""
    for slot in () if target.endswith("+") else state.slots(state.side):
        if state.kind(state.side, slot) >= 0 or state.family(state.side, slot) != colour:
            continue
        name = state.name(state.side, slot)
        whole = sorted([*kinds, *(KIND[card] for card in state.laid[state.side][slot])])
        if ("-" not in target or name == target) and whole == list(range(whole[0], whole[-1] + 1)):
            return Run(colour, whole[0], whole[-1], own, slot, name)
    return None
