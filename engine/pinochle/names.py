"""Each preset's names for the melds (Pinochle guide 2.2, 3.1, 4.1, 5.1).

Actions, events and score lines use the name; the rules use the type.
"""

from __future__ import annotations

_COMMON = {
    "royal-marriage": "royal-marriage",
    "double-royal-marriage": "double-royal-marriage",
    "roundhouse": "roundhouse",
    "eight-jacks": "eight-jacks",
    "eight-queens": "eight-queens",
    "eight-kings": "eight-kings",
    "eight-aces": "eight-aces",
}
_FOURS = {"jacks": "four-jacks", "queens": "four-queens", "kings": "four-kings", "aces": "four-aces"}

NAMES: dict[str, dict[str, str]] = {
    "pinochle": {
        **_COMMON,
        "dix": "dix",
        "pinochle": "pinochle",
        "grand": "grand-pinochle",
        "double-pinochle": "double-pinochle",
        "marriage": "marriage",
        "double-marriage": "double-marriage",
        "sequence": "flush",
        "common-sequence": "common-flush",
        "double-sequence": "double-flush",
        "double-common-sequence": "double-common-flush",
        "jacks": "forty-jacks",
        "queens": "sixty-queens",
        "kings": "eighty-kings",
        "aces": "hundred-aces",
    },
    "binokel": {
        **_COMMON,
        **_FOURS,
        "dix": "dix",
        "pinochle": "binokel",
        "grand": "grand-binokel",
        "double-pinochle": "double-binokel",
        "marriage": "common-marriage",
        "double-marriage": "double-common-marriage",
        "sequence": "royal-family",
        "common-sequence": "common-family",
        "double-sequence": "double-royal-family",
        "double-common-sequence": "double-common-family",
    },
    "bezique": {
        **_COMMON,
        **_FOURS,
        "dix": "seven",
        "pinochle": "bezique",
        "grand": "grand-bezique",
        "double-pinochle": "double-bezique",
        "marriage": "common-marriage",
        "double-marriage": "double-common-marriage",
        "sequence": "royal-sequence",
        "common-sequence": "common-sequence",
        "double-sequence": "double-royal-sequence",
        "double-common-sequence": "double-common-sequence",
    },
}
"""By preset and type of meld."""

_SAME_KINDS = {
    "marriage": "marriage",
    "double-marriage": "double-marriage",
    "set": "set",
    "double-set": "double-set",
    "roundhouse": "roundhouse",
}
KINDS: dict[str, dict[str, str]] = {
    preset: {
        **_SAME_KINDS,
        **{kind: NAMES[preset][kind] for kind in ("pinochle", "grand", "double-pinochle")},
        "sequence": sequence,
        "double-sequence": f"double-{sequence}",
    }
    for preset, sequence in (("pinochle", "flush"), ("binokel", "family"), ("bezique", "sequence"))
}
"""By preset, the names of the kinds of melds that the remelding table distinguishes, whatever their suit or rank."""
