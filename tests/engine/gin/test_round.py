"""Rounds of Gin Rummy with their cards written out: turns, knocking, laying off, and how a round ends."""

from __future__ import annotations

import pytest

from engine.cards import BACK
from engine.gin.round import GinView
from engine.gin.scoring import Outcome, Shown, outcome
from engine.score import ScoreLine
from engine.types import Action, IllegalAction
from tests.cards import parse
from tests.engine.gin.table import CONTEXT, deal, hand, kinds, lines, play, refusal
from tests.narrowing import narrowed

KNOCKER = "3C 4C 5C 7C 7D 7H JS QS KS"
"""Three melds; with one more card the deadwood is that card."""


# The first turn


def test_first_upcard_is_offered_to_the_non_dealer_then_to_the_dealer() -> None:
    round_ = deal(up="9S")
    assert round_.to_act == (0,) and kinds(round_) == {"take", "pass"}
    play(round_, "pass")
    assert round_.to_act == (1,) and kinds(round_) == {"take", "pass"}
    play(round_, "take")
    assert "9S" in hand(round_, 1) and round_.view(None, CONTEXT).known[1] == ("9S",)
    assert refusal(round_, "discard 9S") == "just-taken"
    play(round_, "discard KC")
    assert round_.to_act == (0,) and round_.pile == ["KC"]


def test_if_both_pass_the_non_dealer_draws_from_the_stock() -> None:
    round_ = deal(up="9S", stock="5D")
    play(round_, "pass", "pass")
    assert round_.legal(0) == [Action("draw")]
    assert refusal(round_, "take") == "both-passed"
    play(round_, "draw")
    assert "5D" in hand(round_, 0)
    play(round_, "discard 5D")
    assert kinds(round_) == {"draw", "take"}


def test_without_an_offer_the_non_dealer_has_eleven_cards_and_discards() -> None:
    round_ = deal(up="5D", first_upcard="none")
    assert len(hand(round_, 0)) == 11 and "5D" in hand(round_, 0) and not round_.pile
    assert refusal(round_, "take") == "already-drawn"
    play(round_, "discard 5D")
    play(round_, "take")
    assert "5D" in hand(round_, 1)


def test_card_that_only_sets_the_limit_is_out_of_play() -> None:
    round_ = deal(up="5D", stock="4S", first_upcard="none", preset="oklahoma")
    assert (round_.first, round_.limit, round_.pile) == ("4S", 4, [])
    assert sorted(round_.cards()) == sorted(round_.rules.pack(2))


def test_seven_cards_each() -> None:
    round_ = deal(hand_size=7)
    assert [len(hand(round_, seat)) for seat in (0, 1)] == [7, 7] and len(round_.stock) == 37


# Turns


def test_each_action_has_its_phase() -> None:
    round_ = deal()
    assert refusal(round_, "draw") == "take-or-pass"
    assert refusal(round_, "discard KD") == "take-or-pass"
    play(round_, "pass", "pass")
    assert refusal(round_, "discard KD") == "draw-first"
    assert refusal(round_, "draw KD") == "names-nothing"
    play(round_, "draw")
    assert refusal(round_, "draw") == "already-drawn"
    assert refusal(round_, "take") == "already-drawn"
    assert refusal(round_, "pass") == "already-drawn"
    assert refusal(round_, "discard 9S") == "not-in-hand"
    assert refusal(round_, "discard") == "one-card"
    assert refusal(round_, "meld 9S") == "no-such-action"
    assert refusal(round_, "end") == "already-drawn"


def test_other_seat_is_refused() -> None:
    round_ = deal()
    with pytest.raises(IllegalAction) as refused:
        round_.play(1, Action("take"))
    assert (refused.value.note.code, refused.value.note.values) == ("not-your-turn", {"seat": 0})


def test_drawn_card_is_seen_by_its_owner_only() -> None:
    round_ = deal(stock="5D")
    play(round_, "pass", "pass")
    (event,) = play(round_, "draw")
    assert event.seen_by(0).cards == ("5D",) and event.seen_by(1).cards == (BACK,)
    assert [round_.view(seat, CONTEXT).drawn for seat in (0, 1, None)] == ["5D", None, None]
    assert round_.view(1, CONTEXT).refused == (("9S",), ("9S",))


