"""What one seat may know of a round: the data of a view. :mod:`engine.canasta.observation` builds it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.canasta.options import CanastaOptions
from engine.cards import SUITS, Card
from engine.score import RoundScore
from engine.types import Seat
from engine.view import View


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat: its rank, and its cards, naturals first.

    ``rank`` is ``wild`` for wild cards alone, a suit for a sequence. ``canasta`` is ``""``, ``natural``, ``mixed``,
    ``wild`` or ``sequence``. ``name`` is how an action means it; empty where the rank says it.
    """

    rank: str
    cards: tuple[Card, ...]
    wilds: int
    canasta: str
    name: str = ""

    @property
    def sequence(self) -> bool:
        """Whether it is a sequence, and ``rank`` its suit."""
        return self.rank in SUITS

    @property
    def naturals(self) -> int:
        """How many natural cards it holds."""
        return len(self.cards) - self.wilds


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaView(View):
    """A seat's view of Canasta. ``phase`` is ``draw``, ``meld`` (until the discard), ``scored`` or ``won``.

    Tuples by seat: ``hand_counts``, ``discards`` and ``refused``. Tuples by side: ``melds``, ``red_threes``,
    ``opened``, ``minimums`` (what the initial meld must reach this round), ``standing`` (the points on the mat now:
    cards, canastas and red threes, without hands).
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
    """The discard pile, bottom first: every card of it was seen by all. Empty after it was taken."""
    frozen: bool
    """Whether a card in the pile freezes it for everybody, or froze the one whose upcard is due."""
    freezing: tuple[Card, ...]
    """The cards that freeze it; they are in ``waiting`` while its upcard is due."""
    blocked: bool
    """Whether the upcard can be taken by nobody (a black three or wild card)."""
    drawn: tuple[Card, ...]
    """Cards of ``hand`` that came with this turn's draw or taken pile; the owner's eyes only."""
    upcard_due: Card | None
    """The upcard just taken that still has to be melded; it is in ``hand`` too."""
    waiting: tuple[Card, ...]
    """The rest of the taken pile, not to be used before the initial meld is complete; not in ``hand``. All saw it."""
    opening_points: int
    """Points of the initial meld laid down so far in this turn, while it is not yet complete."""
    penalty_due: int
    """What drawing from the stock costs now, because the pile was taken and returned; 0 where nobody can draw."""
    hand_points: int
    """The points of the cards in ``hand``."""
    opening_reach: int
    """The most that the initial meld of ``seat`` could come to, ``opening_points`` included; 0 once opened."""
    packs: int = 2
    wild_cards: int = 12
    """Packs of 52 cards, and twos and jokers, in the deal."""
    seven: int = 5
    """Points of a seven."""
    feet: tuple[int, ...] = ()
    """Cards of each seat's second hand, not yet taken up; empty where the rules know none."""
    talons: tuple[int, ...] = ()
    """Sizes of the talons left."""
    frozen_to: tuple[bool, ...] = ()
    """Whether the pile is frozen to each side, for whatever reason."""
    asking: Seat | None = None
    """Who asks the partner, who is to act, "May I go out?"."""
    answer: str = ""
    """What the partner has answered in this turn: ``yes`` or ``no``."""
    discard_to_go_out: bool = False
    """Whether going out needs a discard."""
    canastas_to_count: int = 0
    """Canastas without which a side's melded cards cost what they count."""
    pure_melds: bool = False
    """Whether melds of aces and sevens are to be pure, and cost their side while they are no canastas."""
    special: str = ""
    """The special hand that ended the round."""
    threes_held: tuple[int, int] = (0, 5)
    """What a red three and a black three cost that is left in a hand."""
    taking: tuple[str, ...] = ()
    """What the player to act may take the pile with, as anybody could tell: ``pair`` of naturals, ``natural-and-wild``,
    or onto a ``meld`` of the side; empty unless a card is to be drawn and the pile may be taken."""
    pile_taken: int = 0
    """Cards of the pile that are taken, the upcard among them; 0 for all."""
    canastas: tuple[int, ...] = ()
    """By side, how many of ``canastas_to_go_out`` it has, of the kinds that the rules ask for."""
    rounds: int = 0
    """Rounds after which the game ends, whatever the target; 0 for as many as it takes."""

    lines: RoundScore = ()
    """What each side would score now, line by line, but for the cards in hands."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """What each has discarded in this round."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """The upcards that each left lying for a card of the stock, those apart that nobody can take."""

    @property
    def upcard(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def has_foot(self) -> bool:
        """Whether ``seat`` has a second hand to take up yet."""
        return self.seat is not None and bool(self.feet) and self.feet[self.seat] > 0
