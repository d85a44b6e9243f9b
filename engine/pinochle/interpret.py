"""Resolves the cards and the name of a meld. People name faces, records name marked cards."""

from __future__ import annotations

from collections import Counter

from engine.cards import MARK, Card, face
from engine.kit.hands import held
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


def meld(state: State, seat: Seat, cards: tuple[Card, ...], target: str) -> Found:
    """Return the meld that an action names, with its points. Raises :class:`IllegalAction`. Dixes are excluded."""
    if not cards:
        return _named(state, seat, target)
    faces = Counter(map(face, cards))
    meant = held(state.hands[seat], cards)
    pattern = next((one for one in melds.patterns(state.rules, state.trump) if Counter(one.faces) == faces), None)
    if pattern is None or target not in ("", pattern.name):
        raise IllegalAction("not-a-meld", cards=cards, target=_known(state, target))
    refusal = _refusal(state, seat, pattern, meant)
    if refusal is None:
        return Found(pattern, meant, melds.net(state.rules, pattern, meant, state.history))
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
