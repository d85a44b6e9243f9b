"""When something is next to be done in a tournament, as far as it follows from its events."""

from __future__ import annotations

from bot.host.tournaments.tournament import BEFORE, Match, Tournament


def due_at(tournament: Tournament) -> float | None:
    """Return the next moment at which something is to be done; a past one if it is due already."""
    if unclosed(tournament) or needs_unsealing(tournament) or needs_following(tournament):
        return tournament.changed_at
    if tournament.is_next_round_due:
        return tournament.changed_at
    if tournament.phase == "open":
        return check_in_at(tournament)
    if tournament.phase == "check-in":
        return tournament.starts_at
    if tournament.phase == "running":
        return min((match.ends_at for match in tournament.open_matches), default=None)
    return None


def check_in_at(tournament: Tournament) -> float | None:
    """Return when the check-in begins, or without one the start; ``None`` if the organiser starts it."""
    starts_at = tournament.starts_at
    return None if starts_at is None else starts_at - tournament.config.check_in


def expected_end(tournament: Tournament, now: float) -> float:
    """Return about when a tournament ends: each round takes its full time. Of a ladder this is about its opening."""
    config, entries = tournament.config, max(tournament.format.least, len(tournament.active))
    rounds = tournament.format.rounds(entries, config.settings) or 1
    if tournament.phase in BEFORE:
        return (tournament.starts_at or now) + rounds * config.round_seconds
    ends_at = max(now, tournament.round_ends_at or now)
    return ends_at + max(0, rounds - tournament.round) * config.round_seconds


def unclosed(tournament: Tournament) -> tuple[Match, ...]:
    """Return the matches that are over or were undone, and whose tables may still be played at."""
    over = (match for match in tournament.matches if match.record.over)
    return tuple(match for match in (*over, *tournament.undone) if not match.closed)


def needs_unsealing(tournament: Tournament) -> bool:
    """Return whether tables with the same cards are to be shown, because nobody is to play these any more."""
    shown = tournament.round_over and tournament.last_round > tournament.unsealed
    return tournament.config.duplicate and shown


def needs_following(tournament: Tournament) -> bool:
    """Return whether next week's tournament is to be announced: this one has begun, or too few had entered.

    One that its organiser cancelled before the start is the last one.
    """
    begun = tournament.started_at is not None or tournament.cancelled_for == "too-few"
    return tournament.config.weekly and begun and not tournament.followed_by
