"""A round of Gin Rummy: what is legal, and what its actions do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from engine.cards import Card
from engine.gin import scoring
from engine.gin.options import GinOptions
from engine.gin.presentation import ObservedView
from engine.kit.knock_round import SEATS, KnockRound
from engine.kit.sets_and_runs import BIT, mask_of
from engine.rules import Deal
from engine.score import RoundScore, achieved
from engine.types import Action, Event, IllegalAction, Seat

DRAW, TAKE, PASS = (Action(kind) for kind in ("draw", "take", "pass"))
SPARED = 2
"""The cards that stay in the stock: whoever drew the one above them must knock, or the round is void."""


class GinRound(KnockRound):
    """One deal between two seats.

    The phases: ``offer`` (the first upcard is taken or passed), ``draw``, ``discard``, ``last`` (a discard that would
    make the round void can be taken to knock), ``lay`` (laying off by hand) and ``over``.
    """

    rules: GinOptions
    view_type: ClassVar = ObservedView
    kinds: ClassVar = {
        "offer": ("take", "pass"),
        "draw": ("draw", "take"),
        "discard": ("discard", "knock", "gin"),
        "last": ("take", "pass"),
        "lay": ("lay", "end"),
    }

    def __init__(self, rules: GinOptions, deal: Deal) -> None:
        super().__init__(rules, deal)
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
        return super().refusal(action)

    def may_arrange(self, seat: Seat) -> bool:
        """Whether a seat may still swap or exchange cards: at the start of a turn."""
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
        """Return also the card that set the limit and is out of play."""
        limit = self.first if self.rules.first_upcard == "none" else None
        return (*super().set_aside(), *filter(None, (limit,)))
