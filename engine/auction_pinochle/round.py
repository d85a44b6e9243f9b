"""A round of auction Pinochle: a seat's view, and the effects of actions.

The auction, the widow, the naming of trump, the burying, the passing of cards, the melds, then the tricks. What can be
called, and why something is refused, is in :mod:`engine.auction_pinochle.state`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.auction_pinochle import melds, scoring, state
from engine.auction_pinochle.bidding import highest
from engine.auction_pinochle.melds import Meld
from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.auction_pinochle.state import CONTRACTS, AuctionState
from engine.cards import Card, face, rank, suit
from engine.kit.hands import check_bare, held
from engine.kit.trick_round import TrickRound, seen_round
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties
from engine.kit.views import shown
from engine.score import RoundScore
from engine.types import Action, Composition, Event, IllegalAction, Seat
from engine.view import GameContext

COPIED = ("calls", "bid", "bidder", "widow", "contract", "announced", "melds", "conceded")
"""The fields of a view that show the state unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionView(TrickView):
    """A seat's view; see :class:`engine.auction_pinochle.state.AuctionState` for the phases.

    ``laid`` are the seat's own buried cards, ``known`` of a hand above all the cards of its melds.
    """

    rules: AuctionPinochleOptions
    calls: tuple[tuple[Seat, int], ...]
    """Who has bid how much, or passed (0), in order."""
    bid: int
    """The highest bid; 0 before the first."""
    bidder: Seat | None
    """Who has won the auction."""
    widow: tuple[Card, ...]
    """The widow, once it has been shown to all."""
    contract: str
    """``durch`` or ``untendurch``, if the bidder has announced it instead of trump."""
    announced: tuple[Card, ...]
    """The trumps and aces among the buried cards, where they are named."""
    melds: tuple[tuple[Meld, ...], ...]
    """By seat, the melds laid out."""
    conceded: bool
    gifts: tuple[tuple[Card, ...], ...]
    """By seat, the cards that it has given to its partner; seen by these two only."""
    told: tuple[Card, ...]
    """The cards of the partner's hand that only ``seat`` knows, from passing."""
    buried: tuple[Card, ...]
    """The buried cards: the bidder sees them, and everybody once the round is over."""
    result: str
    """How the round has ended; see :class:`engine.auction_pinochle.scoring.Result`."""
    reached: int
    """What the bidder's side has by now, as far as ``seat`` can tell: its melds, which it may yet lose, and tricks."""

    needs: int
    """What the bidder's side still needs in tricks to make the bid and to score at all, as far as ``seat`` can tell."""
    kept: bool
    """Whether the melds of the bidder's side count already, or it still needs a trick, or one with a counter."""

    @property
    def unsure(self) -> bool:
        """Whether ``seat`` does not know the buried cards, whose points the bidder needs no more."""
        return self.bidder is not None and self.laid_counts[self.bidder] > len(self.buried)

    @property
    def high_bidder(self) -> Seat | None:
        """Who has made the highest bid so far, or has won the auction."""
        return self.bidder if self.bidder is not None else highest(self.calls)[0]

    @property
    def must_bid(self) -> bool:
        """Whether the player to act may not pass."""
        return self.phase == "bid" and "pass" not in self.verbs

    def last_call(self, seat: Seat) -> int | None:
        """Return what a seat has said last: a bid, 0 for a pass, or nothing yet."""
        return next((bid for who, bid in reversed(self.calls) if who == seat), None)

    def next_bids(self) -> Iterator[int]:
        """Yield the bids that can be made now, lowest first."""
        return self.rules.bids(self.bid)

    def is_bid(self, amount: int) -> bool:
        """Return whether an amount is legal as the next bid."""
        return state.is_bid(self.rules, self.bid, amount)

    def worth(self) -> dict[str, int]:
        """Return what the own hand melds, by trump suit."""
        return melds.worth(self.rules, self.hand)

    def own_melds(self, trump: str) -> tuple[Meld, ...]:
        """Return the melds of the own hand with a suit as trump; before burying, also those of cards to be buried."""
        return melds.melds_of(self.rules, trump, self.hand)

    def melds_worth(self, seat: Seat) -> int:
        """Return the points of the melds that a seat has laid out."""
        return melds.total(self.melds[seat])

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner of a seat."""
        return self.rules.partner(seat)

    def surely_held(self, other: Seat) -> tuple[Card, ...]:
        """Return the cards that another seat holds for certain, with those that passing has shown."""
        if self.hands:
            return self.hands[other]
        return (*self.known[other], *self.told) if other == self.partner(self.own_seat) else self.known[other]

    def theirs(self) -> list[Card]:
        """Return every card that another player may hold or has buried unseen: not the buried ones that were named."""
        return [card for card in TrickView.theirs(self) if card not in self._told_buried]

    def unseen_aside(self) -> int:
        """Return how many buried cards ``seat`` has not seen."""
        return TrickView.unseen_aside(self) - sum(card not in self.laid for card in self._told_buried)

    @property
    def _told_buried(self) -> tuple[Card, ...]:
        """The buried cards that everybody knows."""
        return self.buried or self.announced

    def alike(self, card: Card, other: Card) -> bool:
        """Return whether two cards are equal."""
        return face(card) == face(other)

    def composition(self, kind: str) -> Composition | None:
        """Return how many cards are buried, or given."""
        number = {"bury": self.rules.widow_size, "give": self.rules.pass_cards}.get(kind)
        return Composition(number, number) if number else None


class AuctionRound(TrickRound):
    """One deal, kept in ``state``."""

    rules: AuctionPinochleOptions
    state: AuctionState

    def calls(self) -> Sequence[Action]:
        """See :func:`engine.auction_pinochle.state.legal_calls`."""
        return state.legal_calls(self.state)

    def refusal(self, action: Action) -> IllegalAction:
        """See :func:`engine.auction_pinochle.state.refusal`."""
        return state.refusal(self.state, action)

    def duties(self) -> Duties:
        """Return what the seat that follows has to do: in a Durch only to follow suit, as where a partner is spared."""
        its = self.state
        if its.contract or (self.rules.exempt_partner and self._partner_wins()):
            return Duties()
        return self.rules.duties(phase_two=False)

    def _partner_wins(self) -> bool:
        its = self.state
        return its.trick_seats()[self.order.winner(its.trick)] == self.rules.partner(its.seat)

    def playable(self) -> list[Card]:
        """Return the cards that may be played, one of each face."""
        # Equal cards lie side by side in a hand.
        found = super().playable()
        return [card for before, card in zip(("", *found), found, strict=False) if face(before) != face(card)]

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        kind = action.kind
        if kind not in state.public_verbs(self.state):
            raise self.refusal(action)
        match kind:
            case "bid" | "pass":
                return self._call(seat, action)
            case "name":
                return self._name(seat, action)
            case "bury":
                return self._bury(seat, action)
            case "give":
                return self._give(seat, action)
        check_bare(action)
        return self._concede(seat) if kind == "concede" else self._go_on(seat)

    # the auction

    def _call(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Bid or pass; once nobody else bids, the bidder takes the widow."""
        its, amount = self.state, 0
        if action.kind == "pass":
            check_bare(action)
        else:
            amount = state.bid_of(action.target) or 0
            if action.cards or not state.is_bid(self.rules, its.bid, amount):
                raise self.refusal(action)
        its.calls.append((seat, amount))
        its.bid = amount or its.bid
        events = [Event("bid", seat, points=amount) if amount else Event("passed", seat)]
        auction = its.auction()
        if auction.speaker is not None:
            its.seat = auction.speaker
        elif auction.winner is None:
            its.phase = "over"
            events.append(Event("void"))
        else:
            if auction.unbid:
                its.bid = self.rules.minimum
                events.append(Event("stuck", auction.winner, points=its.bid))
            events += self._award(auction.winner)
        return tuple(events)

    def _award(self, bidder: Seat) -> Iterable[Event]:
        """Show the widow and give it to the bidder, who names trump."""
        its = self.state
        its.bidder = bidder
        its.next(bidder, "name")
        if its.stock:
            its.widow, its.stock = tuple(sorted(its.stock, key=its.place)), []
            for card in its.widow:
                its.receive(bidder, card)
            its.known[bidder] |= frozenset(its.widow)
            yield Event("widow-shown", bidder, its.widow)
        if not state.nameable(its):
            its.phase = "over"
            yield from self.outcome()

    def _name(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Name trump, or announce a Durch."""
        if action.cards or action.target not in state.nameable(self.state):
            raise self.refusal(action)
        its = self.state
        if action.target in CONTRACTS:
            its.contract = action.target
        else:
            its.trump = action.target
        named = Event("named", seat, target=action.target)
        if self.rules.widow:
            its.next(seat, "bury")
            return (named,)
        partner = self.rules.partner(seat)
        if self.rules.pass_cards and partner is not None:
            its.next(partner, "give")
            return (named,)
        return (named, *self._meld())

    # burying and passing

    def _bury(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Bury as many cards as the widow has, secret but for trumps and aces where these are named."""
        its = self.state
        cards = self._chosen(seat, action, self.rules.widow_size)
        if its.trump and not self.rules.binokel:
            state.check_burial(its, cards)
        for card in cards:
            its.lay_away(seat, card)
        events = [Event("buried", seat, cards, secret=True)]
        if not self.rules.binokel and self.rules.announce_buried:
            its.announced = tuple(card for card in cards if suit(card) == its.trump or rank(card) == "A")
            events += [Event("announced", seat, its.announced)] if its.announced else []
        return (*events, *self._meld())

    def _give(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Give cards to the partner: first to the bidder, who then gives as many back."""
        its, partner = self.state, self.rules.partner(seat)
        assert partner is not None
        cards = self._chosen(seat, action, self.rules.pass_cards)
        its.give(seat, partner, cards)
        events = [Event("gave", seat, cards, secret=True), Event("received", partner, cards, secret=True)]
        if seat == its.bidder:
            return (*events, *self._meld())
        its.next(partner, "give")
        return tuple(events)

    def _chosen(self, seat: Seat, action: Action, number: int) -> tuple[Card, ...]:
        """Return the cards of the hand that an action names."""
        if action.target:
            raise self.refusal(action)
        Composition(number, number).check(action.cards)
        return held(self.state.hands[seat], action.cards)

    # melds

    def _meld(self) -> Iterable[Event]:
        """Lay out all melds, so that the bidder goes on or concedes; in a Durch nobody melds."""
        its, bidder = self.state, self.state.bidder
        assert bidder is not None
        if its.contract:
            self._lead()
            return
        its.lay_out_melds()
        its.next(bidder, "melding")
        yield from self._melded()

    def _melded(self) -> Iterable[Event]:
        its = self.state
        for seat, found in enumerate(its.melds):
            if found:
                cards = tuple(sorted(melds.melded(found), key=its.place))
                yield Event("melded", seat, cards, points=melds.total(found))

    def _go_on(self, seat: Seat) -> tuple[Event, ...]:
        """Go on from the melds to the first trick, unless they have made the bid by themselves."""
        if scoring.unplayed(self.state):
            self.state.phase = "over"
            return tuple(self.outcome())
        self._lead()
        return (Event("went-on", seat),)

    def _concede(self, seat: Seat) -> tuple[Event, ...]:
        """Concede: the other sides score their melds, which are shown if they are not yet."""
        its = self.state
        before = its.phase
        its.conceded, its.phase = True, "over"
        if before in ("melding", "lead") or self.rules.in_units:
            return tuple(self.outcome())
        its.lay_out_melds(by_bidder=False)
        return (*self.outcome(), *self._melded())

    # tricks

    def _lead(self) -> None:
        """Let the first trick begin."""
        its = self.state
        assert its.bidder is not None
        leads = its.bidder if its.contract or self.rules.first_lead == "bidder" else its.after(its.dealer)
        its.leader = leads
        its.next(leads, "lead")

    def points_of(self, cards: Sequence[Card]) -> int:
        """Return the points of a trick, with those for the last one; none in a Durch."""
        if self.state.contract:
            return 0
        return self.rules.points_in(tuple(cards)) + (0 if any(self.state.hands) else self.rules.last_trick)

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Let the winner lead, or end the round: a Durch as soon as it is lost."""
        self.finish_or_lead(winner)
        if self.state.contract and scoring.contract_lost(self.state):
            self.state.phase = "over"
        return self.outcome() if self.over else ()

    def outcome(self) -> Iterable[Event]:
        """Tell how the bidder has done; the target of the event is the bidder's side."""
        its = self.state
        code, reached = scoring.result(its)
        assert its.bidder is not None
        yield Event(code, its.bidder, target=str(its.side), points=reached)

    def check_arranging(self, *, swap: bool) -> None:
        """Raise once the auction is over."""
        if self.state.phase != "bid":
            raise IllegalAction("arrange-before-auction-ends")

    # queries

    def view(self, seat: Seat | None, context: GameContext) -> AuctionView:
        """Return what a seat may know."""
        its, rules = self.state, self.rules
        partner = None if seat is None else rules.partner(seat)
        within = rules.pass_cards > 0 and its.bidder is not None and seat in (its.bidder, rules.partner(its.bidder))
        sees_buried = its.bidder is not None and (self.over or seat == its.bidder)
        buried: tuple[Card, ...] = ()
        code, reached = scoring.result(its)
        needs, kept = 0, False
        if its.bidder is not None:
            buried = tuple(its.laid[its.bidder]) if sees_buried else ()
            points, kept = scoring.taken(its, its.side, buried=sees_buried), scoring.keeps(its, its.side)
            needs = max(0, scoring.needed(its) - points)
            if code not in ("made", "set"):
                reached = its.melds_worth(its.side) + points
        return AuctionView(
            **seen_round(self, seat, context),
            **shown(its, COPIED),
            verbs=state.public_verbs(its),
            gifts=tuple(its.gifts) if within else ((),) * its.seats,
            told=tuple(sorted(its.told[partner], key=its.place)) if within and partner is not None else (),
            buried=buried,
            result=code,
            reached=reached,
            needs=needs,
            kept=kept,
        )

    def score(self) -> RoundScore:
        """See :func:`engine.auction_pinochle.scoring.score`."""
        return scoring.score(self.state)

    def feats(self) -> tuple[dict[str, int], ...]:
        """See :func:`engine.auction_pinochle.scoring.feats`."""
        return scoring.feats(self.state)
