"""A small game unlike Canasta, for testing the contract: both seats exchange a card at once, then play tricks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card, pack, rank
from engine.deal import Deals
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, ScoreLine
from engine.types import Action, Chance, Event, IllegalAction, RulesError, Seat, Verb
from engine.view import GameContext, View, around

ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class SwapRules(Rules):
    """The rules: three cards each; both seats give one away at the same time, then play tricks for one point each."""

    game: ClassVar[str] = "swap"
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("give", "one"), Verb("play", "one"))
    presets: ClassVar[tuple[str, ...]] = ("plain",)
    seat_counts: ClassVar[tuple[int, ...]] = (2,)

    @classmethod
    def of(cls, preset: str) -> SwapRules:
        if preset not in cls.presets:
            raise RulesError("preset", "unknown-preset", preset=preset)
        return cls(preset=preset, target=4)

    def check(self, seats: int) -> None:
        if seats not in self.seat_counts:
            raise RulesError("seats", "seat-count", seats=seats)

    def sides(self, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def pack(self, seats: int) -> tuple[Card, ...]:
        return pack(1)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        return number % seats

    def deal(self, deal: Deal) -> SwapRound:
        return SwapRound([list(deal.cards[:3]), list(deal.cards[3:6])], list(deal.cards[6:]), 1 - deal.dealer)

    def imagine(self, view: View, chance: Chance) -> SwapRound:
        assert isinstance(view, SwapView) and view.seat is not None
        seat, other = view.seat, 1 - view.seat
        gave = Counter({other: len(view.gone) // 2 + (bool(view.table) and view.to_act == (seat,))})
        giving = view.phase == "give"
        gave[other] += giving and other not in view.to_act
        certain = [view.given] if view.given and not giving and view.given not in (*view.table, *view.gone) else []
        if view.hands:
            certain = list(view.hands[other])
        seen = {*certain, *view.hand, *view.table, *view.gone, view.given}
        hidden = [card for card in pack(1) if card not in seen]
        chance.shuffle(hidden)
        hands = [list(view.hand), list(view.hand)]
        hands[other] = certain + [hidden.pop() for _ in range(3 - gave[other] - len(certain))]
        played = SwapRound(hands, hidden, 1 - view.dealer)
        if view.given:
            played.given[seat] = view.given
        if not giving or other not in view.to_act:
            played.given[other] = hidden.pop() if giving else ""
        played.table, played.gone, played.tricks = list(view.table), list(view.gone), list(view.tricks)
        played.to_act = view.to_act
        return played


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapView(View):
    given: Card
    """The card that the seat has given away."""
    table: tuple[Card, ...]
    gone: tuple[Card, ...]
    tricks: tuple[int, ...]


class SwapRound(Round):
    def __init__(self, hands: list[list[Card]], rest: list[Card], leader: Seat) -> None:
        self.hands, self.rest, self.leader = hands, rest, leader
        self.given: dict[Seat, Card] = {}
        self.table: list[Card] = []
        self.gone: list[Card] = []
        self.tricks = [0, 0]
        self.to_act = (0, 1)
        self.opening = ()

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 1 + len(self.given) + len(self.table) + len(self.gone)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act:
            return ()
        return [Action("give" if len(self.given) < 2 else "play", (card,)) for card in sorted(set(self.hands[seat]))]

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action not in self.legal(seat):
            raise IllegalAction("cannot", cards=action.cards)
        (card,) = action.cards
        self.hands[seat].remove(card)
        if action.kind == "give":
            self.given[seat] = card
            self.to_act = tuple(other for other in self.to_act if other != seat)
            if not self.to_act:
                for giver, gift in self.given.items():
                    self.hands[1 - giver].append(gift)
                self.to_act = (self.leader,)
            return (Event("given", seat, (card,), secret=True),)
        self.table.append(card)
        self.to_act = (1 - seat,)
        if len(self.table) == 2:
            led, followed = (ORDER.index(rank(one)) for one in self.table)
            winner = seat if followed > led else 1 - seat
            self.tricks[winner] += 1
            self.gone += self.table
            self.table = []
            self.to_act = (winner,) if self.hands[winner] else ()
        return (Event("played", seat, (card,)),)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        return ()

    def view(self, seat: Seat | None, context: GameContext) -> SwapView:
        return SwapView(
            **around(SwapRules.of("plain"), seat, context),
            sides=(0, 1),
            turn=0,
            dealer=1 - self.leader,
            to_act=self.to_act,
            phase="give" if len(self.given) < 2 else "play",
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=("play",),
            legal=() if seat is None else tuple(self.legal(seat)),
            target=4,
            given="" if seat is None else self.given.get(seat, ""),
            table=tuple(self.table),
            gone=tuple(self.gone),
            tricks=tuple(self.tricks),
        )

    def score(self) -> RoundScore:
        return tuple((ScoreLine("tricks", won, won),) for won in self.tricks)

    def cards(self) -> Iterable[Card]:
        given = self.given.values() if self.to_act and len(self.given) < 2 else ()
        return [*self.hands[0], *self.hands[1], *self.rest, *self.table, *self.gone, *given]


DEALS = Deals(bytes(32), "t", ("a", "b"))
