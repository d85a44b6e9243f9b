"""Another implementation of the rules, written from the specification: melds, legality, tricks and the score.

It follows a round by its public events. Melds are found by trying every set of cards of the hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card
from engine.rubicon.rules import RubiconBeziqueRules
from engine.types import Event

ORDER = ["7", "8", "9", "J", "Q", "K", "10", "A"]
SIZES = (2, 4, 5, 6, 8)


def plain(card: Card) -> tuple[str, str]:
    """Return rank and suit."""
    card = card.replace("'", "")
    return card[:-1], card[-1]


class Made(NamedTuple):
    """A meld: its class, its rank in the class, what makes it the same combination again, points, and a trump suit."""

    group: str
    rises: int
    same: str
    points: int
    trump: str


@dataclass
class Log:
    """A meld that was made: its cards, and whether it has been completed again."""

    made: Made
    cards: frozenset[Card]
    completed: bool = False


@dataclass
class Oracle:
    """Follows a round."""

    rules: RubiconBeziqueRules
    trump: str = ""
    logs: tuple[list[Log], list[Log]] = field(default_factory=lambda: ([], []))
    points: list[int] = field(default_factory=lambda: [0, 0])
    brisques: list[int] = field(default_factory=lambda: [0, 0])
    trick: list[tuple[int, Card]] = field(default_factory=list)
    won: int = 0

    # melds

    def kinds(self, cards: tuple[Card, ...]) -> list[Made]:
        """Return every combination that some cards are."""
        faces = [plain(card) for card in cards]
        ranks, suits = Counter(rank for rank, _ in faces), {suit for _, suit in faces}
        [suit, *_] = suits
        found = []
        if len(suits) == 1 and set(ranks.values()) == {1}:
            royal = self.trump in ("", suit)
            if set(ranks) == {"K", "Q"}:
                found.append(Made("suits", 1, f"marriage {suit}", 40 if royal else 20, suit))
            if set(ranks) == {"J", "Q", "K", "10", "A"}:
                found.append(Made("suits", 2, f"sequence {suit}", 250 if royal else 150, suit))
        pairs = {2: 40, 4: 500, 6: 1500, 8: 4500}
        if set(ranks) == {"Q", "J"} and ranks["Q"] == ranks["J"] and len(cards) in pairs:
            queens = {suit for rank, suit in faces if rank == "Q"}
            jacks = {suit for rank, suit in faces if rank == "J"}
            if len(queens) == len(jacks) == 1:
                (queen,), (jack,) = queens, jacks
                if self.rules.bezique == "fixed":
                    good = (queen, jack) == ("S", "D")
                else:
                    good = {queen, jack} in ({"S", "D"}, {"H", "C"}) and self.trump in ("", queen)
                if good:
                    suit_made = queen if self.rules.bezique == "trump" else ""
                    found.append(
                        Made("bezique", len(cards), f"bezique {queen} {len(cards)}", pairs[len(cards)], suit_made)
                    )
        if len(cards) == 4 and len(ranks) == 1:
            [rank] = ranks
            worth = {"A": 100, "K": 80, "Q": 60, "J": 40}
            if rank in worth:
                found.append(Made("fours", 1, f"four {rank}", worth[rank], ""))
            trumps = {"A": 1000, "10": 900, "K": 800, "Q": 600, "J": 400}
            if self.rules.trump_fours and suits == {self.trump} and rank in trumps:
                found.append(Made("fours", 2, f"trump {rank}", trumps[rank], ""))
        return found

    def judge(self, seat: int, made: Made, cards: tuple[Card, ...], hand: set[Card]) -> Log | bool:
        """Return whether the law of used cards allows a combination; the meld that it completes, if it does so."""
        logs = self.logs[seat]
        for log in logs:
            if log.made.group == made.group and log.made.rises > made.rises and log.cards & set(cards):
                return False
        same = [log for log in logs if log.made.same == made.same]
        if not any(log.cards & set(cards) for log in same):
            return True
        if any(log.cards == set(cards) for log in same):
            return False
        for log in same:
            rest = log.cards & hand
            if len(rest) == len(log.cards) - 1 and rest <= set(cards) and not log.completed:
                return log
        return False

    def legal(self, seat: int, hand: list[Card]) -> set[tuple[str, tuple[object, ...]]]:
        """Return every meld of a hand: the combination, and its cards as far as they can be told apart."""
        useful = [card for card in hand if plain(card)[0] in ("J", "Q", "K", "10", "A")]
        return {
            (made.same, self.key(seat, cards))
            for size in SIZES
            for cards in combinations(useful, size)
            for made in self.kinds(cards)
            if self.judge(seat, made, cards, set(hand))
        }

    def key(self, seat: int, cards: tuple[Card, ...]) -> tuple[object, ...]:
        """Return the cards as far as they can be told apart: by face and the melds that they have been in."""
        logs = self.logs[seat]
        return tuple(
            sorted((plain(card), tuple(n for n, log in enumerate(logs) if card in log.cards)) for card in cards)
        )

    # phase two

    def follows(self, led: Card, hand: list[Card]) -> set[Card]:
        """Return the cards that may be played to a lead in phase two."""
        rank, suit = plain(led)
        same = [card for card in hand if plain(card)[1] == suit]
        higher = [card for card in same if ORDER.index(plain(card)[0]) > ORDER.index(rank)]
        trumps = [card for card in hand if plain(card)[1] == self.trump]
        return set(higher or same or trumps or hand)

    # the course

    def add(self, event: Event, hands: list[list[Card]]) -> None:
        """Follow an event; ``hands`` are those before it."""
        match event.kind:
            case "played":
                self.trick.append((event.seat, event.cards[0]))
                if len(self.trick) == 2:
                    self._trick()
            case "carte-blanche":
                assert not any(plain(card)[0] in ("J", "Q", "K") for card in hands[event.seat])
                self.points[event.seat] += self.rules.blanche_points
            case "meld-made":
                [made] = [one for one in self.kinds(event.cards) if one.points == event.points]
                judged = self.judge(event.seat, made, event.cards, set(hands[event.seat]))
                assert judged
                if isinstance(judged, Log):
                    judged.completed = True
                self.logs[event.seat].append(Log(made, frozenset(event.cards)))
                self.points[event.seat] += made.points
                self.trump = self.trump or made.trump

    def _trick(self) -> None:
        (leader, led), (other, followed) = self.trick
        self.trick = []
        (one, suit), (two, another) = plain(led), plain(followed)
        takes = ORDER.index(two) > ORDER.index(one) if suit == another else another == self.trump
        self.won = other if takes else leader
        self.brisques[self.won] += 10 * sum(plain(card)[0] in ("A", "10") for card in (led, followed))

    def value(self) -> list[int]:
        """Return what the deal is worth to each side, once it is over."""
        rules, line = self.rules, self.rules.target
        scores = list(self.points)
        scores[self.won] += rules.last_trick_points
        full = [score + brisques for score, brisques in zip(scores, self.brisques, strict=True)]
        if rules.brisques == "always":
            scores = full
        deciding = full if rules.brisques == "rescue" and scores[0] == scores[1] else scores
        if deciding[0] == deciding[1]:
            return [0, 0]
        winner = 0 if deciding[0] > deciding[1] else 1
        if rules.brisques == "rescue":
            tied, lifted = scores[0] == scores[1], scores[1 - winner] < line
            if (tied or lifted) and full[1 - winner] >= line:
                scores = full
        best, loser = scores[winner], scores[1 - winner]
        worth = int(rules.game_points)
        if loser < line:
            worth += best // 100 * 100 + loser // 100 * 100 + rules.rubicon_points + rules.rubicon_brisques
            worth += 100 if loser < 100 else 0
        else:
            worth += max(100, best // 100 * 100 - loser // 100 * 100)
        return [worth if side == winner else 0 for side in (0, 1)]
