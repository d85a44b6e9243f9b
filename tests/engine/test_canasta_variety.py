"""What holds in every state that legal play can reach, of every preset and of options thrown together."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.canasta.presets import PRESETS
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.types import Event, IllegalAction, RulesError

from .canasta_recount import recount

LIVELY = ("meld", "take", "ask", "special", "answer")
"""Play that seldom discards sees more of a round."""
EVERY = [(preset, seats) for preset in PRESETS for seats in CanastaRules.of(preset).players]


def deals(seed: int, seats: int) -> Deals:
    return Deals(seed.to_bytes(32, "big"), "table", tuple("abcdef"[:seats]))


def step(game: Game, chooser: random.Random, undo: float = 0.03) -> tuple[Event, ...]:
    """One random action, most of the time a lively one."""
    seat = game.to_act[0]
    scopes = () if game.round.over else game.round.undo_scopes(seat)
    if scopes and chooser.random() < undo:
        return game.undo(seat, chooser.choice(scopes))
    legal = game.legal(seat)
    assert legal, "whoever is to act can act"
    lively = [action for action in legal if action.kind in LIVELY] if chooser.random() < 0.8 else []
    return game.play(seat, chooser.choice(lively or legal))


def mixed(base: CanastaRules, chooser: random.Random, changes: int) -> CanastaRules:
    """A preset with some options changed at random: to another of their values, or to another preset's."""
    form = base.model_dump()
    others = [CanastaRules.of(preset) for preset in PRESETS]
    options = [name for name in form if name not in ("preset", "players", "target", "rounds", "packs_more")]
    for name in chooser.sample(options, changes):
        kind = CanastaRules.model_fields[name].annotation
        if kind is bool:
            form[name] = not form[name]
        elif get_origin(kind) is Literal:
            form[name] = chooser.choice(get_args(kind))
        elif name in ("frozen_by", "take_unfrozen"):
            form[name] = tuple(value for value in get_args(get_args(kind)[0]) if chooser.random() < 0.6)
        else:
            form[name] = getattr(chooser.choice(others), name)
    return CanastaRules.model_validate(form)


@st.composite
def games(draw: st.DrawFn, most: int = 250) -> Game:
    """A game by some rules after some random actions."""
    seed = draw(st.integers(0, 2**32 - 1))
    chooser = random.Random(seed)
    preset, seats = draw(st.sampled_from(EVERY))
    rules = mixed(CanastaRules.of(preset), chooser, draw(st.integers(0, 8)))
    try:
        rules.check(seats)
    except RulesError:
        assume(False)
    game = Game(rules, seats, deals(seed, seats))
    for _ in range(draw(st.integers(0, most))):
        if game.winners:
            break
        step(game, chooser)
    return game


def played(rules: CanastaRules, seats: int, seed: int) -> tuple[Game, list[Event]]:
    """One whole round of random play, and all that happened in it."""
    chooser = random.Random(seed)
    game = Game(rules, seats, deals(seed, seats))
    full = Counter(game.round.cards())
    events: list[Event] = []
    while not game.round.over:
        events += step(game, chooser)
        assert len(events) < 5000, "a round comes to an end"
        if len(events) % 5 == 0:
            assert Counter(game.round.cards()) == full
    return game, events


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("preset", "seats"), EVERY)
def test_a_round_of_every_preset_comes_to_an_end_and_to_the_score_counted_anew(preset: str, seats: int, seed: int):
    rules = CanastaRules.of(preset)
    game, events = played(rules, seats, seed)
    assert recount(rules, views(game), game.round.feet, events) == list(game.totals)
    assert Game.replay(game.record).totals == game.totals


def views(game: Game) -> list[CanastaView]:
    return [game.view(seat) for seat in range(game.seats)]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(st.integers(0, 2**32 - 1), st.sampled_from(EVERY), st.integers(1, 10))
def test_so_does_a_round_of_options_thrown_together(seed: int, which: tuple[str, int], changes: int):
    preset, seats = which
    rules = mixed(CanastaRules.of(preset), random.Random(seed), changes)
    try:
        rules.check(seats)
    except RulesError:
        assume(False)
    game, events = played(rules, seats, seed)
    assert recount(rules, views(game), game.round.feet, events) == list(game.totals)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games())
def test_every_legal_action_is_accepted(game: Game):
    full = Counter(game.round.cards())
    for seat in game.round.to_act:
        legal = game.round.legal(seat)
        assert legal and len(set(legal)) == len(legal)
        for action in legal:
            after = copy.deepcopy(game.round)
            after.play(seat, action)
            assert Counter(after.cards()) == full
            assert after.over or after.legal(after.to_act[0])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games(), st.randoms(use_true_random=False))
