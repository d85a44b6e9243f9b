"""The expert player: melds and discards by the heuristic policy that was tuned in rollouts.

It takes the pile like the advanced player: the habits of taking that were learnt in self-play gained nothing against
other players.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.kinds import KIND
from engine.canasta.view import CanastaView
from engine.players.canasta import advanced, variants
from engine.players.canasta.features import extract
from engine.players.canasta.plan import Lay
from engine.players.canasta.rollout import Rollout
from engine.players.canasta.rollout_state import RANKED
from engine.players.canasta.worlds import WorldSampler
from engine.players.policy import PolicyContext
from engine.types import Action

_MODELLED = ("draw", "take", "meld", "discard")


def choose(view: CanastaView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``."""
    return choose_with(view, context, WorldSampler(view, aggressive=context.aggressive))


def choose_with(view: CanastaView, context: PolicyContext, worlds: WorldSampler) -> Action:
    """Return the player's action, given an existing sampler for the view."""
    fallback = advanced.choose(view, context)
    if not is_modelled(view, fallback) or view.phase == "draw":
        return fallback
    rollout = worlds.observed()
    melds = [action for action in view.legal if action.kind == "meld"]
    if melds and _is_race(view):
        if fallback.kind == "meld":
            return fallback
    elif melds:
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


def _is_race(view: CanastaView) -> bool:
    """Whether rounds are too short to keep melds in the hand: with sequences, any two canastas are soon made.

    There the learnt melding lost against the advanced player's (44 % of 160 rounds of ``samba``).
    """
    return view.rules.sequences and view.rules.canasta_kinds == "any"


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
