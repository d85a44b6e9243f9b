"""The smallest game, as `docs/adding-a-game.md` shows it: each method of the contract once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

from engine.cards import RANKS, Card, pack, rank
from engine.kit.hands import check_turn, one_card
from engine.options import PresetOptions
from engine.round import Round
from engine.rules import Deal, Rules
from engine.score import RoundScore, ScoreLine
from engine.types import Action, Chance, Event, IllegalAction, Seat, Verb
from engine.view import GameContext, View, around


class SmallestRules(PresetOptions, Rules):
    """Players show a card in turn; each card shown counts its rank."""

    game: ClassVar[str] = "smallest"
    changes: ClassVar = {"smallest": {}}  # by preset, the options that differ from the defaults
    presets: ClassVar[tuple[str, ...]] = tuple(changes)
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("show", "one"),)

    target: int = 50
    hand: int = 3  # an option: the editor of rules shows it by its type

    def pack(self, seats: int) -> tuple[Card, ...]:
        return pack()

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        return number % seats

    def deal(self, deal: Deal) -> SmallestRound:
        hands = [deal.cards[seat * self.hand : (seat + 1) * self.hand] for seat in range(deal.seats)]
        return SmallestRound(self, deal.dealer, hands, deal.cards[deal.seats * self.hand :])

    def imagine(self, view: View, chance: Chance) -> SmallestRound:
        assert isinstance(view, SmallestView)
        known = {*view.hand, *chain(*view.shown), *chain(*view.hands)}
        hidden = [card for card in pack() if card not in known]
        chance.shuffle(hidden)
        seats = range(len(view.sides))
        hands = [view.hand if seat == view.seat else view.hands[seat] if view.hands else () for seat in seats]
        for seat, shown in enumerate(view.shown):
            hands[seat] = hands[seat] or tuple(hidden.pop() for _ in range(self.hand - len(shown)))
        played = SmallestRound(self, view.dealer, hands, tuple(hidden))
        played.shown, played.to_act = [*map(list, view.shown)], view.to_act
        return played


@dataclass(frozen=True, slots=True, kw_only=True)
class SmallestView(View):
    """What a seat may know: its own hand, and what was shown."""

    shown: tuple[tuple[Card, ...], ...]


class SmallestRound(Round):
    """One deal."""

    def __init__(self, rules: SmallestRules, dealer: Seat, hands: Iterable[Iterable[Card]], rest: Iterable[Card]):
        self.rules, self.dealer, self.rest = rules, dealer, tuple(rest)
        self.hands = [sorted(hand) for hand in hands]
        self.shown: list[list[Card]] = [[] for _ in self.hands]
        self.to_act = ((dealer + 1) % len(self.hands),)
        self.opening = ()

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 1 + sum(map(len, self.shown))

    def legal(self, seat: Seat) -> Sequence[Action]:
        return [Action("show", (card,)) for card in self.hands[seat]] if seat in self.to_act else ()

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        check_turn(self.to_act, seat)
        match action.kind:
            case "show":
                return self._show(seat, action)
        raise IllegalAction("no-such-action", text=action.kind)

    def _show(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        card = one_card(self.hands[seat], action.cards)
        self.hands[seat].remove(card)
        self.shown[seat].append(card)
        self.to_act = ((seat + 1) % len(self.hands),) if any(self.hands) else ()
        return (Event("showed", seat, (card,)),)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        return ()  # what was shown is final

    def score(self) -> RoundScore:
        worth = [sum(map(RANKS.index, map(rank, cards))) for cards in self.shown]
        return tuple((ScoreLine("shown", points),) for points in worth)

    def view(self, seat: Seat | None, context: GameContext) -> SmallestView:
        return SmallestView(
            **around(self.rules, seat, context),
            sides=self.rules.sides(len(self.hands)),
            turn=self.turn,
            dealer=self.dealer,
            to_act=self.to_act,
            phase="show",
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=("show",) if self.to_act else (),
            legal=() if seat is None else tuple(self.legal(seat)),
            target=self.rules.target,
            shown=tuple(map(tuple, self.shown)),
        )

    def cards(self) -> Iterable[Card]:
        return chain(self.rest, *self.hands, *self.shown)
