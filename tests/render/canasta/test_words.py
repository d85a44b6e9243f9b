"""The text in Canasta's pictures."""

from __future__ import annotations

import pytest

from render.canasta import words
from tests.render.canasta.samples import melds


@pytest.mark.parametrize(
    ("laid", "text"),
    [
        ("KH KS KD KC", "K ×4"),
        ("KH KS KD 2C", "K 3+1"),
        ("KH KS KD KC KH KS KD", "K PURE 7"),
        ("KH KS KD KC KH KS 2D JK", "K MIX 8"),
        ("KH KS KD, KC KC KD 2H", "K-2 3+1"),
        ("2H 2S JK", "WILD ×3"),
        ("2H 2S JK 2C JK 2D 2D", "WILD 7"),
        ("4H 5H 6H", "4–6♥"),
        ("8S 9S 10S JS QS KS AS", "8–A♠ SEQ"),
    ],
)
def test_short_meld(laid: str, text: str) -> None:
    assert words.short_meld(melds(laid)[-1]) == text


@pytest.mark.parametrize(
    ("codes", "text"),
    [
        (("pair",), ["9 + 9"]),
        (("pair", "natural-and-wild"), ["9 + 9", "or 9 + wild"]),
        (("pair", "meld"), ["9 + 9", "or onto a meld"]),
    ],
)
def test_ways_to_take_the_pile(codes: tuple[str, ...], text: list[str]) -> None:
    assert words.ways_to_take(codes, "9") == text


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
    assert words.your_turn(kinds) == text
