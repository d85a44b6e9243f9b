"""What a hand of auction Pinochle is worth: its melds, the points of tricks to expect, and what to bury or give.

The points of tricks are a linear fit to 3,000 random deals of each preset, in which good players bid and played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.auction_pinochle.melds import counted as counted_melds
from engine.auction_pinochle.melds import marriages, melded, melds_of, tally, total, worth
from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.cards import SUITS, Card, face, rank, suit
from engine.kit.pinochle_cards import RANKS, SEQUENCE


class _Fit(NamedTuple):
    """The points of tricks of a bidder's side: in any case, and for what its hand holds. All numbers are by one."""

    always: float
    trump: float
    trump_ace: float
    trump_ten: float
    ace: float
    ten: float
    void: float


class _Preset(NamedTuple):
    """The fit to the tricks, and what a hand reaches in all before widow or partner help. All numbers are by one.

    It reaches ``help`` and ``share`` of its own melds and tricks; the rest is the fit's regression to the mean.
    """

    fit: _Fit
    off: float
    """How far the points of tricks are off."""
    help: float
    share: float
    spread: float
    """How far what a hand reaches is off."""
    usual: float
    """What a hand reaches on average."""
    passed: float = 0.0
    """What each card that the partner gives adds."""
    caution: float = 0.3
    """How much below what it reaches on average a hand stops bidding, in spreads."""
    patience: float = 0.0
    """How much earlier it stops while nobody has bid and an opponent would be stuck with the lowest bid, in spreads."""


_PRESETS = {
    "partnership-pinochle": _Preset(_Fit(60, 11.0, 13.6, 7.5, 11.6, 0.1, 11.8), 33, 41, 0.98, 52, 230, 28, patience=2),
    "double-deck": _Preset(_Fit(109, 14.6, 14.9, 5.0, 15.2, -0.6, 16.8), 59, 110, 1.07, 161, 645, 65, caution=0.1),
    "cutthroat": _Preset(_Fit(-67, 18.2, 19.2, 12.3, 14.2, 3.4, 14.9), 21, 111, 0.89, 69, 268, caution=0.1),
    "auction": _Preset(_Fit(-57, 15.3, 18.6, 10.2, 16.9, 3.9, 22.8), 17, 108, 0.85, 60, 252),
    "binokel-three": _Preset(_Fit(-61, 20.7, 21.9, 9.8, 17.7, 8.8, 13.1), 18, 170, 0.75, 85, 298),
    "kreuzbinokel": _Preset(_Fit(30, 17.7, 17.8, 5.9, 14.1, 0.6, 6.6), 30, 174, 0.72, 73, 290, caution=0.6),
}


class _Held(NamedTuple):
    """What a hand holds of each suit, by letter: cards, aces, and tens."""

    cards: dict[str, int]
    aces: dict[str, int]
    tens: dict[str, int]


def _held(hand: Iterable[Card]) -> _Held:
    held = _Held(*(dict.fromkeys(SUITS, 0) for _ in _Held._fields))
    for card in hand:
        its, name = suit(card), rank(card)
        held.cards[its] += 1
        if name == "A":
            held.aces[its] += 1
        elif name == "10":
            held.tens[its] += 1
    return held


def tricks(rules: AuctionPinochleOptions, trump: str, hand: Iterable[Card]) -> float:
    """Return the points of tricks to expect as the bidder with a suit as trump."""
    return _tricks(rules, trump, _held(hand))


def _tricks(rules: AuctionPinochleOptions, trump: str, held: _Held) -> float:
    fit = _PRESETS[rules.preset].fit
    trumps, aces, tens = held.cards[trump], held.aces[trump], held.tens[trump]
    plain = sum(held.aces.values()) - aces, sum(held.tens.values()) - tens
    voids = min(trumps, sum(not number for number in held.cards.values()))
    numbers = (trumps, aces, tens, *plain, voids)
    points = fit.always + sum(each * number for each, number in zip(fit[1:], numbers, strict=True))
    return max(0.0, points) * rules.unit / 10


def spread(rules: AuctionPinochleOptions, *, melded: bool = False) -> float:
    """Return how far what a bidder's side reaches is off: before the auction, or once all have ``melded``."""
    preset = _PRESETS[rules.preset]
    return (preset.off if melded else preset.spread) * rules.unit / 10


