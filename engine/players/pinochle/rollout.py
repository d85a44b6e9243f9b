"""The rollout model of Pinochle: a fast simulation in which both players follow a heuristic policy.

It is fast enough for a thousand rollouts per decision. A card is the number of its face: eight to a suit, from low to
high. The model only counts how often each meld was made, not with which cards, so it may allow a meld that the rules
refuse; it is used to compare candidate cards, not to decide what is legal.

The policy has a set of weights for each preset. They were evolved over sixty generations of 24 candidates, each a
variation of the best of the generation before. The fitness of a candidate was its result in 4000 mirrored deals against
estimated weights; the final weights score 20 more points per round than those (Bezique: 50). Self-play tunes them
further (:mod:`tests.bench.tuning.pinochle`, ``python -m tests.bench.tune_weights``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import SUITS, Card, rank, suit
from engine.kit.pinochle_cards import DIX_POINTS, LAST_TRICK_POINTS, POINTS
from engine.pinochle import melds
from engine.pinochle.options import STRENGTH, PinochleOptions


class HeuristicWeights(NamedTuple):
    """The parameters of the heuristic policy in phase one, in points of the score.

    The values ending in ``early`` are added in proportion to the part of the stock that is left.
    """

    meld_hope: tuple[float, ...]
    """The value to a card of each point of a meld it is part of, by the number of cards the meld lacks, 0 to 3."""
    meld_hope_early: tuple[float, ...]
    trump_values: tuple[float, ...]
    """The value of keeping a trump for phase two, from seven to ace."""
    plain_values: tuple[float, ...]
    """The same for the other suits."""
    keep_early: float
    """The factor by which these values are higher early."""
    max_chance: float
    """The highest chance assumed for drawing a needed card."""
    trick: float
    """The value of winning a trick, besides its points and the meld that it allows."""
    trick_early: float
    meld: float
    """The value of each point of the best meld that winning a trick allows."""
    meld_late: float
    """The additional value if there are not enough tricks left for all melds."""
    points: float
    """The value of each point of the cards in a trick."""
    beaten_chance: float
    """The chance that the opponent beats a card with a higher one that it holds."""
    trumped_chance: float
    """The chance that the opponent beats a card with a trump that it holds."""
    split_tricks: float
    """The number of tricks still to be won from which a marriage is melded before the meld that contains it."""


WEIGHTS: Mapping[str, HeuristicWeights] = {
    "pinochle": HeuristicWeights(
        meld_hope=(1.090, 0.635, 0.603, 0.598),
        meld_hope_early=(0.440, 0.264, -0.061, -0.952),
        trump_values=(-4.80, -1.64, 24.61, 10.56, 16.02, 17.33, 25.26, 26.17),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, 1.44, 2.36, 12.47),
        keep_early=2.064,
        max_chance=0.829,
        trick=5.45,
        trick_early=34.93,
        meld=0.046,
        meld_late=1.043,
        points=0.813,
        beaten_chance=0.361,
        trumped_chance=0.013,
        split_tricks=1.89,
    ),
    "binokel": HeuristicWeights(
        meld_hope=(1.509, 0.393, 0.217, 0.312),
        meld_hope_early=(0.082, 1.563, 1.598, -0.368),
        trump_values=(-7.85, 2.63, 30.11, 13.92, 13.71, 14.63, 24.47, 33.44),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, -0.25, 3.56, 19.87),
        keep_early=2.020,
        max_chance=0.433,
        trick=-0.49,
        trick_early=17.41,
        meld=-0.012,
        meld_late=0.913,
        points=1.940,
        beaten_chance=0.842,
        trumped_chance=0.174,
        split_tricks=3.85,
    ),
    "bezique": HeuristicWeights(
        meld_hope=(1.487, 0.679, 0.432, -0.419),
        meld_hope_early=(0.161, 0.540, 0.094, 1.922),
        trump_values=(21.50, 7.64, 9.22, 7.27, 10.51, 9.25, 24.74, 24.92),
        plain_values=(0.0, 0.0, 0.0, 0.0, 0.0, 1.61, 2.56, 7.29),
        keep_early=1.500,
        max_chance=0.504,
        trick=-7.96,
        trick_early=-8.46,
        meld=0.150,
        meld_late=0.696,
        points=2.767,
        beaten_chance=0.921,
        trumped_chance=0.254,
        split_tricks=4.81,
    ),
}


RANKS = len(STRENGTH)
FACES = RANKS * len(SUITS)
_MOST_MISSING = 3
"""Melds that lack more cards are ignored."""


def face_number(card: Card) -> int:
    """Return the number of a card's face."""
    return SUITS.index(suit(card)) * RANKS + STRENGTH[rank(card)]


