"""The master, who plays by habits and by rollouts of them.

By habit it melds by the policy that was tuned in rollouts, and discards by learned values (``discards``) or else by
that policy. It takes the pile like the expert: habits of taking learnt in self-play gained nothing against other
players. About the pile and about going out it decides by rollouts of sampled worlds. Against two sides or more, for
which the policy was not tuned, it melds and discards like the expert. Where rollouts miss too much, it plays like the
expert with an adjusted evaluation instead, without a search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.canasta.melds import KIND, TWO, WILD_JOKER, family
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.players.canasta import discards, planning, simple
from engine.players.canasta.evaluation import Lay
from engine.players.canasta.features import count, extract
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RANKED
from engine.players.canasta.worlds import WorldSampler
from engine.players.kit.sampling import compare, round_utility, rounds_left
from engine.players.policy import PolicyContext
from engine.types import Action

ADJUSTED: Mapping[str, Mapping[str, Any]] = {
    "samba": {"sequence": 0.0, "danger": 0.5},
    "bolivia": {"stock": 220.0, "wild": 270.0, "next_pile": 150.0},
    "hand-and-foot": {"danger": 0.2, "stock": -150.0, "wild": 300.0},
    "windows1": {"pair": 0.5, "single": 0.15, "small_hand": 16.0, "wild": 280.0},
}
"""The evaluation's parameters that differ from the expert's, by preset, where everybody plays alone.

Rollouts make no sequences, and hurry to take up the foot. In ``windows1`` the weights tuned in rollouts won no more
rounds than the expert. These were chosen in mirrored deals against the expert. Partners were not tried: they use the
expert's parameters.
"""
TUNED_SIDES = 2
"""The sides of the tables for which the policy was tuned."""
_MODELLED = ("draw", "take", "meld", "discard")


def habitual(view: CanastaView, context: PolicyContext, worlds: WorldSampler) -> Action:
    """Return the action of the master's habits, one of ``view.legal``."""
    fallback = _planned(view, context)
    tuned = len(view.totals) == TUNED_SIDES
    if not tuned or not is_modelled(view, fallback) or view.phase == "draw":
        return fallback
    rollout = worlds.observed()
    melds = [action for action in view.legal if action.kind == "meld"]
    if melds:
        if apart := simple.meld(view, melds):
            return apart
        if lays := list(planned_melds(rollout, worlds.seat)):
            return planning.first_meld(extract(view), melds, lays) or fallback
    return best_discard(view, rollout, worlds.seat) or fallback


def best_discard(view: CanastaView, rollout: Rollout, seat: int) -> Action | None:
    """Return the discard with the best learned value, by default the heuristic policy's; ``None`` if it is illegal."""
    found = {KIND[action.cards[0]]: action for action in reversed(view.legal) if action.kind == "discard"}
    if found and discards.known(rollout):
        return found[discards.best(rollout, discards.Recent.of(view), seat, sorted(found))]
    return found.get(rollout.choose_discard(seat))


def by_evaluation(view: CanastaView) -> bool:
    """Return whether the master plays by the evaluation alone, because rollouts miss too much of the game."""
    return view.rules.preset in ADJUSTED or view.rules.sequences


def is_modelled(view: CanastaView, fallback: Action) -> bool:
    """Return whether the rollout model covers this decision. It does not cover sequences and special actions."""
    return fallback.kind in _MODELLED and view.answer != "yes" and not view.upcard_due


def _planned(view: CanastaView, context: PolicyContext) -> Action:
    """Return the action of the evaluation, with parameters for this table and mood."""
    weights = planning.weights_of(view, context)
    if len(set(view.sides)) == len(view.sides):
        weights = weights._replace(**ADJUSTED.get(view.rules.preset, {}))
    return planning.choose_with(view, context, weights)


def planned_melds(rollout: Rollout, seat: int, *, out: bool = True) -> Iterator[Lay]:
    """Yield the melds of the heuristic policy in this turn, without ``out`` those of a seat that stays in."""
    side = rollout.rules.sides[seat]
    after = rollout.copy()
    after.meld(seat, out=out)
    for kind in range(RANKED):
        naturals = after.naturals[side][kind] - rollout.naturals[side][kind]
        wilds = after.wilds[side][kind] - rollout.wilds[side][kind]
        if naturals > 0 or wilds > 0:
            yield Lay(kind, naturals, wilds)


SPREAD = 750.0
"""The points by which one round separates two players."""
CLEAR = 80.0
"""The points of a clear win of a round."""
TURNS = 400
"""The most turns of a rollout."""
WORK = 20_000
"""The most turns that all rollouts of a decision play: long rounds get fewer rollouts."""
WAYS = 4
"""The most ways to take a pile that are tried."""
GOING_OUT = frozenset({"classic", "partners"})
"""The presets in which a search whether to go out was measured, and gained."""
OUT_BUDGET = 300
"""The most rollouts of a decision whether to go out: much is at stake in it, so fewer settle it."""


class Candidate(NamedTuple):
    """An action, and its effect on a rollout up to the next seat's turn."""

    action: Action
    play: Callable[[Rollout], None]


