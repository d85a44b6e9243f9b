"""What auction Pinochle offers, asks, tells and remembers; its sentences are the texts'."""

from typing import Any

import pytest

from engine.auction_pinochle.presentation import PRESENTATION
from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.cards import face
from engine.highlights import Course
from engine.types import Action, Note
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
    playable,
    points,
    view,
)

HELD = "H A A 10 K Q J 9, S A Q 10, D A K J, C A K"


def offered(seen: AuctionView) -> list[str]:
    """Return the targets and kinds of the shortlist, without cards to play."""
    return [choice.action.target or choice.action.kind for choice in PRESENTATION.shortlist(seen)]


def acting(played: AuctionRound) -> AuctionView:
    """Return the view of the player to act."""
    return view(played, played.to_act[0])


def notes(seen: AuctionView, page: str = "table") -> dict[str, list[Any]]:
    """Return the values of the notes of a page, by code."""
    found: dict[str, list[Any]] = {}
    for note in PRESENTATION.page(seen, page):
        found.setdefault(note.code, []).append(note.values)
    return found


@pytest.mark.parametrize(
    ("preset", "steps", "box"),
    [
        (PARTNERSHIP, (), ["250", "260", "300", "pass"]),
        (PARTNERSHIP, ("300",), ["310", "320", "360", "pass"]),
        (DOUBLE, ("52",), ["53", "54", "58", "pass"]),
        (DOUBLE, ("58",), ["59", "60", "80", "pass"]),
        (THREE, ("150", "290"), ["300", "310", "350", "pass"]),
        (PARTNERSHIP, ("5000",), ["pass"]),
    ],
)
def test_the_bidding_box_has_the_next_bids_and_a_pass(preset: str, steps: tuple[str, ...], box: list[str]) -> None:
    played = deal(preset)
    do(played, *steps)
    seen = acting(played)
    assert offered(seen) == box
    every = [choice.action for choice in PRESENTATION.choices(seen, "bid")]
    assert len(every) > len(box) or not every, "the others are behind a button"
    told = [choice.label.values.get("points") for choice in PRESENTATION.shortlist(seen)]
    assert told == [*map(int, box[:-1]), None]


def test_who_must_bid_is_told_so_and_has_no_pass() -> None:
    seen = acting(deal(CUTTHROAT, all_pass="left"))
    assert "pass" not in offered(seen)
    assert PRESENTATION.warnings(seen) == (Note("must-bid", {"points": 200}),)


def test_suits_are_named_with_what_they_meld_the_most_first() -> None:
    played = deal(THREE, "H A A 10 K Q J, S A 10 Q, D J, C A A", stock="S J J, D 10 10", untendurch=True)
    do(played, "pass", "pass")
    seen = acting(played)
    assert offered(seen) == ["H", "C", "D", "S", "durch", "untendurch"]
    labels = [choice.label.values for choice in PRESENTATION.choices(seen, "name")]
    assert labels[0] == {"contract": "trump", "suit": "H", "points": 190}
    assert labels[4] == {"contract": "durch", "suit": "durch", "points": 0}
    assert [values["points"] for values in notes(seen)["could-meld"]] == [140, 140, 190, 140]
    assert "could-meld" not in notes(view(played, None))


def buying(preset: str = CUTTHROAT) -> AuctionRound:
    """Return a round in which seat 0 is to bury."""
    played = deal(preset, HELD, stock="D 9, C 10 9")
    do(played, "300", "pass", "pass", "name H")
    return played


def test_ways_to_bury_tell_what_they_keep_and_what_they_are_worth() -> None:
    seen = acting(buying())
    for choice in PRESENTATION.choices(seen, "bury"):
        assert choice.label.values["melds"] == 300
        assert choice.label.values["points"] == seen.rules.points_in(choice.action.cards)
    picked = Action("bury", tuple(card for card in seen.hand if face(card) in ("10S", "10C", "KC")))
    [meant] = PRESENTATION.meanings(seen, picked)
    assert meant.action == picked and meant.label.values["points"] == 30


def test_a_card_in_the_picker_tells_its_melds() -> None:
    seen = acting(buying())
    assert [note.values["target"] for note in PRESENTATION.uses(seen, "AH")] == ["meld-run", "meld-aces"]
    assert not PRESENTATION.uses(seen, "10S")