def test_upcard_left_lying_is_remembered() -> None:
    round_ = deal("5C", stock="5D 8D")
    play(round_, "pass", "pass", "draw", "discard 5C", "draw")
    assert round_.view(0, CONTEXT).refused[1] == ("9S", "5C")


def test_taking_can_be_undone_until_something_else_happens() -> None:
    round_ = deal("8S 10S", up="9S", stock="5D")
    play(round_, "take")
    assert round_.undo_scopes(0) == ("action",) and "undo" in round_.view(None, CONTEXT).verbs
    play(round_, "undo > turn")
    assert round_.phase == "offer" and round_.pile == ["9S"] and not round_.known[0]
    play(round_, "take", "discard KH")
    assert round_.undo_scopes(1) == ()
    assert refusal(round_, "undo > action") == "nothing-to-undo"
    play(round_, "draw")
    assert refusal(round_, "undo > turn") == "nothing-to-undo"
    assert refusal(round_, "undo > game") == "no-such-undo"


def test_taken_card_is_known_until_it_is_discarded() -> None:
    round_ = deal("8S 10S", up="9S")
    play(round_, "take", "discard KH", "draw", "discard KC", "draw")
    assert round_.view(1, CONTEXT).known == (("9S",), ())
    play(round_, "discard 9S")
    assert round_.view(1, CONTEXT).known == ((), ())


# Knocking


def test_knock_within_the_limit() -> None:
    round_ = deal(KNOCKER + " KH", "2H 9H", up="2D")
    play(round_, "take")
    assert refusal(round_, "knock 2D") == "just-taken"
    assert refusal(round_, "knock 3C") == "too-much-deadwood"
    events = play(round_, "knock KH")
    assert events[0].kind == "knocked" and events[0].points == 2
    assert round_.over and round_.outcome and round_.outcome.winner == 0
    shown = round_.outcome.shown[0]
    assert shown.melds == (parse("3C 4C 5C"), parse("JS QS KS"), parse("7C 7D 7H")) and shown.loose == ("2D",)


@pytest.mark.parametrize(("limit", "allowed"), [(2, True), (1, False), (0, False)])
def test_knock_limit(limit: int, allowed: bool) -> None:
    round_ = deal(KNOCKER + " KH", up="2D", knock_limit=limit)
    play(round_, "take")
    assert (Action("knock", ("KH",)) in round_.legal(0)) == allowed


@pytest.mark.parametrize(
    ("up", "ace_gin_only", "limit"),
    [("2D", True, 2), ("10D", True, 10), ("QD", True, 10), ("AD", True, 0), ("AD", False, 1)],
)
def test_upcard_sets_the_limit(up: str, ace_gin_only: bool, limit: int) -> None:
    round_ = deal(up=up, knock_limit="upcard", ace_gin_only=ace_gin_only)
    assert round_.limit == limit == round_.opening[0].points


def test_discard_of_a_knock_is_hidden() -> None:
    round_ = deal(KNOCKER + " KH", up="2D")
    play(round_, "take", "knock KH")
    assert round_.face_down == "KH" and "KH" not in round_.view(1, CONTEXT).pile


def test_usual_knock_has_least_deadwood_then_fewest_lay_offs() -> None:
    """The seven of clubs can be in a set of four, which takes no lay-offs, or make a run longer."""
    round_ = deal("4C 5C 6C 7C 7D 7H 7S AS AD 2H", up="9D", stock="KD")
    play(round_, "pass", "pass", "draw")
    ways = [action.target for action in round_.legal(0) if action.kind == "knock" and action.cards == ("KD",)]
    assert ways[:2] == ["", "4C5C6C7C+7D7H7S"]
    play(round_, "knock KD")
    assert round_.outcome and round_.outcome.shown[0].melds == (parse("4C 5C 6C"), parse("7C 7D 7H 7S"))


def test_nine_cards_that_make_three_sets_or_three_runs_are_laid_as_sets() -> None:
    """On the sets only the fourth card of each rank can be laid off, but on each run a card at both ends."""
    round_ = deal("7C 7H 7S 8C 8H 8S 9C 9H 9S 2D", up="QD", stock="KD")
    play(round_, "pass", "pass", "draw", "knock KD")
    assert round_.outcome
    assert round_.outcome.shown[0].melds == (parse("7C 7H 7S"), parse("8C 8H 8S"), parse("9C 9H 9S"))


