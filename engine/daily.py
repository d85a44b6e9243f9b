"""The deal of the day: the games that have one, their cards, and what a person makes of them.

Every game of a day follows from one secret of 32 random bytes: the cards, and the seeds of the computers that play the
other seats. The hash of the secret is shown the day before, and the secret is revealed when the day is over.
``docs/daily.md`` describes the method.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Collection, Mapping
from datetime import date
from typing import Any, NamedTuple

from engine import deal
from engine.deal import Deals, Noted, Problem
from engine.game import Game
from engine.games import GAMES, game_with
from engine.players import STEADY, choose
from engine.rules import Rules
from engine.types import Action, Seat

VERSION = "cardroom-daily-1"
"""The name of the method, and an input of everything that follows from a secret."""
SECRET_BYTES = 32


class DailyGame(NamedTuple):
    """A game of the day: what is played, for how many rounds, and the person's seat. Computers have the others."""

    key: str
    rules: Rules
    seats: int
    rounds: int
    seat: Seat = 0

    def begin(self, deals: Deals) -> Game:
        """Return the game as it is dealt."""
        return Game(self.rules, self.seats, deals, self.rounds)


def _game(key: str, preset: str, **changes: Any) -> DailyGame:
    rules = GAMES[game_with(preset)].of(preset).for_fixed_rounds().with_changes(changes)
    return DailyGame(key, rules, rules.seats_played()[0], rules.fixed_rounds.rounds)


DAILY_GAMES: Mapping[str, DailyGame] = {
    game.key: game
    for game in (
        _game("canasta", "classic"),
        _game("pinochle", "pinochle"),
        _game("binokel", "binokel"),
        _game("bezique", "bezique"),
        _game("rummy500", "rummy500"),
        _game("german-whist", "fifty"),
        _game("gin", "standard"),
        _game("cribbage", "cribbage"),
        _game("euchre", "euchre"),
        _game("ecarte", "free-ecarte"),
        _game("piquet", "piquet", partie="four"),
        _game("rubicon", "rubicon"),
        _game("auction-pinochle", "partnership-pinochle"),
    )
}
"""The games of a day, by key: usual rules, for a fixed number of rounds.

German Whist is played for points, because a round won by one trick is worth less than one won by seven.
"""

_ROTATION = (
    *("gin", "canasta", "cribbage", "pinochle", "euchre", "rummy500", "piquet", "binokel", "german-whist", "bezique"),
    *("ecarte", "auction-pinochle", "rubicon"),
)
"""The order in which games are the game of the day: similar ones apart."""


def game_of_the_day(day: str, among: Collection[str] = ()) -> str:
    """Return the key of a day's main game. ``among`` are the games of a narrowed rotation; empty for all.

    >>> game_of_the_day("2026-11-24"), game_of_the_day("2026-12-07")
    ('ecarte', 'ecarte')
    >>> [game_of_the_day(f"2026-11-{day}", among=["canasta", "gin"]) for day in (24, 25, 26)]
    ['gin', 'canasta', 'gin']
    """
    games = [key for key in _ROTATION if key in among] or _ROTATION
    return games[date.fromisoformat(day).toordinal() % len(games)]


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a day's secret, which is shown before the day begins."""
    return hashlib.sha256(secret).hexdigest()


def deals(secret: bytes, day: str, key: str) -> Deals:
    """Return the cards of a day's game: the same for everybody."""
    return dealt(deals_seed(secret, day, key), day, key)


def deals_seed(secret: bytes, day: str, key: str) -> bytes:
    """Return the seed of the cards of a day's game."""
    return _derived(secret, "deals", day, key)


def dealt(seed: bytes, day: str, key: str) -> Deals:
    """Return the cards of a day's game from their seed."""
    return Deals(seed, f"daily {day} {key}", ())


def computer_seed(secret: bytes, day: str, key: str, seat: Seat) -> bytes:
    """Return the seed of the computer in a seat. With what that seat sees, it decides all that the computer does."""
    return _derived(secret, "computer", day, key, str(seat))


def _derived(secret: bytes, *purpose: str) -> bytes:
    return hmac.digest(secret, " ".join((VERSION, *purpose)).encode(), "sha256")


def score(game: Game, seat: Seat) -> int:
    """Return what counts of a finished game: the points of the seat's side less those of the best other side."""
    own = game.sides[seat]
    return game.totals[own] - max(total for side, total in enumerate(game.totals) if side != own)


