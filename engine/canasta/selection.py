"""Splits the cards that a person selects into melds.

The rules, in this order:

* Cards of one rank are one meld. Where sequences are allowed, cards of one suit in a row may be a sequence instead.
* Of several ways to split, those with the fewest melds are meant.
* Wild cards go to the melds that need them to be legal, twos before jokers. Where more are selected than are needed,
  the player is asked which meld they join, unless only one way is legal. Typed wild cards join the cards before them.
* An upcard that is due is melded first, wild cards alone next, black threes last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import NamedTuple, TypeAlias

from engine.canasta.from_view import round_from_view
from engine.canasta.legality.melding import lying, targets
from engine.canasta.legality.position import KEPT
from engine.canasta.melds import (
    BLACK_THREE,
    CANASTA,
    KIND,
    MELD,
    NAMES,
    NATURALS,
    NEW,
    TWO,
    WILD,
    WILD_JOKER,
    family,
    is_wild,
)
from engine.canasta.round import CanastaRound
from engine.canasta.state import MELDING
from engine.canasta.view import CanastaView
from engine.cards import SUITS, Card, suit
from engine.types import Action, Choice, IllegalAction, Note

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
        start = Plan(sum(view.worth(run.cards) for run in base), 0, 0, sum(len(run.cards) for run in base), base)
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
        alone = Plan(view.worth(meld.cards), kinds[WILD_JOKER], kinds[TWO], len(meld.cards), (meld,))
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


ASKED = 10
"""The most meanings that the player is asked to choose from."""
_TRIED = 80
"""The most ways to split a selection that are tried."""
_LOOKED_AT = 5000
"""The most combinations of sequences that are looked at."""
_ORDERED = 4
"""The most melds whose order is varied."""


class _Part(NamedTuple):
    """A meld within a selection: its target, its natural cards, and the wild cards that it needs."""

    target: str
    cards: tuple[Card, ...]
    needs: int = 0

    @property
    def takes_wild(self) -> bool:
        """Whether wild cards may join it."""
        return self.target not in SUITS


_Split: TypeAlias = tuple[_Part, ...]


def meanings(view: CanastaView, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
    """Return the ways in which selected cards can be melded: see :attr:`engine.presentation.Presentation.meanings`."""
    if action.kind != "meld" or action.target or not action.cards or view.phase != MELDING:
        return (_choice(action),)
    if view.seat not in view.to_act or Counter(action.cards) - Counter(view.hand):
        return (_choice(action),)
    state = round_from_view(view)
    naturals = [card for card in action.cards if not is_wild(card)]
    wild = sorted((card for card in action.cards if is_wild(card)), key=lambda card: (KIND[card], card))
    if not naturals:
        named = Counter(wild)
        found = [each for each in view.legal if each.kind == "meld" and Counter(each.cards) == named]
        return tuple(map(_choice, found)) if len(found) <= ASKED and found else (_choice(action),)
    ways = _legal(state, naturals, wild)
    as_named = tuple(way for way in ways if way.action.cards == action.cards)
    return as_named if in_order and len(as_named) == 1 else ways


def _legal(state: CanastaRound, naturals: Sequence[Card], wild: Sequence[Card]) -> tuple[Choice, ...]:
    """Return the legal ways with the fewest melds. Raise the refusal of the likeliest one if none is legal."""
    error: IllegalAction | None = None
    found: dict[Action, Action] = {}
    fewest = 0
    for melds in islice(_ways(state, naturals, wild), _TRIED):
        if found and len(melds) > fewest:
            break
        try:
            joined = Action.joined(_in_order(state, melds))
        except IllegalAction as refusal:
            error = error or refusal
            continue
        fewest = len(melds)
        found.setdefault(joined, joined)
    if not found:
        assert error is not None
        raise error
    if len(found) > ASKED:
        raise IllegalAction("which-meld", cards=tuple(wild))
    return tuple(map(_choice, found))


def _choice(action: Action) -> Choice:
    """Return a meaning, labelled with each meld's cards."""
    return Choice(action, Note("meld-as", {"melds": tuple(" ".join(part.cards) for part in action.parts)}))


def _in_order(state: CanastaRound, melds: list[Action]) -> list[Action]:
    """Return the melds in an order in which they are legal. Raise the refusal of the given order if none is legal."""
    try:
        state.check_melds(melds)
        return melds
    except IllegalAction as error:
        for other in islice(permutations(melds), 1, None) if 1 < len(melds) <= _ORDERED else ():
            try:
                state.check_melds(other)
                return list(other)
            except IllegalAction:
                continue
        raise error


