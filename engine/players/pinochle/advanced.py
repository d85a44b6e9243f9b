"""The advanced player: heuristics in phase one, an exact solver in phase two."""

from __future__ import annotations

from engine.cards import Card, face
from engine.kit.tricks import Duties
from engine.pinochle.options import PinochleOptions
from engine.pinochle.tricks import LAST_TRICK_POINTS, POINTS
from engine.pinochle.view import PinochleView
from engine.players.kit.endgame import Endgame
from engine.players.pinochle import melding
from engine.players.pinochle.evaluation import extract
from engine.players.pinochle.trick_play import choose as choose_card
from engine.players.policy import PolicyContext
from engine.types import Action


def choose(view: PinochleView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase == "melding":
        return melding.choose(extract(view), aggressive=context.aggressive)
    card = _in_phase_two(view) if view.phase_two else choose_card(extract(view))
    return Action("play", (card,))


def _in_phase_two(view: PinochleView) -> Card:
    """Return the best card, as all cards are known; with 16 cards one whose error is bounded."""
    playable = [action.cards[0] for action in view.legal]
    other = view.theirs()
    solver = endgame(view.rules, view.trump)
    if view.trick:
        return solver.follow(view.trick[0], playable, view.hand, other).card
    lead = solver.lead(view.hand, other).card
    return next(card for card in playable if face(card) == face(lead))


def endgame(rules: PinochleOptions, trump: str) -> Endgame:
    """Return a solver of phase two."""
    last = LAST_TRICK_POINTS if rules.last_trick else 0
    duties = Duties(rules.overplay, rules.must_trump)
    return Endgame(rules.order(trump), duties, points=POINTS[rules.trick_points], last=last, copies=2)