def test_what_is_refused_changes_nothing(game: Game, chooser: random.Random):
    state = game.round
    for seat in state.to_act:
        legal = list(state.legal(seat))
        for _ in range(12):
            action = chooser.choice(legal)
            cards = list(action.cards)
            if cards and chooser.random() < 0.5:
                cards.pop(chooser.randrange(len(cards)))
            if chooser.random() < 0.5:
                cards.append(chooser.choice(chooser.choice([hand for hand in state.hands[seat] if hand])))
            target = chooser.choice((action.target, "", "K", "K+", "K-2", "H", "wild", "3", "yes"))
            kind = chooser.choice((action.kind, "meld", "take", "discard", "pass", "ask", "special", "end", "draw"))
            trial = copy.deepcopy(state)
            before = vars(copy.deepcopy(state))
            try:
                trial.play(seat, action._replace(kind=kind, cards=tuple(cards), target=target))
            except IllegalAction:
                assert vars(trial) == before
            else:
                assert trial.over or trial.legal(trial.to_act[0]), "no dead end behind any spelling"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games(), st.randoms(use_true_random=False))
def test_a_view_does_not_depend_on_what_its_seat_may_not_know(game: Game, chooser: random.Random):
    """Hidden cards change places: stock, other hands, feet and talons."""
    state = game.round
    assume(not state.over)
    for seat in (None, *range(game.seats)):
        other = copy.deepcopy(game)
        shuffle_hidden(other.round, seat, chooser)
        assert other.view(seat) == game.view(seat)


def shuffle_hidden(state: CanastaRound, seat: int | None, chooser: random.Random) -> None:
    hidden = list(state.stock)
    others = [its for its in range(len(state.hands)) if its != seat]
    for its in others:
        hidden += [card for held in state.hands[its] for card in held]
    hidden += [card for foot in state.feet for card in foot] + [card for talon in state.talons for card in talon]
    # Threes that must lie on the mat are in no hand.
    laid_down = {card for card in ("3H", "3D", "3S", "3C") if _kind(card) in state.tables.mat}
    threes = [card for card in hidden if card in laid_down]
    hidden = [card for card in hidden if card not in laid_down]
    chooser.shuffle(hidden)
    for its in others:
        count = state.counts[its]
        state.hands[its] = [()] * 15
        state.counts[its] = 0
        state.receive(its, [hidden.pop() for _ in range(count)])
    whole = threes + hidden
    chooser.shuffle(whole)
    state.feet = [tuple(whole.pop() for _ in foot) for foot in state.feet]
    state.talons = [tuple(whole.pop() for _ in talon) for talon in state.talons]
    state.stock = whole


def _kind(card: str) -> int:
    return 11 if card in ("3H", "3D") else 12


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games())
def test_public_buttons_facts_and_pickers_fit_what_is_legal(game: Game):
    public = game.view(None)
    for seat in game.to_act:
        view = game.view(seat)
        assert {action.kind for action in view.legal} <= set(public.verbs)
        for kind in public.verbs:
            choices = view.choices(kind)
            assert len(choices) <= 25 and {choice.action for choice in choices} <= set(view.legal)
            assert bool(choices) is any(action.kind == kind for action in view.legal)
        assert view.facts()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(games(), st.integers(0, 2**32 - 1))
def test_undo_restores_the_turn(game: Game, seed: int):
    state = game.round
    assume(not state.over and not state.marks and state.phase in ("draw", "meld"))
    chooser, seat, before = random.Random(seed), state.seat, vars(copy.deepcopy(state))
    while not state.over and state.seat == seat and not state.asked:
        legal = [action for action in state.legal(seat) if action.kind in ("meld", "take")]
        if not legal or chooser.random() < 0.2:
            break
        game.play(seat, chooser.choice(legal))
    if not state.over and state.marks and state.undo_scopes(seat) and state.marks[0].phase == before["phase"]:
        kept = len(state.marks)
        game.undo(seat, "turn")
        differs = {name for name, value in vars(state).items() if value != before[name]}
        assert differs <= {"owes", "penalties", "known"} or kept == 0 or state.rules.take_back == "until-rest"


def test_play_of_all_presets_sees_every_kind_of_event() -> None:
    """The rules that random rounds above are to prove do come up in them."""
    seen: set[str] = set()
    for preset, seats in EVERY:
        for seed in range(8):
            seen |= {event.kind for event in played(CanastaRules.of(preset), seats, seed)[1]}
    wanted: set[Any] = {
        "asked", "answered-yes", "answered-no", "foot", "talon", "passed", "turned-over", "penalty", "stock-out",
        "natural-canasta", "mixed-canasta", "wild-canasta", "went-out", "declined", "froze", "received",
    }  # fmt: skip
    assert wanted <= seen
