"""Amendments of a setup: game, preset, options, terms and number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from pydantic import ValidationError

from bot.host.lobby.new_table import with_options
from bot.host.model.setup import Setup
from bot.host.model.terms import TURN_LENGTHS, Terms
from bot.host.refusals import Refusal
from data.store import SeatRow
from engine.games import GAMES
from engine.rules import Rules
from engine.types import RulesError


class Amendment(TypedDict, total=False):
    """Changes to a setup: another game or preset, other options, seats or terms."""

    game: str
    preset: str
    options: Mapping[str, Any]
    seats: int
    terms: Mapping[str, Any]


def amended(setup: Setup, amendment: Amendment, people: int = 0) -> Setup:
    """Return the setup after an amendment at a table with this number of ``people``.

    See :meth:`bot.host.lobby.lobby.Lobby.amend`.
    """
    seats = amendment.get("seats")
    try:
        base = _preset(setup, amendment)
        rules = with_options(base or setup.rules, amendment.get("options", {}))
        count = seats or setup.seat_count
        if base and not seats and count not in rules.seats_played():
            usual = next(iter(rules.seats_played()), count)
            count = min((each for each in rules.seats_played() if each >= people > usual), default=usual)
        rules.check(count)
    except RulesError as error:
        raise Refusal(error.note.code, **error.note.values) from error
    agreed = with_terms(setup.terms, amendment.get("terms", {}))
    levels = tuple((seat, level) for seat, level in agreed.levels if seat < count)
    return Setup(rules, count, agreed.model_copy(update={"levels": levels}), setup.practice)


def _preset(setup: Setup, amendment: Amendment) -> Rules | None:
    """Return the unchanged rules of the game or preset that an amendment chooses, if it does.

    Refuses ``no-such-game``.
    """
    game, preset = amendment.get("game") or setup.rules.game, amendment.get("preset", "")
    if game not in GAMES:
        raise Refusal("no-such-game", game=game)
    if not preset and game == setup.rules.game:
        return None
    return GAMES[game].of(preset or GAMES[game].presets[0])


def with_terms(terms: Terms, changes: Mapping[str, Any]) -> Terms:
    """Return terms with some changed. A change of pace resets the turn length unless one is given.

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
    """Return the seat of each player after a change of the number of seats. Refuses ``too-many-seated``."""
    people = [(row.player, row.seat) for row in seats if row.player is not None]
    if len(people) > seat_count:
        raise Refusal("too-many-seated", seats=seat_count, players=len(people))
    staying = {player: seat for player, seat in people if seat < seat_count}
    free = (seat for seat in range(seat_count) if seat not in staying.values())
    return staying | {player: next(free) for player, seat in people if seat >= seat_count}
