"""Random games of Canasta, of every preset and of randomly mixed options."""

from __future__ import annotations

import random
from collections import Counter
from typing import Literal, get_args, get_origin

from hypothesis import assume
from hypothesis import strategies as st

from engine.canasta.presets import PRESETS
from engine.canasta.round import CanastaRound
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.types import Event, RulesError

LIVELY = ("meld", "take", "ask", "special", "answer")
"""The kinds of action that random play prefers: with few discards it covers more of a round."""
EVERY = [(preset, seats) for preset in PRESETS for seats in CanastaRules.of(preset).players]


def deals(seed: int, seats: int) -> Deals:
    return Deals(seed.to_bytes(32, "big"), "table", tuple("abcdef"[:seats]))


def step(game: Game, chooser: random.Random, undo: float = 0.03) -> tuple[Event, ...]:
    """Play one random action, mostly one of :data:`LIVELY`."""
    seat = game.to_act[0]
    scopes = () if game.round.over else game.round.undo_scopes(seat)
    if scopes and chooser.random() < undo:
        return game.undo(seat, chooser.choice(scopes))
    legal = game.legal(seat)
    assert legal, "a seat to act has a legal action"
    lively = [action for action in legal if action.kind in LIVELY] if chooser.random() < 0.8 else []
    return game.play(seat, chooser.choice(lively or legal))


def mixed(base: CanastaRules, chooser: random.Random, changes: int) -> CanastaRules:
    """Return a preset with some options changed at random, to another of their values or that of another preset."""
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
    """Draw a game under random rules after some random actions."""
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
    """Play a whole round at random; return the game and the round's events."""
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


def shuffle_hidden(state: CanastaRound, seat: int | None, chooser: random.Random) -> None:
    """Shuffle the cards that a seat cannot see among the stock, other hands, feet and talons."""
    hidden = list(state.stock)
    others = [its for its in range(len(state.hands)) if its != seat]
    for its in others:
        hidden += [card for held in state.hands[its] for card in held]
    hidden += [card for foot in state.feet for card in foot] + [card for talon in state.talons for card in talon]
    # Threes that must be laid down are never in a hand.
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
