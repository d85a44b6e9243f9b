"""The state of a round of auction Pinochle, and its legal actions before the first trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from engine.auction_pinochle import bidding
from engine.auction_pinochle.bidding import Auction
from engine.auction_pinochle.melds import Meld, counted, marriages, melded, melds_of, tally, total
from engine.auction_pinochle.options import SAVE, AuctionPinochleOptions
from engine.cards import SUITS, Card, face, rank, suit
from engine.kit.pinochle_cards import RANKS
from engine.kit.tricks import TrickState
from engine.types import Action, IllegalAction, Seat, Side

PASS, MELD, CONCEDE = Action("pass"), Action("meld"), Action("concede")
DURCH, UNTENDURCH = "durch", "untendurch"
CONTRACTS = (DURCH, UNTENDURCH)
"""What the bidder may announce instead of trump: to win every trick, or none."""
_KINDS = ("bid", "pass", "name", "bury", "give", "meld", "concede", "play")
_NEAR, _FAR, _LEAPS = 6, 10, 4
"""How many next bids are listed, then one of every ten steps, and how many of those."""
_TRUMP_KEPT, _ACE_KEPT = 20, 10
"""The points that a trump and an ace are worth in a hand beyond those that they bring when they are buried."""


class AuctionState(TrickState):
    """A round. ``stock`` is the widow until it is shown, ``laid`` are the buried cards.

    Phases: ``bid``, ``name``, ``bury``, ``give`` (first the partner, then the bidder), ``melding`` (the melds lie on
    the table, and the bidder goes on or concedes), ``lead``, ``follow``, ``over``.
    """

    def __init__(
        self, hands: Sequence[Sequence[Card]], *, dealer: Seat, rules: AuctionPinochleOptions, widow: Iterable[Card]
    ) -> None:
        super().__init__(hands, dealer=dealer, trump="", upturned=None, stock=widow, ranks=RANKS)
        self.rules = rules
        self.sides = rules.sides(len(hands))
        self.calls: list[tuple[Seat, int]] = []
        """Who has bid how much, or passed (0), in order."""
        self.bidder: Seat | None = None
        """Who has won the auction."""
        self.bid = 0
        """The highest bid."""
        self.widow: tuple[Card, ...] = ()
        """The widow, once it has been shown."""
        self.contract = ""
        """``durch`` or ``untendurch``, if the bidder has announced it instead of trump."""
        self.announced: tuple[Card, ...] = ()
        """The trumps and aces among the buried cards, where they are named."""
        self.gifts: list[tuple[Card, ...]] = [() for _ in hands]
        """By seat, the cards that it has given to its partner."""
        self.told: list[frozenset[Card]] = [frozenset()] * len(hands)
        """By seat, the cards of its hand that its partner knows, besides those that everybody knows."""
        self.melds: list[tuple[Meld, ...]] = [() for _ in hands]
        """By seat, the melds laid out."""
        self.conceded = False
        self.phase = "bid"
        self.seat = self.auction().speaker or 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def side(self) -> Side:
        """The bidder's side."""
        assert self.bidder is not None
        return self.sides[self.bidder]

    def auction(self) -> Auction:
        """Return the state of the auction."""
        return bidding.auction(self.rules, self.seats, self.dealer, self.calls)

    def remove(self, seat: Seat, card: Card) -> None:
        """Remove a card from a hand, seen by all players. What the partner knows does not lie among what all know."""
        told, known = self.told[seat], self.known[seat]
        super().remove(seat, card)
        if told:
            whole = told | known
            self.told[seat] = whole - {_taken_for(card, whole)} - self.known[seat]

    def taken_for(self, seat: Seat, card: Card) -> Card:
        """Return the known card of a hand that a card of it is taken for: itself, or an equal one."""
        return _taken_for(card, self.known[seat])

    def give(self, seat: Seat, to: Seat, cards: tuple[Card, ...]) -> None:
        """Give cards of a hand to the partner, which only these two know."""
        for card in cards:
            self.hands[seat].remove(card)
            self.receive(to, card)
        self.told[seat] -= frozenset(cards)
        self.told[to] |= frozenset(cards)
        self.gifts[seat] = cards

    def lay_out_melds(self, *, by_bidder: bool = True) -> None:
        """Lay out the melds of all who meld; those of a side that is not on the board stay hidden."""
        for seat in range(self.seats):
            if seat == self.bidder if self.rules.in_units else by_bidder or self.sides[seat] != self.side:
                self.melds[seat] = melds_of(self.rules, self.trump, self.melding_hand(seat))
        if self.rules.board:
            needed = SAVE * self.rules.unit
            short = {side for side in self.sides if self.melds_worth(side) < needed}
            self.melds = [() if side in short else its for side, its in zip(self.sides, self.melds, strict=True)]
        for seat, melds in enumerate(self.melds):
            self.known[seat] |= melded(melds).intersection(self.hands[seat])
            self.told[seat] -= self.known[seat]

    def melding_hand(self, seat: Seat) -> list[Card]:
        """Return the cards from which a seat melds: where three play Pinochle, the bidder's buried cards too."""
        return self.hands[seat] if self.rules.binokel else [*self.hands[seat], *self.laid[seat]]

    def melds_worth(self, side: Side) -> int:
        """Return the points of a side's melds on the table."""
        return sum(total(melds) for melds, its in zip(self.melds, self.sides, strict=True) if its == side)