def caution(rules: AuctionPinochleOptions) -> float:
    """Return how much below what it reaches on average a hand stops bidding."""
    return _PRESETS[rules.preset].caution * spread(rules)


def patience(rules: AuctionPinochleOptions) -> float:
    """Return how much earlier it stops while an opponent would be stuck with the lowest bid."""
    return _PRESETS[rules.preset].patience * spread(rules)


def usual(rules: AuctionPinochleOptions) -> float:
    """Return what a side reaches on average if its hand bids."""
    return _PRESETS[rules.preset].usual * rules.unit / 10


def reaches(rules: AuctionPinochleOptions, hand: Sequence[Card], *, bought: bool = False) -> dict[str, float]:
    """Return by trump suit what a bidder's side reaches with a hand; the widow is in it if it is ``bought``.

    Suits that cannot be trump are left out.
    """
    preset, melds = _PRESETS[rules.preset], worth(rules, hand)
    possible, held = marriages(hand) if rules.marriage else SUITS, _held(hand)
    found = {trump: melds[trump] + _tricks(rules, trump, held) for trump in possible}
    if bought:
        return found
    helped = (preset.help + preset.passed * rules.pass_cards) * rules.unit / 10
    return {trump: helped + preset.share * reached for trump, reached in found.items()}


def buried(rules: AuctionPinochleOptions, trump: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return what to bury: no melds, trumps or aces, the points that others may take, and whole short suits."""
    number = rules.widow_size
    used = melded(melds_of(rules, trump, hand))
    bound = used if not rules.binokel and len(hand) - len(used) >= number else frozenset()
    free = [card for card in hand if card not in used and suit(card) != trump and rank(card) != "A"]
    free.sort(key=lambda card: (-rules.points_in((card,)), RANKS.index(rank(card))))
    lengths = {letter: sum(suit(card) == letter for card in hand) for letter in SUITS}
    whole = [[card for card in free if suit(card) == letter] for letter in SUITS]
    shed = [cards for cards in whole if cards and len(cards) == lengths[suit(cards[0])]]
    rest: list[Card] = []
    if len(free) < number:
        melds = melds_total(rules, trump, used)
        rest = sorted(
            (card for card in hand if card not in free and card not in bound),
            key=lambda card: _kept_for(rules, trump, used, melds, card),
        )
    ways = []
    for size in range(len(shed) + 1):
        for chosen in combinations(shed, size):
            first = [card for cards in chosen for card in cards]
            if len(first) <= number:
                more = [card for card in (*free, *rest) if card not in first]
                ways.append((*first, *more[: number - len(first)]))
    return max(ways, key=lambda way: _worth_of(rules, trump, hand, way))


def _kept_for(rules: AuctionPinochleOptions, trump: str, used: Collection[Card], melds: int, card: Card) -> int:
    """Return the points for which a card is kept: those of ``melds`` that need it, and of tricks."""
    tricks = rules.scaled(20 * (suit(card) == trump) + 10 * (rank(card) == "A"))
    if card not in used or not rules.binokel:
        return tricks
    return tricks + melds - melds_total(rules, trump, [one for one in used if one != card])


def melds_total(rules: AuctionPinochleOptions, trump: str, hand: Iterable[Card]) -> int:
    """Return what a hand melds with a suit as trump."""
    return total(counted_melds(rules, trump, tally(hand)))


_VOID = 7
"""The points that burying a whole suit is worth."""


def _worth_of(rules: AuctionPinochleOptions, trump: str, hand: Sequence[Card], way: Sequence[Card]) -> float:
    """Return what burying these cards is worth: their points, new voids, and the melds and winners lost."""
    left = [card for card in hand if card not in way]
    melds = melds_total(rules, trump, left) if rules.binokel else 0
    voids = len({*map(suit, way)} - {*map(suit, left)})
    lost = sum(22 if suit(card) == trump else 12 if rank(card) == "A" else 0 for card in way)
    return melds + rules.points_in(tuple(way)) + (_VOID * voids - lost) * rules.unit / 10


def given(rules: AuctionPinochleOptions, trump: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return what to give to a bidder: what it may lack for a run, aces, a pinochle's cards, then high trumps."""
    first: set[Card] = set()
    wanted: list[tuple[int, int, Card]] = []
    for card in hand:
        name, its, strength = rank(card), suit(card), RANKS.index(rank(card))
        again = face(card) in first
        first.add(face(card))
        if its == trump and name in SEQUENCE:
            rank_ = 3 if again else 0
        elif name == "A":
            rank_ = 1 if not again else 2
        elif face(card) in ("QS", "JD"):
            rank_ = 2 if not again else 4
        else:
            rank_ = 4 if its == trump else 5
        wanted.append((rank_, -strength, card))
    return tuple(card for *_, card in sorted(wanted)[: rules.pass_cards])


def given_back(rules: AuctionPinochleOptions, trump: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return what the bidder gives back: cards without melds, low ones and those of short suits first."""
    used = melded(melds_of(rules, trump, hand))
    lengths = {letter: sum(suit(card) == letter for card in hand) for letter in SUITS}

    def use(card: Card) -> tuple[bool, bool, bool, int, int]:
        name, its = rank(card), suit(card)
        return its == trump, card in used, name == "A", lengths[its], RANKS.index(name)

    return tuple(sorted(hand, key=use)[: rules.pass_cards])


# certain contracts


def sure_durch(rules: AuctionPinochleOptions, hand: Sequence[Card], seats: int) -> tuple[Card, ...] | None:
    """Return the cards to bury so that a hand wins every trick whatever the others hold; ``None`` if it cannot.

    >>> rules = AuctionPinochleOptions.of("binokel-three")
    >>> sure_durch(rules, "AC AC' 10C 10C' AD AD' 10D 10D' AH AH' 10H 10H' AS AS' 10S KS".split(), 3)
    ('KS', '10S', "10H'", '10H')
    """
    return _certain(rules, hand, seats, high=True)


def sure_untendurch(rules: AuctionPinochleOptions, hand: Sequence[Card], seats: int) -> tuple[Card, ...] | None:
    """Return the cards to bury so that a hand wins no trick whatever the others hold; ``None`` if it cannot."""
    return None if rules.partners else _certain(rules, hand, seats, high=False)


def _certain(rules: AuctionPinochleOptions, hand: Sequence[Card], seats: int, *, high: bool) -> tuple[Card, ...] | None:
    """Return what to bury so that every card left does its part, in the order of play of its suit."""
    best = "A" if high else "J" if not rules.sevens else "7"
    held = {suit(card) for card in hand if rank(card) == best}
    if sum(suit(card) not in held for card in hand) > rules.widow_size:
        return None
    sign = 1 if high else -1
    place = {card: sign * RANKS.index(rank(card)) for card in hand}
    outside: dict[str, list[int]] = {letter: [] for letter in SUITS}
    for card in rules.pack(seats):
        if card not in place:
            outside[suit(card)].append(sign * RANKS.index(rank(card)))
    left = sorted(hand, key=place.__getitem__, reverse=True)
    away: list[Card] = []
    while len(away) <= rules.widow_size:
        failing = _first_failing(left, place, outside, high=high)
        if failing is None:
            break
        left.remove(failing)
        away.append(failing)
    while len(away) < rules.widow_size:
        away.append(left.pop())
    if len(away) > rules.widow_size or _first_failing(left, place, outside, high=high):
        return None
    return tuple(away) if high or _sure_lead(left, place, outside) else None


def _first_failing(
    hand: Sequence[Card], place: dict[Card, int], outside: dict[str, list[int]], *, high: bool
) -> Card | None:
    """Return a card that may fail: to win as a lead while the best card outside is kept, or to lose to a low lead."""
    for letter in SUITS:
        others = sorted(outside[letter], reverse=True)
        for number, card in enumerate(card for card in hand if suit(card) == letter):
            if number < len(others) and place[card] < others[0 if high else number]:
                return card
    return None


def _sure_lead(hand: Sequence[Card], place: dict[Card, int], outside: dict[str, list[int]]) -> Card | None:
    """Return a card that loses if it is led, and leaves the others of its suit safe, where the lowest come first."""
    for letter in SUITS:
        own, others = [card for card in hand if suit(card) == letter], sorted(outside[letter], reverse=True)
        leads = own and others and place[own[0]] > others[0]
        if leads and all(place[card] >= other for card, other in zip(own[1:], others, strict=False)):
            return own[0]
    return None
