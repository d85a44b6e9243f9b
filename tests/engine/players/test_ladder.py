"""The ladder of levels: higher levels play better policies or lapse less, and the master never lapses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games import GAMES, game_with
from engine.players import LEVELS, STEADY, choose
from engine.players.policy import Lapses, Policy, PolicyContext, ladder
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


PLAIN: dict[str, Any] = {kind: always(kind) for kind in ("carefree", "eager", "advanced")}


def test_levels_lapse_as_often_as_they_should() -> None:
    lapses = Lapses(intermediate=75, advanced=50, expert=25)
    levels = ladder(**PLAIN, lapses=lapses)
    assert tuple(levels) == (*LEVELS, STEADY)
    assert share(levels["carefree"], "carefree") == share(levels["master"], "advanced") == 100
    assert share(levels["beginner"], "carefree") == pytest.approx(25, abs=3)
    for level, percent in lapses._asdict().items():
        assert share(levels[level], "eager") == pytest.approx(percent, abs=4)
        assert share(levels[level], "advanced") == pytest.approx(100 - percent, abs=4)


def test_the_master_never_lapses() -> None:
    levels = ladder(**PLAIN, expert=always("expert"), master=always("master"), lapses=Lapses(60, 0, 10), careless=0)
    assert share(levels["beginner"], "eager") == share(levels["advanced"], "advanced") == 100
    assert share(levels["expert"], "expert") == pytest.approx(90, abs=3)
    assert share(levels["master"], "master") == 100


def test_levels_differ_by_their_policies_alone_if_nothing_else_is_said() -> None:
    levels = ladder(**PLAIN, intermediate=always("intermediate"), expert=always("expert"))
    for level in ("intermediate", "advanced", "expert"):
        assert share(levels[level], level) == 100


def test_the_steady_player_is_the_expert_without_lapses() -> None:
    levels = ladder(**PLAIN, expert=always("expert"), master=always("master"))
    assert share(levels[STEADY], "expert") == 100


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
