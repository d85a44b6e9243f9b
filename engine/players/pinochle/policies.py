"""The advanced player's heuristics and endgame.

The advanced player weighs cards by the melds that they may still complete (Pinochle guide 2.14, 3.5, 4.5), and solves
phase two exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.cards import Card, face, rank, suit
from engine.kit.hands import by_face
from engine.kit.pinochle_cards import DIX_POINTS, LAST_TRICK_POINTS, POINTS
from engine.kit.tricks import Duties
from engine.pinochle import melds, scoring
from engine.pinochle.legality import dix_is_a_meld
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.options import STRENGTH, PinochleOptions, order
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.round import PinochleView
from engine.players.kit.endgame import Endgame
from engine.players.kit.tricks import play_solved
from engine.players.policy import PolicyContext
from engine.types import Action, Seat

TRUMP_KEPT = 5.0
"""The value of a trump for phase two per rank."""
TOP_KEPT = {"A": 7.0, "10": 4.0}
"""The value of the highest plain cards for phase two."""


class Features(NamedTuple):
    """The features of a view. ``history`` is that of the player's own cards, ``unseen`` counts faces."""

    view: PinochleView
    seat: Seat
    patterns: tuple[Pattern, ...]
    shown: frozenset[Card]
    history: Mapping[Card, tuple[Pattern, ...]]
    unseen: Counter[Card]
    wins: int
    """The number of tricks that the player can expect to win before the stock is gone."""


def extract(view: PinochleView) -> Features:
    """Extract the features of a view."""
    assert view.seat is not None
    left = (view.stock + 1) // 2 if view.upturned else 0
    return Features(
        view=view,
        seat=view.seat,
        patterns=melds.patterns(view.rules, view.trump),
        shown=frozenset(view.mat[view.seat]),
        history=view.history(),
        unseen=Counter(map(face, view.unlaid())),
        wins=(left + 1) // 2,
    )


def meld_potential(features: Features, hand: Iterable[Card]) -> float:
    """Return the expected points of the melds that a hand may still complete."""
    usable = by_face(hand)
    hidden = max(1, features.unseen.total())
    draws = features.view.stock // 2 + 1
    value = 0.0
    for pattern in features.patterns:
        chance, missing = 1.0, 0
        for card_face, needed in Counter(pattern.faces).items():
            have = sum(
                melds.refused(features.view.rules, pattern, card, features.history) is None
                for card in usable.get(card_face, ())
            )
            for copy in range(max(0, needed - have)):
                missing += 1
                left = features.unseen[card_face] - copy
                chance *= min(0.7, left * draws / hidden) if left > 0 else 0.0
            if not chance:
                break
        if not chance or missing > 3:
            continue
        cards = [card for card_face in pattern.faces for card in usable.get(card_face, ())]
        if not missing and features.view.rules.fresh_card and features.shown.issuperset(cards):
            continue
        value += pattern.points * chance
    return value


def playing_cost(features: Features, hand: list[Card]) -> dict[Card, float]:
    """Return for each card of a hand the cost of playing it: possible melds, and its value for phase two."""
    whole = meld_potential(features, hand)
    lost = {}
    for card in hand:
        rest = [one for one in hand if one != card]
        lost[card] = 0.45 * (whole - meld_potential(features, rest)) + phase_two_value(features.view, card)
    return lost


def phase_two_value(view: PinochleView, card: Card) -> float:
    """Return the value of a card for phase two."""
    if suit(card) == view.trump:
        return TRUMP_KEPT * STRENGTH[rank(card)]
    return TOP_KEPT.get(rank(card), 0.0)


def follow_up_points(features: Features, made: Found) -> float:
    """Return the points of the best melds left for the tricks still to be won, once a meld is made."""
    history = dict(features.history)
    for card in made.cards:
        history[card] = (*history.get(card, ()), made.pattern)
    left = melds.find(
        features.view.rules, features.view.trump, features.view.hand, features.shown | frozenset(made.cards), history
    )
    best = {(found.pattern.type, found.pattern.faces): found.points for found in reversed(left)}
    return float(sum(sorted(best.values(), reverse=True)[: max(0, features.wins)]))


DENIED = 5.0
"""The value of keeping the opponent from melding after this trick."""
MELDED = 0.45
"""The value of a point that can be melded now, as it may also be melded after a later trick."""
TRUMPED = 0.3
"""The chance that the opponent uses a trump that it holds."""


def choose_card(features: Features) -> Card:
    """Return the card with the highest expected gain less its cost."""
    view = features.view
    lost = playing_cost(features, list(view.hand))
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    values = {card: _gain(features, card) - lost[card] + _dix(features, card) for card in playable}
    return max(playable, key=lambda card: (values[card], -lost[card]))


