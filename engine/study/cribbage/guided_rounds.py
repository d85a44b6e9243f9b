"""The guided rounds of Cribbage by preset: a whole deal each, which the learner deals."""

from __future__ import annotations

from engine.study.guide import GuidedRound

_FIVE = GuidedRound.parse(
    1620,
    """
    1 crib AD 4S, 0 crib 9S JC
    1 play 2H, 0 play 2D, 1 play AH, 0 play 3H, 1 play 5H, 0 play 4C
    1 show, 0 show, 0 show
    """,
)

ROUNDS = {
    "cribbage": GuidedRound.parse(
        1595,
        """
        1 crib 8D KH, 0 crib 3C 7H
        1 play 10C, 0 play 5S, 1 play 10S, 0 play 6H
        1 play JS, 0 play JC, 1 play QD
        0 play 4C
        1 show, 0 show, 0 show
        """,
    ),
    "five": _FIVE,
    "hoyle-five": _FIVE,
    "seven": GuidedRound.parse(
        1673,
        """
        1 crib AH KC, 0 crib 7S 8C
        1 play 6S, 0 play 6H, 1 play 4D, 0 play 9D, 1 play 5D
        0 play 10D, 1 play 10C, 0 play 10H
        1 play 4C, 0 play JH
        1 show, 0 show, 0 show
        """,
    ),
    "three-handed": GuidedRound.parse(
        1857,
        """
        1 crib 6C, 2 crib 5C, 0 crib 6D
        1 play 4H, 2 play JC, 0 play JS, 1 play AD, 2 play 2C, 0 play 3S
        1 play 10S, 2 play 3H, 0 play 2S, 1 play JH, 2 play 2H
        0 play 9D
        1 show, 2 show, 0 show, 0 show
        """,
    ),
    "four-handed": GuidedRound.parse(
        1710,
        """
        1 crib AH, 2 crib 7S, 3 crib 8H, 0 crib 9C
        1 play 7D, 2 play 2D, 3 play QD, 0 play JC, 2 play AC, 0 play AS
        1 play 8D, 2 play JD, 3 play 3S, 0 play JH
        1 play 9H, 2 play 4S, 3 play 5H, 0 play JS
        1 play KH, 3 play 5C
        1 show, 2 show, 3 show, 0 show, 0 show
        """,
    ),
    "lowball": GuidedRound.parse(
        1660,
        """
        1 crib 9D 9S, 0 crib 7D QS
        1 play 8H, 0 play 9H, 1 play AC, 0 play 4H, 0 play 7H
        1 play 10S, 0 play QC, 1 play JC
        1 show, 0 show, 0 show
        """,
    ),
}
