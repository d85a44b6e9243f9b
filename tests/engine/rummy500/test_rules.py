"""The rules of Rummy 500, and each of its options, with the cards written out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.rummy500.presentation import PRESENTATION
from engine.rummy500.round import Rummy500Round, Rummy500View
from engine.rummy500.rules import Rummy500Rules
from engine.types import Action, IllegalAction, Note, RulesError
from tests.engine.rummy500.table import CONTEXT, deal, hand, legal, lines, on_table, play, refusal
from tests.narrowing import narrowed

MINE = "4H 5H 6H 8C 8D JS"


# drawing


def called(round_: Rummy500Round, target: str) -> Note | None:
    """Return the name of a target."""
    return PRESENTATION.called(narrowed(round_.view(0, CONTEXT), Rummy500View), target)


def test_the_stock_the_last_discard_or_a_meldable_card_of_the_pile_can_be_taken() -> None:
    round_ = deal("4H 5H 8C JS", pile="6H 8D 8S QC 2D")
    assert legal(round_, "draw") == {""}
    assert legal(round_, "take") == {"2D", "8D", "6H"}, "two eights and the hand's, a run of hearts"
    assert refusal(round_, "take QC") == "take-to-meld"
    assert refusal(round_, "take KC") == "not-in-pile"
    with pytest.raises(IllegalAction, match="no-such-card"):
        round_.play(0, Action("take", ("XX",)))
    assert refusal(round_, "discard JS") == "draw-first"


def test_a_card_taken_from_below_is_melded_at_once_and_the_others_are_kept() -> None:
    round_ = deal("4H 5H 8C JS", pile="6H 8D 8S QC")
    play(round_, "take 6H")
    assert hand(round_, 0) == "8C QC 8D 4H 5H 6H 8S JS" and round_.pile == []
    assert round_.view(1, CONTEXT).known[0] == ("QC", "8D", "6H", "8S")
    assert {refusal(round_, step) for step in ("discard JS", "meld 8C 8D 8S", "draw")} == {"owed"}
    assert legal(round_, "meld") == {"4H 5H 6H"} and not legal(round_, "discard")
    play(round_, "meld 4H 5H 6H", "meld 8C 8D 8S")
    assert on_table(round_) == ["4H5H6H", "8C8D8S"] and hand(round_, 0) == "QC JS"


def test_other_cards_just_taken_may_serve_in_the_owed_meld() -> None:
    round_ = deal("JS QD 2C", pile="8D 8S 8H")
    play(round_, "take 8D", "meld 8D 8H 8S", "discard QD")
    assert hand(round_, 0) == "2C JS"


def test_an_owed_card_can_be_laid_off() -> None:
    round_ = deal("JS QD 2C", pile="7H KC", table=("4H 5H 6H",))
    play(round_, "take 7H", "meld 7H > 4H5H6H")
    assert on_table(round_) == ["4H5H6H7H"] and round_.table[0].by == (1, 1, 1, 0)


def test_the_lower_of_two_equal_cards_is_taken_by_its_depth() -> None:
    round_ = deal("9C 9D 2S", "KC KD", "QC", "QD", "QH", pile="9H 4C 9H", preset="party", jokers=0)
    assert legal(round_, "take") == {"9H", "9H > 3"}
    assert called(round_, "3") is not None
    play(round_, "take 9H > 3")
    assert round_.owed == "9H" and round_.pile == []


def test_a_single_discard_just_taken_cannot_be_discarded() -> None:
    round_ = deal("4H 8C JS", pile="KC 2D")
    play(round_, "take 2D")
    assert round_.owed is None and refusal(round_, "discard 2D") == "just-taken"
    assert legal(round_, "discard") == {"4H", "8C", "JS"}


def test_neither_card_of_a_face_just_taken_can_be_discarded() -> None:
    round_ = deal("9C 4H", "2D", "2H", "2S", "QC", pile="KC 9C", preset="party", jokers=0)
    play(round_, "take 9C")
    assert legal(round_, "discard") == {"4H"} and refusal(round_, "discard 9C") == "just-taken"
    before = deal("9C 4H", "2D", "2H", "2S", "QC", pile="KC 9C", preset="party", jokers=0, edition=1)
    play(before, "take 9C", "discard 9C")
    pair = deal("9C", "2D", "2H", "2S", "QC", pile="KC 9C", preset="party", jokers=0)
    play(pair, "take 9C")
    assert legal(pair, "discard") == {"9C"}, "nothing else is left"


def test_the_only_card_left_may_be_discarded_though_it_was_just_taken() -> None:
    round_ = deal("4H 5H 6H", pile="KC 2D")
    play(round_, "take 2D", "meld 4H 5H 6H", "discard 2D")
    assert round_.over and round_.goer == 0


def test_option_last_discard_only_to_meld_it() -> None:
    round_ = deal("4H 5H 8C JS", pile="6H 2D", preset="meggiesoft")
    assert legal(round_, "take") == {"6H"}
    assert refusal(round_, "take 2D") == "take-to-meld"


# melding


def test_sets_and_runs_and_laying_off_on_anybodys_melds() -> None:
    round_ = deal("AH 2H 3H 7D 10S JS QS AS", stock="9D", table=("7C 7H 7S", "4D 5D 6D"))
    play(round_, "draw")
    assert legal(round_, "meld") == {"AH 2H 3H", "10S JS QS", "7D > 4D5D6D", "7D > 7C7H7S"}
    assert refusal(round_, "meld 7D") == "which-meld"
    assert refusal(round_, "meld QS AS 2H") == "no-meld"
    assert refusal(round_, "meld JS > 4D5D6D") == "does-not-fit"
    assert refusal(round_, "meld JS") == "fits-nothing"
    play(round_, "meld 7D > 4D5D6D")
    assert on_table(round_) == ["7C7H7S", "4D5D6D7D"]


def test_several_cards_can_be_laid_off_in_one_step() -> None:
    round_ = deal("3H 7H 8H JS", table=("4H 5H 6H",))
    play(round_, "draw", "meld 8H 3H 7H > 4H5H6H")
    assert on_table(round_) == ["3H4H5H6H7H8H"] and round_.table[0].by == (0, 1, 1, 1, 0, 0)


TWO_TO_KING = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"


def test_an_ace_goes_above_the_king_unless_its_player_puts_it_below_the_two() -> None:
    round_ = deal("AS 2C 3C", table=(TWO_TO_KING,))
    play(round_, "draw")
    name = TWO_TO_KING.replace(" ", "")
    assert legal(round_, "meld") == {f"AS > {name}", f"AS > <{name}"}
    choices = PRESENTATION.choices(narrowed(round_.view(0, CONTEXT), Rummy500View), "meld")
    assert [choice.label.values["points"] for choice in choices] == [15, 1]
    low, before = round_.copy(), deal("AS 2C 3C", table=(TWO_TO_KING,), edition=1)
    play(round_, "meld AS")
    assert on_table(round_) == [f"{name}AS"] and lines(round_, 0)["laid"] == 15
    play(low, f"meld AS > <{name}")
    assert on_table(low) == [f"AS{name}"] and lines(low, 0)["laid"] == 1
    play(before, "draw", f"meld AS > {name}")
    assert on_table(before) == [f"AS{name}"], "games that began before this was corrected replay"


def test_a_claimed_ace_goes_above_the_king_too() -> None:
    round_ = deal("AS 2C 3C", "KC 2D", table=(TWO_TO_KING,), rummy=True)
    play(round_, "draw", "discard AS", "claim")
    assert lines(round_, 1)["laid"] == 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 40 + 15


def test_sets_are_of_different_suits_with_two_packs_too() -> None:
    round_ = deal("9C 9C 9H KD", "2C", "2D", "2H", "2S", preset="party")
    play(round_, "draw")
    assert refusal(round_, "meld 9C 9C 9H") == "no-meld"


# jokers


def test_a_joker_fills_a_gap_or_stands_at_either_end() -> None:
    round_ = deal("4H 5H JK", "KC", "KD", stock="2C 3D 4S", preset="party", jokers=1)
    play(round_, "draw")
    assert legal(round_, "meld") == {"4H 5H JK", "JK 4H 5H > *4H5H"}
    play(round_, "meld JK 5H 4H > *4H5H")
    assert on_table(round_) == ["*4H5H"] and lines(round_, 0) == {"laid": 15 + 4 + 5}
    run = called(round_, "*4H5H")
    assert run and run.code == "run"


def test_a_joker_goes_to_the_end_of_a_run_that_its_player_says() -> None:
    round_ = deal("JK 2C", "KC", "KD", table=("4H 5H 6H",), preset="party")
    play(round_, "draw")
    assert legal(round_, "meld") == {"JK > 4H5H6H", "JK > <4H5H6H"}
    low = round_.copy()
    play(round_, "meld JK > 4H5H6H")
    play(low, "meld JK > <4H5H6H")
    assert (on_table(round_), on_table(low)) == (["4H5H6H*"], ["*4H5H6H"])


def test_a_joker_is_exchanged_by_the_card_it_stands_for_and_melded_at_once() -> None:
    table = ("4H JK 6H", "9C 9D JK")
    round_ = deal("5H 9S 2C", "KC", "KD", table=table, preset="party")
    play(round_, "draw")
    assert {"5H > =4H*6H", "9S > 9C9D*", "9S > =9C9D*"} <= legal(round_, "meld")
    play(round_, "meld 5H > =4H*6H")
    assert round_.owed == "JK" and refusal(round_, "discard 2C") == "owed"
    play(round_, "meld JK > 4H5H6H")
    assert on_table(round_)[0] == "4H5H6H*" and round_.table[0].by == (1, 0, 1, 0)
    without = deal("5H 9S 2C", "KC", "KD", table=table, preset="party", joker_exchange=False)
    play(without, "draw")
    assert not any("=" in each for each in legal(without, "meld"))
    assert refusal(without, "meld 5H > =4H*6H") == "does-not-fit"


JOKERS = ("4H JK 6H", "9C JK JC")
FULL = "2S 3S 4S 5S JK 7S 8S 9S 10S JS QS KS AS"
SPADES, DIAMONDS = FULL, FULL.replace("S", "D")
SPADES_SPELT, DIAMONDS_SPELT = (run.replace(" ", "").replace("JK", "*") for run in (SPADES, DIAMONDS))
BOTH = f"meld 6S 6D > ={SPADES_SPELT}:1 ={DIAMONDS_SPELT}:1"
EXCHANGES = "meld 5H 10C JK 7C 7D > =4H*6H:1 =9C*JC:1 7C7D*:3"


def test_a_joker_can_be_exchanged_and_melded_in_one_action() -> None:
    round_ = deal("5H 7C 7D 2C", "KC", "KD", stock="3D KS", table=("4H JK 6H",), preset="party")
    play(round_, "draw", "meld 5H JK 7C 7D > =4H*6H:1 7C7D*:3")
    assert on_table(round_) == ["4H5H6H", "7C7D*"] and round_.owed is None
    assert legal(round_, "discard") == {"2C", "3D"}
    play(round_, "discard 2C")


def test_a_joker_melded_in_the_same_action_need_fit_nowhere_else() -> None:
    round_ = deal("6S 7C 7D 2C", "KC", "KD", table=(SPADES,), preset="party")
    play(round_, "draw", f"meld 6S JK 7C 7D > ={SPADES_SPELT}:1 7C7D*:3")
    assert round_.owed is None and legal(round_, "discard")


def test_each_joker_exchanged_in_one_action_is_owed() -> None:
    round_ = deal("5H 10C 7C 7D 8D 8S 2C", "KC", "KD", table=JOKERS, preset="party")
    play(round_, "draw", "meld 5H 10C > =4H*6H:1 =9C*JC:1")
    assert (round_.owed, round_.jokers_owed) == ("JK", 2)
    play(round_, "meld 7C 7D JK")
    assert (round_.owed, round_.jokers_owed) == ("JK", 1) and refusal(round_, "discard 2C") == "owed"
    play(round_, "meld 8D 8S JK")
    assert round_.owed is None and legal(round_, "discard")


def test_one_of_two_jokers_exchanged_in_an_action_may_not_be_kept() -> None:
    round_ = deal("5H 10C 7C 7D 2C", "KC", "KD", table=JOKERS, preset="party")
    play(round_, "draw", EXCHANGES)
    assert round_.jokers_owed == 1 and refusal(round_, "discard 2C") == "owed"


def test_no_more_jokers_are_exchanged_than_can_be_melded() -> None:
    """Both runs are full, and a set takes only one joker."""
    round_ = deal("6S 6D 7C 7H 2C", "KC", "KD", stock="KH 3C", table=(SPADES, DIAMONDS), preset="party")
    play(round_, "draw")
    assert refusal(round_, BOTH) == "joker-useless"


def test_a_joker_is_melded_so_that_the_other_one_can_be_too() -> None:
    round_ = deal("6S 6D 7C 7H 8C", "KC", "KD", stock="3D 3C", table=(SPADES, DIAMONDS), preset="party")
    play(round_, "draw", BOTH)
    assert legal(round_, "meld") >= {"7C 8C JK", "7C 8C JK JK"} and "7C 7H JK" not in legal(round_, "meld")
    assert refusal(round_, "meld 7C 7H JK") == "joker-useless"
    play(round_, "meld 7C 8C JK", "meld JK > 7C8C*", "discard 3D")


def test_everybody_knows_who_holds_an_exchanged_joker() -> None:
    round_ = deal("5H 9S 2C JK", "KC", "KD", table=("4H JK 6H",), preset="party")
    play(round_, "draw", "meld 5H > =4H*6H")
    assert round_.view(1, CONTEXT).known[0] == ("JK",)
    play(round_, "meld JK > 4H5H6H")
    assert round_.view(1, CONTEXT).known[0] == () and "JK" in hand(round_, 0)


def test_games_from_before_two_jokers_were_owed_replay() -> None:
    round_ = deal("5H 10C 7C 7D 2C", "KC", "KD", table=JOKERS, preset="party", edition=1)
    play(round_, "draw", "meld 5H 10C > =4H*6H:1 =9C*JC:1", "meld 7C 7D JK", "discard 2C")
    assert "JK" in hand(round_, 0)


def test_option_jokers() -> None:
    assert [Rummy500Rules.of("party").with_changes({"jokers": n}).pack(5).count("JK") for n in (0, 1, 2)] == [0, 2, 4]
    assert len(Rummy500Rules.of("party").pack(4)) == 54


# the end of a round


def test_going_out_ends_the_round_at_once() -> None:
    round_ = deal("4H 5H 6H", "KC 2D AS", stock="7H 2C")
    events = play(round_, "draw", "meld 4H 5H 6H 7H")
    assert [event.kind for event in events] == ["drew", "melded", "went-out"] and round_.over
    assert lines(round_, 0) == {"laid": 22} and lines(round_, 1) == {"laid": 0, "held": -27}


def test_option_a_last_discard_is_needed() -> None:
    round_ = deal("4H 5H 6H", stock="7H 2C", last_discard=True)
    play(round_, "draw")
    assert legal(round_, "meld") == {"4H 5H 6H", "5H 6H 7H"}
    assert refusal(round_, "meld 4H 5H 6H 7H") == "keep-one"
    play(round_, "meld 4H 5H 6H", "discard 7H")
    assert round_.goer == 0


def test_the_round_ends_with_the_turn_that_uses_up_the_stock() -> None:
    round_ = deal("4H JS", stock="2C")
    events = play(round_, "draw", "discard JS")
    assert events[-1].kind == "stock-out" and round_.over and round_.goer is None


def test_option_the_pile_can_be_taken_on_when_the_stock_is_empty() -> None:
    round_ = deal("4H JS", "JC JD 3S", stock="2C", empty_stock="pile")
    play(round_, "draw", "discard JS")
    assert not round_.over and legal(round_, "take") == {"JS"} and legal(round_, "pass") == {""}
    assert refusal(round_, "draw") == "stock-empty"
    play(round_, "take JS", "meld JC JD JS", "discard 3S")
    assert round_.goer == 1
    other = deal("4H JS", "JC JD 3S", stock="2C", empty_stock="pile")
    assert [event.kind for event in play(other, "draw", "discard JS", "pass")][-2:] == ["took-nothing", "stock-out"]


def test_a_side_scores_what_its_players_laid_down_less_what_they_hold() -> None:
    round_ = deal("4H 5H 6H", "KC", "9C", "9D 2S", preset="partnership")
    play(round_, "draw", "meld 4H 5H 6H", "discard 2C")
    assert round_.over
    assert lines(round_, 0) == {"laid": 15, "held": -9} and lines(round_, 1) == {"laid": 0, "held": -21}


# what cards count


@pytest.mark.parametrize(
    ("options", "low", "high", "held"),
    [({}, 6, 35, 15), ({"aces": "fifteen"}, 20, 35, 15), ({"aces": "one-in-hand"}, 6, 35, 1)],
)
def test_option_aces(options: dict[str, Any], low: int, high: int, held: int) -> None:
    round_ = deal("AH 2H 3H QS KS AS", "AD", **options)
    play(round_, "draw", "meld AH 2H 3H")
    assert lines(round_, 0)["laid"] == low
    play(round_, "meld QS KS AS", "discard 2C")
    assert lines(round_, 0)["laid"] == low + high and lines(round_, 1)["held"] == -held


def test_option_fives() -> None:
    round_ = deal("7H 8H 9H 10H", "2D", card_points="fives")
    play(round_, "draw", "meld 7H 8H 9H 10H", "discard 2C")
    assert lines(round_, 0)["laid"] == 25 and lines(round_, 1)["held"] == -5


def test_option_double_for_going_out_in_one_turn() -> None:
    before = deal("4H 5H 6H JS", stock="2C 3D 4D", one_turn_doubles=True)
    play(before, "draw", "meld 4H 5H 6H", "discard 2C", "draw", "discard 3D", "draw")
    before.hands[0] = ["JS"]
    play(before, "discard JS")
    assert before.goer == 0 and lines(before, 0) == {"laid": 15}
    once = deal("4H 5H 6H", one_turn_doubles=True)
    play(once, "draw", "meld 4H 5H 6H", "discard 2C")
    assert lines(once, 0) == {"laid": 15, "one-turn": 15}
    plain = deal("4H 5H 6H")
    play(plain, "draw", "meld 4H 5H 6H", "discard 2C")
    assert lines(plain, 0) == {"laid": 15}


def test_option_least_points_of_the_first_meld() -> None:
    round_ = deal("2H 3H 4H 10C 10D 10S JD", table=("7C 7H 7S",), first_meld=30)
    round_.opened = [False, True]
    play(round_, "draw")
    assert refusal(round_, "meld 2H 3H 4H") == "first-meld"
    assert {"10C 10D 10S"} < legal(round_, "meld")
    assert refusal(round_, "meld JD") == "fits-nothing"
    play(round_, "meld 10C 10D 10S", "meld 2H 3H 4H")
    more = deal("2H 3H 4H 10C 10D 10S JD", first_meld=50)
    play(more, "draw")
    assert not legal(more, "meld")
    assert refusal(more, "meld 10C 10D 10S 2H 3H 4H > 10C10D10S:3 2H3H4H:3") == "first-meld"
    enough = deal("8H 9H 10H 10C 10D 10S JD", first_meld=50)
    play(enough, "draw", "meld 8H 9H 10H 10C 10D 10S > 8H9H10H:3 10C10D10S:3")
    assert enough.opened[0]


# rummy!


def test_option_rummy_a_fitting_discard_goes_to_who_claims_it_first() -> None:
    round_ = deal("7H JS", "KC 2D", "KD 3C", preset="party", jokers=0, rummy=True, table=("4H 5H 6H",))
    play(round_, "draw", "discard 7H")
    assert round_.to_act == (1, 2) and legal(round_, "claim", 1) == legal(round_, "claim", 2) == {"> 4H5H6H"}
    assert not round_.legal(0) and legal(round_, "draw", 2) == set()
    assert refusal(round_, "draw", 2) == "claim-or-pass"
    play(round_, "claim", seat=2)
    assert round_.table[0].by == (1, 1, 1, 2) and list(round_.to_act) == [1]
    assert refusal(round_, "claim") == "no-claim" and legal(round_, "take") == {"9S"}


def test_the_next_players_draw_ends_the_claims() -> None:
    round_ = deal("7H JS", "KC 2D", "KD 3C", preset="party", jokers=0, rummy=True, table=("4H 5H 6H",))
    play(round_, "draw", "discard 7H", "draw")
    assert round_.to_act == (1,) and not round_.claimable


def test_the_next_player_may_let_the_others_claim_first() -> None:
    round_ = deal("7H JS", "KC 2D", "KD 3C", preset="party", jokers=0, rummy=True, table=("4H 5H 6H",))
    play(round_, "draw", "discard 7H", "pass")
    assert round_.to_act == (2,)
    play(round_, "pass", seat=2)
    assert round_.to_act == (1,) and legal(round_, "claim") and not legal(round_, "pass")


def test_a_take_that_is_undone_leaves_the_claims_open() -> None:
    round_ = deal("7H JS", "KC 2D", "KD 3C", preset="party", jokers=0, rummy=True, table=("4H 5H 6H",))
    play(round_, "draw", "discard 7H")
    open_ = round_.view(2, CONTEXT)
    play(round_, "take 7H")
    assert round_.to_act == (1,) and refusal(round_, "claim", seat=2) != ""
    play(round_, "undo > turn")
    assert list(round_.to_act) == [1, 2] and round_.view(2, CONTEXT) == open_
    play(round_, "claim", seat=2)
    assert round_.table[0].by == (1, 1, 1, 2)


def test_who_has_claimed_a_card_does_not_go_out_in_one_turn() -> None:
    for edition, line in ((2, {}), (1, {"one-turn": 7 + 8 + 9 + 7})):
        round_ = deal("7H JS", "7C 8C 9C", rummy=True, table=("4H 5H 6H",), one_turn_doubles=True, edition=edition)
        round_.table[0] = round_.table[0]._replace(by=(0, 0, 0))
        round_.has_laid = [True, False]
        play(round_, "draw", "discard 7H", "claim", "draw")
        play(round_, "meld 7C 8C 9C", f"discard {round_.drawn}")
        assert round_.goer == 1 and lines(round_, 1) == {"laid": 31, **line}


def test_without_the_option_nothing_is_claimed() -> None:
    round_ = deal("7H JS", "KC 2D", table=("4H 5H 6H",))
    play(round_, "draw", "discard 7H")
    assert round_.to_act == (1,) and refusal(round_, "claim") == "no-claim"


# undo


def test_melds_and_taking_the_pile_are_undone_but_no_draw() -> None:
    round_ = deal("4H 5H 8C JS", pile="6H 8D 8S QC")
    before = round_.view(0, CONTEXT)
    play(round_, "take 6H", "meld 4H 5H 6H", "meld 8C 8D 8S")
    play(round_, "undo > action")
    assert on_table(round_) == ["4H5H6H"] and "8S" in hand(round_, 0)
    play(round_, "undo > turn")
    assert round_.view(0, CONTEXT) == before
    play(round_, "draw")
    assert refusal(round_, "undo > turn") == "nothing-to-undo"


# the game


def test_players_and_hands() -> None:
    sizes = {(preset, seats): Rummy500Rules.of(preset).hand(seats) for preset, seats in (("rummy500", 2), ("party", 3))}
    assert sizes == {("rummy500", 2): 13, ("party", 3): 7}
    assert Rummy500Rules.of("rummy500").with_changes({"hand_size": 10}).hand(2) == 10
    assert Rummy500Rules.of("party").seats_played() == (4, 3, 5, 6)
    assert Rummy500Rules.of("partnership").sides(4) == (0, 1, 0, 1)
    assert Rummy500Rules.of("rummy500").with_changes({"partners": True}).seats_played() == (4,)
    with pytest.raises(RulesError, match="too-few-cards"):
        Rummy500Rules.of("rummy500").with_changes({"hand_size": 13}).check(4)
    with pytest.raises(RulesError, match="option-out-of-range"):
        Rummy500Rules.of("rummy500").with_changes({"target": 299}).check(2)


def test_the_deal_passes_to_the_left() -> None:
    rules = Rummy500Rules.of("party")
    assert [rules.dealer(number, 4, (), ()) for number in (1, 2, 3, 4, 5)] == [3, 0, 1, 2, 3]


def test_the_highest_at_the_target_wins_and_ties_play_on() -> None:
    rules = Rummy500Rules.of("party")
    game = Game(rules, 3, Deals.numbered(1))
    assert rules.settle((520, 540, 100), 500, game.round, ()).winners == (1,)
    assert rules.settle((540, 540, 100), 500, game.round, ()).winners == ()
    longer = rules.with_changes({"target": 3000})
    assert longer.settle((520, 540, 100), longer.target, game.round, ()).winners == ()


def test_a_game_of_random_play_is_scored_from_its_table_and_hands() -> None:
    """The score of whole rounds agrees with a recount of the cards that each player holds and has laid down."""
    chance = random.Random(5)
    for preset in Rummy500Rules.presets:
        rules = Rummy500Rules.of(preset)
        game = Game(rules, rules.seats_played()[0], Deals.numbered(7))
        while not game.round.over:
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(list(game.legal(seat))))
        ended = game.round
        totals = [*narrowed(ended.view(None, CONTEXT), Rummy500View).laid_points]
        for seat in range(game.seats):
            view = ended.view(seat, CONTEXT)
            totals[game.sides[seat]] -= sum(map(rules.points, view.hand))
        assert list(game.totals) == totals
