"""Known deals: pique, repique, the cards, capot, and the most that a deal can bring."""

import pytest

from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.score import RoundScore, ScoreLine, Settlement
from tests.engine.piquet.table import (
    ELDER,
    YOUNGER,
    deal,
    declare,
    declare_all,
    declaring,
    lines,
    play,
    scores,
)

ALL_HIGH = "AS KS QS AH KH QH AD KD QD AC KC QC"
ALL_LOW = "JS 9S 7S JH 9H 7H JD 9D 8D JC 9C 8C"


def test_the_most_in_a_deal_is_170() -> None:
    played = declaring(ALL_HIGH, ALL_LOW)
    declare_all(played)
    assert scores(played)[ELDER] == 57 + 60
    play(played, "AS 7S KS 9S QS JS AH 7H KH 9H QH JH AD 8D KD 9D QD JD AC 8C KC 9C QC JC")
    assert lines(played, ELDER) == {"point": 3, "sequence": 12, "set": 42, "repique": 60, "play": 13, "capot": 40}
    assert scores(played) == [170, 0]


REPIQUE = "AS KS QS JS 10S AH AD AC 9H 8H 8D 7C"
AGAINST = "KH QH KD QD JD 9D KC QC JC 9C 8S 9S"


def test_repique_with_34_in_hand_makes_94() -> None:
    played = declaring(REPIQUE, AGAINST)
    events = declare_all(played)
    assert lines(played, ELDER) == {"point": 5, "sequence": 15, "set": 14, "repique": 60}
    assert (events[-1].kind, events[-1].points) == ("repique", 60)
    assert scores(played) == [94, 0]


def test_a_good_point_saves_from_repique_because_it_goes_before_sets() -> None:
    played = declaring(REPIQUE, "KH KD QD JD 10D 9D 7D KC QC 9C 8S 9S")
    events = declare_all(played)
    assert lines(played, ELDER) == {"sequence": 15, "set": 14}
    assert "repique" not in {event.kind for event in events}


def test_an_equal_point_saves_nobody_from_repique() -> None:
    played = declaring("KS QS JS 10S 9S 10H 10D 10C KD KC 7D 7C", "AH KH QH JH 8H AD QD JD AC QC JC 8S")
    declare_all(played)
    assert lines(played, ELDER) == {"sequence": 15, "set": 17, "repique": 60}


def test_elders_lead_does_not_save_from_youngers_repique() -> None:
    played = declaring(AGAINST, REPIQUE)
    declare_all(played)
    assert "repique" not in lines(played, YOUNGER), "younger has not told it"
    events = play(played, "KD")
    assert lines(played, YOUNGER)["repique"] == 60
    assert events[-1].kind == "repique"
    assert scores(played) == [1, 94]


def test_carte_blanche_counts_towards_repique_and_the_others_saves_from_it() -> None:
    hands = ("AS KS QS JS 10S AC KC QC AH 9H 7D 8D", "KH QH JH 10H KD QD JD 10D 9D 9C 8S 9S")
    for blanche, earned in (((), False), ((ELDER,), True), ((ELDER, YOUNGER), False)):
        played = declaring(*hands)
        for seat in blanche:
            played.state.blanche[seat] = "shown"
        declare_all(played)
        assert ("repique" in lines(played, ELDER)) == earned


WINNERS = "AS 8S KS 9S QS 9C JS 9D 10S 10D AC JD KC QD QC KD AH 10H"
"""Nine tricks of elder's, with every card that younger throws on them."""


def in_clubs(elder: str = "AS KS QS JS 10S AC KC QC AH 9H 7D 8D") -> PiquetRound:
    """Return a round with 26 points in elder's hand: a point of five, a quint, a tierce and three aces."""
    return declaring(elder, "KH QH JH 10H KD QD JD 10D 9D 8C 8S 9S")


def test_pique_is_thirty_in_hand_and_play_before_younger_scores() -> None:
    played = in_clubs()
    declare_all(played)
    assert scores(played)[ELDER] == 26
    play(played, "AS 8S KS 9S QS 8C")
    assert "pique" not in lines(played, ELDER)
    events = play(played, "JS")
    assert (events[-1].kind, events[-1].points, lines(played, ELDER)["pique"]) == ("pique", 30, 30)


@pytest.mark.parametrize(("answer", "piqued"), [("nothing", True), ("point", False)])
def test_a_declaration_of_youngers_saves_from_pique(answer: str, piqued: bool) -> None:
    played = in_clubs()
    declare(played, "nothing", answer, "everything", "everything")
    play(played, WINNERS.replace("9C", "8C"))
    assert ("pique" in lines(played, ELDER)) == piqued


def test_younger_cannot_make_pique() -> None:
    """This holds even if elder's low lead does not count, so that younger has 30 before elder scores."""
    played = declaring("7C 8C 9C 7D 8D 9D 7H 8H 7S 8S JD KS", "AS QS JS 10S 9S AH AD AC KC KD KH 10D", preset="cent")
    declare(played, "nothing", "everything", "nothing", "nothing")
    play(played, "7C AC AH 7H KH 8H AD 7D")
    assert scores(played) == [0, 5 + 4 + 17 + 4]
    assert "pique" not in lines(played, YOUNGER)


