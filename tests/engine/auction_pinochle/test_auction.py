"""The auction: who speaks, what may be bid, who has it, and what the bidder names."""

from typing import Any

import pytest

from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.types import Action, RulesError
from tests.engine.auction_pinochle.table import (
    AUCTION,
    CUTTHROAT,
    DOUBLE,
    KREUZ,
    PARTNERSHIP,
    THREE,
    code,
    deal,
    do,
    kinds,
    points,
    refused,
    view,
)


def test_bids_go_round_from_the_dealers_left_until_one_is_left() -> None:
    played = deal(PARTNERSHIP)
    do(played, "250", "260", "pass", "300", "pass")
    assert played.to_act == (1,)
    assert view(played, None).bidder is None and view(played, None).high_bidder == 3
    do(played, "420", "pass")
    assert (played.state.bidder, played.state.bid, played.to_act, played.state.phase) == (1, 420, (1,), "name")
    assert view(played, None).calls == ((0, 250), (1, 260), (2, 0), (3, 300), (0, 0), (1, 420), (3, 0))
    assert [view(played, None).last_call(seat) for seat in range(4)] == [0, 420, 0, 0]


def test_double_deck_bids_go_by_one_to_60_then_by_five() -> None:
    played = deal(DOUBLE)
    do(played, "50", "pass", "52", "60", "pass")
    assert refused(played, "62").note == ("bid-too-low", {"points": 65, "bid": 60})
    assert refused(played, "67").note == ("bid-off-step", {"points": 70, "bid": 67})
    do(played, "65", "pass")
    assert (played.state.bidder, played.state.bid) == (2, 65)


@pytest.mark.parametrize(("step", "next_bids"), [(5, [105, 110, 115]), (10, [110, 120, 130])])
def test_double_deck_bids_above_100(step: int, next_bids: list[int]) -> None:
    played = deal(DOUBLE, step_past_100=step)
    do(played, "100")
    bids = view(played, 1).next_bids()
    assert [next(bids) for _ in range(3)] == next_bids


def test_who_bids_without_a_widow_names_trump_and_all_melds_are_laid_out() -> None:
    played = deal(PARTNERSHIP, "S A A 10 K Q J 9, H A K, D A J, C A", "", "S K Q")
    do(played, "pass", "pass", "250", "pass")
    events = do(played, "name S")
    assert played.state.phase == "melding" and played.to_act == (2,)
    assert next((event.seat, event.points) for event in events if event.kind == "melded") == (0, 300)
    assert view(played, 3).melds_worth(0) == 300


@pytest.mark.parametrize(
    ("preset", "options", "winner"),
    [(PARTNERSHIP, {}, 3), (DOUBLE, {}, 3), (CUTTHROAT, {}, 2), (PARTNERSHIP, {"all_pass": "redeal"}, None)],
)
def test_if_nobody_bids_the_dealer_has_it_at_the_minimum_or_cards_are_dealt_again(
    preset: str, options: dict[str, Any], winner: int | None
) -> None:
    played = deal(preset, **options)
    while played.state.phase == "bid":
        assert "pass" in kinds(played)
        do(played, "pass")
    assert played.state.bidder == winner
    assert played.over == (winner is None)
    assert played.state.bid == (0 if winner is None else played.rules.minimum)
    assert not any(points(played))


def test_a_redealt_round_passes_the_deal_on() -> None:
    played = deal(AUCTION)
    assert [event.kind for event in do(played, "pass", "pass", "pass")] == ["passed", "passed", "passed", "void"]
    assert view(played, 0).result == "redealt"
    assert AuctionPinochleRules.of(AUCTION).dealer(2, 3, (((), (), ()),), ()) == 0


@pytest.mark.parametrize(("preset", "options"), [(CUTTHROAT, {"all_pass": "left"}), (THREE, {"opener": "vorhand"})])
def test_where_the_first_to_speak_must_bid_passing_is_refused(preset: str, options: dict[str, Any]) -> None:
    played = deal(preset, **options)
    assert view(played, None).verbs == ("bid",) and view(played, 0).must_bid
    refusal = refused(played, "pass")
    assert refusal.note.code == "must-open" and refusal.note.values == {"points": played.rules.minimum}
    do(played, str(played.rules.minimum), "pass")
    assert played.to_act == (2,) and "pass" in kinds(played)


