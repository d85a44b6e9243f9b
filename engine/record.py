"""Games that are over, round by round, as JSON: what a reveal tells of their deals, and what was done.

Whoever checks reveals (:func:`engine.deal.check`) takes such a file too, and reads only what a reveal has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.deal import Deals, reveal
from engine.game import Action, Record
from engine.games import GAMES


def write(record: Record) -> dict[str, Any]:
    """A record as JSON. It tells every card of its deals: cut them with :meth:`engine.deal.Deals.until` before."""
    deals, pack = record.deals, record.rules.pack(record.seats)
    return {
        **reveal(deals, pack, range(1, deals.length + 1)),
        "game": record.rules.game,
        "rules": record.rules.model_dump(mode="json"),
        "seats": record.seats,
        "actions": [[seat, action.to_json()] for seat, action in record.actions],
    }


def read(form: Mapping[str, Any]) -> Record:
    """The record that :func:`write` wrote. Raises ``ValueError`` for anything else."""
    try:
        last = form["rounds"][-1]
        return Record(
            GAMES[form["game"]].model_validate(form["rules"]),
            int(form["seats"]),
            Deals(bytes.fromhex(last["seed"]), form["table"], tuple(form["players"]), last["round"]),
            tuple((seat, Action.from_json(action)) for seat, action in form["actions"]),
        )
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError("this is not a record of a game") from error
