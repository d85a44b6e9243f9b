"""The guided rounds of Canasta; see :mod:`engine.study.guide`."""

from __future__ import annotations

from engine.study.guide import GuidedRound

ROUNDS = {
    "classic": GuidedRound.parse(
        2341,
        """
        0 draw, 0 meld 7D 7H 2D -> 7, 0 meld 5C 5C 5D -> 5, 0 meld 5D 5S -> 5, 0 discard 8S
        1 draw, 1 discard QD
        0 draw, 0 meld 5S -> 5, 0 discard 10S
        1 draw, 1 discard JC
        0 take JC JH -> J, 0 discard 8S
        1 draw, 1 discard 9S
        0 draw, 0 meld 2S -> 5
        """,
    ),
    "partners": GuidedRound.parse(
        1005,
        """
        0 draw, 0 meld 5C 5D 5H JK -> 5, 0 discard 3S
        1 draw, 1 discard 10S, 2 draw, 2 discard 8D, 3 draw, 3 discard 5S
        0 take -> 5, 0 discard 3S
        1 draw, 1 discard QC, 2 draw, 2 discard QS, 3 draw, 3 discard 9C
        0 draw, 0 discard 4C
        1 draw, 1 discard QD, 2 draw, 2 discard 3S, 3 draw, 3 discard 9H
        0 draw, 0 meld 5H -> 5, 0 discard JD
        1 draw, 1 discard 7C, 2 draw, 2 discard 6H, 3 draw, 3 discard 4S
        0 draw, 0 meld 5C -> 5
        """,
    ),
    "three": GuidedRound.parse(
        2128,
        """
        0 draw, 0 discard 3C
        1 draw, 1 discard AS, 2 draw, 2 discard 6D
        0 draw, 0 discard 3S
        1 draw, 1 discard 7D, 2 draw, 2 discard JH
        0 take JC JC -> J, 0 meld JS -> J, 0 meld JS -> J, 0 meld 6D 6H 6S -> 6, 0 meld JD -> J
        0 discard 3C
        1 draw, 1 discard 3C, 2 draw, 2 discard KC
        0 draw, 0 meld 2D -> J
        """,
    ),
    "windows": GuidedRound.parse(
        1783,
        """
        0 draw, 0 discard 3S
        1 draw, 1 discard 8D
        0 take 8C 8D -> 8, 0 meld 8H 8S -> 8, 0 discard 3S
        1 draw, 1 discard 6S
        0 take 6C 6H -> 6, 0 discard 3S
        1 draw, 1 discard 9C
        0 draw, 0 meld JK -> 8, 0 discard 4H
        1 draw, 1 discard 9D
        0 draw, 0 meld 8C -> 8
        """,
    ),
    "windows1": GuidedRound.parse(
        2081,
        """
        0 draw, 0 discard 3S
        1 draw, 1 discard JS
        0 take JC JD -> J, 0 meld JH JS -> J, 0 discard 3S
        1 draw, 1 discard 10D
        0 draw, 0 meld JK -> J, 0 discard 10H
        1 draw, 1 discard 4C
        0 draw, 0 discard 10S
        1 draw
        0 draw, 0 meld JD -> J
        """,
    ),
    "dos": GuidedRound.parse(
        2179,
        """
        0 draw, 0 meld 5C 5D 5D -> 5, 0 meld 2S -> 5, 0 meld JK -> 5, 0 discard 6D
        1 draw, 1 discard QS
        0 draw, 0 discard 4H
        1 draw, 1 discard 5S
        0 draw, 0 meld 5C -> 5, 0 discard 8D
        1 draw, 1 discard JD
        0 take JC JH -> J, 0 meld 5S -> 5
        """,
    ),
    "samba": GuidedRound.parse(
        1700,
        """
        0 draw, 0 meld QC QC QD -> Q, 0 meld QH -> Q, 0 meld QS -> Q, 0 meld 6C 6D 6D -> 6, 0 discard 3C
        1 draw, 1 discard QH
        0 take -> Q, 0 discard 3C
        1 draw, 1 discard 10D
        0 draw, 0 discard 3S
        1 draw, 1 discard 10H
        0 draw, 0 meld JK -> Q
        """,
    ),
    "bolivia": GuidedRound.parse(
        1941,
        """
        0 draw, 0 meld 5C 5C 5H -> 5, 0 meld 10C 10H 10H -> 10, 0 meld 5H -> 5, 0 discard 4H
        1 draw, 1 discard 9C
        0 draw, 0 meld 5S 2D -> 5, 0 discard 3C
        1 draw, 1 discard 10D
        0 take -> 10, 0 discard 3C
        1 draw, 1 discard JC
        0 draw, 0 meld 5D -> 5
        """,
    ),
    "hand-and-foot": GuidedRound.parse(
        1179,
        """
        0 take KC KC -> K, 0 meld 2D -> K, 0 discard 10S
        1 draw, 1 discard 3H
        0 draw, 0 discard 8D
        1 draw, 1 discard QC
        0 draw, 0 meld KS KS -> K, 0 discard 4S
        1 draw, 1 discard JD
        0 draw, 0 discard 3S
        1 draw, 1 discard 3D
        0 draw, 0 meld JK -> K
        """,
    ),
    "modern": GuidedRound.parse(
        2235,
        """
        0 draw, 0 meld KD KS KS -> K, 0 meld JK -> K, 0 meld JK -> K, 0 discard 5C
        1 draw, 1 discard 9D
        0 take 9D 9H -> 9, 0 meld 2D -> 9, 0 discard 4C
        1 draw, 1 discard 8C
        0 draw, 0 discard 5C
        1 draw, 1 discard 10D
        0 draw, 0 meld KC KH -> K
        """,
    ),
}
"""By preset."""
