"""The study of auction Pinochle and Binokel: explanations and reasons, card tracking, lessons, and guided rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.auction_pinochle.melds import melded, worth
from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.rules import laid_out
from engine.auction_pinochle.state import CONTRACTS, DURCH, PASS, UNTENDURCH
from engine.cards import Card, rank, suit
from engine.kit.trick_round import PLAYING
from engine.players.auction_pinochle import hands
from engine.study.contract import Explanation, GuidedRound, Lessons, Study, is_turn
from engine.study.kit.seen_hands import recalled
from engine.study.kit.tricks import TRICK_PAGES, explain_playing, move, playing, recall_played, refused
from engine.types import Action, Note, Value

_COVERED = ("aim", "bidding", "trump", "melds", "order", "follow")
"""The lessons that a guided round makes superfluous."""


def explain(view: AuctionView) -> tuple[Explanation, ...]:
    """Explain which actions the seat to act may take, and why others are refused."""
    return tuple(_explain(view))


def _explain(view: AuctionView) -> Iterator[Explanation]:
    played = AuctionRound(view.rules, laid_out(view), view.target)
    kinds = dict.fromkeys(action.kind for action in view.legal)
    for kind in kinds:
        if kind != "play":
            yield Explanation(kind, True, Note(f"may-{kind}", _possible(view, kind)))
    if view.must_bid:
        yield from refused(view, played, "pass", PASS)
    if "name" in kinds and view.rules.marriage:
        named = {action.target for action in view.legal}
        yield from (
            each
            for letter in "CDHS"
            if letter not in named
            for each in refused(view, played, "name", Action("name", target=letter))
        )
    yield from explain_playing(view, played)


def _possible(view: AuctionView, kind: str) -> dict[str, Value]:
    """Return the values of the explanation of a legal kind of action."""
    composed = view.composition(kind)
    partner = view.partner(view.own_seat)
    return {
        "points": next(view.next_bids(), 0) if kind == "bid" else view.bid,
        "count": composed.least if composed else 0,
        "seat": view.own_seat if partner is None else partner,
        "loss": _loss(view),
    }


def _loss(view: AuctionView) -> str:
    """Return how much a bid that is played and lost costs beside conceding: the same, twice as much, or even more."""
    rules = view.rules
    if rules.in_units and rules.spades_double and view.trump in ("", "S"):
        return "more"
    return "twice" if rules.binokel or rules.in_units else "same"


# hints


def reasons(view: AuctionView, action: Action) -> tuple[Note, ...]:
    """Return the main reasons for an action."""
    return tuple(_REASONS[action.kind](view, action))


def _bid(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield that the seat must bid, and what its melds and all it may reach are worth."""
    if view.must_bid:
        yield Note("hint-bid-must")
    yield from _prospects(view)


