"""The ways to lay the initial meld at once: what melds in hand come to, by the wild cards and cards that they take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engine.canasta.choices import family, points
from engine.canasta.kinds import KIND, NAMES, TWO, WILD, WILD_JOKER
from engine.canasta.legality.going_out import KEPT
from engine.canasta.melds import CANASTA, MELD
from engine.canasta.view import CanastaView
from engine.cards import SUITS, Card
from engine.types import Action

_RUNS = 8
"""The most sequences that are considered, longest first."""
_BLACK_THREES = "3"


class Plan(NamedTuple):
    """Melds that can be laid together: at most one of a rank, and their points."""

    points: int
    jokers: int
    twos: int
    cards: int
    melds: tuple[Action, ...]

    @property
    def cost(self) -> tuple[int, int, int, int]:
        """The sort key for the cheapest plan: few wild cards, twos rather than jokers, and few cards."""
        return self.jokers + self.twos, self.jokers, self.cards, self.points


_Tally: TypeAlias = tuple[int, int, int]
"""The jokers, twos and cards that melds take from the hand."""


def plans(view: CanastaView) -> Iterator[Plan]:
    """Yield plans for the melds of ``view.seat``: the one with most points for each number of jokers, twos and cards.

    They are made from legal melds, and of wild cards that may follow them. Whether they can be laid together is not
    checked.
    """
    legal = [action for action in view.legal if action.kind == "meld" and action.target != _BLACK_THREES]
    runs = [action for action in legal if family(action.target) in SUITS]
    others = [action for action in legal if family(action.target) not in SUITS]
    others += () if any(action.target == NAMES[WILD] for action in others) else _wild_melds(view)
    most = len(view.hand) - (0 if view.waiting else 1 if view.has_foot else KEPT)
    for base in _disjoint(runs, view.hand):
        left = Counter(view.hand) - Counter(card for run in base for card in run.cards)
        start = Plan(sum(_points(view, run) for run in base), 0, 0, sum(len(run.cards) for run in base), base)
        yield from _with_ranks(view, start, others, left, most)


def _wild_melds(view: CanastaView) -> Iterator[Action]:
    """Yield the melds of wild cards, where they can be begun."""
    if not view.rules.wild_melds:
        return
    jokers, twos = ([card for card in view.hand if KIND[card] == kind] for kind in (WILD_JOKER, TWO))
    for number in range(len(jokers) + 1):
        for others in range(max(0, MELD - number), min(len(twos), CANASTA - number) + 1):
            yield Action("meld", (*jokers[:number], *twos[:others]), NAMES[WILD])


def laid_out(view: CanastaView, plan: Plan) -> Action:
    """Return the action that lays a plan. No card is named twice, although the melds of a plan may name the same."""
    left = sorted(view.hand)
    for run in (meld for meld in plan.melds if family(meld.target) in SUITS):
        for card in run.cards:
            left.remove(card)
    melds = []
    for meld in plan.melds:
        if family(meld.target) in SUITS:
            melds.append(meld)
            continue
        named = []
        for card in meld.cards:
            same = card if card in left else next(other for other in left if KIND[other] == KIND[card])
            left.remove(same)
            named.append(same)
        melds.append(meld._replace(cards=tuple(named)))
    return Action.joined(melds)


def _disjoint(runs: Sequence[Action], hand: Sequence[Card]) -> Iterator[tuple[Action, ...]]:
    """Yield no sequence, each of the longest ones, and each two of them that share no card."""
    longest = sorted(runs, key=lambda run: -len(run.cards))[:_RUNS]
    yield ()
    for run in longest:
        yield (run,)
    held = Counter(hand)
    for one, other in combinations(longest, 2):
        if Counter(one.cards + other.cards) <= held and family(one.target) != family(other.target):
            yield one, other


def _with_ranks(
    view: CanastaView, start: Plan, melds: Sequence[Action], left: Counter[Card], most: int
) -> Iterator[Plan]:
    """Yield a plan extended by melds of ranks and of wild cards from the cards ``left``."""
    held = Counter[int]()
    for card, count in left.items():
        held[KIND[card]] += count
    by_rank: dict[str, list[Plan]] = {}
    for meld in melds:
        kinds = Counter(KIND[card] for card in meld.cards)
        alone = Plan(_points(view, meld), kinds[WILD_JOKER], kinds[TWO], len(meld.cards), (meld,))
        if all(count <= held[kind] for kind, count in kinds.items()):
            by_rank.setdefault(family(meld.target), []).append(alone)
    # A meld of wild cards comes last: until it is a canasta, it may lock the others.
    found: dict[_Tally, Plan] = {(0, 0, start.cards): start}
    for name in sorted(by_rank, key=lambda name: name == "wild"):
        for plan in list(found.values()):
            for more in by_rank[name]:
                tally = (plan.jokers + more.jokers, plan.twos + more.twos, plan.cards + more.cards)
                if tally[0] > held[WILD_JOKER] or tally[1] > held[TWO] or tally[2] > most:
                    continue
                total = plan.points + more.points
                if tally not in found or total > found[tally].points:
                    found[tally] = Plan(total, *tally, (*plan.melds, *more.melds))
    yield from (plan for plan in found.values() if plan.melds)


def _points(view: CanastaView, meld: Action) -> int:
    return points(view, meld.cards)
