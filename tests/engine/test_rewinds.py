"""Rewinds: whatever is played, undone and rewound, a game is what its record replays to, and what is left of it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.deal import Deals, Noted, check, reveal
from engine.game import Game
from engine.games import GAMES
from engine.rules import Rules
from engine.types import DEAL, FORFEIT, REWIND, REWINDS, Action, IllegalAction, Seat

SETUPS = (("canasta", "classic", 2), ("canasta", "partners", 4), ("pinochle", "binokel", 2))


def rules_of(game: str, preset: str) -> Rules:
    """A preset, with a target that no game here reaches."""
    return GAMES[game].of(preset).model_copy(update={"target": 99_999})


def step(game: Game, chooser: random.Random, rewinds: tuple[str, ...]) -> tuple[Seat, Action]:
    """Something that may be tried now: seldom a rewind (then likely another), now and then an undo, else any action."""
    again = bool(game.actions) and game.actions[-1][1].kind == REWIND
    if chooser.random() < (0.3 if again or game.between_rounds else 0.01):
        return chooser.randrange(game.seats), Action(REWIND, target=chooser.choice(rewinds))
    seat = game.to_act[0]
    undo = game.view(seat).undo
    if undo and chooser.random() < 0.2:
        return seat, Action("undo", target=chooser.choice(undo))
    return seat, chooser.choice(game.legal(seat))


def told(game: Game) -> tuple[object, ...]:
    """All that can be known of a game."""
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    standing = (game.number, game.totals, game.target, game.scores, game.winners, game.forfeited)
    return views, standing, game.deal_number, game.secret_deal, game.revealable_deals, game.rewound


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 600), st.randoms(use_true_random=False))
def test_any_play_undos_and_rewinds_replay_to_the_same_game(
    setup: tuple[str, str, int], number: int, steps: int, chooser: random.Random
) -> None:
    name, preset, seats = setup
    game = Game(rules_of(name, preset), seats, Deals.numbered(number))
    full = Counter(game.round.cards())
    anew = {1}
    for _ in range(steps):
        known = set(game.revealable_deals)
        seat, action = step(game, chooser, REWINDS)
        try:
            game.play(seat, action)
        except IllegalAction as refused:
            assert (action.target, refused.note.code) == ("turn", "nothing-to-rewind")
            continue
        if action == Action(REWIND, target="deal"):
            assert game.deal_number == max(anew) + 1
        anew.add(game.deal_number)
        assert action.kind == REWIND or game.deal_number not in known
        assert game.secret_deal not in game.revealable_deals
        assert Counter(game.round.cards()) == full
        assert len(game.scores) == game.number - (not game.round.over)
    assert told(Game.replay(game.record)) == told(game)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 600), st.randoms(use_true_random=False))
def test_a_rewound_game_is_that_of_the_actions_that_are_left(
    setup: tuple[str, str, int], number: int, steps: int, chooser: random.Random
) -> None:
    name, preset, seats = setup
    rules, deals = rules_of(name, preset), Deals.numbered(number)
    game = Game(rules, seats, deals)
    left: list[tuple[int, int, Seat, Action]] = []
    for _ in range(steps):
        seat, action = step(game, chooser, REWINDS[:3])
        played = (game.number + (action.kind == DEAL), game.view(None).turn * (action.kind != DEAL), seat, action)
        if action.kind != REWIND:
            left.append(played)
        elif action.target == "game":
            left.clear()
        elif action.target == "round":
            left = [one for one in left if one[0] < game.number or one[3].kind == DEAL]
        else:
            its = [one for one in left if one[0] == game.number and one[2] == seat and one[3].kind != DEAL]
            if not its:
                continue
            left = left[: left.index(next(one for one in its if one[1] == its[-1][1]))]
        game.play(seat, action)
    plain = Game(rules, seats, deals)
    for _, _, seat, action in left:
        plain.play(seat, action)
    assert told(plain)[:-1] == told(game)[:-1]


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 500), st.randoms(use_true_random=False))
def test_a_game_goes_back_to_any_moment_that_it_has_come_through_and_to_no_other(
    setup: tuple[str, str, int], number: int, steps: int, chooser: random.Random
) -> None:
    name, preset, seats = setup
    game = Game(rules_of(name, preset), seats, Deals.numbered(number))
    path, dealt = [0], {0}
    """The deals and actions that the game has come through, by their numbers."""
    ways, known = {0: path}, {0: told(game)}
    for _ in range(steps):
        seat, action = step(game, chooser, ("round", "deal"))
        count = len(game.actions) + 1
        if chooser.random() < 0.05:
            action = Action(REWIND, target=str(chooser.choice([count, chooser.choice(path), chooser.choice([*ways])])))
        try:
            game.play(seat, action)
        except IllegalAction as refused:
            assert refused.note.code == "moment-gone" and int(action.target) not in ways
            continue
        if action.kind != REWIND:
            path = [*path, count]
        elif action.target.isdecimal():
            assert told(game)[:2] == known[int(action.target)][:2]
            path = ways[int(action.target)]
        else:
            its = max(place for place, one in enumerate(path) if one in dealt)
            path = path[: its + 1] if action.target == "round" else [*path[:its], count]
        if action.kind == DEAL or action.target == "deal":
            dealt.add(count)
        ways = {one: way for one, way in ways.items() if way == path[: len(way)]} | {count: path}
        known[count] = told(game)
    assert told(Game.replay(game.record)) == told(game)


@pytest.mark.parametrize(("name", "preset", "seats"), SETUPS)
def test_a_game_that_was_given_up_in_the_middle_of_a_round_shows_no_hand_and_asks_nobody(
    name: str, preset: str, seats: int
) -> None:
    game = Game(rules_of(name, preset), seats, Deals.numbered(7))
    chooser = random.Random(1)
    while len(game.actions) < 9:
        seat = game.to_act[0]
        game.play(seat, chooser.choice(game.legal(seat)))
    hands = [game.view(seat).hand for seat in range(seats)]
    game.play(1, Action(FORFEIT))
    assert game.winners == (0,) and game.forfeited == 1
    for seat in range(seats):
        view = game.view(seat)
        assert (view.hand, view.legal, view.undo, view.phase) == (hands[seat], (), (), "won")
        assert view.facts() and not any(view.choices(verb.kind) for verb in game.rules.verbs)
    assert game.view(None).hand == ()


def test_deals_that_were_skipped_or_broken_off_are_checked_like_any_other() -> None:
    game = Game(rules_of("canasta", "classic"), 2, Deals(bytes(32), "table", ("a", "b")))
    first = Noted(game.deals.commitment())
    game.play(0, Action(REWIND, target="deal"))
    game.play(0, Action(REWIND, target="deal"))
    assert (game.number, game.deal_number, game.revealable_deals) == (1, 3, (1, 2))
    pack = game.rules.pack(2)
    for rounds in (game.revealable_deals, (2,)):
        assert check(reveal(game.deals, pack, rounds), first) == []
    assert check(reveal(game.deals, pack, (1, 3)), Noted(game.deals.commitment(3), 3)) == []
