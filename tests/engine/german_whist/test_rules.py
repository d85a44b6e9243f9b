"""The rules of German Whist, card by card."""

from __future__ import annotations

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.german_whist.rules import PRESENTATION, GermanWhistRound, GermanWhistRules
from engine.types import Action, Event, RulesError
from tests.engine.german_whist.table import CONTEXT, deal, endgame, play, refusal
from tests.narrowing import narrowed, words


def test_thirteen_cards_each_and_the_next_is_trump_for_the_round() -> None:
    played = deal(turned="7D")
    view = played.view(0, CONTEXT)
    assert (view.hand_counts, view.upturned, view.trump, view.stock) == ((13, 13), "7D", "D", 25)
    assert played.opening == (Event("trump-turned", cards=("7D",), target="D"),)
    assert view.to_act == (0,) and deal(dealer=0).to_act == (1,), "the dealer's opponent leads"


def test_winner_takes_the_open_card_and_the_other_the_next_unseen() -> None:
    played = deal("KC 2S", "9C AS", turned="7D", stock="5D 6H 8H")
    events = play(played, "KC 9C")
    assert events[2:] == [
        Event("trick-won", 0, ("KC", "9C")),
        Event("took", 0, ("7D",)),
        Event("drew", 1, ("5D",), secret=True),
        Event("turned", cards=("6H",)),
    ]
    mine, theirs = played.view(0, CONTEXT), played.view(1, CONTEXT)
    assert "7D" in mine.hand and mine.drawn == ("7D",) and theirs.known[0] == ("7D",)
    assert "5D" in theirs.hand and theirs.drawn == ("5D",) and mine.known[1] == ()
    assert (mine.upturned, mine.stock, mine.to_act, mine.trump) == ("6H", 23, (0,), "D")
    play(played, "2S AS")
    assert (
        played.to_act == (1,) and "6H" in played.view(1, CONTEXT).hand and played.view(0, CONTEXT).known[1] == ("6H",)
    )


def test_suit_is_followed_in_both_phases_and_a_trump_beats_other_suits() -> None:
    played = deal("KC", "9C AS 3H", turned="7D")
    play(played, "KC")
    refused = refusal(played, "AS").note
    assert refused.code == "must-follow" and "9C" in words(refused, "cards")
    late = endgame("KC 2S", "3H AS", trump="H")
    assert play(late, "KC AS")[-1] == Event("trick-won", 0, ("KC", "AS"), points=1)
    ruffed = endgame("KC 2S", "3H AS", trump="H")
    assert play(ruffed, "KC 3H")[-1].seat == 1 and ruffed.to_act == (1,)


def test_stock_ends_after_thirteen_tricks_and_its_last_winner_leads() -> None:
    played = deal()
    while not played.state.phase_two:
        play(played, played.legal(played.to_act[0])[0].cards[0])
    view = played.view(0, CONTEXT)
    assert (len(view.tricks), view.stock, view.upturned, view.hand_counts) == (13, 0, None, (13, 13))
    assert view.to_act == (view.tricks[-1].winner,)
    assert sum(view.standing) == 0, "tricks of phase one count nothing"


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, (0, 1)),
        ({"won_by": "points"}, (4, 9)),
        ({"won_by": "points", "tricks_counted": "over-six"}, (0, 3)),
        ({"tricks_counted": "over-six"}, (0, 1)),
    ],
)
def test_points_of_a_round(options: dict[str, str], points: tuple[int, int]) -> None:
    played = endgame("AC", "2C", tricks=(3, 9), **options)
    play(played, "AC 2C")
    assert played.over
    assert tuple(sum(line.points for line in side) for side in played.score()) == points
    assert played.feats() == ({"tricks": 4}, {"tricks": 9})


def test_tricks_of_phase_one_count_by_option_and_may_draw_the_round() -> None:
    played = deal(phase_one_tricks=True, won_by="rounds")
    while not played.over:
        play(played, played.legal(played.to_act[0])[0].cards[0])
    assert sum(played.standing_of(seat) for seat in (0, 1)) == 26
    level = endgame("AC", "2C", tricks=(5, 6), phase_one_tricks=True)
    play(level, "AC 2C")
    assert [line.code for side in level.score() for line in side].count("round-won") == 0, "6 each: nobody's round"


def test_all_thirteen_tricks_are_a_grand_slam() -> None:
    played = endgame("AC", "2C", tricks=(12, 0))
    play(played, "AC 2C")
    assert played.feats() == ({"tricks": 13, "grand-slam": 1}, {})


@pytest.mark.parametrize(
    ("totals", "winners", "target"),
    [
        ((49, 30), (), 50),
        ((50, 30), (0,), 50),
        ((52, 55), (), 60),
        ((61, 55), (0,), 60),
    ],
)
def test_goal_rises_by_ten_while_both_have_reached_it(
    totals: tuple[int, int], winners: tuple[int, ...], target: int
) -> None:
    rules = GermanWhistRules.of("fifty")
    assert rules.settle(totals, 50, deal(), ())[:2] == (winners, target)


def test_three_rounds_win_and_the_deal_alternates() -> None:
    game = Game(GermanWhistRules.of("german-whist"), 2, Deals.numbered(3))
    dealers = []
    while not game.winners:
        if game.round.over:
            game.play(0, Action("deal"))
        state = narrowed(game.round, GermanWhistRound).state
        if not state.tricks and not state.trick:
            dealers.append(game.view(None).dealer)
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert max(game.totals) == 3 and game.totals[game.winners[0]] == 3
    assert dealers == [1 - number % 2 for number in range(len(dealers))]


def test_target_follows_what_the_game_is_played_for() -> None:
    with pytest.raises(RulesError):
        GermanWhistRules.of("fifty").check(3)
    assert GermanWhistRules.of("german-whist").with_changes({"won_by": "points"}).target == 50
    assert GermanWhistRules.of("fifty").with_changes({"won_by": "rounds", "target": 7}).target == 7


def test_careful_players_are_warned_of_waste() -> None:
    played = deal("2C", "3C 9C KC AS", turned="7D")
    play(played, "2C")
    view = played.view(1, CONTEXT)
    lowest = min((a.cards[0] for a in view.legal), key=lambda card: view.order.strength[card])
    assert [note.code for note in PRESENTATION.cautions(view, Action("play", ("KC",)))] == ["play-dearer"]
    assert PRESENTATION.cautions(view, Action("play", ("KC",)))[0].values == {"card": lowest, "wins": True}
    assert PRESENTATION.cautions(view, Action("play", (lowest,))) == ()
    late = endgame("AC 2S", "3H 5D", trump="H")
    play(late, "AC")
    assert PRESENTATION.cautions(late.view(1, CONTEXT), Action("play", ("3H",))) == (), (
        "a trump that wins is not thrown away"
    )


def test_neighbouring_cards_are_worth_the_same() -> None:
    late = endgame("2C 3S", "KC AC", trump="H")
    play(late, "2C")
    assert PRESENTATION.cautions(late.view(1, CONTEXT), Action("play", ("AC",))) == ()


def test_hands_can_be_changed_while_practising() -> None:
    played = deal("KC", "9C", turned="7D")
    mine = played.view(0, CONTEXT).hand
    played.play(0, Action("swap"))
    assert played.view(1, CONTEXT).hand == mine
    played.play(0, Action("doctor", ("9C", "KC")))
    assert "KC" in played.view(0, CONTEXT).hand
    play(played, "KC")
