"""The best player: where much hangs on a turn, it is tried in worlds that the view allows, to the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.players import halving
from engine.players.canasta import skilled
from engine.players.canasta.reading import count
from engine.players.canasta.sketch import Sketch
from engine.players.canasta.worlds import Worlds
from engine.players.mind import Mind
from engine.players.prospect import prospect, rounds_to
from engine.types import Action

SPREAD = 750.0
"""By how much one round parts two players, in points."""
CLEAR = 80.0
"""Points by which a round is won clearly."""
TURNS = 400
"""Turns after which a round is taken as it stands."""
WAYS = 4
"""Ways to take a pile that are tried."""


class Candidate(NamedTuple):
    """A way to go on: what to do now, and what that does to a sketch up to the next seat's turn."""

    action: Action
    play: Callable[[Sketch], None]


class Search:
    """A player who tries out what tells most: to take the pile, in which way, or to leave it.

    Each of ``effort`` tries plays a world on to the end of the round. What habit says stands, unless something else is
    better by ``sure`` standard errors.
    """

    def __init__(self, effort: int, sure: float = 0.5) -> None:
        self.effort = effort
        self.sure = sure

    def choose(self, view: CanastaView, mind: Mind) -> Action:
        """The action that the player takes: one of ``view.legal``."""
        worlds = Worlds(view, aggressive=mind.aggressive)
        usual = skilled.habitual(view, mind, worlds)
        if not skilled.habit_decides(view, usual):
            return usual
        candidates = list(_draws(view, usual)) if view.phase == "draw" else []
        if len(candidates) < 2 or candidates[0].action != usual:
            return usual
        mine = view.sides[worlds.seat]
        dealt: list[Sketch] = []

        def value(candidate: int, world: int) -> float:
            while len(dealt) <= world:
                dealt.append(worlds.deal(mind.chance))
            sketch = dealt[world].copy()
            candidates[candidate].play(sketch)
            sketch.play_on(worlds.terms.following[worlds.seat], TURNS)
            return _prospect(view, [sketch.score(side) for side in range(len(view.totals))], mine)

        return candidates[halving.best(len(candidates), self.effort, value, self.sure)].action


def _draws(view: CanastaView, usual: Action) -> Iterator[Candidate]:
    """The stock, and the ways to take the pile, fewest wild cards first, one for each count; the usual one at the head.

    Nothing where there is no choice, or the stock is gone.
    """
    seat = view.seat or 0
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if family(action.target) not in SUITS]
    by_counts: dict[tuple[int, ...], Action] = {}
    for action in sorted(takes, key=lambda action: (action != usual, sum(KIND[card] >= TWO for card in action.cards))):
        by_counts.setdefault(count(action.cards), action)
    draws = [action for action in view.legal if action.kind == "draw"]
    if not takes or not draws:
        return
    found = [Candidate(action, _taking(view, counts)) for counts, action in list(by_counts.items())[:WAYS]]
    found.append(Candidate(draws[0], lambda sketch: _drawing(sketch, seat)))
    yield from sorted(found, key=lambda candidate: candidate.action != usual)


def _drawing(sketch: Sketch, seat: int) -> None:
    if sketch.leave(seat):
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


def _prospect(view: CanastaView, points: Sequence[int], mine: int) -> float:
    """How good it is for a side that the round ends with these points."""
    if view.rounds:
        rounds = float(view.rounds - view.round)
    else:
        rounds = rounds_to(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
    return prospect(view.totals, points, mine, rounds=rounds, spread=SPREAD, clear=CLEAR)
