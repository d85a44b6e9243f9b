"""How fast the rules are, and how long a computer player thinks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter

from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.round import Round
from engine.rules import Rules

SECONDS = 4.0
"""How long random play goes on."""
PLAYED = 2
"""How many games the computer players play."""


def random_play(rules: Rules, seconds: float) -> tuple[int, int, float]:
    """Decisions (legal, choice, play, events) and rounds of random play, and the seconds that they took."""
    chance = random.Random(1)
    decisions = rounds = 0
    started = perf_counter()
    for round_ in _rounds(rules):
        while round_.to_act:
            seat = round_.to_act[0]
            round_.play(seat, chance.choice(round_.legal(seat)))
            decisions += 1
        rounds += 1
        if perf_counter() - started > seconds:
            break
    return decisions, rounds, perf_counter() - started


def computer_play(rules: Rules, games: int, level: players.Level, rounds: int = 99) -> tuple[list[float], list[float]]:
    """Games, or rounds of them, between two computer players: the seconds of every view made and of every decision."""
    views: list[float] = []
    decisions: list[float] = []
    for number in range(1, games + 1):
        game = Game(rules, 2, Deals.numbered(number))
        while game.to_act and len(game.scores) < rounds:
            seat = game.to_act[0]
            started = perf_counter()
            view = game.view(seat)
            seen = perf_counter()
            action = players.choose(view, level, str(seat))
            decisions.append(perf_counter() - seen)
            views.append(seen - started)
            game.play(seat, action)
    return views, decisions


def _rounds(rules: Rules) -> Iterator[Round]:
    pack = rules.pack(2)
    for number in range(1, 10_000):
        cards = Deals.numbered(number % 100 + 1).shuffled(number // 100 + 1, pack)
        yield rules.deal(seats=2, number=1, dealer=number % 2, totals=(0, 0), target=rules.target, cards=cards)


def _milliseconds(times: list[float]) -> str:
    times = sorted(times)
    mean = sum(times) / len(times)
    return f"{mean * 1000:.2f} ms mean, {times[len(times) * 99 // 100] * 1000:.2f} ms p99"


def run() -> list[tuple[str, str]]:
    """The figures, by name: of every game's first preset, for two."""
    found = []
    for game, its in GAMES.items():
        rules = its.of(its.presets[0])
        decisions, rounds, seconds = random_play(rules, SECONDS)
        views, thoughts = computer_play(rules, PLAYED, players.ADVANCED)
        _, searches = computer_play(rules, PLAYED, players.MASTER, rounds=2)
        found += [
            (f"{game}: random play, one core", f"{decisions / seconds:,.0f} decisions/s"),
            (f"{game}: random play, one core, deals included", f"{rounds / seconds:,.0f} rounds/s"),
            (f"{game}: a seat's view", _milliseconds(views)),
            (f"{game}: an advanced computer player's decision", _milliseconds(thoughts)),
            (f"{game}: a master's decision", _milliseconds(searches)),
        ]
    return found
