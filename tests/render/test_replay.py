"""A replay shows exactly the pictures of its views, in one palette, in a file small enough to upload."""

from __future__ import annotations

from functools import cache, partial
from itertools import repeat

import pytest
from PIL import Image

import render
from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game
from engine.players import choose
from engine.types import Event
from engine.view import View
from render import Look
from render.kit import films, palette
from render.kit.canvas import Box, Canvas
from tests.cards import parse
from tests.examples import sampled
from tests.render.canasta import preset_samples, samples
from tests.render.images import decoded, film_of
from tests.render.looks import ENGLISH, HOUSE
from tests.render.pinochle import samples as pinochle_samples

NAMES = samples.NAMES


@cache
def views(seat: int | None = None) -> tuple[View, ...]:
    """Return the beginning and the end of a round."""
    game = Game(CanastaRules.of("classic"), 2, Deals.numbered(7))
    seen = [game.view(seat)]
    while not game.round.over:
        game.play(game.to_act[0], choose(game.view(game.to_act[0]), "carefree", "7"))
        seen.append(game.view(seat))
    return (*seen[:9], *seen[-3:])


def frames(gif: bytes) -> list[Image.Image]:
    film = film_of(gif)
    shown = []
    for place in range(film.n_frames):
        film.seek(place)
        shown.append(film.convert("RGB"))
    return shown


@sampled
@pytest.mark.parametrize(
    "look", [Look(say=ENGLISH), Look("wine", "suits", four_colours=True, say=ENGLISH)], ids=["usual", "other"]
)
@pytest.mark.parametrize("seat", [None, 0], ids=["table", "hands"])
def test_each_frame_is_the_picture_of_its_view(seat: int | None, look: Look) -> None:
    draw = render.draw_table if seat is None else render.draw_hand
    notes = [f"step {place}" for place in range(len(views(seat)))]
    gif = render.replay_gif(views(seat), repeat(NAMES), notes, hands=seat is not None, look=look)
    shown = frames(gif)
    assert len(shown) == len(notes) + 1
    for frame, view, note in zip(shown, views(seat), notes, strict=False):
        picture = decoded(draw(view, NAMES, note, look=look)).convert("RGB")
        assert frame.crop((0, 0, *picture.size)).tobytes() == picture.tobytes()
    assert shown[-1].tobytes() == shown[-2].tobytes()


def test_frames_are_extended_with_felt_to_the_tallest_picture() -> None:
    low, high = pinochle_samples.table(melds=((), ())), pinochle_samples.table()
    heights = [decoded(render.draw_table(view, NAMES, look=HOUSE)).height for view in (low, high)]
    assert heights[0] < heights[1]
    for order in ((low, high), (high, low), (low, high, low)):
        shown = frames(render.replay_gif(order, repeat(NAMES), look=HOUSE))
        assert {frame.height for frame in shown} == {max(heights)}
        below = shown[order.index(low)].crop((0, heights[0], 1100, max(heights)))
        assert below.getcolors() == [(1100 * (max(heights) - heights[0]), palette.FELT)]


def test_replay_loops_with_one_palette_and_readable_durations() -> None:
    gif = render.replay_gif(views(), repeat(NAMES), look=HOUSE)
    film = film_of(gif)
    assert film.info["loop"] == 0
    times = []
    for place in range(film.n_frames):
        film.seek(place)
        times.append(film.info["duration"])
    assert set(times[:-1]) == {1800}
    assert times[-1] == 4000
    header = gif[:13]
    assert header[10] & 0x80
    assert gif.count(bytes(part for colour in palette.colours(HOUSE) for part in colour)) == 1


def test_equal_frames_add_almost_nothing_to_the_file() -> None:
    once = len(render.replay_gif([samples.table()], repeat(NAMES), look=HOUSE))
    assert len(render.replay_gif([samples.table()] * 20, repeat(NAMES), look=HOUSE)) < once + 20 * 40


def numbered(count: int) -> list[films.Draw]:
    """Return drawings of one gold pixel each, at the position of their number."""
    return [partial(marked, place) for place in range(count)]


def marked(place: int) -> Canvas:
    canvas = Canvas(1000, 1, look=HOUSE)
    canvas.fill(palette.GOLD, Box(place, 0, 1, 1))
    return canvas


def numbers(gif: bytes) -> list[int]:
    return [list(frame.get_flattened_data()).index(palette.GOLD) for frame in frames(gif)[:-1]]


def test_too_many_pictures_are_thinned_out_evenly() -> None:
    shown = numbers(films.replay(numbered(1000), Look(say=ENGLISH)))
    assert len(shown) == films.FRAMES
    assert (shown[0], shown[-1]) == (0, 999)
    assert shown == sorted(shown)


def test_too_large_file_gets_fewer_frames() -> None:
    pictures = numbered(64)
    whole = films.replay(pictures, Look(say=ENGLISH))
    half = films.replay(pictures, Look(say=ENGLISH), limit=len(whole) - 1)
    assert numbers(half)[0] == 0
    assert numbers(half)[-1] == 63
    assert len(numbers(half)) == 32
    assert numbers(films.replay(pictures, Look(say=ENGLISH), limit=1000)) == [0, 21, 42, 63]


@pytest.mark.parametrize(("pictures", "limit"), [([], 10_000), (numbered(1), 100)], ids=["none", "too large"])
def test_no_pictures_or_one_too_large_raises_value_error(pictures: list[films.Draw], limit: int) -> None:
    with pytest.raises(ValueError, match="at least one picture"):
        films.replay(pictures, Look(say=ENGLISH), limit)


FILMS = {
    "a natural canasta": (samples.table(), Event("natural-canasta", 0, target="7")),
    "a mixed canasta among eleven melds": (samples.full(), Event("mixed-canasta", 1, target="J")),
    "a sequence": (preset_samples.samba(), Event("sequence-canasta", 0, target="H")),
    "a large pile": (
        samples.table(pile=(), frozen=False, freezing=(), taking=()),
        Event("took-pile", 0, ("KH",), points=14),
    ),
    "a large pile among six": (preset_samples.six_alone(), Event("took-pile", 3, ("7S",), points=23)),
}


@sampled
@pytest.mark.parametrize("name", FILMS)
def test_film_is_short_small_and_plays_once(name: str) -> None:
    view, event = FILMS[name]
    assert render.film_moment(view, [event, Event("discarded", event.seat, ("4H",))]) is event
    gif = render.draw_film(view, preset_samples.NAMES, event, look=HOUSE)
    film = film_of(gif)
    assert len(gif) < 300 * 1024
    assert "loop" not in film.info
    times = []
    for place in range(film.n_frames):
        film.seek(place)
        times.append(film.info["duration"])
    assert sum(times[:-1]) < 3000 <= times[-1]
    assert len(times) > 5


def test_small_moves_are_not_filmed() -> None:
    small = [Event("took-pile", 0, ("KH",), points=9), Event("melded", 0, parse("KH KS KD"), "K")]
    assert render.film_moment(samples.table(), small) is None
    assert render.film_moment(samples.scored(), [Event("natural-canasta", 0, target="7")]) is None
    assert render.film_moment(pinochle_samples.table(), [Event("meld-made", 0)]) is None
