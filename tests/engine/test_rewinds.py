"""Rewinds: a game equals the replay of its record and the game of the actions that remain in effect."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deal import Deals, Noted, check, reveal
from engine.game import Game
from engine.presentation import presentation_of
from engine.types import DEAL, FORFEIT, REWIND, REWINDS, Action, IllegalAction, Seat
from tests.engine.rewind_play import SETUPS, rules_of, step
from tests.examples import examples


def observed(game: Game) -> tuple[object, ...]:
    """Return everything observable about a game."""
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    standing = (game.number, game.totals, game.target, game.scores, game.winners, game.forfeited)
    return views, standing, game.deal_number, game.secret_deal, game.revealable_deals, game.rewound


@examples(4)
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 600), st.randoms(use_true_random=False))
def test_play_with_undos_and_rewinds_replays_to_the_same_game(
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
    assert observed(Game.replay(game.record)) == observed(game)


@examples(4)
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 600), st.randoms(use_true_random=False))
def test_a_rewound_game_equals_a_game_of_the_remaining_actions(
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
    assert observed(plain)[:-1] == observed(game)[:-1]


@examples(4)
@given(st.sampled_from(SETUPS), st.integers(1, 100), st.integers(1, 500), st.randoms(use_true_random=False))
def test_rewinding_to_an_action_count_works_for_positions_on_the_path_only(
    setup: tuple[str, str, int], number: int, steps: int, chooser: random.Random
) -> None:
    name, preset, seats = setup
    game = Game(rules_of(name, preset), seats, Deals.numbered(number))
    path, dealt = [0], {0}
    """The numbers of the actions on the current path, and of those that dealt."""
    ways, known = {0: path}, {0: observed(game)}
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
            assert observed(game)[:2] == known[int(action.target)][:2]
            path = ways[int(action.target)]
        else:
            its = max(place for place, one in enumerate(path) if one in dealt)
            path = path[: its + 1] if action.target == "round" else [*path[:its], count]
        if action.kind == DEAL or action.target == "deal":
            dealt.add(count)
        ways = {one: way for one, way in ways.items() if way == path[: len(way)]} | {count: path}
        known[count] = observed(game)
    assert observed(Game.replay(game.record)) == observed(game)


@pytest.mark.parametrize(("name", "preset", "seats"), SETUPS)
def test_a_game_forfeited_during_a_round_reveals_no_hand_and_has_no_actions(name: str, preset: str, seats: int) -> None:
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
        assert presentation_of(view).page(view, "table") and not any(
            presentation_of(view).choices(view, verb.kind) for verb in game.rules.verbs
        )
    assert game.view(None).hand == ()


def test_reveals_of_skipped_deals_pass_the_check() -> None:
    game = Game(rules_of("canasta", "classic"), 2, Deals(bytes(32), "table", ("a", "b")))
    first = Noted(game.deals.commitment())
    game.play(0, Action(REWIND, target="deal"))
    game.play(0, Action(REWIND, target="deal"))
    assert (game.number, game.deal_number, game.revealable_deals) == (1, 3, (1, 2))
    pack = game.rules.pack(2)
    for rounds in (game.revealable_deals, (2,)):
        assert check(reveal(game.deals, pack, rounds), first) == []
    assert check(reveal(game.deals, pack, (1, 3)), Noted(game.deals.commitment(3), 3)) == []
