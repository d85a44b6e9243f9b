"""Finished games: as a JSON file with the revealed deals and the actions, and replayed to find what stood out.

:func:`engine.deal.check` accepts such a file too, and reads only the fields of a reveal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.deal import ROUNDS, Deals, reveal
from engine.game import Game, Record
from engine.games import GAMES
from engine.highlights import BEST_ROUND, Course, Turn
from engine.types import ASKED, REWIND, REWINDS, UNDO, Action, Note


def write(record: Record) -> dict[str, Any]:
    """Return a record as JSON.

    It reveals every card of its deals; limit these with :meth:`engine.deal.Deals.until` first.

    >>> from engine.game import Game
    >>> game = Game(GAMES["canasta"].of("classic"), 2, Deals.numbered(1).until(1))
    >>> form = write(game.record)
    >>> form["game"], form["seats"], form["actions"]
    ('canasta', 2, [])
    >>> read(form) == game.record
    True
    """
    deals, pack = record.deals, record.rules.pack(record.seats)
    return {
        **reveal(deals, pack, range(1, deals.length + 1)),
        "game": record.rules.game,
        "rules": record.rules.to_store(),
        "seats": record.seats,
        **({} if deals.cuts else {"cuts": False}),
        **({} if record.rounds == ROUNDS else {"most_rounds": record.rounds}),
        "actions": [[seat, action.to_json()] for seat, action in record.actions],
    }


def read(form: Mapping[str, Any]) -> Record:
    """Return the record that :func:`write` wrote. Raises ``ValueError`` for anything else."""
    try:
        last, cuts = form["rounds"][-1], bool(form.get("cuts", True))
        return Record(
            GAMES[form["game"]].from_store(form["rules"]),
            int(form["seats"]),
            Deals(bytes.fromhex(last["seed"]), form["table"], tuple(form["players"]), last["round"], cuts),
            tuple((seat, Action.from_json(action)) for seat, action in form["actions"]),
            int(form.get("most_rounds", ROUNDS)),
        )
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError("this is not a record of a game") from error


def highlights(record: Record) -> tuple[Note, ...]:
    """Replay a game and return what stood out: see :attr:`engine.presentation.Presentation.highlights`.

    The best round is left out if another highlight is all that it scored.
    """
    found = tuple(record.rules.presentation.highlights(course(record)))
    others = {(note.values["round"], note.values["points"]) for note in found if note.code != BEST_ROUND}
    return tuple(
        note for note in found if note.code != BEST_ROUND or (note.values["round"], note.values["points"]) not in others
    )


def course(record: Record) -> Course:
    """Replay a game. Rounds and turns that were rewound or taken back are left out."""
    game = Game.dealt(record)
    rounds = {1: game.round}
    begun = {(1, game.round.turn): (game.round.to_act[0], game.round.standing())}
    """By round and turn: whose turn it is, and the points on the table when it began."""
    for seat, action in record.actions:
        game.play(seat, action)
        here = (game.number, game.round.turn)
        if action.kind == REWIND or action == Action(UNDO, target=ASKED):
            # The deal of a restarted round may be another one, so its first turn is noted anew.
            kept = here if action.target not in REWINDS[1:] else (here[0], 0)
            begun = {turn: start for turn, start in begun.items() if turn <= kept}
            rounds = {number: each for number, each in rounds.items() if number <= game.number}
        if not game.round.over:
            begun.setdefault(here, (game.round.to_act[0], game.round.standing()))
        rounds[game.number] = game.round
    turns = []
    ends = {number: each.standing() for number, each in rounds.items()}
    for (number, turn), (seat, before) in sorted(begun.items(), reverse=True):
        side = game.sides[seat]
        turns.append(Turn(number, seat, ends[number][side] - before[side], turn))
        ends[number] = before
    turns.reverse()
    return Course(tuple(rounds.values()), tuple(game.scores), tuple(turns))
