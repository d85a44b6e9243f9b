"""How auction Pinochle presents itself: the bidding box, burying and passing, facts and pages, the log, highlights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from engine.auction_pinochle.explaining import explain
from engine.auction_pinochle.melds import Meld, called, melded, melds_of, total
from engine.auction_pinochle.options import BINOKEL
from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.scoring import DURCH_POINTS, feats
from engine.auction_pinochle.state import CONTRACTS, UNTENDURCH
from engine.cards import BACK, SUITS, Card, suit
from engine.highlights import Course, best_round, first_best
from engine.kit import trick_presentation
from engine.kit.trick_view import TrickView
from engine.presentation import Presentation, Waiting, as_selected
from engine.types import Action, Choice, Event, Line, Note, Seat, Side, Value

_COMPOSED = ("bury", "give")
_OFFERED_BIDS = (0, 1, 5)
"""Which of the next bids have buttons of their own: the next one, and those one and five steps above it."""
_LATE = 4
"""With how many cards left a player is reminded that melds still need a trick."""
_OUTCOMES = (
    "made",
    "set",
    "conceded",
    "no-marriage",
    *CONTRACTS,
    *(f"{contract}-lost" for contract in CONTRACTS),
)


def choices(view: AuctionView, kind: str) -> tuple[Choice, ...]:
    """Return the actions of a kind with their labels: suits by their melds; of ways to bury and give the sensible."""
    if kind == "play":
        return trick_presentation.playable(view, kind)
    worth = view.worth() if kind == "name" else {}
    actions = sorted(view.legal, key=lambda action: -worth.get(action.target, 0))
    return tuple(Choice(action, label(view, action)) for action in actions if action.kind == kind)


def label(view: AuctionView, action: Action) -> Note:
    """Return what an action is called: a suit with what it melds, cards to bury with what is kept."""
    values: dict[str, Value] = {}
    match action.kind:
        case "bid":
            values["points"] = int(action.target)
        case "name":
            contract = action.target if action.target in CONTRACTS else "trump"
            points = view.worth().get(action.target, 0)
            values = {"contract": contract, "suit": action.target, "points": points}
        case "bury" | "give":
            kept = total(melds_of(view.rules, view.trump, _left(view, action.cards))) if view.trump else 0
            values = {"cards": action.cards, "melds": kept, "points": view.rules.points_in(action.cards)}
        case "concede":
            values["points"] = view.bid
    return Note(action.kind, values)


def meanings(view: AuctionView, action: Action, *, in_order: bool = False) -> tuple[Choice, ...]:
    """Return the picked cards as the one action that they can mean, with what is kept."""
    return (Choice(action, label(view, action)),) if action.kind in _COMPOSED else as_selected(view, action)


def shortlist(view: AuctionView) -> Sequence[Choice]:
    """Return the next bids, a pass, the suits, the best ways to bury or give, and every card that can be played.

    Conceding is never the first thing to do, so it has the button of its verb.
    """
    found: list[Choice] = []
    for kind in ("bid", "pass", "name", *_COMPOSED, "meld", "play"):
        its = choices(view, kind)
        found += [its[place] for place in _OFFERED_BIDS if place < len(its)] if kind == "bid" else its
    return found


def uses(view: AuctionView, card: Card) -> list[Note]:
    """Return the melds of the own hand that a card is in, if trump is named."""
    melds = view.own_melds(view.trump) if view.trump else ()
    found = (meld for meld in melds if card in meld.cards)
    return [Note("in-meld", {"target": called(view.rules, meld), "points": meld.points}) for meld in found]


CAUTIONS = (
    *trick_presentation.CAUTIONS,
    "play-over-partner",
    "concede",
    "bury-trump",
    "bury-melded",
    "give-melded",
)
"""The codes of all cautions."""


def cautions(view: AuctionView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste or lose: no high cards in an Untendurch, where they are better gone."""
    if view.seat is None or view.contract == UNTENDURCH:
        return ()
    playing = (*trick_presentation.cautions(view, action), *trick_presentation.over_partner(view, action))
    return (*playing, *_giving_up(view, action))


