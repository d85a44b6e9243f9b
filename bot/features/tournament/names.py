"""The names of tournaments, their entries and formats, and lines of facts, as messages and pictures show them."""

from __future__ import annotations

from bot.host.model.setup import SINGLE
from bot.host.tournaments.config import TournamentConfig
from bot.host.tournaments.tables import duplicate_rounds
from bot.host.tournaments.tournament import TournamentState
from bot.texts import Texts
from bot.ui.names import escaped, isolated, visible


def entry_name(texts: Texts, state: TournamentState, number: int, *, plain: bool = False) -> str:
    """Return the name of an entry: a person, or two partners. ``plain`` is for pictures and alt texts."""
    entry = state.tournament.entry(number)
    return texts.joined(player_name(texts, state, player, plain=plain) for player in (entry.players if entry else ()))


def player_name(texts: Texts, state: TournamentState, player: int, *, plain: bool = False) -> str:
    """Return the name of a person in a tournament, like :func:`entry_name`."""
    name = visible(state.names.get(player, ""))
    return (isolated(name) if plain else escaped(name)) if name else texts.say("tournament-gone")


def tournament_name(name: str) -> str:
    """Return a tournament's name for a message."""
    return escaped(visible(name))


def shown_moment(at: float, how: str = "R") -> str:
    """Return a moment in the reader's own time; ``R`` relative, ``f`` with its date, ``t`` with its hour only."""
    return f"<t:{int(at)}:{how}>"


def facts(texts: Texts, config: TournamentConfig) -> list[str]:
    """Return what everybody should know before they join: game, format, length of a match, and time."""
    called = texts.of(config.game).called(config.game, config.preset)
    kind = texts.say(f"tournament-format-{config.format}")
    entries = texts.say("tournament-pairs" if config.pairs else "tournament-singles")
    lines = [
        texts.say("tournament-facts", called=called, format=kind, entries=entries),
        texts.say("tournament-length", length=match_length(texts, config), turn=turn_length(texts, config)),
        texts.say("tournament-time", time=duration(texts, config.round_seconds)),
    ]
    if config.rounds:
        lines.insert(1, texts.say("tournament-facts-rounds", rounds=rounds_chosen(texts, config.rounds)))
    if config.is_endless:
        lines.append(texts.say("tournament-facts-answer", time=duration(texts, config.answer_days * 86400)))
    return lines


def rounds_chosen(texts: Texts, rounds: int) -> str:
    """Return how many rounds there are to be; 0 means as many as the size needs."""
    return texts.say("tournament-rounds", count=rounds) if rounds else texts.say("tournament-rounds-by-size")


def match_length(texts: Texts, config: TournamentConfig) -> str:
    """Return how long a match is: rounds with the same cards everywhere, a game, or several games."""
    if config.duplicate:
        rounds = duplicate_rounds(config.setup.rules, config.rounds_times)
        return texts.say("tournament-duplicate", rounds=rounds or 0)
    return texts.say("tournament-single") if config.match == SINGLE else texts.setting("match", config.match)


def turn_length(texts: Texts, config: TournamentConfig) -> str:
    """Return how long a turn may take."""
    return duration(texts, config.terms.turn_seconds)


def duration(texts: Texts, seconds: float) -> str:
    """Return a length of time in its largest whole unit: days from two on, hours, minutes or seconds."""
    for unit, length, least in (("days", 86400, 2), ("hours", 3600, 1), ("minutes", 60, 2)):
        if seconds >= least * length and seconds % length == 0:
            return texts.say(f"tournament-{unit}", count=int(seconds // length))
    return texts.say("tournament-seconds", count=int(seconds))
