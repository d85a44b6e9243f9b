"""What happens next in a tournament: pure decisions, each as the steps that are stored together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from bot.host.refusals import Refusal
from bot.host.tournaments.formats.field import How
from bot.host.tournaments.tournament import BEFORE, STARTED, Entry, Match, Tournament, Why


class Step(NamedTuple):
    """The kind and the data of an event that has no number and time yet."""

    kind: str
    data: Mapping[str, Any] = {}


def need_before_start(tournament: Tournament) -> None:
    """Refuse ``tournament-over`` or ``tournament-started`` unless it has not begun."""
    if tournament.ended:
        raise Refusal("tournament-over")
    if tournament.phase not in BEFORE:
        raise Refusal("tournament-started")


def need_started(tournament: Tournament) -> None:
    """Refuse ``tournament-over`` or ``tournament-not-started`` unless it is played."""
    if tournament.ended:
        raise Refusal("tournament-over")
    if tournament.phase not in STARTED:
        raise Refusal("tournament-not-started")


def need_running(tournament: Tournament) -> None:
    """Refuse like :func:`need_started`, and ``tournament-paused``."""
    need_started(tournament)
    if tournament.phase == "paused":
        raise Refusal("tournament-paused")


def starting(tournament: Tournament, ratings: Mapping[int, float], left_out: Collection[int] = ()) -> Step | None:
    """Return the start of the entries that are in, in the order of their seeds; ``None`` if they are too few.

    ``ratings`` are those of players, and ``left_out`` the numbers of entries that may not play.
    """
    entries = [entry for entry in tournament.lineup if entry.number not in left_out]
    if len(entries) < tournament.format.least:
        return None
    seeding = tournament.config.seeding
    rated = {entry.number: sum(ratings.get(player, 0.0) for player in entry.players) for entry in entries}

    def key(entry: Entry) -> tuple[float, float, int]:
        order = tournament.order
        given = order.index(entry.number) if entry.number in order else len(order) + entry.number
        lot = tournament.field.lot("seed", entry.number)
        return given if seeding == "hand" else 0.0, -rated[entry.number] if seeding == "rating" else 0.0, lot

    seeds = [entry.number for entry in sorted(entries, key=key)]
    data: dict[str, Any] = {"seeds": seeds}
    if seeding == "rating":
        data["ratings"] = [rated[number] for number in seeds]
    return Step("started", data)


def going_on(tournament: Tournament) -> list[Step]:
    """Return the pairing of the next round, or the end, once a round is over."""
    pairings = tournament.format.next_round(tournament.field, tournament.config.settings)
    if not pairings:
        return [ending(tournament)]
    listed = [[*pairing.sides, pairing.slot] for pairing in pairings]
    return [Step("paired", {"round": tournament.round + 1, "pairings": listed})]


def ending(tournament: Tournament) -> Step:
    """Return the end, with the places as they are now."""
    places = tournament.format.standings(tournament.field, tournament.config.settings)
    return Step("ended", {"places": [[place.entry, place.place] for place in places]})


def result(match: Match, winner: int | None, how: How, **more: Any) -> Step:
    """Return the end of a match."""
    return Step("result", {"match": match.number, "winner": winner, "how": how, **more})


def withdrawal(tournament: Tournament, entry: Entry, why: Why) -> list[Step]:
    """Return the steps of an entry that leaves: matches that are over stand, and the current one is lost."""
    if not entry.seed:
        return [Step("left", {"entry": entry.number})]
    steps = [Step("dropped", {"entry": entry.number, "why": why})]
    match = tournament.match_of(entry.number)
    if match:
        steps.append(result(match, match.opponent(entry.number), "withdrawn"))
    return steps


def without_winner(tournament: Tournament, match: Match) -> Step:
    """Return the end of a match that its time has ended without anybody's fault.

    It is drawn, or in a knockout goes to the better seed.
    """
    seeds = {entry.number: entry.seed for entry in tournament.entries}
    better = min(match.entries, key=lambda number: seeds[number])
    return result(match, None if tournament.allows_draw(match) else better, "late")