def _taken_for(card: Card, known: frozenset[Card]) -> Card:
    return card if card in known else next((one for one in sorted(known) if face(one) == face(card)), card)


# the legal actions before the first trick

IN_PHASE = {
    "bid": "bid-or-pass",
    "name": "name-trumps-first",
    "bury": "bury-first",
    "give": "give-first",
    "melding": "meld-first",
    "lead": "auction-is-over",
    "follow": "auction-is-over",
}
"""By phase, the reason for refusing a kind of action that belongs to another phase."""


def legal_calls(state: AuctionState) -> list[Action]:
    """Return the legal actions of the seat to act besides cards to play.

    Of bids, burials and gifts these are a few: others are legal too.
    """
    conceding = [CONCEDE] if may_concede(state) else []
    match state.phase:
        case "bid":
            passing = () if bidding.must_bid(state.rules, state.calls) else (PASS,)
            return [*_bids(state.rules, state.bid), *passing]
        case "name":
            return [*(Action("name", target=target) for target in nameable(state)), *conceding]
        case "bury":
            return [*(Action("bury", cards) for cards in burials(state)), *conceding]
        case "give":
            return [*(Action("give", cards) for cards in gifts(state)), *conceding]
        case "melding":
            return [MELD, *conceding]
        case _:
            return conceding


def public_verbs(state: AuctionState) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    kinds = {"melding": "meld", "lead": "play", "follow": "play"}
    match state.phase:
        case "over":
            return ()
        case "bid":
            return ("bid",) if bidding.must_bid(state.rules, state.calls) else ("bid", "pass")
        case phase:
            return (kinds.get(phase, phase), *(("concede",) if may_concede(state) else ()))


