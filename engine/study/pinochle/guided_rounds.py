"""The guided rounds of the Pinochle family; see :mod:`engine.study.guide`."""

from __future__ import annotations

from engine.study.guide import GuidedRound

_PINOCHLE = GuidedRound.parse(
    2389,
    """
    0 play 9H
    1 play 10H'
    1 meld QS JD -> pinochle
    1 draw
    1 play 9H'
    0 play 10H
    0 exchange
    0 draw
    0 play 9D
    1 play JD
    1 meld QS KS -> marriage
    1 draw
    1 play JS'
    0 play 10S'
    0 draw
    0 play 10C
    1 play JS
    0 meld AC AD' AH' AS' -> hundred-aces
    0 draw
    0 play AC
    1 play JH
    0 meld JC QC' KC' 10C' AC' -> flush
    """,
)
_BINOKEL = GuidedRound.parse(
    2389,
    """
    0 play 9H
    1 play 10H'
    1 meld QS JD -> binokel
    1 draw
    1 play 9H'
    0 play 10H
    0 exchange
    0 draw
    0 play 9D
    1 play JD
    1 meld QS KS -> common-marriage
    1 draw
    1 play JS'
    0 play 10S'
    0 draw
    0 play 10C
    1 play JS
    0 meld AC AD' AH' AS' -> four-aces
    0 draw
    0 play AC
    1 play JH
    0 meld JC QC' KC' 10C' AC' -> royal-family
    """,
)
_BEZIQUE = GuidedRound.parse(
    2011,
    """
    0 play 7S'
    1 play 7C'
    0 draw
    0 play 8C
    1 play 9C
    1 draw
    1 play 7H'
    0 play 8H'
    0 meld QC KC -> common-marriage
    0 draw
    0 play 7C
    1 play 8C'
    1 draw
    1 play 8H
    0 play AH
    0 draw
    0 play KC
    1 play 8S
    1 meld QH' KH -> common-marriage
    1 draw
    1 play 7H
    0 play JH'
    0 meld QS JD' -> bezique
    """,
)
GUIDED_ROUNDS = {
    "pinochle": _PINOCHLE,
    "binokel": _BINOKEL,
    "bezique": _BEZIQUE,
}
"""By preset."""
