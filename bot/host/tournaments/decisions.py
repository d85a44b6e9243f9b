"""What happens next in a tournament: pure decisions, each as the steps that are stored together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from bot.host.records.ratings import UNRATED
from bot.host.refusals import Refusal
from bot.host.tournaments.formats.field import How
from bot.host.tournaments.formats.seeding import by_hand, by_rating, drawn
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
    entries = {entry.number: entry for entry in tournament.lineup if entry.number not in left_out}
    if len(entries) < tournament.format.least:
        return None
    secret = tournament.hidden_secret
    if tournament.config.seeding == "rating":
        rated = {
            number: sum(ratings.get(player, UNRATED.shown) for player in entry.players)
            for number, entry in entries.items()
        }
        seeds = by_rating(rated, secret)
        return Step("started", {"seeds": list(seeds), "ratings": [rated[number] for number in seeds]})
    given = [number for number in tournament.order if number in entries]
    by_order = tournament.config.seeding == "hand"
    return Step("started", {"seeds": list(by_hand(given, entries, secret) if by_order else drawn(entries, secret))})


def going_on(tournament: Tournament) -> list[Step]:
    """Return the pairing of the next round, or the end, once a round is over.

    It is cancelled if too many have left before anybody was paired.
    """
    if not tournament.round and len(tournament.field.taking_part) < tournament.format.least:
        return [Step("cancelled", {"why": "too-few"})]
    pairings = tournament.format.next_round(tournament.field, tournament.config.settings)
    if not pairings:
        return [ending(tournament)]
    listed = [[*pairing.sides, pairing.slot] for pairing in pairings]
    return [Step("paired", {"round": tournament.round + 1, "pairings": listed})]


def ending(tournament: Tournament) -> Step:
    """Return the end, with the places as they are now, or that it is cancelled if nobody has taken part.

    There is one winner. Several share the first place when it ends early, or lost the last match of a knockout by
    absence: then who is still in comes first, then who missed the fewest matches, then a lot decides. If all others
    have left, the entry that is still in has won.
    """
    field = tournament.field
    places = {each.entry: each.place for each in tournament.format.standings(field, tournament.config.settings)}
    if not places:
        return Step("cancelled", {"why": "too-few"})

    if len(left := [entry.number for entry in tournament.active if entry.number in places]) == 1:
        last = places[left[0]]
        places = {entry: place + (place < last) for entry, place in places.items()} | {left[0]: 1}

    def key(number: int) -> tuple[bool, int, int]:
        entry = tournament.entry(number)
        return entry is None or entry.out, entry.missed if entry else 0, field.lot("tie", number)

    best = min(places.values())
    first, *others = sorted((number for number, place in places.items() if place == best), key=key)
    places.update({first: 1, **dict.fromkeys(others, 2)})
    return Step("ended", {"places": [[entry, place] for entry, place in places.items()]})


def result(match: Match, winner: int | None, how: How, **more: Any) -> Step:
    """Return the end of a match."""
    return Step("result", {"match": match.number, "winner": winner, "how": how, **more})


def lot_of(tournament: Tournament, match: Match) -> int:
    """Return the entry that wins a match by lot."""
    return match.entries[tournament.field.lot("match", match.number) % 2]


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