def test_with_gin_there_is_one_way_to_knock() -> None:
    round_ = deal("4C 5C 6C 7C 7D 7H 7S AS AD AH", up="9D", stock="KD")
    play(round_, "pass", "pass", "draw")
    ways = [action for action in round_.legal(0) if action.kind == "knock" and action.cards == ("KD",)]
    assert ways == [Action("knock", ("KD",))]


def test_knocker_can_keep_deadwood_to_block_lay_offs() -> None:
    """Without the four of clubs in the run, the three of clubs cannot be laid off. Melds may be typed in any order."""
    hands = "4C 5C 6C 7C JS QS KS 2D AH AS", "3C 2C 8D"
    usual = deal(*hands, up="9D", stock="KD")
    play(usual, "pass", "pass", "draw", "knock KD")
    assert usual.outcome and usual.outcome.shown[1].laid[0] == parse("2C 3C")
    blocking = deal(*hands, up="9D", stock="KD")
    play(blocking, "pass", "pass", "draw", "knock KD > jsqsks+7C6C5C")
    assert blocking.outcome and blocking.outcome.shown[0].loose == parse("4C 2D AH AS")
    assert not any(blocking.outcome.shown[1].laid)


def test_the_melds_of_the_usual_arrangement_may_be_named() -> None:
    round_ = deal("4C 5C 6C 7C 7D 7H 7S AS AD 2H", up="9D", stock="KD")
    play(round_, "pass", "pass", "draw")
    named = round_.copy()
    play(round_, "knock KD")
    play(named, "knock KD > 7s7h7d7c+6c5c4c")
    assert named.outcome == round_.outcome


def test_any_melds_that_leave_no_deadwood_may_be_named_for_gin() -> None:
    for melds in ("4C5C6C+7C7D7H7S+ADAHAS", "4C5C6C7C+7D7H7S+ADAHAS"):
        round_ = deal("4C 5C 6C 7C 7D 7H 7S AS AD AH", up="9D", stock="KD")
        play(round_, "pass", "pass", "draw", f"knock KD > {melds}")
        assert round_.outcome and round_.outcome.kind == "gin"
    fewer = deal("4C 5C 6C 7C 7D 7H 7S AS AD AH", up="9D", stock="KD")
    play(fewer, "pass", "pass", "draw")
    assert refusal(fewer, "knock KD > 4C5C6C7C+7D7H7S") == "no-such-melds"


def test_unlisted_melds_are_refused() -> None:
    round_ = deal("4C 5C 6C 7C JS QS KS 2D AH AS", up="9D", stock="KD")
    play(round_, "pass", "pass", "draw")
    assert refusal(round_, "knock KD > 4C5C6C7C") == "no-such-melds"
    assert refusal(round_, "knock KD > 2D2H2S") == "no-such-melds"


# Laying off and scores


def test_opponent_lays_off_and_the_difference_scores() -> None:
    round_ = deal(KNOCKER + " KH", "6C 8D 9D 10H QD 2S 4S 6S 8H 10C", up="2D")
    play(round_, "take")
    events = play(round_, "knock KH")
    assert ("laid-off", parse("6C")) in [(event.kind, event.cards) for event in events]
    left = 8 + 9 + 10 + 10 + 2 + 4 + 6 + 8 + 10
    assert round_.outcome and round_.outcome.shown[1].points == left
    assert lines(round_, 0) == {"deadwood": left - 2} and round_.score()[1] == ()


def test_laying_off_makes_room_for_more() -> None:
    round_ = deal(KNOCKER + " KH", "10S 9S 6C 8D 9D QD 2S 4S 6D 8H", up="2D")
    play(round_, "take", "knock KH")
    assert round_.outcome and round_.outcome.shown[1].laid == (parse("6C"), parse("9S 10S"), ())


def test_nothing_is_laid_off_on_gin() -> None:
    round_ = deal("3C 4C 5C 7C 7D 7H JS QS KS 6C", "7S 8D 9D 10H QD 2S 4S 6S 8H 10S", up="9H", stock="2C")
    play(round_, "pass", "pass", "draw")
    events = play(round_, "knock 2C")
    assert [event.kind for event in events] == ["gin"]
    theirs = 7 + 8 + 9 + 10 + 10 + 2 + 4 + 6 + 8 + 10
    assert lines(round_, 0) == {"deadwood": theirs, "gin": 25}
    assert round_.outcome and round_.outcome.shown[1].laid == ((), (), ())


