"""A tournament before it is announced: what its organiser has chosen so far, held by the controls of their panel.

Nothing is stored before the tournament is announced. Every control carries all choices, in a few characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta, tzinfo
from functools import cache
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.host.model.setup import SINGLE, MatchLength
from bot.host.refusals import Refusal
from bot.host.tournaments.config import Seeding, TournamentConfig
from bot.host.tournaments.formats import FORMATS
from bot.host.tournaments.tables import duplicate_rounds
from engine.games import GAMES

NAME_LENGTH = 40
"""The most characters of a name that is typed: it has to fit into custom ids."""
COLON = "\ua789"
"""Stands for a colon, which custom ids may not contain; it looks the same."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MINUTE = 60
_HOUR, _DAY = 60 * _MINUTE, 24 * 60 * _MINUTE

_SAME: tuple[tuple[MatchLength, int], ...] = ((SINGLE, 1), (SINGLE, 2), (SINGLE, 3))
_OWN: tuple[tuple[MatchLength, int], ...] = ((SINGLE, 0), ("best-of-3", 0), ("best-of-5", 0), ("best-of-7", 0))
LENGTHS = _SAME + _OWN
"""Lengths of a match: with the same cards everywhere, how many times the usual rounds; otherwise 0."""
TURNS: tuple[tuple[str, int], ...] = (
    ("live", 45),
    ("live", 90),
    ("live", 180),
    ("post", 12),
    ("post", 24),
    ("post", 48),
)
TIMES = (30 * _MINUTE, _HOUR, 2 * _HOUR, 4 * _HOUR, _DAY, 2 * _DAY, 3 * _DAY, 7 * _DAY)
"""Lengths of a round, in seconds."""
MOST = (4, 8, 12, 16, 32, 64, 128)
SEEDINGS: tuple[Seeding, ...] = ("rating", "draw", "hand")
CHECK_INS = (0, 10 * _MINUTE, 30 * _MINUTE, _HOUR)
ROUNDS = (0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15)
"""The rounds of a Swiss: 0 for as many as its size needs."""
ANSWERS = (3, 1, 2, 5, 7, 14)
"""Days in which a challenge has to be answered, the usual ones first."""
ENDINGS = (0, 2, 4, 8)
"""How many of a Swiss go on to a knockout. In a knockout, anything but 0 means a match for the third place."""
_SOON = (15 * _MINUTE, 30 * _MINUTE, _HOUR, 2 * _HOUR)
_EVENINGS = (18, 20)
"""Hours of the next days that are offered as a start."""
_DAYS = 7
_LATEST = 60_000_000
"""The latest start, in minutes: in the year 2084."""


@cache
def presets() -> tuple[tuple[str, str], ...]:
    """Return the games and presets that two sides can play, in the order of the registry."""
    return tuple(
        (game, preset)
        for game, rules in GAMES.items()
        for preset in rules.presets
        if _is_playable(game, preset, pairs=False) or _is_playable(game, preset, pairs=True)
    )


def _is_playable(game: str, preset: str, *, pairs: bool) -> bool:
    config = TournamentConfig(name="-", game=game, preset=preset, format="knockout", pairs=pairs)
    try:
        return bool(config.setup)
    except Refusal:
        return False