def test_the_majority_of_tricks_is_ten() -> None:
    played = declaring("AS KS QS JS 10S 9S 8S AH KH QH 7D 7C", "AD KD QD JD 10D 9D 8D AC KC QC 7H 8H")
    declare(played, *["nothing"] * 6)
    play(played, "AS 7H KS 8H QS 8D JS 9D 10S 10D 9S JD 8S QD")
    play(played, "AH KD KH AD QH QC 7D KC 7C AC")
    assert lines(played, ELDER) == {"play": 12, "cards": 10}
    assert lines(played, YOUNGER) == {"play": 2}


def test_six_tricks_each_bring_nobody_anything() -> None:
    played = declaring("AS KS QS AH KH QH 7D 8D 9D 7C 8C 9C", "AD KD QD AC KC QC 7S 8S 9S 7H 8H 9H")
    declare(played, *["nothing"] * 6)
    play(played, "AS 7S KS 8S QS 9S AH 7H KH 8H QH 9H 7D AD KD 8D QD 9D AC 7C KC 8C QC 9C")
    assert (lines(played, ELDER), lines(played, YOUNGER)) == ({"play": 7}, {"play": 7})


def test_every_lead_and_every_trick_of_the_second_player_counts_one_and_the_last_one_more() -> None:
    played = declaring(ALL_LOW, ALL_HIGH)
    declare(played, *["nothing"] * 6)
    play(played, "7S QS")
    assert scores(played) == [1, 1]
    play(played, "QH 7H")
    assert scores(played) == [1, 2]


def test_low_cards_do_not_count_in_cent() -> None:
    played = declaring(ALL_LOW, ALL_HIGH, preset="cent")
    declare(played, *["nothing"] * 6)
    play(played, "7S QS")
    assert scores(played) == [0, 1]


def test_the_first_and_last_of_four_deals_count_double() -> None:
    for number, factor in ((1, 2), (2, 1), (4, 2), (5, 1)):
        played = declaring(ALL_HIGH, ALL_LOW, partie="four", number=number)
        declare_all(played)
        assert scores(played)[ELDER] == 117 * factor


def settled(totals: tuple[int, int], played: int, **options: object) -> Settlement:
    preset = str(options.pop("preset", "piquet"))
    rules = PiquetRules.of(preset).with_changes(options)
    score: RoundScore = ((ScoreLine("play", 0),), ())
    return rules.settle(totals, rules.target, deal(), [score] * played)


def result(totals: tuple[int, int], played: int = 6, **options: object) -> tuple[tuple[int, ...], list[int]]:
    """Return the winners, and the totals after the settlement."""
    its = settled(totals, played, **options)
    added = [sum(line.points for line in side) for side in its.lines] or [0, 0]
    return its.winners, [total + more for total, more in zip(totals, added, strict=True)]


@pytest.mark.parametrize(
    ("totals", "winners", "after"),
    [
        ((132, 110), (0,), [122, 0]),
        ((132, 87), (0,), [319, 0]),
        ((87, 132), (1,), [0, 319]),
        ((90, 80), (0,), [270, 0]),
        ((101, 100), (0,), [101, 0]),
        ((120, 0), (0,), [220, 0]),
    ],
)
def test_a_partie_is_settled_by_the_difference_or_the_rubicon(
    totals: tuple[int, int], winners: tuple[int, ...], after: list[int]
) -> None:
    assert result(totals) == (winners, after)


def test_without_rubicon_only_the_difference_counts() -> None:
    assert result((132, 87), rubicon=False) == ((0,), [145, 0])


def test_the_target_is_the_rubicon_of_a_partie_and_the_end_of_cent() -> None:
    assert result((132, 87), target=87)[1] == [145, 0]
    assert result((132, 87), target=88)[1] == [319, 0]
    assert result((99, 20), 9, preset="cent", target=99)[0] == (0,)
    assert result((99, 20), 9, preset="cent", target=150)[0] == result((120, 20), 9, preset="cent", target=150)[0] == ()


def test_a_partie_goes_on_until_its_last_deal() -> None:
    assert result((300, 10), 5) == ((), [300, 10])
    assert result((300, 110), 4, partie="four")[0] == (0,)


def test_a_level_partie_gets_two_more_deals_and_may_then_be_drawn() -> None:
    assert result((120, 120), 6)[0] == result((150, 120), 7)[0] == ()
    assert result((150, 120), 8)[0] == (0,)
    assert result((150, 150), 8) == ((0, 1), [150, 150])


def test_cent_is_won_at_the_target_and_doubled_against_less_than_half_of_it() -> None:
    assert result((99, 20), 9, preset="cent")[0] == ()
    assert result((110, 110), 3, preset="cent")[0] == ()
    assert result((110, 60), 3, preset="cent") == ((0,), [50, 0])
    assert result((110, 49), 3, preset="cent") == ((0,), [122, 0])
    assert result((101, 40), 3, preset="cent", target=80)[1] == [61, 0]
