"""The expert player: follows the heuristic policy that was tuned in rollouts, while there is a stock."""

from __future__ import annotations

from engine.pinochle.view import PinochleView
from engine.players.pinochle import advanced
from engine.players.pinochle.rollout import Rollout, face_number
from engine.players.pinochle.worlds import world_sampler
from engine.players.policy import PolicyContext
from engine.types import Action


def choose(view: PinochleView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase_two or view.phase == "melding":
        return advanced.choose(view, context)
    return playable(view)[heuristic_card(view, world_sampler(view, context.rng)())]


def heuristic_card(view: PinochleView, world: Rollout) -> int:
    """Return the face that the heuristic policy plays, the same in every world: it uses only what the seat knows."""
    seat, led = view.seat or 0, led_face(view)
    rollout = world.copy()
    if led >= 0:
        rollout.hands[1 - seat][led] -= 1
    return rollout.choose_card(seat, led)


def led_face(view: PinochleView) -> int:
    """Return the number of the face that was led, or -1."""
    return face_number(view.trick[0]) if view.trick else -1


def playable(view: PinochleView) -> dict[int, Action]:
    """Return the cards that may be played, by face; of equal cards the one with fewest further uses in melds."""
    history = view.history()
    actions: dict[int, Action] = {}
    for action in sorted(view.legal, key=lambda action: len(history.get(action.cards[0], ()))):
        actions[face_number(action.cards[0])] = action
    return actions
