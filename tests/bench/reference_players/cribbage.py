"""Reference players of Cribbage, which share no code with the levels.

* ``hoarder`` never breaks pairs and runs, throws what goes with least, and saves low cards for the end of a count.
* ``pegger`` keeps low cards of different ranks, answers a card with the same one or a fifteen, and else plays high.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from engine.cards import Card, rank
from engine.cribbage.view import CribbageView
from engine.types import Action

ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def hoarder(view: CribbageView) -> Action:
    """Keep together what belongs together."""
    if view.phase == "crib":
        return min(view.legal, key=lambda action: (_bonds(view.hand, action.cards), -_pips(action.cards[0])))
    if view.phase != "play":
        return _count(view)
    scoring = [action for action in view.legal if _completes(view, action.cards[0])]
    return max(scoring or view.legal, key=lambda action: _pips(action.cards[0]))


def pegger(view: CribbageView) -> Action:
    """Live by the play."""
    if view.phase == "crib":
        kept = {action: [card for card in view.hand if card not in action.cards] for action in view.legal}
        return min(view.legal, key=lambda action: sum(map(_pips, kept[action])) - 4 * len({*map(rank, kept[action])}))
    if view.phase != "play":
        return _count(view)
    last = view.series[-1][1] if view.series else ""
    wishes: tuple[Callable[[Card], bool], ...] = (
        lambda card: view.count + _pips(card) in (15, 31),
        lambda card: bool(last) and rank(card) == rank(last),
        lambda card: not view.series and _pips(card) < 5,
    )
    for wanted in wishes:
        if found := [action for action in view.legal if wanted(action.cards[0])]:
            return found[0]
    return max(view.legal, key=lambda action: _pips(action.cards[0]))


def _pips(card: Card) -> int:
    return min(10, ORDER.index(rank(card)) + 1)


def _bonds(hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> int:
    """Return how closely the cards thrown go with the cards kept: pairs, neighbours and fifteens."""
    parted = [(one, other) for one, other in combinations(hand, 2) if (one in thrown) != (other in thrown)]
    return sum(
        2 * (rank(one) == rank(other))
        + 2 * (_pips(one) + _pips(other) == 15)
        + (abs(ORDER.index(rank(one)) - ORDER.index(rank(other))) == 1)
        for one, other in parted
    )


def _completes(view: CribbageView, card: Card) -> bool:
    last = view.series[-1][1] if view.series else ""
    return view.count + _pips(card) in (15, 31) or bool(last and rank(last) == rank(card))


def _count(view: CribbageView) -> Action:
    """Show, or count only the fifteens and pairs; claim nothing."""
    if view.phase != "count" or view.starter is None:
        return view.legal[0]
    cards = [*view.open, view.starter]
    fifteens = [some for size in range(2, 6) for some in combinations(cards, size) if sum(map(_pips, some)) == 15]
    pairs = [pair for pair in combinations(cards, 2) if rank(pair[0]) == rank(pair[1])]
    return Action("count", target=str(min(29, 2 * len(fifteens) + 2 * len(pairs))))


PLAYERS: Mapping[str, Callable[[CribbageView], Action]] = {"hoarder": hoarder, "pegger": pegger}
"""By name."""
