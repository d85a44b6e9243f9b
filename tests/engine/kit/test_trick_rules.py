"""The options that games of tricks share: who starts, and how many points win."""

from __future__ import annotations

import random
from typing import cast

import pytest

from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.kit.trick_round import TrickRules
from engine.score import ScoreLine
from engine.types import DEAL, Action

PRESETS = [("euchre", "euchre"), ("euchre", "two-handed-euchre"), ("euchre", "three-handed-euchre")]
PRESETS += [("ecarte", "free-ecarte"), ("german-whist", "german-whist")]
every_preset = pytest.mark.parametrize(("name", "preset"), [*PRESETS, ("piquet", "piquet")])


def rules_of(name: str, preset: str, **options: object) -> TrickRules:
    return cast(TrickRules, GAMES[name].of(preset).with_changes(options))


@every_preset
def test_seats_start_in_turn_or_the_loser_starts(name: str, preset: str) -> None:
    usual, loser = rules_of(name, preset), rules_of(name, preset, starter="loser")
    seats = usual.seats_played()[0]
    sides = usual.sides(seats)
    for side in range(max(sides) + 1):
        score = tuple((ScoreLine("made", 0 if each == side else 2),) for each in range(max(sides) + 1))
        assert usual.dealer(2, seats, [score], ()) == 0
        following = next(seat % seats for seat in range(1, seats + 1) if sides[seat % seats] == side)
        assert loser.dealer(2, seats, [score], ()) == (following - 1) % seats, "seat 0 has started the first round"


@every_preset
def test_highest_card_cut_starts(name: str, preset: str) -> None:
    starters = set()
    rules = rules_of(name, preset, cut_for_deal=True)
    seats = rules.seats_played()[0]
    for number in range(1, 21):
        deals = Deals.numbered(number)
        game = Game(rules, seats, deals)
        assert game.view(None).dealer == rules.dealer(1, seats, (), deals.cut(rules.pack(seats)))
        starters.add((game.view(None).dealer + 1) % seats)
    assert starters == {*range(seats)}
    low, *_, high = rules.ranks
    cut = [f"{low}C"] * (seats - 1) + [f"{high}C"]
    assert rules.dealer(1, seats, (), cut) == seats - 2
    assert rules_of(name, preset, cut_for_deal=False).dealer(1, seats, (), cut) == seats - 1, "nobody cuts"


@pytest.mark.parametrize(("name", "preset"), PRESETS)
@pytest.mark.parametrize("target", [1, 4])
def test_game_ends_at_its_target(name: str, preset: str, target: int) -> None:
    chance = random.Random(1)
    rules = rules_of(name, preset, target=target)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(1))
    while not game.winners:
        assert max(game.totals) < target
        game.play(seat := game.to_act[0], chance.choice([Action(DEAL)] if game.between_rounds else game.legal(seat)))
    assert max(game.totals) >= target
