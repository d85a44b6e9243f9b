"""The cards of an action, as a person may write them: in any order, any suits, the meld named or not."""

from __future__ import annotations

from engine.canasta.kinds import KIND, KIND_OF_RANK, RED_THREE, TWO, WILD_JOKER, Hand, Held, without
from engine.canasta.melds import Way
from engine.cards import Card
from engine.game import Action, IllegalAction


def kind_of(card: Card) -> int:
    """The kind of a card. Raises :class:`IllegalAction` for what is none."""
    kind = KIND.get(card)
    if kind is None:
        raise IllegalAction("no-such-card", text=card)
    return kind


def sorted_out(action: Action) -> tuple[int, Held, Held]:
    """The kind of meld that an action means, and the natural and wild cards that it names.

    The kind is the target's, or that of the naturals. Raises :class:`IllegalAction` where these disagree or
    are missing.
    """
    target = action.target
    meant = -1
    if target:
        meant = KIND_OF_RANK.get(target, -1)
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
            raise IllegalAction("not-in-hand", cards=(card,))
        if meant < 0:
            meant = kind
        elif kind != meant:
            raise IllegalAction("one-rank", cards=action.cards)
        naturals.append(card)
    if meant < 0:
        raise IllegalAction("which-meld", cards=action.cards)
    return meant, tuple(naturals), tuple(wild)


def way_of(hand: Hand, kind: int, naturals: Held, wild: Held) -> Way:
    """The way that cards are to meld. Raises :class:`IllegalAction` where the hand has them not."""
    if naturals and without(hand[kind], naturals) is None:
        raise IllegalAction("not-in-hand", cards=naturals)
    jokers = 0
    if wild:
        twos = tuple(card for card in wild if KIND[card] == TWO)
        jokers = len(wild) - len(twos)
        if jokers > len(hand[WILD_JOKER]) or without(hand[TWO], twos) is None:
            raise IllegalAction("not-in-hand", cards=wild)
    return Way(kind, len(naturals), jokers, len(wild) - jokers)
