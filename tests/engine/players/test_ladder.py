"""The ladder of levels: higher levels play better policies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import GAMES, game_with
from engine.players import LEVELS, STEADY, choose
from engine.players.policy import Policy, PolicyContext, ladder
from engine.players.selfplay import Chooser, contest, standings
from engine.types import Action
from engine.view import View


def always(kind: str) -> Policy:
    """Return a policy that always does the same."""
    return lambda view, context: Action(kind)


def share(policy: Policy, kind: str) -> float:
    """Return the percentage of a policy's actions that are of a kind."""
    context = PolicyContext(random.Random(1))
    return sum(policy(None, context) == Action(kind) for _ in range(2000)) / 20


PLAYERS: dict[str, Any] = {
    kind: always(kind) for kind in ("carefree", "eager", "intermediate", "advanced", "expert", "master")
}


def test_only_the_beginner_plays_by_chance() -> None:
    levels = ladder(**PLAYERS)
    assert tuple(levels) == (*LEVELS, STEADY)
    assert share(levels["beginner"], "carefree") == pytest.approx(25, abs=3)
    assert share(levels["beginner"], "eager") == pytest.approx(75, abs=3)
    for level in ("carefree", "intermediate", "advanced", "expert", "master"):
        assert share(levels[level], level) == 100


def test_a_beginner_may_be_more_or_less_careless() -> None:
    assert share(ladder(**PLAYERS, careless=0)["beginner"], "eager") == 100


def test_the_steady_player_plays_like_the_expert() -> None:
    assert share(ladder(**PLAYERS)[STEADY], "expert") == 100


def at_level(level: str) -> Chooser:
    """Return a player of a level."""

    def player(view: View, seed: str) -> Action:
        return choose(view, level, seed)

    return player


@pytest.mark.parametrize("level", range(LEVELS.index("intermediate"), LEVELS.index("master")))
@pytest.mark.parametrize("preset", ["french-ecarte", "euchre"])
def test_each_level_is_ahead_of_the_one_below_it(preset: str, level: int) -> None:
    rules = GAMES[game_with(preset)].of(preset)
    players = [at_level(LEVELS[level]), at_level(LEVELS[level - 1])]
    outcomes = contest(rules, rules.seats_played()[0], players, range(1, 161), seed="ladder")
    found = standings(outcomes)[0]
    assert found.margin.low > 0 or found.wins.low > 0.5