def cautioned(played: AuctionRound, kind: str, named: str = "") -> list[tuple[str, Any]]:
    """Return the cautions about an action of the player to act, with their points or card."""
    seen = acting(played)
    found = PRESENTATION.cautions(seen, Action(kind, cards(named)))
    assert {note.code for note in found} <= {*PRESENTATION.caution_codes}
    return [(note.code, note.values.get("points", note.values.get("card"))) for note in found]


def test_who_concedes_or_buries_a_trump_or_a_meld_is_asked() -> None:
    played = buying()
    assert cautioned(played, "concede") == [("concede", 300)]
    assert cautioned(played, "bury", "S 10, C 10 9") == []
    binokel = deal(THREE, "H A A 10 K Q J, S A 10 Q, D J, C A A", stock="S J J, D 10 10")
    do(binokel, "pass", "pass", "name H")
    assert cautioned(binokel, "bury", "S Q J J, H A") == [("bury-trump", "AH"), ("bury-melded", 40)]
    assert cautioned(binokel, "bury", "S 10, S J J, D 10") == []


def test_the_bidder_who_gives_a_meld_back_is_asked_but_not_the_partner() -> None:
    played = deal(PARTNERSHIP, "H A A 10 K Q J 9, S A Q, D A J, C A", "", "D K Q Q, S K K", pass_cards=3)
    do(played, "250", "pass", "pass", "pass", "name H")
    assert cautioned(played, "give", "D K Q Q") == []
    do(played, "give D K Q Q")
    assert cautioned(played, "give", "S Q, D K Q") == [("give-melded", 60)]
    assert cautioned(played, "give", "H A, D Q Q") == []


def test_taking_over_the_partners_trick_is_asked() -> None:
    played = deal(KREUZ, "", "", "", "S A, H A 10 J, D A 10 K, C A 10", exempt_partner=True)
    its = played.state
    its.bidder, its.bid, its.trump, its.trick, its.leader = 0, 150, "H", ["KS", "10S", "QS"], 0
    its.next(3, "follow")
    assert playable(played) == {"AS"} and cautioned(played, "play", "S A") == []
    its.hands[3].remove("AS")
    assert cautioned(played, "play", "H J") == [("play-over-partner", "KD")]
    assert cautioned(played, "play", "C 10") == []


def test_melds_that_need_a_trick_are_remembered_late() -> None:
    played = deal(PARTNERSHIP, "H A 10 K Q J")
    do(played, "250", "pass", "pass", "pass", "name H", "meld")
    assert PRESENTATION.warnings(acting(played)) == ()
    played.state.hands[0] = played.state.hands[0][:4]
    assert PRESENTATION.warnings(acting(played)) == (Note("no-trick-yet"),)


def test_nobody_is_asked_about_high_cards_in_an_untendurch() -> None:
    played = deal(KREUZ, untendurch=True)
    do(played, *["pass"] * 3, "name untendurch")
    [bidder] = played.to_act
    played.play(bidder, next(each for each in played.legal(bidder) if each.kind == "bury"))
    while len(played.state.tricks) < 3 and not played.over:
        seat = played.to_act[0]
        seen = view(played, seat)
        assert not any(PRESENTATION.cautions(seen, each) for each in seen.legal)
        played.play(seat, seen.legal[0])


def test_the_facts_follow_the_round() -> None:
    played = deal(CUTTHROAT, HELD, stock="D 9, C 10 9")
    assert notes(view(played, 1))["nobody-bid"] == [{"points": 200}]
    do(played, "300")
    assert notes(view(played, 1))["high-bid"] == [{"seat": 0, "points": 300}]
    do(played, "pass", "pass")
    assert notes(view(played, 1))["bought"] == [{"seat": 0, "points": 300}]
    do(played, "name H")
    assert notes(view(played, 1))["contract"] == [{"seat": 0, "points": 300, "contract": "trump", "suit": "H"}]
    assert len(notes(view(played, None))["widow-shown"][0]["cards"]) == 3
    do(played, "bury S 10, C 10 9")
    assert "buried" in notes(view(played, 0)) and "buried" not in notes(view(played, 1))
    assert notes(view(played, 0))["has-made"][0]["reached"] == 320
    assert notes(view(played, 1))["has-made"][0]["reached"] == 300
    assert notes(view(played, 1))["melds-of"][0] == {"seat": 0, "points": 300}
    assert [values["points"] for values in notes(view(played, 1), "auction")["called"]] == [300, 0, 0]
    assert {values["target"] for values in notes(view(played, 1), "melds")["meld-laid"] if values["seat"] == 0} == {
        "meld-run",
        "meld-aces",
        "meld-pinochle",
        "meld-dix",
    }
    do(played, "concede")
    assert notes(view(played, 1))["result"][0]["result"] == "conceded"
    assert "buried-by" in notes(view(played, 1))