def test_in_a_duel_the_second_speaks_to_vorhand_and_who_remains_to_the_next() -> None:
    played = deal(THREE)
    spoken = []
    for step in ("150", "160", "170", "pass", "180", "290", "pass"):
        spoken.append(played.to_act[0])
        do(played, step)
    assert spoken == [1, 0, 1, 0, 2, 1, 2]
    assert (played.state.bidder, played.state.bid) == (1, 290)


def test_vorhand_has_it_at_150_if_all_others_are_gone() -> None:
    played = deal(KREUZ)
    events = do(played, "pass", "pass", "pass")
    assert [event.seat for event in events if event.kind == "passed"] == [1, 2, 3]
    assert (played.state.bidder, played.state.bid) == (0, 150)
    assert [(event.kind, event.points) for event in events][3] == ("stuck", 150)


def test_partners_bid_against_each_other_in_a_duel() -> None:
    played = deal(KREUZ)
    do(played, "150", "pass")
    assert played.to_act == (2,)
    do(played, "200", "pass")
    assert played.to_act == (3,)
    do(played, "pass")
    assert (played.state.bidder, played.state.bid) == (2, 200)


def test_binokel_may_be_bid_round_the_table_too() -> None:
    played = deal(THREE, reizen="round")
    assert played.to_act == (0,) and view(played, 0).must_bid
    do(played, "150", "160", "pass", "pass")
    assert played.state.bidder == 1


@pytest.mark.parametrize(
    ("step", "refusal"),
    [
        ("260", ("bid-too-low", {"points": 310, "bid": 300})),
        ("300", ("bid-too-low", {"points": 310, "bid": 300})),
        ("315", ("bid-off-step", {"points": 320, "bid": 315})),
        ("5010", ("bid-too-high", {"points": 5000})),
        ("name H", ("bid-or-pass", {"seat": 1})),
        ("bury S A", ("bid-or-pass", {"seat": 1})),
        ("concede", ("bid-or-pass", {"seat": 1})),
        ("meld", ("bid-or-pass", {"seat": 1})),
        ("AS", ("bid-or-pass", {"seat": 1})),
    ],
)
def test_what_is_refused_in_the_auction(step: str, refusal: tuple[str, dict[str, Any]]) -> None:
    played = deal(PARTNERSHIP)
    do(played, "300")
    assert refused(played, step).note == refusal


@pytest.mark.parametrize("typed", ["", "much", "-300", "٣٠٠", "9" * 5000, "3e2", "310.5"])
def test_a_bid_is_a_number(typed: str) -> None:
    played = deal(PARTNERSHIP)
    with pytest.raises(Exception, match="bid-how-much"):
        played.play(0, Action("bid", target=typed))


def test_any_jump_is_a_bid_even_if_it_is_not_listed() -> None:
    played = deal(PARTNERSHIP)
    assert Action("bid", target="490") not in played.legal(0) and view(played, 0).is_bid(490)
    do(played, "490")
    assert played.state.bid == 490


def test_the_widow_is_shown_to_all_and_goes_to_the_bidder() -> None:
    played = deal(CUTTHROAT, stock="S A, H 10, C 9")
    assert played.state.phase == "bid" and view(played, 0).stock == 3 and view(played, 1).widow == ()
    do(played, "200", "pass", "pass")
    for seat in (None, 0, 1, 2):
        seen = view(played, seat)
        assert {*seen.widow} == {*seen.known[0]} and len(seen.widow) == 3 and seen.stock == 0
    assert {*view(played, 0).widow} <= {*view(played, 0).hand}


MARRIED = "H K Q, S A 10 9, D A 10 9, C A 10 9 J"


def test_with_marriage_trump_is_a_suit_of_a_marriage_held() -> None:
    played = deal(PARTNERSHIP, MARRIED, marriage=True)
    do(played, "250", "pass", "pass", "pass")
    assert [each.target for each in played.legal(0)] == ["H"]
    assert refused(played, "name S").note == ("no-marriage-held", {"target": "S", "suit": ("H",)})
    do(played, "name H")
    assert played.state.trump == "H"


