"""The Pinochle family has texts for all its melds, scores, options and facts."""

from __future__ import annotations

import logging

import pytest

from bot.texts import NOBODY, People, load_texts
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.names import NAMES
from engine.pinochle.rules import PinochleRules
from engine.players import ADVANCED, choose

TEXTS = load_texts(game="pinochle")
PEOPLE = People(("Ada", "Bo"))


def test_every_meld_is_named_as_target_and_in_scores() -> None:
    names = {name for preset in NAMES.values() for name in preset.values()}
    assert not [name for name in names if not (TEXTS.has(f"target-{name}") and TEXTS.has(f"score-{name}"))]


def test_every_option_has_a_name() -> None:
    assert not [option for option in PinochleRules.model_fields if not TEXTS.has(f"option-{option}")]


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_everything_in_a_game_has_a_text(preset: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event, fact, choice and score line of a game has a complete text."""
    game = Game(PinochleRules.of(preset), 2, Deals.numbered(3))
    told = []
    with caplog.at_level(logging.ERROR):
        while not game.winners:
            seat = game.to_act[0]
            view = game.view(seat)
            told += [TEXTS.note("fact", fact, PEOPLE) for fact in view.facts()]
            told += [TEXTS.note("fact", note, PEOPLE) for page in view.rules.pages for note in view.page(page)]
            told += [TEXTS.note("fact", note, PEOPLE) for note in view.warnings()]
            told += [TEXTS.say(f"phase-{view.phase}")]
            for verb in view.verbs:
                told += [TEXTS.note("choice", choice.label, PEOPLE) for choice in view.choices(verb) if verb != "deal"]
            action = view.legal[0] if game.round.over else choose(view, ADVANCED, b"")
            told += [TEXTS.event(event.seen_by(seat), PEOPLE) for event in game.play(seat, action)]
        for sides in game.scores:
            told += [TEXTS.score_line(line) for lines in sides for line in lines]
    assert not caplog.records
    assert not [text for text in told if "{" in text or not text.strip()]


def test_melds_go_by_the_names_of_their_game() -> None:
    for preset, name in (("pinochle", "flush"), ("binokel", "royal family"), ("bezique", "royal sequence")):
        said = TEXTS.say("event-meld-made", PEOPLE, seat=0, cards=("KH'",), target=NAMES[preset]["sequence"], points=1)
        assert said == f"Ada melds K♥: {name}, 1 points."


def test_contradiction_names_both_options() -> None:
    said = TEXTS.say("refusal-options-clash", NOBODY, option="hand_size", other="pack_size")
    assert '"Cards dealt to each player" and "Cards in the pack" don\'t go together' in said
