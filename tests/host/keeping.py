"""A small card game for tests: players choose at the same time, and their choices are too many to list.

Each seat holds twelve cards. At once, each keeps five of them, unseen, which may not all be of one suit; the others do
not know which until all have chosen. The kept cards score their rank, 2 the lowest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import ClassVar, cast

from engine.cards import RANKS, Card, pack, rank, suit
from engine.round import Round
from engine.rules import Deal
from engine.score import RoundScore, ScoreLine
from engine.types import Action, Chance, Composition, Event, IllegalAction, Seat, Verb
from engine.view import GameContext, View, around
from tests.host.plain_rules import PlainRules

HAND, KEPT = 12, 5
COMPOSITION = Composition(KEPT, KEPT)


class Keeping(PlainRules):
    game: ClassVar[str] = "keeping"
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("keep", "some"),)
    presets: ClassVar[tuple[str, ...]] = ("twelve",)

    preset: str = "twelve"
    target: int = 200

    def deal(self, deal: Deal) -> KeepingRound:
        hands = [deal.cards[seat * HAND : (seat + 1) * HAND] for seat in range(deal.seats)]
        return KeepingRound(self, deal.dealer, hands, deal.cards[deal.seats * HAND :])

    def imagine(self, view: View, chance: Chance) -> KeepingRound:
        own = cast(KeepingView, view).kept
        seen = {*view.hand, *own, *chain(*view.hands)}
        hidden = [card for card in pack() if card not in seen]
        played = KeepingRound(self, view.dealer, [view.hands[seat] if view.hands else () for seat in view.sides], ())
        played.to_act = view.to_act
        while True:
            chance.shuffle(hidden)
            left = iter(hidden)
            for seat, hand in enumerate(played.hands):
                chosen = seat not in view.to_act
                played.kept[seat] = own if seat == view.seat else tuple(islice(left, KEPT * chosen))
                if seat == view.seat or not view.hands:
                    size = HAND - KEPT * chosen
                    hand[:] = view.hand if seat == view.seat else sorted(islice(left, size))
            played.rest = tuple(left)
            if not any(map(_of_one_suit, played.kept)):
                return played


def _of_one_suit(cards: Sequence[Card]) -> bool:
    return len({suit(card) for card in cards}) == 1


def _some(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield ways to keep five cards, the most valuable first: each leaves out one of the six highest."""
    best = sorted(hand, key=worth, reverse=True)
    for out in reversed(range(min(KEPT + 1, len(best)))):
        yield tuple(sorted((*best[:out], *best[out + 1 : KEPT + 1]), key=hand.index))[:KEPT]


def worth(card: Card) -> int:
    return RANKS.index(rank(card)) + 2


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepingView(View):
    kept: tuple[Card, ...]
    """The cards that the seat has kept."""

    def composition(self, kind: str) -> Composition | None:
        return COMPOSITION if kind == "keep" else None


class KeepingRound(Round):
    def __init__(self, rules: Keeping, dealer: Seat, hands: Sequence[Sequence[Card]], rest: tuple[Card, ...]) -> None:
        self.rules, self.dealer, self.rest = rules, dealer, rest
        self.hands = [sorted(hand) for hand in hands]
        self.kept: list[tuple[Card, ...]] = [() for _ in hands]
        self.to_act = tuple(range(len(hands)))
        self.opening = ()

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 1

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        ways = dict.fromkeys(_some(self.hands[seat]))
        return [Action("keep", cards) for cards in ways if not _of_one_suit(cards)]

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if seat not in self.to_act:
            raise IllegalAction("not-to-act")
        if action.kind != "keep" or action.target:
            raise IllegalAction("not-now", verb=action.kind)
        gone = tuple((Counter(action.cards) - Counter(self.hands[seat])).elements())
        if gone:
            raise IllegalAction("not-in-hand", cards=gone)
        COMPOSITION.check(action.cards)
        if _of_one_suit(action.cards):
            raise IllegalAction("keep-two-suits", cards=action.cards)
        self.kept[seat] = tuple(sorted(action.cards))
        self.hands[seat] = [card for card in self.hands[seat] if card not in action.cards]
        self.to_act = tuple(other for other in self.to_act if other != seat)
        kept = Event("kept", seat, self.kept[seat], secret=True)
        return (kept,) if self.to_act else (kept, *(Event("showed", its, cards) for its, cards in enumerate(self.kept)))

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        return ()

    def view(self, seat: Seat | None, context: GameContext) -> KeepingView:
        return KeepingView(
            **around(self.rules, seat, context),
            sides=tuple(range(len(self.hands))),
            turn=self.turn,
            dealer=self.dealer,
            to_act=self.to_act,
            phase="keep",
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=("keep",),
            legal=() if seat is None else tuple(self.legal(seat)),
            target=self.rules.target,
            kept=() if seat is None else self.kept[seat],
        )

    def score(self) -> RoundScore:
        shown = self.kept if self.over else [() for _ in self.kept]
        return tuple((ScoreLine("kept", sum(map(worth, cards)), len(cards), tuple(cards)),) for cards in shown)

    def cards(self) -> Iterable[Card]:
        return chain(self.rest, *self.hands, *self.kept)
