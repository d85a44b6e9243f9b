"""The text in Canasta's pictures."""

from __future__ import annotations

import pytest

from engine.canasta.presentation import PRESENTATION
from render.canasta import words
from tests.engine.canasta.table import seen, table
from tests.render.canasta.samples import melds
from tests.render.looks import ENGLISH

SAY = ENGLISH.of("canasta")


@pytest.mark.parametrize(
    ("laid", "text"),
    [
        ("KH KS KD KC", "K ×4"),
        ("KH KS KD 2C", "K ×4, 1 wild"),
        ("KH KS KD KC KH KS KD", "K ×7 NATURAL"),
        ("KH KS KD KC KH KS 2D JK", "K ×8 MIXED"),
        ("KH KS KD, KC KC KD 2H", "2nd K ×4, 1 wild"),
        ("2H 2S JK", "WILD ×3"),
        ("2H 2S JK 2C JK 2D 2D", "WILD ×7"),
        ("4H 5H 6H", "4–6♥"),
        ("8S 9S 10S JS QS KS AS", "8–A♠ RUN ×7"),
    ],
)
def test_short_meld(laid: str, text: str) -> None:
    assert words.short_meld(SAY, melds(laid)[-1]) == text


@pytest.mark.parametrize(
    ("codes", "text"),
    [
        (("pair",), ["9 + 9"]),
        (("pair", "natural-and-wild"), ["9 + 9", "or 9 + wild"]),
        (("pair", "meld"), ["9 + 9", "or onto a meld"]),
    ],
)
def test_ways_to_take_the_pile(codes: tuple[str, ...], text: list[str]) -> None:
    assert words.ways_to_take(SAY, codes, "9") == text


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ({"draw"}, "Your turn: draw"),
        ({"take", "draw"}, "Your turn: draw or take the pile"),
        ({"take", "end"}, "Your turn: take the pile or end the round"),
        ({"discard", "meld"}, "Your turn: meld or discard"),
        ({"deal"}, "Your turn: deal the next round"),
        ({"answer"}, "Your turn: say yes or no"),
        ({"meld", "ask", "discard"}, "Your turn: meld, discard or ask to go out"),
        ({"pass"}, "Your turn: keep your last card"),
        ({"discard", "special"}, "Your turn: discard or lay down a special hand"),
    ],
)
def test_your_turn_lists_the_legal_kinds_of_action(kinds: set[str], text: str) -> None:
    assert words.your_turn(SAY, kinds) == text


@pytest.mark.parametrize(
    ("preset", "mine", "text"),
    [
        ("classic", "KH KS KD", "OPENED"),
        ("samba", "KH KS KD", "CANASTAS 0/2 · 2 TO GO"),
        ("bolivia", "KH KS KD KC KH KS KD", "CANASTAS 1/2 · 1 RUN TO GO"),
        ("hand-and-foot", "KH KS KD KC KH KS KD", "CANASTAS 1/4 · 1 NATURAL, 2 MIXED TO GO"),
        ("samba", "KH KS KD KC KH KS KD, QH QS QD QC QH QS QD", "CANASTAS 2/2"),
    ],
)
def test_chip_says_which_canastas_are_missing(preset: str, mine: str, text: str) -> None:
    view = seen(table("4C 5C 6C", mine=mine, preset=preset))
    assert words.opened(SAY, view, 0) == text
    facts = [
        note.values for note in PRESENTATION.page(view, "table") if note.code == "canastas" and note.values["side"] == 0
    ]
    missing = [sum(int(str(values[kind])) for kind in ("natural", "mixed", "sequence", "any")) for values in facts]
    assert bool(missing) == (preset != "classic") and all(bool(count) == ("TO GO" in text) for count in missing)


def test_tags_of_sequences_say_what_they_are() -> None:
    assert words.in_sequence(SAY, "HS") == "RUN ♥♠" and words.meld_or_sequence(SAY, "H") == "MELD, RUN ♥"
