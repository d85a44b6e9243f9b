"""The proof of an ended tournament: its secret and its events, from which anybody can compute its draws anew.

The commitment to the secret was shown before anybody entered. With the secret follow the drawn seeds, the pairing of
every round, every lot and the places; what organisers decided is in the events. People are numbered in the order in
which the events name them: the file has no names and no accounts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from bot.host.tournaments.decisions import Step, ending, going_on, lot_of, starting
from bot.host.tournaments.formats.field import VERSION
from bot.host.tournaments.formats.seeding import by_rating
from bot.host.tournaments.tournament import Tournament, announced, replayed
from data.store import TournamentEvent, TournamentRow
from engine.deal import Noted, Problem

_PEOPLE = ("players", "partner", "old", "new")
"""The values of events that are players."""
_BROKEN = (AssertionError, AttributeError, KeyError, TypeError, ValueError)
"""What replaying raises for a file that is no tournament's."""


def revealed(tournament: Tournament, events: Sequence[TournamentEvent]) -> dict[str, Any]:
    """Return everything needed to check an ended tournament, as JSON."""
    people: dict[int, int] = {}

    def numbered(player: int | None) -> int | None:
        return None if player is None else people.setdefault(player, len(people) + 1)

    def without_players(data: Mapping[str, Any]) -> dict[str, Any]:
        return {
            name: ([numbered(each) for each in value] if isinstance(value, list) else numbered(value))
            if name in _PEOPLE
            else value
            for name, value in data.items()
        }

    return {
        "version": VERSION,
        "id": tournament.id,
        "config": tournament.config.model_dump(mode="json"),
        "secret": tournament.hidden_secret.hex(),
        "commitment": tournament.commitment,
        "events": [
            {
                "number": event.number,
                "at": event.at,
                "kind": event.kind,
                "data": without_players(event.data),
                "actor": numbered(event.actor),
            }
            for event in events
        ],
        "places": [[entry, place] for entry, place in tournament.places],
    }


def read(data: bytes) -> dict[str, Any] | None:
    """Return the proof in a file; ``None`` if it is not one of a tournament."""
    try:
        form = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return form if isinstance(form, dict) and form.get("version") == VERSION else None


def check(form: Mapping[str, Any], noted: Noted | None = None) -> list[Problem]:
    """Return what is wrong with a proof; nothing if all draws, pairings, lots and places follow from the secret.

    Accepts what :func:`read` returns. ``noted`` is the commitment that somebody noted before they entered: without it,
    the proof's own is merely a claim. The codes are ``form``, ``noted`` (the noted commitment is not the proof's),
    ``secret`` (it is not the one that was committed to), ``event`` (``detail`` is the number of one that does not
    follow) and ``places``.
    """
    for name in ("secret", "commitment"):
        if not (isinstance(form.get(name), str) and re.fullmatch("[0-9a-f]{64}", form[name])):
            return [Problem("form", detail=name)]
    problems = []
    if noted and noted != Noted(bytes.fromhex(form["commitment"])):
        problems.append(Problem("noted"))
    if sha256(bytes.fromhex(form["secret"])).hexdigest() != form["commitment"]:
        problems.append(Problem("secret"))
    try:
        return [*problems, *_replay(form)]
    except _BROKEN:
        return [*problems, Problem("form", detail="events")]


def _replay(form: Mapping[str, Any]) -> Iterator[Problem]:
    tournament = announced(
        TournamentRow(
            id=str(form["id"]),
            guild_id=0,
            channel_id=0,
            name="",
            config=form["config"],
            organiser=0,
            secret=bytes.fromhex(form["secret"]),
            commitment=form["commitment"],
            created_at=0.0,
        )
    )
    for number, row in enumerate(form["events"], start=1):
        event = TournamentEvent(row["number"], row["at"], row["kind"], row["actor"], row["data"])
        if event.number != number or not _follows(tournament, event):
            yield Problem("event", detail=str(number))
        tournament = replayed(tournament, [event])
    if [[entry, place] for entry, place in tournament.places] != form["places"]:
        yield Problem("places")


def _follows(tournament: Tournament, event: TournamentEvent) -> bool:
    """Return whether an event follows from those before it, as far as chance and formats decide it."""
    stored = Step(event.kind, event.data)
    if event.kind == "started":
        return _is_seeded(tournament, stored)
    if event.kind == "paired":
        return going_on(tournament) == [stored]
    if event.kind == "ended":
        return ending(tournament) == stored
    if event.kind == "result" and event.data["how"] == "lot":
        match = tournament.match(event.data["match"])
        return match is not None and event.data["winner"] == lot_of(tournament, match)
    return True


def _is_seeded(tournament: Tournament, stored: Step) -> bool:
    seeds = stored.data["seeds"]
    if tournament.config.seeding == "rating":
        rated = dict(zip(seeds, stored.data["ratings"], strict=True))
        return by_rating(rated, tournament.hidden_secret) == tuple(seeds)
    left_out = {entry.number for entry in tournament.entries}.difference(seeds)
    return starting(tournament, {}, left_out) == stored
