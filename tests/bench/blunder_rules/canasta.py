"""Blunders in Canasta."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NAMES, NATURALS, WILD_JOKER, is_wild
from engine.canasta.view import CanastaView, Meld
from engine.cards import Card, suit
from engine.types import Action
from tests.bench.blunder_rules.decision import Decision, Rule

LARGE_PILE = 7
"""The size of a pile that nobody gives away lightly."""
TARGET_NATURALS = 2
"""The natural canastas that going out needs where two must be natural and two mixed."""


def wild_discarded(decision: Decision) -> bool:
    """Discard a wild card although wild cards in the hand could close a canasta."""
    view, action = decision.view, decision.action
    return action.kind == "discard" and is_wild(action.cards[0]) and any(_closing(view))


def canasta_left_open(decision: Decision) -> bool:
    """End the turn although one wild card in the hand would close a canasta.

    Exceptions: no card would be left to discard without going out; or six naturals are kept for a natural canasta that
    going out still needs.
    """
    view, action = decision.view, decision.action
    if action.kind not in ("discard", "pass"):
        return False
    return any(len(meld.cards) == 1 and not _wanted_natural(view, meld) for meld in _closing(view))


def joker_discarded(decision: Decision) -> bool:
    """Discard a joker although it could be melded, or another card could be discarded."""
    view, action = decision.view, decision.action
    if action.kind != "discard" or KIND[action.cards[0]] != WILD_JOKER:
        return False
    return any(
        (other.kind == "meld" and any(KIND[card] == WILD_JOKER for card in other.cards))
        or (other.kind == "discard" and KIND[other.cards[0]] != WILD_JOKER)
        for other in view.legal
    )


def pile_given(decision: Decision) -> bool:
    """Let the next opponent take a pile of seven or more cards onto a meld, although a safe card was held.

    A card is safe if it is natural or a black three and fits no meld of that opponent.
    """
    view, action, after = decision[:3]
    if action.kind != "discard" or len(view.pile) + 1 < LARGE_PILE or not isinstance(after, CanastaView):
        return False
    if after.seat is None or after.sides[after.seat] == view.sides[view.seat]:
        return False
    if not any(other.kind == "take" and other.target and not other.cards for other in after.legal):
        return False
    theirs = view.melds[after.sides[after.seat]]
    return any(
        other.kind == "discard" and KIND[other.cards[0]] <= BLACK_THREE and not _fits(theirs, other.cards[0])
        for other in view.legal
    )


def known_pair_served(decision: Decision) -> bool:
    """Discard a match for two cards that the next opponent took with a pile and kept, although others were held.

    The pile has seven or more cards, that opponent has melded, and the pile is then taken.
    """
    view, action, after = decision[:3]
    if action.kind != "discard" or len(view.pile) + 1 < LARGE_PILE or not isinstance(after, CanastaView):
        return False
    if after.seat is None or after.sides[after.seat] == view.sides[view.seat] or not view.known:
        return False
    known = Counter(KIND[card] for card in view.known[after.seat])
    if not view.opened[after.sides[after.seat]] or known[KIND[action.cards[0]]] < 2:
        return False
    if not any(other.kind == "take" and other.target for other in after.legal):
        return False
    theirs = view.melds[after.sides[after.seat]]
    return any(
        other.kind == "discard"
        and KIND[other.cards[0]] <= BLACK_THREE
        and known[KIND[other.cards[0]]] == 0
        and not _fits(theirs, other.cards[0])
        for other in view.legal
    )


def foot_left_down(decision: Decision) -> bool:
    """End the turn with a foot waiting although a single legal meld would leave at most one card in the hand."""
    view, action = decision.view, decision.action
    if action.kind != "discard" or not view.has_foot or len(view.hand) == 1:
        return False
    return any(other.kind == "meld" and len(view.hand) - len(other.cards) <= 1 for other in view.legal)


def _closing(view: CanastaView) -> Iterator[Action]:
    """Yield the legal melds that close a canasta with wild cards only and leave two cards, or a foot to take up."""
    if view.seat is None:
        return
    laid = {meld.name or meld.rank: len(meld.cards) for meld in view.melds[view.sides[view.seat]]}
    for action in view.legal:
        if action.kind != "meld" or not action.cards or not all(map(is_wild, action.cards)):
            continue
        size = laid.get(action.target, 0)
        left = len(view.hand) - len(action.cards)
        if size < CANASTA <= size + len(action.cards) and (left > 1 or view.has_foot):
            yield action


def _wanted_natural(view: CanastaView, action: Action) -> bool:
    """Return whether a meld that wild cards would close is natural, and a natural canasta is needed to go out."""
    if view.seat is None or view.rules.canasta_kinds != "two-natural-two-mixed":
        return False
    mine = view.melds[view.sides[view.seat]]
    meld = next(meld for meld in mine if (meld.name or meld.rank) == action.target)
    return not meld.wilds and sum(meld.canasta == "natural" for meld in mine) < TARGET_NATURALS


def _fits(melds: Iterable[Meld], card: Card) -> bool:
    """Return whether a natural card can be laid onto one of these melds."""
    for meld in melds:
        if meld.sequence:
            kinds = sorted(KIND[one] for one in meld.cards)
            if meld.rank == suit(card) and KIND[card] in (kinds[0] - 1, kinds[-1] + 1) and len(kinds) < CANASTA:
                return True
        elif KIND[card] in NATURALS and meld.rank == NAMES[KIND[card]]:
            return True
    return False


RULES: Mapping[str, Rule] = {
    "wild card discarded": wild_discarded,
    "canasta left open": canasta_left_open,
    "joker discarded": joker_discarded,
    "pile given to a meld": pile_given,
    "pile given to a known pair": known_pair_served,
    "foot left down": foot_left_down,
}
"""By name."""
