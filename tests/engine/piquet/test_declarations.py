"""What is declared, in which words, and what it scores."""

import random
from contextlib import suppress
from itertools import combinations

import pytest

from engine.cards import Card
from engine.piquet.declarations import KINDS, cards_of, claims, everything, parts, read, total_from
from engine.piquet.presentation import PRESENTATION
from engine.types import Action, IllegalAction
from tests.cards import parse
from tests.engine.piquet.table import (
    CONTEXT,
    ELDER,
    YOUNGER,
    declare,
    declare_all,
    declaring,
    lines,
    play,
    refusal,
    said,
)
from tests.examples import sampled

BLACK = "AS KS QS JS 9S 7S AC KC 10C 9C 8H 7H"
RED = "AH KH QH JH 9H AD KD QD JD 10D 8C 7C"


def test_a_hand_declares_its_best_point_all_sequences_and_all_sets() -> None:
    hand = parse("7S 8S 9S JS QS KS AS 7H 8H 9H AH AD")
    assert everything("point", hand) == (parse("7S 8S 9S JS QS KS AS"),)
    assert everything("sequence", hand) == (parse("JS QS KS AS"), parse("7H 8H 9H"), parse("7S 8S 9S"))
    assert everything("set", hand) == (parse("AD AH AS"),)


def test_of_suits_equally_long_the_one_that_counts_most_is_the_point() -> None:
    """The ace counts 11, court cards and the ten 10, the others their pips: 26 for spades, 30 for hearts."""
    assert everything("point", parse("AS 8S 7S KH QH JH")) == (parse("JH QH KH"),)
    assert everything("point", parse("AS QS 10S KH QH 10H")) == (parse("10S QS AS"),)


def test_a_hand_scores_at_most_its_point_its_sequences_and_its_sets() -> None:
    hand = parse("10S JS QS KS AS 7H 8H 9H AH AD AC KC")
    assert total_from("set", hand) == 14
    assert total_from("sequence", hand) == 14 + 15 + 3
    assert total_from("point", hand) == 14 + 15 + 3 + 5


def test_two_parts_of_a_sequence_leave_a_card_between_them_out() -> None:
    """Without it they would be one longer sequence: every claim is read from its cards as it is listed."""
    hand = parse("7S 8S 9S 10S JS QS KS AS")
    listed = [claim for claim in claims("sequence", hand) if claim]
    assert all(read("sequence", cards_of(claim), hand) == claim for claim in listed)
    assert {claim for claim in listed if len(claim) == 2} == {
        (parse("JS QS KS AS"), parse("7S 8S 9S")),
        (parse("JS QS KS"), parse("7S 8S 9S")),
        (parse("QS KS AS"), parse("7S 8S 9S")),
        (parse("7S 8S 9S 10S"), parse("QS KS AS")),
        (parse("QS KS AS"), parse("8S 9S 10S")),
    }


def test_parts_are_listed_the_longest_first_and_of_these_the_highest() -> None:
    assert parts("sequence", parse("7S 8S 9S 10S JS 9H 10H JH QH")) == [
        *(parse("8S 9S 10S JS"), parse("7S 8S 9S 10S")),
        *(parse("10H JH QH"), parse("9S 10S JS"), parse("9H 10H JH"), parse("8S 9S 10S"), parse("7S 8S 9S")),
    ]
    sets = parts("set", parse("10C 10D 10H 10S KC KD KH KS"))
    assert [group[0][:-1] for group in sets] == ["K"] * 4 + ["10"] * 4


def test_several_groups_with_parts_are_listed_with_most_points_first() -> None:
    """Three of four queens are declared with a trio of tens, of jacks, or both: 6 or 9 points."""
    hand = parse("QC QD QH QS 10C 10D 10H JC JD JH")
    mixed = [claim for claim in claims("set", hand) if len(claim) > 1][4:]
    points = [sum({3: 3, 4: 14}[len(group)] for group in claim) for claim in mixed]
    assert points == sorted(points, reverse=True) and {*points} == {9, 6}


def test_nines_are_no_set() -> None:
    assert everything("set", parse("9C 9D 9H 9S 8C 8D 8H")) == ()