class Meld(NamedTuple):
    """A meld: its faces with their numbers of cards, its points, and the indices of the melds that it contains."""

    faces: tuple[tuple[int, int], ...]
    points: int
    within: tuple[int, ...]


class RolloutRules:
    """The rules and trump as a rollout needs them, and the heuristic weights of both seats."""

    def __init__(
        self, options: PinochleOptions, trump: str, weights: tuple[HeuristicWeights, HeuristicWeights]
    ) -> None:
        self.options = options
        self.trump = SUITS.index(trump)
        by_rank = POINTS[options.trick_points]
        ranks = sorted(STRENGTH, key=lambda name: STRENGTH[name])
        self.points = [by_rank.get(name, 0) for name in ranks] * len(SUITS)
        self.phase_one_points = [0] * FACES if options.phase_one_tricks == "no" else self.points
        """The points of each face in a trick of phase one."""
        self.last_trick = LAST_TRICK_POINTS if options.last_trick else 0
        self.overplay = [
            options.overplay == "always" or (options.overplay == "trumps" and place == self.trump)
            for place in range(len(SUITS))
        ]
        self.must_trump = options.must_trump
        patterns = melds.patterns(options, trump)
        faces_of = [pattern.faces for pattern in patterns]
        self.types = tuple(pattern.type for pattern in patterns)
        self.melds = tuple(
            Meld(
                tuple(Counter(map(face_number, pattern.faces)).items()),
                pattern.points,
                tuple(
                    place
                    for place, faces in enumerate(faces_of)
                    if faces != pattern.faces
                    and not Counter(faces) - Counter(pattern.faces)
                    and patterns[place].family == "marriage"
                    and pattern.family in ("sequence", "roundhouse")
                ),
            )
            for pattern in patterns
        )
        self.dix = face_number(melds.dix(options, trump).faces[0])
        self.weights = weights
        self.keep_values = [
            [
                (own.trump_values if face // RANKS == self.trump else own.plain_values)[face % RANKS]
                for face in range(FACES)
            ]
            for own in weights
        ]
        """By seat, the value of keeping each face for phase two."""
        self.suits = [range(place * RANKS, place * RANKS + RANKS) for place in range(len(SUITS))]


@lru_cache(maxsize=64)
def rollout_rules(options: PinochleOptions, trump: str) -> RolloutRules:
    """Return the rules of a rollout with the weights of the preset."""
    weights = WEIGHTS[options.preset]
    return RolloutRules(options, trump, (weights, weights))


class Rollout:
    """A position that can be played out by the heuristic policy.

    Lists by seat: ``hands`` and ``shown`` (the cards on the mat) count faces, ``made`` counts melds by index,
    ``points`` are those of phase one so far and ``trick_points`` those of phase two. The stock is ``stock[at:]``, with
    the upturned card last. ``seat`` leads.
    """

    __slots__ = ("at", "exchanged", "hands", "made", "points", "rules", "seat", "shown", "stock", "trick_points")

    def __init__(
        self,
        rules: RolloutRules,
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
        self.rules, self.hands, self.shown, self.made, self.points = rules, hands, shown, made, points
        self.stock, self.at, self.exchanged, self.seat = stock, at, exchanged, seat
        self.trick_points = [0, 0]

    def copy(self) -> Rollout:
        """Return an independent copy."""
        return Rollout(
            self.rules,
            hands=[hand[:] for hand in self.hands],
            shown=[counts[:] for counts in self.shown],
            made=[counts[:] for counts in self.made],
            points=self.points[:],
            stock=self.stock[:],
            at=self.at,
            exchanged=self.exchanged,
            seat=self.seat,
        )

    @property
    def left(self) -> int:
        """The number of cards in the stock, including the upturned one."""
        return len(self.stock) - self.at

    def beats(self, card: int, led: int) -> bool:
        """Return whether a following card wins the trick."""
        if card // RANKS == led // RANKS:
            return card > led
        return card // RANKS == self.rules.trump

    # phase one

    def unseen(self, seat: int) -> list[int]:
        """Return by face the number of cards a seat has not seen: in the stock or hidden in the opponent's hand."""
        count = list(map(int.__sub__, self.hands[1 - seat], self.shown[1 - seat]))
        for face in self.stock[self.at : -1]:
            count[face] += 1
        return count

    def best_meld(self, seat: int) -> int:
        """Return the index of the highest meld in a hand, or -1."""
        hand, made = self.hands[seat], self.made[seat]
        for place, meld in enumerate(self.rules.melds):
            for face, needed in meld.faces:
                if hand[face] < needed * (made[place] + 1):
                    break
            else:
                return place
        return -1

    def play_trick(self, led: int = -1, followed: int = -1) -> None:
        """Play a trick of phase one including melding and drawing; the policy chooses the cards not given."""
        rules, leader = self.rules, self.seat
        other = 1 - leader
        if led < 0:
            led = self.choose_card(leader)
        self._play(leader, led)
        if followed < 0:
            followed = self.choose_card(other, led)
        self._play(other, followed)
        winner = other if self.beats(followed, led) else leader
        self.points[winner] += rules.phase_one_points[led] + rules.phase_one_points[followed]
        self._after_trick(winner)

    def _play(self, seat: int, card: int) -> None:
        hand, shown = self.hands[seat], self.shown[seat]
        hand[card] -= 1
        shown[card] = min(shown[card], hand[card])

    def _after_trick(self, winner: int) -> None:
        """Exchange the dix, meld as the policy does, and draw."""
        rules, hand = self.rules, self.hands[winner]
        self.seat = winner
        if not self.exchanged and hand[rules.dix] and self.stock:
            turned = self.stock[-1]
            hand[rules.dix] -= 1
            hand[turned] += 1
            self.stock[-1] = rules.dix
            self.points[winner] += DIX_POINTS
            self.exchanged = True
        place = self._choose_meld(winner)
        if place >= 0:
            self.meld(winner, place)
        if self.left >= 2:
            hand[self.stock[self.at]] += 1
            self.hands[1 - winner][self.stock[self.at + 1]] += 1
            self.at += 2

    def _choose_meld(self, seat: int) -> int:
        """Return the index of the best meld, or of a marriage in it if there is time for both, or -1."""
        place = self.best_meld(seat)
        if place < 0:
            return place
        hand, made, melds_ = self.hands[seat], self.made[seat], self.rules.melds
        if melds_[place].within and (self.left // 2 + 1) // 2 >= self.rules.weights[seat].split_tricks:
            for part in melds_[place].within:
                if all(hand[face] >= needed * (made[part] + 1) for face, needed in melds_[part].faces):
                    return part
        return place

    def meld(self, seat: int, place: int) -> None:
        """Score a meld."""
        meld, shown = self.rules.melds[place], self.shown[seat]
        self.points[seat] += meld.points
        self.made[seat][place] += 1
        for part in meld.within:
            self.made[seat][part] += 1
        for face, needed in meld.faces:
            shown[face] = max(shown[face], needed)

    def choose_card(self, seat: int, led: int = -1) -> int:
        """Return the face that the policy leads, or plays to a face that was led."""
        rules, hand, made = self.rules, self.hands[seat], self.made[seat]
        weights, keep, unseen = rules.weights[seat], rules.keep_values[seat], self.unseen(seat)
        left, draws = self.left, self.left // 2
        time = left / rules.options.pack_size
        hidden = sum(unseen) or 1
        each = draws / hidden
        early = 1 + weights.keep_early * time
        lost = {face: keep[face] * early for face in range(FACES) if hand[face]}
        hope = [one + more * time for one, more in zip(weights.meld_hope, weights.meld_hope_early, strict=True)]
        ready = best = 0
        for place, meld in enumerate(rules.melds):
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
                        chance *= min(weights.max_chance, live * each)
                        live -= 1
                        lack -= 1
            if missing > _MOST_MISSING:
                continue
            if not missing:
                ready += 1
                best = max(best, meld.points)
            loss = meld.points * chance * hope[missing]
            for face, needed in meld.faces:
                if hand[face] and hand[face] <= needed * again:
                    lost[face] += loss
        late = min(1.0, ready / max(1, (draws + 1) // 2))
        prize = weights.trick + weights.trick_early * time + best * (weights.meld + weights.meld_late * late)
        chosen, most = -1, -1e9
        for face, loss in lost.items():
            points = weights.points * (rules.phase_one_points[face] + (rules.phase_one_points[led] if led >= 0 else 0))
            if led < 0:
                chance = self._holds(seat, face, unseen, hidden)
                value = chance * (prize + points) - (1 - chance) * points - loss
            else:
                value = (prize + points if self.beats(face, led) else -points) - loss
            if value > most:
                chosen, most = face, value
        return chosen

    def _holds(self, seat: int, card: int, unseen: list[int], hidden: int) -> float:
        """Return the chance that a card wins if led."""
        rules, weights, shown = self.rules, self.rules.weights[seat], self.shown[1 - seat]
        share = (sum(self.hands[1 - seat]) - sum(shown)) / hidden
        chance = 1.0
        for face in range(card + 1, (card // RANKS + 1) * RANKS):
            if unseen[face] or shown[face]:
                chance *= (1 - share * weights.beaten_chance) ** unseen[face] * (
                    1 - 0.8 * weights.beaten_chance
                ) ** shown[face]
        if card // RANKS != rules.trump:
            for face in rules.suits[rules.trump]:
                if unseen[face] or shown[face]:
                    chance *= (1 - share * weights.trumped_chance) ** unseen[face] * (
                        1 - weights.trumped_chance
                    ) ** shown[face]
        return chance

    # phase two

    def play_out(self) -> None:
        """Play to the end of the round."""
        while self.left >= 2:
            self.play_trick()
        self.play_phase_two()

    def play_phase_two(self, led: int = -1) -> None:
        """Play phase two: sure winners first, then the cards that cost least."""
        rules, hands, points = self.rules, self.hands, self.rules.points
        cards = sum(hands[self.seat])
        while cards:
            leader = self.seat
            other = 1 - leader
            mine, theirs = hands[leader], hands[other]
            if led < 0:
                led = self._choose_lead(mine, theirs)
            mine[led] -= 1
            follows = self._choose_reply(theirs, led)
            theirs[follows] -= 1
            winner = other if self.beats(follows, led) else leader
            self.trick_points[winner] += points[led] + points[follows]
            self.seat = winner
            cards -= 1
            led = -1
        self.trick_points[self.seat] += rules.last_trick

    def _choose_lead(self, mine: list[int], theirs: list[int]) -> int:
        rules = self.rules
        trump = rules.suits[rules.trump]
        trumps = sum(theirs[face] for face in trump)
        points = rules.points
        best, most = -1, -1e9
        for place, faces in enumerate(rules.suits):
            top = -1
            count = 0
            for face in faces:
                if theirs[face]:
                    top = face
                    count += theirs[face]
            for face in faces:
                if not mine[face]:
                    continue
                if face >= top and (place == rules.trump or not trumps or count):
                    value = 40.0 + points[face] + (20 if place == rules.trump and trumps else 0)
                else:
                    value = -points[face] - (15 if place == rules.trump else 0)
                if value > most:
                    best, most = face, value
        return best

    def _choose_reply(self, theirs: list[int], led: int) -> int:
        rules = self.rules
        points, place = rules.points, led // RANKS
        same = [face for face in rules.suits[place] if theirs[face]]
        if same:
            higher = [face for face in same if face > led]
            if higher and rules.overplay[place]:
                return min(higher)
            if higher:
                return max(higher, key=lambda face: points[face])
            return min(same, key=lambda face: points[face])
        trumps = [face for face in rules.suits[rules.trump] if theirs[face]]
        if trumps and (rules.must_trump or points[led] > 3):
            return trumps[0]
        return min((face for face in range(FACES) if theirs[face]), key=lambda face: (points[face], face))
