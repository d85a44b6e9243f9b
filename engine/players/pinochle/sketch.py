"""A round in numbers, quick enough to be played out a thousand times while somebody waits.

A card is its face, a number: eight to a suit, from low to high. Both players follow the same few habits. What has been
melded in what is only counted, so a meld may be judged possible that the rules would refuse: the sketch compares one
card with another, and what is legal the round says.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine.cards import SUITS, Card, rank, suit
from engine.pinochle import melds
from engine.pinochle.card_order import STRENGTH
from engine.pinochle.tricks import LAST_TRICK_POINTS, POINTS
from engine.players.pinochle.habits import HABITS, Habits

if TYPE_CHECKING:
    from engine.pinochle.options import PinochleOptions

RANKS = len(STRENGTH)
FACES = RANKS * len(SUITS)
_MOST_MISSING = 3
"""A meld that lacks more cards is not hoped for."""


def number(card: Card) -> int:
    """The number of a card's face."""
    return SUITS.index(suit(card)) * RANKS + STRENGTH[rank(card)]


class Meld(NamedTuple):
    """A meld as the sketch knows it: which faces, how many of each, its points, and the melds that it contains."""

    faces: tuple[tuple[int, int], ...]
    points: int
    within: tuple[int, ...]


class Terms:
    """What rules and trump say, as numbers, and the habits of both seats."""

    def __init__(self, rules: PinochleOptions, trump: str, habits: tuple[Habits, Habits]) -> None:
        self.rules = rules
        self.trump = SUITS.index(trump)
        worth = POINTS[rules.trick_points]
        ranks = sorted(STRENGTH, key=lambda name: STRENGTH[name])
        self.points = [worth.get(name, 0) for name in ranks] * len(SUITS)
        self.one = [0] * FACES if rules.phase_one_tricks == "no" else self.points
        """What cards count in a trick of phase one."""
        self.last = LAST_TRICK_POINTS if rules.last_trick else 0
        self.overplay = [
            rules.overplay == "always" or (rules.overplay == "trumps" and place == self.trump)
            for place in range(len(SUITS))
        ]
        self.must_trump = rules.must_trump
        known = melds.patterns(rules, trump)
        names = [pattern.faces for pattern in known]
        self.types = tuple(pattern.type for pattern in known)
        self.melds = tuple(
            Meld(
                tuple(Counter(map(number, pattern.faces)).items()),
                pattern.points,
                tuple(
                    place
                    for place, faces in enumerate(names)
                    if faces != pattern.faces
                    and not Counter(faces) - Counter(pattern.faces)
                    and known[place].family == "marriage"
                    and pattern.family in ("sequence", "roundhouse")
                ),
            )
            for pattern in known
        )
        self.dix = number(melds.dix(rules, trump).faces[0])
        self.habits = habits
        self.later = [
            [(its.trumps if face // RANKS == self.trump else its.plain)[face % RANKS] for face in range(FACES)]
            for its in habits
        ]
        """What cards are worth keeping for phase two, to either seat."""
        self.suits = [range(place * RANKS, place * RANKS + RANKS) for place in range(len(SUITS))]


@lru_cache(maxsize=64)
def terms_of(rules: PinochleOptions, trump: str) -> Terms:
    """The terms of rules and trump, with the habits of the preset."""
    habits = HABITS[rules.preset]
    return Terms(rules, trump, (habits, habits))


class Sketch:
    """A round at one moment, by seat: ``hands`` by face, ``made`` melds by their place, ``points`` scored in it so far.

    ``shown`` is what lies open of the hands. The stock is ``stock[at:]``; its last card is turned up. ``seat`` leads.
    """

    __slots__ = ("at", "exchanged", "hands", "made", "points", "seat", "shown", "stock", "terms", "two")

    def __init__(
        self,
        terms: Terms,
        *,
        hands: list[list[int]],
        shown: list[list[int]],
        made: list[list[int]],
        points: list[int],
        stock: list[int],
        at: int,
        exchanged: bool,
        seat: int,
    ) -> None:
        self.terms, self.hands, self.shown, self.made, self.points = terms, hands, shown, made, points
        self.stock, self.at, self.exchanged, self.seat = stock, at, exchanged, seat
        self.two = [0, 0]

    def copy(self) -> Sketch:
        """The same moment, to be played on by itself."""
        return Sketch(
            self.terms,
            hands=[hand[:] for hand in self.hands],
            shown=[its[:] for its in self.shown],
            made=[its[:] for its in self.made],
            points=self.points[:],
            stock=self.stock[:],
            at=self.at,
            exchanged=self.exchanged,
            seat=self.seat,
        )

    @property
    def left(self) -> int:
        """Cards of the stock, the one turned up too."""
        return len(self.stock) - self.at

    def beats(self, card: int, led: int) -> bool:
        """Whether a card that follows wins the trick."""
        if card // RANKS == led // RANKS:
            return card > led
        return card // RANKS == self.terms.trump

    # phase one

    def unseen(self, seat: int) -> list[int]:
        """How many of each face a seat has not seen: in the stock, or hidden in the other's hand."""
        count = list(map(int.__sub__, self.hands[1 - seat], self.shown[1 - seat]))
        for face in self.stock[self.at : -1]:
            count[face] += 1
        return count

    def best_meld(self, seat: int) -> int:
        """The place of the meld that counts most, of those that a hand has; -1 for none."""
        hand, made = self.hands[seat], self.made[seat]
        for place, meld in enumerate(self.terms.melds):
            for face, needed in meld.faces:
                if hand[face] < needed * (made[place] + 1):
                    break
            else:
                return place
        return -1

    def trick(self, led: int = -1, followed: int = -1) -> None:
        """Plays a trick of phase one with all that follows; cards that are not named by habit."""
        terms, leader = self.terms, self.seat
        other = 1 - leader
        if led < 0:
            led = self.usual(leader)
        self._part(leader, led)
        if followed < 0:
            followed = self.usual(other, led)
        self._part(other, followed)
        winner = other if self.beats(followed, led) else leader
        self.points[winner] += terms.one[led] + terms.one[followed]
        self.after(winner)

    def _part(self, seat: int, card: int) -> None:
        hand, shown = self.hands[seat], self.shown[seat]
        hand[card] -= 1
        shown[card] = min(shown[card], hand[card])

    def after(self, winner: int) -> None:
        """What the winner of a trick does: the dix, a meld, and both draw."""
        terms, hand = self.terms, self.hands[winner]
        self.seat = winner
        if not self.exchanged and hand[terms.dix] and self.stock:
            turned = self.stock[-1]
            hand[terms.dix] -= 1
            hand[turned] += 1
            self.stock[-1] = terms.dix
            self.points[winner] += melds.DIX_POINTS
            self.exchanged = True
        place = self._usual_meld(winner)
        if place >= 0:
            self.meld(winner, place)
        if self.left >= 2:
            hand[self.stock[self.at]] += 1
            self.hands[1 - winner][self.stock[self.at + 1]] += 1
            self.at += 2

    def _usual_meld(self, seat: int) -> int:
        """The best meld, or with time left a marriage that it contains; -1 for none."""
        place = self.best_meld(seat)
        if place < 0:
            return place
        hand, made, known = self.hands[seat], self.made[seat], self.terms.melds
        if known[place].within and (self.left // 2 + 1) // 2 >= self.terms.habits[seat].tricks_to_part:
            for part in known[place].within:
                if all(hand[face] >= needed * (made[part] + 1) for face, needed in known[part].faces):
                    return part
        return place

    def meld(self, seat: int, place: int) -> None:
        """Scores a meld."""
        meld, shown = self.terms.melds[place], self.shown[seat]
        self.points[seat] += meld.points
        self.made[seat][place] += 1
        for part in meld.within:
            self.made[seat][part] += 1
        for face, needed in meld.faces:
            shown[face] = max(shown[face], needed)

    def usual(self, seat: int, led: int = -1) -> int:
        """The card that a seat plays by habit, to a card that was led or first."""
        terms, hand, made = self.terms, self.hands[seat], self.made[seat]
        habits, later, unseen = terms.habits[seat], terms.later[seat], self.unseen(seat)
        left, draws = self.left, self.left // 2
        time = left / terms.rules.pack_size
        hidden = sum(unseen) or 1
        each = draws / hidden
        early = 1 + habits.keep_early * time
        lost = {face: later[face] * early for face in range(FACES) if hand[face]}
        hopes = [one + more * time for one, more in zip(habits.hopes, habits.hopes_early, strict=True)]
        ready = best = 0
        for place, meld in enumerate(terms.melds):
            again = made[place] + 1
            missing, chance = 0, 1.0
            for face, needed in meld.faces:
                lack = needed * again - hand[face]
                if lack > 0:
                    missing += lack
                    if missing > _MOST_MISSING:
                        break
                    live = unseen[face]
                    while lack > 0:
                        if live <= 0:
                            missing = _MOST_MISSING + 1
                            break
                        chance *= min(habits.likely, live * each)
                        live -= 1
                        lack -= 1
            if missing > _MOST_MISSING:
                continue
            if not missing:
                ready += 1
                best = max(best, meld.points)
            loss = meld.points * chance * hopes[missing]
            for face, needed in meld.faces:
                if hand[face] and hand[face] <= needed * again:
                    lost[face] += loss
        late = min(1.0, ready / max(1, (draws + 1) // 2))
        prize = habits.trick + habits.trick_early * time + best * (habits.meld + habits.meld_late * late)
        chosen, most = -1, -1e9
        for face, loss in lost.items():
            points = habits.points * (terms.one[face] + (terms.one[led] if led >= 0 else 0))
            if led < 0:
                chance = self._holds(seat, face, unseen, hidden)
                value = chance * (prize + points) - (1 - chance) * points - loss
            else:
                value = (prize + points if self.beats(face, led) else -points) - loss
            if value > most:
                chosen, most = face, value
        return chosen

    def _holds(self, seat: int, card: int, unseen: list[int], hidden: int) -> float:
        """How likely a card that is led wins."""
        terms, habits, shown = self.terms, self.terms.habits[seat], self.shown[1 - seat]
        share = (sum(self.hands[1 - seat]) - sum(shown)) / hidden
        chance = 1.0
        for face in range(card + 1, (card // RANKS + 1) * RANKS):
            if unseen[face] or shown[face]:
                chance *= (1 - share * habits.beaten) ** unseen[face] * (1 - 0.8 * habits.beaten) ** shown[face]
        if card // RANKS != terms.trump:
            for face in terms.suits[terms.trump]:
                if unseen[face] or shown[face]:
                    chance *= (1 - share * habits.trumped) ** unseen[face] * (1 - habits.trumped) ** shown[face]
        return chance

    # phase two

    def finish(self) -> None:
        """Plays to the end of the round."""
        while self.left >= 2:
            self.trick()
        self.play_two()

    def play_two(self, led: int = -1) -> None:
        """Phase two by habit: masters first, then what costs least."""
        terms, hands, points = self.terms, self.hands, self.terms.points
        cards = sum(hands[self.seat])
        while cards:
            leader = self.seat
            other = 1 - leader
            mine, theirs = hands[leader], hands[other]
            if led < 0:
                led = self._lead_two(mine, theirs)
            mine[led] -= 1
            follows = self._answer(theirs, led)
            theirs[follows] -= 1
            winner = other if self.beats(follows, led) else leader
            self.two[winner] += points[led] + points[follows]
            self.seat = winner
            cards -= 1
            led = -1
        self.two[self.seat] += terms.last

    def _lead_two(self, mine: list[int], theirs: list[int]) -> int:
        terms = self.terms
        trump = terms.suits[terms.trump]
        trumps = sum(theirs[face] for face in trump)
        points = terms.points
        best, most = -1, -1e9
        for place, faces in enumerate(terms.suits):
            top = -1
            count = 0
            for face in faces:
                if theirs[face]:
                    top = face
                    count += theirs[face]
            for face in faces:
                if not mine[face]:
                    continue
                if face >= top and (place == terms.trump or not trumps or count):
                    value = 40.0 + points[face] + (20 if place == terms.trump and trumps else 0)
                else:
                    value = -points[face] - (15 if place == terms.trump else 0)
                if value > most:
                    best, most = face, value
        return best

    def _answer(self, theirs: list[int], led: int) -> int:
        terms = self.terms
        points, place = terms.points, led // RANKS
        same = [face for face in terms.suits[place] if theirs[face]]
        if same:
            higher = [face for face in same if face > led]
            if higher and terms.overplay[place]:
                return min(higher)
            if higher:
                return max(higher, key=lambda face: points[face])
            return min(same, key=lambda face: points[face])
        trumps = [face for face in terms.suits[terms.trump] if theirs[face]]
        if trumps and (terms.must_trump or points[led] > 3):
            return trumps[0]
        return min((face for face in range(FACES) if theirs[face]), key=lambda face: (points[face], face))
