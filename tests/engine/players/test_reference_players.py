"""The players that nothing was learnt against play whole rounds, and play them differently."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from engine.games import GAMES, game_with
from engine.view import View
from tests.bench import blunders
from tests.bench.references import REFERENCES, chooser, main, points_ahead
from tests.examples import sampled

PLAYED = [
    (preset, name)
    for game, presets in {
        "canasta": ("classic", "bolivia", "hand-and-foot"),
        "pinochle": ("pinochle", "bezique"),
        "german-whist": ("german-whist",),
        "gin": ("standard", "straight"),
        "cribbage": ("cribbage", "lowball"),
        "rummy500": ("rummy500",),
        "piquet": ("piquet",),
        "rubicon": ("rubicon", "chinese"),
        "auction-pinochle": ("cutthroat",),
        "euchre": ("three-handed-euchre", "british-euchre"),
        "ecarte": ("french-ecarte",),
    }.items()
    for preset in presets
    for name in REFERENCES[game]
]


@sampled
@pytest.mark.parametrize(("preset", "name"), PLAYED)
def test_reference_players_choose_legal_actions_to_the_end_of_a_round(preset: str, name: str) -> None:
    rules = GAMES[game_with(preset)].of(preset)
    after: View | str | None = "never begun"
    for decision in blunders.self_play(rules, min(rules.seats_played()), chooser(name), 3, "legal"):
        composed = decision.view.composition(decision.action.kind)
        assert decision.action in decision.view.legal or composed, "a composed action is checked by playing it"
        after = decision.after
    assert after is None, "the round was not played to its end"


@pytest.mark.soak
@pytest.mark.parametrize("name", REFERENCES["pinochle"])
def test_the_advanced_player_of_pinochle_beats_each_reference_player(name: str) -> None:
    rules = GAMES["pinochle"].of("bezique")
    assert points_ahead(rules, chooser("advanced"), name, 8, "beaten").mean > 0


def test_levels_meet_at_tables_of_three_and_with_other_options() -> None:
    """Each side is the level once, and all others are the other player: equal players win a third of the rounds."""
    table = ["--preset", "party", "--players", "3", "--change", "jokers=1", "--change", "empty_stock=pile"]
    players = ["--level", "intermediate", "--reference", "intermediate", "--deals", "2"]
    found = CliRunner().invoke(main, [*table, *players], catch_exceptions=False)
    assert found.output.startswith("party: intermediate against intermediate: 33.3%")