def test_parts_of_a_quatorze_and_of_a_quart_can_be_declared() -> None:
    assert (parse("KC KD KH"),) in claims("set", parse("KC KD KH KS"))
    assert (parse("9S 10S JS"),) in claims("sequence", parse("9S 10S JS QS"))
    assert [*claims("set", parse("7C"))] == [()]


def test_parts_of_a_group_are_declared_with_other_groups() -> None:
    """A quatorze is sunk to a trio beside another trio, and a quint to a tierce, at either end, beside another."""
    assert (parse("KC KD KH"), parse("10C 10D 10H")) in claims("set", parse("KC KD KH KS 10C 10D 10H"))
    assert (parse("AD AH AS"), parse("KC KD KH")) in claims("set", parse("AC AD AH AS KC KD KH KS"))
    assert (parse("9S 10S JS"), parse("7H 8H 9H")) in claims("sequence", parse("9S 10S JS QS KS 7H 8H 9H"))
    assert (parse("QS KS AS"), parse("8S 9S 10S")) in claims("sequence", parse("7S 8S 9S 10S JS QS KS AS"))


@sampled
@pytest.mark.parametrize("seed", range(6))
def test_everything_that_may_be_declared_is_listed(seed: int) -> None:
    """The list holds every choice of cards that is accepted in a class, and nothing else."""
    chance = random.Random(seed)
    hand = [*parse("AC KC QC JC 10C"), *chance.sample(parse("AD KD QD JD AH KH QH JH AS KS QS 9C 8C"), 7)]
    for kind in KINDS:
        listed = [*claims(kind, hand)]
        assert len(set(map(frozenset, map(cards_of, listed)))) == len(listed)
        accepted: set[tuple[tuple[Card, ...], ...]] = {()}
        for size in range(3, 13):
            for cards in combinations(hand, size):
                with suppress(IllegalAction):
                    accepted.add(read(kind, cards, hand))
        assert accepted == set(listed)


def test_nothing_can_be_declared_with_a_press_however_many_ways_there_are() -> None:
    played = declaring("AC AD AH AS KC KD KH KS QC QD QH QS", "JC JD JH JS 10C 10D 10H 10S 9C 9D 9H 9S")
    declare(played, "nothing", "nothing", "nothing", "nothing")
    view = played.view(ELDER, CONTEXT)
    assert len(view.legal) > 200 and view.legal[-1] == Action("declare", target="nothing")
    choices = PRESENTATION.choices(view, "declare")
    assert len(choices) == 25 and choices[-1].action == view.legal[-1]


def test_the_longer_point_is_good_and_its_suit_is_told() -> None:
    played = declaring(BLACK, RED)
    events = declare(played, "point", "point")
    assert said(events) == [("announced-point", 6), ("good", 0), ("scored-point", 6)]
    assert events[-1].target == "S"
    assert lines(played, ELDER) == {"point": 6}


def test_where_the_points_are_equally_long_the_count_is_asked() -> None:
    played = declaring("AS KS QS JS 9S AC KC QC 8D 7D 8H 7H", "AH KH QH JH 10H AD KD QD 9C 8C 7C 8S")
    events = declare(played, "point", "point")
    assert said(events) == [("announced-point", 5), ("asked-point", 0), ("made-point", 50), ("not-good", 0)]
    assert "point" not in lines(played, YOUNGER), "younger tells it after elder's lead"
    declare_all(played)
    play(played, "8D")
    assert lines(played, YOUNGER)["point"] == 5


def test_equal_points_score_nothing_and_their_suits_are_told() -> None:
    played = declaring("AS KS QS JS 9S AC KC QC 8D 7D 8H 7H", "AH KH QH JH 9H AD KD QD 10C 8C 7C 8S")
    events = declare(played, "point", "point")
    assert [event.kind for event in events][-3:] == ["equal", "showed-point", "showed-point"]
    assert {event.seat: event.target for event in events[-2:]} == {ELDER: "S", YOUNGER: "H"}
    assert lines(played, ELDER) == lines(played, YOUNGER) == {}