def test_big_gin_has_nothing_to_discard() -> None:
    round_ = deal("3C 4C 5C 7C 7D 7H JS QS KS 6C", "KC KH JD 9C 5H 5S 3D 3H AC AS", up="9H", stock="7S")
    play(round_, "pass", "pass", "draw")
    assert round_.legal(0)[0] == Action("gin")
    events = play(round_, "gin")
    assert [event.kind for event in events] == ["big-gin"] and lines(round_, 0)["big-gin"] == 31


def test_without_big_gin_a_card_must_be_discarded() -> None:
    round_ = deal("3C 4C 5C 7C 7D 7H JS QS KS 6C", "KC KH JD 9C 5H 5S 3D 3H AC AS", up="9H", stock="7S", big_gin="none")
    play(round_, "pass", "pass", "draw")
    assert refusal(round_, "gin") == "no-big-gin"
    play(round_, "knock 6C")
    assert "gin" in lines(round_, 0)


def test_gin_needs_eleven_cards_in_melds() -> None:
    round_ = deal(KNOCKER + " KH", up="2D")
    play(round_, "take")
    assert refusal(round_, "gin") == "not-gin"


MINE = "3D 4D 5D 7C 7D 7H JS QS KS KH"
EQUAL = "4C 5C 6C AD AH AS JD JH JC 2S"
"""Three melds and two points, which no meld of ``MINE`` takes."""


@pytest.mark.parametrize(("theirs", "difference"), [(EQUAL, 0), (EQUAL.replace("2S", "AC"), 2)])
def test_undercut(theirs: str, difference: int) -> None:
    """In the second case the opponent has no deadwood at all, which is an undercut too."""
    round_ = deal(MINE, theirs, up="2H")
    events = play(round_, "take", "knock KH")
    assert events[-1].kind == "undercut" and events[-1].points == difference
    assert lines(round_, 1) == {"deadwood": difference, "undercut": 25}
    assert round_.score()[0] == () and round_.outcome and round_.outcome.kind == "undercut"


def test_equal_deadwood_scores_nothing_where_it_is_no_undercut() -> None:
    round_ = deal(MINE, EQUAL, up="2H", equal_undercut=False)
    events = play(round_, "take", "knock KH")
    assert events[-1].kind == "equal" and round_.score() == ((), ())


@pytest.mark.parametrize("knocker", [0, 1])
@pytest.mark.parametrize(
    ("kind", "points", "equal_undercuts", "ends_as", "knocker_wins"),
    [
        ("knock", (3, 4), True, "knock", True),
        ("knock", (4, 3), True, "undercut", False),
        ("knock", (4, 4), True, "undercut", False),
        ("knock", (4, 4), False, "equal", None),
        ("gin", (0, 0), True, "gin", True),
        ("big-gin", (0, 0), True, "big-gin", True),
    ],
)
def test_who_wins_a_round(
    knocker: int,
    kind: str,
    points: tuple[int, int],
    equal_undercuts: bool,
    ends_as: str,
    knocker_wins: bool | None,
) -> None:
    """``points`` are the deadwood of the knocker and of the other player."""
    mine, theirs = (Shown(points=each) for each in points)
    shown = (theirs, mine) if knocker else (mine, theirs)
    winner = None if knocker_wins is None else knocker if knocker_wins else 1 - knocker
    found = outcome(kind, knocker, shown, equal_undercuts=equal_undercuts)
    assert found == Outcome(ends_as, knocker, winner, shown)


@pytest.mark.parametrize(
    ("up", "spades_double", "doubled"),
    [("2S", True, True), ("10S", True, True), ("2S", False, False), ("2D", True, False)],
)
def test_a_spade_turned_up_doubles_the_round_where_agreed(up: str, spades_double: bool, doubled: bool) -> None:
    round_ = deal(KNOCKER + " KH", up=up, spades_double=spades_double)
    play(round_, "take", "knock KH")
    bare = [line for line in round_.score()[0] if line.code != "spades"]
    spades = (ScoreLine("spades", sum(line.points for line in bare), 1, (up,)),)
    assert round_.score()[0] == (*bare, *(spades if doubled else ()))


def test_knock_bonus_and_spades() -> None:
    round_ = deal(KNOCKER + " KH", up="2S", knock_bonus=10, spades_double=True)
    play(round_, "take", "knock KH")
    found = lines(round_, 0)
    assert found["knock"] == 10 and found["spades"] == found["deadwood"] + 10


