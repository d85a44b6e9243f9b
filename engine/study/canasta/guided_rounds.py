"""The guided rounds of Canasta; see :mod:`engine.study.guide`."""

from __future__ import annotations

from engine.study.guide import GuidedRound

_CLASSIC = GuidedRound.parse(
    1517,
    """
    0 draw
    0 meld 8C 8D 8H JK -> 8
    0 meld KD KH KS -> K
    0 discard 3C
    1 draw
    1 discard KS
    0 draw
    0 meld KC KH -> K
    0 discard 6H
    1 draw
    1 discard 5H
    0 take 5H 5S -> 5
    0 meld KS -> K
    0 discard 3C
    1 draw
    1 discard 7C
    0 draw
    0 meld JK -> K
    """,
)
_PARTNERS = GuidedRound.parse(
    1005,
    """
    0 draw
    0 meld 5C 5D 5H JK -> 5
    0 discard 3S
    1 draw
    1 discard 10S
    2 draw
    2 discard 8D
    3 draw
    3 discard 5S
    0 take -> 5
    0 discard 3S
    1 draw
    1 discard QC
    2 draw
    2 discard QS
    3 draw
    3 discard 9C
    0 draw
    0 discard 4C
    1 draw
    1 discard QD
    2 draw
    2 discard 3S
    3 draw
    3 discard 9H
    0 draw
    0 meld 5H -> 5
    0 discard JD
    1 draw
    1 discard 7C
    2 draw
    2 discard 6H
    3 draw
    3 discard 4S
    0 draw
    0 meld 5C -> 5
    """,
)
_THREE = GuidedRound.parse(
    1919,
    """
    0 draw
    0 meld AC AH AS -> A
    0 meld AS 2C -> A
    0 discard 5C
    1 draw
    1 discard JC
    2 draw
    2 discard 8H
    0 take 8C 8C -> 8
    0 meld AH -> A
    0 discard 3S
    1 draw
    1 discard 6C
    2 draw
    2 discard 9D
    0 draw
    0 meld 10D 10S 10S -> 10
    0 discard 9H
    1 draw
    1 discard 9C
    2 draw
    2 discard KH
    0 draw
    0 meld JK -> A
    """,
)
_WINDOWS = GuidedRound.parse(
    2689,
    """
    0 draw
    0 meld AC AC AD AS -> A
    0 meld JD JS JS -> J
    0 meld QC QD QH QS -> Q
    0 discard 5C
    1 draw
    1 discard AH
    0 draw
    0 discard 4D
    1 draw
    1 discard AS
    0 draw
    0 meld 2C -> A
    0 discard 10D
    1 draw
    1 discard 7S
    0 take 7D 7S -> 7
    0 meld AH AS -> A
    """,
)
GUIDED_ROUNDS = {
    "classic": _CLASSIC,
    "partners": _PARTNERS,
    "three": _THREE,
    "windows": _WINDOWS,
}
"""By preset."""
