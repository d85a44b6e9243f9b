"""Finds the cards that a person names by rank, suit and number among those that an action may name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, face, rank, suit
from engine.types import IllegalAction, Named
from engine.view import View


def pick(view: View, kind: str, named: Sequence[Named]) -> tuple[Card, ...]:
    """Return the cards that a person names for an action of a kind, in their order.

    Cards named with their suit need not be held: the rules refuse them. Raises :class:`IllegalAction`:
    ``too-few-of-rank``, ``which-suit`` if a rank could mean different cards, and ``which-copy`` if a card could mean
    two that are not :meth:`engine.view.View.alike`.
    """
    left = list(view.nameable(kind))
    exact = [_exact(view, each.card, left) if each.card else "" for each in named]
    numbers: dict[Named, list[int]] = {}
    for each in named:
        numbers.setdefault(each._replace(number=0), []).append(each.number)
    picked: list[Card] = []
    for each, card in zip(named, exact, strict=True):
        if card:
            picked.append(card)
        elif several := numbers.pop(each._replace(number=0), []):
            picked += _of_rank(view, kind, each._replace(number=sum(several) if all(several) else 0), left)
    return tuple(picked)


def _exact(view: View, card: Card, left: list[Card]) -> Card:
    """Return a card named by its face, or by its mark too, taken out of ``left`` if it is there."""
    copies = [card] if card != face(card) else [held for held in left if face(held) == card]
    if not copies or copies[0] not in left:
        return card
    if not all(view.alike(copies[0], copy) for copy in copies):
        raise IllegalAction("which-copy", card=card)
    left.remove(copies[0])
    return copies[0]


def _of_rank(view: View, kind: str, named: Named, left: list[Card]) -> tuple[Card, ...]:
    """Return cards of a rank, taken out of ``left``."""
    held = [card for card in left if rank(card) == named.rank and named.suit in ("", suit(card))]
    needs = named.number or max(1, len(held))
    if len(held) < needs:
        raise IllegalAction("too-few-of-rank", rank=named.rank, needs=needs, has=len(held))
    if len(held) > needs and not all(view.alike(held[0], card) for card in held):
        legal = {action.cards for action in view.legal if action.kind == kind}
        playable = [card for card in held if (card,) in legal]
        if needs > 1 or len(playable) != 1:
            faces = tuple(dict.fromkeys(map(face, held)))
            if len(faces) == 1:
                raise IllegalAction("which-copy", card=faces[0])
            raise IllegalAction("which-suit", cards=faces)
        held = playable
    for card in held[:needs]:
        left.remove(card)
    return tuple(held[:needs])
