"""The state of a round: where every card is, and what was melded and scored. The rules are in the other modules."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card, face, suit
from engine.kit.hands import dealt
from engine.kit.meld_round import MeldState
from engine.kit.pinochle_cards import DIX_POINTS, RANKS
from engine.pinochle import melds
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.options import SEATS, PinochleOptions
from engine.score import ScoreLine
from engine.types import Event, Seat

BATCHES = {8: (3, 2, 3), 12: (3, 3, 3, 3), 16: (4, 4, 4, 4)}
"""How many cards are dealt at a time, by the size of the hand (Pinochle guide 7.4.5)."""


class Mark(NamedTuple):
    """A copy of what a meld or an exchange can change, to undo it.

    Its lists and its history never change: copies of a round share their marks.
    """

    hand: list[Card]
    shown: frozenset[Card]
    history: dict[Card, tuple[Pattern, ...]]
    melds: list[Found]
    lines: list[ScoreLine]
    upturned: Card | None
    melded: bool
    any_meld: bool
    drawn: Card | None
    known: frozenset[Card]


class State(MeldState):
    """One deal. Lists by seat: ``shown``, ``melds``, ``lines``. The exchange of a dix sets ``any_meld`` too.

    The upturned card lies under the stock. ``history`` lists the melds that each card has been in. ``lines`` are the
    scores of melds and dixes.
    """

    def __init__(
        self, rules: PinochleOptions, *, dealer: Seat, totals: tuple[int, ...], target: int, cards: tuple[Card, ...]
    ) -> None:
        hands, (turned, *stock) = dealt(cards, SEATS, 1 - dealer, BATCHES[rules.hand_size])
        stock.reverse()
        super().__init__(hands, dealer=dealer, trump=suit(turned), upturned=turned, stock=stock, ranks=RANKS)
        self.rules = rules
        self.totals = totals
        self.target = target
        self.history: dict[Card, tuple[Pattern, ...]] = {}
        self.melds: list[list[Found]] = [[] for _ in range(SEATS)]
        self.dix = melds.dix(rules, self.trump)
        self.knocker: Seat | None = None
        self.marks: list[Mark] = []
        self.opening = self._turn_up(turned)

    def _turn_up(self, turned: Card) -> tuple[Event, ...]:
        events = [Event("trump-turned", cards=(turned,), target=self.trump)]
        if self.rules.dix_turned and self.is_dix(turned):
            self.lines[self.dealer].append(ScoreLine("dix-turned", DIX_POINTS, 1, (turned,)))
            events.append(Event("dix-turned", self.dealer, (turned,), points=DIX_POINTS))
        return tuple(events)

    def is_dix(self, card: Card) -> bool:
        """Return whether a card is the lowest trump."""
        return face(card) == self.dix.faces[0]

    @property
    def exchangeable(self) -> bool:
        """Whether a dix can be exchanged for the upturned card, which it can unless that is a dix itself."""
        return self.upturned is not None and not self.is_dix(self.upturned)

    def unshown_dixes(self, seat: Seat) -> list[Card]:
        """Return the dixes of a hand that have not scored yet."""
        return [card for card in self.hands[seat] if self.is_dix(card) and card not in self.shown[seat]]

    def found(self, seat: Seat) -> list[Found]:
        """Return every meld that a hand holds except dixes, highest points first."""
        return melds.find(self.rules, self.trump, self.hands[seat], self.shown[seat], self.history)

    def mark(self, seat: Seat) -> None:
        """Save what the next meld or exchange can change, to undo it."""
        self.marks.append(
            Mark(
                self.hands[seat][:],
                self.shown[seat],
                self.history.copy(),
                self.melds[seat][:],
                self.lines[seat][:],
                self.upturned,
                self.melded,
                self.any_meld,
                self.drawn[seat],
                self.known[seat],
            )
        )

    def restore(self, seat: Seat, mark: Mark) -> None:
        """Restore what a mark saved. Cards that were seen stay known."""
        self.known[seat] = (mark.known | self.known[seat] | {self.upturned or ""}) & frozenset(mark.hand)
        self.hands[seat] = mark.hand[:]
        self.shown[seat] = mark.shown
        self.history = mark.history.copy()
        self.melds[seat] = mark.melds[:]
        self.lines[seat] = mark.lines[:]
        self.upturned = mark.upturned
        self.melded = mark.melded
        self.any_meld = mark.any_meld
        self.drawn[seat] = mark.drawn

    def lay(self, seat: Seat, pattern: Pattern, cards: tuple[Card, ...], points: int) -> None:
        """Put a meld on the mat and score it."""
        self.show(seat, cards)
        for card in cards:
            self.history[card] = (*self.history.get(card, ()), pattern)
        self.melds[seat].append(Found(pattern, cards, points))
        self.lines[seat].append(ScoreLine(pattern.name, points, 1, cards))
