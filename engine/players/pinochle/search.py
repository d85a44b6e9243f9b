"""The two best players: by habits that were learnt, and trying cards out late, in hands that the view allows."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.cards import face
from engine.pinochle.view import PinochleView
from engine.players import halving
from engine.players.mind import Mind
from engine.players.pinochle import player
from engine.players.pinochle.hand import unseen
from engine.players.pinochle.leanings import Leanings
from engine.players.pinochle.sketch import FACES, Sketch, Terms, number, terms_of
from engine.players.prospect import prospect, rounds_to
from engine.types import Action

SPREAD = 150.0
"""By how much one round parts two players, in points."""
CLEAR = 40.0
"""Points by which a round is won clearly."""
LATE = 11
"""Cards left to draw, besides the one turned up, from which on cards are tried out: six tricks.

Earlier, what cards differ by is lost among the accidents of the tricks to come.
"""


def by_habit(view: PinochleView, mind: Mind) -> Action:
    """Plays as those in a sketch do: one of ``view.legal``. It leaves nothing to chance."""
    if view.phase_two or view.phase == "melding":
        return player.choose(view, mind)
    return _actions(view)[_usual(view, worlds(view, mind.chance)())]


class Search:
    """A player who tries cards out once the stock is low: ``effort`` times for a decision, to the end of the round.

    What it would play by habit stands, unless another card is better by ``sure`` standard errors.
    """

    def __init__(self, effort: int, *, sure: float = 1.0) -> None:
        self.effort = effort
        self.sure = sure

    def choose(self, view: PinochleView, mind: Mind) -> Action:
        """The action that the player takes: one of ``view.legal``."""
        if view.phase_two or view.phase == "melding" or view.stock > LATE:
            return by_habit(view, mind)
        deal = worlds(view, mind.chance)
        seat, led = view.seat or 0, _led(view)
        dealt = [deal()]
        usual = _usual(view, dealt[0])
        actions = _actions(view)
        candidates = [usual, *(card for card in actions if card != usual)]

        def value(candidate: int, world: int) -> float:
            while len(dealt) <= world:
                dealt.append(deal())
            sketch = dealt[world].copy()
            card = candidates[candidate]
            if led < 0:
                sketch.trick(card)
            else:
                sketch.trick(led, card)
            sketch.finish()
            points = list(map(int.__add__, sketch.points, sketch.two))
            rounds = rounds_to(view.target, list(map(int.__add__, view.totals, points)), SPREAD)
            return prospect(view.totals, points, seat, rounds=rounds, spread=SPREAD, clear=CLEAR)

        return actions[candidates[halving.best(len(candidates), self.effort, value, self.sure)]]


def _usual(view: PinochleView, world: Sketch) -> int:
    """What is played by habit. It does not hang on the world: those who are sketched look at what they may know."""
    seat, led = view.seat or 0, _led(view)
    sketch = world.copy()
    if led >= 0:
        sketch.hands[1 - seat][led] -= 1
    return sketch.usual(seat, led)


def _led(view: PinochleView) -> int:
    """The number of the card that was led, -1 for none."""
    return number(view.trick[0]) if view.trick else -1


def _actions(view: PinochleView) -> dict[int, Action]:
    """What may be played, by the number of the card; of equal cards the one that can be melded least."""
    history = view.history()
    actions: dict[int, Action] = {}
    for action in sorted(view.legal, key=lambda action: len(history.get(action.cards[0], ()))):
        actions[number(action.cards[0])] = action
    return actions


def worlds(view: PinochleView, chance: random.Random) -> Callable[[], Sketch]:
    """Deals the hidden cards of a view, as they may lie."""
    seat = view.seat or 0
    other = 1 - seat
    terms = terms_of(view.rules, view.trump)
    known = view.known[other]
    hidden = [number(card) for card in unseen(view) if card not in known]
    mine, theirs = [0] * FACES, [0] * FACES
    for card in view.hand:
        mine[number(card)] += 1
    for card in known:
        theirs[number(card)] += 1
    shown = [[0] * FACES, [0] * FACES]
    for side, cards in enumerate(view.mat):
        for card in cards:
            shown[side][number(card)] += 1
    made = [_made(view, terms, side) for side in range(2)]
    points = list(view.standing)
    if view.rules.phase_one_tricks == "at-end":
        points = [one + two for one, two in zip(points, view.trick_points, strict=True)]
    exchanged = view.upturned is None or number(view.upturned) == terms.dix
    turned = [number(view.upturned)] if view.upturned else []
    leanings = Leanings(terms)
    need = view.hand_counts[other] - len(known)
    if view.trick:
        theirs[number(view.trick[0])] += 1

    def deal() -> Sketch:
        held, rest = leanings.deal(hidden, need, chance)
        dealt = theirs[:]
        for its in held:
            dealt[its] += 1
        return Sketch(
            terms,
            hands=[mine[:], dealt] if seat == 0 else [dealt, mine[:]],
            shown=shown,
            made=made,
            points=points,
            stock=rest + turned,
            at=0,
            exchanged=exchanged,
            seat=view.leader,
        )

    return deal


def _made(view: PinochleView, terms: Terms, side: int) -> list[int]:
    """How often each meld was made that cards on the mat still stand in."""
    made = [0] * len(terms.melds)
    for meld in view.melds[side]:
        faces = {number(face(card)) for card in meld.cards}
        for place, (its, known) in enumerate(zip(terms.types, terms.melds, strict=True)):
            if its == meld.type and faces <= {card for card, _ in known.faces}:
                made[place] += 1
                for part in known.within:
                    made[part] += 1
                break
    return made
