"""The expert player: melds and discards by the heuristic policy that was tuned in rollouts.

It takes the pile like the advanced player: the habits of taking that were learnt in self-play gained nothing against
other players. Where rollouts miss too much, it plays like the advanced player with an adjusted evaluation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.canasta.kinds import KIND
from engine.canasta.view import CanastaView
from engine.players.canasta import advanced, variants
from engine.players.canasta.evaluation import EvaluationWeights
from engine.players.canasta.features import extract
from engine.players.canasta.plan import Lay
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RANKED
from engine.players.canasta.worlds import WorldSampler
from engine.players.policy import PolicyContext
from engine.types import Action

ADJUSTED: Mapping[str, Mapping[str, Any]] = {
    "samba": {"sequence": 0.0, "danger": 0.5},
    "bolivia": {"stock": 220.0, "wild": 270.0, "next_pile": 150.0},
    "hand-and-foot": {"danger": 0.5, "missing_canasta": 0.0, "stock": 90.0},
    "windows1": {},
}
"""The evaluation's parameters that differ from the advanced player's, by preset, where everybody plays alone.

Rollouts make no sequences, and hurry to take up the foot. These were chosen in mirrored deals against an advanced
player without lapses. In ``windows1``, where the weights tuned in rollouts won no more rounds, nothing is changed.
Partners were not tried: they use the advanced player's parameters.
"""
_MODELLED = ("draw", "take", "meld", "discard")


def choose(view: CanastaView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``."""
    return choose_with(view, context, WorldSampler(view, aggressive=context.aggressive))


def choose_with(view: CanastaView, context: PolicyContext, worlds: WorldSampler) -> Action:
    """Return the player's action, given an existing sampler for the view."""
    fallback = advanced.choose_with(view, context, _evaluation(view, context))
    by_evaluation = view.rules.preset in ADJUSTED or view.rules.sequences
    if by_evaluation or not is_modelled(view, fallback) or view.phase == "draw":
        return fallback
    rollout = worlds.observed()
    melds = [action for action in view.legal if action.kind == "meld"]
    if melds:
        if apart := variants.meld(view, melds):
            return apart
        if lays := list(planned_melds(rollout, worlds.seat)):
            return advanced.first_meld(extract(view), melds, lays) or fallback
    kind = rollout.choose_discard(worlds.seat)
    discards = (action for action in view.legal if action.kind == "discard")
    return next((action for action in discards if KIND[action.cards[0]] == kind), fallback)


def is_modelled(view: CanastaView, fallback: Action) -> bool:
    """Whether the rollout model covers this decision. It does not cover sequences and special actions."""
    return fallback.kind in _MODELLED and view.answer != "yes" and not view.upcard_due


def _evaluation(view: CanastaView, context: PolicyContext) -> EvaluationWeights:
    """Return the evaluation's parameters at this table, in this mood."""
    weights = advanced.weights_of(view, context)
    alone = len(set(view.sides)) == len(view.sides)
    return weights._replace(**ADJUSTED.get(view.rules.preset, {})) if alone else weights


def planned_melds(rollout: Rollout, seat: int) -> Iterator[Lay]:
    """Yield what the heuristic policy would meld in this turn; the rollout is unchanged."""
    side = rollout.rules.sides[seat]
    after = rollout.copy()
    after.meld(seat)
    for kind in range(RANKED):
        naturals = after.naturals[side][kind] - rollout.naturals[side][kind]
        wilds = after.wilds[side][kind] - rollout.wilds[side][kind]
        if naturals > 0 or wilds > 0:
            yield Lay(kind, naturals, wilds)
