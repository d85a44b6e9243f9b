"""A round of Gin Rummy: a seat's view, the legal actions and their effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, ClassVar, cast

from engine.cards import KNOWN, Card
from engine.gin import scoring
from engine.gin.options import GinOptions
from engine.gin.scoring import Column, Outcome, Shown, boxes, columns, endings, fitting, outcome, winner
from engine.kit.discard_round import DiscardRound, DiscardView
from engine.kit.sets_and_runs import BIT, Arrangement, cards_of, mask_of, spelt, spelt_in
from engine.kit.table_melds import in_order, without
from engine.rules import Deal
from engine.score import RoundScore, achieved
from engine.types import Action, Event, IllegalAction, Seat

SEATS = 2
_END = Action("end")
DRAW, TAKE, PASS = (Action(kind) for kind in ("draw", "take", "pass"))
SPARED = 2
"""The cards that stay in the stock: the player who drew the one above them must knock, or the round is void."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(DiscardView):
    """A seat's view. ``phase`` is one of :class:`GinRound`, ``scored`` or ``won``."""

    rules: GinOptions
    first: Card | None
    """The first upcard, or the card that was turned to set the limit."""
    limit: int
    """The most deadwood with which a player can knock."""
    knocker: Seat | None
    table: tuple[tuple[Card, ...], ...]
    """The knocker's melds."""
    laid: tuple[tuple[Card, ...], ...]
    """The cards laid off on each of them so far."""
    outcome: Outcome | None
    """How the round has ended, with both hands."""

    @property
    def deadwood(self) -> int:
        """The points of the loose cards."""
        return self.rules.melds.points(mask_of(self.loose))

    @property
    def least(self) -> int:
        """The deadwood after the best discard; the deadwood if there is none to make."""
        if len(self.hand) <= self.rules.hand_size:
            return self.deadwood
        return self.rules.melds.least_after_discard(mask_of(self.hand))

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards laid off, and the card that set the limit and is out of play."""
        limit = (self.first,) if self.first and self.rules.first_upcard == "none" else ()
        return (*chain(*self.laid), *limit)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The games of the score; those that are over say who has won them."""
        return columns(self.rules, self.scores).columns

    @property
    def boxes(self) -> list[int]:
        """By side, the rounds that it has won."""
        return boxes(map(winner, self.scores))

    def waiting_for(self, hand: int) -> tuple[Card, ...]:
        """Return the cards that may still come and would make or extend a meld of a hand."""
        return tuple(card for card in self.unplaced() if self.hand and self.rules.melds.helps(hand, BIT[card]))