def play_out(
    key: str, secret: bytes, day: str, level: str, seed: bytes | str
) -> tuple[int, tuple[tuple[Seat, Action], ...]]:
    """Play a day's game with a computer of a level in the person's seat; return its score and all actions."""
    daily = DAILY_GAMES[key]
    game = daily.begin(deals(secret, day, key))
    seeds = {seat: computer_seed(secret, day, key, seat) for seat in range(daily.seats)}
    while game.to_act:
        seat = daily.seat if daily.seat in game.to_act else game.to_act[0]
        if seat == daily.seat:
            action = choose(game.view(seat), level, seed)
        else:
            action = choose(game.view(seat), STEADY, seeds[seat])
        game.play(seat, action)
    return score(game, daily.seat), tuple(game.actions)


def reveal(day: str, edition: int, secret: bytes) -> dict[str, Any]:
    """Return everything needed to check a day that is over, as JSON: the secret and every card of every game.

    Each game is also a reveal as :func:`engine.deal.reveal` returns it. ``cut`` is the pack that is cut for the deal,
    by the games that do.

    >>> form = reveal("2026-11-24", 1, bytes(32))
    >>> check(form, Noted.parse(commitment(bytes(32))))
    []
    """
    return {
        "version": VERSION,
        "day": day,
        "edition": edition,
        "secret": secret.hex(),
        "commitment": commitment(secret),
        "games": {key: _revealed(secret, day, daily) for key, daily in DAILY_GAMES.items()},
    }


def _revealed(secret: bytes, day: str, daily: DailyGame) -> dict[str, Any]:
    cards, pack = deals(secret, day, daily.key), daily.rules.pack(daily.seats)
    return {
        **deal.reveal(cards.until(daily.rounds), pack, range(1, daily.rounds + 1)),
        "cut": list(cards.cut(pack)),
        "computers": {
            str(seat): computer_seed(secret, day, daily.key, seat).hex()
            for seat in range(daily.seats)
            if seat != daily.seat
        },
    }


def check(form: Mapping[str, Any], noted: Noted | None = None) -> list[Problem]:
    """Return what is wrong with a day's reveal; nothing if every card and seed follows from the secret.

    Accepts any JSON object. ``noted`` is the commitment that somebody noted before the day began: without it, the
    reveal's own is merely a claim. Besides ``form``, ``version`` and ``empty`` of :class:`engine.deal.Problem`, the
    codes are ``day`` (the noted commitment is not the reveal's), ``secret`` (it is not the one that was committed to)
    and ``game`` (``detail`` names one whose cards or seeds do not follow from the secret).
    """
    if form.get("version") != VERSION:
        return [Problem("version", detail=form["version"] if isinstance(form.get("version"), str) else "")]
    problems = [Problem("form", detail=field) for field, right in _FIELDS.items() if not right(form.get(field))]
    if problems:
        return problems
    if not form["games"]:
        return [Problem("empty")]
    if noted and noted != Noted(bytes.fromhex(form["commitment"])):
        problems.append(Problem("day"))
    if commitment(bytes.fromhex(form["secret"])) != form["commitment"]:
        problems.append(Problem("secret"))
    secret, day = bytes.fromhex(form["secret"]), form["day"]
    wrong = [key for key, game in form["games"].items() if not _follows(game, secret, day, key)]
    return [*problems, *(Problem("game", detail=key) for key in wrong)]


def _follows(game: object, secret: bytes, day: str, key: str) -> bool:
    """Return whether a revealed game is the one that follows from a secret."""
    expected = deals(secret, day, key)
    if not isinstance(game, dict) or deal.check(game, Noted(expected.commitment())):
        return False
    known = DAILY_GAMES.get(key)
    if known and game["pack"] != list(known.rules.pack(known.seats)):
        return False
    seeds = game.get("computers")
    stated = (game["table"], game["players"], game.get("cut"))
    return (
        stated == (expected.table, [], list(expected.cut(game["pack"])))
        and isinstance(seeds, dict)
        and all(seed == _derived(secret, "computer", day, key, seat).hex() for seat, seed in seeds.items())
    )


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", value) is not None


def _is_day(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value) is not None


_FIELDS: Mapping[str, Callable[[Any], bool]] = {
    "day": _is_day,
    "secret": _is_digest,
    "commitment": _is_digest,
    "games": lambda value: isinstance(value, dict) and all(map(str.isascii, value)),
}
"""By field of a reveal, whether a value has the right form."""
