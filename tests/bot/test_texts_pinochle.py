"""The Pinochle family has texts for all its melds, scores, options and facts."""

from __future__ import annotations

from bot.texts import NOBODY, People, load_texts
from engine.pinochle.melds import NAMES
from engine.pinochle.rules import PinochleRules

TEXTS = load_texts(game="pinochle")
PEOPLE = People(("Ada", "Bo"))


def test_every_meld_is_named_as_target_and_in_scores() -> None:
    names = {name for preset in NAMES.values() for name in preset.values()}
    assert not [name for name in names if not (TEXTS.has(f"target-{name}") and TEXTS.has(f"score-{name}"))]


def test_every_option_has_a_name() -> None:
    assert not [option for option in PinochleRules.model_fields if not TEXTS.has(f"option-{option}")]


def test_melds_go_by_the_names_of_their_game() -> None:
    for preset, name in (("pinochle", "flush"), ("binokel", "royal family"), ("bezique", "royal sequence")):
        said = TEXTS.say("event-meld-made", PEOPLE, seat=0, cards=("KH'",), target=NAMES[preset]["sequence"], points=1)
        assert said == f"Ada melds K♥: {name}, 1 points."


def test_contradiction_names_both_options() -> None:
    said = TEXTS.say("refusal-options-clash", NOBODY, option="hand_size", other="pack_size")
    assert '"Cards dealt to each player" and "Cards in the pack" don\'t go together' in said