class GinRound(DiscardRound):
    """One deal between two seats.

    The phases: ``offer`` (the first upcard is taken or passed), ``draw``, ``discard``, ``last`` (a discard that would
    make the round void can be taken to knock), ``lay`` (laying off by hand) and ``over``. ``refused`` are kept.
    """

    rules: GinOptions
    turn_phase: ClassVar = "discard"
    view_type: ClassVar = GinView
    kinds: ClassVar = {
        "offer": ("take", "pass"),
        "draw": ("draw", "take"),
        "discard": ("discard", "knock", "gin"),
        "last": ("take", "pass"),
        "lay": ("lay", "end"),
    }

    def __init__(self, rules: GinOptions, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.refused = [[] for _ in range(SEATS)]
        self.limit = 0
        """The most deadwood with which a player can knock."""
        self.knocker: Seat | None = None
        self.table: tuple[tuple[Card, ...], ...] = ()
        """The melds of the knocker."""
        self.laid: tuple[tuple[Card, ...], ...] = ()
        """The cards laid off on each of them."""
        self.face_down: Card | None = None
        """The card discarded with a knock."""
        self.outcome: Outcome | None = None
        self.first: Card | None = None
        """The first upcard; where none is offered, the card that was turned to set the limit and is out of play."""
        self.phase = "offer"
        if rules.first_upcard == "none":
            self.draw_card()
        if rules.first_upcard == "offered" or rules.turns_limit_card:
            self.first = self.stock.pop()
        if self.first and self.phase == "offer":
            self.pile.append(self.first)
        self.limit = rules.limit(self.first)
        if self.first:
            self.opening = (Event("turned-up", cards=(self.first,), points=self.limit),)

    @property
    def must_knock(self) -> bool:
        """Whether the last discard was taken, which can only be done to knock."""
        return bool(self.taken) and len(self.stock) <= SPARED

    @property
    def both_passed(self) -> bool:
        """Whether the first upcard was refused by both, so that it cannot be taken any more."""
        return self.phase == "draw" and not any(self.discards)

    def public_kinds(self) -> Iterable[str]:
        """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
        never = {"take": self.both_passed, "gin": self.rules.big_gin == "none", "discard": self.must_knock}
        return [kind for kind in super().public_kinds() if not never.get(kind)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions, the best way to end the round first."""
        if seat not in self.to_act:
            return ()
        self.ways = self.ways or self._legal_ways()
        return [*self.ways]

    def _legal_ways(self) -> dict[Action, object]:
        """Return every legal action; gin and a knock with their arrangement."""
        hand = mask_of(self.hands[self.seat])
        match self.phase:
            case "offer":
                return {TAKE: None, PASS: None}
            case "draw":
                return {DRAW: None} if self.both_passed else {DRAW: None, TAKE: None}
            case "last":
                upcard = BIT[self.pile[-1]]
                return {TAKE: None, PASS: None} if self.endings(hand | upcard, upcard) else {PASS: None}
            case "lay":
                return self.ways_to_lay()
        free = () if self.must_knock else [card for card in self.hands[self.seat] if card not in self.taken]
        return {**self.endings(hand, mask_of(self.taken)), **{Action("discard", (card,)): None for card in free}}

    def wrong_phase(self, kind: str) -> IllegalAction:
        """Return why an action of a kind that belongs to another phase is refused: what is to be done first."""
        codes = {"offer": "take-or-pass", "draw": "draw-first", "last": "take-to-knock", "lay": "lay-off-now"}
        return IllegalAction(codes.get(self.phase, "already-drawn"), card=self.pile[-1] if self.pile else "")

    def refusal(self, action: Action) -> IllegalAction:
        """Return why an action of a kind that belongs to the phase is refused."""
        if action.kind == "take":
            return IllegalAction("no-knock-after" if self.phase == "last" else "both-passed", card=self.pile[-1])
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

    def may_arrange(self, seat: Seat) -> bool:
        """Return whether a seat may still swap or exchange cards: at the start of a turn."""
        return self.phase in ("offer", "draw")

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action."""
        action = self.legal_form(action)
        match action.kind:
            case "draw":
                if not self.both_passed:
                    self.refused[seat].append(self.pile[-1])
                return (self.draw_card(),)
            case "take":
                return (self.take_cards(),)
            case "pass":
                return self._pass(seat)
            case "discard":
                return self._discard(*action.cards)
            case "lay":
                return self.lay(action)
            case "end":
                return self.compare()
        return self.knock(cast(Any, self.ways[action]), *action.cards)

    def _pass(self, seat: Seat) -> tuple[Event, ...]:
        event = Event("passed", seat, (self.pile[-1],))
        self.refused[seat].append(self.pile[-1])
        if self.phase == "last":
            return event, self.void()
        self.next_turn("draw" if seat == self.dealer else "offer")
        return (event,)

    def _discard(self, card: Card) -> tuple[Event, ...]:
        event = self.put_on_pile(card)
        if len(self.stock) <= SPARED and not self.rules.last_discard:
            return event, self.void()
        self.next_turn("draw" if len(self.stock) > SPARED else "last")
        return (event,)

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
        """Return an action as it is listed. Raises :class:`IllegalAction`.

        Melds may be named in any order, those of the usual arrangement too, and any others that leave no deadwood.
        """
        if action.target:
            action = action._replace(target=spelt(spelt_in(action.target)))
        legal = self.legal(self.seat)
        if action in legal:
            return action
        bare = action._replace(target="")
        if action.kind == "knock" and bare in legal and self._is_usual(bare, action.target):
            return bare
        raise self.refusal(action)

    def _is_usual(self, knock: Action, melds: str) -> bool:
        """Return whether melds are those of a knock without a target; with gin, all are that leave no deadwood."""
        rules, hand = self.rules.melds, mask_of(without(self.hands[self.seat], knock.cards))
        usual = cast(Arrangement, self.ways[knock])
        ways = [usual]
        if usual.points == rules.points(hand):
            ways += [each for each in rules.arrangements(hand) if each.points == usual.points]
        return melds in (spelt(each.melds) for each in ways)

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

    def score(self) -> RoundScore:
        """Return the score by side; nothing before the round is over."""
        return scoring.score(self.rules, self.outcome, self.first, self.scores)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: gins, undercuts, and the best round."""
        points = [sum(line.points for line in lines if line.code != "more-games") for lines in self.score()]
        kind, by = (self.outcome.kind, self.outcome.winner) if self.outcome else ("", None)
        found = {"gin": kind == "gin", "big-gin": kind == "big-gin", "undercut": kind == "undercut", "won": True}
        return tuple(
            achieved({**{feat: int(done and side == by) for feat, done in found.items()}, "best": points[side]})
            for side in range(SEATS)
        )

    def set_aside(self) -> Iterable[Card]:
        """Return what was laid off, what a knock put face down, and a card that set the limit and is out of play."""
        limit = self.first if self.rules.first_upcard == "none" else None
        return (*chain(*self.laid), *filter(None, (self.face_down, limit)))

    def hide(self, left: list[Card]) -> None:
        """Put a card of an imagined round face down."""
        self.face_down = left[0] if left else None
