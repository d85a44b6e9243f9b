"""Options, presets, scores and the end of a game (Pinochle guide 2.8 to 2.10, 7.4.5, 7.4.14, 7.4.15)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card
from engine.deal import Deals
from engine.game import Game
from engine.kit.tricks import Trick
from engine.pinochle import scoring
from engine.pinochle.options import cards_of
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.score import ScoreLine
from engine.types import Action, Event, RulesError
from tests.engine.pinochle.table import deal, melding, play, points

# Presets: the table of options

PRESETS: dict[str, tuple[Any, Any, Any]] = {
    "pack_size": (48, 48, 64),
    "hand_size": (12, 12, 8),
    "target": (1000, 1500, 2000),
    "dix_must_be_melded": (False, False, False),
    "dix_beside_meld": (False, False, False),
    "pinochle": ("spades", "spades", "spades"),
    "several_melds": (False, False, False),
    "double_pinochle": (False, True, True),
    "grand": (False, False, False),
    "double_marriage": (False, False, False),
    "roundhouse": (False, True, False),
    "common_sequence": (False, False, False),
    "double_sequence": (False, False, False),
    "double_set": (False, False, False),
    "fresh_card": (True, False, False),
    "liberal_remelding": (False, True, True),
    "overplay": ("trumps", "always", "always"),
    "must_trump": (True, True, True),
    "phase_one_tricks": ("no", "as-taken", "as-taken"),
    "trick_points": ("standard", "standard", "brisques"),
    "last_trick": (False, True, True),
    "dix_turned": (False, False, False),
    "no_trick_penalty": (False, False, False),
    "scored_at_end": (False, False, False),
    "score_differences": (False, False, False),
    "sequence_points": (150, 150, 250),
    "double_pinochle_points": (300, 300, 500),
    "double_set_1000": (False, False, False),
    "starter": ("alternate", "alternate", "alternate"),
    "cut_for_deal": (False, False, False),
}


@pytest.mark.parametrize(("place", "preset"), list(enumerate(PinochleRules.presets)))
def test_presets_match_the_rule_books(place: int, preset: str) -> None:
    rules = PinochleRules.of(preset)
    rules.check(2)
    assert rules.model_dump() == {"preset": preset, **{option: row[place] for option, row in PRESETS.items()}}
    assert rules.nonstandard() == ()


@pytest.mark.parametrize(
    ("preset", "options", "nonstandard"),
    [
        ("pinochle", {"double_set": True}, ("double_set",)),
        ("pinochle", {"pack_size": 64, "hand_size": 16, "roundhouse": True, "pinochle": "red"}, ()),
        ("pinochle", {"pack_size": 64, "hand_size": 8}, ("hand_size",)),
        ("binokel", {"target": 2000, "grand": True, "several_melds": True, "score_differences": True}, ()),
        ("binokel", {"double_marriage": True, "must_trump": False}, ("double_marriage",)),
        ("bezique", {"target": 1000, "double_marriage": True, "pinochle": "switching", "dix_turned": True}, ()),
        ("bezique", {"roundhouse": True, "trick_points": "standard"}, ("roundhouse", "trick_points")),
    ],
)
def test_hybrid_options_are_legal_and_reported_as_nonstandard(
    preset: str, options: dict[str, Any], nonstandard: tuple[str, ...]
) -> None:
    rules = PinochleRules.of(preset).model_copy(update=options)
    rules.check(2)
    assert sorted(rules.nonstandard()) == sorted(nonstandard)


@pytest.mark.parametrize(
    ("options", "option", "other"),
    [
        ({"hand_size": 16}, "hand_size", "pack_size"),
        ({"hand_size": 8}, "hand_size", "pack_size"),
        ({"dix_beside_meld": True}, "dix_beside_meld", "dix_must_be_melded"),
        ({"several_melds": True}, "several_melds", "score_differences"),
        ({"trick_points": "brisques"}, "trick_points", "phase_one_tricks"),
        ({"double_set_1000": True}, "double_set_1000", "double_set"),
    ],
)
def test_contradicting_options_are_refused_naming_both(options: Any, option: str, other: str) -> None:
    with pytest.raises(RulesError) as refused:
        PinochleRules(**options).check(2)
    assert refused.value.note == ("options-clash", {"option": option, "other": other})


def test_several_melds_turn_score_differences_on() -> None:
    rules = PinochleRules.of("binokel").with_changes({"several_melds": True})
    rules.check(2)
    assert rules.changed() == ("several_melds", "score_differences")


@pytest.mark.parametrize(
    ("preset", "before", "counted"),
    [("pinochle", "no", "at-end"), ("binokel", "no", "as-taken"), ("pinochle", "as-taken", "as-taken")],
)
def test_brisques_turn_the_tricks_of_phase_one_on(preset: str, before: Any, counted: str) -> None:
    rules = PinochleRules.of(preset).with_changes({"phase_one_tricks": before})
    changed = rules.with_changes({"trick_points": "brisques"})
    changed.check(2)
    assert changed.phase_one_tricks == counted


def test_an_option_that_another_needs_cannot_be_turned_off() -> None:
    rules = PinochleRules().with_changes({"several_melds": True}).with_changes({"score_differences": False})
    with pytest.raises(RulesError):
        rules.check(2)


def test_unknown_preset_and_seat_count_are_refused() -> None:
    with pytest.raises(RulesError) as refused:
        PinochleRules.of("klabberjass")
    assert refused.value.note.code == "no-such-preset"
    with pytest.raises(RulesError) as refused:
        PinochleRules.of("binokel").check(4)
    assert refused.value.note.code == "seats-not-played"


# Who starts


def scored(*by_side: int) -> tuple[tuple[ScoreLine, ...], ...]:
    return tuple((ScoreLine("tricks-two", made),) for made in by_side)


def test_seats_start_in_turn_or_the_loser_starts() -> None:
    rules = PinochleRules()
    assert [rules.dealer(number, 2, [scored(9, 1)] * (number - 1), ()) for number in (1, 2, 3)] == [1, 0, 1]
    loser = PinochleRules(starter="loser")
    assert loser.dealer(2, 2, [scored(9, 1)], ()) == 0
    assert loser.dealer(2, 2, [scored(1, 9)], ()) == 1
    assert loser.dealer(2, 2, [scored(5, 5)], ()) == 0


def test_the_first_lead_of_the_next_game_alternates_or_goes_to_the_loser_unless_cut_for() -> None:
    assert [PinochleRules().next_lead(2, (winner,)) for winner in (0, 1)] == [1, 1]
    assert [PinochleRules(starter="loser").next_lead(2, (winner,)) for winner in (0, 1)] == [1, 0]
    assert PinochleRules(cut_for_deal=True).next_lead(2, (0,)) == PinochleRules().next_lead(2, ()) == 0


@pytest.mark.parametrize(
    ("cut", "starter"),
    [("KC 10C", 1), ("10C KC", 0), ("9C AD", 1), ("QC QD AH JH", 0), ("QC QD JH AH", 1), ("QC JC 9C AC", 0)],
)
def test_the_higher_cut_starts_with_tens_above_kings(cut: str, starter: int) -> None:
    rules = PinochleRules(cut_for_deal=True)
    assert rules.dealer(1, 2, [], cut.split()) == 1 - starter
    assert rules.dealer(2, 2, [scored(1, 2)], cut.split()) == starter
    assert PinochleRules().dealer(1, 2, [], cut.split()) == 1


def test_the_cut_uses_its_own_shuffle() -> None:
    starters = set()
    for number in range(1, 12):
        deals = Deals.numbered(number)
        game = Game(PinochleRules(cut_for_deal=True), 2, deals)
        starters.add(game.to_act)
        assert game.round.to_act[0] == 1 - game.rules.dealer(1, 2, [], deals.cut(cards_of(48)))
    assert starters == {(0,), (1,)}


# Trick points


@pytest.mark.parametrize(
    ("how", "ace", "ten", "king", "queen", "jack", "in_all"),
    [("standard", 11, 10, 4, 3, 2, 240), ("simplified", 10, 10, 5, 5, 0, 240), ("brisques", 10, 10, 0, 0, 0, 160)],
)
def test_trick_points_of_each_card(how: Any, ace: int, ten: int, king: int, queen: int, jack: int, in_all: int) -> None:
    rules = PinochleRules(trick_points=how, phase_one_tricks="at-end")
    each = [scoring.card_points(rules, (card,)) for card in ("AC", "10D", "KH'", "QS", "JC", "9C", "8C", "7C")]
    assert each == [ace, ten, king, queen, jack, 0, 0, 0]
    assert scoring.card_points(rules, cards_of(48)) == scoring.card_points(rules, cards_of(64)) == in_all


def played_out(*won: tuple[int, str, bool], **options: Any) -> PinochleRound:
    """Return a round that ended with these tricks: who won, the cards, and whether in phase two."""
    played = melding("QS KS", turned="9H", **options)
    play(played, "meld QS KS")
    rules = played.state.rules
    for winner, cards, two in won:
        both: tuple[Card, ...] = tuple(cards.split())
        worth = scoring.card_points(rules, both) if two or rules.phase_one_tricks != "no" else 0
        played.state.tricks.append(Trick(0, both, winner, worth, two))
    played.state.phase, played.state.marks = "over", []
    return played


def lines(played: PinochleRound, side: int) -> dict[str, int]:
    return {line.code: line.points for line in played.score()[side]}


@pytest.mark.parametrize(
    ("counting", "expected"),
    [("no", {"tricks-two": 4}), ("at-end", {"tricks-one": 21, "tricks-two": 4}),
     ("as-taken", {"tricks-one": 21, "tricks-two": 4})],
)  # fmt: skip
def test_tricks_of_phase_one_count_by_option(counting: Any, expected: dict[str, int]) -> None:
    played = played_out((1, "AC 10C", False), (1, "9C KC", True), phase_one_tricks=counting)
    assert lines(played, 1) == expected


@pytest.mark.parametrize("counts", [True, False])
def test_last_trick_scores_ten_by_option(counts: bool) -> None:
    played = played_out((0, "9C 9D", True), (1, "9C 9D", True), last_trick=counts)
    assert lines(played, 1) == {"tricks-two": 0, **({"last-trick": 10} if counts else {})}
    assert "last-trick" not in lines(played, 0)


@pytest.mark.parametrize("counts", [True, False])
def test_no_point_in_phase_two_counts_melds_against_the_side_by_option(counts: bool) -> None:
    played = played_out((1, "AC 9C", True), no_trick_penalty=counts, dix_turned=True, dealer=0)
    against = {"melds-against": -40} if counts else {}
    assert lines(played, 0) == {"dix-turned": 10, "marriage": 20, "tricks-two": 0, **against}
    assert points(played_out((0, "JC 9C", True), no_trick_penalty=counts), 0) == 22
    by_last_trick = played_out((0, "9D 9C", True), no_trick_penalty=counts, last_trick=True)
    assert points(by_last_trick, 0) == 30


def test_there_is_no_penalty_after_a_knock() -> None:
    played = melding("QS KS", totals=(990, 0), no_trick_penalty=True)
    play(played, "meld QS KS", "knock")
    assert points(played, 0) == 20


# The end of a game


@pytest.mark.parametrize(
    ("totals", "target", "winners", "after"),
    [
        ((999, 700), 1000, (), 1000),
        ((1000, 700), 1000, (0,), 1000),
        ((700, 1000), 1000, (1,), 1000),
        ((1300, 1100), 1000, (0,), 1250),
        ((1240, 1100), 1000, (), 1250),
        ((1600, 1510), 1000, (), 1750),
        ((1760, 1510), 1000, (0,), 1750),
        ((1100, 1100), 1000, (), 1250),
        ((1240, 1100), 1250, (), 1250),
        ((1240, 1260), 1250, (1,), 1250),
    ],
)
def test_target_rises_by_250_until_one_side_alone_is_past_it(
    totals: tuple[int, int], target: int, winners: tuple[int, ...], after: int
) -> None:
    played = deal()
    played.state.phase, played.state.marks = "over", []
    assert PinochleRules().settle(totals, target, played, ()) == (winners, after, ())


def test_knocking_wins_whatever_the_opponent_has() -> None:
    played = melding("QS KS", totals=(990, 1400))
    play(played, "meld QS KS", "knock")
    assert PinochleRules().settle((1010, 1400), 1000, played, ()) == ((0,), 1000, ())


def test_game_ends_with_a_knock_or_continues_to_a_higher_target() -> None:
    game = Game(PinochleRules(), 2, Deals.numbered(1))
    game.round = melding("QS KS", totals=(990, 1400))
    game.totals = (990, 1400)
    game.play(0, Action("meld", ("QS", "KS")))
    events = game.play(0, Action("knock"))
    assert events[-1] == Event("game-won", target="0", points=1010)
    assert game.winners == (0,)

    game = Game(PinochleRules(), 2, Deals.numbered(1))
    game.totals = (1100, 1100)
    while not game.round.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    assert game.target >= 1250
    if not game.winners:
        assert game.view(None).target == game.target
        game.play(0, Action("deal"))
        assert isinstance(game.round, PinochleRound)
        assert game.round.state.target == game.target == game.view(0).target
