"""The two best players: every sound turn is tried in worlds that the view allows, and judged a few turns later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import NamedTuple

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, KIND_OF_RANK, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.game import Action
from engine.players import halving
from engine.players.canasta import discard, player
from engine.players.canasta.appraisal import appraisal
from engine.players.canasta.plan import Lay
from engine.players.canasta.reading import Reading, count, read
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.worlds import Worlds
from engine.players.canasta.worth import STEADY
from engine.players.mind import Mind

EAGER = STEADY._replace(held=0.4, few=2.0, wild=90.0, catch=0.02)
PLANS = (
    STEADY,
    EAGER,
    STEADY._replace(wild=320.0),
    STEADY._replace(held=1.0, few=25.0, catch=0.25),
)
"""Ways to judge a hand: each proposes what to lay down, the eager one even where it is usual to wait."""
SPREAD = 750.0
"""By how much one round parts two players, in points."""


class Candidate(NamedTuple):
    """A way to go on: what to do now, and what that does to a sketch up to the next seat's turn."""

    action: Action
    play: Callable[[Sketch], None]


class Search:
    """A player who tries things out: ``effort`` times for a decision, among so many ``discards`` and ways to meld.

    Each try looks so many ``turns`` ahead. What it would do without trying stands, unless something else is better by
    ``sure`` standard errors.
    """

    def __init__(self, effort: int, discards: int, *, turns: int = 4, sure: float = 1.0) -> None:
        self.effort = effort
        self.discards = discards
        self.turns = turns
        self.sure = sure

    def choose(self, view: CanastaView, mind: Mind) -> Action:
        """The action that the player takes: one of ``view.legal``."""
        usual = player.choose(view, mind)
        if usual.kind not in ("draw", "take", "meld", "discard") or view.answer == "yes" or view.upcard_due:
            return usual
        candidates = sorted(self._candidates(view, usual), key=lambda candidate: candidate.action != usual)
        if len(candidates) < 2 or candidates[0].action != usual:
            return usual
        worlds = Worlds(view)
        judge = appraisal(view.rules, view.sides)
        mine = view.sides[worlds.seat]
        dealt: list[Sketch] = []

        def value(candidate: int, world: int) -> float:
            while len(dealt) <= world:
                dealt.append(worlds.deal(mind.chance))
            sketch = dealt[world].copy()
            candidates[candidate].play(sketch)
            seat = sketch.play_on(worlds.terms.following[worlds.seat], self.turns)
            return prospect(view, sketch, judge.lead(sketch, mine, seat))

        return candidates[halving.best(len(candidates), self.effort, value, self.sure)].action

    def _candidates(self, view: CanastaView, usual: Action) -> Iterator[Candidate]:
        """What is worth trying, the usual action of the heuristic first."""
        if view.phase == "draw":
            # Against two cards of the stock, a sketch makes too little of a pile.
            if view.rules.cards_drawn == 1:
                yield from _draws(view, usual)
            return
        reading = read(view)
        discards = self._discards(view, reading)
        plans: dict[tuple[Lay, ...], Action] = {}
        for weights in PLANS if usual.kind == "meld" else (EAGER,):
            if found := player.planned(view, reading, weights):
                plans.setdefault(*found)
        if usual.kind == "meld" and usual not in plans.values():
            yield Candidate(usual, _melding(view, usual))
        for lays, action in plans.items():
            yield Candidate(action, _laying(view, lays))
        for action in discards:
            yield Candidate(action, _discarding(view, action))

    def _discards(self, view: CanastaView, reading: Reading) -> list[Action]:
        """The cheapest discards, one of a kind."""
        by_kind = {KIND[action.cards[0]]: action for action in view.legal if action.kind == "discard"}
        ranked = sorted(by_kind.values(), key=lambda action: (discard.cost(reading, action.cards[0], STEADY), action))
        return ranked[: self.discards]


