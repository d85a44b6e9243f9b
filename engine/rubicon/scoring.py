"""The score of a deal: melds and bonuses, and what the winner makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.rubicon.options import RubiconOptions
from engine.score import ScoreLine
from engine.types import Side

HUNDRED = 100
"""Scores are cut to hundreds; also the least difference, and what a loser below it costs more."""


def settled(rules: RubiconOptions, points: Sequence[int], won: Sequence[int]) -> list[list[ScoreLine]]:
    """Return the lines that turn the points of a deal into its value. ``won`` are the brisques in the tricks.

    The loser is left with nothing, and both are if the deal is void.

    >>> from engine.rubicon.options import RubiconOptions
    >>> rules = RubiconOptions()
    >>> [(line.code, line.points) for line in settled(rules, (1510, 1240), (0, 0))[0]]
    [('cut', -10), ('difference', -1200), ('game', 500)]
    """
    winner, counts = _judged(rules, points, won)
    scores = [mine + (its if counts else 0) for mine, its in zip(points, won, strict=True)]
    lines = [[ScoreLine("brisques", its)] if counts and its else [] for its in won]
    for side, its in enumerate(lines):
        if side == winner:
            value = _value(rules, scores[side], scores[1 - side])
            its += [line for line in value if line.points or line.code == "rubicon"]
        elif scores[side]:
            its.append(ScoreLine("settled", -scores[side]))
    return lines


def _judged(rules: RubiconOptions, points: Sequence[int], won: Sequence[int]) -> tuple[Side | None, bool]:
    """Return who wins a deal, or ``None``, and whether the brisques count in its value."""
    full = [mine + its for mine, its in zip(points, won, strict=True)]
    if rules.brisques != "rescue":
        counts = rules.brisques == "always"
        return _ahead(full if counts else points), counts
    level = points[0] == points[1]
    winner = _ahead(full if level else points)
    if winner is None:
        return None, False
    loser = 1 - winner
    return winner, full[loser] >= rules.target and (level or points[loser] < rules.target)


def _ahead(scores: Sequence[int]) -> Side | None:
    return None if scores[0] == scores[1] else scores.index(max(scores))


def _value(rules: RubiconOptions, most: int, least: int) -> Iterable[ScoreLine]:
    """Yield what the winner adds to its score, or loses of it."""
    cut, theirs = most // HUNDRED * HUNDRED, least // HUNDRED * HUNDRED
    yield ScoreLine("cut", cut - most)
    if least >= rules.target:
        yield ScoreLine("difference", -theirs)
        yield ScoreLine("least", max(0, HUNDRED - (cut - theirs)))
        yield ScoreLine("game", rules.game_points)
        return
    yield ScoreLine("rubicon", theirs)
    yield ScoreLine("game", rules.game_points)
    yield ScoreLine("rubicon-bonus", rules.rubicon_points)
    yield ScoreLine("rubicon-brisques", rules.rubicon_brisques)
    yield ScoreLine("below-hundred", HUNDRED if least < HUNDRED else 0)
