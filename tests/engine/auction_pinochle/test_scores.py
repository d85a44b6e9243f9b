"""The score of a round: the examples of the rules, what melds need to count, and units."""

from typing import Any

import pytest

from engine.auction_pinochle.melds import Meld
from engine.auction_pinochle.round import AuctionRound
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.scoring import units_for
from tests.engine.auction_pinochle.table import (
    AUCTION,
    CUTTHROAT,
    DOUBLE,
    KREUZ,
    PARTNERSHIP,
    THREE,
    cards,
    deal,
    do,
    points,
    view,
    won,
)


def after(
    preset: str, bid: int, melds: tuple[int, ...], trump: str = "H", buried: str = "", **options: Any
) -> AuctionRound:
    """Return a round in which seat 0 has bid this much, and the seats have laid out melds of these points."""
    played = deal(preset, **options)
    its = played.state
    its.bidder, its.bid, its.trump = 0, bid, trump
    its.melds = [(Meld("run", 1, each, ()),) if each else () for each in melds]
    its.laid[0] = list(cards(buried))
    its.next(0, "melding")
    return played


@pytest.mark.parametrize(
    ("tricks", "expected", "result"),
    [((90, 160, 0), (430, 240), "made"), ((70, 180, 0), (-420, 260), "set"), ((0, 250, 80), (420, 330), "made")],
)
def test_partnership(tricks: tuple[int, ...], expected: tuple[int, ...], result: str) -> None:
    played = won(after(PARTNERSHIP, 420, (300, 80, 40, 0)), *tricks)
    assert points(played) == expected
    assert (view(played, 1).result, view(played, 1).reached) == (result, 340 + tricks[0] + tricks[2])


def test_partnership_conceded() -> None:
    played = after(PARTNERSHIP, 420, (300, 80, 40, 0))
    do(played, "concede")
    assert points(played) == (-420, 80)


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [((24, 26), (95, 26)), ((19, 31), (-90, 31)), ((31, 19), (102, 0)), ((18, 32), (-90, 32))],
)
def test_double_deck(tricks: tuple[int, int], expected: tuple[int, int]) -> None:
    assert points(won(after(DOUBLE, 90, (59, 0, 12, 0)), *tricks)) == expected


@pytest.mark.parametrize(
    ("partner", "opponents", "shown"),
    [
        ("H K Q, S K Q", ("D K Q, C Q Q", "H J 10"), [15, 0, 6, 0]),
        ("", ("D K Q, C Q Q", "H J 10"), [0, 0, 0, 0]),
        ("S Q Q, D J J", ("H K K K Q Q Q, D K Q", "S K K Q Q, C K Q"), [15, 14, 30, 6]),
    ],
)
def test_melds_that_are_not_on_the_board_are_neither_shown_nor_counted(
    partner: str, opponents: tuple[str, str], shown: list[int]
) -> None:
    played = after(DOUBLE, 90, (0, 0, 0, 0))
    left, right = opponents
    played.state.hands = [[*cards(hand)] for hand in ("H A 10 K Q J", left, partner, right)]
    played.state.lay_out_melds()
    for seat in (None, 0, 1, 2, 3):
        assert [view(played, seat).melds_worth(other) for other in range(4)] == shown
        assert [bool(known) for known in view(played, seat).known] == [bool(points) for points in shown]


def test_double_deck_conceded_gives_opponents_their_melds_on_the_board() -> None:
    played = after(DOUBLE, 90, (59, 24, 12, 0))
    do(played, "concede")
    assert points(played) == (-90, 24)


def test_cutthroat() -> None:
    assert points(won(after(CUTTHROAT, 260, (140, 60, 40)), 130, 120, -1)) == (270, 180, 0)


@pytest.mark.parametrize(
    ("keep", "trick", "expected"),
    [("trick", "S Q", 65), ("counter", "S Q", 5), ("counter", "S K", 65), ("always", "S Q", 65)],
)
def test_what_melds_need_to_count(keep: str, trick: str, expected: int) -> None:
    played = won(after(PARTNERSHIP, 250, (300, 60, 0, 0), keep_meld=keep), 100, 5, cards=trick)
    assert points(played)[1] == expected


def test_a_bidder_without_a_trick_is_set_whatever_the_melds() -> None:
    assert points(won(after(PARTNERSHIP, 250, (300, 0, 0, 0)), -1, 250)) == (-250, 250)


@pytest.mark.parametrize(
    ("tricks", "trump", "spades", "expected"),
    [
        (66, "H", True, (10, -5, -5)),
        (60, "H", True, (-20, 10, 10)),
        (66, "S", True, (20, -10, -10)),
        (60, "S", True, (-40, 20, 20)),
        (60, "S", False, (-20, 10, 10)),
    ],
)
def test_auction(tricks: int, trump: str, spades: bool, expected: tuple[int, ...]) -> None:
    played = after(AUCTION, 390, (300, 0, 0), trump, "S 10, C 10 K", spades_double=spades)
    assert points(won(played, tricks, 250 - tricks)) == expected
    assert view(played, 1).reached == 324 + tricks


@pytest.mark.parametrize("trump", ["H", "S"])
def test_auction_conceded(trump: str) -> None:
    played = after(AUCTION, 390, (300, 0, 0), trump)
    do(played, "concede")
    assert points(played) == (-10, 5, 5)


