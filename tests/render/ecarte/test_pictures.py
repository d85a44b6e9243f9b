"""Pictures of Écarté: who has announced the king, and who is vulnerable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import render
from engine.types import Seat
from render.ecarte import Table
from render.kit.layout import NO_MARKS
from tests.engine.ecarte.table import LOW, TOP, context, deal, do
from tests.render.images import pixels
from tests.render.looks import HOUSE

NAMES = ["Ada Lovelace", "Benjamin the Second of Hanover"]


@pytest.mark.parametrize(
    ("steps", "options", "marks"),
    [
        (["propose"], {}, {}),
        (["stand"], {}, {0: "LOSING COSTS 2"}),
        (["stand"], {"vulnerable": False}, {}),
        (["propose", "refuse", "king"], {}, {0: "KING", 1: "LOSING COSTS 2"}),
        (["stand", "king"], {}, {0: "KING · LOSING COSTS 2"}),
    ],
)
def test_table_marks_the_king_and_who_is_vulnerable(
    steps: Sequence[str], options: Mapping[str, Any], marks: Mapping[Seat, str]
) -> None:
    played = deal(TOP, LOW, **options)
    do(played, *steps)
    table = Table(played.view(None, context()), NAMES, HOUSE.of("ecarte"), NO_MARKS)
    assert {**table.marks_of(0), **table.marks_of(1)} == marks


def test_table_does_not_depend_on_hands() -> None:
    pictures = []
    for hands in ((TOP, LOW), (LOW, TOP)):
        played = deal(*hands)
        do(played, "stand")
        pictures.append(pixels(render.draw_table(played.view(None, context()), NAMES, look=HOUSE)))
    assert pictures[0] == pictures[1]