def _prospects(view: AuctionView) -> Iterator[Note]:
    reached = hands.reaches(view.rules, view.hand)
    if not reached:
        yield Note("hint-no-marriage")
        return
    trump = max(reached, key=lambda letter: (reached[letter], letter))
    yield Note("hint-bid-melds", {"suit": trump, "points": worth(view.rules, view.hand)[trump]})
    points, unit = round(reached[trump]), view.rules.unit
    yield Note("hint-bid-reach", {"points": points // unit * unit, "widow": view.rules.widow_size})


def _pass(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield that the partner has the bid, or how the next bid compares with what the hand reaches."""
    partner = view.partner(view.own_seat)
    if partner is not None and view.high_bidder == partner:
        yield Note("hint-pass-partner", {"seat": partner, "points": view.bid})
        return
    yield Note("hint-pass-next", {"points": next(view.next_bids(), view.rules.most), "twice": view.rules.binokel})
    yield from _prospects(view)


def _name(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield what a suit melds and how many trumps it makes, or what a Durch needs."""
    if action.target in CONTRACTS:
        sure = hands.sure_durch if action.target == DURCH else hands.sure_untendurch
        certain = sure(view.rules, view.hand, len(view.sides)) is not None
        yield Note(f"hint-{action.target}" if certain else f"hint-{action.target}-risk")
        return
    trump = action.target
    yield Note("hint-name-melds", {"suit": trump, "points": worth(view.rules, view.hand)[trump]})
    yield Note("hint-name-trumps", {"suit": trump, "count": sum(suit(card) == trump for card in view.hand)})


def _bury(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield the melds that are kept, the points buried, and the suits that are gone."""
    if view.contract:
        yield Note(f"hint-bury-{view.contract}", {"cards": action.cards})
        return
    rules, left = view.rules, _without(view, action)
    melds = hands.melds_total(rules, view.trump, left if rules.binokel else view.hand)
    yield Note("hint-keeps-melds", {"points": melds, "suit": view.trump})
    if points := rules.points_in(action.cards):
        yield Note("hint-bury-points", {"points": points})
    gone = {*map(suit, action.cards)} - {*map(suit, left)}
    if gone and view.trump not in gone and any(suit(card) == view.trump for card in left):
        yield Note("hint-bury-void", {"suit": tuple(sorted(gone))})


def _give(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield the trumps and aces that the bidder gets, or the melds that it keeps."""
    if view.own_seat == view.bidder:
        kept = hands.melds_total(view.rules, view.trump, _without(view, action))
        yield Note("hint-keeps-melds", {"points": kept, "suit": view.trump})
        return
    trumps = sum(suit(card) == view.trump for card in action.cards)
    aces = sum(rank(card) == "A" and suit(card) != view.trump for card in action.cards)
    if trumps:
        yield Note("hint-give-trumps", {"count": trumps, "seat": view.bidder or 0})
    if aces:
        yield Note("hint-give-aces", {"count": aces, "seat": view.bidder or 0})
    if not (trumps or aces):
        yield Note("hint-give-rest")


def _without(view: AuctionView, action: Action) -> list[Card]:
    return [card for card in view.hand if card not in action.cards]


def _meld(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield how much the side still needs, and how much it may expect."""
    if not view.needs:
        yield Note("hint-meld-enough", {"points": view.bid})
        return
    yield Note("hint-needs", {"points": view.needs, "bid": view.bid})
    yield Note("hint-expects", {"points": _expected_tricks(view)})


def _expected_tricks(view: AuctionView) -> int:
    points = round(hands.tricks(view.rules, view.trump, view.hand))
    return points // view.rules.unit * view.rules.unit


def _concede(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield how much the side still needs, and what it costs to lose the bid in play."""
    if view.melds[view.own_seat] and view.needs:
        yield Note("hint-needs", {"points": view.needs, "bid": view.bid})
    yield Note("hint-concede", {"loss": _loss(view)})


def _play(view: AuctionView, action: Action) -> Iterator[Note]:
    """Yield the effect of a card on its trick, or what it gives to a partner who is winning it."""
    card, partner = action.cards[0], view.partner(view.own_seat)
    if view.trick and view.holder == partner and not view.wins(card) and view.contract != UNTENDURCH:
        yield Note("hint-partner-wins", {"seat": view.holder})
        if points := view.rules.points_in((card,)):
            yield Note("hint-play-gives", {"card": card, "points": 0 if view.contract else points})
    else:
        yield from playing(view, card)


_REASONS: dict[str, Callable[[AuctionView, Action], Iterator[Note]]] = {
    "bid": _bid,
    "pass": _pass,
    "name": _name,
    "bury": _bury,
    "give": _give,
    "meld": _meld,
    "concede": _concede,
    "play": _play,
}
"""Yields the reasons for each kind of action."""


def _details(view: AuctionView, action: Action) -> dict[str, Value]:
    """Return the amount of a bid, and what is named: trump, or a contract."""
    contract = action.target if action.target in CONTRACTS else "trump"
    return {"points": int(action.target) if action.kind == "bid" else view.bid, "contract": contract}


# pages


def _recall(view: AuctionView) -> tuple[Note, ...]:
    """Return what was said, the widow, and the cards seen and played."""
    said = [Note("called", {"seat": seat, "points": bid}) for seat, bid in view.calls]
    widow = [Note("widow-shown", {"seat": view.bidder or 0, "cards": view.widow})] if view.widow else []
    return recalled(view, [*said, *widow, *recall_played(view)])


def _analyze(view: AuctionView) -> tuple[Note, ...]:
    """Return what the hand melds: by suit before trump is named, then with that suit."""
    melds = worth(view.rules, view.hand)
    trumps: Sequence[str] = view.trump or sorted(melds, key=lambda letter: -melds[letter])
    return tuple(Note("could-meld", {"suit": trump, "points": melds[trump]}) for trump in trumps)


# lessons

_LESSONS: Lessons[AuctionView] = {
    "aim": lambda view, happened: True,
    "bidding": lambda view, happened: is_turn(view, "bid") and view.rules.reizen == "round",
    "duel": lambda view, happened: is_turn(view, "bid") and view.rules.reizen == "duel",
    "widow": lambda view, happened: is_turn(view, "name") and view.rules.widow_size > 0,
    "trump": lambda view, happened: is_turn(view, "name"),
    "durch": lambda view, happened: is_turn(view, "name") and view.rules.durch,
    "bury": lambda view, happened: is_turn(view, "bury"),
    "give": lambda view, happened: is_turn(view, "give"),
    "melds": lambda view, happened: "melded" in happened,
    "concede": lambda view, happened: is_turn(view, "melding"),
    "order": lambda view, happened: is_turn(view, "lead") and not view.contract,
    "follow": lambda view, happened: is_turn(view, "follow") and not view.contract,
    "partner": lambda view, happened: _has_partner_before(view) and not view.contract,
    "keep": lambda view, happened: _keeps(view),
    "scored": lambda view, happened: "round-scored" in happened,
}


def _has_partner_before(view: AuctionView) -> bool:
    return view.rules.partners and is_turn(view, "follow") and len(view.trick) > 1


def _keeps(view: AuctionView) -> bool:
    """Return whether the seat plays for melds that still need a trick."""
    needs = view.rules.keep_meld != "always"
    return needs and is_turn(view, *PLAYING) and bool(melded(view.melds[view.own_seat]))


_ROUNDS = {
    "partnership-pinochle": GuidedRound.parse(
        1208,
        """
        0 bid -> 250, 1 bid -> 260, 2 pass, 3 pass
        0 bid -> 270, 1 bid -> 280, 0 bid -> 290, 1 pass
        0 name -> D, 0 meld
        0 play AD, 1 play 10D', 2 play KH', 3 play 9D
        0 play AC', 1 play 9C, 2 play 10C', 3 play JC'
        0 play AS', 1 play KS, 2 play 9S, 3 play QS'
        0 play AH, 1 play JH, 2 play 10H, 3 play 9H
        0 play 9H', 1 play AH', 2 play QH, 3 play KH
        1 play AS, 2 play 9S', 3 play KS', 0 play 9D'
        0 play JH', 1 play AD', 2 play QH', 3 play KD'
        1 play AC, 2 play QC, 3 play KC, 0 play JD'
        """,
    ),
    "double-deck": GuidedRound.parse(
        1267,
        """
        0 bid -> 50, 1 pass, 2 bid -> 51, 3 bid -> 52, 0 bid -> 53, 2 bid -> 54, 3 pass, 0 bid -> 55, 2 pass
        0 name -> D, 0 meld
        0 play AD'', 1 play KD', 2 play JD'', 3 play JD
        0 play AH, 1 play JH'', 2 play KH'', 3 play JH
        0 play AS''', 1 play QS, 2 play 10S, 3 play JS
        0 play JC, 1 play 10C'', 2 play AC'', 3 play JC'
        2 play AH'', 3 play QD, 0 play KH', 1 play KH
        3 play JC''', 0 play AC, 1 play KD'', 2 play QC''
        1 play AS, 2 play 10D', 3 play JS'', 0 play KS'''
        2 play QC''', 3 play KC', 0 play 10C', 1 play 10D''
        1 play JH''', 2 play QH, 3 play QD', 0 play KD'''
        """,
    ),
    "cutthroat": GuidedRound.parse(
        1156,
        """
        0 bid -> 200, 1 pass, 2 bid -> 210, 0 bid -> 220, 2 pass
        0 name -> C, 0 bury 10D' 10S AD', 0 meld
        0 play AC, 1 play JC, 2 play 9C
        0 play AC', 1 play QC', 2 play 9C'
        0 play 10C', 1 play 10C, 2 play KC'
        0 play AH, 1 play 9H', 2 play 9H
        0 play JS, 1 play AS, 2 play 9S'
        1 play AD, 2 play 9D', 0 play JD
        1 play 9D, 2 play JD', 0 play QD
        """,
    ),
    "auction": GuidedRound.parse(
        2716,
        """
        0 bid -> 300, 1 bid -> 310, 2 pass, 0 bid -> 320, 1 bid -> 330, 0 bid -> 340, 1 pass
        0 name -> S, 0 bury 9D' JC' QD', 0 meld
        0 play AS, 1 play 9S', 2 play 9S
        0 play AC, 1 play 9C, 2 play JC
        0 play 9H, 1 play QH, 2 play QH'
        1 play 9C', 2 play QC, 0 play 10C'
        0 play JD', 1 play AD', 2 play 9D
        1 play AH, 2 play JH, 0 play KH'
        1 play AC', 2 play KC', 0 play JS
        """,
    ),
    "binokel-three": GuidedRound.parse(
        1025,
        """
        1 bid -> 150, 0 bid -> 160, 1 bid -> 170, 0 bid -> 180, 1 bid -> 190, 0 bid -> 200, 1 bid -> 210
        0 bid -> 220, 1 pass, 2 bid -> 230, 0 bid -> 240, 2 pass
        0 name -> S, 0 bury 10C' KC KD KD', 0 meld
        0 play AS, 1 play JS', 2 play JD
        0 play AS', 1 play 10S, 2 play JC
        0 play AH', 1 play JH, 2 play QH
        0 play AC, 1 play QC', 2 play JC'
        0 play JD', 1 play AD', 2 play 10D
        1 play QD, 2 play AD, 0 play JS
        """,
    ),
    "kreuzbinokel": GuidedRound.parse(
        1222,
        """
        1 pass, 2 bid -> 150, 0 bid -> 160, 2 bid -> 170, 0 bid -> 180, 2 pass, 3 pass
        0 name -> C, 0 bury JS JS' QD QS, 0 meld
        0 play AC, 1 play QC, 2 play JC', 3 play JC
        0 play QH', 1 play AH, 2 play KH', 3 play 10H
        1 play JD, 2 play AD, 3 play KD, 0 play AD'
        2 play AS', 3 play QS', 0 play AS, 1 play KS'
        2 play JD', 3 play 10D', 0 play KC, 1 play QD'
        0 play KH, 1 play QH, 2 play 10H', 3 play JH
        2 play KS, 3 play 10S, 0 play 10C, 1 play 10S'
        0 play AH', 1 play QC', 2 play KD', 3 play JH'
        1 play 10C', 2 play 10D, 3 play KC', 0 play AC'
        """,
    ),
}
"""By preset."""


def _guided_lesson(view: AuctionView, action: Action, *, again: bool) -> Note:
    """Return why to take an action of the guided round; ``again`` if the learner has taken one of its kind before."""
    code = action.kind
    if code == "play":
        partner = view.partner(view.own_seat)
        saves = view.trick and partner is not None and view.holder == partner and not view.wins(action.cards[0])
        code = "partner" if saves else move(view, action.cards[0])
    repeated = again and code in ("bid", "lead")
    trump = view.trump or (action.target if action.kind == "name" else "")
    melds = worth(view.rules, view.hand)
    values: dict[str, Value] = {
        "cards": action.cards,
        "suit": trump or max(melds, key=lambda letter: (melds[letter], [*map(suit, view.hand)].count(letter))),
        "melds": melds[trump] if trump else max(melds.values()),
        "points": int(action.target) if action.kind == "bid" else view.bid,
        "needs": view.needs,
        "partners": view.rules.partners,
        "target": view.target,
    }
    return Note(f"auction-pinochle-{code}{'-again' if repeated else ''}", values)


STUDY = Study[AuctionView](
    explain=explain,
    reasons=reasons,
    details=_details,
    pages={**TRICK_PAGES, "recall": _recall, "analyze": _analyze},
    lessons=_LESSONS,
    lesson_values=lambda view: {
        "points": next(view.next_bids(), view.rules.most),
        "bid": view.bid,
        "needs": view.needs,
        "suit": view.trump or "H",
        "partners": view.rules.partners,
        "binokel": view.rules.binokel,
        "units": view.rules.in_units,
        "widow_cards": view.rules.widow_size,
        "last": view.rules.last_trick,
        "loss": _loss(view),
    },
    guided_rounds=_ROUNDS,
    guided_lesson=_guided_lesson,
    covered=_COVERED,
)
