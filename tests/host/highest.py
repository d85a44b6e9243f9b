"""A small card game for tests: the host must run any game that implements the contract.

Each seat holds three cards. In turn a seat shows one (it may take that back) and ends its turn. Shown cards
score their rank, 2 the lowest; first to the target.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

from engine.cards import RANKS, Card, pack, rank
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, ScoreLine, Settlement, points_of
from engine.types import UNDO, Action, Chance, Event, IllegalAction, Seat, Side, Verb
from engine.view import GameContext, View, around
from tests.host.plain_rules import PlainRules

HAND = 3


def worth(card: Card) -> int:
    return RANKS.index(rank(card)) + 2


class Highest(PlainRules):
    game: ClassVar[str] = "highest"
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("show", "one"), Verb("end"))
    presets: ClassVar[tuple[str, ...]] = ("plain",)

    preset: str = "plain"
    target: int = 40
    box: int = 0
    """Points for each round that a side has won, added when the game ends."""
    skunk: int = 0
    """A game counts double in a match if all others are at least this far from the target; 0 for never."""
    loser_deals: bool = False
    """Whether a loser deals first in the next game; else the seats stay."""

    def deal(self, deal: Deal) -> HighestRound:
        return HighestRound(deal.seats, deal.dealer, deal.cards, self)

    def imagine(self, view: View, chance: Chance) -> HighestRound:
        assert isinstance(view, HighestView) and view.seat is not None
        seen = Counter([*view.hand, *chain(*view.shown)])
        hidden = list((Counter(pack()) - seen).elements())
        chance.shuffle(hidden)
        hands = [[hidden.pop() for _ in range(HAND - len(cards))] for cards in view.shown]
        for seat, cards in enumerate(view.hands):
            if cards:
                hidden += hands[seat]
                hands[seat] = list(cards)
                hidden = [card for card in hidden if card not in cards]
        hidden += hands[view.seat]
        hands[view.seat] = list(view.hand)
        played = HighestRound(len(hands), view.dealer, pack(), self)
        played.hands, played.rest, played.shown = (
            [sorted(hand) for hand in hands],
            tuple(hidden),
            [*map(list, view.shown)],
        )
        played.showing, played.to_act = view.phase == "end", view.to_act
        return played

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        settled = super().settle(totals, target, finished, scores)
        if not self.box:
            return settled
        won = [sum(points_of(score)[side] == max(points_of(score)) for score in scores) for side in range(len(totals))]
        return settled._replace(lines=tuple((ScoreLine("boxes", self.box * n, n),) if n else () for n in won))

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        if not self.loser_deals or not winners:
            return 0
        loser = next(side for side in range(seats) if side not in winners)
        return (loser - 1) % seats  # Seat 1 deals first.

    def games_won(self, totals: tuple[int, ...], target: int, winners: Sequence[Side]) -> int:
        others = [total for side, total in enumerate(totals) if side not in winners]
        return 2 if self.skunk and target - max(others) >= self.skunk else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class HighestView(View):
    shown: tuple[tuple[Card, ...], ...]


class HighestRound(Round):
    def __init__(self, seats: int, dealer: Seat, cards: tuple[Card, ...], rules: Highest) -> None:
        self.rules = rules
        self.dealer = dealer
        self.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        self.rest = cards[seats * HAND :]
        self.shown: list[list[Card]] = [[] for _ in range(seats)]
        self.showing = False
        self.to_act = ((dealer + 1) % seats,)
        self.opening = tuple(Event("hand", seat, tuple(hand), secret=True) for seat, hand in enumerate(self.hands))

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        if self.showing:
            return (Action("end"),)
        return tuple(Action("show", (card,)) for card in sorted(set(self.hands[seat])))

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if seat not in self.to_act:
            raise IllegalAction("not-to-act")
        if action == Action(UNDO, target="action") and self.showing:
            self.hands[seat] = sorted([*self.hands[seat], self.shown[seat].pop()])
            self.showing = False
            return (Event(UNDO, seat),)
        if action not in self.legal(seat):
            raise IllegalAction("not-now", verb=action.kind)
        if action.kind == "show":
            self.hands[seat].remove(action.cards[0])
            self.shown[seat].append(action.cards[0])
            self.showing = True
            return (Event("show", seat, action.cards),)
        self.showing = False
        self.to_act = ((seat + 1) % len(self.hands),) if any(self.hands) else ()
        return (Event("end", seat),)

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 1 + sum(map(len, self.shown)) - self.showing

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        return ("action",) if self.showing and seat in self.to_act else ()

    def view(self, seat: Seat | None, context: GameContext) -> HighestView:
        return HighestView(
            **around(self.rules, seat, context),
            sides=tuple(range(len(self.hands))),
            turn=self.turn,
            dealer=self.dealer,
            to_act=self.to_act,
            phase="end" if self.showing else "show",
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=("end", UNDO) if self.showing else ("show",),
            legal=() if seat is None else tuple(self.legal(seat)),
            target=self.rules.target,
            shown=tuple(map(tuple, self.shown)),
        )

    def score(self) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple((ScoreLine("shown", sum(map(worth, cards)), len(cards), tuple(cards)),) for cards in self.shown)

    def cards(self) -> Iterable[Card]:
        yield from self.rest
        for hand in (*self.hands, *self.shown):
            yield from hand
