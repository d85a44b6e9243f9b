"""A round of Gin Rummy: what its actions do. What is legal stands in :mod:`engine.gin.state`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import ClassVar

from engine.cards import Card
from engine.gin import scoring
from engine.gin.options import SEATS
from engine.gin.presentation import ObservedView
from engine.gin.state import SPARED, State
from engine.kit.knocking import Outcome, Shown, outcome
from engine.kit.sets_and_runs import Arrangement, cards_of, mask_of, spelt, spelt_in
from engine.kit.table_melds import in_order, without
from engine.score import RoundScore
from engine.types import Action, Event, Seat


class GinRound(State):
    """One deal between two seats."""

    view_type: ClassVar = ObservedView

    def may_arrange(self, seat: Seat) -> bool:
        """Whether a seat may still swap or exchange cards: at the start of a turn."""
        return self.phase in ("offer", "draw")

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action. The melds of a knock may be in any order."""
        action = action._replace(target=spelt(spelt_in(action.target)))
        if action not in self.legal(seat):
            raise self.refusal(action)
        match action.kind:
            case "draw":
                if any(self.discards):
                    self.refused[seat].append(self.pile[-1])
                return (self.draw_card(),)
            case "take":
                return (self.take_cards(),)
            case "pass":
                return self._pass()
            case "discard":
                return self._discard(*action.cards)
            case "lay":
                return self._lay(*action.cards, onto=action.target)
            case "end":
                return self._finish()
        return self._knock(self.ways[action], *action.cards)

    def _pass(self) -> tuple[Event, ...]:
        seat, upcard = self.seat, self.pile[-1]
        self.refused[seat].append(upcard)
        event = Event("passed", seat, (upcard,))
        if self.phase == "last":
            return event, self._void()
        self.next_turn("draw" if seat == self.dealer else "offer")
        return (event,)

    def _discard(self, card: Card) -> tuple[Event, ...]:
        event = self.put_on_pile(card)
        if len(self.stock) <= SPARED and not self.rules.last_discard:
            return event, self._void()
        self.next_turn("draw" if len(self.stock) > SPARED else "last")
        return (event,)

    def _void(self) -> Event:
        self.end()
        self.outcome = Outcome("void")
        return Event("void")

    def _knock(self, arrangement: Arrangement, card: Card | None = None) -> tuple[Event, ...]:
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
            return Event("gin" if card else "big-gin", seat), *self._finish()
        event = Event("knocked", seat, points=self.rules.melds.points(mask_of(loose)))
        return (event,) if self.rules.lay_off_by_hand and self._may_lay() else (event, *self._finish())

    def _left_by_knocker(self) -> tuple[Card, ...]:
        assert self.knocker is not None
        return without(self.hands[self.knocker], chain(*self.table))

    def _may_lay(self) -> bool:
        return len(self._legal_ways()) > 1

    def _lay(self, card: Card, *, onto: str) -> tuple[Event, ...]:
        place = [spelt((mask_of(meld),)) for meld in self.shown_melds].index(onto)
        self.laid = (*self.laid[:place], tuple(in_order((*self.laid[place], card))), *self.laid[place + 1 :])
        self.give_up((card,))
        event = Event("laid-off", self.seat, (card,))
        return (event,) if self._may_lay() else (event, *self._finish())

    def _finish(self) -> tuple[Event, ...]:
        """Lay out the other hand, with what it can lay off, and score the round."""
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

    def score(self) -> RoundScore:
        """Return the score by side; nothing before the round is over."""
        return scoring.score(self.rules, self.outcome, self.first, self.scores)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: gins, undercuts, and the best round."""
        points = [sum(line.points for line in lines if line.code != "more-games") for lines in self.score()]
        kind, by = (self.outcome.kind, self.outcome.winner) if self.outcome else ("", None)
        found = {"gin": kind == "gin", "big-gin": kind == "big-gin", "undercut": kind == "undercut", "won": True}
        return tuple(
            {feat: 1 for feat, done in found.items() if done and side == by}
            | ({"best": points[side]} if points[side] else {})
            for side in range(SEATS)
        )

    def set_aside(self) -> Iterable[Card]:
        """Return what was laid off, the card that a knock put face down, and the one that set the limit."""
        limit = self.first if self.rules.first_upcard == "none" else None
        return (*chain(*self.laid), *filter(None, (self.face_down, limit)))

    def hide(self, left: list[Card]) -> None:
        """Put a card of an imagined round face down."""
        self.face_down = left[0] if left else None
