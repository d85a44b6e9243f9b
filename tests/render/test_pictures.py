"""What every picture keeps to, whatever is on it."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

import render
from engine.canasta.view import CanastaView
from engine.cards import parse
from engine.types import Action
from render.canasta import words
from render.canasta.hand import ROOM
from render.canasta.sides import NAME, Sides
from render.kit import text
from render.kit.palette import STOP, colours
from tests.render import samples

PICTURES = {
    "empty table": lambda: render.draw_table(samples.empty(), samples.NAMES),
    "table": lambda: render.draw_table(samples.table(), samples.NAMES, samples.NOTE),
    "full table": lambda: render.draw_table(samples.full(), samples.NAMES, samples.NOTE * 4),
    "score sheet": lambda: render.draw_table(samples.scored(), samples.NAMES, samples.NOTE),
    "game won": lambda: render.draw_table(samples.won(), samples.NAMES),
    "hand": lambda: render.draw_hand(samples.hand(), samples.NAMES, samples.TITLE),
    "two cards": lambda: render.draw_hand(samples.hand("KD 3S", legal=()), samples.NAMES),
    "thirty cards": lambda: render.draw_hand(samples.hand(samples.THIRTY), samples.NAMES),
    "hand at the end": lambda: render.draw_hand(
        samples.hand("KD", phase="won", to_act=(), winners=(0,), legal=()), samples.NAMES
    ),
    "lobby": lambda: render.draw_lobby(("Ada", ""), "Canasta · classic", ("2 players, to 5,000 points",)),
    "lobby of six": lambda: render.draw_lobby(("Ada", "", "Bo", "", "", ""), "Canasta", ("one",) * 9),
}


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def pixels(png: bytes) -> bytes:
    return opened(png).convert("RGB").tobytes()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_small_palette_png_of_the_house_colours(name: str) -> None:
    png = PICTURES[name]()
    image = opened(png)
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.width == 1100
    assert len(png) <= 90 * 1024
    assert {colour for _, colour in image.convert("RGB").getcolors(256)} <= set(colours())


@pytest.mark.parametrize("name", PICTURES)
def test_the_same_view_gives_the_same_picture(name: str) -> None:
    assert PICTURES[name]() == PICTURES[name]()


def test_pictures_drawn_at_once_in_many_threads_are_right() -> None:
    alone = {name: draw() for name, draw in PICTURES.items()}
    with ThreadPoolExecutor(8) as pool:
        together = [(name, pool.submit(draw)) for _ in range(3) for name, draw in PICTURES.items()]
        assert all(picture.result() == alone[name] for name, picture in together)


def test_a_game_without_a_layout_is_refused() -> None:
    with pytest.raises(KeyError):
        render.draw_table(samples.table(game="bridge"), samples.NAMES)


def test_nobodys_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="owner"):
        render.draw_hand(samples.table(), samples.NAMES)


def test_an_opponent_who_may_go_out_is_on_the_hand() -> None:
    fields = {"canastas": (0, 1), "canastas_to_go_out": 1}
    safe, close = [
        opened(render.draw_hand(samples.hand(hand_counts=(15, count), **fields), samples.NAMES)).convert("RGB")
        for count in (7, 6)
    ]
    assert STOP not in {colour for _, colour in safe.getcolors(256)}
    assert STOP in {colour for _, colour in close.getcolors(256)}


SHOWN_ON_TABLE = {
    "hand_counts": (12, 9),
    "totals": (1255, 2380),
    "minimums": None,
    "opened": (True, False),
    "red_threes": (("3H",), ("3H",)),
    "standing": (860, 585),
    "melds": (samples.melds("10H 10S 10D 2D JK"), ()),
    "stock": 42,
    "pile": ("4C", "KS"),
    "frozen_to": (False, True),
    "freezing": (),
    "taking": ("pair", "natural-and-wild"),
    "blocked": True,
    "to_act": (1,),
    "phase": "answer",
    "round": 4,
    "turn": 13,
    "dealer": 0,
    "target": 8500,
    "waiting": ("4C", "KS"),
}


@pytest.mark.parametrize("field", [field for field, value in SHOWN_ON_TABLE.items() if value is not None])
def test_what_a_player_must_know_is_on_the_table(field: str) -> None:
    before = render.draw_table(samples.table(), samples.NAMES)
    after = render.draw_table(samples.table(**{field: SHOWN_ON_TABLE[field]}), samples.NAMES)
    assert pixels(before) != pixels(after)


@pytest.mark.parametrize(
    "change",
    [{"minimums": (50, 120)}, {"opening_points": 45}],
    ids=["the minimum", "the initial meld so far"],
)
def test_a_side_that_has_not_opened_shows_what_it_needs(change: dict[str, object]) -> None:
    closed = {"opened": (False, False), "phase": "meld"}
    before = render.draw_table(samples.table(**closed), samples.NAMES)
    assert pixels(before) != pixels(render.draw_table(samples.table(**closed, **change), samples.NAMES))


def test_the_stock_running_out_and_empty_places_are_drawn() -> None:
    counts = [render.draw_table(samples.table(stock=stock), samples.NAMES) for stock in (40, 10, 1, 0)]
    bare = render.draw_table(samples.table(pile=(), frozen=False, freezing=()), samples.NAMES)
    assert len({*counts, bare}) == 5


SHOWN_ON_HAND = {
    "hand": samples.hand().hand[1:],
    "drawn": (),
    "legal": (),
    "hand_points": 215,
    "waiting": ("4C", "9S"),
    "upcard_due": "KH",
    "penalty_due": 50,
    "pile": ("4C", "KS"),
    "frozen_to": (False, True),
    "blocked": True,
    "stock": 40,
    "hand_counts": (15, 8),
    "to_act": (1,),
    "melds": ((), ()),
}


@pytest.mark.parametrize("field", SHOWN_ON_HAND)
def test_what_its_owner_must_know_is_on_the_hand(field: str) -> None:
    before = render.draw_hand(samples.hand(), samples.NAMES)
    after = render.draw_hand(samples.hand(**{field: SHOWN_ON_HAND[field]}), samples.NAMES)
    assert pixels(before) != pixels(after)


def test_the_hand_says_how_far_it_is_from_opening() -> None:
    def drawn(reach: int, laid: int = 0) -> bytes:
        view = samples.hand(opened=(False, False), opening_reach=reach, opening_points=laid, minimums=(90, 90))
        return pixels(render.draw_hand(view, samples.NAMES))

    assert len({drawn(70), drawn(90), drawn(120), drawn(120, 50), drawn(120, 65)}) == 5


@pytest.mark.parametrize("sides", [(0, 1, 2), (0, 1, 0, 1), (0, 1, 0, 1, 0, 1), (0, 1, 2, 0, 1, 2)])
def test_tables_of_three_four_and_six_have_room(sides: tuple[int, ...]) -> None:
    count = max(sides) + 1
    view = crowd(sides)
    names = ("Ada", "Björn Borgström", "Chloé", "Дмитрий", "Eve", "Φίλιππος")[: len(sides)]
    image = opened(render.draw_table(view, names, samples.NOTE))
    assert image.height >= 250 * count
    opened(render.draw_hand(crowd(sides, seat=1, hand=samples.hand().hand), names))


def crowd(sides: tuple[int, ...], **changes: object) -> CanastaView:
    count = max(sides) + 1
    return samples.table(
        sides=sides,
        hand_counts=tuple(range(9, 9 + len(sides))),
        melds=(samples.full().melds * 2)[:count],
        red_threes=((),) * count,
        opened=(True, False, True)[:count],
        minimums=(50, 90, 120)[:count],
        standing=(10, 0, 30)[:count],
        totals=(1, 2, 3)[:count],
        **changes,
    )


@settings(max_examples=20, deadline=None)
@given(
    names=st.tuples(st.text(max_size=60), st.text(max_size=60)),
    note=st.text(max_size=300),
)
def test_any_text_can_be_drawn(names: tuple[str, str], note: str) -> None:
    table = opened(render.draw_table(samples.table(), names, note))
    assert table.size == opened(PICTURES["table"]()).size
    hand = opened(render.draw_hand(samples.hand(), names, note))
    assert hand.size == opened(PICTURES["hand"]()).size
    opened(render.draw_table(samples.won(), names, note))
    opened(render.draw_lobby(names, note, (note,)))


def test_only_the_cards_that_the_pile_asks_for_are_marked_to_take_it() -> None:
    def drawn(*takes: str) -> bytes:
        legal = (Action("draw"), *(Action("take", parse(cards), "K") for cards in takes))
        return pixels(render.draw_hand(samples.hand(phase="draw", drawn=(), legal=legal), samples.NAMES))

    assert drawn("KD KS") == drawn("KD KS", "KD KS 2C")
    assert drawn("KD KS") != drawn("KD KS", "KD 2C")
    assert drawn("KD KS") != drawn()


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ({"draw"}, "Your turn: draw"),
        ({"take", "draw"}, "Your turn: draw or take the pile"),
        ({"take", "end"}, "Your turn: take the pile or end the round"),
        ({"discard", "meld"}, "Your turn: meld or discard"),
        ({"deal"}, "Your turn: deal the next round"),
    ],
)
def test_the_hand_says_what_may_be_done(kinds: set[str], said: str) -> None:
    assert words.your_turn(kinds) == said


def test_a_hand_writes_long_names_whole_unless_melds_need_the_room() -> None:
    view, name = samples.hand(), "Computer (intermediate)"
    few, brief = (Sides(view, 0, ("Ada", other), ROOM) for other in (name, "Bo"))
    assert text.width(name, NAME) <= few.column - text.width("00", NAME) and brief.column < few.column
    assert few.height == brief.height
    crowded = crowd((0, 1, 2, 0, 1, 2), seat=0)
    long, short = (Sides(crowded, 0, (other,) * 6, ROOM) for other in ("W" * 32, "Bo"))
    assert long.height == short.height, "no further line for the melds"