class Search:
    """Decides by rollouts whether to take the pile and how, and whether to go out.

    ``budget`` is the number of rollouts per decision, each to the end of the round; together they play at most
    :data:`WORK` turns. The habitual choice stands unless another is better by ``standard_errors`` standard errors.
    """

    def __init__(self, budget: int, standard_errors: float = 0.5) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: CanastaView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        if by_evaluation(view):
            return _planned(view, context)
        worlds = WorldSampler(view, aggressive=context.aggressive)
        baseline = habitual(view, context, worlds)
        if not is_modelled(view, baseline):
            return baseline
        candidates = list(_draws(view, baseline) if view.phase == "draw" else _ways_out(view, baseline, worlds))
        if len(candidates) < 2 or candidates[0].action != baseline:
            return baseline
        mine = view.sides[worlds.seat]
        sampled: list[Rollout] = []
        played = 0

        def utility(candidate: int, world: int) -> float:
            nonlocal played
            while len(sampled) <= world:
                sampled.append(worlds.sample(context.rng))
            rollout = sampled[world].copy()
            candidates[candidate].play(rollout)
            rollout.play_out(worlds.rules.following[worlds.seat], TURNS)
            played += rollout.turns
            return _utility(view, [rollout.score(side) for side in range(len(view.totals))], mine)

        budget = self.budget if view.phase == "draw" else min(self.budget, OUT_BUDGET)
        found = compare(len(candidates), budget, utility, self.standard_errors, exhausted=lambda: played >= WORK)
        return found.report(context, [candidate.action for candidate in candidates], "chances")


def _draws(view: CanastaView, baseline: Action) -> Iterator[Candidate]:
    """Yield drawing from the stock and the ways to take the pile, one for each combination of kinds, baseline first.

    Yield nothing if there is no choice or no stock.
    """
    seat = view.seat or 0
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if family(action.target) not in SUITS]
    by_counts: dict[tuple[int, ...], Action] = {}
    for action in sorted(
        takes, key=lambda action: (action != baseline, sum(KIND[card] >= TWO for card in action.cards))
    ):
        by_counts.setdefault(count(action.cards), action)
    draws = [action for action in view.legal if action.kind == "draw"]
    if not takes or not draws:
        return
    found = [Candidate(action, _take(view, counts)) for counts, action in list(by_counts.items())[:WAYS]]
    found.append(Candidate(draws[0], lambda rollout: _draw(rollout, seat)))
    yield from sorted(found, key=lambda candidate: candidate.action != baseline)


def _ways_out(view: CanastaView, baseline: Action, worlds: WorldSampler) -> Iterator[Candidate]:
    """Yield going out, melding without going out, and melding nothing.

    Yield nothing if the seat cannot go out, and in presets in which this was not measured.
    """
    seat, rollout = worlds.seat, worlds.observed()
    if baseline.kind != "meld" or view.rules.preset not in GOING_OUT:
        return
    after = rollout.copy()
    after.meld(seat)
    if not after.over:
        return
    yield Candidate(baseline, lambda rollout: _finish(rollout, seat))
    melds = [action for action in view.legal if action.kind == "meld"]
    held = planning.first_meld(extract(view), melds, list(planned_melds(rollout, seat, out=False)))
    if held and held != baseline:
        yield Candidate(held, lambda rollout: _finish(rollout, seat, out=False))
    if discard := best_discard(view, rollout, seat):
        yield Candidate(discard, lambda rollout: rollout.discard(seat))


def _draw(rollout: Rollout, seat: int) -> None:
    if rollout.decline_pile(seat):
        _finish(rollout, seat)


def _finish(rollout: Rollout, seat: int, *, out: bool = True) -> None:
    """Finish the turn by the heuristic policy, without ``out`` without going out."""
    rollout.meld(seat, out=out)
    if not rollout.over:
        rollout.discard(seat)


def _take(view: CanastaView, counts: tuple[int, ...]) -> Callable[[Rollout], None]:
    seat = view.seat or 0
    kind = KIND[view.pile[-1]]
    naturals, jokers, twos = counts[kind], counts[WILD_JOKER], counts[TWO]
    points = sum(map(int.__mul__, counts, view.rules.card_points)) + view.rules.card_points[kind]

    def play(rollout: Rollout) -> None:
        side = view.sides[seat]
        lays = None
        if not rollout.opened[side]:
            owed = rollout.minimums[side] - points
            hand = rollout.hands[seat]
            held = hand[:]
            for other, number in enumerate(counts):
                hand[other] -= number
            lays = rollout.opening_melds(seat, owed) if owed > 0 else []
            hand[:] = held
        rollout.take(seat, naturals, jokers, twos, lays)
        _finish(rollout, seat)

    return play


def _utility(view: CanastaView, points: Sequence[int], mine: int) -> float:
    """Return the utility of a round that ends with these points."""
    if view.rounds:
        rounds = float(view.rounds - view.round)
    else:
        rounds = rounds_left(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
    return round_utility(view.totals, points, mine, rounds=rounds, spread=SPREAD, clear=CLEAR)
