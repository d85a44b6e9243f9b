"""The duties of who follows, who leads, the points of tricks, and who wins a game."""

from typing import Any

import pytest

from engine.auction_pinochle.round import AuctionRound
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.cards import face
from engine.score import ScoreLine
from tests.engine.auction_pinochle.table import (
    AUCTION,
    CUTTHROAT,
    DOUBLE,
    KREUZ,
    PARTNERSHIP,
    THREE,
    deal,
    do,
    playable,
    refused,
    rules_of,
    view,
    won,
)

HAND = "S A 9, H 10 9, C K K 10 10 Q Q J J"


def tricked(*trick: str, hand: str = HAND, **options: Any) -> AuctionRound:
    """Return a round in which this hand follows to a trick, hearts trump."""
    seat = len(trick)
    played = deal(options.pop("preset", PARTNERSHIP), *[""] * seat, hand, **options)
    its = played.state
    its.bidder, its.bid, its.trump = 0, 250, "H"
    its.trick = [next(card for card in played.rules.pack(4) if face(card) == name) for name in trick]
    its.leader = 0
    its.next(seat, "follow")
    return played


@pytest.mark.parametrize(
    ("trick", "options", "may"),
    [
        (("10S",), {}, {"AS"}),
        (("10S",), {"overplay": "trumps"}, {"AS", "9S"}),
        (("10S", "JH"), {}, {"AS", "9S"}),
        (("AD", "JH"), {}, {"10H"}),
        (("AD", "AH"), {}, {"10H", "9H"}),
        (("AD", "JH"), {"overtrump": False}, {"10H", "9H"}),
        (("AD",), {}, {"10H", "9H"}),
        (("JH",), {}, {"10H"}),
        (("JH",), {"overplay": "trumps"}, {"10H"}),
        (("AH",), {}, {"10H", "9H"}),
        (("AS",), {}, {"AS", "9S"}),
        (("JS", "AD"), {}, {"AS"}),
    ],
)
def test_duties(trick: tuple[str, ...], options: dict[str, Any], may: set[str]) -> None:
    played = tricked(*trick, **options)
    assert playable(played) == may


def test_without_the_suit_and_without_trump_any_card_is_played() -> None:
    played = tricked("AD", "JH", hand="S A 9 9, C A A K K 10 10 Q Q J")
    assert playable(played) == {"AS", "9S", "AC", "KC", "10C", "QC", "JC"}


@pytest.mark.parametrize(
    ("trick", "card", "code", "cards"),
    [
        (("10S",), "10H", "must-overplay", {"AS"}),
        (("10S", "JH"), "10H", "must-follow", {"AS", "9S"}),
        (("AD", "JH"), "9H", "must-overtrump", {"10H"}),
        (("AD",), "9S", "must-trump", {"10H", "9H"}),
        (("AD", "AH"), "KC", "must-trump", {"10H", "9H"}),
    ],
)
def test_refusals_name_the_cards_that_may_be_played(
    trick: tuple[str, ...], card: str, code: str, cards: set[str]
) -> None:
    note = refused(tricked(*trick), card).note
    assert note.code == code and {*note.values["cards"]} == cards  # type: ignore[misc]


@pytest.mark.parametrize(
    ("trick", "exempt", "may"),
    [
        (("10S", "9S"), False, {"AS"}),
        (("10S", "9S"), True, {"AS", "9S"}),
        (("9S", "10S"), True, {"AS"}),
        (("AD", "9D"), True, {"AS", "9S", "10H", "9H", "KC", "10C", "QC", "JC"}),
        (("AD", "JH"), True, {"10H"}),
    ],
)
def test_a_winning_partner_may_exempt(trick: tuple[str, ...], exempt: bool, may: set[str]) -> None:
    assert playable(tricked(*trick, exempt_partner=exempt)) == may


def test_equal_cards_are_one_choice_and_the_first_of_them_wins() -> None:
    played = tricked("AS", hand="S A 9, H 10 10 9 9, C K K 10 10 Q Q", exempt_partner=True)
    assert sorted(each.cards[0] for each in played.legal(1)) == ["9S", "AS'"] or playable(played) == {"AS", "9S"}
    do(played, "AS")
    its = played.state
    assert its.trick_seats()[played.order.winner(its.trick)] == 0


