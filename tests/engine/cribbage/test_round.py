"""The course of a round of Cribbage, with the cards written out."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.cribbage.presentation import PRESENTATION
from engine.cribbage.round import CribbageRound
from engine.cribbage.rules import CribbageRules
from engine.cribbage.view import CribbageView
from engine.deal import Deals
from engine.game import Game
from engine.score import ScoreLine
from engine.types import Action, RulesError
from tests.cards import parse
from tests.engine.cribbage.table import CONTEXT, act, deal, gained, lay, play, play_out, refusal, told
from tests.examples import sampled
from tests.narrowing import narrowed


def test_all_lay_away_at_once_and_nobody_learns_what_others_chose() -> None:
    round_ = deal("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")
    assert set(round_.to_act) == {0, 1}
    before = round_.view(0, CONTEXT)
    events = round_.play(1, Action("crib", parse("2D 3D")))
    assert [(event.kind, event.seen_by(0).cards) for event in events] == [("laid-away", ("??", "??"))]
    after = round_.view(0, CONTEXT)
    assert (after.hand, after.legal, after.laid) == (before.hand, before.legal, ())
    assert (after.to_act, after.crib_count, after.starter) == ((0,), 2, None)
    assert round_.view(1, CONTEXT).laid == parse("2D 3D")


def test_a_lay_away_is_undone_until_the_last_player_has_laid_away() -> None:
    round_ = deal("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")
    round_.play(1, Action("crib", parse("2D 3D")))
    assert round_.view(1, CONTEXT).undo == ("action",) and not round_.view(0, CONTEXT).undo
    assert refusal(round_, Action("crib", parse("4D 5D")), 1) == "laid-away"
    round_.play(1, Action("undo", target="action"))
    assert set(round_.to_act) == {0, 1} and len(round_.hands[1]) == 6
    lay(round_, "2C 3C", "4D 5D")
    assert not round_.view(1, CONTEXT).undo
    assert refusal(round_, Action("undo", target="action"), 1) == "nothing-to-undo"


def test_every_way_to_lay_away_is_listed_in_the_order_of_the_hand() -> None:
    legal = deal("2C 3C 4C 5C 6C 7C").legal(0)
    assert len(legal) == 15 and legal[0] == Action("crib", parse("2C 3C"))
    assert refusal(deal(), Action("crib", tuple(deal().hands[0][:1]))) == "choose-number"
    assert refusal(deal("2C"), Action("crib", parse("2C 2C")), 0) == "not-in-hand"


@pytest.mark.parametrize(
    ("preset", "seats", "dealt", "laid", "crib"),
    [
        ("cribbage", 2, 6, 2, 4),
        ("five", 2, 5, 2, 4),
        ("seven", 2, 7, 2, 4),
        ("three-handed", 3, 5, 1, 4),
        ("four-handed", 4, 5, 1, 4),
    ],
)
def test_variants_deal_and_lay_away(preset: str, seats: int, dealt: int, laid: int, crib: int) -> None:
    round_ = deal(preset=preset)
    assert [len(hand) for hand in round_.hands] == [dealt] * seats
    for seat in round_.order:
        round_.play(seat, Action("crib", tuple(round_.hands[seat][:laid])))
    assert len(round_.crib) == crib and round_.phase == "play"
    assert round_.to_act == (0,), "the player after the dealer begins"


def test_a_jack_as_starter_scores_for_the_dealer() -> None:
    round_ = deal("2C 3C", "4C 5C", starter="JD")
    events = lay(round_, "2C 3C", "4C 5C")
    assert told(events)[2:] == [("starter", -1, 0), ("heels", 1, 2)]
    assert gained(round_) == (0, 2)


def test_fifteen_pairs_and_thirty_one_score_at_once() -> None:
    round_ = deal("7C 8C 8D KC KD KH", "8S 8H 2C 3C QD QH", starter="5C")
    lay(round_, "KD KH", "QD QH")
    assert told(play(round_, "7C 8S")) == [("fifteen", 1, 2)]
    assert told(play(round_, "8C")) == [("pair", 0, 2)]
    assert told(play(round_, "8H")) == [
        ("thirty-one", 1, 2),
        ("pair-royal", 1, 6),
    ], "the count is 31, and it is not a go"
    assert round_.count == 0 and round_.to_act == (0,), "the player after the last one leads"
    assert gained(round_) == (2, 10)


def test_double_pair_royal_and_runs_in_any_order() -> None:
    pairs = deal("3C 3D AC AD KC KD", "3H 3S 2C 2D QC QD")
    lay(pairs, "KC KD", "QC QD")
    assert told(play(pairs, "3C 3H 3D 3S")) == [("pair", 1, 2), ("pair-royal", 0, 6), ("double-pair-royal", 1, 12)]
    runs = deal("4C 3D AC AD KC KD", "2H 5S 7C 8D QC QD")
    lay(runs, "KC KD", "QC QD")
    assert told(play(runs, "4C 2H 3D 5S AC")) == [("run", 0, 3), ("run", 1, 4), ("fifteen", 0, 2), ("run", 0, 5)]


def test_go_is_automatic_and_tells_what_the_hand_lacks() -> None:
    round_ = deal("10C JC 4D 6H 2S 2H", "QC KD 9S 8H AS AH", starter="7D")
    lay(round_, "2S 2H", "AS AH")
    events = play(round_, "10C QC 4D")
    assert told(events) == [("go", 1, 24)], "24 is counted, and the dealer's lowest card counts 8"
    assert round_.to_act == (0,) and round_.view(None, CONTEXT).above == (0, 7)
    assert refusal(round_, Action("play", ("JC",))) == "past-thirty-one"
    assert told(play(round_, "6H")) == [("go-point", 0, 1)]
    assert round_.to_act == (1,) and round_.count == 0
    assert round_.view(None, CONTEXT).above == (1, 7)


def test_who_has_no_cards_is_skipped_and_the_last_card_scores_one() -> None:
    round_ = deal("AC AD 2C 2D KC KD", "10C JD QH KS 9C 9D", starter="7D")
    lay(round_, "KC KD", "9C 9D")
    assert told(play(round_, "AC 10C AD JD 2C"))[-1] == ("go", 1, 24)
    assert told(play(round_, "2D")) == [("pair", 0, 2), ("go-point", 0, 1)]
    assert round_.hands[0] == [] and round_.to_act == (1,)
    events = play(round_, "QH KS")
    assert told(events) == [("last-card", 1, 1)]
    assert round_.phase == "show" and round_.to_act == (0,)


def test_thirty_one_with_the_last_card_scores_two_only() -> None:
    round_ = deal("10C JC KC AC 2C 2D", "10D AD QD 10H 9C 9D", starter="7D")
    lay(round_, "2C 2D", "9C 9D")
    play(round_, "10C 10D JC AD KC QD AC")
    assert told(play(round_, "10H")) == [("thirty-one", 1, 2)]
    assert round_.phase == "show"


def test_five_cards_stop_after_a_go_and_the_rest_stays_hidden_until_the_show() -> None:
    round_ = deal("10C JC QC 2C 2D", "10D JD QD AC AD", preset="five", start="none", starter="7D")
    lay(round_, "2C 2D", "AC AD")
    events = play(round_, "10C 10D JC")
    assert told(events)[-1] == ("go-point", 0, 1) and round_.phase == "show"
    view = round_.view(0, CONTEXT)
    assert view.hand_counts == (1, 2) and not view.known[1]
    act(round_, "show")
    assert round_.view(1, CONTEXT).known == (parse("QC"), ())


def test_the_show_goes_from_the_dealers_left_to_the_crib() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S")
    lay(round_, "4C 4D", "QD QH")
    play_out(round_)
    pegged = gained(round_)
    shown = act(round_, "show", "show", "show")
    assert [(event.kind, event.seat, event.target) for event in shown] == [
        ("showed", 0, "hand"),
        ("showed", 1, "hand"),
        ("showed", 1, "crib"),
    ]
    assert shown[0].points == 9, "7 8 and 9 6 are fifteen, and 6 to 10 a run"
    assert round_.over and round_.phase == "over"
    assert gained(round_)[0] == pegged[0] + 9
    assert shown[2].cards == parse("4C 4D QD QH 6S")


def test_the_game_ends_in_the_middle_of_the_play() -> None:
    round_ = deal("7C 8C JC JD KC KD", "8S 8H JH JS KH KS", totals=(119, 119), starter="2D")
    lay(round_, "KC KD", "KH KS")
    assert told(play(round_, "7C 8S")) == [("fifteen", 1, 2)]
    assert round_.over and round_.phase == "over" and round_.home == 1
    assert gained(round_) == (0, 2)


def test_the_pone_counts_first_so_the_dealer_may_come_too_late() -> None:
    round_ = deal("5C 5D 5H JS 2C 2D", "5S JC JD QH 3C 3D", totals=(100, 100), starter="KS")
    lay(round_, "2C 2D", "3C 3D")
    play_out(round_)
    assert round_.phase == "show"
    act(round_, "show")
    assert round_.over and round_.home == 0
    assert round_.front(0) == 121, "no peg goes past the target"
    assert "hand" not in round_.pegged[1], "the dealer's hand would have been enough too"


@pytest.mark.parametrize("target", [31, 61, 200])
def test_the_game_goes_to_the_target(target: int) -> None:
    round_ = deal("7C 8C", "8S 8H", totals=(target - 20, target - 2), starter="2D", target=target)
    lay(round_, *[" ".join(round_.hands[seat][-2:]) for seat in (0, 1)])
    play(round_, "7C 8S")
    assert round_.over and round_.home == 1 and round_.view(0, CONTEXT).target == target


def test_his_heels_win_unless_the_option_says_no() -> None:
    for heels_win, points in ((True, 2), (False, 1)):
        round_ = deal("2C 3C", "4C 5C", starter="JD", totals=(0, 119), heels_win=heels_win)
        lay(round_, "2C 3C", "4C 5C")
        assert gained(round_) == (0, points)
        assert round_.over == heels_win


@pytest.mark.parametrize(
    ("start", "number", "points"), [("every", 2, 3), ("first", 1, 3), ("first", 2, 0), ("none", 1, 0)]
)
def test_the_non_dealer_starts_with_three(start: str, number: int, points: int) -> None:
    round_ = deal("2C 3C", "4C 5C", preset="five", start=start, number=number, starter="JD")
    events = lay(round_, "2C 3C", "4C 5C")
    assert gained(round_) == (points, 2)
    if points:
        assert [event.kind for event in events[2:]] == ["start", "starter", "heels"]


def test_the_start_may_win_before_heels() -> None:
    round_ = deal("2C 3C", "4C 5C", preset="five", starter="JD", totals=(58, 60))
    lay(round_, "2C 3C", "4C 5C")
    assert round_.over and gained(round_) == (3, 0)


def test_a_go_is_worth_what_the_option_says() -> None:
    for points in (0, 1, 2):
        round_ = deal("10C JC 4D 6H 2S 2H", "QC KD 9S 8H AS AH", starter="7D", go_points=points)
        lay(round_, "2S 2H", "AS AH")
        play(round_, "10C QC 4D 6H")
        assert gained(round_)[0] == points


def test_a_flush_in_the_play_scores_only_by_option() -> None:
    for flush in (True, False):
        round_ = deal("2C 9C KD KH QD QH", "KC 8C 5D 5H 2D 2H", flush_in_play=flush)
        lay(round_, "QD QH", "2D 2H")
        assert (("flush", 1, 4) in told(play(round_, "2C KC 9C 8C"))) == flush


def test_both_pegs_of_a_side_stand_on_the_board() -> None:
    scores = (((ScoreLine("play", 3), ScoreLine("hand", 8)), (ScoreLine("play", 5),)),)
    round_ = deal("7C 8C", "8S 8H", totals=(11, 5), scores=scores, starter="2D")
    assert round_.view(None, CONTEXT).pegs == ((3, 11), (0, 5))
    lay(round_, *[" ".join(round_.hands[seat][-2:]) for seat in (0, 1)])
    play(round_, "7C 8S")
    assert round_.view(None, CONTEXT).pegs == ((3, 11), (5, 7))


@sampled
@pytest.mark.parametrize("preset", ["cribbage", "three-handed", "four-handed"])
def test_pegs_stay_where_they_are_from_one_deal_to_the_next(preset: str) -> None:
    """This holds even if a hand was worth nothing, and the last of several gains in the play moved the rear peg."""
    rules = CribbageRules.of(preset).with_changes({"target": 301})
    chance, last = random.Random(2), set[str]()
    for number in range(1, 9):
        game = Game(rules, rules.shape.seats, Deals.numbered(number))
        while not game.winners:
            pegs = narrowed(game.view(None), CribbageView).pegs
            if game.between_rounds:
                last.update(narrowed(game.round, CribbageRound).last)
                game.play(0, Action("deal"))
                assert narrowed(game.view(None), CribbageView).pegs == pegs
            else:
                seat = game.to_act[0]
                game.play(seat, chance.choice(game.legal(seat)))
    assert last >= {"play", "hand", "crib"}


def test_the_crib_is_hidden_until_it_is_shown() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S")
    lay(round_, "4C 4D", "QD QH")
    play_out(round_)
    act(round_, "show", "show")
    assert "QD" in round_.view(0, CONTEXT).unseen()
    act(round_, "show")
    assert "QD" not in round_.view(0, CONTEXT).unseen()


def test_swapping_and_exchanging_for_practice_give_the_lay_away_back() -> None:
    round_ = deal("2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D")
    round_.play(1, Action("crib", parse("2D 3D")))
    round_.play(0, Action("swap"))
    assert round_.hands == [[*parse("2D 3D 4D 5D 6D 7D")], [*parse("2C 3C 4C 5C 6C 7C")]]
    assert set(round_.to_act) == {0, 1}
    round_.play(1, Action("crib", parse("2C 3C")))
    round_.play(0, Action("doctor", ("2D", "2C")))
    assert "2C" in round_.hands[0] and "2D" in round_.hands[1] and not round_.laid[1]
    lay(round_, *[" ".join(round_.hands[seat][:2]) for seat in (0, 1)])
    assert refusal(round_, Action("swap")) == "too-late-to-arrange"


def test_of_three_players_one_card_is_dealt_to_the_crib() -> None:
    round_ = deal(
        "2C 3C 4C 5C 6C", "7C 8C 9C 10C JC", "2D 3D 4D 5D 6D", preset="three-handed", to_crib="KD", starter="KS"
    )
    lay(round_, "2C", "7C", "2D")
    assert round_.crib == parse("2C 2D 7C KD")
    play_out(round_)
    shown = act(round_, "show", "show", "show", "show")
    assert [event.seat for event in shown if event.kind == "showed"] == [0, 1, 2, 2]


def test_partners_score_together() -> None:
    round_ = deal(preset="four-handed")
    for seat in round_.order:
        round_.play(seat, Action("crib", tuple(round_.hands[seat][:1])))
    play_out(round_)
    act(round_, "show", "show", "show", "show", "show")
    assert len(round_.score()) == 2 and round_.view(0, CONTEXT).sides == (0, 1, 0, 1)


# counting by hand


def counting(counting: str) -> CribbageRound:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S", counting=counting)
    lay(round_, "4C 4D", "QD QH")
    play_out(round_)
    round_.pegged = [{}, {}]
    return round_


def test_a_hand_is_counted_by_its_owner_and_too_much_is_cut() -> None:
    round_ = counting("by-hand")
    assert round_.phase == "count" and round_.view(1, CONTEXT).open == parse("7C 8C 9D 10D")
    events = act(round_, "count 12")
    assert told(events) == [("counted", 0, 12), ("overcounted", 0, 9)]
    assert gained(round_) == (9, 0)
    assert refusal(round_, Action("count", target="30")) == "name-a-number"


def test_without_muggins_what_was_overlooked_is_lost() -> None:
    round_ = counting("by-hand")
    assert told(act(round_, "count 7")) == [("counted", 0, 7), ("was-worth", 0, 9)]
    assert gained(round_) == (7, 0) and round_.phase == "count" and round_.to_act == (1,)


def test_with_muggins_others_claim_what_was_overlooked() -> None:
    round_ = counting("muggins")
    act(round_, "count 5")
    assert (round_.phase, round_.to_act) == ("claim", (1,))
    assert told(act(round_, "claim 9")) == [("claimed", 1, 4), ("was-worth", 0, 9)]
    assert gained(round_) == (5, 4)
    act(round_, "count 3")
    assert told(act(round_, "pass"))[0] == ("passed", 0, 0)


def test_a_claim_is_offered_whether_or_not_anything_was_overlooked() -> None:
    round_ = counting("muggins")
    act(round_, "count 9")
    assert round_.phase == "claim"
    assert told(act(round_, "claim 3")) == [("claimed", 1, 0)]
    assert gained(round_) == (9, 0)


def test_opponents_claim_in_the_order_of_the_seats_but_partners_do_not() -> None:
    round_ = deal(preset="four-handed", counting="muggins")
    for seat in round_.order:
        round_.play(seat, Action("crib", tuple(round_.hands[seat][:1])))
    play_out(round_)
    act(round_, "count 0")
    assert round_.to_act == (1,)
    act(round_, "pass")
    assert round_.to_act == (3,)
    act(round_, "pass")
    assert (round_.phase, round_.to_act) == ("count", (1,))


def test_refusals_say_what_is_to_be_done_now() -> None:
    round_ = deal("7C 8C 9D 10D 4C 4D", "2C 3C 4H KS QD QH", starter="6S")
    assert refusal(round_, Action("play", ("7C",)), 0) == "now-crib"
    lay(round_, "4C 4D", "QD QH")
    assert refusal(round_, Action("show")) == "now-play"
    assert refusal(round_, Action("play", ("2C",)), 1) == "not-your-turn"
    play_out(round_)
    assert refusal(round_, Action("play", ("2C",))) == "now-show"
    assert refusal(round_, Action("show", ("2C",))) == "names-nothing"
    assert refusal(counting("by-hand"), Action("show")) == "now-count"


def test_a_skunk_counts_two_games_and_a_double_skunk_four() -> None:
    rules = CribbageRules.of("cribbage")
    assert [rules.games_lost(points) for points in (120, 91, 90, 61, 60, 0)] == [1, 1, 2, 2, 4, 4]
    assert rules.with_changes({"skunk_lines": False}).games_lost(0) == 1
    assert [rules.with_changes({"double_skunk": 3}).games_lost(points) for points in (90, 60)] == [2, 3]
    lines = PRESENTATION.page(deal(double_skunk=3).view(0, CONTEXT), "points")
    assert [note.values["games"] for note in lines if note.code == "skunk-line"] == [2, 3]
    assert CribbageRules.of("five").games_lost(30) == 2
    round_ = deal("7C 8C", "8S 8H", totals=(90, 119), starter="2D")
    lay(round_, *[" ".join(round_.hands[seat][-2:]) for seat in (0, 1)])
    play(round_, "7C 8S")
    assert round_.feats()[1]["skunk"] == 1 and "skunk" not in round_.feats()[0]


def test_the_lowest_card_deals_first_and_then_the_seats_in_turn() -> None:
    rules = CribbageRules.of("cribbage")
    assert rules.dealer(1, 2, (), parse("3C 2D")) == 1
    assert rules.dealer(1, 2, (), parse("KC KD AC 2D")) == 0, "equal cards are cut again, and the ace is low"
    assert rules.dealer(2, 2, (), parse("3C 2D")) == 0
    assert rules.dealer(1, 3, (), parse("9C 8D 4H")) == 2
    assert rules.with_changes({"cut_for_deal": False}).dealer(1, 2, (), parse("3C 2D")) == 0


def test_in_a_match_the_loser_deals_first_and_skunks_count() -> None:
    rules = CribbageRules.of("cribbage")
    assert rules.next_lead(2, (0,)) == 1 and rules.next_lead(2, (1,)) == 0
    assert rules.dealer(1, 2, (), ()) == 0, "there is no cut from the second game on, and the loser sits first"
    assert [rules.games_won((121, points), 121, (0,)) for points in (100, 80, 40)] == [1, 2, 4]
    assert CribbageRules.of("three-handed").games_won((121, 80, 100), 121, (0,)) == 1


def test_all_that_a_card_scores_moves_the_pegs_once() -> None:
    """The five makes fifteen and a run of three. The rear peg moves to where the front one was before the card."""
    round_ = deal("4C 5S 8C KC QD KD", "6D 9H JH JS KH KS", totals=(20, 30), starter="2D")
    lay(round_, "KC KD", "KH KS")
    events = play(round_, "4C 6D 5S")
    assert told(events) == [("fifteen", 0, 2), ("run", 0, 3)]
    assert round_.view(None, CONTEXT).pegs[0] == (20, 25)


def test_a_card_that_wins_scores_no_more_than_is_left() -> None:
    for total, scored in ((119, [("fifteen", 0, 2)]), (118, [("fifteen", 0, 2), ("run", 0, 1)])):
        round_ = deal("4C 5S 8C KC QD KD", "6D 9H JH JS KH KS", totals=(total, 30), starter="2D")
        lay(round_, "KC KD", "KH KS")
        assert told(play(round_, "4C 6D 5S")) == scored
        assert round_.over and round_.view(None, CONTEXT).pegs[0] == (total, 121)


def test_cards_are_laid_away_and_played_without_a_target() -> None:
    round_ = deal("7C 8C JC JD KC KD", "8S 8H JH JS KH KS", starter="2D")
    assert refusal(round_, Action("crib", parse("KC KD"), "anything"), 0) == "no-target"
    lay(round_, "KC KD", "KH KS")
    assert refusal(round_, Action("play", parse("7C"), "hand")) == "no-target"


@pytest.mark.parametrize("text", ["9" * 5000, "0" * 5000, "-1", "1.5", "", "eight"])
def test_a_count_is_a_number(text: str) -> None:
    round_ = deal("7C 8C JC JD KC KD", "8S 8H JH JS KH KS", starter="2D", counting="muggins")
    lay(round_, "KC KD", "KH KS")
    play_out(round_)
    assert refusal(round_, Action("count", target=text)) == "name-a-number"
    act(round_, "count 0")
    assert refusal(round_, Action("claim", target=text)) == "name-a-number"


def test_low_ball_is_counted_automatically() -> None:
    """Counting by hand, everybody would claim nothing."""
    low = CribbageRules.of("lowball")
    for counting in ("by-hand", "muggins"):
        with pytest.raises(RulesError) as refused:
            low.model_copy(update={"counting": counting}).check(2)
        assert refused.value.note == ("options-clash", {"option": "low_ball", "other": "counting"})
        other = low.with_changes({"counting": counting})
        assert not other.low_ball
        assert other.with_changes({"low_ball": True}).counting == "automatic"
    stored = {**low.model_dump(mode="json"), "counting": "by-hand"}
    CribbageRules.from_store(stored).check(2)  # A stored game can still be played.


def test_in_low_ball_the_side_with_the_fewest_points_is_ahead() -> None:
    for preset, leader in (("cribbage", 1), ("lowball", 0)):
        view = deal("7C 8C JC JD KC KD", "8S 8H JH JS KH KS", totals=(60, 119), preset=preset).view(None, CONTEXT)
        assert replace(view, totals=(60, 119)).leaders == (leader,)


def test_in_low_ball_the_first_at_the_target_loses() -> None:
    round_ = deal("7C 8C JC JD KC KD", "8S 8H JH JS KH KS", totals=(60, 119), starter="2D", preset="lowball")
    lay(round_, "KC KD", "KH KS")
    play(round_, "7C 8S")
    assert round_.over and round_.home == 1
    rules = narrowed(round_.rules, CribbageRules)
    assert rules.settle((60, 121), 121, round_, ()).winners == (0,)
    assert rules.ahead({0: 50, 2: 70}) == (0,)
    with pytest.raises(RulesError):
        CribbageRules.of("lowball").model_copy(update={"counting": "muggins"}).check(2)
    assert CribbageRules.of("lowball").with_changes({"counting": "muggins"}).low_ball is False
    assert CribbageRules.of("lowball").games_lost(121) == CribbageRules.of("lowball").games_lost(20) == 1
    assert CribbageRules.of("lowball").goal.code == "low-ball" and CribbageRules.of("cribbage").goal.code == "target"


def test_options_imply_what_goes_with_them_and_refuse_what_does_not() -> None:
    five = CribbageRules.of("cribbage").with_changes({"variant": "five"})
    assert (five.target, five.start, five.seats_played()) == (61, "every", (2,))
    assert CribbageRules.of("seven").seats_played() == (2,) and CribbageRules.of("three-handed").seats_played() == (3,)
    for changes in ({"target": 30}, {"target": 302}, {"variant": "three", "start": "every"}):
        with pytest.raises(RulesError):
            rules = CribbageRules.of("cribbage").with_changes(changes)
            rules.check(rules.shape.seats)


def test_a_twenty_nine_is_celebrated_and_recorded() -> None:
    round_ = deal("5C 5D 5H JS 2C 2D", "3C 3D 9C 9D KC KD", starter="5S")
    lay(round_, "2C 2D", "KC KD")
    play_out(round_)
    assert told(act(round_, "show"))[-1] == ("perfect", 0, 29)
    assert (round_.feats()[0]["perfect"], round_.feats()[0]["best-hand"]) == (1, 29)
