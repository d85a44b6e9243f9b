"""The rules of auction Pinochle and Binokel: the options together with dealing, and the end of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, cast

from engine.auction_pinochle.options import AuctionPinochleOptions
from engine.auction_pinochle.presentation import PRESENTATION
from engine.auction_pinochle.round import COPIED, AuctionRound, AuctionView
from engine.auction_pinochle.state import AuctionState
from engine.cards import Card, face, rank, suit
from engine.kit.hands import dealt, equal_card
from engine.kit.trick_round import TrickRules, deal_hidden, lay_out_all
from engine.round import Round
from engine.rules import Deal, FixedRounds
from engine.score import RoundScore, Settlement
from engine.types import Chance, Seat, Verb
from engine.view import View

_BATCH = 3
"""How many cards are dealt at a time."""


class AuctionPinochleRules(AuctionPinochleOptions, TrickRules):
    """The rules; see :class:`AuctionPinochleOptions` for the options."""

    presentation: ClassVar = PRESENTATION
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("play", "one"),
        Verb("bid", target=True),
        Verb("pass"),
        Verb("name", target=True),
        Verb("bury", "some"),
        Verb("give", "some"),
        Verb("meld"),
        Verb("concede"),
    )
    fixed_rounds: ClassVar = FixedRounds(4, {"target": 1_000_000, "deals": 0})

    def deal(self, deal: Deal) -> AuctionRound:
        """Deal by threes; what is left is the widow."""
        whole, rest = divmod(self.hand_size, _BATCH)
        batches = (*(_BATCH,) * whole, *((rest,) if rest else ()))
        hands, widow = dealt(deal.cards, deal.seats, (deal.dealer + 1) % deal.seats, batches)
        return AuctionRound(self, AuctionState(hands, dealer=deal.dealer, rules=self, widow=widow), deal.target)

    def imagine(self, view: View, chance: Chance) -> AuctionRound:
        """See :func:`imagined`."""
        seen = cast(AuctionView, view)
        return AuctionRound(self, imagined(seen, chance), view.target)

    def settle(self, totals: tuple[int, ...], target: int, finished: Round, scores: Sequence[RoundScore]) -> Settlement:
        """Return who has won: after a number of deals, or at the target, where the bidder's side may come first."""
        leaders = self.ahead(dict(enumerate(totals)))
        # Cards that are dealt again because nobody has bid are no deal of the game.
        ended = sum(map(any, scores)) >= self.deals if self.deals else max(totals) >= target
        if not ended:
            return Settlement((), target)
        state = cast(AuctionRound, finished).state
        side = None if state.bidder is None or self.deals else state.side
        if side is not None and (totals[side] >= target if self.finish == "bidder" else side in leaders):
            return Settlement((side,), target)
        return Settlement(leaders if len(leaders) == 1 else (), target)


def laid_out(view: AuctionView) -> AuctionState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = AuctionState([()] * len(view.sides), dealer=view.dealer, rules=view.rules, widow=())
    lay_out_all(state, view, COPIED)
    partner = view.partner(view.own_seat)
    state.gifts = list(view.gifts)
    if partner is not None:
        state.told[partner] = frozenset(view.told)
    return state


def imagined(view: AuctionView, chance: Chance) -> AuctionState:
    """Return a state with the hidden cards dealt at random, as far as the auction and the burying allow."""
    state = laid_out(view)
    bidder, seat = view.bidder, view.own_seat
    placed = {}
    if bidder is not None and bidder != seat:
        placed[bidder] = _of_bidder(view, bidder, chance)
    deal_hidden(state, view, chance, placed)
    partner = view.partner(seat)
    if partner is not None:
        _remember(state, seat, partner, view)
    return state


def _remember(state: AuctionState, seat: Seat, partner: Seat, view: AuctionView) -> None:
    """Let the partner know, as it does, the cards that it has given to this seat and that are still in its hand."""
    played = Counter(map(face, view.played_by(seat)))
    for card in view.gifts[partner]:
        if card in view.gifts[seat]:
            continue
        if played[face(card)]:
            played[face(card)] -= 1
        elif card in state.hands[seat] and card not in state.known[seat]:
            state.told[seat] |= {card}


def _of_bidder(view: AuctionView, bidder: Seat, chance: Chance) -> tuple[list[Card], list[Card]]:
    """Return hidden cards for the bidder's hand, and buried ones.

    They include those of the widow that the bidder has not played, the announced ones, and a marriage where trump needs
    one.
    """
    certain = view.surely_held(bidder)
    pool, laid = view.unseen(), [*view.announced]
    chance.shuffle(pool)
    in_hand = view.hand_counts[bidder] - len(certain)
    to_bury = view.laid_counts[bidder] - len(laid)
    here = [*certain, *laid, *view.played_by(bidder)]
    mine = [_taken(pool, card) for card in (Counter(map(face, view.widow)) - Counter(map(face, here))).elements()]
    mine += _marriage(view, pool, [*certain, *mine])
    mine += [pool.pop() for _ in range(in_hand + to_bury - len(mine))]
    if to_bury and view.rules.announce_buried and not view.rules.binokel:
        mine = _buried_last(view, mine, pool, to_bury)
    return mine[:in_hand], [*laid, *mine[in_hand:]]


def _marriage(view: AuctionView, pool: list[Card], has: list[Card]) -> list[Card]:
    """Take from the pool what a bidder lacks for a marriage, if there must be one."""
    announces = not view.trump and (view.rules.durch or view.rules.untendurch)
    if not view.rules.marriage or view.phase not in ("name", "bury", "give") or view.contract or announces:
        return []
    held, left = {*map(face, has)}, {*map(face, pool)}
    pairs = [{"K" + letter, "Q" + letter} for letter in (view.trump or dict.fromkeys(map(suit, pool)))]
    pair = next(pair for pair in pairs if pair <= held | left)
    return [_taken(pool, card) for card in sorted(pair - held)]


def _buried_last(view: AuctionView, mine: list[Card], pool: list[Card], number: int) -> list[Card]:
    """Return a bidder's hidden cards with buried ones last: no trumps or aces, which would have been named."""

    def unnamed(card: Card) -> bool:
        return suit(card) != view.trump and rank(card) != "A"

    plain = [*filter(unnamed, mine)]
    kept = [card for card in mine if not unnamed(card)]
    while len(plain) < number:
        plain.append(_taken(pool, next(filter(unnamed, pool))))
        pool.append(kept.pop())
    return [*kept, *plain]


def _taken(pool: list[Card], wanted: Card) -> Card:
    """Take a card, or an equal one, from a list of cards."""
    card = equal_card(pool, wanted)
    assert card is not None
    pool.remove(card)
    return card
