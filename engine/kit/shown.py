"""What views show of the game around a round, and of the round itself.

What everybody may see of a round's state has the name of a field of the view. Then :func:`shown` fills the view, and
:func:`put_back` gives a round the state that a view shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from engine.options import Options
from engine.rules import Deal
from engine.types import Seat
from engine.view import GameContext, View


def around(rules: Options, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of every view that do not depend on the round."""
    return {
        "game": rules.game,
        "preset": rules.preset,
        "rules": rules,
        "seat": seat,
        "round": context.number,
        "totals": context.totals,
        "scores": context.scores,
        "winners": context.winners,
    }


def added_fields(view_type: type[View], kind: type[View]) -> tuple[str, ...]:
    """Return the names of the fields that a game's view adds to those of its kind of game."""
    common = {field.name for field in fields(kind)}
    return tuple(field.name for field in fields(view_type) if field.name not in common)


def shown(state: Any, names: Iterable[str]) -> dict[str, Any]:
    """Return the fields of a view that show the state's attributes of these names."""
    return {name: _frozen(getattr(state, name)) for name in names}


def put_back(state: Any, view: View, names: Iterable[str]) -> None:
    """Give a state the attributes of these names as a view shows them."""
    for name in names:
        setattr(state, name, _like(getattr(state, name), getattr(view, name)))


def deal_behind(view: Any) -> Deal:
    """Return the deal of the round in play, with the pack in order: the view does not tell how it was shuffled."""
    seats, context = len(view.sides), view.context
    return Deal(
        seats=seats,
        number=context.number,
        dealer=view.dealer,
        cards=view.rules.pack(seats),
        totals=context.totals,
        target=view.target,
        scores=context.scores,
    )


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _like(model: Any, value: Any) -> Any:
    """Return a value of a view as the state has it: as lists where the ``model`` has lists."""
    if not isinstance(model, list):
        return value
    return [_like(model[0], each) for each in value] if model and isinstance(model[0], list) else [*value]
