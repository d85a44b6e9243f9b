"""The state of a round of Gin Rummy, and what a player may do in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.cards import KNOWN, Card
from engine.gin.options import SEATS, GinOptions
from engine.kit.discard_round import DiscardRound
from engine.kit.knocking import Outcome, endings, fitting
from engine.kit.sets_and_runs import BIT, mask_of
from engine.kit.table_melds import in_order
from engine.rules import Deal
from engine.types import Action, Event, IllegalAction, Seat

DRAW, TAKE, PASS, END = (Action(kind) for kind in ("draw", "take", "pass", "end"))
SPARED = 2
"""The cards that stay in the stock: whoever drew the one above them must knock, or the round is void."""


class State(DiscardRound):
    """One deal between two seats.

    The phases: ``offer`` (the first upcard is taken or passed), ``draw``, ``discard``, ``last`` (a discard that would
    make the round void can be taken to knock), ``lay`` (laying off by hand) and ``over``.
    """

    rules: GinOptions
    kinds: ClassVar = {
        "offer": ("take", "pass"),
        "draw": ("draw", "take"),
        "discard": ("discard", "knock", "gin"),
        "last": ("take", "pass"),
        "lay": ("lay", "end"),
    }
    turn_phase: ClassVar = "discard"

    def __init__(self, rules: GinOptions, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.refused = [[] for _ in range(SEATS)]
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
        self.knocker: Seat | None = None
        self.table: tuple[tuple[Card, ...], ...] = ()
        """The melds of the knocker."""
        self.laid: tuple[tuple[Card, ...], ...] = ()
        """What was laid off on each of them."""
        self.face_down: Card | None = None
        """The card discarded with a knock."""
        self.outcome: Outcome | None = None
        if self.first:
            self.opening = (Event("turned-up", cards=(self.first,), points=self.limit),)

    @property
    def must_knock(self) -> bool:
        """Whether the last discard was taken, which can only be done to knock."""
        return bool(self.taken) and len(self.stock) <= SPARED

    @property
    def shown_melds(self) -> list[tuple[Card, ...]]:
        """The melds of the knocker with what was laid off on them."""
        return [tuple(in_order((*meld, *more))) for meld, more in zip(self.table, self.laid, strict=True)]

    def public_kinds(self) -> Iterable[str]:
        """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
        both_passed = self.phase == "draw" and not any(self.discards)
        never = {
            "take": both_passed,
            "gin": self.rules.big_gin == "none",
            "discard": self.must_knock,
        }
        return [kind for kind in super().public_kinds() if not never.get(kind)]

    def wrong_phase(self, kind: str) -> IllegalAction:
        """Return why an action of a kind that belongs to another phase is refused: what is to be done first."""
        codes = {"offer": "take-or-pass", "draw": "draw-first", "last": "take-to-knock", "lay": "lay-off-now"}
        return IllegalAction(codes.get(self.phase, "already-drawn"), card=self.pile[-1] if self.pile else "")

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
                return {DRAW: None, TAKE: None} if any(self.discards) else {DRAW: None}
            case "last":
                upcard = BIT[self.pile[-1]]
                return {TAKE: None, PASS: None} if self._endings(hand | upcard, upcard) else {PASS: None}
            case "lay":
                fits = fitting(self.rules.melds, self.hands[self.seat], self.shown_melds)
                return {**{Action("lay", (card,), meld): None for card, meld in fits}, END: None}
        free = () if self.must_knock else [card for card in self.hands[self.seat] if card not in self.taken]
        return {**self._endings(hand, mask_of(self.taken)), **{Action("discard", (card,)): None for card in free}}

    def _endings(self, hand: int, barred: int) -> dict[Action, object]:
        big_gin = self.rules.big_gin != "none"
        return {**endings(self.rules.melds, hand, limit=self.limit, barred=barred, big_gin=big_gin)}

    def refusal(self, action: Action) -> IllegalAction:
        """Return why an action of a kind that belongs to the phase is refused."""
        kind, hand, melds = action.kind, self.hands[self.seat], self.rules.melds
        if kind == "take":
            return IllegalAction("no-knock-after" if self.phase == "last" else "both-passed", card=self.pile[-1])
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
