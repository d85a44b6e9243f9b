"""A round that a player ends by knocking: the other one lays off, then both hands are compared."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import ClassVar

from engine.cards import KNOWN, Card
from engine.kit.discard_round import DiscardRound
from engine.kit.knock_options import KnockOptions
from engine.kit.knocking import Outcome, Shown, endings, fitting, outcome
from engine.kit.sets_and_runs import BIT, Arrangement, cards_of, mask_of, spelt, spelt_in
from engine.kit.table_melds import in_order, without
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction, Seat

SEATS = 2
_END = Action("end")


class KnockRound(DiscardRound):
    """One deal between two seats. ``lay`` is the phase in which cards are laid off by hand; ``refused`` are kept."""

    rules: KnockOptions
    turn_phase: ClassVar = "discard"

    def __init__(self, rules: KnockOptions, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.refused = [[] for _ in range(SEATS)]
        self.limit = 0
        """The most deadwood with which a player can knock."""
        self.knocker: Seat | None = None
        self.table: tuple[tuple[Card, ...], ...] = ()
        """The melds of the knocker."""
        self.laid: tuple[tuple[Card, ...], ...] = ()
        """What was laid off on each of them."""
        self.face_down: Card | None = None
        """The card discarded with a knock."""
        self.outcome: Outcome | None = None

    @property
    def shown_melds(self) -> list[tuple[Card, ...]]:
        """The melds of the knocker with what was laid off on them."""
        return [tuple(in_order((*meld, *more))) for meld, more in zip(self.table, self.laid, strict=True)]

    def endings(self, hand: int, barred: int) -> dict[Action, object]:
        """Return big gin, if it is played, and every knock with its arrangement, the best first."""
        big_gin = self.rules.big_gin != "none"
        return {**endings(self.rules.melds, hand, limit=self.limit, barred=barred, big_gin=big_gin)}

    def ways_to_lay(self) -> dict[Action, object]:
        """Return each way to lay off a card, and to stop."""
        fits = fitting(self.rules.melds, self.hands[self.seat], self.shown_melds)
        return {**{Action("lay", (card,), meld): None for card, meld in fits}, _END: None}

    def legal_form(self, action: Action) -> Action:
        """Return an action as it is listed: melds may be named in any order. Raises :class:`IllegalAction`."""
        action = action._replace(target=spelt(spelt_in(action.target)))
        if action not in self.legal(self.seat):
            raise self.refusal(action)
        return action

    def refusal(self, action: Action) -> IllegalAction:
        """Return why an action with cards, or big gin, is refused although its kind belongs to the phase."""
        kind, hand, melds = action.kind, self.hands[self.seat], self.rules.melds
        if kind == "gin":
            code = "no-big-gin" if self.rules.big_gin == "none" else "not-gin"
            return IllegalAction(code, has=melds.deadwood(mask_of(hand)))
        if len(action.cards) != 1:
            return IllegalAction("one-card")
        [card] = action.cards
        if card not in KNOWN:
            return IllegalAction("no-such-card", text=card)
        if card not in hand:
            return IllegalAction("not-in-hand", cards=(card,))
        if kind == "lay":
            return IllegalAction("fits-nothing", card=card)
        if card in self.taken:
            return IllegalAction("just-taken", card=card)
        if kind == "discard" and not action.target:
            return IllegalAction("must-knock")
        least = melds.deadwood(mask_of(hand) ^ BIT[card])
        if kind == "knock" and least > self.limit:
            return IllegalAction("too-much-deadwood", card=card, has=least, limit=self.limit)
        return IllegalAction("no-such-melds", card=card)

    def void(self) -> Event:
        """End the round without a result."""
        self.end()
        self.outcome = Outcome("void")
        return Event("void")

    def knock(self, arrangement: Arrangement, card: Card | None = None) -> tuple[Event, ...]:
        """Knock, with gin if no deadwood is left; without a discard that is big gin."""
        seat = self.knocker = self.seat
        if card:
            self.give_up((card,))
            self.face_down = card
        self.table = tuple(map(cards_of, arrangement.melds))
        self.laid = ((),) * len(self.table)
        self.known[seat] = [*self.hands[seat]]
        self.next_turn("lay")
        if not (loose := self._left_by_knocker()):
            return Event("gin" if card else "big-gin", seat), *self.compare()
        event = Event("knocked", seat, points=self.rules.melds.points(mask_of(loose)))
        return (event,) if self.rules.lay_off_by_hand and self._may_lay() else (event, *self.compare())

    def _left_by_knocker(self) -> tuple[Card, ...]:
        assert self.knocker is not None
        return without(self.hands[self.knocker], chain(*self.table))

    def _may_lay(self) -> bool:
        return len(self.ways_to_lay()) > 1

    def lay(self, action: Action) -> tuple[Event, ...]:
        """Lay off a card by hand."""
        place = [spelt((mask_of(meld),)) for meld in self.shown_melds].index(action.target)
        more = tuple(in_order((*self.laid[place], *action.cards)))
        self.laid = (*self.laid[:place], more, *self.laid[place + 1 :])
        self.give_up(action.cards)
        event = Event("laid-off", self.seat, action.cards)
        return (event,) if self._may_lay() else (event, *self.compare())

    def compare(self) -> tuple[Event, ...]:
        """Lay out the other hand, with what it can lay off, and say who wins the round."""
        assert self.knocker is not None
        other, melds, events = self.seat, self.rules.melds, []
        hand, mine = mask_of(self.hands[other]), self._left_by_knocker()
        if not mine or self.rules.lay_off_by_hand:
            own = melds.best(hand)[0]
        else:
            own, laid, _ = melds.best_laying_off(hand, [mask_of(meld) for meld in self.table])
            self.laid = tuple(map(cards_of, laid))
            if cards := cards_of(sum(laid)):
                events.append(Event("laid-off", other, cards))
                self.give_up(cards)
        loose = mask_of(self.hands[other]) & ~own.cards
        shown = [
            Shown(self.table, (), mine, melds.points(mask_of(mine))),
            Shown(tuple(map(cards_of, own.melds)), self.laid, cards_of(loose), melds.points(loose)),
        ]
        kind = "knock" if mine else "gin" if self.face_down else "big-gin"
        hands = (*(shown if other else shown[::-1]),)
        self.end()
        self.outcome = outcome(kind, self.knocker, hands, equal_undercuts=self.rules.equal_undercut)
        if self.outcome.kind in ("undercut", "equal"):
            events.append(Event(self.outcome.kind, other, points=shown[0].points - shown[1].points))
        return tuple(events)

    def set_aside(self) -> Iterable[Card]:
        """Return what was laid off, and the card that a knock put face down."""
        return (*chain(*self.laid), *filter(None, (self.face_down,)))

    def hide(self, left: list[Card]) -> None:
        """Put a card of an imagined round face down."""
        self.face_down = left[0] if left else None
