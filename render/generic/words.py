"""The text in pictures that belong to no game: boards, curves, lobbies, score histories and winners."""

from __future__ import annotations

from render.kit.words import round_number

SCORES = "Scores"
NO_ROUND_YET = "No round is over yet"
NO_ROUND = "No round was finished"
YOU = "YOU"
PAR = "PAR"
BYE = "bye"
NOBODY_YET = "Nobody yet"
NOTHING_RATED = "No rated game yet"
ALL_LEVEL = "All level"
RESULTS = {"won": "W", "lost": "L", "shared": "S"}


def rounds_until(last: int) -> str:
    """Return the label of the first rounds, up to and including ``last``."""
    return f"Rounds 1\N{EN DASH}{last}" if last > 1 else round_number(1)


def rating_change(before: float, after: float) -> str:
    """Return a rating before and after a game.

    >>> rating_change(3.25, -0.5)
    'Rating 3.2 → −0.5'
    """
    return f"Rating {before:.1f} → {after:.1f}".replace("-", "\N{MINUS SIGN}")


def of(games: int) -> str:
    """Return the number of games played, after that of the games won."""
    return f"of {games}"
