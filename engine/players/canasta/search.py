"""The best player: where much hangs on a turn, it is tried in worlds that the view allows, to the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import NamedTuple

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.game import Action
from engine.players import halving
from engine.players.canasta import player, skilled
from engine.players.canasta.plan import Lay
from engine.players.canasta.reading import count, read
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
TURNS = 400
"""Turns after which a round is taken as it stands."""
WAYS = 4
"""Ways to take a pile that are tried."""


class Candidate(NamedTuple):
    """A way to go on: what to do now, and what that does to a sketch up to the next seat's turn."""

    action: Action
    play: Callable[[Sketch], None]


class Search:
    """A player who tries out what tells most: to take the pile or to leave it, to lay down or to wait.

    Each of ``effort`` tries plays a world on to the end of the round. What habit says stands, unless something else is
    better by ``sure`` standard errors.
    """

    def __init__(self, effort: int, sure: float = 1.0) -> None:
        self.effort = effort
        self.sure = sure

    def choose(self, view: CanastaView, mind: Mind) -> Action:
        """The action that the player takes: one of ``view.legal``."""
        worlds = Worlds(view, aggressive=mind.aggressive)
        usual = skilled.habitual(view, mind, worlds)
        if not skilled.habit_decides(view, usual):
            return usual
        candidates = list(_draws(view, usual) if view.phase == "draw" else _melds(view, usual))
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
            return prospect(view, [view.totals[side] + sketch.score(side) for side in range(len(view.totals))], mine)

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


def _melds(view: CanastaView, usual: Action) -> Iterator[Candidate]:
    """To discard as is usual, and what else could be laid down first; nothing where the usual is to meld."""
    if usual.kind != "discard":
        return
    yield Candidate(usual, _discarding(view, usual))
    legal = [action for action in view.legal if action.kind == "meld"]
    if not legal:
        return
    reading = read(view)
    plans = (player.planned(view, reading, weights) for weights in PLANS)
    for lays, action in dict(filter(None, plans)).items():
        yield Candidate(action, _laying(view, lays))


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


def _discarding(view: CanastaView, action: Action) -> Callable[[Sketch], None]:
    seat, kind = view.seat or 0, KIND[action.cards[0]]
    return lambda sketch: sketch.discard(seat, kind)


def prospect(view: CanastaView, totals: Sequence[int], mine: int) -> float:
    """The chance of a side to win the game, where the round has ended and these are the sides' points in the game."""
    top = max(totals)
    lead = totals[mine] - max(total for side, total in enumerate(totals) if side != mine)
    if view.rounds:
        rounds = float(view.rounds - view.round)
    else:
        rounds = max(0.5 * (top < view.target), (view.target - top) / SPREAD)
    small = 0.02 * _chance(lead / SPREAD)
    if rounds <= 0:
        return (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0) + small
    return _chance(1.7 * lead / (SPREAD * rounds**0.5)) + small


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))
