"""The expert and the master: they try out what they consider in worlds that fit what they know."""

from __future__ import annotations

from engine.gin.view import GinView
from engine.kit.sets_and_runs import BIT
from engine.players.gin import advanced
from engine.players.gin.rollout import Rollout
from engine.players.gin.worlds import Knowledge
from engine.players.kit.race import best_candidate
from engine.players.policy import PolicyContext
from engine.types import Action

CONSIDERED = 4
"""The most discards that are tried out."""


class Search:
    """Chooses by rollouts of sampled worlds.

    ``budget`` is the number of rollouts per decision. The advanced player's choice stands unless another action is
    better by ``standard_errors`` standard errors.
    """

    def __init__(self, budget: int, *, standard_errors: float = 1.0) -> None:
        self.budget = budget
        self.standard_errors = standard_errors

    def choose(self, view: GinView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced.choose(view, context)
        known = Knowledge(view)
        actions = self._considered(view, known, usual)
        if len(actions) == 1:
            return usual
        worlds: list[tuple[int, list[int]]] = []
        seat = view.seat or 0
        upcard = BIT[view.upcard] if view.upcard else 0

        def evaluate(candidate: int, world: int) -> float:
            while len(worlds) <= world:
                worlds.append(known.deal(context.rng))
            theirs, rest = worlds[world]
            hands = [known.hand, theirs] if seat == 0 else [theirs, known.hand]
            stock = rest[: view.stock]
            trial = Rollout(view.rules, hands, stock, upcard=upcard, seat=seat, limit=view.limit)
            value = _play(trial, actions[candidate])
            return value if seat == 0 else -value

        return actions[best_candidate(len(actions), self.budget, evaluate, self.standard_errors)]

    def _considered(self, view: GinView, known: Knowledge, usual: Action) -> list[Action]:
        """Return the actions to try out, the usual one first."""
        if view.phase in ("offer", "draw"):
            found = [action for action in view.legal if action.kind != "undo"]
        elif view.phase == "discard" and usual.kind != "gin":
            discards = [Action("discard", (card,)) for _, card in advanced.rated_discards(view, known)[:CONSIDERED]]
            knocks = [action for action in view.legal if action.kind == "knock" and not action.target][:1]
            found = [*knocks, *discards]
        else:
            found = []
        return [usual, *(action for action in found if action != usual)]


def _play(trial: Rollout, action: Action) -> float:
    """Return the value of a world after an action, for seat 0."""
    seat = trial.seat
    match action.kind:
        case "take":
            trial.hands[seat] |= trial.upcard
            return trial.play_out(trial.upcard)
        case "draw":
            trial.hands[seat] |= trial.stock.pop()
            return trial.play_out()
        case "pass":
            trial.seat = 1 - seat
            barred = trial.draw()
            return trial.play_out(barred)
    card = BIT[action.cards[0]]
    trial.hands[seat] ^= card
    if action.kind == "knock":
        return trial.knock(trial.melds.deadwood(trial.hands[seat]))
    if len(trial.stock) <= 2:
        return 0.0
    trial.upcard, trial.seat = card, 1 - seat
    return trial.play_out(trial.draw())
