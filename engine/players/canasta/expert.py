"""The expert player: follows the heuristic policy that was tuned in rollouts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta.choices import family
from engine.canasta.kinds import KIND, TWO, WILD_JOKER
from engine.canasta.view import CanastaView
from engine.cards import SUITS
from engine.players.canasta import advanced, variants
from engine.players.canasta.features import count, extract
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
    if not is_modelled(view, fallback):
        return fallback
    rollout = worlds.observed()
    if view.phase == "draw":
        draws = (action for action in view.legal if action.kind == "draw")
        return _take(view, rollout, worlds.seat) or next(draws, fallback)
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


def _take(view: CanastaView, rollout: Rollout, seat: int) -> Action | None:
    """Return the legal action nearest to the way the heuristic policy takes the pile, or ``None``."""
    chosen = rollout.choose_take(seat)
    takes = [action for action in view.legal if action.kind == "take" and (action.cards or action.target)]
    takes = [action for action in takes if family(action.target) not in SUITS]
    if chosen is None or not takes:
        return None
    kind = KIND[view.pile[-1]]

    def distance(action: Action) -> tuple[int, int]:
        cards = count(action.cards)
        return abs(cards[TWO] + cards[WILD_JOKER] - chosen.wilds), abs(cards[kind] - chosen.naturals)

    return min(takes, key=distance)
