"""The state of a round of Rummy 500: who has gone out, and who can still claim a discard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.cards import Card
from engine.kit.discard_round import DiscardRound
from engine.rules import Deal
from engine.rummy500.melds import Laid, fitting
from engine.rummy500.options import Rummy500Options
from engine.types import Event, IllegalAction, Seat


class State(DiscardRound):
    """One deal. The phases are ``draw``, ``meld`` (until the discard) and ``over``."""

    rules: Rummy500Options
    kinds: ClassVar = {"draw": ("claim", "draw", "take", "pass"), "meld": ("meld", "discard")}
    turn_phase: ClassVar = "meld"

    def __init__(self, rules: Rummy500Options, deal: Deal) -> None:
        super().__init__(rules, deal)
        self.table: list[Laid] = []
        self.opened = [not rules.first_meld] * (max(self.sides) + 1)
        """By side, whether it has laid down the first meld that the options ask for, if any."""
        self.owed: Card | None = None
        """The card that must be melded next: the lowest taken from the pile, or a joker that was exchanged."""
        self.jokers_owed = 0
        """How many jokers must be melded next."""
        self.pile = [self.stock.pop()]
        self.opening: tuple[Event, ...] = (Event("turned-up", cards=(*self.pile,)),)
        self.has_laid = [False] * deal.seats
        """Whether a seat had laid down anything before this turn. A claim comes before the turn of the next player."""
        self.claimable = False
        """Whether the last discard fits a meld on the table and can be claimed."""
        self.waiting: list[Seat] = []
        """The seats that can still claim it, besides the one whose turn it is."""
        self.held = False
        """Whether the seat whose turn it is lets the others claim first."""
        self.goer: Seat | None = None
        """The seat that went out."""

    @property
    def to_act(self) -> tuple[Seat, ...]:  # type: ignore[override]
        """The seat whose turn it is and those that can claim the last discard; empty once the round is over."""
        if self.phase == "over":
            return ()
        return (*(() if self.held and self.waiting else (self.seat,)), *self.waiting)

    @property
    def barred(self) -> Card | None:
        """The card that cannot be discarded: a single one just taken, unless nothing else is left.

        With two packs that goes for both cards of that face, but not in the first edition of the rules.
        """
        if len(self.taken) != 1:
            return None
        [card], hand = self.taken, self.hands[self.seat]
        if set(hand) == {card} or (self.rules.edition == 1 and hand.count(card) > 1):
            return None
        return card

    def may_arrange(self, seat: Seat) -> bool:
        """Whether a seat may still swap or exchange cards: at the start of its turn, before the first meld."""
        return self.phase == "draw" and seat == self.seat and not self.waiting and not self.table

    def public_kinds(self) -> Iterable[str]:
        """Return the kinds of action that a seat to act might have, judged from public knowledge alone."""
        might = {
            "claim": self.claimable,
            "draw": bool(self.stock),
            "take": bool(self.pile),
            "pass": bool(self.waiting) or not self.stock,
            "discard": not self.owed,
        }
        return [kind for kind in super().public_kinds() if might.get(kind, True)]

    def wrong_phase(self, kind: str) -> IllegalAction:
        """Return why an action of a kind that belongs to the other phase is refused."""
        if kind == "claim":
            return IllegalAction("no-claim")
        if self.phase == "draw":
            return IllegalAction("draw-first")
        return IllegalAction("already-drawn") if not self.owed else IllegalAction("owed", card=self.owed)

    def next_turn(self, phase: str) -> None:
        """Let the next seat draw, and the others claim the last discard if they can."""
        discarder, self.has_laid[self.seat] = self.seat, self.has_laid[self.seat] or self._lays(self.seat)
        super().next_turn(phase)
        if self.rules.rummy and fitting(self.table, self.pile[-1]):
            may = [seat for seat in range(self.seats) if seat != discarder and self.opened[self.sides[seat]]]
            self.claimable, self.waiting = bool(may), [seat for seat in may if seat != self.seat]

    def _lays(self, seat: Seat) -> bool:
        return any(seat in laid.by for laid in self.table)

    def close_claims(self) -> None:
        """End the time in which the last discard can be claimed."""
        self.claimable, self.waiting, self.held = False, [], False

    def owe(self, card: Card | None, jokers: int = 0) -> None:
        """Set the card that must be melded next, if any, and how many jokers must be."""
        self.owed, self.jokers_owed = card, jokers

    def set_aside(self) -> Iterable[Card]:
        """Return the cards on the table."""
        return (card for laid in self.table for card in laid.meld.cards)
