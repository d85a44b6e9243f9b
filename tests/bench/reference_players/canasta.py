"""Reference players of Canasta, which share no code with the levels.

* ``melder`` melds whatever it can as soon as it can and takes every pile.
* ``hunter`` keeps its hand together for large piles and melds late.
* ``miser`` discards what opponents can use least and takes only piles that are worth it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NATURALS, POINTS, RED_THREE, is_wild
from engine.canasta.view import CanastaView
from engine.cards import SUITS, Card, rank, suit
from engine.types import Action

LARGE_PILE = 6
LOW_STOCK = 16


def melder(view: CanastaView) -> Action:
    """Meld whatever is possible, most cards first; discard the cheapest card that fits no meld of the opponents."""
    if action := _forced(view):
        return action
    if takes := _takes(view):
        return max(takes, key=lambda action: (len(action.cards), _points(action)))
    if view.phase == "draw":
        return _draw(view)
    melds = [action for action in view.legal if action.kind == "meld"]
    plain = [action for action in melds if not _wilds(action) or _completes(view, action) or not _opened(view)]
    if plain:
        return max(plain, key=lambda action: (_completes(view, action), -_wilds(action), len(action.cards)))
    return _discard(view, lambda card: (_held(view, card) > 1, POINTS[KIND[card]]))


def hunter(view: CanastaView) -> Action:
    """Open only late or for a large pile, keep cards in hand for further piles, and never break pairs."""
    if action := _forced(view):
        return action
    hurry = view.stock <= LOW_STOCK or any(
        hand <= 3 for seat, hand in enumerate(view.hand_counts) if view.sides[seat] != _mine(view)
    )
    takes = [action for action in _takes(view) if len(view.pile) >= 4 or hurry]
    if takes:
        return min(takes, key=lambda action: (_wilds(action), -len(action.cards)))
    if view.phase == "draw":
        return _draw(view)
    melds = [action for action in view.legal if action.kind == "meld"]
    wanted = [
        action
        for action in melds
        if _completes(view, action)
        or (_begun(view) and not _opened(view))
        or (hurry and not _wilds(action))
        or (action.target in SUITS and len(action.cards) > 3)
        or (not _opened(view) and len(view.pile) >= LARGE_PILE)
    ]
    if wanted:
        return max(wanted, key=lambda action: (_completes(view, action), -_wilds(action), len(action.cards)))
    return _discard(view, lambda card: (_held(view, card) > 1, -_seen(view, card)))


def miser(view: CanastaView) -> Action:
    """Take piles of five and more, meld naturals, and discard the rank of which fewest cards are unseen."""
    if action := _forced(view):
        return action
    takes = [action for action in _takes(view) if len(view.pile) >= 5 and _wilds(action) <= len(view.pile) // 8]
    if takes:
        return max(takes, key=lambda action: (-_wilds(action), len(action.cards)))
    if view.phase == "draw":
        return _draw(view)
    melds = [action for action in view.legal if action.kind == "meld"]
    plain = [
        action
        for action in melds
        if _completes(view, action) or not _wilds(action) or (_begun(view) and not _opened(view))
    ]
    if plain:
        return min(plain, key=lambda action: (_wilds(action), -len(action.cards)))
    blocks = len(view.pile) >= LARGE_PILE
    return _discard(
        view, lambda card: (not (blocks and KIND[card] == BLACK_THREE), -_seen(view, card), _near(view, card))
    )


def _forced(view: CanastaView) -> Action | None:
    """Return an action that all reference players choose alike, or ``None``."""
    kinds = {action.kind: action for action in view.legal}
    if "answer" in kinds:
        return next(action for action in view.legal if action.target == "yes")
    for kind in ("special", "end"):
        if kind in kinds:
            return kinds[kind]
    if view.upcard_due:
        return max(view.legal, key=lambda action: (-_wilds(action), len(action.cards)))
    return None


def _takes(view: CanastaView) -> list[Action]:
    return [action for action in view.legal if action.kind == "take" and action.target]


def _draw(view: CanastaView) -> Action:
    return next((action for action in view.legal if action.kind == "draw"), view.legal[0])


def _mine(view: CanastaView) -> int:
    return view.sides[view.seat or 0]


def _opened(view: CanastaView) -> bool:
    return view.opened[_mine(view)]


def _begun(view: CanastaView) -> bool:
    return view.opening_points > 0


def _wilds(action: Action) -> int:
    return sum(map(is_wild, action.cards))


def _points(action: Action) -> int:
    return sum(POINTS[KIND[card]] for card in action.cards)


def _completes(view: CanastaView, action: Action) -> bool:
    """Return whether a meld makes a canasta."""
    named = [meld for meld in view.melds[_mine(view)] if (meld.name or meld.rank) == action.target]
    size = len(named[0].cards) if named else 0
    return size < CANASTA <= size + len(action.cards)


def _held(view: CanastaView, card: Card) -> int:
    return sum(KIND[other] == KIND[card] for other in view.hand)


def _seen(view: CanastaView, card: Card) -> int:
    """Return how many cards of a card's rank are on the mat, in the pile or in the hand."""
    everywhere = Counter(KIND[one] for melds in view.melds for meld in melds for one in meld.cards)
    everywhere.update(KIND[one] for one in (*view.pile, *view.hand))
    return everywhere[KIND[card]]


def _near(view: CanastaView, card: Card) -> int:
    """Return how many cards of the hand are within two ranks of a card in its suit, where sequences count."""
    if not view.rules.sequences:
        return 0
    return sum(
        suit(other) == suit(card) and 0 < abs(KIND[other] - KIND[card]) <= 2
        for other in view.hand
        if KIND[other] in NATURALS
    )


def _discard(view: CanastaView, order: Callable[[Card], tuple[object, ...]]) -> Action:
    """Return the first discard by ``order`` that fits no meld of an opponent; wild cards come last."""
    discards = [action for action in view.legal if action.kind == "discard"]
    if not discards:
        others = [action for action in view.legal if action.kind == "pass"]
        return (others or [action for action in view.legal if action.kind == "meld"] or list(view.legal))[0]
    theirs = {
        meld.rank for side, melds in enumerate(view.melds) if side != _mine(view) for meld in melds if not meld.sequence
    }

    def key(action: Action) -> tuple[object, ...]:
        card = action.cards[0]
        useful = KIND[card] != RED_THREE
        return is_wild(card), useful and rank(card) in theirs, useful, order(card)

    return min(discards, key=key)


PLAYERS: Mapping[str, Callable[[CanastaView], Action]] = {"melder": melder, "hunter": hunter, "miser": miser}
"""The players by name."""
