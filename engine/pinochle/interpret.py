"""Resolves the cards of an action to cards of the hand. People name faces, records name marked cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import KNOWN, MARK, Card, face, marked
from engine.pinochle import melds
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.names import NAMES
from engine.pinochle.state import State
from engine.types import IllegalAction, Seat


def name(typed: str) -> str:
    """Return the name of a meld as the rules write it.

    >>> name("Royal Family")
    'royal-family'
    """
    return typed.strip().lower().replace(" ", "-")


def one_card(hand: Sequence[Card], cards: tuple[Card, ...]) -> Card:
    """Return the card of the hand that an action names: the marked card itself, otherwise an equal one."""
    if len(cards) != 1:
        raise IllegalAction("play-one-card")
    return _held(hand, cards)[0]


def meld(state: State, seat: Seat, cards: tuple[Card, ...], target: str) -> Found:
    """Return the meld that an action names, with its points. Raises :class:`IllegalAction`. Dixes are excluded."""
    if not cards:
        return _named(state, seat, target)
    faces = Counter(map(face, cards))
    held = _held(state.hands[seat], cards)
    pattern = next((one for one in melds.patterns(state.rules, state.trump) if Counter(one.faces) == faces), None)
    if pattern is None or target not in ("", pattern.name):
        raise IllegalAction("not-a-meld", cards=cards, target=_known(state, target))
    refusal = _refusal(state, seat, pattern, held)
    if refusal is None:
        return Found(pattern, held, melds.net(state.rules, pattern, held, state.history))
    if not any(card.endswith(MARK) for card in cards):
        # The cards were named by faces, so other copies of them may do.
        for found in state.found(seat):
            if found.pattern is pattern:
                return found
    raise refusal


def _named(state: State, seat: Seat, target: str) -> Found:
    """Return the only meld of this name in the hand, with the choice of cards that scores most."""
    if not target:
        raise IllegalAction("meld-needs-cards" if state.found(seat) else "nothing-to-meld")
    name = _known(state, target)
    found = [one for one in state.found(seat) if one.pattern.name == name]
    if not found:
        raise IllegalAction("no-such-meld-held", target=name)
    if len({one.pattern.faces for one in found}) > 1:
        raise IllegalAction("which-cards", target=name)
    return found[0]


def _known(state: State, target: str) -> str:
    """Return the target. Raises :class:`IllegalAction` if it is no meld's name or not a meld of these rules."""
    if target and target not in NAMES[state.rules.preset].values():
        raise IllegalAction("no-meld-called", text=target)
    if target and target not in {pattern.name for pattern in (state.dix, *melds.patterns(state.rules, state.trump))}:
        raise IllegalAction("meld-not-in-rules", target=target)
    return target


def _refusal(state: State, seat: Seat, pattern: Pattern, cards: tuple[Card, ...]) -> IllegalAction | None:
    for card in cards:
        old = melds.refused(state.rules, pattern, card, state.history)
        if old:
            return IllegalAction("remelding", card=card, target=old.name)
    if state.rules.fresh_card and state.shown[seat].issuperset(cards):
        return IllegalAction("fresh-card", cards=cards)
    return None


def _held(hand: Sequence[Card], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of the hand that are named, or equal ones; each card is used once."""
    for card in cards:
        if face(card) not in KNOWN:
            raise IllegalAction("no-such-card", text=card)
    left = list(hand)
    meant: list[Card] = []
    for card in cards if len(set(cards)) == len(cards) else marked(map(face, cards)):
        found = card if card in left else next((one for one in left if face(one) == face(card)), None)
        if found is None:
            raise IllegalAction("not-in-hand", cards=cards)
        left.remove(found)
        meant.append(found)
    return tuple(meant)
