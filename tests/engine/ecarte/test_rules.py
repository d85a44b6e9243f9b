"""The rules of Écarté and every option, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ecarte.presentation import PRESENTATION
from engine.ecarte.rules import EcarteRules
from engine.highlights import Course
from engine.types import Action, Event, IllegalAction, RulesError
from tests.engine.ecarte.table import LOW, TOP, context, deal, do, play_out, points, refused


def test_five_cards_each_and_the_eleventh_is_trump() -> None:
    view = deal(TOP, turned="7H").view(0, context())
    assert (view.hand_counts, view.upturned, view.trump, view.stock, view.to_act) == ((5, 5), "7H", "H", 21, (0,))
    with pytest.raises(RulesError):
        EcarteRules.of("free-ecarte").check(3)


def test_king_is_high_and_the_ace_below_the_jack() -> None:
    order = EcarteRules.of("free-ecarte").order("H")
    ranked = ["KC", "QC", "JC", "AC", "10C", "9C", "8C", "7C"]
    assert sorted(order.ranks and ranked, key=order.strength.__getitem__, reverse=True) == ranked


def test_proposal_accepted_exchanges_cards_of_both_unseen() -> None:
    played = deal(LOW, TOP, stock="QS JS AS 10S")
    do(played, "propose", "accept")
    events = do(played, "exchange 7C 8C 9C")
    assert all(event.secret for event in events)
    mine = played.view(0, context())
    assert mine.laid == ("7C", "8C", "9C") and set(mine.drawn) == {"QS", "JS", "AS"}
    assert played.view(1, context()).laid == () and played.view(1, context()).laid_counts == (3, 0)
    assert played.to_act == (1,)
    do(played, "stand")
    assert (played.state.phase, played.to_act, played.state.exchanges) == ("propose", (0,), 1), "and so on"


def test_elder_exchanges_at_least_one_card_and_the_dealer_may_keep_all() -> None:
    played = deal(LOW, TOP)
    do(played, "propose", "accept")
    assert refused(played, "stand") == "exchange-first" and refused(played, "exchange") == "choose-between"
    assert len([action for action in played.legal(0) if action.kind == "exchange"]) == 31
    do(played, "exchange 7C")
    assert played.legal(1)[0] == Action("stand")


def test_draws_are_capped_by_the_stock_and_the_upcard_is_not_drawn() -> None:
    played = deal(LOW, TOP)
    played.state.stock = ["9S", "10S"]
    do(played, "propose", "accept")
    assert refused(played, "exchange 7C 8C 9C") == "choose-between"
    do(played, "exchange 7C 8C")
    assert played.state.stock == [] and played.state.phase == "lead", "the dealer draws nothing, and nobody proposes"
    assert played.view(None, context()).upturned == "7H"


def test_order_of_calls() -> None:
    played = deal(LOW, TOP)
    assert {refused(played, step) for step in ("7C", "accept", "exchange 7C", "king")} == {"propose-or-stand"}
    do(played, "propose")
    assert refused(played, "propose") == "accept-or-refuse" and played.to_act == (1,)
    do(played, "refuse")
    assert played.to_act == (0,) and played.state.phase == "lead" and refused(played, "propose") == "cards-are-played"


@pytest.mark.parametrize(
    ("steps", "options", "expected"),
    [
        (("propose", "refuse"), {}, (2, 0)),
        (("propose", "refuse"), {"vulnerable": False}, (1, 0)),
        (("stand",), {}, (1, 0)),
        (("propose", "accept", "exchange 7D", "stand", "stand"), {}, (1, 0)),
        (("propose", "accept", "exchange 7D", "stand", "propose", "refuse"), {}, (1, 0)),
    ],
)
def test_points_of_the_tricks(steps: tuple[str, ...], options: dict[str, Any], expected: tuple[int, int]) -> None:
    played = deal("QH JH AH 10H 7D", "KD QD JD KH 9D", turned="7H", stock="7S", king="none", **options)
    do(played, *steps)
    told = play_out(played)
    assert played.state.won_by(0) in (3, 4) and points(played) == expected
    assert told[-1] == Event("point" if expected == (1, 0) else "vulnerable", 0, points=expected[0])


def test_elder_who_played_at_once_and_lost_is_vulnerable() -> None:
    played = deal(LOW, "QH JH AH 10H 9S", king="none")
    do(played, "stand", "7C QH JH 7D AH 8D 10H 9C 9S 8C")
    assert played.state.won_by(1) == 5 and points(played) == (0, 2), "a vole is two in any case"
    for steps, expected in ((["stand"], 2), (["propose", "accept", "exchange 7C", "stand", "stand"], 1)):
        beaten = deal("KH 8S 9S 7C 8C", "QH JH AH KC 9D", stock="7D 8D 9C", king="none")
        do(beaten, *steps)
        assert play_out(beaten)[-1].kind == ("vulnerable" if expected == 2 else "point")
        assert beaten.state.won_by(1) == 4 and points(beaten) == (0, expected)


def test_warnings_tell_what_playing_without_an_exchange_may_cost() -> None:
    played = deal(LOW, TOP)
    [first] = PRESENTATION.warnings(played.view(0, context()))
    assert (first.code, first.values["kind"]) == ("vulnerable-if", "stand")
    do(played, "propose")
    [answer] = PRESENTATION.warnings(played.view(1, context()))
    assert answer.values["kind"] == "refuse"
    do(played, "accept", "exchange 7C", "stand")
    assert PRESENTATION.warnings(played.view(0, context())) == (), "they have exchanged once"
    assert PRESENTATION.warnings(deal(LOW, TOP, vulnerable=False).view(0, context())) == ()


def test_vole_scores_two() -> None:
    played = deal(TOP, LOW, king="none")
    do(played, "stand")
    play_out(played)
    assert points(played) == (2, 0) and played.feats() == ({"voles": 1}, {})


def test_records_count_kings_turned_up_and_announced() -> None:
    announced = deal(TOP, LOW)
    do(announced, "stand", "king")
    assert announced.feats() == ({"kings": 1}, {})
    assert deal(LOW, turned="KH").feats() == ({}, {"kings": 1})


def test_views_say_who_declined_an_exchange_also_after_others() -> None:
    once = ["propose", "accept", "exchange 7C", "stand"]
    for steps, declined in ((["stand"], 0), (["propose", "refuse"], 1), ([*once, "stand"], 0), (once, None)):
        played = deal("KH 8S 9S 7C 8C", "QH JH AH KC 9D")
        do(played, *steps)
        assert [played.view(seat, context()).declined for seat in (0, 1, None)] == [declined] * 3


def test_first_vole_stands_out() -> None:
    lost, won = deal("9C 9D 10D 9S 10C", "KH QH JH AH KS"), deal(TOP, LOW)
    for played in (lost, won):
        do(played, "stand")
        play_out(played)
    course = Course((lost, won), (lost.score(), won.score()), ())
    vole, *_ = EcarteRules.of("free-ecarte").presentation.highlights(course)
    assert (vole.code, vole.values["side"], vole.values["round"]) == ("vole", 1, 1)


def test_king_is_announced_before_the_first_card() -> None:
    played = deal(TOP, LOW)
    do(played, "stand")
    assert Action("king") in played.legal(0)
    assert do(played, "king") == [Event("king", 0, ("KH",), points=1)]
    assert played.view(1, context()).known[0] == ("KH",) and points(played) == (1, 0)
    assert refused(played, "king") == "king-too-late"
    late = deal(TOP, LOW)
    do(late, "stand", "KS")
    assert refused(late, "king") == "no-king", "and only by who holds it"
    do(late, late.legal(1)[0].cards[0])
    assert refused(late, "king") == "king-too-late"


def test_king_is_announced_by_leading_it_to_the_first_trick() -> None:
    played = deal(TOP, LOW)
    do(played, "stand")
    assert PRESENTATION.cautions(played.view(0, context()), Action("play", ("KH",))) == ()
    assert do(played, "KH")[0] == Event("king", 0, ("KH",), points=1)
    assert points(played) == (1, 0) and played.view(1, context()).known[0] == (), "it is on the table"
    followed = deal("9H 7C 8C 9C 10C", "KH QH JH AH KS", turned="7H")
    do(followed, "stand", "9H", "KH")
    assert points(followed) == (0, 0), "only a lead announces it"
    later = deal(TOP, LOW)
    do(later, "stand", "QH", "7C", "KH")
    assert points(later) == (0, 0), "and only the first"
    at_once = deal(TOP, LOW, totals=(4, 4))
    do(at_once, "stand", "KH")
    assert at_once.over and points(at_once) == (1, 0)


def test_table_offers_the_king_as_long_as_somebody_may_have_it() -> None:
    played = deal(TOP, LOW)
    do(played, "stand")
    verbs = [played.view(None, context()).verbs]
    do(played, "KS")
    verbs.append(played.view(None, context()).verbs)
    do(played, played.legal(1)[0].cards[0])
    verbs.append(played.view(None, context()).verbs)
    assert verbs == [("play", "king"), ("play", "king"), ("play",)]
    for other in (deal(TOP, LOW, king="by-itself"), deal(LOW, turned="KH")):
        do(other, "stand")
        assert other.view(None, context()).verbs == ("play",)


def test_dealer_announces_before_following() -> None:
    played = deal(LOW, TOP)
    do(played, "stand", "7C", "king")
    assert points(played) == (0, 1) and played.to_act == (1,)


def test_careful_players_are_asked_about_the_king() -> None:
    played = deal(TOP, LOW)
    do(played, "stand")
    cautions = PRESENTATION.cautions(played.view(0, context()), Action("play", ("KS",)))
    assert "play-king-unannounced" in [note.code for note in cautions]
    other = deal(TOP, LOW)
    do(other, "propose", "accept")
    assert [note.code for note in PRESENTATION.cautions(other.view(0, context()), Action("exchange", ("AH",)))] == [
        "exchange-trump"
    ]


def test_king_scores_by_itself_or_never_by_option() -> None:
    played = deal(TOP, LOW, king="by-itself")
    do(played, "stand")
    assert refused(played, "king") == "king-not-announced"
    assert do(played, "KS")[0] == Event("king", 0, ("KH",), points=1) and points(played) == (1, 0)
    assert played.view(1, context()).known[0] == ("KH",)
    led = deal(TOP, LOW, king="by-itself")
    do(led, "stand", "KH")
    assert led.view(1, context()).known[0] == () and points(led) == (1, 0)
    never = deal(TOP, LOW, turned="7H", king="none")
    do(never, "stand", "KS")
    assert points(never) == (0, 0)


def test_king_turned_up_scores_for_the_dealer() -> None:
    played = deal(LOW, turned="KH")
    assert points(played) == (0, 1) and played.opening[1] == Event("king-turned", 1, ("KH",), points=1)
    assert "king" not in played.view(None, context()).verbs
    assert points(deal(LOW, turned="KH", king="none")) == (0, 0)


def test_game_is_over_the_instant_it_is_reached() -> None:
    turned = deal(LOW, turned="KH", totals=(0, 4))
    assert (turned.to_act, list(turned.legal(1))) == ((1,), [Action("king")])
    do(turned, "king")
    assert turned.over and points(turned) == (0, 1)
    assert deal(LOW, turned="KH", totals=(0, 3)).state.phase == "propose", "one point is lacking"
    announced = deal(TOP, LOW, totals=(4, 4))
    do(announced, "stand", "king")
    assert announced.over and points(announced) == (1, 0)
    short = deal(TOP, LOW, totals=(3, 4))
    do(short, "stand", "king")
    assert not short.over, "one point is lacking"
    by_itself = deal(TOP, LOW, totals=(4, 4), king="by-itself")
    do(by_itself, "stand", "KS")
    assert by_itself.over and points(by_itself) == (1, 0)


def test_who_follows_must_head_and_trump_by_option() -> None:
    free = deal("9C KS QS JS AS", "7C KC 7H 8H 9H")
    do(free, "stand", "9C")
    assert {action.cards[0] for action in free.legal(1) if action.kind == "play"} == {"7C", "KC"}
    heading = deal("9C KS QS JS AS", "7C KC 7D 8D 9D", must_head=True)
    do(heading, "stand", "9C")
    assert refused(heading, "7C") == "must-overplay"
    trumping = deal("9C KS QS JS AS", "8H 9H 7D 8D 9D", must_trump=True)
    do(trumping, "stand", "9C")
    assert refused(trumping, "7D") == "must-trump"
    french = EcarteRules.of("french-ecarte")
    assert french.must_head and french.must_trump


def test_bowers_are_the_highest_trumps_by_option() -> None:
    played = deal("KH 7C 8C 9C 10C", "JD 7S 8S 9S 10S", bowers=True, king="none")
    do(played, "stand", "KH")
    assert {action.cards[0] for action in played.legal(1)} == {"JD"}
    do(played, "JD")
    assert played.state.tricks[0].winner == 1


def test_hands_can_be_changed_before_an_exchange() -> None:
    played = deal(TOP, LOW)
    played.play(0, Action("swap"))
    assert set(played.view(1, context()).hand) == set(TOP.split())
    do(played, "propose", "accept", "exchange 7C")
    with pytest.raises(IllegalAction) as late:
        played.play(1, Action("swap"))
    assert late.value.note.code == "arrange-before-exchange"