def test_melds_alone_that_reach_the_bid_make_it_unplayed() -> None:
    played = after(AUCTION, 300, (300, 0, 0))
    events = do(played, "meld")
    assert played.over and [event.kind for event in events] == ["made"] and points(played) == (6, -3, -3)
    other = after(AUCTION, 310, (300, 0, 0))
    do(other, "meld")
    assert not other.over


def test_melds_that_still_need_a_trick_are_played_even_if_they_reach_the_bid() -> None:
    played = after(AUCTION, 300, (300, 0, 0), keep_meld="trick")
    do(played, "meld")
    assert not played.over and not view(played, 0).kept and not view(played, 0).needs


@pytest.mark.parametrize(("bid", "units"), [(30, 3), (39, 5), (60, 30)])
def test_bids_by_tens_are_paid_like_those_ten_times_as_high(bid: int, units: int) -> None:
    played = after(AUCTION, bid, (bid, 0, 0), tens=True)
    do(played, "meld")
    assert points(played) == (2 * units, -units, -units)


def test_games_of_the_first_edition_are_scored_as_they_were() -> None:
    rules = AuctionPinochleRules.from_store(AuctionPinochleRules.of(AUCTION).with_changes({"tens": True}).model_dump())
    assert rules.edition == 1 and [units_for(rules, bid) for bid in (30, 60)] == [2, 2]
    played = after(AUCTION, 300, (300, 0, 0), keep_meld="trick")
    played.rules = played.state.rules = AuctionPinochleRules.from_store(played.rules.model_dump())
    do(played, "meld")
    assert played.over and points(played) == (-12, 6, 6)


def test_points_in_tricks_are_needed_to_score_at_all() -> None:
    assert view(after(DOUBLE, 60, (150, 0, 0, 0)), 0).needs == 20
    assert view(after(DOUBLE, 90, (50, 0, 0, 0)), 0).needs == 40


def test_a_bid_that_is_judged_by_rounded_points_needs_five_less() -> None:
    assert view(after(THREE, 290, (190, 0, 0)), 0).needs == 100
    assert view(after(THREE, 290, (190, 0, 0), contract="rounded"), 0).needs == 95


def test_units() -> None:
    bids = (250, 290, 300, 340, 350, 390, 400, 440, 490, 540, 590, 600, 900)
    rules = AuctionPinochleRules.of(AUCTION)
    assert [units_for(rules, bid) for bid in bids] == [2, 2, 3, 3, 5, 5, 10, 10, 15, 20, 25, 30, 30]


def test_in_auction_pinochle_only_the_bidder_melds() -> None:
    played = deal(AUCTION, "H A A 10 K Q J 9, S A Q 10, D A K J, C A K", "H K Q, S K Q", stock="D 9, C 10 9")
    do(played, "300", "pass", "pass", "name H", "bury S 10, C 10 9")
    assert [view(played, None).melds_worth(seat) for seat in range(3)] == [300, 0, 0]


# Binokel


@pytest.mark.parametrize(
    ("bidder", "options", "expected"),
    [
        (104, {}, (290, 90, 60)),
        (96, {}, (-580, 90, 60)),
        (96, {"contract": "rounded"}, (290, 90, 60)),
        (94, {"contract": "rounded"}, (-580, 90, 60)),
    ],
)
def test_binokel(bidder: int, options: dict[str, Any], expected: tuple[int, ...]) -> None:
    played = after(THREE, 290, (190, 0, 0), buried="S 10, D J", **options)
    assert points(won(played, bidder - 12, 86, 60)) == expected


@pytest.mark.parametrize(
    ("preset", "abgehen", "expected"),
    [
        (THREE, "ten", (-290, 50, 70)),
        (THREE, "nothing", (-290, 20, 40)),
        (THREE, "half", (-290, 165, 185)),
        (KREUZ, "ten", (-290, 60)),
        (KREUZ, "half", (-290, 165)),
    ],
)
def test_abgehen(preset: str, abgehen: str, expected: tuple[int, ...]) -> None:
    melds = (190, 20, 40) if preset == THREE else (190, 20, 40, 0)
    played = after(preset, 290, melds, abgehen=abgehen)
    do(played, "concede")
    assert points(played) == expected


def test_before_the_end_melds_count_once_they_are_kept_and_buried_points_do_not_show() -> None:
    played = after(THREE, 290, (190, 20, 0), buried="S A, D A")
    assert view(played, None).standing == (0, 0, 0)
    played.state.tricks = [*won(after(THREE, 290, (0, 0, 0)), -1, 33).state.tricks]
    assert view(played, 0).standing == (0, 50, 0)
    assert view(played, 0).reached == 190 + 22 and view(played, 1).reached == 190
    assert view(played, 1).needs == 100


def test_feats() -> None:
    made = won(after(PARTNERSHIP, 420, (300, 80, 40, 0)), 90, 160)
    assert made.feats() == ({"bids-made": 1, "best-bid": 420, "best-melds": 300}, {"best-melds": 80})
    lost = won(after(PARTNERSHIP, 420, (300, 80, 40, 0)), 70, 180)
    assert lost.feats()[0] == {"bids-set": 1, "best-melds": 300}
