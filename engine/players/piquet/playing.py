"""Play cards by solving sampled worlds exactly, from the first trick on.

The worlds are likely hands of the other player that agree with what was said. In a world both players know all cards
(:mod:`engine.players.piquet.solving`).
"""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.cards import Card, rank, suit
from engine.piquet.declarations import KINDS, everything, value
from engine.piquet.exchanges import BIT, CARD, Bits, bits_of
from engine.piquet.options import HAND
from engine.piquet.scoring import NEEDED
from engine.piquet.view import PiquetView, imagine, said_with
from engine.players.kit import sampling
from engine.players.piquet.solving import Solver, leads, replies
from engine.players.policy import Lead, PolicyContext
from engine.types import Action

KEPT = {"7": 0.6, "8": 0.65, "9": 0.75, "10": 1.0, "J": 1.1, "Q": 1.4, "K": 2.0, "A": 3.0}
"""How likely a card of a rank is in the hand and not among the discards, compared with others."""
_TRIES = 25
"""The most hands sampled to find one that agrees with the declarations."""


class Worlds:
    """Hands that the other player may have."""

    def __init__(self, view: PiquetView, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.certain = view.surely_held(view.other)
        self.played = view.played_by(view.other)
        self.hidden = view.unseen()
        self.needed = view.hand_counts[view.other] - len(self.certain)
        self.places = list(range(len(self.hidden)))
        self.kept = [KEPT[rank(card)] for card in self.hidden]

    def sample(self) -> Bits:
        """Return a hand. The other is believed to have declared everything, if that can be true."""
        truthful: list[Card] | None = None
        for _ in range(_TRIES):
            drawn, _ = sampling.deal(self.places, self.needed, self.kept, self.rng)
            hand = [*self.certain, *(self.hidden[place] for place in drawn)]
            first = [*hand, *self.played]
            if said_with(self.view, first) is None:
                continue
            if not self._hides(first):
                return bits_of(hand)
            truthful = truthful or hand
        return bits_of(truthful or imagine(self.view, self.rng).hands[self.view.other])

    def _hides(self, hand: list[Card]) -> bool:
        """Return whether a player with this hand has declared less than it holds, as far as the answers tell."""
        view = self.view
        for kind, its, own in zip(KINDS, view.declared, view.claims, strict=True):
            held = value(kind, everything(kind, hand))
            said = its.spoken[view.other]
            spoken = its.answer if view.other == view.elder else its.answer == "silence" and view.told
            better = view.other != view.elder and its.answer == "good" and own and held > value(kind, own)
            if better or (spoken and held[0] != said.number):
                return True
        return False


_MOST_POSITIONS = 10_000
"""The positions solved in a decision after which no more worlds are tried."""


class Play:
    """Chooses the card that is best on average over ``worlds`` sampled hands, solved with one table.

    ``sampled`` makes what samples the hands.
    """

    def __init__(self, worlds: int, sampled: Callable[[PiquetView, random.Random], Worlds] = Worlds) -> None:
        self.worlds = worlds
        self.sampled = sampled

    def choose(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the card to play."""
        candidates = distinct(view)
        if len(candidates) == 1:
            return Action("play", (CARD[candidates[0]],))
        worlds = self.sampled(view, context.rng)
        if not worlds.needed:
            return self._solved(view, context, candidates, worlds.sample())
        values: list[list[int]] = [[] for _ in candidates]
        table = _Table(view)
        for _ in range(self.worlds):
            theirs = worlds.sample()
            for its, card in zip(values, candidates, strict=True):
                its.append(table.value(theirs, card))
            if table.solver.nodes > _MOST_POSITIONS:
                break
        best = max(range(len(candidates)), key=lambda each: sum(values[each]))
        actions = [Action("play", (CARD[card],)) for card in candidates]
        return sampling.Comparison.of(best, values).report(context, actions, "points")

    def _solved(self, view: PiquetView, context: PolicyContext, candidates: list[Bits], theirs: Bits) -> Action:
        """Return the best card if the other's hand is known."""
        table = _Table(view)
        best = Action("play", (CARD[max(candidates, key=lambda card: table.value(theirs, card))],))
        plays = [action for action in view.legal if action.kind == "play"]
        if context.is_heard and best in plays:
            values = {action: table.value(theirs, BIT[action.cards[0]]) for action in plays}
            worse = [action for action in plays if values[action] < values[best]]
            if worse:
                other = max(worse, key=values.__getitem__)
                context.report(Lead(best, other, values[best] - values[other], "points", None))
        return best

    def name(self, view: PiquetView, context: PolicyContext) -> Action:
        """Return the suit to lead, before the card is chosen."""
        return Action("name", target=suit(self.choose(view, context).cards[0]))


class _Table:
    """Values the cards that a seat may play, with one solver."""

    def __init__(self, view: PiquetView) -> None:
        self.led = view.trick[0] if view.trick else None
        self.mine, self.won = bits_of(view.hand), view.won_by(view.own_seat)
        self.lost = len(view.tricks) - self.won
        self.solver = Solver(low_cards=view.rules.low_cards_count, pique_at=pique_at(view))

    def value(self, theirs: Bits, card: Bits) -> int:
        """Return how far the seat will be ahead from here on, against this hand."""
        if self.led:
            return -self.solver.reply_value(theirs, self.mine, self.lost, (BIT[self.led], card))
        return self.solver.lead_value(self.mine, theirs, self.won, card)


def distinct(view: PiquetView) -> list[Bits]:
    """Return the cards that differ in effect whatever the other holds."""
    mine, unseen = bits_of(view.hand), bits_of(view.theirs())
    if view.trick:
        return replies(BIT[view.trick[0]], mine)
    playable = bits_of(action.cards[0] for action in view.legal if action.cards) or mine
    return [card for card in leads(mine, unseen) if card & playable]


def pique_at(view: PiquetView) -> int:
    """Return the lead that would give elder pique; 0 if that is no longer, or not yet surely, possible."""
    elder, younger = view.elder, view.dealer
    codes = {line.code for lines in view.lines for line in lines}
    before = [sum(line.points for line in lines if line.code != "play") for lines in view.lines]
    lost = any(trick.winner == younger for trick in view.tricks)
    beaten = any(its.answer == "not-good" for its in view.declared)
    called = bool(codes & {"pique", "repique"})
    if lost or beaten or called or before[younger] or not view.rules.low_cards_count:
        return 0
    needed = NEEDED - before[elder]
    return needed if 0 < needed <= HAND else 0


def safe(view: PiquetView) -> Card:
    """Return a card by simple rules: sure tricks from the longest suit first, cheap tricks, and low cards else."""
    order, playable = view.order, [action.cards[0] for action in view.legal]
    strength = order.strength.__getitem__
    if view.trick:
        winning = [card for card in playable if order.beats(card, view.trick[0])]
        return min(winning or playable, key=strength)
    out = view.theirs()
    lengths = {card: sum(order.suit[other] == order.suit[card] for other in view.hand) for card in playable}
    sure = [card for card in playable if not any(order.beats(other, card) for other in out)]
    return max(sure or playable, key=lambda card: (lengths[card], strength(card)))