def _giving_up(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield a bid conceded, and trumps and melds that the bidder buries or gives away."""
    if action.kind == "concede":
        yield Note("concede", {"points": view.bid})
    if action.kind not in _COMPOSED or view.seat != view.bidder or not view.trump:
        return
    trumps = [card for card in action.cards if suit(card) == view.trump]
    others = sum(suit(card) != view.trump for card in view.hand)
    if action.kind == "bury" and trumps and others >= len(action.cards):
        yield Note("bury-trump", {"card": trumps[0]})
    before = view.own_melds(view.trump)
    lost = total(before) - total(melds_of(view.rules, view.trump, _left(view, action.cards)))
    if lost:
        cards = tuple(card for card in action.cards if card in melded(before)) or action.cards
        values: dict[str, Value] = {"cards": cards, "points": lost}
        yield Note("bury-melded", values) if action.kind == "bury" else Note("give-melded", values)


def _left(view: AuctionView, cards: Iterable[Card]) -> list[Card]:
    gone = {*cards}
    return [card for card in view.hand if card not in gone]


def warnings(view: AuctionView) -> tuple[Note, ...]:
    """Return that the player may not pass, or that melds still need a trick."""
    if view.seat is None or view.seat not in view.to_act:
        return ()
    if view.must_bid:
        return (Note("must-bid", {"points": view.rules.minimum}),)
    side = view.sides[view.seat]
    melds = sum(view.melds_worth(seat) for seat, its in enumerate(view.sides) if its == side)
    needed = view.rules.keep_meld == "trick" and melds and not view.won_by(side)
    return (Note("no-trick-yet"),) if needed and len(view.hand) <= _LATE and view.phase in ("lead", "follow") else ()


# facts and pages


def facts(view: AuctionView) -> tuple[Note, ...]:
    """Return the facts of every game of tricks, with the auction, the melds, and what the own hand could meld."""

    def of_side(side: Side) -> Iterator[Note]:
        for seat, its in enumerate(view.sides):
            if its == side and view.melds[seat]:
                yield Note("melds-of", {"seat": seat, "points": view.melds_worth(seat)})

    first, *others = trick_presentation.facts(view, of_side, _auction)
    goal = first._replace(values={**first.values, "rounds": view.most_rounds or view.rules.deals})
    return (goal, *others, *_could_meld(view))


def _auction(view: TrickView) -> Iterator[Note]:
    """Yield how the auction stands, or who plays for what, and what is known of widow, burying and passing."""
    assert isinstance(view, AuctionView)
    bidder = view.bidder
    if bidder is None:
        if view.result:
            yield Note("result", {"result": view.result, "side": 0, "bid": 0, "points": 0})
        elif view.high_bidder is None:
            yield Note("nobody-bid", {"points": view.rules.minimum})
        else:
            yield Note("high-bid", {"seat": view.high_bidder, "points": view.bid})
        return
    bought: dict[str, Value] = {"seat": bidder, "points": view.bid}
    if view.trump or view.contract:
        yield Note("contract", {**bought, "contract": view.contract or "trump", "suit": view.trump})
    else:
        yield Note("bought", bought)
    if view.widow:
        yield Note("widow-shown", {"cards": view.widow, "seat": bidder})
    if view.buried:
        values: dict[str, Value] = {"seat": bidder, "cards": view.buried}
        yield Note("buried", values) if view.seat == bidder else Note("buried-by", values)
    if view.announced:
        yield Note("announced-buried", {"seat": bidder, "cards": view.announced})
    yield from _passed(view)
    yield from _outcome(view)


def _passed(view: AuctionView) -> Iterator[Note]:
    """Yield what this seat and its partner have given each other."""
    partner = None if view.seat is None else view.partner(view.seat)
    if view.seat is not None and partner is not None:
        if view.gifts[view.seat]:
            yield Note("gave", {"cards": view.gifts[view.seat], "seat": partner})
        if view.gifts[partner]:
            yield Note("given", {"cards": view.gifts[partner], "seat": partner})


def _outcome(view: AuctionView) -> Iterator[Note]:
    """Yield how the round has ended, or what the bidder's side still needs."""
    assert view.bidder is not None
    values: dict[str, Value] = {"side": view.sides[view.bidder], "bid": view.bid}
    if view.result:
        yield Note("result", {**values, "result": view.result, "points": view.reached})
    elif view.trump and view.phase in ("melding", "lead", "follow"):
        if view.needs:
            yield Note("needs", {**values, "points": view.needs, "unsure": view.unsure})
        else:
            yield Note("has-made", {**values, "reached": view.reached, "kept": view.kept})


def _could_meld(view: AuctionView) -> list[Note]:
    """Return what the own hand melds in each suit, before trump is named."""
    if view.seat is None or view.phase not in ("bid", "name") or not view.to_act:
        return []
    worth = view.worth()
    return [Note("could-meld", {"suit": letter, "points": worth[letter]}) for letter in SUITS]


def auction_page(view: AuctionView) -> list[Note]:
    """Return the page of the auction: what everybody has said, in order."""
    said = [Note("called", {"seat": seat, "points": bid}) for seat, bid in view.calls]
    return said or [Note("no-calls")]


def melds_page(view: AuctionView) -> list[Note]:
    """Return the page of the melds laid out, by seat; before that, those that the own hand makes with trump named."""
    laid = view.melds
    if not any(laid) and view.seat is not None and view.trump and not view.result:
        laid = tuple(view.own_melds(view.trump) if seat == view.seat else () for seat in range(len(view.sides)))
    return [_laid(view, seat, meld) for seat, melds in enumerate(laid) for meld in melds] or [Note("no-melds")]


def _laid(view: AuctionView, seat: Seat, meld: Meld) -> Note:
    target = called(view.rules, meld)
    return Note("meld-laid", {"seat": seat, "cards": meld.cards, "target": target, "points": meld.points})


def lull(view: AuctionView) -> Waiting:
    """Make computers wait while the melds lie on the table, and all after a trick of several players."""
    return "computers" if view.phase == "melding" else trick_presentation.lull(view)


def summary(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return one line for each trick, with the result on that of the last; of passing what the reader may know."""
    told = [event for event in events if event.kind != "received" or BACK not in event.cards]
    return trick_presentation.summary(told, outcomes=_OUTCOMES)


# what stood out in a game


def highlights(course: Course) -> tuple[Note, ...]:
    """Return the best melds of a hand, the highest bid made, the first Durch, and the best round."""
    rounds = [(number, cast(AuctionRound, each)) for number, each in enumerate(course.rounds, 1)]
    return (*_best_melds(rounds), *_best_bid(rounds), *best_round(course))


def _best_melds(rounds: Iterable[tuple[int, AuctionRound]]) -> Iterator[Note]:
    found = [(melds, number, seat) for number, each in rounds for seat, melds in enumerate(each.state.melds) if melds]
    best = first_best(found, lambda each: total(each[0]))
    if best:
        melds, number, seat = best
        cards = tuple(sorted(melded(melds)))
        yield Note("best-melds", {"seat": seat, "cards": cards, "points": total(melds), "round": number})


def _best_bid(rounds: Iterable[tuple[int, AuctionRound]]) -> Iterator[Note]:
    """Yield the first Durch, and the highest bid that was made."""
    made = [
        (done["best-bid"], number, each, side, "durch" in done)
        for number, each in rounds
        for side, done in enumerate(feats(each.state))
        if "best-bid" in done
    ]
    for _, number, each, _, durch in made:
        if durch:
            yield Note("durch", {"seat": each.state.bidder or 0, "points": DURCH_POINTS, "round": number})
            break
    best = first_best(made, lambda each: each[0])
    if best:
        yield Note("best-bid", {"side": best[3], "points": best[0], "round": best[1]})


PRESENTATION = Presentation[AuctionView](
    greatest="best-melds",
    pages={
        "table": facts,
        "auction": auction_page,
        "tricks": trick_presentation.tricks,
        "melds": melds_page,
        "points": trick_presentation.points,
    },
    choices=choices,
    shortlist=shortlist,
    meanings=meanings,
    uses=uses,
    cautions=cautions,
    caution_codes=CAUTIONS,
    warnings=warnings,
    lull=lull,
    advised=_COMPOSED,
    routine=("play",),
    german_suited=BINOKEL,
    summary=summary,
    highlights=highlights,
    explain=explain,
)
"""Presents the game."""