def test_needs_are_told_while_the_bid_is_not_reached() -> None:
    played = deal(PARTNERSHIP, "H A 10 K Q J")
    do(played, "400", "pass", "pass", "pass", "name H")
    seen = view(played, 2)
    assert notes(seen)["needs"][0] == {"side": 0, "bid": 400, "points": 400 - seen.reached, "unsure": False}


def test_what_is_needed_leaves_out_buried_cards_that_are_not_seen() -> None:
    played = deal(CUTTHROAT, HELD, stock="D 9, C 10 9")
    do(played, "400", "pass", "pass", "name H", "bury S 10, C 10 9")
    needs = [notes(view(played, seat))["needs"][0] for seat in (0, 1, None)]
    assert [(its["points"], its["unsure"]) for its in needs] == [(80, False), (100, True), (100, True)]


@pytest.mark.parametrize(("keep", "kept"), [("trick", False), ("counter", False), ("always", True)])
def test_melds_that_do_not_count_yet_are_not_enough_for_the_bid(keep: str, kept: bool) -> None:
    played = deal(PARTNERSHIP, "H A A 10 K Q J 9, S A Q, D A J, C A", keep_meld=keep)
    do(played, "250", "pass", "pass", "pass", "name H")
    assert notes(view(played, 1))["has-made"][0]["kept"] == kept
    do(played, "meld", "AH")
    for _ in range(3):
        do(played, min(playable(played)))
    assert notes(view(played, 1))["has-made"][0]["kept"]


def test_a_round_without_a_bid_and_pages_without_anything_say_so() -> None:
    played = deal(AUCTION)
    assert [*notes(view(played, 0), "auction")] == ["no-calls"]
    assert [*notes(view(played, 0), "melds")] == ["no-melds"]
    do(played, "pass", "pass", "pass")
    assert notes(view(played, 0))["result"][0]["result"] == "redealt"


def test_the_log_has_a_line_for_each_trick_and_hides_what_was_passed() -> None:
    played = deal(PARTNERSHIP, "H A A 10 K Q J 9, S A Q, D A J, C A", "", "D K Q Q, S K K", pass_cards=3)
    do(played, "250", "pass", "pass", "pass", "name H")
    events = do(played, "give D K Q Q")
    assert [len(PRESENTATION.summary([event.seen_by(seat) for event in events])) for seat in (0, 1)] == [2, 1]
    do(played, "give S Q, D K Q", "meld")
    events = do(played, "AH")
    for _ in range(3):
        events += do(played, min(playable(played)))
    [line] = PRESENTATION.summary(events)
    assert [note.code for note in line.parts if isinstance(note, Note)] == ["trick"]


def test_highlights_are_the_best_melds_the_best_bid_and_a_durch() -> None:
    made = deal(AUCTION, HELD, stock="D 9, C 10 9")
    do(made, "300", "pass", "pass", "name H", "bury S 10, C 10 9", "meld")
    assert points(made) == (6, -3, -3)
    durch = deal(THREE, "S A A 10 10 K K Q Q J J, H A A", stock="D J, H Q, C J J")
    do(durch, "pass", "pass", "name durch", "bury D J, H Q, C J J")
    while not durch.over:
        durch.play(durch.to_act[0], durch.legal(durch.to_act[0])[-1])
    found = PRESENTATION.highlights(Course((made, durch), (made.score(), durch.score()), ()))
    assert [(note.code, note.values["points"], note.values["round"]) for note in found] == [
        ("best-melds", 300, 1),
        ("durch", 1000, 2),
        ("best-bid", 300, 1),
        ("best-round", 1000, 2),
    ]


def test_computers_wait_while_the_melds_lie_on_the_table() -> None:
    played = buying()
    assert PRESENTATION.lull(acting(played)) == ""
    do(played, "bury S 10, C 10 9")
    assert PRESENTATION.lull(acting(played)) == "computers"