def test_a_shorter_point_is_not_told() -> None:
    played = declaring(BLACK, RED)
    declare_all(played)
    spoken = played.view(ELDER, CONTEXT).declared[0].spoken[YOUNGER]
    assert (spoken.number, spoken.suit) == (0, "")


def test_who_has_the_best_sequence_scores_all_of_theirs_and_the_other_none() -> None:
    played = declaring("AS KS QS JS 10S 9H 8H 7H AC KC QC 7D", "AD KD QD JD 8D 9C 8C 7C AH KH QH JH")
    declare_all(played)
    assert lines(played, ELDER)["sequence"] == 15 + 3 + 3
    play(played, "AS")
    assert "sequence" not in lines(played, YOUNGER)


def test_equal_sequences_score_nothing_even_beside_lesser_ones() -> None:
    played = declaring("AS KS QS 9H 8H 7H AC 10C 9D 7D 7C 8S", "AD KD QD 10D 8D AH KH QH 10H JC 9C 8C")
    events = declare(played, "point", "point", "sequence", "sequence")
    assert [event.kind for event in events if "sequence" in event.kind] == [
        "announced-sequence",
        "asked-sequence",
        "made-sequence",
        "showed-sequence",
        "showed-sequence",
    ]
    declare(played, "nothing", "nothing")
    assert not {"sequence"} & {*lines(played, ELDER), *lines(played, YOUNGER)}


def test_four_of_a_kind_beat_three_of_a_higher_kind() -> None:
    played = declaring("AS AH AD KC KH QC QH 9S 8S 7D 8C 7C", "10S 10H 10D 10C JS JH JD KS KD QS QD 9H")
    events = declare(played, "nothing", "nothing", "nothing", "nothing", "set", "set")
    assert said(events)[-2:] == [("announced-set", 3), ("not-good", 0)]
    play(played, "7D")
    assert lines(played, YOUNGER)["set"] == 14 + 3


def test_declaring_less_than_one_holds_leaves_the_class_to_the_other() -> None:
    played = declaring(BLACK, RED)
    declare(played, "nothing", "everything", "everything")
    play(played, "7S")
    assert "point" not in lines(played, ELDER)
    assert lines(played, YOUNGER)["point"] == 5


def test_younger_can_say_that_a_worse_point_is_good() -> None:
    played = declaring(RED, BLACK)
    declare(played, "point", "nothing")
    assert lines(played, ELDER) == {"point": 5}


def test_what_is_automatic_needs_no_decision() -> None:
    played = declaring(BLACK, RED, declarations="automatic")
    assert played.state.phase == "lead"
    assert lines(played, ELDER)["point"] == 6


@pytest.mark.parametrize(
    ("cards", "code"),
    [("AS KS QS", "not-a-point"), ("AS KS QS JS 9S 7S AC KC 10C 9C", "not-a-point"), ("8H 7H", "not-a-point")],
)
def test_a_point_is_a_whole_suit_of_three_at_least(cards: str, code: str) -> None:
    refused = refusal(declaring(BLACK, RED), Action("declare", parse(cards))).note
    assert (refused.code, refused.values) == (code, {"cards": parse(cards)})


def test_sequences_and_sets_are_checked() -> None:
    played = declaring(BLACK, RED)
    declare(played, "point", "point")
    assert refusal(played, Action("declare", parse("AS KS"))).note.code == "not-a-sequence"
    assert refusal(played, Action("declare", parse("AS KS QS 9S"))).note.code == "not-a-sequence"
    assert refusal(played, Action("declare", target="set")).note.code == "declare-in-order"
    declare(played, "sequence", "sequence")
    assert refusal(played, Action("declare", target="set")).note.code == "nothing-to-declare"
    assert refusal(played, Action("declare", parse("9S 9C"))).note.code == "not-a-set"
    assert refusal(played, Action("declare", parse("9S"), "nothing")).note.code == "declare-word-or-cards"


def test_cards_cannot_be_led_before_the_declarations() -> None:
    assert refusal(declaring(BLACK, RED), Action("play", parse("AS"))).note.code == "declare-first"
