"""Pictures of auction Pinochle: bids in their places, the widow, melds by seat until the lead, the sum at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

import render
from bot.ui.picture_words import PictureWords
from engine.auction_pinochle.round import AuctionRound
from render import Look
from render.auction_pinochle import Hand, Table, shown_aside
from render.kit.layout import NO_MARKS
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
    view,
)
from tests.render.images import decoded, pixels
from tests.render.looks import HOUSE

NAMES = ["Ada", "Ben", "Cy", "Di"]
LOOK = HOUSE.of("auction-pinochle")
MELDING = ("S A A 10 K Q J 9, H A K, D A J, C A", "", "S K Q, C 10 9 9, D 10 9 9, H 10 10 9 9")
"""Hands of Ada and Cy in a partnership: a run, aces around, a pinochle and a dix; a marriage."""


def table(played: AuctionRound, seat: int | None = None) -> Table:
    return Table(view(played, seat), NAMES[: played.state.seats], LOOK, NO_MARKS)


def hand(played: AuctionRound, seat: int) -> Hand:
    return Hand(view(played, seat), NAMES[: played.state.seats], LOOK, NO_MARKS)


def drawn(played: AuctionRound, seat: int | None = None) -> bytes:
    names = NAMES[: played.state.seats]
    if seat is None:
        return pixels(render.draw_table(view(played, None), names, look=HOUSE))
    return pixels(render.draw_hand(view(played, seat), names, look=HOUSE))


def tokens(played: AuctionRound, seat: int) -> list[list[str]]:
    """Return the words on the chips of a hand's picture, by side."""
    return [[token.word for line in found.lines for token in line] for found in hand(played, seat).tokens]


def bury(played: AuctionRound) -> None:
    """Bury the first cards that the game suggests."""
    played.play(played.to_act[0], next(each for each in played.legal(played.to_act[0]) if each.kind == "bury"))


def bought() -> AuctionRound:
    """Return a partnership round in which Ada has named spades."""
    played = deal(PARTNERSHIP, *MELDING)
    do(played, "250", "pass", "pass", "pass", "name S")
    return played


def test_who_opens_and_what_everybody_has_said_stand_in_their_places() -> None:
    played = deal(PARTNERSHIP)
    assert [table(played).said(seat) for seat in range(4)] == ["OPENS", "", "", ""]
    do(played, "250", "pass", "300")
    assert [table(played).said(seat) for seat in range(4)] == ["250", "PASS", "300", ""]
    assert tokens(played, 3) == [["Ada: 250", "Cy: 300"], ["Ben: PASS"]]
    assert table(played).words.highest(view(played, None), NAMES) == ("Highest bid", "300", "Cy")
    do(played, "pass", "pass")
    assert table(played).marks_of(0) == {2: "BIDDER"}
    assert table(played).beside_trump() == "Cy: 300"


def test_before_the_first_bid_the_lowest_one_is_shown() -> None:
    words = table(deal(DOUBLE)).words
    assert words.highest(view(deal(DOUBLE), None), NAMES) == ("No bid yet", "50", "lowest bid")


def test_the_widow_is_backs_then_cards_until_cards_are_buried() -> None:
    hidden = [deal(THREE, stock=stock) for stock in ("S A A 10 10", "H A A 10 10")]
    assert drawn(hidden[0]) == drawn(hidden[1]) and view(hidden[0], None).stock == 4
    for played in hidden:
        do(played, "150", "pass", "pass")
        assert shown_aside(view(played, None))[0] == "widow"
    assert drawn(hidden[0]) != drawn(hidden[1])
    do(hidden[0], "name S")
    bury(hidden[0])
    assert shown_aside(view(hidden[0], None)) == ("", ())


def test_the_hand_tells_what_it_melds_with_each_suit_best_first_during_the_auction() -> None:
    played = deal(PARTNERSHIP, *MELDING)
    assert [word for word, *_ in hand(played, 0).footer()] == ["♠ 300", "♣ 160", "♦ 160", "♥ 160"]
    do(played, "250", "pass", "pass", "pass", "name S")
    assert not [*hand(played, 0).footer()]


def test_melds_lie_by_seat_until_the_first_card_and_their_sum_stays() -> None:
    played = bought()
    before = table(played)
    assert {seat for seat in before.rows if seat in (0, 2)} == {0, 2}
    assert [len(row) for row in before.rows[0]] == [4] and before.height_of(0) > before.height_of(1)
    assert tokens(played, 1)[0][:2] == ["Ada: melds 300", "run 150"]
    tall = decoded(render.draw_table(view(played, None), NAMES, look=HOUSE)).height
    do(played, "meld", "AS")
    assert not table(played).rows and not any(tokens(played, 1))
    assert decoded(render.draw_table(view(played, None), NAMES, look=HOUSE)).height < tall
    assert table(played).words.tallies(view(played, None), 0)[0] == "melds 340"


