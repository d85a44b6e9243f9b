"""An independent count of a round's score from its events."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, face, suit
from engine.pinochle.rules import PinochleRules
from engine.types import Event

ORDER = ("7", "8", "9", "J", "Q", "K", "10", "A")
WORTH = {
    "standard": dict(zip(ORDER, (0, 0, 0, 2, 3, 4, 10, 11), strict=True)),
    "simplified": dict(zip(ORDER, (0, 0, 0, 0, 5, 5, 10, 10), strict=True)),
    "brisques": dict(zip(ORDER, (0, 0, 0, 0, 0, 0, 10, 10), strict=True)),
}


class Recount:
    """A scorer of a round's public events, written without the engine's own rules."""

    def __init__(self, rules: PinochleRules, dealer: int, opening: tuple[Event, ...]) -> None:
        self.rules = rules
        self.turned = opening[0].cards[0]
        self.trump = suit(self.turned)
        self.dix = ("7" if rules.pack_size == 64 else "9") + self.trump
        self.melds, self.ones, self.twos, self.extra = [0, 0], [0, 0], [0, 0], [0, 0]
        self.two = False
        self.trick: list[tuple[int, Card]] = []
        self.shown: set[Card] = set()
        self.last = -1
        if rules.dix_turned and face(self.turned) == self.dix:
            self.extra[dealer] += 10

    def add(self, event: Event) -> None:
        match event.kind:
            case "played":
                (card,) = event.cards
                dix = face(card) == self.dix and face(self.turned) == self.dix and card not in self.shown
                if dix and not self.two and not self.rules.dix_must_be_melded:
                    self.melds[event.seat] += 10
                self.trick.append((event.seat, card))
                if len(self.trick) == 2:
                    self._won()
            case "meld-made":
                self.shown |= set(event.cards)
                worth = self._worth([face(card) for card in event.cards])
                if self.rules.score_differences:
                    assert 0 <= event.points <= worth
                    worth = event.points
                self.melds[event.seat] += worth
            case "exchanged":
                self.melds[event.seat] += 10
                self.turned = event.cards[0]
            case "phase-two":
                self.two = True

    def _won(self) -> None:
        (leader, led), (other, followed) = self.trick
        self.trick = []
        one, two = (ORDER.index(face(card)[:-1]) for card in (led, followed))
        takes = two > one if suit(led) == suit(followed) else suit(followed) == self.trump
        self.last = other if takes else leader
        worth = sum(WORTH[self.rules.trick_points][face(card)[:-1]] for card in (led, followed))
        (self.twos if self.two else self.ones)[self.last] += worth

    def _worth(self, faces: list[Card]) -> int:
        ranks = Counter(card[:-1] for card in faces)
        suits = {card[-1] for card in faces}
        royal = suits == {self.trump}
        match sorted(ranks.items()):
            case [(_, 1)] if faces == [self.dix]:
                return 10
            case [("J", 1), ("Q", 1)]:
                return 40
            case [("J", 2), ("Q", 2)]:
                return self.rules.double_pinochle_points
            case [("J", 1), ("K", 1), ("Q", 1)]:
                return 80
            case [("K", 1), ("Q", 1)]:
                return 40 if royal else 20
            case [("K", 2), ("Q", 2)]:
                return 80 if royal else 40
            case [("K", 4), ("Q", 4)]:
                return 240
            case [(name, 4)]:
                return {"J": 40, "Q": 60, "K": 80, "A": 100}[name]
            case [(name, 8)]:
                return 1000 if self.rules.double_set_1000 else {"J": 400, "Q": 600, "K": 800, "A": 1000}[name]
            case [("10", 1), ("A", 1), ("J", 1), ("K", 1), ("Q", 1)]:
                return self.rules.sequence_points if royal else 100
            case [("10", 2), ("A", 2), ("J", 2), ("K", 2), ("Q", 2)]:
                return 1500 if royal else 1000
        raise AssertionError(faces)

    def totals(self) -> list[int]:
        if self.rules.last_trick:
            self.extra[self.last] += 10
        for side in (0, 1):
            empty = not self.twos[side] and not (self.rules.last_trick and self.last == side)
            if self.rules.no_trick_penalty and empty:
                self.melds[side] = -self.melds[side]
        ones = [0, 0] if self.rules.phase_one_tricks == "no" else self.ones
        return [sum(parts) for parts in zip(self.melds, ones, self.twos, self.extra, strict=True)]
