"""The card of an evening and its film: one game or many, two people or eight, long names in any script."""

from __future__ import annotations

from typing import Any

import pytest

import render
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from render import Best, Evening, EveningRow, Scene
from render.generic import evening as evening_picture
from render.generic.celebration import MARGIN
from render.generic.evening import Outcome
from render.kit import text
from render.kit.canvas import Box, Drawing
from render.kit.films import EVENING_LIMIT
from render.kit.layout import NO_MARKS
from tests.examples import in_soak_too, more, sampled
from tests.render import board_samples as samples
from tests.render.images import assert_standard_png, film_of, pixels
from tests.render.looks import HOUSE

WIDE = "M" * 30
PEOPLE = (
    WIDE,
    "😀😃😄😁😆😅 the emoji queen 🃏🎉👑",
    "عبد الرحمن بن محمد بن عبد الله",
    "Wolfeschlegelsteinhausenberger",
    "Дмитрий Александрович Констант",
    "Ada",
    "x",
    "𝓕𝓪𝓷𝓬𝔂 😀",
    "🤖 Computers",
)
OUTCOMES: tuple[Outcome, ...] = ("won", "lost", "", "drawn", "won")
ACES = ("AC", "AD", "AD", "AH", "AH", "AS", "AS")
CANASTA = Best("Best hand: Best canasta", "Natural, aces: Ada, round 3", "+640", "", ACES, "canasta")
TURN = Best("Biggest turn", "Ben, round 2", "+530")
LONGEST = Best(
    "Best hand: Best canasta",
    f"Natural, aces: {WIDE} and {WIDE}, round 13",
    "+12,240",
    "Canasta for partners with a long name",
    ("2C", "JK") * 10,
    "canasta",
)


def evening(people: int, games: int, *best: Best, winners: int = 1, note: str = "", played: str = "Euchre") -> Evening:
    rows = tuple(
        EveningRow(place + 1, name, tuple(OUTCOMES[(place + game) % 5] for game in range(games)), note)
        for place, name in enumerate(PEOPLE[:people])
    )
    return Evening(PEOPLE[:winners], "win the evening!", played, rows, best)


CARDS = {
    "one game of two": evening(2, 1, TURN, note="121 points"),
    "all level": evening(4, 4, CANASTA, winners=0),
    "four with pairs": evening(4, 4, Best("Best pair", "Ada and Ben", "3 of 4"), CANASTA, TURN, winners=2),
    "everything": evening(
        9,
        20,
        Best("Best pair", f"{WIDE} and {WIDE}", "12 of 20"),
        LONGEST,
        LONGEST._replace(cards=(), game=""),
        winners=4,
        note="12,345 points",
        played=", ".join(["Euchre for four (12 times)"] * 8),
    ),
    "three who won with long names": evening(3, 20, LONGEST, winners=3),
    "nothing to remember": evening(2, 2),
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Collect the boxes of all texts that are drawn."""
    found: list[Box] = []
    drawn = Drawing.draw_text

    def draw(canvas: Drawing, line: text.Text, x: int, middle: int, *args: Any, align: Any = "left") -> int:
        left = {"left": x, "middle": x - line.width // 2, "right": x - line.width}[align]
        found.append(Box(left, middle - line.cap // 2, line.width, line.cap))
        return drawn(canvas, line, x, middle, *args, align=align)

    monkeypatch.setattr(Drawing, "draw_text", draw)
    return found


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@sampled
@pytest.mark.parametrize("name", CARDS)
def test_no_text_overflows(name: str, written: list[Box]) -> None:
    height = evening_picture.draw(CARDS[name], lambda game: render.LAYOUTS["canasta"].card, HOUSE).height
    for number, box in enumerate(written):
        assert box.x >= MARGIN and box.right <= text.WIDTH - MARGIN and box.bottom <= height - MARGIN // 2
        assert not any(overlap(box, other) for other in written[:number])


@sampled
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_a_standard_png_and_deterministic(name: str) -> None:
    png = render.draw_evening(CARDS[name], look=HOUSE)
    assert_standard_png(png, 160 * 1024)
    assert render.draw_evening(CARDS[name], look=HOUSE) == png


def test_a_card_shows_everything_it_is_given() -> None:
    card = evening(3, 4, CANASTA)
    [first, *others] = card.rows
    different = [
        card,
        card._replace(winners=()),
        card._replace(said="wins!"),
        card._replace(played="Canasta"),
        card._replace(best=(TURN,)),
        card._replace(best=(CANASTA._replace(where="Canasta"),)),
        *(card._replace(rows=(first._replace(course=(each, *first.course[1:])), *others)) for each in ("", "drawn")),
        card._replace(rows=(first._replace(note="12 points"), *others)),
    ]
    assert len({pixels(render.draw_evening(each, look=HOUSE)) for each in different}) == len(different)


@pytest.mark.soak
def test_the_film_plays_each_scene_turns_its_cards_up_and_ends_with_the_winners() -> None:
    card = evening(2, 3, CANASTA, TURN)
    view = samples.played(1)
    bare = film_of(render.draw_evening_film(card, [Scene(TURN, (), (), ())], look=HOUSE))
    one = film_of(
        render.draw_evening_film(
            card, [Scene(TURN, (view, samples.played(2)), (("Ada", "Ben"),) * 2, ("", "drew"))], look=HOUSE
        )
    )
    assert (bare.n_frames, one.n_frames) == (3, 5)
    both = render.draw_evening_film(
        card,
        [Scene(TURN, (view,), (("Ada", "Ben"),), ("",)), Scene(CANASTA, (view,), (("Ada", "Ben"),), ("",))],
        look=HOUSE,
    )
    assert film_of(both).n_frames == 3 + 1 + len(ACES) + 2
    assert film_of(both).info["loop"] == 0


@pytest.mark.soak
@in_soak_too
def test_the_film_has_few_bytes_however_long_it_is() -> None:
    steps = min(8, more(1, 40))
    views = tuple(samples.played(rounds) for rounds in range(9 - steps, 9))
    scenes = [Scene(LONGEST, views, ((WIDE, "Ben"),) * steps, ("",) * steps)] * 3
    film = render.draw_evening_film(CARDS["everything"], scenes, look=HOUSE)
    assert len(film) <= EVENING_LIMIT


@pytest.mark.soak
def test_no_text_of_the_film_overflows(written: list[Box]) -> None:
    rules = GAMES["ecarte"].of(GAMES["ecarte"].presets[0])
    low = Game(rules, 2, Deals.numbered(1)).view(None)
    scenes = [Scene(best, (low,), ((WIDE, WIDE),), ("",)) for best in (LONGEST, LONGEST._replace(cards=()))]
    layout = render.LAYOUTS["ecarte"]
    frames = evening_picture.film(
        scenes,
        CARDS["everything"],
        lambda game: layout.card,
        lambda view, names, note, look: layout.table(view, names, note, look, NO_MARKS),
        HOUSE,
    )
    for frame in frames[:-1]:
        written.clear()
        canvas = frame.draw()
        assert all(
            box.x >= 0 and box.right <= text.WIDTH and 0 <= box.y < box.bottom <= canvas.height for box in written
        )
