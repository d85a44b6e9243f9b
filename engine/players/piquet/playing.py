"""Plays cards by solving sampled worlds exactly, from the first trick on."""

from __future__ import annotations

from engine.cards import Card, suit
from engine.piquet.keeping import BIT, CARD, Bits, bits_of
from engine.piquet.options import HAND
from engine.piquet.scoring import NEEDED
from engine.piquet.view import PiquetData
from engine.players.piquet.tricks import Solver
from engine.players.piquet.worlds import Worlds
from engine.players.policy import PolicyContext
from engine.types import Action

_MOST_WORLDS = 60


class Play:
    """Chooses the card that is best on average over sampled worlds, as many as ``budget`` positions allow."""

    def __init__(self, budget: int) -> None:
        self.budget = budget

    def choose(self, view: PiquetData, context: PolicyContext) -> Action:
        """Return the card to play."""
        candidates = distinct(view)
        if len(candidates) == 1:
            return Action("play", (CARD[candidates[0]],))
        worlds, sums, left = Worlds(view, context.rng), dict.fromkeys(candidates, 0), self.budget
        mine, won, pique = bits_of(view.hand), view.won_by(view.own_seat), pique_at(view)
        for _ in range(_MOST_WORLDS):
            theirs = worlds.sample()
            solver = Solver(low_cards=view.rules.low_cards_count, pique_at=pique)
            for card in candidates:
                if view.trick:
                    lost = len(view.tricks) - won
                    sums[card] -= solver.reply_value(theirs, mine, lost, (BIT[view.trick[0]], card))
                else:
                    sums[card] += solver.lead_value(mine, theirs, won, card)
            left -= solver.nodes + 1
            if left < 0 or not worlds.needed:
                break
        best = max(candidates, key=sums.__getitem__)
        return Action("play", (CARD[best],))

    def name(self, view: PiquetData, context: PolicyContext) -> Action:
        """Return the suit to lead, before the card is chosen."""
        return Action("name", target=suit(self.choose(view, context).cards[0]))


def distinct(view: PiquetData) -> list[Bits]:
    """Return the cards that differ in effect whatever the other holds."""
    mine, unseen = bits_of(view.hand), bits_of(view.theirs())
    solver = Solver()
    if view.trick:
        return solver.replies(BIT[view.trick[0]], mine)
    playable = bits_of(action.cards[0] for action in view.legal if action.cards) or mine
    return [card for card in solver.leads(mine, unseen) if card & playable]


def pique_at(view: PiquetData) -> int:
    """Return with which lead elder would make pique; 0 if that is no longer, or not yet surely, possible."""
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


def safe(view: PiquetData) -> Card:
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
