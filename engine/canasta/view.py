"""What one seat may know of a round of Canasta."""

from __future__ import annotations

from dataclasses import dataclass

from engine.canasta import choices, facts
from engine.cards import Card
from engine.game import Choice, Note, View


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat: its rank, and its cards, naturals first. ``canasta`` is ``""``, ``natural`` or ``mixed``."""

    rank: str
    cards: tuple[Card, ...]
    wilds: int
    canasta: str

    @property
    def naturals(self) -> int:
        """How many natural cards it holds."""
        return len(self.cards) - self.wilds


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaView(View):
    """A seat's view of Canasta. ``phase`` is ``draw``, ``meld`` (until the discard), ``scored`` or ``won``.

    Tuples by seat: ``hand_counts``. Tuples by side: ``melds``, ``red_threes``, ``opened``, ``minimums`` (what the initial meld
    must reach this round), ``standing`` (the points on the mat now: cards, canastas and red threes, without hands).
    """

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
    """Whether a card in the pile freezes it for everybody."""
    freezing: tuple[Card, ...]
    """The cards in the pile that freeze it."""
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
    """What drawing from the stock costs now, because the pile was taken and returned."""
    undo: tuple[str, ...]
    """The scopes that ``seat`` may undo now."""
    hand_points: int
    """The points of the cards in ``hand``."""
    opening_reach: int
    """The most that ``seat`` could lay down as its initial meld from ``hand`` now; 0 once opened."""

    @property
    def upcard(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """What a picker offers, best first."""
        return choices.choices(self, kind)

    def facts(self) -> tuple[Note, ...]:
        """The table in words."""
        return facts.facts(self)