def _draws(view: CanastaView, usual: Action) -> Iterator[Candidate]:
    """The stock, and the ways to take the pile, most cards and fewest wild ones first; one for each count of both."""
    seat = view.seat or 0
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if family(action.target) not in SUITS]
    by_counts: dict[tuple[int, ...], Action] = {}
    for action in sorted(takes, key=lambda action: (action != usual, sum(KIND[card] >= TWO for card in action.cards))):
        by_counts.setdefault(count(action.cards), action)
    if not takes:
        return
    for action in view.legal:
        if action.kind == "draw":
            yield Candidate(action, lambda sketch: _drawing(sketch, seat))
    for counts, action in list(by_counts.items())[:4]:
        yield Candidate(action, _taking(view, counts))


def _drawing(sketch: Sketch, seat: int) -> None:
    if sketch.draw(seat):
        _finish(sketch, seat)


def _finish(sketch: Sketch, seat: int) -> None:
    """The rest of a turn by habit."""
    sketch.meld(seat)
    if not sketch.over:
        sketch.discard(seat)


def _taking(view: CanastaView, counts: tuple[int, ...]) -> Callable[[Sketch], None]:
    seat = view.seat or 0
    kind = KIND[view.pile[-1]]
    naturals, jokers, twos = counts[kind], counts[WILD_JOKER], counts[TWO]
    points = sum(map(int.__mul__, counts, view.rules.card_points)) + view.rules.card_points[kind]

    def play(sketch: Sketch) -> None:
        side = view.sides[seat]
        lays = None
        if not sketch.opened[side]:
            owed = sketch.minimums[side] - points
            hand = sketch.hands[seat]
            held = hand[:]
            for its, number in enumerate(counts):
                hand[its] -= number
            lays = sketch.opening(seat, owed) if owed > 0 else []
            hand[:] = held
        sketch.take(seat, naturals, jokers, twos, lays)
        _finish(sketch, seat)

    return play


def _laying(view: CanastaView, lays: tuple[Lay, ...]) -> Callable[[Sketch], None]:
    seat = view.seat or 0

    def play(sketch: Sketch) -> None:
        hand = sketch.hands[seat]
        for lay in lays:
            jokers = min(hand[WILD_JOKER], lay.wilds)
            sketch.lay(seat, lay.kind, lay.naturals, jokers, lay.wilds - jokers)
        sketch.opened[view.sides[seat]] = True
        sketch.discard(seat)

    return play


def _melding(view: CanastaView, action: Action) -> Callable[[Sketch], None]:
    """One meld that no plan knows, and the rest of the turn by habit."""
    seat = view.seat or 0
    counts = count(action.cards)
    kind = KIND_OF_RANK.get(family(action.target), -1)

    def play(sketch: Sketch) -> None:
        side = view.sides[seat]
        if kind >= 0:
            sketch.lay(seat, kind, counts[kind] if kind < TWO else 0, counts[WILD_JOKER], counts[TWO])
        else:
            hand = sketch.hands[seat]
            for its, number in enumerate(counts):
                hand[its] -= number
            sketch.counts[seat] -= len(action.cards)
            sketch.laid[side] += sum(map(int.__mul__, counts, view.rules.card_points))
        sketch.opened[side] = True
        _finish(sketch, seat)

    return play


def _discarding(view: CanastaView, action: Action) -> Callable[[Sketch], None]:
    seat, kind = view.seat or 0, KIND[action.cards[0]]
    return lambda sketch: sketch.discard(seat, kind)


def prospect(view: CanastaView, sketch: Sketch, ahead: float) -> float:
    """The chance to win the game, where a side is so many points ahead of the others in this round, or will be."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    others = [total for side, total in enumerate(view.totals) if side != mine]
    lead = view.totals[mine] - max(others) + ahead
    points = [sketch.score(side) for side in range(len(view.totals))]
    top = max(total + its for total, its in zip(view.totals, points, strict=True))
    if view.rounds:
        rounds = float(view.rounds - view.round)
    else:
        rounds = max(0.5 * (top < view.target), (view.target - top) / SPREAD)
    if not sketch.over:
        rounds += 0.3
    small = 0.02 * _chance(lead / SPREAD)
    if rounds <= 0:
        return (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0) + small
    return _chance(1.7 * lead / (SPREAD * rounds**0.5)) + small


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))
