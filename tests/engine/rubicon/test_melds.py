"""Melds and the law of used cards (spec 5)."""

from __future__ import annotations

import pytest

from tests.engine.rubicon.table import CONTEXT, deal, melding, melds, play, refusal, trick


def test_the_example_of_the_spec() -> None:
    played = melding("KS QS AS 10S JS JD KS QS JD", hand_size=12, theirs="7C 7C 7C 7D 7D 7D 7H 7H 7H 8C 8D 8H")
    steps = (
        ("meld KS QS", 40),
        ("meld KS QS AS 10S JS", 250),
        ("meld QS JD", 40),
        ("meld KS' QS'", 40),
        ("meld QS' JD'", 40),
        ("meld QS QS' JD JD'", 500),
    )
    for number, (step, worth) in enumerate(steps):
        if number:
            trick(played)
        made = play(played, step)
        assert made[0].points == worth
        assert [event.kind for event in made] == ["meld-made", *(["trump-made"] if not number else [])]
    assert played.state.trump == "S"
    assert played.standing() == (910, 0)


@pytest.mark.parametrize(
    ("hand", "name", "worth"),
    [
        ("KH QH", "trump-marriage", 40),
        ("AH 10H KH QH JH", "trump-sequence", 250),
    ],
)
def test_the_first_marriage_or_sequence_makes_trump_and_scores_as_such(hand: str, name: str, worth: int) -> None:
    played = melding(hand)
    made, trump = play(played, f"meld {hand}")
    assert (made.target, made.points) == (name, worth)
    assert (trump.kind, trump.target) == ("trump-made", "H")
    assert played.view(1, CONTEXT).trump == "H"


def test_melds_once_spades_are_trump() -> None:
    played = melding("KS QS AH 10H KH QH JH")
    play(played, "meld KS QS")
    trick(played)
    found = {a.target: a for a in played.legal(0) if a.kind == "meld"}
    assert set(found) == {"sequence", "marriage"}
    assert play(played, "meld > sequence")[0].points == 150


@pytest.mark.parametrize(
    ("hand", "name", "worth"),
    [
        ("AC AC AH AS", "four-aces", 100),
        ("KC KC KC KC", "four-kings", 80),
        ("QC QD QD QD", "four-queens", 60),
        ("JC JH JH JS", "four-jacks", 40),
        ("QS JD", "bezique", 40),
        ("QS QS JD JD", "double-bezique", 500),
        ("QS QS QS JD JD JD", "triple-bezique", 1500),
        ("QS QS QS QS JD JD JD JD", "quadruple-bezique", 4500),
    ],
)
def test_fours_of_any_suits_and_beziques(hand: str, name: str, worth: int) -> None:
    played = melding(hand)
    assert play(played, f"meld {hand}")[0][3:5] == (name, worth)
    assert played.state.trump == ""


def test_four_tens_and_sevens_are_nothing() -> None:
    assert melds(melding("10C 10D 10H 10S 7C 7C 7C 7C")) == set()


# used cards


def test_a_card_of_a_sequence_is_in_no_marriage_but_one_of_a_marriage_rises() -> None:
    played = melding("KS QS AS 10S JS QS KS")
    play(played, "meld KS QS AS 10S JS")
    trick(played)
    assert refusal(played, "meld KS QS'").note.values["target"] == "trump-sequence"
    assert refusal(played, "meld KS' QS").note.code == "meld-risen"
    assert play(played, "meld KS' QS'")[0].points == 40


def test_the_same_marriage_needs_wholly_other_cards() -> None:
    """Two whole marriages are not crossed: so law 35, against Hoffmann."""
    played = melding("KH QH KH QH")
    play(played, "meld KH QH")
    trick(played)
    assert refusal(played, "meld KH QH'").note.code == "meld-again"
    play(played, "meld KH' QH'")
    trick(played)
    assert melds(played) == set()
    assert refusal(played, "meld KH QH'").note.code == "meld-again"


def test_two_marriages_one_queen_played_her_king_and_the_other_queen() -> None:
    played = melding("KS QS KS QS")
    play(played, "meld KS QS")
    trick(played)
    play(played, "meld KS' QS'")
    trick(played, "QS")
    legal = [action for action in played.legal(0) if action.kind == "meld"]
    assert [action.cards for action in legal] == [("QS'", "KS")]
    assert play(played, "meld KS QS'")[0].points == 40
    trick(played, "QS'")
    assert melds(played) == set(), "the kings have nobody left"


def test_four_queens_one_played_a_fifth_added() -> None:
    played = melding("QC QD QH QH QD 9C 9C 9C 9C")
    first = next(action for action in played.legal(0) if action.kind == "meld")
    play(played, "meld QC QD QH QH'")
    assert first.target == "four-queens"
    trick(played, "9C")
    assert melds(played) == set(), "none has been played"
    trick(played, "QC")
    assert play(played, "meld QD QH QH' QD'")[0].points == 60


def test_a_refill_scores_once_for_each_card_played_and_never_to_the_same_set() -> None:
    played = melding("QC QD QH QS QD QH 9C 9C 9C")
    play(played, "meld QC QD QH QS")
    trick(played, "QC")
    play(played, "meld QD QH QS QD'")
    trick(played, "9C")
    assert refusal(played, "meld QD QH QS QH'").note.code == "meld-again", "that queen has been replaced"
    trick(played, "QD'")
    assert play(played, "meld QD QH QS QH'")[0].points == 60


