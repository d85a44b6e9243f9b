"""Reference players of Cribbage, which share no code with the levels.

* ``hoarder`` never breaks pairs and runs, throws what goes with least, and saves low cards for the end of a count.
* ``pegger`` keeps low cards of different ranks, answers a card with the same one or a fifteen, and else plays high.
* ``counter`` counts every discard with every starter, and in the crib with each unseen card; it weighs every card that
  it may play by the answers that unseen cards would be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations

from engine.cards import Card, pack, rank, suit
from engine.cribbage.view import CribbageView
from engine.types import Action

_STRANGERS = 3
"""The cards in the crib that are not one's own, with the starter."""
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


def counter(view: CribbageView) -> Action:
    """Count everything out, but know nothing of what others discard."""
    if view.phase == "crib":
        return max(view.legal, key=lambda action: _thrown(view, action.cards))
    if view.phase != "play":
        return _count(view)
    series = [_place(card) for _, card in view.series]
    unseen = [_place(card) for card in pack() if card not in view.seen()]
    return max(view.legal, key=lambda action: (_risked(series, unseen, action.cards[0]), _pips(action.cards[0])))


def _thrown(view: CribbageView, thrown: tuple[Card, ...]) -> float:
    """Return what a discard is worth: the hand on average, and what random cards score with it in the crib."""
    kept = [card for card in view.hand if card not in thrown]
    unseen = [card for card in pack() if card not in view.hand]
    hand = sum(_worth_with(kept, starter) for starter in unseen) / len(unseen)
    crib = [_place(card) for card in thrown]
    alone = _worth(crib)
    joined = sum(_worth([*crib, _place(card)]) - alone for card in unseen) / len(unseen)
    own = alone + _STRANGERS * joined
    return hand + (own if view.owns_crib else -own)


def _worth_with(kept: list[Card], starter: Card) -> int:
    """Return the points of a hand with a starter."""
    points = _worth([_place(card) for card in (*kept, starter)])
    if len({suit(card) for card in kept}) == 1:
        points += len(kept) + (suit(kept[0]) == suit(starter))
    return points + sum(rank(card) == "J" and suit(card) == suit(starter) for card in kept)


def _worth(places: list[int]) -> int:
    """Return the points of fifteens, pairs and runs."""
    return _worth_sorted(tuple(sorted(places)))


@lru_cache(maxsize=1 << 15)
def _worth_sorted(places: tuple[int, ...]) -> int:
    sums = [1] + [0] * 15
    for place in places:
        value = min(10, place + 1)
        for total in range(15, value - 1, -1):
            sums[total] += sums[total - value]
    points = 2 * sums[15] + 2 * sum(one == other for one, other in combinations(places, 2))
    length = ways = 0
    for place in range(len(ORDER) + 1):
        if count := places.count(place):
            length, ways = length + 1, max(1, ways) * count
        else:
            points += length * ways if length > 2 else 0
            length = ways = 0
    return points


def _risked(series: list[int], unseen: list[int], card: Card) -> float:
    """Return what a card pegs, less the answers of an opponent that holds three random cards."""
    played = [*series, _place(card)]
    answers = [_pegged([*played, place]) for place in unseen]
    return _pegged(played) - 3 * sum(answers) / len(answers)


def _pegged(places: list[int]) -> int:
    """Return what the last card pegs; 0 if it goes past 31."""
    total = sum(min(10, place + 1) for place in places)
    if total > 31:
        return 0
    alike = 1
    while alike < len(places) and places[-1 - alike] == places[-1]:
        alike += 1
    run = next(
        (
            length
            for length in range(len(places), 2, -1)
            if len({*places[-length:]}) == length and max(places[-length:]) - min(places[-length:]) == length - 1
        ),
        0,
    )
    return 2 * (total in (15, 31)) + alike * (alike - 1) + run


def _place(card: Card) -> int:
    return ORDER.index(rank(card))


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


PLAYERS: Mapping[str, Callable[[CribbageView], Action]] = {"hoarder": hoarder, "pegger": pegger, "counter": counter}
"""By name."""