def test_the_highest_card_can_be_the_one_that_goes() -> None:
    """The ace (fifteen here) and the ten are 25 deadwood together; the ten alone is 10."""
    round_ = deal("3C 4C 5C 7C 7D 7H 10S JS QS 10D", up="9H", stock="AD", runs="both")
    play(round_, "pass", "pass", "draw", "knock AD")
    assert round_.outcome and round_.outcome.shown[0].points == 10


def test_aces_count_fifteen_where_runs_go_high() -> None:
    round_ = deal("QS KS AS 7C 7D 7H 2C 3C 4C 9D", up="AD", runs="both")
    play(round_, "take")
    assert refusal(round_, "knock 9D") == "too-much-deadwood"
    assert deal("KC AC 2C 4D 6D 8D 10D 4H 6H 8H", runs="round").view(0, CONTEXT).melds == (parse("AC 2C KC"),)


# Laying off by hand


def test_laying_off_by_hand() -> None:
    round_ = deal(KNOCKER + " KH", "6C 7S 10S 9S 8D 9D QD 2S 4S 6S", up="2D", lay_off_by_hand=True)
    play(round_, "take", "knock KH")
    assert round_.to_act == (1,) and round_.phase == "lay"
    assert narrowed(round_.view(1, CONTEXT), GinView).table == (parse("3C 4C 5C"), parse("JS QS KS"), parse("7C 7D 7H"))
    assert refusal(round_, "draw") == "lay-off-now"
    assert refusal(round_, "lay 8D > 3C4C5C") == "fits-nothing"
    play(round_, "lay 10S > JSQSKS")
    assert Action("lay", ("9S",), "10SJSQSKS") in round_.legal(1)
    play(round_, "lay 9S > 10SJSQSKS", "end")
    assert round_.outcome and round_.outcome.shown[1].laid == ((), parse("9S 10S"), ())
    assert sorted(round_.cards()) == sorted(round_.rules.pack(2))


def test_nothing_to_lay_off_by_hand_ends_the_round() -> None:
    round_ = deal(KNOCKER + " KH", "9D 9H 2S 4S 6S 8D QD QH 5H 10C", up="2D", lay_off_by_hand=True)
    play(round_, "take", "knock KH")
    assert round_.over


# The end of the stock


def test_round_is_void_after_the_third_last_card() -> None:
    round_ = deal(stock="5D", left=3)
    events = play(round_, "pass", "pass", "draw", "discard KH")
    assert events[-1].kind == "void" and round_.over and round_.score() == ((), ())


def test_last_discard_can_be_taken_to_knock() -> None:
    round_ = deal("2H", KNOCKER + " KH", stock="5D", left=3, preset="tournament")
    play(round_, "pass", "pass", "draw")
    round_.play(0, Action("discard", ("2H",)))
    assert round_.phase == "last" and kinds(round_) == {"take", "pass"}
    play(round_, "take")
    assert kinds(round_) == {"knock"}
    assert refusal(round_, "discard KH") == "must-knock"
    play(round_, "undo > turn", "take", "knock KH")
    assert round_.outcome and round_.outcome.kind == "knock"


def test_last_discard_that_allows_no_knock_can_only_be_passed() -> None:
    round_ = deal(stock="5D", left=3, preset="tournament")
    play(round_, "pass", "pass", "draw", "discard 5D")
    assert round_.legal(1) == [Action("pass")] and round_.view(None, CONTEXT).verbs == ("take", "pass")
    assert refusal(round_, "take") == "no-knock-after"
    assert play(round_, "pass")[-1].kind == "void"


# Practice


def test_swap_and_doctor_at_the_start_of_a_turn() -> None:
    round_ = deal("5D", "5H", up="9S")
    play(round_, "swap")
    assert "5H" in hand(round_, 0) and "5D" in hand(round_, 1)
    play(round_, "doctor 5H 5D")
    assert "5D" in hand(round_, 0) and "5H" in hand(round_, 1)
    assert refusal(round_, "doctor 5D 9S") == "doctor-not-hidden"
    assert refusal(round_, "doctor 5D") == "doctor-two-cards"
    play(round_, "take")
    assert refusal(round_, "swap") == "too-late-to-arrange"
