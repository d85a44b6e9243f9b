"""The presets of Canasta: the options in which each differs from ``classic``.

*guide* is ``meggiesoft-canasta-guide.txt``, *windows* ``canasta-for-windows-2.5-help.txt``, *windows1*
``canasta-1.0-help.txt``, *dos* ``canasta-txt-1984.txt``. The others are in none of these: they are as commonly played.
"""

from __future__ import annotations

from typing import Any

_MODERN: dict[str, Any] = {
    "target": 8500,
    "hand_size": 13,
    "talons": (4, 3),
    "cards_drawn": 1,
    "first_upcard": "none",
    "all_threes_equal": True,
    "black_threes_melded": "never",
    "wild_limit": 2,
    "canasta_grows": False,
    "pure_aces_and_sevens": True,
    "wild_melds": True,
    "wild_melds_first": True,
    "frozen_always": True,
    "upcard_onto_canasta": "only-pair-onto-mixed",
    "wild_discard": "going-out",
    "ace_or_seven_to_empty_pile": False,
    "minimums": ((3000, 125), (5000, 155)),
    "top_minimum": 180,
    "upcard_counts": "no",
    "opens_anyway": "natural-canasta-in-hand",
    "canastas_to_go_out": 2,
    "discard_to_go_out": True,
    "special_hands": ("straight", "pairs", "garbage"),
    "special_canastas": True,
    "going_out": 0,
    "concealed": 0,
    "red_threes_count": "with-canastas",
    "melded_without_canasta": "minus",
    "unfinished_melds": True,
}
"""Guide 2.3 to 2.10, 4.4.5, 4.4.14 and 4.4.15, each option marked as of Modern American Canasta. The wild meld of
four jokers and three twos is the guide's joker canasta: it prints two twos, which would be six cards."""

_WINDOWS: dict[str, Any] = {
    "cards_drawn": 1,
    "first_upcard_covers": "wild-red-three",
    "starter": "first-seat",
    "black_threes_melded": "going-out-with-wild",
    "wild_limit": 12,
    "frozen_at_first": True,
    "frozen_until_melded": False,
    "take_back": "until-rest",
    "opens_anyway": "concealed",
    "last_card": "passed",
    "stock_out": "ends-or-turned",
    "red_threes_count": "unless-caught",
}
"""Windows, *A quick overview*, *The rules* 2 to 11, *Rule options* with their default settings, and *Scoring*."""

_WINDOWS1: dict[str, Any] = {
    "jokers": 6,
    "hand_size": 11,
    "cards_drawn": 1,
    "first_upcard_covers": "wild-red-three",
    "starter": "first-seat",
    "red_three_drawn": "ends-turn",
    "black_threes_melded": "never",
    "wild_limit": 14,
    "frozen_until_melded": False,
    "frozen_by": ("wild",),
    "take_frozen": "hand-only",
    "take_back": "until-rest",
    "opens_anyway": "canasta",
    "canastas_to_go_out": 0,
    "discard_to_go_out": True,
    "stock_out": "ends",
    "seven": 10,
    "concealed": 0,
    "red_threes_count": "always",
    "melded_without_canasta": "minus-with-hand",
}
"""Windows1, *What is Canasta*, *The rules* 1 to 8, *How to play* and *Scoring*; its jokers are jokers and twos."""

_DOS: dict[str, Any] = {
    "players": (2, 3, 4),
    "hand_size": 13,
    "hand_size_more": ((3, 11), (4, 11)),
    "cards_drawn": 1,
    "first_upcard_covers": "wild-red-three",
    "black_threes_melded": "for-last-discard",
    "wild_balance": "free",
    "frozen_at_first": True,
    "frozen_until_melded": False,
    "frozen_by": ("wild",),
    "take_back": "never",
    "minimums": ((1500, 50), (3000, 90)),
    "stock_out": "turned-at-once",
}
"""Dos, *The game* to *Scoring*. "One of the first three cards of a meld may be wild" means at least two naturals."""

_PARTNERS: dict[str, Any] = {
    "players": (4, 6),
    "partnerships": "two-sides",
    "packs_more": ((6, 3),),
    "hand_size": 11,
    "hand_size_more": ((6, 13),),
    "cards_drawn": 1,
    "wild_balance": "free",
    "ask_to_go_out": True,
}
"""Classic in partnerships, as commonly played; six may also play as three sides."""

_THREE: dict[str, Any] = {"players": (3,), "hand_size": 13, "wild_balance": "free", "target": 7500}
"""Classic for three, each alone, as commonly played."""

_SAMBA: dict[str, Any] = {
    "players": (2, 3, 4, 5, 6),
    "partnerships": "two-sides",
    "packs": 3,
    "target": 10_000,
    "wild_limit": 2,
    "melds_of_a_rank": "several",
    "sequences": True,
    "take_unfrozen": ("pair", "meld"),
    "upcard_onto_canasta": "no",
    "minimums": ((0, 15), (1500, 50), (3000, 90), (7000, 120)),
    "top_minimum": 150,
    "canastas_to_go_out": 2,
    "ask_to_go_out": True,
    "going_out": 200,
    "concealed": 0,
    "all_red_threes": 1000,
    "red_threes_count": "with-two-canastas",
}
"""Three packs and sequences, as commonly played; a closed sequence of seven is a samba."""

_BOLIVIA: dict[str, Any] = {
    **_SAMBA,
    "target": 15_000,
    "wild_melds": True,
    "wild_canasta": 2500,
    "canasta_kinds": "one-sequence",
    "black_three_held": 100,
}
"""Samba with melds of wild cards, as commonly played; its sequence of seven is an escalera, one of the two canastas."""

_HAND_AND_FOOT: dict[str, Any] = {
    "players": (2, 3, 4, 5, 6),
    "partnerships": "two-sides",
    "rounds": 4,
    "packs": 3,
    "packs_more": tuple((seats, seats + 1) for seats in range(3, 7)),
    "hand_size": 11,
    "foot": 11,
    "red_three_drawn": "kept",
    "black_threes_melded": "never",
    "wild_limit": 3,
    "wild_balance": "fewer",
    "melds_of_a_rank": "one-open",
    "canasta_grows": False,
    "take_unfrozen": ("pair",),
    "frozen_by": (),
    "frozen_until_melded": False,
    "upcard_onto_canasta": "no",
    "pile_taken": 7,
    "minimums": ((2, 50), (3, 90), (4, 120)),
    "top_minimum": 150,
    "minimum_by": "round",
    "canastas_to_go_out": 4,
    "canasta_kinds": "two-natural-two-mixed",
    "ask_to_go_out": True,
    "concealed": 0,
    "red_three": 0,
    "all_red_threes": 0,
    "red_three_held": 100,
}
"""Two hands for each player, a pack for each player and one more, four rounds, as commonly played."""

PRESETS: dict[str, dict[str, Any]] = {
    "classic": {},
    "modern": _MODERN,
    "windows": _WINDOWS,
    "windows1": _WINDOWS1,
    "dos": _DOS,
    "partners": _PARTNERS,
    "three": _THREE,
    "samba": _SAMBA,
    "bolivia": _BOLIVIA,
    "hand-and-foot": _HAND_AND_FOOT,
}
"""The options of each preset that differ from the defaults."""

SUPERSEDED: dict[str, dict[str, Any]] = {
    "modern": {
        "upcard_onto_canasta": "pair-onto-mixed",
        "opens_anyway": "natural-canasta",
        "special_hands": True,
    },
    "dos": {"wild_balance": "even", "stock_out": "turned"},
}
"""See :attr:`engine.options.Options.superseded`."""
