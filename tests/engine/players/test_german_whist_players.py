"""The computer players of German Whist: legal, reproducible, and with judgement."""

from __future__ import annotations

import random

import pytest

from engine.cards import RANKS
from engine.deal import Deals
from engine.game import Game
from engine.german_whist.rules import GermanWhistRules
from engine.kit.trick_view import TrickView
from engine.players import LEVELS, MASTER, choose
from engine.players.german_whist import weights
from engine.players.german_whist.reading import odds
from engine.players.german_whist.search import ENDINGS, distinct
from engine.players.german_whist.simple import PLAIN, TRUMPS, worth
from tests.engine.german_whist.table import CONTEXT, deal, endgame, play
from tests.examples import sampled
from tests.kit.players import choices_are_legal_and_repeat


def chosen(view: TrickView, level: str = MASTER) -> str:
    return choose(view, level, "seed").cards[0]


@sampled
@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat(level: str) -> None:
    choices_are_legal_and_repeat(GermanWhistRules.of("german-whist"), level)


def test_cards_are_worth_more_the_higher_they_are() -> None:
    assert list(PLAIN) == sorted(PLAIN) and list(TRUMPS) == sorted(TRUMPS)
    assert len(PLAIN) == len(TRUMPS) == len(RANKS)
    assert worth("2H", "H") > worth("QC", "H") and worth("AC", "H") > worth("2H", "H")


def test_it_wins_a_good_open_card_as_cheaply_as_it_can() -> None:
    played = deal("9C", "10C JC AC 3D", turned="AH")
    play(played, "9C")
    assert chosen(played.view(1, CONTEXT)) == "10C"


def test_it_lets_a_poor_open_card_go() -> None:
    poor = deal("9C", "2C 3C 4C 5C AC AD AS KD KS QD QS JD JS", turned="2H", stock="2D 2S")
    play(poor, "9C")
    poor.state.upturned, poor.state.trump = "2D", "H"
    assert chosen(poor.view(1, CONTEXT)) == "2C"


def test_phase_two_is_played_exactly() -> None:
    late = endgame("AH 2C", "KC 3H", trump="H")
    assert chosen(late.view(0, CONTEXT)) == "AH"
    ducked = endgame("QS AS", "KS 2S", trump="H")
    assert chosen(ducked.view(0, CONTEXT)) == "AS"


def test_neighbouring_cards_are_one_candidate() -> None:
    played = deal("2C 3C 4C 9C", "5C", turned="AH")
    view = played.view(0, CONTEXT)
    found = distinct(view, "9C")
    assert found[0] == "9C" and "2C" in found and not {"3C", "4C"} & set(found)


def test_of_replies_in_a_suit_only_the_cheapest_are_candidates() -> None:
    played = deal("9C", "2C 3C 5C 7C 10C QC AC 2D 3D 4D 5D 6D 7D", turned="AH")
    play(played, "9C")
    assert set(distinct(played.view(1, CONTEXT), "10C")) == {"10C", "2C"}
    void = deal("9C", "3D 5D KD 4H 6H QH 2S 4S 6S 8S 10S QS AS", turned="AH")
    play(void, "9C")
    assert set(distinct(void.view(1, CONTEXT), "3D")) == {"3D", "4H", "2S"}


SPADES = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"


def test_a_card_not_thrown_under_another_is_probably_not_held() -> None:
    """The other followed with the nine and lost; it would have thrown a lower card, but not a higher one."""
    played = deal(f"KC {SPADES}", "9C", turned="AH", stock="2D")
    view = played.view(0, CONTEXT)
    even = odds(view, weights.READING)
    play(played, "KC 9C")
    found = odds(played.view(0, CONTEXT), weights.READING)
    assert found["8C"] / even["8C"] < 0.6 * found["8D"] / even["8D"]
    assert found["10C"] / even["10C"] > found["8C"] / even["8C"]


def test_the_other_wins_no_dearer_than_it_must() -> None:
    played = deal(f"9C {SPADES}", "KC", turned="AH", stock="2D")
    play(played, "9C KC")
    found = odds(played.view(0, CONTEXT), weights.READING)
    assert found["QC"] < 0.6 * found["QD"]
    assert found["7C"] > 0.6 * found["7D"], "it could not win with a lower card than the nine"


def test_a_suit_that_was_lacking_is_held_only_if_it_was_drawn_since() -> None:
    lacking = deal(f"KC {SPADES}", "2D 3D 4D 5D 6D 7D 8D 9D 10D 3H 4H 5H 6H", turned="AH", stock="6C")
    play(lacking, "KC 2D")
    found = odds(lacking.view(0, CONTEXT), weights.READING)
    assert found["QC"] < 0.3 * found["QD"]


def test_an_ending_is_worth_its_tricks() -> None:
    spades = sum(1 << 39 + rank for rank in range(13))
    trumps = (1 << 13) - 1
    assert ENDINGS.lead(trumps, spades) > 9 and ENDINGS.lead(spades, trumps) < -9


@pytest.mark.soak
@pytest.mark.parametrize("level", ["beginner", "advanced"])
def test_it_beats_random_play(level: str) -> None:
    won = 0
    for number in range(1, 41):
        game = Game(GermanWhistRules.of("fifty"), 2, Deals.numbered(number))
        chance = random.Random(number)
        while not game.round.over:
            seat = game.to_act[0]
            view = game.view(seat)
            game.play(seat, choose(view, level, "") if seat == number % 2 else chance.choice(view.legal))
        won += game.totals[number % 2] > game.totals[1 - number % 2]
    assert won >= 26
