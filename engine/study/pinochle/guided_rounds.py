"""The guided rounds of the Pinochle family; see :mod:`engine.study.guide`."""

from __future__ import annotations

from engine.study.guide import GuidedRound

ROUNDS = {
    "pinochle": GuidedRound.parse(
        2017,
        """
        0 play JC, 1 play KC, 1 draw
        1 play 9C', 0 play 9D', 1 draw
        1 play 9H, 0 play QH, 0 exchange, 0 meld QD KD -> marriage, 0 draw
        0 play JC', 1 play QC, 1 meld QS' KS' -> royal-marriage, 1 draw
        1 play 9H', 0 play JH, 0 draw
        0 play AD, 1 play JS', 1 draw
        1 play 9D, 0 play 9S, 0 meld QS KS -> royal-marriage
        """,
    ),
    "binokel": GuidedRound.parse(
        2001,
        """
        0 play 9H', 1 play 10H', 1 meld QS' JD' -> binokel, 1 draw
        1 play 9H, 0 play 10H, 0 exchange, 0 meld QD KD' -> royal-marriage, 0 draw
        0 play 9C', 1 play JC', 1 meld QD' KD -> royal-marriage, 1 draw
        1 play QS', 0 play AS, 0 meld QS KS -> common-marriage, 0 draw
        0 play JH', 1 play 9D', 1 meld QC KC -> common-marriage, 1 draw
        1 play JC, 0 play AC, 0 meld KC' KD' KH' KS -> four-kings
        """,
    ),
    "bezique": GuidedRound.parse(
        2307,
        """
        0 play JS, 1 play AS', 1 draw
        1 play 7C, 0 play 9C, 0 exchange, 0 draw
        0 play 10S', 1 play 7S, 0 meld QS JD' -> bezique, 0 draw
        0 play 9S, 1 play QS', 1 draw
        1 play 8S, 0 play 8D', 1 draw
        1 play 8D, 0 play 7D', 1 draw
        1 play 9D, 0 play 8C', 1 draw
        1 play 9D', 0 play JD', 0 meld QS KS' -> common-marriage
        """,
    ),
}
"""By preset."""
