"""The heuristics of the levels above the eager player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card, face, rank, suit
from engine.kit.hands import by_face
from engine.kit.pinochle_cards import RANKS
from engine.kit.tricks import Duties
from engine.players.kit.endgame import Endgame
from engine.players.kit.tricks import cheapest, play_solved
from engine.players.policy import Policy, PolicyContext, Rated
from engine.rubicon import melds
from engine.rubicon.melds import Declared, Pattern, Used
from engine.rubicon.options import RubiconOptions
from engine.rubicon.presentation import PRESENTATION
from engine.rubicon.round import BLANCHE, DRAW, RubiconView
from engine.types import Action


class Weights(NamedTuple):
    """The parameters of the heuristics, in points."""

    hope: tuple[float, ...] = (1.0, 0.6, 0.35, 0.15)
    """The value to a card of each point of a meld it is part of, by the number of cards that the meld lacks."""
    later: float = 0.9
    """The value of a point melded after a later trick."""
    most_chance: float = 0.8
    """The highest chance assumed for drawing a card that is needed."""
    trick: float = 10.0
    """The value of winning a trick, besides the meld that it allows."""
    ready: float = 0.5
    """The value of each point of the best meld that winning a trick allows."""
    trump: float = 2.0
    """The value of a trump per rank."""
    top: float = 4.0
    """The value of the highest plain cards."""


WEIGHTS = Weights()


class Hopes:
    """The melds that a player may still make, by what is public and in the own hand."""

    def __init__(self, view: RubiconView, declared: tuple[Declared, ...], trump: str, weights: Weights) -> None:
        self.view, self.weights = view, weights
        self.patterns = melds.patterns(view.rules, trump)
        shown = frozenset(card for meld in declared for card in meld.cards if card in view.hand)
        self.used = Used(declared, shown)
        self.unseen = Counter(map(face, view.unlaid()))
        self.draws = max(0, view.stock // 2 - 1)
        self.hidden = max(1, self.unseen.total())

    def melds(self) -> Iterator[tuple[float, Pattern, list[Card]]]:
        """Yield what a meld may bring by weighing its chance, the meld, and the cards that are needed for it."""
        copies = by_face(self.view.hand)
        for pattern in self.patterns:
            value, needed = self._new(pattern, copies)
            if needed:
                yield value, pattern, needed
        for number, rest, gone in self.used.open_to_refill():
            pattern = self.used.declared[number].pattern
            faces = next(faces for faces, _ in pattern.slots if face(gone) in faces)
            chance = self._chance(faces, 1)
            yield pattern.points * chance * self.weights.hope[1], pattern, list(rest)

    def _new(self, pattern: Pattern, copies: Mapping[Card, list[Card]]) -> tuple[float, list[Card]]:
        missing, chance = 0, 1.0
        needed: list[Card] = []
        for faces, number in pattern.slots:
            fresh = [card for each in faces for card in copies.get(each, ()) if self.used.is_fresh(pattern, card)]
            lacks = number - len(fresh)
            if lacks > 0:
                missing += lacks
                if missing >= len(self.weights.hope):
                    return 0.0, []
                chance *= self._chance(faces, lacks)
            if len(fresh) <= number:
                needed += fresh
        return pattern.points * chance * self.weights.hope[missing], needed

    def _chance(self, faces: tuple[Card, ...], number: int) -> float:
        """Return the chance to draw cards of some faces."""
        left = sum(self.unseen[each] for each in faces)
        chance = 1.0
        for copy in range(number):
            chance *= min(self.weights.most_chance, max(0, left - copy) * self.draws / self.hidden)
        return chance


def deciding(weights: Weights) -> Policy:
    """Return the player with these weights, whose choices do not depend on chance."""

    def choose(view: RubiconView, context: PolicyContext) -> Action:
        if BLANCHE in view.legal:
            return BLANCHE
        found = rated(view, weights)
        if found:
            return found[0].action
        return DRAW if view.phase == "melding" else _last_cards(view, context)

    return choose


def rated(view: RubiconView, weights: Weights = WEIGHTS) -> list[Rated]:
    """Return the melds, or while there is a stock the cards that may be played, with their values, the best first."""
    if view.phase == "melding":
        return sorted(_rated_melds(view, weights), key=lambda each: -each.value)
    return [] if view.phase_two else _rated_cards(view, weights)


def _rated_melds(view: RubiconView, weights: Weights) -> Iterator[Rated]:
    """Yield each meld with what it brings together with those that may follow it."""
    seat = view.own_seat
    made = view.declared[seat]
    tricks = view.stock // 4
    for choice in PRESENTATION.choices(view, "meld"):
        cards = choice.action.cards
        pattern = next(
            its
            for its in melds.patterns(view.rules, view.trump)
            if its.takes(cards) and its.name == choice.action.target
        )
        after = (*made, Declared(pattern, cards))
        trump = view.trump or pattern.suit
        shown = frozenset((*view.mat[seat], *cards))
        left = melds.find(view.rules, trump, view.hand, shown, after)
        follow = Counter[str]()
        for meld in left:
            follow[meld.pattern.kind] = max(follow[meld.pattern.kind], meld.pattern.points)
        value = pattern.points + weights.later * sum(sorted(follow.values(), reverse=True)[:tricks])
        value += 0.5 * sum(its for its, _, _ in Hopes(view, after, trump, weights).melds())
        yield Rated(choice.action, value)


def _rated_cards(view: RubiconView, weights: Weights) -> list[Rated]:
    """Return each card with what its trick is worth, less what the hand loses with it, the best first."""
    lost = {card: _kept(view, card, weights) for card in view.hand}
    for value, _, needed in Hopes(view, view.declared[view.own_seat], view.trump, weights).melds():
        for card in needed:
            lost[card] += value
    ready = [meld.points for meld in view.meldable]
    prize = weights.trick + weights.ready * max(ready, default=0)
    found = []
    for action in view.legal:
        if action.kind == "play":
            [card] = action.cards
            wins = float(view.wins(card)) if view.trick else _holds(view, card)
            found.append((Rated(action, wins * prize - lost[card]), lost[card]))
    return [each for each, _ in sorted(found, key=lambda its: (-its[0].value, its[1]))]


def _kept(view: RubiconView, card: Card, weights: Weights) -> float:
    """Return what a card is worth in tricks to come."""
    if suit(card) == view.trump:
        return weights.trump * (1 + RANKS.index(rank(card)))
    return weights.top * {"A": 2, "10": 1}.get(rank(card), 0)


def _holds(view: RubiconView, card: Card) -> float:
    """Return the chance that a card wins if it is led."""
    order, mat = view.order, view.mat[view.other]
    if any(order.beats(rival, card) for rival in mat):
        return 0.2
    unlaid = view.unlaid()
    rivals = sum(order.beats(rival, card) for rival in unlaid if order.suit[rival] == order.suit[card])
    share = (view.hand_counts[view.other] - len(mat)) / max(1, len(unlaid))
    return float((1 - share) ** rivals)


@lru_cache(maxsize=8)
def endgame(rules: RubiconOptions, trump: str) -> Endgame:
    """Return a solver of the last trick."""
    copies = 1 << (rules.packs - 1).bit_length()
    return Endgame(rules.order(trump), Duties("always", must_trump=True), points={}, last=1, copies=copies)


def _last_cards(view: RubiconView, context: PolicyContext) -> Action:
    """Return a card that wins the last trick if one does: all cards are known. If none does, hope for a mistake."""
    if not view.trump:
        return cheapest(view, context)
    points = view.rules.last_trick_points
    solved = play_solved(endgame(view.rules, view.trump), view, context, "last-trick", points)
    return solved.action if solved.taken else cheapest(view, context)
