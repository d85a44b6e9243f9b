"""Finished rounds of a game as a JSON file: the revealed deals and the actions.

:func:`engine.deal.check` accepts such a file too, and reads only the fields of a reveal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.deal import Deals, reveal
from engine.game import Record
from engine.games import GAMES
from engine.types import Action


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
        "rules": record.rules.model_dump(mode="json"),
        "seats": record.seats,
        **({} if deals.cuts else {"cuts": False}),
        "actions": [[seat, action.to_json()] for seat, action in record.actions],
    }


def read(form: Mapping[str, Any]) -> Record:
    """Return the record that :func:`write` wrote. Raises ``ValueError`` for anything else."""
    try:
        last, cuts = form["rounds"][-1], bool(form.get("cuts", True))
        return Record(
            GAMES[form["game"]].model_validate(form["rules"]),
            int(form["seats"]),
            Deals(bytes.fromhex(last["seed"]), form["table"], tuple(form["players"]), last["round"], cuts),
            tuple((seat, Action.from_json(action)) for seat, action in form["actions"]),
        )
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError("this is not a record of a game") from error
