"""Replays a finished game turn by turn, to find what stood out in it."""

from __future__ import annotations

from engine.game import Game, Record
from engine.highlights import Course, Turn
from engine.types import REWIND, REWINDS, Note


def highlights(record: Record) -> tuple[Note, ...]:
    """Replay a game and return what stood out, best first: see :meth:`engine.rules.Rules.highlights`."""
    return record.rules.highlights(course(record))


def course(record: Record) -> Course:
    """Replay a game. Rounds and turns that were rewound are left out."""
    game = Game(record.rules, record.seats, record.deals)
    rounds = {1: game.round}
    begun = {(1, game.round.turn): (game.round.to_act[0], game.round.standing())}
    """By round and turn: whose turn it is, and the points on the table when it began."""
    for seat, action in record.actions:
        game.play(seat, action)
        here = (game.number, game.round.turn)
        if action.kind == REWIND:
            # The deal of a restarted round may be another one, so its first turn is noted anew.
            kept = here if action.target not in REWINDS[1:] else (here[0], 0)
            begun = {turn: start for turn, start in begun.items() if turn <= kept}
            rounds = {number: each for number, each in rounds.items() if number <= game.number}
        if not game.round.over:
            begun.setdefault(here, (game.round.to_act[0], game.round.standing()))
        rounds[game.number] = game.round
    turns = []
    ends = {number: each.standing() for number, each in rounds.items()}
    for (number, _), (seat, before) in sorted(begun.items(), reverse=True):
        side = game.sides[seat]
        turns.append(Turn(number, seat, ends[number][side] - before[side]))
        ends[number] = before
    turns.reverse()
    return Course(tuple(rounds.values()), tuple(game.scores), tuple(turns))
