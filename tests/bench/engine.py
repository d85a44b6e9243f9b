"""The speed of the rules for every preset, and the computer players' thinking times."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time

from engine import players
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.round import Round
from engine.rules import Deal, Rules

SECONDS = 2.0
"""Processor time for the random play of each preset."""
PLAYED = 2
"""The number of games that the computer players play."""


def random_play(rules: Rules, seconds: float) -> tuple[int, int, float]:
    """Play random rounds with the preset's usual number of seats.

    Return the decisions (legal, choice, play, events), the rounds, and the seconds of processor time they took.
    """
    chance = random.Random(1)
    decisions = rounds = 0
    started = process_time()
    for round_ in _rounds(rules):
        while round_.to_act:
            seat = round_.to_act[0]
            round_.play(seat, chance.choice(round_.legal(seat)))
            decisions += 1
        rounds += 1
        if process_time() - started > seconds:
            break
    return decisions, rounds, process_time() - started


def computer_play(rules: Rules, games: int, level: players.Level, rounds: int = 99) -> tuple[list[float], list[float]]:
    """Play games, or rounds of them, between computer players.

    Return the seconds of processor time that each view and each decision took; forced decisions do not count.
    """
    views: list[float] = []
    decisions: list[float] = []
    for number in range(1, games + 1):
        game = Game(rules, rules.seats_played()[0], Deals.numbered(number))
        while game.to_act and len(game.scores) < rounds:
            seat = game.to_act[0]
            started = process_time()
            view = game.view(seat)
            seen = process_time()
            action = players.choose(view, level, str(seat))
            if len(view.legal) > 1:
                decisions.append(process_time() - seen)
            views.append(seen - started)
            game.play(seat, action)
    return views, decisions


def _rounds(rules: Rules) -> Iterator[Round]:
    seats = rules.seats_played()[0]
    pack, totals = rules.pack(seats), (0,) * (max(rules.sides(seats)) + 1)
    for number in range(1, 10_000):
        cards = Deals.numbered(number % 100 + 1).shuffled(number // 100 + 1, pack)
        dealer = number % seats
        yield rules.deal(Deal(seats=seats, number=1, dealer=dealer, totals=totals, target=rules.target, cards=cards))


def _milliseconds(times: list[float]) -> str:
    times = sorted(times)
    mean = sum(times) / len(times)
    return f"{mean * 1000:.2f} ms mean, {times[len(times) * 99 // 100] * 1000:.2f} ms p99"


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures by name: random play and a master's thinking time for every preset, and more for the first."""
    for game, its in GAMES.items():
        for preset in its.presets:
            decisions, rounds, seconds = random_play(its.of(preset), SECONDS)
            figure = f"{decisions / seconds:>7,.0f} decisions/s, {rounds / seconds:>5,.0f} rounds/s"
            yield f"{game} {preset}: random play, one core", figure
            _, searches = computer_play(its.of(preset), PLAYED, players.MASTER, rounds=2)
            yield f"{game} {preset}: a master's decision", _milliseconds(searches)
        views, thoughts = computer_play(its.of(its.presets[0]), PLAYED, players.ADVANCED)
        yield f"{game}: a seat's view", _milliseconds(views)
        yield f"{game}: an advanced computer player's decision", _milliseconds(thoughts)
