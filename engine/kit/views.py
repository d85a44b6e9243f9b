"""The part of a round that views show, and the notes on where the game stands.

Public attributes of a round's state have the names of fields of the view. So :func:`shown` fills the view, and
:func:`put_back` gives a round the state that a view shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from engine.rules import Deal
from engine.types import Note
from engine.view import View


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


def standing(view: View, acting: Iterable[Note]) -> Iterator[Note]:
    """Yield how the game or the round has ended; until then, what the players to act do."""
    if view.drawn_game:
        yield Note("game-drawn", {"points": view.totals[0]})
    elif view.winners:
        yield from (Note("won", {"side": side, "points": view.totals[side]}) for side in view.winners)
    elif view.phase == "scored":
        yield Note("round-over", {"round": view.round})
    else:
        yield from acting


def acting(view: View) -> Iterator[Note]:
    """Yield who is to act, in the words of the phase."""
    yield from (Note(f"to-{view.phase}", {"seat": seat}) for seat in view.to_act)
