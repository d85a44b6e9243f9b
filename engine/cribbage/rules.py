"""The rules of Cribbage: the options together with dealing and settling a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from engine.cards import Card, rank
from engine.cribbage.counting import worth
from engine.cribbage.options import CribbageOptions
from engine.cribbage.presentation import PRESENTATION
from engine.cribbage.round import CribbageRound
from engine.cribbage.state import in_order
from engine.cribbage.view import SHOWN, CribbageView
from engine.kit.sets_and_runs import RANKS
from engine.kit.views import deal_behind, put_back
from engine.round import Round
from engine.rules import Deal, FixedRounds, Rules
from engine.score import RoundScore, Settlement, highest_cut
from engine.types import Chance, Seat, Side, Verb
from engine.view import View


def imagine(view: CribbageView, chance: Chance) -> CribbageRound:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    assert view.seat is not None
    world = round_from_view(view)
    given = {card for hand in world.hands for card in hand}
    hidden = [card for card in view.unseen() if card not in given]
    hidden = _deal_hands(view, world, hidden, chance)
    crib = _open_crib(view)
    for seat in view.others:
        if view.phase != "crib" or seat not in view.to_act:
            from_crib = [card for card in crib if card not in view.laid]
            laid = (from_crib or hidden)[: view.rules.shape.laid]
            world.laid[seat] = tuple(sorted(laid, key=in_order))
            crib = tuple(card for card in crib if card not in laid)
            hidden = [card for card in hidden if card not in laid]
    dealt = [card for card in crib if card not in view.laid] or hidden
    world.to_crib = dealt[: view.rules.shape.to_crib]
    world.stock = [card for card in hidden if card not in world.to_crib]
    for seat in range(world.seats):
        if view.phase != "crib":
            world.kept[seat] = tuple(sorted((*view.played_by(seat), *world.hands[seat]), key=in_order))
    return world


def _deal_hands(view: CribbageView, world: CribbageRound, hidden: list[Card], chance: Chance) -> list[Card]:
    """Deal the others' hands, so that the player to act can play; return the cards that are left."""
    known = [[*hand] for hand in world.hands]
    while True:
        chance.shuffle(hidden)
        left = [*hidden]
        # After a go a player holds high cards only. The strictest hand comes first, so every deal is equally likely.
        for seat in sorted(view.others, key=lambda other: -view.above[other]):
            held = _take(left, view.hand_counts[seat] - len(known[seat]), view.above[seat])
            world.hands[seat] = sorted((*known[seat], *held), key=in_order)
        if view.phase != "play" or all(map(world.playable, view.to_act)):
            return left


def _take(hidden: list[Card], number: int, above: int) -> list[Card]:
    """Take ``number`` cards that count more than ``above`` out of the hidden ones."""
    taken = [card for card in hidden if worth(card) > above][:number]
    hidden[:] = [card for card in hidden if card not in taken]
    return taken


def _open_crib(view: CribbageView) -> tuple[Card, ...]:
    """Return the crib if it lies open."""
    if view.open and view.showing[1]:
        return view.open
    return next((each.cards for each in view.shown if each.crib), ())


def round_from_view(view: CribbageView) -> CribbageRound:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    assert view.seat is not None
    world = CribbageRound(view.rules, deal_behind(view))
    put_back(world, view, SHOWN)
    world.hands = [_hand(view, seat) for seat in range(world.seats)]
    world.laid[view.seat] = view.laid
    world.to_crib = []
    world.back = [rear for rear, _ in view.pegs]
    world.pegged = [{line.code: line.points for line in lines} for lines in view.lines]
    return world


def _hand(view: CribbageView, seat: Seat) -> list[Card]:
    if seat == view.seat:
        return [*view.hand]
    return [*(view.hands[seat] if view.hands else view.known[seat])]


class CribbageRules(CribbageOptions, Rules):
    """The rules of Cribbage; see :class:`CribbageOptions` for the options."""

    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("crib", "some"),
        Verb("play", "one"),
        Verb("show"),
        Verb("count", target=True),
        Verb("claim", target=True),
        Verb("pass"),
    )
    cuts_each_game: ClassVar[bool] = False
    presentation: ClassVar = PRESENTATION
    fixed_rounds: ClassVar = FixedRounds(6, {"target": 301}, longest=1)

    def imagine(self, view: View, chance: Chance) -> CribbageRound:
        """Return a round that may be the one that ``view.seat`` plays in."""
        return imagine(cast(CribbageView, view), chance)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return who deals: who cut the lowest card, or the first seat; then the seats in turn."""
        first = highest_cut(seats, [-RANKS.index(rank(card)) for card in cut]) if self.cut_for_deal else 0
        return (first + number - 1) % seats

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return the first seat that has lost: it deals first in the next game."""
        return next((seat for seat, side in enumerate(self.sides(seats)) if winners and side not in winners), 0)

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        """Return one game, or more if every loser was skunked."""
        return min((self.games_lost(total) for side, total in enumerate(totals) if side not in winners), default=1)

    def deal(self, deal: Deal) -> CribbageRound:
        """Deal a round, one card at a time; the next one is the starter."""
        return CribbageRound(self, deal)

    def ahead(self, totals: Mapping[Side, int]) -> tuple[Side, ...]:
        """Return the sides with the most points, or with the fewest in low ball."""
        return super().ahead({side: self.sign * total for side, total in totals.items()})

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """End the game when a peg is home; in low ball that side has lost."""
        if max(totals) < target:
            return Settlement((), target)
        return Settlement(self.ahead(dict(enumerate(totals))), target)
