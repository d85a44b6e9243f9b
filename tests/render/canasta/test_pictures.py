"""Tables, hands and score sheets of classic Canasta."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from engine.canasta.view import CanastaView
from engine.deal import Deals
from engine.game import Game
from engine.types import Action
from render.canasta.hand import ROOM
from render.canasta.table import NAME, Sides
from render.kit import text
from render.kit.palette import GOLD, ICE, RED, STOP
from tests.cards import parse
from tests.examples import examples, sampled
from tests.host.highest import Highest
from tests.render.canasta import samples
from tests.render.images import LARGEST, assert_standard_png, colours_in, counted_colours, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE


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


PICTURES: dict[str, Callable[[], bytes]] = {
    "empty table": lambda: render.draw_table(samples.empty(), samples.NAMES, look=HOUSE),
    "table": lambda: render.draw_table(samples.table(), samples.NAMES, samples.NOTE, look=HOUSE),
    "full table": lambda: render.draw_table(samples.full(), samples.NAMES, samples.NOTE * 4, look=HOUSE),
    "score sheet": lambda: render.draw_table(samples.scored(), samples.NAMES, samples.NOTE, look=HOUSE),
    "game won": lambda: render.draw_table(samples.won(), samples.NAMES, look=HOUSE),
    "hand": lambda: render.draw_hand(samples.hand(), samples.NAMES, samples.TITLE, look=HOUSE),
    "two cards": lambda: render.draw_hand(samples.hand("KD 3S", legal=()), samples.NAMES, look=HOUSE),
    "thirty cards": lambda: render.draw_hand(samples.hand(samples.THIRTY), samples.NAMES, look=HOUSE),
    "hand at the end": lambda: render.draw_hand(
        samples.hand("KD", phase="won", to_act=(), winners=(0,), legal=()), samples.NAMES, look=HOUSE
    ),
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_a_standard_png(name: str) -> None:
    assert_standard_png(PICTURES[name](), LARGEST)


@pytest.mark.parametrize("name", PICTURES)
def test_equal_views_give_equal_pictures(name: str) -> None:
    assert PICTURES[name]() == PICTURES[name]()


def test_drawing_is_thread_safe() -> None:
    alone = {name: draw() for name, draw in PICTURES.items()}
    with ThreadPoolExecutor(8) as pool:
        together = [(name, pool.submit(draw)) for _ in range(3) for name, draw in PICTURES.items()]
        assert all(picture.result() == alone[name] for name, picture in together)


def test_game_without_a_layout_raises_key_error() -> None:
    with pytest.raises(KeyError):
        render.draw_table(Game(Highest(), 2, Deals.numbered(1)).view(None), samples.NAMES, look=HOUSE)


def test_hand_of_the_public_view_raises_value_error() -> None:
    with pytest.raises(ValueError, match="owner"):
        render.draw_hand(samples.table(), samples.NAMES, look=HOUSE)


def test_hand_warns_of_an_opponent_who_may_go_out() -> None:
    fields: dict[str, Any] = {"canastas": (0, 1), "canastas_to_go_out": 1}
    safe, close = [
        decoded(render.draw_hand(samples.hand(hand_counts=(15, count), **fields), samples.NAMES, look=HOUSE))
        for count in (7, 6)
    ]
    assert STOP not in colours_in(safe)
    assert STOP in colours_in(close)


SHOWN_ON_TABLE: dict[str, Any] = {
    "hand_counts": (12, 9),
    "totals": (1255, 2380),
    "minimums": None,
    "opened": (True, False),
    "red_threes": (("3H",), ("3H",)),
    "standing": (860, 585),
    "melds": (samples.melds("10H 10S 10D 2D JK"), ()),
    "stock": 42,
    "pile": ("4C", "KS"),
    "frozen": False,
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


@sampled
@pytest.mark.parametrize("field", [field for field, value in SHOWN_ON_TABLE.items() if value is not None])
def test_table_shows_every_public_fact(field: str) -> None:
    before = render.draw_table(samples.table(), samples.NAMES, look=HOUSE)
    after = render.draw_table(samples.table(**{field: SHOWN_ON_TABLE[field]}), samples.NAMES, look=HOUSE)
    assert pixels(before) != pixels(after)


@pytest.mark.parametrize(
    "change",
    [{"minimums": (50, 120)}, {"opening_points": 45}],
    ids=["the minimum", "the initial meld so far"],
)
def test_side_that_has_not_opened_shows_its_minimum(change: dict[str, object]) -> None:
    closed = {"opened": (False, False), "phase": "meld"}
    before = render.draw_table(samples.table(**closed), samples.NAMES, look=HOUSE)
    assert pixels(before) != pixels(render.draw_table(samples.table(**closed, **change), samples.NAMES, look=HOUSE))


def test_low_stock_empty_stock_and_empty_pile_differ() -> None:
    counts = [render.draw_table(samples.table(stock=stock), samples.NAMES, look=HOUSE) for stock in (40, 10, 1, 0)]
    bare = render.draw_table(samples.table(pile=(), frozen=False, freezing=()), samples.NAMES, look=HOUSE)
    assert len({*counts, bare}) == 5


SHOWN_ON_HAND: dict[str, Any] = {
    "hand": samples.hand().hand[1:],
    "drawn": (),
    "legal": (),
    "hand_points": 215,
    "waiting": ("4C", "9S"),
    "upcard_due": "KH",
    "penalty_due": 50,
    "pile": ("4C", "KS"),
    "frozen": False,
    "blocked": True,
    "stock": 40,
    "hand_counts": (15, 8),
    "to_act": (1,),
    "melds": ((), ()),
}


@pytest.mark.parametrize("field", SHOWN_ON_HAND)
def test_hand_shows_every_private_fact(field: str) -> None:
    before = render.draw_hand(samples.hand(), samples.NAMES, look=HOUSE)
    after = render.draw_hand(samples.hand(**{field: SHOWN_ON_HAND[field]}), samples.NAMES, look=HOUSE)
    assert pixels(before) != pixels(after)


def test_gold_marks_nobody_but_the_player_to_act() -> None:
    plays = (Action("take", parse("KD KS"), "K"), Action("meld", parse("9C 9D JK"), "9"))
    closed = {"opened": (False, False), "opening_points": 45, "opening_reach": 80}
    wild = {"melds": (samples.melds("2H 2S 2D JK JK 2C 2C"), ())}
    for fields in ({}, closed, wild, {"upcard_due": "KH"}, {"phase": "answer", "asking": 0}):
        view = samples.hand(legal=plays, to_act=(), **fields)
        assert GOLD not in colours_in(decoded(render.draw_hand(view, samples.NAMES, marked=("9C",), look=HOUSE)))
    for view in (samples.scored(), samples.won()):
        assert GOLD not in colours_in(decoded(render.draw_table(view, samples.NAMES, look=HOUSE)))
    assert GOLD in colours_in(decoded(render.draw_hand(samples.hand(to_act=(1,)), samples.NAMES, look=HOUSE)))


def test_own_side_is_nearest_in_a_hand() -> None:
    def tokens(seat: int) -> list[int]:
        view = samples.hand(seat=seat, melds=(samples.melds("7H 7D 7S 7C 7H 7D 7S"), ()), red_threes=((), ()), hand=())
        image = decoded(render.draw_hand(view, samples.NAMES, look=HOUSE)).convert("RGB").crop((330, 146, 1100, 266))
        return [y for y in range(image.height) if RED in counted_colours(image.crop((0, y, 770, y + 1)))]

    assert min(tokens(0)) >= 60 > max(tokens(1))


@pytest.mark.parametrize("seat", [None, 0])
def test_pile_that_only_the_unopened_cannot_take_freely_is_not_called_frozen(seat: int | None) -> None:
    def drawn(**fields: Any) -> bytes:
        fields = {
            "opened": (False, False),
            "frozen_to": (True, True),
            "phase": "meld",
            "taking": (),
            **fields,
        }
        view = samples.table(**fields) if seat is None else samples.hand(**fields)
        draw = render.draw_table if seat is None else render.draw_hand
        return draw(view, samples.NAMES, look=HOUSE)

    only_unopened, anybody = drawn(frozen=False), drawn(frozen=False, frozen_to=(False, False))
    assert ICE in colours_in(decoded(drawn())) - colours_in(decoded(only_unopened))
    assert only_unopened != anybody, "a chip says what is needed"


def test_hand_shows_the_progress_of_the_initial_meld() -> None:
    def drawn(reach: int, laid: int = 0) -> bytes:
        view = samples.hand(opened=(False, False), opening_reach=reach, opening_points=laid, minimums=(90, 90))
        return pixels(render.draw_hand(view, samples.NAMES, look=HOUSE))

    assert len({drawn(70), drawn(90), drawn(120), drawn(120, 50), drawn(120, 65)}) == 5


@pytest.mark.parametrize("sides", [(0, 1, 2), (0, 1, 0, 1), (0, 1, 0, 1, 0, 1), (0, 1, 2, 0, 1, 2)])
def test_tables_of_three_four_and_six_players_are_drawn(sides: tuple[int, ...]) -> None:
    count = max(sides) + 1
    view = crowd(sides)
    names = ("Ada", "Björn Borgström", "Chloé", "Дмитрий", "Eve", "Φίλιππος")[: len(sides)]
    image = decoded(render.draw_table(view, names, samples.NOTE, look=HOUSE))
    assert image.height >= 250 * count
    decoded(render.draw_hand(crowd(sides, seat=1, hand=samples.hand().hand), names, look=HOUSE))


@examples(8)
@given(
    names=st.tuples(st.text(max_size=60), st.text(max_size=60)),
    note=st.text(max_size=300),
)
def test_any_names_and_notes_can_be_drawn(names: tuple[str, str], note: str) -> None:
    table = decoded(render.draw_table(samples.table(), names, note, look=HOUSE))
    assert table.size == decoded(PICTURES["table"]()).size
    hand = decoded(render.draw_hand(samples.hand(), names, note, look=HOUSE))
    assert hand.size == decoded(PICTURES["hand"]()).size
    decoded(render.draw_table(samples.won(), names, note, look=HOUSE))


def test_only_cards_of_the_smallest_take_are_tagged() -> None:
    def drawn(*takes: str) -> bytes:
        legal = (Action("draw"), *(Action("take", parse(cards), "K") for cards in takes))
        return pixels(render.draw_hand(samples.hand(phase="draw", drawn=(), legal=legal), samples.NAMES, look=HOUSE))

    assert drawn("KD KS") == drawn("KD KS", "KD KS 2C")
    assert drawn("KD KS") != drawn("KD KS", "KD 2C")
    assert drawn("KD KS") != drawn()
    assert drawn("", "KD KS") == drawn(""), "onto a meld, which needs no card"


def test_long_names_get_more_room_unless_melds_need_it() -> None:
    view, name = samples.hand(), "Computer (intermediate)"
    few, brief = (Sides(view, 0, ("Ada", other), ROOM, say=ENGLISH.of("canasta")) for other in (name, "Bo"))
    assert text.width(name, NAME) <= few.column - text.width("00", NAME) and brief.column < few.column
    assert few.height == brief.height
    crowded = crowd((0, 1, 2, 0, 1, 2), seat=0)
    long, short = (Sides(crowded, 0, (other,) * 6, ROOM, say=ENGLISH.of("canasta")) for other in ("W" * 32, "Bo"))
    assert long.height == short.height, "names take no line from the melds"


def test_as_many_equal_cards_stand_out_as_are_hinted() -> None:
    view = samples.hand("KH KH KH")
    pictures = [render.draw_hand(view, samples.NAMES, marked=("KH",) * count, look=HOUSE) for count in range(5)]
    assert len(set(pictures)) == 4
    assert pictures[3] == pictures[4]
