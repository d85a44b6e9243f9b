"""The processor time to draw pictures, and the size of their files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from time import process_time

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.players import choose
from tests.render import board_samples
from tests.render.canasta import samples
from tests.render.looks import HOUSE
from tests.render.pinochle import samples as pinochle_samples

LOBBY = (render.LobbySeat("person", "Ada"), render.LobbySeat("open", "Open seat"))
TIMES = 40
"""How often each picture is drawn, after once to fill the caches."""


def measured(draw: Callable[[], bytes], times: int = TIMES) -> str:
    """Return the median and the slowest time of drawing the same picture again, and the size of the file."""
    size = len(draw())
    durations = []
    for _ in range(times):
        started = process_time()
        draw()
        durations.append((process_time() - started) * 1000)
    durations.sort()
    return f"{durations[times // 2]:.1f} ms, at most {durations[-1]:.1f} ms; {size / 1024:.0f} KiB"


def played(game: str, preset: str, seats: int) -> tuple[str, str]:
    """Return the mean time of the tables and of a hand as they follow each other in a round.

    A round before it fills the caches, as other tables do.
    """
    names = ("Ada", "🤖 Milo (intermediate)", "Björn", "🤖 Chloé (expert)")[:seats]
    seconds = [0.0, 0.0]
    for number in (1, 2):
        table, hand, count = 0.0, 0.0, 0
        round_ = Game(GAMES[game].of(preset), seats, Deals.numbered(number))
        while not round_.round.over:
            seat = round_.to_act[0]
            events = round_.play(seat, choose(round_.view(seat), "beginner", "bench"))
            if round_.round.over:
                break
            public, own = round_.view(None), round_.view(0)
            news = [event.seen_by(None) for event in events]
            started = process_time()
            render.draw_table(public, names, f"{names[seat]} played turn {public.turn}", news=news, look=HOUSE)
            drawn = process_time()
            render.draw_hand(own, names, samples.TITLE, news=[event.seen_by(0) for event in events], look=HOUSE)
            table, hand, count = table + drawn - started, hand + process_time() - drawn, count + 1
        seconds = [table / count, hand / count]
    return f"{1000 * seconds[0]:.1f} ms", f"{1000 * seconds[1]:.1f} ms"


def run() -> Iterator[tuple[str, str]]:
    """Yield the figures by name."""
    table, full, hand = samples.table(), samples.full(), samples.hand()
    many, sheet = samples.hand(samples.THIRTY), samples.scored()
    tricks, melds = pinochle_samples.full(), pinochle_samples.hand()
    rows, own, curve = board_samples.ROWS, board_samples.OWN, board_samples.curve()
    views = [samples.table(turn=turn, to_act=(turn % 2,), stock=90 - 2 * turn) for turn in range(40)]
    moves = [f"{samples.NAMES[turn % 2]} drew two cards" for turn in range(40)]
    names, note = samples.NAMES, samples.NOTE
    for game, preset, seats in (("canasta", "classic", 2), ("canasta", "partners", 4), ("pinochle", "pinochle", 2)):
        each = played(game, preset, seats)
        yield f"{preset} table, picture after picture of a round", each[0]
        yield f"{preset} hand, picture after picture of a round", each[1]
    yield "table", measured(lambda: render.draw_table(table, names, note, look=HOUSE))
    yield "table with eleven melds a side", measured(lambda: render.draw_table(full, names, note, look=HOUSE))
    yield "hand of 15 cards", measured(lambda: render.draw_hand(hand, names, samples.TITLE, look=HOUSE))
    yield "hand of 30 cards", measured(lambda: render.draw_hand(many, names, samples.TITLE, look=HOUSE))
    yield "table of tricks, eight melds a side", measured(lambda: render.draw_table(tricks, names, note, look=HOUSE))
    yield "hand of twelve with its melds", measured(lambda: render.draw_hand(melds, names, samples.TITLE, look=HOUSE))
    yield "score sheet", measured(lambda: render.draw_table(sheet, names, note, look=HOUSE))
    yield "lobby", measured(lambda: render.draw_lobby(LOBBY, ("To 5,000 points",), look=HOUSE))
    yield "board of ten", measured(lambda: render.draw_board("League", board_samples.COLUMNS, rows, own, look=HOUSE))
    yield "curve", measured(lambda: render.draw_curve("Ada", curve, board_samples.FORM, look=HOUSE))
    yield "replay of 40 pictures", measured(lambda: render.replay_gif(views, repeat(names), moves, look=HOUSE), 3)