@pytest.mark.parametrize(
    ("preset", "options", "leader"),
    [
        (PARTNERSHIP, {}, 1),
        (PARTNERSHIP, {"first_lead": "left"}, 0),
        (DOUBLE, {}, 1),
        (THREE, {}, 0),
        (KREUZ, {"first_lead": "bidder"}, 1),
    ],
)
def test_who_leads_first(preset: str, options: dict[str, Any], leader: int) -> None:
    played = deal(preset, **options)
    minimum = str(played.rules.minimum)
    if played.state.to_act == (0,):
        do(played, "pass")
    do(played, minimum, *["pass"] * (played.state.seats - 2 + (played.rules.reizen == "duel")))
    its = played.state
    assert its.bidder == 1
    do(played, f"name {played.legal(1)[0].target}")
    if its.phase == "bury":
        played.play(1, played.legal(1)[0])
    do(played, "meld")
    assert its.phase == "lead" and played.to_act == (leader,)


@pytest.mark.parametrize(
    ("preset", "options", "total"),
    [
        (PARTNERSHIP, {}, 250),
        (PARTNERSHIP, {"trick_points": "standard"}, 250),
        (PARTNERSHIP, {"trick_points": "simplified"}, 250),
        (PARTNERSHIP, {"tens": True}, 25),
        (DOUBLE, {}, 50),
        (AUCTION, {}, 250),
        (THREE, {}, 250),
        (KREUZ, {"sevens": True}, 250),
    ],
)
def test_all_cards_and_the_last_trick(preset: str, options: dict[str, Any], total: int) -> None:
    rules = AuctionPinochleRules.of(preset).with_changes(options)
    assert rules.points_in(rules.pack(rules.seats_played()[0])) + rules.last_trick == total


# the end of a game


def settled(
    preset: str, totals: tuple[int, ...], bidder: int | None, deals: int = 1, **options: Any
) -> tuple[int, ...]:
    """Return who has won with these totals after a round with this bidder."""
    played = deal(preset)
    played.state.bidder = bidder
    scores = (*(((),) * 3,) * 5, *(((ScoreLine("made", 0),),),) * deals)
    return rules_of(played).settle(totals, played.rules.target, played, scores).winners


@pytest.mark.parametrize(
    ("totals", "bidder", "winners"),
    [
        ((1490, 1400), 0, ()),
        ((1500, 1600), 0, (0,)),
        ((1500, 1600), 2, (0,)),
        ((1500, 1600), 1, (1,)),
        ((1600, 1490), 1, (0,)),
        ((1600, 1600), 1, (1,)),
        ((1490, 1500), 0, (1,)),
        ((1500, 1500), None, ()),
    ],
)
def test_the_bidders_side_wins_at_the_target_even_with_less(
    totals: tuple[int, ...], bidder: int | None, winners: tuple[int, ...]
) -> None:
    assert settled(PARTNERSHIP, totals, bidder) == winners


@pytest.mark.parametrize(
    ("totals", "bidder", "winners"),
    [
        ((1000, 1100, 0), 0, (1,)),
        ((1100, 1100, 0), 0, (0,)),
        ((1100, 1100, 0), 2, ()),
        ((990, 900, 800), 0, ()),
    ],
)
def test_in_binokel_the_highest_wins_and_the_bidder_if_they_are_equal(
    totals: tuple[int, ...], bidder: int | None, winners: tuple[int, ...]
) -> None:
    assert settled(THREE, totals, bidder) == winners


@pytest.mark.parametrize(
    ("totals", "deals", "winners"),
    [((90, -30, -60), 11, ()), ((90, -30, -60), 12, (0,)), ((30, 30, -60), 12, ()), ((30, 40, -70), 13, (1,))],
)
def test_auction_pinochle_ends_after_twelve_deals_or_the_first_with_a_leader(
    totals: tuple[int, ...], deals: int, winners: tuple[int, ...]
) -> None:
    assert settled(AUCTION, totals, 2, deals) == winners


def test_the_goal_is_told() -> None:
    assert AuctionPinochleRules.of(AUCTION).goal == ("deals", {"deals": 12})
    assert AuctionPinochleRules.of(CUTTHROAT).goal == ("target", {"target": 1500})


def test_a_finished_round_has_no_choices() -> None:
    played = won(tricked("AS"), 10, 20)
    assert not played.to_act and view(played, 0).verbs == ()
