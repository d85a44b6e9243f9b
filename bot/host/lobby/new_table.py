"""New tables: their setup and its amendments, id and seeds."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypedDict

from pydantic import ValidationError

from bot.host.core import Core
from bot.host.model.setup import TURN_LENGTHS, Setup, Terms
from bot.host.refusals import Refusal
from data.store import NewTable, Player, SeatRow, TableRow
from engine.deal import NUMBERED, SEED_BYTES, Deals, is_lesson_deal
from engine.games import GAMES
from engine.rules import Rules
from engine.types import RulesError

SEED_LENGTH = 100
"""The most characters of a player's seed."""
_ID_BYTES = 6


def setup_of(
    game: str, preset: str, options: Mapping[str, Any], seats: int | None, terms: Terms, *, practice: bool
) -> Setup:
    """Return the setup of a preset with some options changed.

    Without ``seats`` it has the first number of seats that can be played. Refuses ``no-such-game``, ``no-such-option``,
    ``no-such-value``, and what the rules refuse.
    """
    if game not in GAMES:
        raise Refusal("no-such-game", game=game)
    try:
        rules = with_options(GAMES[game].of(preset), options)
        count = seats or next(iter(rules.seats_played()), rules.seat_counts[0])
        rules.check(count)
    except RulesError as error:
        raise Refusal(error.note.code, **error.note.values) from error
    return Setup(rules, count, terms, practice)


def with_options(rules: Rules, options: Mapping[str, Any]) -> Rules:
    """Return rules with some options, and those derived from them, changed. Does not check that they fit together.

    Refuses ``no-such-option``, ``no-such-value``.
    """
    try:
        return rules.with_changes(options)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        if first["type"] == "extra_forbidden":
            raise Refusal("no-such-option", option=name) from error
        raise Refusal("no-such-value", option=name, value=str(options.get(name))) from error


def new_table(
    core: Core, setup: Setup, host: Player, *, guild_id: int, channel_id: int, deals: int | None = None
) -> NewTable:
    """Return a table with a fresh secret seed, or the public one of a numbered deal. Refuses ``no-such-deal``.

    The deals of guided rounds are for practice only.
    """
    if deals is not None and deals not in NUMBERED and not (setup.practice and is_lesson_deal(deals)):
        raise Refusal("no-such-deal", first=NUMBERED[0], last=NUMBERED[-1])
    table_id = new_id(core.entropy)
    dealing = _fresh_deals(core, table_id) if deals is None else Deals.numbered(deals)
    return NewTable(
        id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        game=setup.rules.game,
        rules=setup.rules.newest().to_store(),
        seat_count=setup.seat_count,
        host=host.id,
        seed=dealing.seed,
        commitment=dealing.commitment(),
        created_at=core.clock(),
        terms=setup.terms.model_dump(mode="json"),
        practice=setup.practice,
        deals=deals,
    )


def table_like(core: Core, row: TableRow, *, host: int, guild_id: int, channel_id: int, table_id: str = "") -> NewTable:
    """Return a new table with the rules, number of seats and seed of another."""
    return NewTable(
        id=table_id or new_id(core.entropy),
        guild_id=guild_id,
        channel_id=channel_id,
        game=row.game,
        rules=row.rules,
        seat_count=row.seat_count,
        host=host,
        seed=row.seed,
        commitment=row.commitment,
        created_at=core.clock(),
    )


def with_fresh_deal(core: Core, table: NewTable) -> NewTable:
    """Return a new table with a fresh secret seed instead of its own."""
    dealing = _fresh_deals(core, table.id)
    return replace(table, seed=dealing.seed, commitment=dealing.commitment())


def new_id(entropy: Callable[[int], bytes]) -> str:
    """Return a random table id."""
    return base64.b32encode(entropy(_ID_BYTES)).decode().rstrip("=").lower()


def derived_id(source: str) -> str:
    """Return a table id that follows from a text, so that two presses at once mean one table."""
    digest = hashlib.sha256(source.encode()).digest()
    return new_id(lambda size: digest[:size])


def _fresh_deals(core: Core, table_id: str) -> Deals:
    return Deals(core.entropy(SEED_BYTES), table_id, ())


def own_seed(seed: str, player: Player, now: float) -> str:
    """Return a player's seed: the one given, or else one made of their number and the time.

    Refuses ``seed-too-long``.
    """
    if len(seed) > SEED_LENGTH:
        raise Refusal("seed-too-long", most=SEED_LENGTH)
    return seed or f"player {player.id} at {now:.3f}"


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
    agreed = with_terms(setup.terms, amendment.get("terms", {}), practice=setup.practice)
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


def with_terms(terms: Terms, changes: Mapping[str, Any], *, practice: bool = False) -> Terms:
    """Return terms with some changed, perhaps those of a ``practice`` table.

    A change of pace resets the turn length unless one is given; a ranked game never has open hands. Refuses
    ``no-such-value``, ``turn-not-paced``, ``turn-out-of-range``, ``open-hands-ranked``.
    """
    form = {**terms.model_dump(), **({"turn": 0, "late": Terms().late} if "pace" in changes else {}), **changes}
    if form["pace"] == "none" and {"turn", "late"} & changes.keys():
        raise Refusal("turn-not-paced")
    least, default, most = TURN_LENGTHS.get(form["pace"], TURN_LENGTHS["none"])
    if form["pace"] in TURN_LENGTHS and not least <= (form["turn"] or default) <= most:
        raise Refusal("turn-out-of-range", pace=form["pace"], least=least, most=most)
    if form["ranked"] and not practice:
        if changes.get("open_hands"):
            raise Refusal("open-hands-ranked")
        form["open_hands"] = False
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
