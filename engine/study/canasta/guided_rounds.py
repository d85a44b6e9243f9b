"""The guided rounds of Canasta; see :mod:`engine.study.guide`."""

from __future__ import annotations

from engine.study.guide import GuidedRound

_CLASSIC = GuidedRound.parse(
    2341,
    """
    0 draw
    0 meld 7D 7H 2D -> 7
    0 meld 5C 5C 5D -> 5
    0 meld 5D 5S -> 5
    0 discard 8S
    1 draw
    1 discard QD
    0 draw
    0 meld 5S -> 5
    0 discard 10S
    1 draw
    1 discard JC
    0 take JC JH -> J
    0 discard 8S
    1 draw
    1 discard 9S
    0 draw
    0 meld 2S -> 5
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
    2128,
    """
    0 draw
    0 discard 3C
    1 draw
    1 discard AS
    2 draw
    2 discard 6D
    0 draw
    0 discard 3S
    1 draw
    1 discard 7D
    2 draw
    2 discard JH
    0 take JC JC -> J
    0 meld JS -> J
    0 meld JS -> J
    0 meld 6D 6H 6S -> 6
    0 meld JD -> J
    0 discard 3C
    1 draw
    1 discard 3C
    2 draw
    2 discard KC
    0 draw
    0 meld 2D -> J
    """,
)
GUIDED_ROUNDS = {
    "classic": _CLASSIC,
    "partners": _PARTNERS,
    "three": _THREE,
}
"""By preset."""