def listed_bids(rules: AuctionPinochleOptions, bid: int) -> list[int]:
    """Return the next bids, and a few higher ones.

    >>> listed_bids(AuctionPinochleOptions(), 250)
    [260, 270, 280, 290, 300, 310, 400, 500, 600, 700]
    """
    near, leap = [*islice(rules.bids(bid), _NEAR)], _FAR * rules.unit
    first = (near[-1] // leap + 1) * leap if near else rules.most + 1
    return [*near, *range(first, min(first + _LEAPS * leap, rules.most + 1), leap)]


@lru_cache(maxsize=1024)
def _bids(rules: AuctionPinochleOptions, bid: int) -> tuple[Action, ...]:
    return tuple(Action("bid", target=str(amount)) for amount in listed_bids(rules, bid))


def may_concede(state: AuctionState) -> bool:
    """Return whether the seat to act may concede: the bidder, from the naming of trump to the first lead."""
    if state.seat != state.bidder or state.contract or state.phase == "over":
        return False
    return state.rules.in_units if state.phase == "name" else not (state.trick or state.tricks)


def nameable(state: AuctionState) -> list[str]:
    """Return the suits that the bidder may make trump, and what may be announced instead."""
    rules = state.rules
    suits = marriages(state.hands[state.seat]) if rules.marriage else SUITS
    return [*suits, *(DURCH,) * rules.durch, *(UNTENDURCH,) * rules.untendurch]


def _may_bury_all(state: AuctionState, melds: frozenset[Card]) -> bool:
    """Return whether the bidder may bury melded cards too: in Binokel, and if there are not enough others."""
    return state.rules.binokel or len(state.hands[state.seat]) - len(melds) < state.rules.widow_size


def check_burial(state: AuctionState, cards: tuple[Card, ...]) -> None:
    """Raise :class:`IllegalAction` if cards are melded that must not be buried; one of two equal cards may be spare."""
    hand = state.hands[state.seat]
    whole = melds_of(state.rules, state.trump, hand)
    bound = melded(whole)
    if _may_bury_all(state, bound) or bound.isdisjoint(cards):
        return
    left = [card for card in hand if card not in cards]
    if total(melds_of(state.rules, state.trump, left)) < total(whole):
        raise IllegalAction("bury-melded", cards=tuple(sorted(bound, key=state.place)))


def burials(state: AuctionState) -> list[tuple[Card, ...]]:
    """Return a few sensible ways to bury: low cards, cards of short suits, and cards with many points.

    Instead of a trump the highest or lowest cards are buried, by what was announced.
    """
    number, hand = state.rules.widow_size, state.hands[state.seat]
    if state.contract:
        strength = state.rules.order("").strength
        return _different(number, sorted(hand, key=strength.__getitem__, reverse=state.contract == UNTENDURCH))
    melds = melds_of(state.rules, state.trump, hand)
    if _may_bury_all(state, bound := melded(melds)):
        return _sorted_out(state, number, hand, melds if state.rules.binokel else ())
    return _sorted_out(state, number, [card for card in hand if card not in bound])


def gifts(state: AuctionState) -> list[tuple[Card, ...]]:
    """Return a few sensible gifts: the bidder gives back what is least useful, the partner trumps and aces."""
    hand, order = state.hands[state.seat], state.rules.order(state.trump)
    if state.seat == state.bidder:
        return _sorted_out(state, state.rules.pass_cards, hand, melds_of(state.rules, state.trump, hand))
    trumps = sorted(hand, key=order.value, reverse=True)
    aces = sorted(hand, key=lambda card: (rank(card) != "A", suit(card) != state.trump))
    melding = sorted(hand, key=lambda card: (card not in _melding_cards(state.trump), rank(card) != "A"))
    return _different(state.rules.pass_cards, trumps, aces, melding)


def _melding_cards(trump: str) -> set[Card]:
    """Return the cards that make a bidder's melds: trumps of a run, and a pinochle."""
    return {"QS", "JD", *(f"{name}{trump}" for name in ("A", "10", "K", "Q", "J"))}


def _sorted_out(
    state: AuctionState, number: int, cards: Sequence[Card], melds: Sequence[Meld] = ()
) -> list[tuple[Card, ...]]:
    """Return the least useful cards by several measures: those that ``melds`` need, trumps and aces after all others.

    Of these, a card comes the later the more it is worth.
    """
    rules, strength = state.rules, state.rules.order(state.trump).strength
    suits = [*map(suit, cards)]
    bound, points = melded(melds), total(melds)
    used = tally(bound)
    useful: dict[Card, int] = {}
    for card, letter in zip(cards, suits, strict=True):
        useful[card] = rules.scaled(_TRUMP_KEPT * (letter == state.trump) + _ACE_KEPT * (rank(card) == "A"))
        if card in bound:
            left = {**used, face(card): used[face(card)] - 1}
            useful[card] += points - total(counted(rules, state.trump, left))
    return _different(
        number,
        sorted(cards, key=lambda card: (useful[card], suits.count(suit(card)), strength[card])),
        sorted(cards, key=lambda card: (useful[card], -rules.points_in((card,)))),
        sorted(cards, key=lambda card: (useful[card], strength[card])),
    )


def _different(number: int, *ways: list[Card]) -> list[tuple[Card, ...]]:
    """Return the first cards of each of some lists, without the same cards again."""
    return list({frozenset(way[:number]): tuple(way[:number]) for way in ways}.values())


def refusal(state: AuctionState, action: Action) -> IllegalAction:
    """Return why an action that is not legal is refused: what is wrong with it, and what would be right."""
    kind, rules = action.kind, state.rules
    if kind not in _KINDS:
        return IllegalAction("no-such-action", text=kind)
    if kind not in public_verbs(state):
        return _untimely(state, kind)
    if kind == "name":
        return _refused_name(state, action)
    if kind == "bid" and not action.cards:
        return _refused_bid(rules, state.bid, action.target)
    return IllegalAction("names-nothing", text=kind)


def _untimely(state: AuctionState, kind: str) -> IllegalAction:
    if kind == "concede" and state.bidder is not None:
        if state.contract:
            return IllegalAction("no-conceding-contract", target=state.contract)
        if state.seat != state.bidder:
            return IllegalAction("concede-bidder-only", seat=state.bidder)
        if state.phase != "name":
            return IllegalAction("concede-too-late")
    if kind == "pass" and state.phase == "bid":
        return IllegalAction("must-open", points=state.rules.minimum)
    return IllegalAction(IN_PHASE[state.phase], seat=state.seat)


def _refused_name(state: AuctionState, action: Action) -> IllegalAction:
    if action.target in CONTRACTS:
        return IllegalAction("not-in-these-rules", text=action.target)
    if action.cards or len(action.target) != 1 or action.target not in SUITS:
        return IllegalAction("which-trumps")
    return IllegalAction("no-marriage-held", target=action.target, suit=tuple(marriages(state.hands[state.seat])))


def _refused_bid(rules: AuctionPinochleOptions, bid: int, typed: str) -> IllegalAction:
    least = next(rules.bids(bid), rules.most)
    amount = bid_of(typed)
    if amount is None:
        return IllegalAction("bid-how-much", points=least)
    if amount > rules.most:
        return IllegalAction("bid-too-high", points=rules.most)
    if amount < least:
        return IllegalAction("bid-too-low", points=least, bid=bid)
    return IllegalAction("bid-off-step", points=next(filter(rules.is_step, range(amount, rules.most + 1))), bid=amount)


def bid_of(typed: str) -> int | None:
    """Return the amount of a bid as it is typed; ``None`` if it is no number.

    >>> bid_of("270"), bid_of("-5"), bid_of("٣")
    (270, None, None)
    """
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else None


def is_bid(rules: AuctionPinochleOptions, bid: int, amount: int | None) -> bool:
    """Return whether an amount is legal as a bid above another one."""
    if amount is None or not rules.is_step(amount):
        return False
    return max(bid + 1, rules.minimum) <= amount <= rules.most
