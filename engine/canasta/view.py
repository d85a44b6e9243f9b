"""What one seat may know of a round: the data of a view. :mod:`engine.canasta.observation` builds it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from engine.canasta.legality.going_out import lacking
from engine.canasta.melds import KIND, Made
from engine.canasta.options import CanastaOptions
from engine.cards import SUITS, Card
from engine.score import RoundScore
from engine.types import Seat, Side
from engine.view import View


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat: its rank and its cards, naturals first.

    ``rank`` is ``wild`` for a meld of wild cards alone and the suit of a sequence. ``canasta`` is ``natural``,
    ``mixed``, ``wild``, ``sequence`` or ``""``. ``name`` is the target that means this meld, if its rank does not.
    """

    rank: str
    cards: tuple[Card, ...]
    wilds: int
    canasta: str
    name: str = ""

    @property
    def sequence(self) -> bool:
        """Whether it is a sequence; ``rank`` is its suit."""
        return self.rank in SUITS

    @property
    def naturals(self) -> int:
        """The number of natural cards."""
        return len(self.cards) - self.wilds


class TurnFacts(NamedTuple):
    """What everybody has seen of the turn and of earlier ones, as far as the rules still depend on it.

    The fields are those of :class:`engine.canasta.state.State`; ``there`` has the names of the melds.
    """

    acted: bool = False
    asked: bool = False
    owes: bool = False
    lone: bool = False
    closing: bool = False
    fresh: bool = False
    apart: bool = True
    joined: int = -1
    begun: int = 0
    before: Made = Made()
    there: tuple[str, ...] = ()
    frozen: bool = False
    idle: bool = False
    melded: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaView(View):
    """A seat's view of Canasta. ``phase`` is ``draw``, ``meld`` (until the discard), ``scored`` or ``won``.

    Tuples by seat: ``hand_counts``, ``discards`` and ``refused``. Tuples by side: ``melds``, ``red_threes``,
    ``opened``, ``minimums`` (the points that the initial meld needs in this round) and ``standing`` (the points on the
    mat: cards, canastas and red threes).
    """

    rules: CanastaOptions
    hand_counts: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[tuple[Card, ...], ...]
    opened: tuple[bool, ...]
    minimums: tuple[int, ...]
    standing: tuple[int, ...]
    canastas_to_go_out: int
    stock: int
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    frozen: bool
    """Whether a card in the pile freezes it to everybody, or froze the pile whose upcard is due."""
    freezing: tuple[Card, ...]
    """The cards that freeze it. While its upcard is due, they are in ``waiting``."""
    blocked: bool
    """Whether nobody can take the pile: its upcard is a three or a wild card."""
    drawn: tuple[Card, ...]
    """The cards of ``hand`` that were drawn or taken in this turn; seen by their owner only."""
    upcard_due: Card | None
    """The upcard that was taken and must be melded next. It is also part of the hand."""
    waiting: tuple[Card, ...]
    """The rest of a taken pile. It joins the hand once the initial meld is complete; everybody has seen it."""
    opening_points: int
    """The points melded in this turn toward an incomplete initial meld."""
    penalty_due: int
    """The penalty for drawing now, after the pile was taken and returned; 0 if nobody can draw."""
    hand_points: int
    """The points of the cards in ``hand``."""
    turn_facts: TurnFacts
    """What the rules need to know of the turn beyond the cards on the table."""
    opening_reach: int
    """The most points that the initial meld of ``seat`` can reach, with ``opening_points``; 0 if it is complete."""
    packs: int = 2
    wild_cards: int = 12
    """The numbers of 52-card packs, and of twos and jokers, in the deal."""
    seven: int = 5
    """The points of a seven."""
    feet: tuple[int, ...] = ()
    """The number of cards in each seat's foot; empty if the game has none."""
    talons: tuple[int, ...] = ()
    """The sizes of the talons left."""
    frozen_to: tuple[bool, ...] = ()
    """Whether the pile is frozen to each side, for any reason."""
    asking: Seat | None = None
    """The seat that asks its partner, who is to act, "May I go out?"."""
    answer: str = ""
    """The partner's answer in this turn: ``yes``, ``no`` or ``""``."""
    discard_to_go_out: bool = False
    """Whether going out needs a discard."""
    canastas_to_count: int = 0
    """The canastas that a side needs for its melded cards to count as a bonus."""
    pure_melds: bool = False
    """Whether melds of aces and sevens must be pure, and are penalised until they are canastas."""
    special: str = ""
    """The special hand that ended the round."""
    threes_held: tuple[int, int] = (0, 5)
    """The penalties for a red and for a black three left in the hand."""
    taking: tuple[str, ...] = ()
    """How the player to act might take the pile, judged from public knowledge: with a natural ``pair``, with
    ``natural-and-wild``, or onto a ``meld``. Empty unless a card is to be drawn and the pile is not blocked."""
    pile_taken: int = 0
    """The number of cards taken from the pile, including the upcard; 0 for all."""
    canastas: tuple[int, ...] = ()
    """By side, how many of the ``canastas_to_go_out`` it has, counting only types that the options ask for."""
    rounds: int = 0
    """The number of rounds after which the game ends, whatever the target; 0 for no limit."""
    lines: RoundScore = ()
    """The score lines that each side would have now, without the cards in hands."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """The discards of each seat in this round."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """The upcards that each seat could have taken but drew from the stock instead."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def forced(self) -> bool:
        """Whether everybody knows that the player to act can only draw, as nobody could take the pile."""
        return self.verbs == ("draw",)

    def lacking(self, side: Side) -> dict[str, int]:
        """Return how many canastas a side still needs to go out, by type; ``any`` are those of whatever type."""
        return lacking(self.rules, Made(**Counter(meld.canasta for meld in self.melds[side] if meld.canasta)))

    @property
    def frozen_to_all(self) -> bool:
        """Whether the pile is frozen to everybody, not only to sides that have not opened."""
        return self.frozen or self.rules.frozen_always

    @property
    def has_foot(self) -> bool:
        """Whether ``seat`` still has a second hand to pick up."""
        return self.seat is not None and bool(self.feet) and self.feet[self.seat] > 0

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the hand, with the upcard for taking the pile."""
        return (*self.hand, self.upcard) if kind == "take" and self.upcard else self.hand

    def alike(self, card: Card, other: Card) -> bool:
        """Whether two cards are of one kind, and suits do not matter."""
        return card == other or (not self.rules.sequences and KIND[card] == KIND[other])
