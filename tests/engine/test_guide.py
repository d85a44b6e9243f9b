"""Guided rounds: a fixed deal that the tutorial plays with a learner."""

from __future__ import annotations

import pytest

from bot.texts import load_texts
from engine import study
from engine.deal import LESSON_DEALS, Deals
from engine.game import Game
from engine.games import GAMES
from engine.presentation import presentation_of
from engine.study.contract import LEARNER
from engine.types import Action
from tests.examples import sampled

PRESETS = [(game, preset) for game, rules in GAMES.items() for preset in rules.presets]
GUIDED = [each for each in PRESETS if study.guided_round(GAMES[each[0]].of(each[1]))]


def test_every_family_has_a_guided_round_of_its_usual_preset() -> None:
    assert {(game, rules.presets[0]) for game, rules in GAMES.items()} <= set(GUIDED)


@pytest.mark.parametrize("game_name", ["cribbage", "piquet", "auction-pinochle"])
def test_every_preset_has_a_guided_round_where_presets_deal_differently(game_name: str) -> None:
    assert {preset for game, preset in GUIDED if game == game_name} == {*GAMES[game_name].presets}


@sampled
@pytest.mark.parametrize(("game_name", "preset"), GUIDED)
def test_guided_round_is_legal_and_told_step_by_step(game_name: str, preset: str) -> None:
    rules = GAMES[game_name].of(preset)
    guided, texts = study.guided_round(rules), load_texts(game=rules.game)
    assert guided and guided.deal in LESSON_DEALS
    game = Game(rules, next(iter(rules.seats_played())), Deals.numbered(guided.deal))
    told = []
    for seat, action in guided.actions:
        step = study.guide_step(game.view(LEARNER), guided, game.actions)
        assert step and not step.finished
        assert (step.action == action) == (seat == LEARNER)
        computers = sorted({*game.to_act} - {LEARNER})
        assert seat == (computers or [LEARNER])[0], "of several seats to act, computers are first"
        if seat == LEARNER:
            told.append(step.number)
            assert "{" not in texts.note("guide", step.lesson)
            view = game.view(LEARNER)
            offered = [choice.action for choice in presentation_of(view).choices(view, action.kind)]
            assert action in offered, "the button says what it does"
        events = game.play(seat, action)
    assert told == list(range(1, len(told) + 1)) and (10 if not game.round.over else 6) <= len(told) <= 14
    kinds = {event.kind for event in events}
    assert guided.actions[-1][0] == LEARNER and game.round.over == bool(kinds & {"knocked", "made", "point", "showed"})
    happy = {"meld-made", "melded", "knocked", "took", "made", "point", "showed"}
    wins = any(event.kind == "trick-won" and event.seat == LEARNER for event in events)
    success = kinds & happy or wins or any(kind.endswith("-canasta") for kind in kinds)
    assert success, "it ends with a success"
    last = study.guide_step(game.view(LEARNER), guided, game.actions)
    assert last and last.finished and last.action is None and texts.note("guide", last.lesson)


def test_other_actions_leave_the_guided_round_for_good() -> None:
    rules = GAMES["canasta"].of("classic")
    guided = study.guided_round(rules)
    assert guided
    game = Game(rules, 2, Deals.numbered(guided.deal))
    game.play(0, Action("draw"))
    assert study.guide_step(game.view(0), guided, game.actions)
    other = next(each for each in game.legal(0) if each.kind == "discard")
    game.play(0, other)
    assert study.guide_step(game.view(0), guided, game.actions) is None


def test_house_rules_and_other_numbers_of_seats_have_no_guided_round() -> None:
    rules = GAMES["canasta"].of("classic")
    assert study.guided_round(rules, 2) and study.guided_round(rules, 4) is None
    assert study.guided_round(rules.with_changes({"target": 3000})) is None


def test_lesson_deals_differ_from_the_numbered_ones() -> None:
    assert Deals.numbered(1).seed != Deals.numbered(1001).seed
    with pytest.raises(ValueError, match="from 1 to 100"):
        Deals.numbered(101)