def test_two_cards_gone_are_too_many_for_a_refill() -> None:
    played = melding("AC AD AH AS AC AD 9C 9C 9C")
    play(played, "meld AC AD AH AS")
    trick(played, "AC")
    trick(played, "AD")
    assert melds(played) == set()


def test_a_refill_takes_cards_of_another_meld_on_the_table() -> None:
    played = melding("KS QS AS 10S JS KS QS JD")
    play(played, "meld KS QS AS 10S JS")
    trick(played)
    play(played, "meld KS' QS'")
    trick(played, "QS")
    assert play(played, "meld KS QS' AS 10S JS")[0].points == 250


def test_a_card_may_be_used_in_melds_of_other_families() -> None:
    played = melding("KS QS QC QD QH JD")
    for number, step in enumerate(("meld KS QS", "meld QS JD", "meld QS QC QD QH")):
        if number:
            trick(played)
        play(played, step)
    assert played.standing()[0] == 40 + 40 + 60


def test_beziques_rise_only_with_all_cards_on_the_table_at_once() -> None:
    played = melding("QS JD QS JD 9C 9C 9C")
    play(played, "meld QS JD")
    trick(played)
    play(played, "meld QS' JD'")
    trick(played, "QS")
    assert melds(played) == {"bezique"}, "a refill of the first one; the double has lost a queen"


def test_cards_of_a_double_bezique_are_in_no_single_one() -> None:
    played = melding("QS JD QS JD QS JD", hand_size=9)
    play(played, "meld QS QS' JD JD'")
    trick(played)
    assert refusal(played, "meld QS' JD").note.code == "meld-risen"
    play(played, "meld QS'' JD''")
    trick(played)
    assert play(played, "meld > triple-bezique")[0].points == 1500


# the turn


def test_one_meld_for_each_trick_won() -> None:
    played = melding("KS QS JD")
    play(played, "meld KS QS")
    assert refusal(played, "meld QS JD").note.code == "one-meld"
    assert [action.kind for action in played.legal(0)] == ["draw"]


def test_a_meld_is_taken_back_with_the_trump_it_made() -> None:
    played = melding("KS QS JD")
    before = played.view(1, CONTEXT)
    play(played, "meld KS QS")
    assert [event.kind for event in play(played, "undo > action")] == ["took-back", "trump-undone"]
    after = played.view(1, CONTEXT)
    assert (after.trump, after.melds, after.lines, after.mat) == (before.trump, before.melds, before.lines, before.mat)
    assert set(after.known[0]) == {"KS", "QS"}, "they were seen"
    assert refusal(played, "undo > action").note.code == "nothing-to-undo"


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("meld KS", "not-a-meld"),
        ("meld KS QS > bezique", "not-a-meld"),
        ("meld", "meld-needs-cards"),
        ("meld > flush", "no-meld-called"),
        ("meld > marriage", "meld-not-in-rules"),
        ("meld > four-trump-kings", "meld-not-in-rules"),
        ("meld > four-aces", "no-such-meld-held"),
        ("meld > trump-marriage", "which-cards"),
        ("meld AS", "not-in-hand"),
        ("play KS", "draw-before-lead"),
        ("blanche", "blanche-too-late"),
    ],
)
def test_refusals_while_melding(step: str, code: str) -> None:
    assert refusal(melding("KS QS KH QH"), step).note.code == code


def test_no_meld_without_a_trick() -> None:
    assert refusal(deal("KS QS"), "meld KS QS").note.code == "trick-first"


# Chinese Bezique


@pytest.mark.parametrize(
    ("letter", "name", "worth"),
    [
        ("J", "four-trump-jacks", 400),
        ("Q", "four-trump-queens", 600),
        ("K", "four-trump-kings", 800),
        ("10", "four-trump-tens", 900),
        ("A", "four-trump-aces", 1000),
    ],
)
def test_four_trumps(letter: str, name: str, worth: int) -> None:
    played = melding(f"KH QH {' '.join([f'{letter}H'] * 4)}", preset="chinese")
    assert name not in melds(played), "there is no trump yet"
    play(played, "meld KH QH")
    trick(played)
    found = next(action for action in played.legal(0) if action.target == name)
    assert play(played, f"meld {' '.join(found.cards)} > {name}")[0].points == worth


def test_four_kings_rise_to_four_trump_kings_but_not_back() -> None:
    played = melding("KH KH KH KH QH", preset="chinese")
    play(played, "meld KH QH")
    trick(played)
    play(played, "meld KH KH' KH'' KH''' > four-kings")
    trick(played)
    play(played, "meld KH KH' KH'' KH''' > four-trump-kings")
    trick(played)
    assert refusal(played, "meld KH KH' KH'' KH''' > four-kings").note.code == "meld-risen"


@pytest.mark.parametrize("pair", ["QS JD", "QD JS", "QH JC", "QC JH"])
def test_bezique_of_the_trump_pair_makes_trump(pair: str) -> None:
    played = melding(pair, preset="chinese", bezique="trump")
    made, trump = play(played, f"meld {pair}")
    assert (made.points, trump.target) == (40, pair[1])
    assert melds(melding(pair, preset="chinese")) == ({"bezique"} if pair == "QS JD" else set())


def test_bezique_of_another_pair_is_nothing_once_there_is_trump() -> None:
    played = melding("KS QS QH JC JD", preset="chinese", bezique="trump")
    play(played, "meld KS QS")
    trick(played)
    assert melds(played) == {"bezique"}
    assert refusal(played, "meld QH JC").note.code == "not-a-meld"
