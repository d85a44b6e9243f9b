"""Amendments of a setup: preset, options, terms and number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from pydantic import ValidationError

from bot.host.lobby.new_table import with_options
from bot.host.model.setup import Setup
from bot.host.model.terms import TURN_LENGTHS, Terms
from bot.host.refusals import Refusal
from data.store import SeatRow
from engine.types import RulesError


class Amendment(TypedDict, total=False):
    """Changes to a setup: another preset, other options, seats or terms."""

    preset: str
    options: Mapping[str, Any]
    seats: int
    terms: Mapping[str, Any]


def amended(setup: Setup, amendment: Amendment) -> Setup:
    """The setup after an amendment: see :meth:`bot.host.lobby.lobby.Lobby.amend`."""
    preset, seats = amendment.get("preset"), amendment.get("seats")
    try:
        rules = with_options(setup.rules.of(preset) if preset else setup.rules, amendment.get("options", {}))
        count = seats or setup.seat_count
        if preset and not seats and count not in rules.seats_played():
            count = next(iter(rules.seats_played()), count)
        rules.check(count)
    except RulesError as error:
        raise Refusal(error.note.code, **error.note.values) from error
    agreed = with_terms(setup.terms, amendment.get("terms", {}))
    levels = tuple((seat, level) for seat, level in agreed.levels if seat < count)
    return Setup(rules, count, agreed.model_copy(update={"levels": levels}), setup.practice)


def with_terms(terms: Terms, changes: Mapping[str, Any]) -> Terms:
    """Terms with some changed. A change of pace resets the turn length unless one is given.

    Refuses ``no-such-value``, ``turn-not-paced``, ``turn-out-of-range``.
    """
    form = {**terms.model_dump(), **({"turn": 0, "late": Terms().late} if "pace" in changes else {}), **changes}
    if form["pace"] == "none" and {"turn", "late"} & changes.keys():
        raise Refusal("turn-not-paced")
    least, default, most = TURN_LENGTHS.get(form["pace"], TURN_LENGTHS["none"])
    if form["pace"] in TURN_LENGTHS and not least <= (form["turn"] or default) <= most:
        raise Refusal("turn-out-of-range", pace=form["pace"], least=least, most=most)
    try:
        return Terms.model_validate(form)
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        raise Refusal("no-such-value", option=name, value=str(form.get(name))) from error


def seated(seats: Iterable[SeatRow], seat_count: int) -> dict[int, int]:
    """The seat of each player after a change of the number of seats. Refuses ``too-many-seated``."""
    people = [(row.player, row.seat) for row in seats if row.player is not None]
    if len(people) > seat_count:
        raise Refusal("too-many-seated", seats=seat_count, players=len(people))
    staying = {player: seat for player, seat in people if seat < seat_count}
    free = (seat for seat in range(seat_count) if seat not in staying.values())
    return staying | {player: next(free) for player, seat in people if seat >= seat_count}
