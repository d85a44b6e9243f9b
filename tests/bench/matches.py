"""The result of a match in words."""

from __future__ import annotations

from engine.players.selfplay import Standing


def told(match: str, standing: Standing) -> str:
    """Return the line that a match's command prints: the share of wins and the lead in points, each with 95 %.

    >>> from engine.players.selfplay import Estimate
    >>> told("here against there", Standing(Estimate(0.5, 0.4, 0.6), Estimate(2, 1, 3)))
    'here against there: 50.0% (40.0% to 60.0%), +2 points (+1 to +3)'
    """
    wins, (margin, least, most) = standing.wins, standing.margin.signed()
    return f"{match}: {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%}), {margin} points ({least} to {most})"