def _ways(state: CanastaRound, naturals: Sequence[Card], wild: Sequence[Card]) -> Iterator[list[Action]]:
    """Yield the ways to meld a selection, those with fewer melds first."""
    splits = sorted(_splits(state, naturals, len(wild)), key=lambda split: (len(split), -_in_rows(split)))
    for split in splits:
        yield from _with_wild(state, split, wild)
    if wild and state.rules.wild_melds:
        apart = Action("meld", tuple(wild), NAMES[WILD])
        for split in splits:
            for melds in _with_wild(state, split, ()):
                yield [apart, *melds]


def _in_rows(split: _Split) -> int:
    """Return how many cards of a split are in sequences."""
    return sum(len(part.cards) for part in split if part.target in SUITS)


# natural cards


def _splits(state: CanastaRound, naturals: Sequence[Card], wilds: int) -> Iterator[_Split]:
    """Yield the ways to split natural cards into ranks and sequences."""
    every = _by_rank(state, naturals)
    if not state.rules.sequences:
        yield every
        return
    for rows in islice(_rows(state, naturals, SUITS), _LOOKED_AT):
        left = Counter(naturals)
        for row in rows:
            left.subtract(row)
        parts = _by_rank(state, left.elements())
        if not rows or sum(part.needs for part in parts) <= wilds:
            yield (*(_Part(suit(row[0]), row) for row in rows), *parts)


def _rows(state: CanastaRound, naturals: Sequence[Card], suits: str) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield the ways to take a sequence, or none, of each suit out of the cards."""
    if not suits:
        yield ()
        return
    least = 1 if state.further_slots(state.side, suits[0]) else MELD
    held = {KIND[card]: card for card in naturals if suit(card) == suits[0] and KIND[card] in NATURALS}
    blocks: list[tuple[Card, ...]] = []
    for low in held:
        row: list[Card] = []
        for kind in range(low, len(NATURALS)):
            if kind not in held:
                break
            row.append(held[kind])
            if len(row) >= least:
                blocks.append(tuple(row))
    blocks.sort(key=len, reverse=True)
    for rest in _rows(state, naturals, suits[1:]):
        for block in blocks:
            yield (block, *rest)
        yield rest


def _by_rank(state: CanastaRound, naturals: Iterable[Card]) -> _Split:
    """Return natural cards as melds of ranks: the upcard's first, black threes last."""
    ranks: dict[int, list[Card]] = {}
    for card in naturals:
        ranks.setdefault(KIND[card], []).append(card)
    due = -1 if state.due is None else KIND[state.due]
    order = sorted(ranks, key=lambda kind: (kind != due, kind == BLACK_THREE))
    return tuple(_Part(NAMES[kind], tuple(ranks[kind]), _needs(state, kind, len(ranks[kind]))) for kind in order)


def _needs(state: CanastaRound, kind: int, naturals: int) -> int:
    """Return how many wild cards a meld of a rank needs to be large enough."""
    if kind in NATURALS and lying(state, kind) and NEW not in targets(state, kind)[:1]:
        return 0
    return max(0, MELD - naturals)


# wild cards


def _with_wild(state: CanastaRound, split: _Split, wild: Sequence[Card]) -> Iterator[list[Action]]:
    """Yield a split with the wild cards added, in each way that gives every meld the cards it needs."""
    takers = [part for part in split if part.takes_wild]
    spare = len(wild) - sum(part.needs for part in takers)
    for extra in _shares(max(0, spare), len(takers)) if takers or not wild else ():
        left = list(wild)
        melds = []
        shares = iter(extra)
        for part in split:
            count = part.needs + next(shares) if part.takes_wild else 0
            cards, left = left[:count], left[count:]
            melds.append(Action("meld", (*part.cards, *cards), part.target))
        if not left:
            yield _upcard_first(state, melds)


def _shares(count: int, among: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to share ``count`` equal things.

    >>> list(_shares(1, 2))
    [(1, 0), (0, 1)]
    """
    if among == 0:
        if count == 0:
            yield ()
        return
    for first in range(count, -1, -1) if among > 1 else (count,):
        for rest in _shares(count - first, among - 1):
            yield (first, *rest)


def _upcard_first(state: CanastaRound, melds: list[Action]) -> list[Action]:
    """Return the melds with that of the due upcard first."""
    return sorted(melds, key=lambda meld: state.due not in meld.cards) if state.due else melds