def test_without_any_marriage_the_bid_is_lost_and_nobody_else_scores() -> None:
    played = deal(PARTNERSHIP, "H K K, S A 10 9, D A 10 9, C Q A 10 J", marriage=True)
    do(played, "300", "pass", "pass")
    assert [event.kind for event in do(played, "pass")] == ["passed", "no-marriage"]
    assert played.over and points(played) == (-300, 0)


def test_the_marriage_may_lie_in_the_widow() -> None:
    played = deal(CUTTHROAT, "H K K, S A 10 9 9, D A 10 9 9, C Q A 10 J J", stock="H Q, C A, D J", marriage=True)
    do(played, "300", "pass", "pass")
    assert [each.target for each in played.legal(0) if each.kind == "name"] == ["H"]


@pytest.mark.parametrize(("step", "refusal"), [("name X", "which-trumps"), ("name durch", "not-in-these-rules")])
def test_what_cannot_be_named(step: str, refusal: str) -> None:
    played = deal(PARTNERSHIP)
    do(played, "250", "pass", "pass", "pass")
    assert code(played, step) == refusal
    assert code(played, "260") == "name-trumps-first"
    assert code(played, "concede") == "name-trumps-first"


@pytest.mark.parametrize(
    ("preset", "option", "value", "code"),
    [
        (PARTNERSHIP, "durch", True, "not-in-this-preset"),
        (PARTNERSHIP, "widow", True, "not-in-this-preset"),
        (THREE, "pass_cards", 3, "not-in-this-preset"),
        (THREE, "exempt_partner", True, "not-in-this-preset"),
        (PARTNERSHIP, "keep_meld", "save", "not-in-this-preset"),
        (DOUBLE, "trick_points", "standard", None),
        (THREE, "all_pass", "stuck", "options-clash"),
        (PARTNERSHIP, "minimum", 255, "not-a-step"),
        (DOUBLE, "minimum", 62, "not-a-step"),
        (KREUZ, "minimum", 200, None),
    ],
)
def test_options_that_do_not_go_together_are_refused(preset: str, option: str, value: Any, code: str | None) -> None:
    rules = AuctionPinochleRules.of(preset).with_changes({option: value})
    seats = 4 if rules.partners else 3
    if code is None:
        rules.check(seats)
        return
    with pytest.raises(RulesError) as refusal:
        rules.check(seats)
    assert (refusal.value.option, refusal.value.note.code) == (option if option != "all_pass" else "reizen", code)


def test_counting_by_tens_divides_every_number() -> None:
    rules = AuctionPinochleRules.of(PARTNERSHIP).with_changes({"tens": True})
    assert (rules.minimum, rules.target, rules.unit, rules.last_trick) == (25, 150, 1, 1)
    back = rules.with_changes({"trick_points": "standard"})
    assert (back.minimum, back.target, back.tens) == (250, 1500, False)
    assert AuctionPinochleRules.of(DOUBLE).last_trick == 2


@pytest.mark.parametrize(
    ("preset", "options", "hand", "widow", "pack"),
    [
        (PARTNERSHIP, {}, 12, 0, 48),
        (DOUBLE, {}, 20, 0, 80),
        (CUTTHROAT, {}, 15, 3, 48),
        (CUTTHROAT, {"widow": False}, 16, 0, 48),
        (AUCTION, {}, 15, 3, 48),
        (THREE, {}, 12, 4, 40),
        (THREE, {"sevens": True}, 15, 3, 48),
        (KREUZ, {}, 9, 4, 40),
        (KREUZ, {"sevens": True}, 11, 4, 48),
    ],
)
def test_the_size_of_hands_widow_and_pack(
    preset: str, options: dict[str, Any], hand: int, widow: int, pack: int
) -> None:
    rules = AuctionPinochleRules.of(preset).with_changes(options)
    [seats] = rules.seats_played()
    assert (rules.hand_size, rules.widow_size, len(rules.pack(seats))) == (hand, widow, pack)
    dealt = deal(preset, **options)
    assert {len(its) for its in dealt.state.hands} == {hand} and len(dealt.state.stock) == widow
