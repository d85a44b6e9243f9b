"""Expert and master: they sample the hidden cards, and look how each choice ends if all hands are played open.

What others have passed or made says what they may hold; who has not followed suit has none of it.
"""

from __future__ import annotations

import random

from engine.cards import SUITS, Card
from engine.copying import copied
from engine.euchre import scoring
from engine.euchre.from_view import imagined
from engine.euchre.legality import FARMER
from engine.euchre.options import HAND
from engine.euchre.round import EuchreRound
from engine.euchre.state import EuchreState
from engine.euchre.view import EuchreView
from engine.players.euchre import advanced
from engine.players.euchre.making import ENOUGH, UPCARD, make
from engine.players.euchre.values import tricks
from engine.players.kit.open_tricks import OpenTricks, bits_of
from engine.players.kit.race import best_candidate
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

_TRIES = 12
"""How many worlds are looked at for one that fits what was said and played."""
_SLACK = 0.3
"""How far a hand that has passed or made trumps may be from the usual limit."""


class Search:
    """Chooses by sampled worlds; the advanced player's choice stands if none is better with some confidence."""

    def __init__(self, budget: int, sure: float = 0.7) -> None:
        self.budget = budget
        self.sure = sure

    def choose(self, view: EuchreView, context: PolicyContext) -> Action:
        """Return the player's action, one of ``view.legal``."""
        usual = advanced.choose(view, context)
        if view.phase == "turned":
            return usual
        candidates = [
            usual,
            *(action for action in view.legal if action != usual and action.kind not in (FARMER, "exchange")),
        ]
        worlds: list[EuchreState] = []

        def utility(candidate: int, world: int) -> float:
            while len(worlds) <= world:
                worlds.append(likely(view, context.rng))
            return outcome(view, worlds[world], candidates[candidate])

        return candidates[best_candidate(len(candidates), self.budget, utility, self.sure)]


def outcome(view: EuchreView, world: EuchreState, action: Action) -> float:
    """Return the points that an action brings the seat's side in a world, less those of the others."""
    played = EuchreRound(view.rules, copied(world), view.target)
    played.play(view.own_seat, action)
    state = played.state
    while state.phase not in ("lead", "follow", "over"):
        seat = state.seat
        played.play(seat, make(state, state.hands[seat], played.legal(seat)))
    if state.maker is None:
        return 0.0
    points = scoring.points_for(state, state.won_by_makers() + _tricks_left(view, state))
    own = view.sides[view.own_seat]
    gains = [min(gained, max(1, view.target - view.totals[side])) for side, gained in enumerate(points)]
    return gains[own] - max(gain for side, gain in enumerate(gains) if side != own)


def _tricks_left(view: EuchreView, state: EuchreState) -> int:
    """Return the tricks that the makers still win if all hands are open."""
    if state.phase == "over":
        return 0
    assert state.maker is not None
    bits = bits_of(view.rules.order(state.trump))
    makers = state.sides[state.maker]
    solver = OpenTricks([side == makers for side in state.sides], out=state.out)
    hands = [0 if seat in state.out else sum(map(bits.__getitem__, hand)) for seat, hand in enumerate(state.hands)]
    trick = [(seat, bits[card]) for seat, card in zip(state.trick_seats(), state.trick, strict=False)]
    return solver.tricks(hands, state.seat, trick)


def likely(view: EuchreView, rng: random.Random) -> EuchreState:
    """Return a world that fits what was said and played, as well as a few tries find one."""
    lacking = _lacking(view)
    best, least = None, HAND * _TRIES
    for _ in range(_TRIES):
        state = imagined(view, rng)
        doubts = _doubts(view, state, lacking)
        if best is None or doubts < least:
            best, least = state, doubts
        if not doubts:
            break
    assert best is not None
    return best


def _lacking(view: EuchreView) -> dict[Seat, set[str]]:
    """Return by seat the suits that it did not follow."""
    order = view.order
    lacking: dict[Seat, set[str]] = {seat: set() for seat in view.others}
    for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]:
        for seat, card in zip(view.trick_seats(leader), cards, strict=False):
            if seat in lacking and order.suit[card] != order.suit[cards[0]]:
                lacking[seat].add(order.suit[cards[0]])
    return lacking


def _doubts(view: EuchreView, state: EuchreState, lacking: dict[Seat, set[str]]) -> int:
    """Return how much speaks against a world: cards that were not followed with count most."""
    order = view.order
    doubts = 0
    for seat, suits in lacking.items():
        doubts += HAND * sum(order.suit[card] in suits for card in state.hands[seat])
    held = {seat: _dealt(view, state, seat) for seat in view.others}
    for seat, upcard in view.passes():
        if seat in held and (upcard or view.maker is None) and seat != view.farmer:
            doubts += _would(view, seat, held[seat], upcard=upcard) > ENOUGH + _SLACK
    if view.maker in held and not (view.taken and view.maker == view.dealer):
        doubts += tricks(view.rules, view.trump, held[view.maker], len(view.sides)) < ENOUGH - 2 * _SLACK
    return doubts


def _dealt(view: EuchreView, state: EuchreState, seat: Seat) -> list[Card]:
    """Return the cards of a hand with those it has played."""
    played = [
        card
        for leader, cards in [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]
        for who, card in zip(view.trick_seats(leader), cards, strict=False)
        if who == seat
    ]
    return [*state.hands[seat], *played]


def _would(view: EuchreView, seat: Seat, hand: list[Card], *, upcard: bool) -> float:
    """Return the tricks with which a seat could have made trumps."""
    rules, seats = view.rules, len(view.sides)
    if upcard:
        partner = view.sides[seat] == view.sides[view.dealer]
        return tricks(rules, view.offered, hand, seats) + (UPCARD if partner else -UPCARD) * rules.upcard_taken
    return max(tricks(rules, letter, hand, seats) for letter in SUITS if letter != view.offered)
