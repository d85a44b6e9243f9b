"""Rounds are copied exactly, and imagined from what a seat knows: random play of every preset of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.deal import Deals
from engine.game import Game, with_hands
from engine.games import GAMES
from engine.rules import Rules
from engine.types import UNDO, Action, IllegalAction, Seat
from engine.view import View
from tests.engine.swap_game import SwapRules
from tests.examples import in_soak_too, sampled, share
from tests.host.highest import Highest
from tests.host.keeping import Keeping
from tests.kit.properties import tables_of

TABLES = [
    table
    for rules in (
        *(every.of(preset) for every in GAMES.values() for preset in every.presets),
        SwapRules.of("plain"),
        Highest(),
        Keeping(),
    )
    for table in tables_of(rules)
]
ROUNDS = 2
SELDOM, OFTEN = share(0.03), share(0.07)
"""The shares of the moments of a round that are looked at."""
pytestmark = in_soak_too
every_table = pytest.mark.parametrize(
    ("rules", "seats"),
    [
        pytest.param(rules, seats, marks=marks, id=f"{rules.game}-{rules.preset}-{seats}")
        for rules, seats, marks in TABLES
    ],
)


def moments(rules: Rules, seats: int, chance: random.Random) -> Iterator[Game]:
    """Yield a game at its start and at moments of random rounds, more often where several actions can be undone."""
    game = Game(rules, seats, Deals(chance.randbytes(32), "table", tuple("abcdef"[:seats])))
    for _ in range(ROUNDS):
        while not game.round.over:
            several = len(game.round.undo_scopes(game.to_act[0])) > 1
            if chance.random() < (OFTEN if several else SELDOM) or len(game.actions) < 3:
                yield game
            game.play(*step(game, chance))
        if game.winners:
            return
        game.play(0, Action("deal"))


def step(game: Game, chance: random.Random) -> tuple[Seat, Action]:
    """Return a random action of any seat that may act."""
    seat = chance.choice(game.to_act)
    if (scopes := game.round.undo_scopes(seat)) and chance.random() < 0.1:
        return seat, Action(UNDO, target=chance.choice(scopes))
    legal = game.legal(seat)
    lively = [action for action in legal if action.kind not in ("discard", "draw", "knock", "end")]
    return seat, chance.choice(lively if lively and chance.random() < 0.7 else legal)


def mutable(thing: Any, seen: dict[int, Any]) -> dict[int, Any]:
    """Return the lists, dictionaries and sets that an object owns, by identity. Marks of undo never change."""
    if isinstance(thing, list | dict | set):
        seen[id(thing)] = thing
        for each in thing.values() if isinstance(thing, dict) else thing:
            mutable(each, seen)
    elif type(thing).__module__.startswith(("engine.", "tests.")) and not isinstance(thing, tuple | Rules):
        for name, value in getattr(thing, "__dict__", {}).items():
            if name != "tables":
                mutable(value, seen)
    return seen


@sampled
@every_table
def test_a_copy_is_equal_and_shares_nothing_that_changes(rules: Rules, seats: int) -> None:
    chance = random.Random(f"{rules.preset} {seats}")
    copies = 0
    for game in moments(rules, seats, chance):
        played, context = game.round, game.view(None).context
        twin = played.copy()
        assert not mutable(played, {}).keys() & mutable(twin, {}).keys()
        before = [played.view(seat, context) for seat in (None, *range(seats))]
        assert [twin.view(seat, context) for seat in (None, *range(seats))] == before
        course: list[tuple[Seat, Action, Any]] = []
        while not twin.over and len(course) < 12:
            seat = chance.choice(twin.to_act)
            actions = [*twin.legal(seat), *(Action(UNDO, target=scope) for scope in twin.undo_scopes(seat))]
            course.append((seat, action := chance.choice(actions), twin.play(seat, action)))
        assert [played.view(seat, context) for seat in (None, *range(seats))] == before
        again = played.copy()
        for seat, action, events in course:
            assert again.play(seat, action) == events
        assert [again.view(seat, context) for seat in range(seats)] == [
            twin.view(seat, context) for seat in range(seats)
        ]
        assert sorted(twin.cards()) == sorted(played.cards())
        copies += 1
    assert copies


@sampled
@every_table
def test_checking_an_action_changes_nothing(rules: Rules, seats: int) -> None:
    chance = random.Random(f"check {rules.preset} {seats}")
    for game in moments(rules, seats, chance):
        before = [game.view(seat) for seat in range(seats)]
        seat = chance.choice(game.to_act)
        game.round.check(seat, chance.choice(game.legal(seat)))
        with pytest.raises(IllegalAction):
            game.round.check(seat, Action("no-such-action"))
        assert [game.view(seat) for seat in range(seats)] == before


@sampled
@every_table
def test_what_a_seat_imagines_looks_like_what_it_sees(rules: Rules, seats: int) -> None:
    chance = random.Random(f"{seats} {rules.preset}")
    imagined = 0
    for game in moments(rules, seats, chance):
        views = [game.view(seat) for seat in range(seats)]
        for seat, view in enumerate(views):
            world = rules.imagine(view, chance)
            assert_same(world.view(seat, view.context), view)
            assert Counter(world.cards()) == Counter(game.round.cards())
            shown = with_hands(views, seat)
            told = rules.imagine(shown, chance)
            assert [told.view(other, view.context).hand for other in range(seats)] == [each.hand for each in views]
            imagined += 1
    assert imagined


def assert_same(found: View, view: View) -> None:
    different = {
        name: (getattr(found, name), value) for name, value in fields(view).items() if getattr(found, name) != value
    }
    assert not different


def fields(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__dataclass_fields__}


@sampled
@every_table
def test_an_imagined_round_can_be_played_to_its_end(rules: Rules, seats: int) -> None:
    chance = random.Random(f"{rules.preset} {seats} end")
    for game in islice(moments(rules, seats, chance), 0, 12, 4):
        trial = Game(rules, seats, game.deals)
        trial.round = world = rules.imagine(game.view(chance.randrange(seats)), chance)
        full = Counter(world.cards())
        while not world.over:
            world.play(*step(trial, chance))
        assert Counter(world.cards()) == full


@every_table
def test_different_worlds_are_imagined(rules: Rules, seats: int) -> None:
    chance = random.Random(1)
    game = Game(rules, seats, Deals(bytes(32), "table", tuple("abcdef"[:seats])))
    view = game.view(0)
    worlds = {rules.imagine(view, chance).view(1, view.context).hand for _ in range(20)}
    assert len(worlds) > 15