def _gain(features: Features, card: Card) -> float:
    """Return the expected gain of playing a card to this trick, without its own cost."""
    view = features.view
    prize = _prize(features)
    if view.trick:
        points = _points(features, (view.trick[0], card))
        return prize + points if order(view.trump).beats(card, view.trick[0]) else -points
    chance = _holds(features, card)
    points = _points(features, (card,))
    return chance * (prize + points) - (1 - chance) * points


def _prize(features: Features) -> float:
    """Return the value of winning a trick besides its cards: the best meld counts more when few tricks are left."""
    view = features.view
    best = view.meldable_points
    last = 1.0 if features.wins <= len(view.meldable) else MELDED
    return DENIED + last * best


def _points(features: Features, cards: tuple[Card, ...]) -> float:
    rules = features.view.rules
    return 0.0 if rules.phase_one_tricks == "no" else float(scoring.card_points(rules, cards))


def _holds(features: Features, card: Card) -> float:
    """Return the chance that a card wins if led; the opponent may prefer to keep its trumps."""
    view = features.view
    other = 1 - features.seat
    hidden = max(1, features.unseen.total())
    share = min(1.0, (view.hand_counts[other] - len(view.mat[other])) / hidden)
    chance = 1.0
    for rival, count in features.unseen.items():
        if order(view.trump).beats(rival, card):
            used = 1.0 if suit(rival) == suit(card) else TRUMPED
            chance *= (1 - share * used) ** count
    for rival in map(face, view.mat[other]):
        if order(view.trump).beats(rival, card):
            chance *= 1 - (0.8 if suit(rival) == suit(card) else TRUMPED)
    return chance


def _dix(features: Features, card: Card) -> float:
    """Return the points that playing this card as a dix scores."""
    view = features.view
    rules, turned = view.rules, view.upturned
    scores = turned is not None and face(turned) == face(card) and not rules.dix_must_be_melded
    return 10.0 if scores and card not in features.shown else 0.0


LATER = (0.3, 0.12, 0.9)
"""The value of a point melded later relative to one melded now: the least, the increase per trick, and the most."""
AGGRESSIVE = 0.5
"""The factor on that value for an aggressive player."""


def choose_meld(features: Features, *, aggressive: bool = False) -> Action:
    """Return the next action after winning a trick: show or exchange a dix, or make the best meld.

    An aggressive player values later melds less.
    """
    view = features.view
    actions = {action.kind: action for action in view.legal}
    free = not dix_is_a_meld(view.rules) or view.rules.several_melds
    if "exchange" in actions and free:
        return actions["exchange"]
    plan = _best(features, AGGRESSIVE if aggressive else 1.0)
    for action in view.legal:
        is_dix = action.kind == "exchange" or (action.kind == "meld" and len(action.cards) == 1)
        if is_dix and (free or plan is None or plan[0] <= DIX_POINTS):
            return action
    return plan[1] if plan else actions["draw"]


def _best(features: Features, patience: float) -> tuple[int, Action] | None:
    """Return the points and the action of the meld that scores most with its possible successors, or ``None``."""
    view = features.view
    least, more, most = LATER
    later = patience * min(most, least + more * features.wins)
    best: tuple[float, int, Action] | None = None
    for choice in PRESENTATION.choices(view, "meld"):
        action = choice.action
        pattern = next((p for p in features.patterns if p.name == action.target and _fits(p, action)), None)
        if pattern is None:
            continue
        points = melds.net(view.rules, pattern, action.cards, features.history)
        value = points + later * follow_up_points(features, melds.Found(pattern, action.cards, points))
        if points > 0 and (best is None or value > best[0]):
            best = value, points, action
    return best and (best[1], best[2])


def _fits(pattern: melds.Pattern, action: Action) -> bool:
    return sorted(pattern.faces) == sorted(map(face, action.cards))


def choose(view: PinochleView, context: PolicyContext) -> Action:
    """Return the player's action, one of ``view.legal``. It does not depend on chance."""
    if view.phase == "melding":
        return choose_meld(extract(view), aggressive=context.aggressive)
    if view.phase_two:
        # All cards are known. With 16 cards the error is bounded.
        return play_solved(endgame(view.rules, view.trump), view, context, "points").action
    return Action("play", (choose_card(extract(view)),))


def endgame(rules: PinochleOptions, trump: str) -> Endgame:
    """Return a solver of phase two."""
    last = LAST_TRICK_POINTS if rules.last_trick else 0
    duties = Duties(rules.overplay, rules.must_trump)
    return Endgame(rules.order(trump), duties, points=POINTS[rules.trick_points], last=last, copies=2)
