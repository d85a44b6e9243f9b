"""The time to draw pictures, and the size of their files."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import render
from tests.render import board_samples
from tests.render.canasta import samples
from tests.render.pinochle import samples as pinochle_samples

LOBBY = (render.LobbySeat("person", "Ada"), render.LobbySeat("open", "Open seat"))
TIMES = 40
"""How often each picture is drawn, after once to fill the caches."""


def measured(draw: Callable[[], bytes], times: int = TIMES) -> str:
    """Return the median and the slowest time of drawing a picture, and the size of the file."""
    size = len(draw())
    durations = []
    for _ in range(times):
        started = perf_counter()
        draw()
        durations.append((perf_counter() - started) * 1000)
    durations.sort()
    return f"{durations[times // 2]:.1f} ms, at most {durations[-1]:.1f} ms; {size / 1024:.0f} KiB"


def run() -> list[tuple[str, str]]:
    """Return the figures by name."""
    table, full, hand = samples.table(), samples.full(), samples.hand()
    many, sheet = samples.hand(samples.THIRTY), samples.scored()
    tricks, melds = pinochle_samples.full(), pinochle_samples.hand()
    rows, own, curve = board_samples.ROWS, board_samples.OWN, board_samples.curve()
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
        ("lobby", measured(lambda: render.draw_lobby(LOBBY, ("To 5,000 points",)))),
        ("board of ten", measured(lambda: render.draw_board("Standings", board_samples.COLUMNS, rows, own))),
        ("curve", measured(lambda: render.draw_curve("Ada", curve, board_samples.FORM))),
        ("replay of 40 pictures", measured(lambda: render.replay_gif(views, names, moves), 3)),
    ]