class Draft(NamedTuple):
    """The choices, each as the number of its entry in the lists above; ``start`` in minutes, 0 for by hand."""

    preset: int = 0
    pairs: int = 0
    format: int = 0
    length: int = 0
    turn: int = 1
    time: int = 1
    start: int = 0
    most: int = 4
    seeding: int = 0
    check_in: int = 0
    ending: int = 0
    weekly: int = 0
    rounds: int = 0
    answer: int = 0

    @classmethod
    def of(cls, game: str = "", preset: str = "") -> Draft:
        """Return the usual choices for a game, or for the first one."""
        known = presets()
        found = [number for number, each in enumerate(known) if each[0] == game and preset in ("", each[1])]
        if game and not found:
            raise Refusal("tournament-not-two-sides", pairs="no")
        usual = cls(preset=found[0] if found else 0, format=[*FORMATS].index("swiss"))
        return usual.fitted()

    @property
    def text(self) -> str:
        """The choices in a few letters and digits. :meth:`read` reads them."""
        numbers = zip(self._fields, self, strict=True)
        return "".join(
            _written(number, 6 if name == "start" else 2 if name == "preset" else 1) for name, number in numbers
        )

    @classmethod
    def read(cls, text: str) -> Draft:
        """Read a :attr:`text`. Raises ``ValueError``."""
        numbers, at = [], 0
        for name in cls._fields:
            width = 6 if name == "start" else 2 if name == "preset" else 1
            numbers.append(int(text[at : at + width], 36))
            at += width
        if at != len(text):
            raise ValueError(text)
        return cls(*numbers).checked()

    def checked(self) -> Draft:
        """Return the draft. Raises ``ValueError`` if a number is not one of a list's."""
        for name, values in _LISTS.items():
            if not 0 <= getattr(self, name) < len(values()):
                raise ValueError(name)
        if self.start > _LATEST:
            raise ValueError("start")
        return self

    def fitted(self) -> Draft:
        """Return the draft with what does not fit to its game and format replaced by the nearest choice."""
        game, preset = presets()[self.preset]
        fit = self
        if not _is_playable(game, preset, pairs=bool(fit.pairs)):
            fit = fit._replace(pairs=1 - fit.pairs)
        chosen = FORMATS[[*FORMATS][fit.format]]
        if self.is_endless and (fit.length < _OWN_CARDS or fit.weekly):
            fit = fit._replace(length=_OWN_CARDS, weekly=0)
        if fit.length < _OWN_CARDS:
            rules = GAMES[game].of(preset)
            possible = [each for each in range(_OWN_CARDS) if duplicate_rounds(rules, LENGTHS[each][1])]
            if fit.length not in possible:
                fit = fit._replace(length=possible[-1] if possible else _OWN_CARDS)
        allowed = [number for number, most in enumerate(MOST) if chosen.least <= most <= chosen.most]
        if fit.most not in allowed:
            fit = fit._replace(most=allowed[-1])
        fit = fit._replace(rounds=max(number for number in fit.rounds_offered if number <= fit.rounds))
        if not fit.start:
            fit = fit._replace(check_in=0, weekly=0)
        while _turn_seconds(fit.turn) > TIMES[fit.time]:
            fit = fit._replace(turn=fit.turn - 1)
        return fit

    @property
    def rounds_offered(self) -> tuple[int, ...]:
        """The entries of the list of rounds that fit to the format and size: the first one alone if none can be set."""
        most = FORMATS[[*FORMATS][self.format]].most_rounds(MOST[self.most])
        return tuple(number for number, rounds in enumerate(ROUNDS) if rounds <= most)

    @property
    def is_endless(self) -> bool:
        """Whether the format never ends."""
        return self.format == [*FORMATS].index("ladder")

    def config(self, name: str, zone_name: str) -> TournamentConfig:
        """Return the configuration.

        Refuses ``tournament-not-two-sides``, ``tournament-rounds`` for more rounds than fit to the size, and
        ``tournament-choices``.
        """
        game, preset = presets()[self.preset]
        match, times = LENGTHS[self.length]
        pace, turn = TURNS[self.turn]
        key = [*FORMATS][self.format]
        if self.rounds not in self.rounds_offered:
            most = FORMATS[key].most_rounds(MOST[self.most])
            raise Refusal("tournament-rounds", format=key, size=MOST[self.most], most=most)
        form: dict[str, Any] = {
            "name": name,
            "game": game,
            "preset": preset,
            "pairs": bool(self.pairs),
            "format": key,
            "match": match,
            "duplicate": times > 0,
            "rounds_times": max(times, 1),
            "pace": pace,
            "turn": turn,
            "round_seconds": TIMES[self.time],
            "starts_at": self.start * _MINUTE or None,
            "check_in": CHECK_INS[self.check_in],
            "most": MOST[self.most],
            "seeding": SEEDINGS[self.seeding],
            "weekly": bool(self.weekly),
            "zone": zone_name,
            "rounds": ROUNDS[self.rounds],
            "answer_days": ANSWERS[self.answer],
        }
        if key == "swiss":
            form["cut"] = ENDINGS[self.ending]
        elif key == "knockout":
            form["third_place"] = self.ending > 0
        try:
            config = TournamentConfig.model_validate(form)
        except ValidationError as error:
            raise Refusal("tournament-choices") from error
        _ = config.setup
        return config


_OWN_CARDS = len(_SAME)
"""The first of :data:`LENGTHS` in which each table has cards of its own."""
_TWO: Sequence[int] = (0, 1)
_LISTS: dict[str, Any] = {
    "preset": presets,
    "pairs": lambda: _TWO,
    "format": lambda: FORMATS,
    "length": lambda: LENGTHS,
    "turn": lambda: TURNS,
    "time": lambda: TIMES,
    "most": lambda: MOST,
    "seeding": lambda: SEEDINGS,
    "check_in": lambda: CHECK_INS,
    "ending": lambda: ENDINGS,
    "weekly": lambda: _TWO,
    "rounds": lambda: ROUNDS,
    "answer": lambda: ANSWERS,
}
"""By choice, the list that it is a number of."""


def _turn_seconds(turn: int) -> int:
    pace, count = TURNS[turn]
    return count * (_HOUR if pace == "post" else 1)


def _written(number: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits


def starts(now: float, zone: tzinfo, chosen: int) -> list[int]:
    """Return the starts that are offered, in minutes: 0 for by hand, soon, and the evenings of a week."""
    offered = {int(now + soon) // _MINUTE for soon in _SOON}
    today = datetime.fromtimestamp(now, zone).date()
    for day in range(_DAYS):
        for hour in _EVENINGS:
            at = datetime.combine(today + timedelta(days=day), time(hour), zone).timestamp()
            if at > now:
                offered.add(int(at) // _MINUTE)
    return [0, *sorted(offered | ({chosen} if chosen else set()))]


def read_start(typed: str, now: float, zone: tzinfo) -> int:
    """Return a typed start in minutes: ``20:30`` for the next time it is that hour, or with a date before it.

    Refuses ``tournament-no-time``, ``tournament-too-late``.
    """
    there = datetime.fromtimestamp(now, zone)
    words = typed.replace("T", " ").split()
    try:
        clock = time.fromisoformat(words[-1].zfill(5))
        day = datetime.fromisoformat(words[0]).date() if len(words) == 2 else there.date()
    except (ValueError, IndexError) as error:
        raise Refusal("tournament-no-time", typed=typed[:NAME_LENGTH]) from error
    at = datetime.combine(day, clock, zone)
    if at.timestamp() <= now and len(words) == 1:
        at += timedelta(days=1)
    if at.timestamp() <= now:
        raise Refusal("tournament-too-late")
    if at.timestamp() > _LATEST * _MINUTE:
        raise Refusal("tournament-no-time", typed=typed[:NAME_LENGTH])
    return int(at.timestamp()) // _MINUTE