def test_what_the_bidder_needs_is_told_from_the_melds_on_until_the_bid_is_reached() -> None:
    played = deal(PARTNERSHIP, *MELDING)
    do(played, "420", "pass", "pass", "pass", "name S")
    words = table(played).words
    assert words.needed(view(played, None)) == "NEEDS 80"
    played = bought()
    assert words.needed(view(played, None)) == "NEEDS A TRICK"
    do(played, "meld", "AS")
    for _ in range(3):
        do(played, min(playable(played)))
    assert words.needed(view(played, None)) == "BID REACHED"
    assert not words.needed(view(deal(PARTNERSHIP), None))


def test_cards_that_meld_and_new_ones_have_tags_while_cards_are_buried_or_passed() -> None:
    played = deal(CUTTHROAT, "S K Q", stock="H 9 9, D 9")
    do(played, "200", "pass", "pass")
    assert (hand(played, 0).tag_above("9D") or ("",))[0] == "NEW"
    do(played, "name S")
    assert [(hand(played, 0).tag_of(card) or ("",))[0] for card in ("KS", "9D")] == ["MELD", ""]
    passing = deal(PARTNERSHIP, *MELDING, pass_cards=3)
    do(passing, "250", "pass", "pass", "pass", "name S")
    assert passing.to_act == (2,) and (hand(passing, 2).tag_of("KS'") or hand(passing, 2).tag_of("KS"))


def test_a_passed_card_shows_to_these_two_only() -> None:
    played = deal(PARTNERSHIP, *MELDING, pass_cards=3)
    do(played, "250", "pass", "pass", "pass", "name S")
    three = played.state.hands[2][:3]
    other = played.state.hands[2][3:6]
    ways = []
    for given in (three, other):
        way = played.copy()
        way.play(2, next(iter(way.legal(2)))._replace(cards=tuple(given)))
        ways.append(way)
    for seat in (None, 1, 3):
        assert drawn(ways[0], seat) == drawn(ways[1], seat)
    assert drawn(ways[0], 0) != drawn(ways[1], 0)


def test_in_units_the_others_lay_out_nothing() -> None:
    played = deal(AUCTION, "S K Q, H K Q", "C K Q, D K Q")
    do(played, "300", "pass", "pass", "name S")
    bury(played)
    assert [*table(played).rows] == [0]


def test_the_end_tells_the_sum_and_shows_the_buried_cards() -> None:
    played = deal(THREE)
    do(played, "150", "pass", "pass", "name S")
    bury(played)
    do(played, "concede")
    lines = played.score()
    ended = replace(
        view(played, None), phase="scored", to_act=(), totals=tuple(sum(p.points for p in side) for side in lines)
    )
    ended = replace(ended, scores=(lines,))
    assert Table.words_of(LOOK.say).result(ended) == "conceded 150"
    bare, shown = (render.draw_table(each, NAMES[:3], look=HOUSE) for each in (replace(ended, buried=()), ended))
    assert decoded(bare).height == decoded(shown).height and pixels(bare) != pixels(shown)


@pytest.mark.parametrize("code", ["made", "set", "conceded", "no-marriage", "durch", "durch-lost", "redealt"])
def test_every_result_has_its_words(code: str) -> None:
    ended = replace(view(deal(THREE), None), result=code, bid=150, reached=190)
    assert "result" not in Table.words_of(LOOK.say).result(ended)


def test_the_next_player_sits_where_the_rules_say() -> None:
    """The viewer is at the bottom. Of three, the two others have changed places."""
    lefts = []
    for direction in ("left", "right"):
        played = deal(CUTTHROAT, direction=direction)
        do(played, "200", "pass", "pass", "name S")
        bury(played)
        do(played, "meld")
        places = []
        for cards in (("AC",), ("AC", "KC")):
            seen = replace(view(played, 0), trick=cards, leader=0, phase="follow")
            places.append(decoded(render.draw_table(seen, NAMES[:3], look=HOUSE)).convert("RGB"))
        left, _, right, _ = ImageChops.difference(*places).getbbox() or (0, 0, 0, 0)
        lefts.append((left + right) // 2)
    assert lefts[0] < lefts[1]


def test_the_goal_is_points_or_a_number_of_rounds() -> None:
    assert Table.goal(view(deal(THREE), None), LOOK) == "to 1,000"
    assert Table.goal(view(deal(AUCTION), None), LOOK) == "of 12 rounds"


def test_both_presets_of_binokel_have_german_suits_where_a_player_wants_them() -> None:
    german = Look(say=PictureWords("de"), deck="german")
    for preset, differs in ((THREE, True), (KREUZ, True), (CUTTHROAT, False)):
        played = deal(preset)
        seen, names = view(played, 0), NAMES[: played.state.seats]
        ways = [pixels(render.draw_hand(seen, names, look=look)) for look in (Look(say=PictureWords("de")), german)]
        assert (ways[0] != ways[1]) == differs, preset
