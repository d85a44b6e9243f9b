"""The master player: it samples the hidden cards, and looks how each choice ends.

All choices are tried in the same deals, which are played on as by advanced players: to the end while trumps are made;
later, once everybody has few cards left, all hands are open and solved. The advanced player's choice stands unless
another is better with some confidence.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.copying import copied
from engine.euchre import scoring
from engine.euchre.legality import ALONE, FARMER
from engine.euchre.round import EuchreRound
from engine.euchre.state import EuchreState
from engine.euchre.view import EuchreView
from engine.kit.trick_round import PLAYING
from engine.players.euchre import advanced
from engine.players.euchre.making import ALONE_FROM, ENOUGH, make, worth
from engine.players.euchre.play_out import PlayOut
from engine.players.euchre.worlds import Worlds
from engine.players.kit.sampling import best_action, lead
from engine.players.policy import PolicyContext
from engine.types import Action

_NEAR = 1.0
"""How far a hand may be from the usual limit for a call to be looked at, in tricks."""


class Search:
    """Chooses with up to ``budget`` evaluations a decision.

    Another choice replaces the advanced player's if it is ahead by ``standard_errors``. Once tricks are played, hands
    are open from ``exact`` cards each.
    """

    def __init__(self, budget: int, *, exact: int = 3, standard_errors: float = 1.5) -> None:
        self.budget = budget
        self.exact = exact
        self.standard_errors = standard_errors

    def choose(self, view: EuchreView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced.choose(view, context)
        candidates = [usual, *_others(view, usual)]
        if len(candidates) == 1:
            return usual
        worlds = Worlds(view, context.rng)
        exact = self.exact if view.phase in PLAYING else 0

        def sample() -> tuple[EuchreState, PlayOut]:
            return worlds.sample(), PlayOut(exact)

        def utility(world: tuple[EuchreState, PlayOut], action: Action) -> float:
            return outcome(view, *world, action)

        return best_action(candidates, sample, utility, self.budget, self.standard_errors)


def _others(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield the choices worth a look besides the usual one."""
    match view.phase:
        case "lead" | "follow":
            yield from _cards(view, usual)
        case "order" | "name" if usual.kind != FARMER:
            yield from _calls(view, usual)
        case "exchange":
            sensible = [set(), *map(set, view.sensible())]
            yield from (action for action in view.legal if action != usual and {*action.cards} in sensible)
        case "discard" | "defend":
            yield from (action for action in view.legal if action != usual)


def _calls(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield a pass, and the calls for which the hand is not far too weak."""
    for action in view.legal:
        if action == usual or action.kind not in ("order", "name", "pass"):
            continue
        limit = ALONE_FROM if action.target.endswith(ALONE) else ENOUGH
        if action.kind == "pass" or worth(view, view.own_seat, view.hand, action) > limit - _NEAR:
            yield action


def _cards(view: EuchreView, usual: Action) -> Iterator[Action]:
    """Yield the cards to play: of neighbours, which win and lose alike, one only, the usual one if it is among them."""
    order = view.order
    cards = sorted((action.cards[0] for action in view.legal), key=order.strength.__getitem__)
    between = {(order.suit[card], order.strength[card]) for card in (*view.theirs(), *view.trick)}
    runs: list[list[Action]] = []
    for letter in dict.fromkeys(map(order.suit.__getitem__, cards)):
        last = -1
        for card in (card for card in cards if order.suit[card] == letter):
            place = order.strength[card]
            if last < 0 or any((letter, other) in between for other in range(last + 1, place)):
                runs.append([])
            runs[-1].append(Action("play", (card,)))
            last = place
    yield from (run[0] for run in runs if usual not in run)


def outcome(view: EuchreView, world: EuchreState, play_out: PlayOut, action: Action) -> float:
    """Return the points that an action brings the seat's side in a deal, less those of the others."""
    played = EuchreRound(view.rules, copied(world), view.target)
    played.play(view.own_seat, action)
    state = played.state
    while state.phase not in (*PLAYING, "over"):
        seat = state.seat
        played.play(seat, make(state, state.hands[seat], played.legal(seat)))
    if state.maker is None:
        return 0.0
    points = [0] * (max(view.sides) + 1)
    for _, side, scored in scoring.result(state, play_out.tricks(state)):
        points[side] = scored
    return lead(view, points)
