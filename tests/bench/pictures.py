"""How long pictures take to draw, and how large their files are."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import render
from tests.render import pinochle_samples, record_samples, samples

TIMES = 40
"""How often each picture is drawn, after a first time that fills the caches."""


def measured(draw: Callable[[], bytes], often: int = TIMES) -> str:
    """The middle and the slowest of so many drawings, and the size of the file."""
    size = len(draw())
    times = []
    for _ in range(often):
        started = perf_counter()
        draw()
        times.append((perf_counter() - started) * 1000)
    times.sort()
    return f"{times[often // 2]:.1f} ms, at most {times[-1]:.1f} ms; {size / 1024:.0f} KiB"


def run() -> list[tuple[str, str]]:
    """The figures, by name."""
    table, full, hand = samples.table(), samples.full(), samples.hand()
    many, sheet = samples.hand(samples.THIRTY), samples.scored()
    tricks, melds = pinochle_samples.full(), pinochle_samples.hand()
    rows, own, curve = record_samples.ROWS, record_samples.OWN, record_samples.curve()
    views = [samples.table(turn=turn, to_act=(turn % 2,), stock=90 - 2 * turn) for turn in range(40)]
    moves = [f"{samples.NAMES[turn % 2]} drew two cards" for turn in range(40)]
    names, note = samples.NAMES, samples.NOTE
    return [
        ("table", measured(lambda: render.draw_table(table, names, note))),
        ("table with eleven melds a side", measured(lambda: render.draw_table(full, names, note))),
        ("hand of 15 cards", measured(lambda: render.draw_hand(hand, names, samples.TITLE))),
        ("hand of 30 cards", measured(lambda: render.draw_hand(many, names, samples.TITLE))),
        ("table of tricks, eight melds a side", measured(lambda: render.draw_table(tricks, names, note))),
        ("hand of twelve with its melds", measured(lambda: render.draw_hand(melds, names, samples.TITLE))),
        ("score sheet", measured(lambda: render.draw_table(sheet, names, note))),
        ("lobby", measured(lambda: render.draw_lobby(("Ada", ""), "Canasta · classic"))),
        ("board of ten", measured(lambda: render.draw_board("Standings", record_samples.COLUMNS, rows, own))),
        ("curve", measured(lambda: render.draw_curve("Ada", curve, record_samples.FORM))),
        ("replay of 40 pictures", measured(lambda: render.replay_gif(views, names, moves), 3)),
    ]
