"""Looks: every felt, back and suit colour is readable and changes nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import get_args

import pytest

import render
from bot.texts import CardStyle, load_texts
from bot.ui.picture_words import PictureWords
from engine.cards import RANKS
from engine.view import View
from render import LobbySeat
from render.canasta import hand as canasta_hand
from render.kit import faces, hands, hands_laid_out, palette, sides
from render.kit.canvas import Canvas
from render.kit.discard_games import GROUP_SIZE, PILE_SIZE
from render.kit.faces import USUAL, Index
from render.kit.hands import Size
from render.kit.palette import Back, Colour, Felt, Letters, Look, Pattern, colours
from render.kit.shapes import Tile
from tests.render.canasta import samples
from tests.render.images import colours_in, counted_colours, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE
from tests.render.pinochle import samples as pinochle_samples

LOBBY = (LobbySeat("person", "Ada"), LobbySeat("open", "Open seat"))
LOOKS = [
    Look(felt, back, four, say=ENGLISH) for felt, back, four in product(get_args(Felt), get_args(Back), (False, True))
]
FOUR = Pattern(four_colours=True)

DRAWINGS: dict[str, Callable[[Look], bytes]] = {
    "table": lambda look: render.draw_table(samples.table(), samples.NAMES, samples.NOTE, look=look),
    "hand": lambda look: render.draw_hand(samples.hand(), samples.NAMES, samples.TITLE, look=look),
    "scores": lambda look: render.draw_table(samples.won(), samples.NAMES, look=look),
    "table of tricks": lambda look: render.draw_table(pinochle_samples.table(), samples.NAMES, look=look),
    "hand of tricks": lambda look: render.draw_hand(pinochle_samples.hand(), samples.NAMES, look=look),
    "lobby": lambda look: render.draw_lobby(LOBBY, look=look),
}


def linear(colour: Colour) -> list[float]:
    shares = [part / 255 for part in colour]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_palette_has_unique_colours_and_a_free_index(look: Look) -> None:
    found = colours(look)
    assert len(found) == len(set(found)) < 256


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_look_changes_only_colours(drawing: str) -> None:
    draw = DRAWINGS[drawing]
    usual, other = decoded(draw(HOUSE)), decoded(draw(Look("slate", say=ENGLISH)))
    assert usual.tobytes() == other.tobytes()
    assert usual.convert("RGB").tobytes() != other.convert("RGB").tobytes()
    for look in LOOKS[5::7]:
        image = decoded(draw(look))
        assert (image.mode, image.size) == ("P", usual.size)
        assert colours_in(image) <= set(colours(look))


@pytest.mark.parametrize("felt", get_args(Felt))
def test_text_has_contrast_on_every_felt(felt: Felt) -> None:
    seen = palette.stored_colours(felt, "diamonds", False)
    for ground in (palette.FELT, palette.PANEL):
        assert contrast(seen[ground], seen[palette.TEXT]) >= 4.5
        assert contrast(seen[ground], seen[palette.GOLD]) >= 4.5
        assert contrast(seen[ground], seen[palette.QUIET]) >= 4
    assert contrast(seen[palette.PANEL], seen[palette.LOSS]) >= 4.5


def test_backs_differ_and_text_on_them_has_contrast() -> None:
    backs = {design: faces.back(116, 162, design).image.tobytes() for design in get_args(Back)}
    assert len(set(backs.values())) == len(backs)
    for design in get_args(Back):
        assert contrast(*faces.back_colours(design)) >= 4.5


def test_four_suits_have_four_colours_except_threes() -> None:
    assert len({faces.ink(f"K{suit}", FOUR) for suit in "CDHS"}) == 4
    assert [faces.ink(f"3{suit}", FOUR) for suit in "CDHS"] == [
        palette.INK,
        palette.RED,
        palette.RED,
        palette.INK,
    ]
    assert faces.ink("JK", FOUR) == palette.INK


@pytest.mark.parametrize(
    ("language", "letters", "indices"),
    [
        ("en", "automatic", "K Q J A 10"),
        ("es", "automatic", "K Q J A 10"),
        ("fr", "automatic", "R D V A 10"),
        ("fr", "kqj", "K Q J A 10"),
        ("en", "kdb", "K D B A 10"),
        ("es", "rdv", "R D V A 10"),
    ],
)
def test_court_cards_have_letters_of_the_language_or_as_chosen(language: str, letters: Letters, indices: str) -> None:
    look = Look(letters=letters, say=PictureWords(language))
    ranks = ("K", "Q", "J", "A", "10")
    assert " ".join(map(look.pattern.index_of, ranks)) == indices, "on cards"
    assert " ".join(map(look.say.rank, ranks)) == indices, "in the words of pictures"
    style = CardStyle("" if letters == "automatic" else letters)
    written = load_texts(language, style=style).cards([f"{rank}H" for rank in ranks])
    assert written.replace("♥", "") == indices, "in sentences"


def test_letters_change_court_cards_only() -> None:
    french = Look(letters="rdv", say=ENGLISH).pattern
    for rank in RANKS:
        usual, other = (faces.face(f"{rank}H", 92, 129, pattern).image.tobytes() for pattern in (USUAL, french))
        assert (usual != other) == (rank in "KQJ")


SIZES = [canasta_hand.LARGE, canasta_hand.SMALL, sides.LARGE, hands.SIZE, hands_laid_out.SIZE, GROUP_SIZE, PILE_SIZE]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
def test_no_index_is_covered_by_the_next_card(size: Size, large: bool) -> None:
    for letters in ("KQJ", "RDV", "KDB"):
        for rank in (*RANKS, "JK"):
            card = rank if rank == "JK" else f"{rank}S"
            image = faces.face(card, size.width, size.height, Pattern(tuple(letters), large)).image
            beside = image.crop((size.step, 4, size.width - 6, round(size.height * 0.33)))
            assert beside.getextrema() == tuple((part, part) for part in palette.WHITE), (rank, letters)


def test_large_indices_are_larger() -> None:
    def ink(pattern: Pattern, index: Index, share: float) -> int:
        image = faces.face("KS", 92, 129, pattern, index=index).image.crop((4, 4, 44, round(129 * share)))
        return counted_colours(image, 1 << 24)[palette.INK]

    shares: tuple[tuple[Index, float], ...] = (("column", 0.75), ("row", 0.32))
    for index, share in shares:
        usual, large = (ink(Pattern(large=large), index, share) for large in (False, True))
        assert large > 1.3 * usual, index


VISION = {
    "full colour vision": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
"""Simulation matrices of colour vision from Machado, Oliveira and Fernandes (2009)."""


@pytest.mark.parametrize("vision", VISION)
def test_four_suit_colours_differ_for_every_colour_vision(vision: str) -> None:
    def lab(colour: Colour) -> tuple[float, float, float]:
        red, green, blue = (
            max(0.0, sum(part * share for part, share in zip(row, linear(colour), strict=True)))
            for row in VISION[vision]
        )
        x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
        y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
        a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
        return 116 * b - 16, 500 * (a - b), 200 * (b - c)

    seen = {suit: lab(faces.suit_ink(suit, FOUR)) for suit in "CDHS"}
    for one, other in combinations("CDHS", 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance >= 20, (one, other)


@pytest.mark.parametrize("view", [samples.hand(), pinochle_samples.hand()], ids=["canasta", "pinochle"])
def test_hand_is_drawn_rising_or_falling(view: View) -> None:
    falling, rising = (
        render.draw_hand(view, samples.NAMES, look=Look(rising=rising, say=ENGLISH)) for rising in (False, True)
    )
    assert pixels(falling) != pixels(rising)


@pytest.mark.parametrize("view", [samples.hand(), pinochle_samples.hand()], ids=["canasta", "pinochle"])
def test_hinted_cards_stand_out(view: View) -> None:
    plain = render.draw_hand(view, samples.NAMES, look=HOUSE)
    pictures = [render.draw_hand(view, samples.NAMES, marked=view.hand[:count], look=HOUSE) for count in range(3)]
    assert pictures[0] == plain
    assert len(set(pictures)) == 3
    assert decoded(pictures[1]).height > decoded(plain).height
    assert render.draw_hand(view, samples.NAMES, marked=("7C",), look=HOUSE) == plain


@pytest.mark.parametrize("view", [samples.hand(), pinochle_samples.hand()], ids=["canasta", "pinochle"])
def test_only_a_player_gets_the_gold_turn_banner(view: View) -> None:
    own, watched = (render.draw_hand(view, samples.NAMES, watched=watched, look=HOUSE) for watched in (False, True))
    gold = [counted_colours(decoded(hand).convert("RGB"), 1 << 24)[palette.GOLD] for hand in (own, watched)]
    assert gold[0] - gold[1] > 20_000, "no banner on a watched hand"


@pytest.mark.parametrize("left_handed", [False, True])
def test_index_of_every_covered_card_shows_whichever_hand_holds_them(left_handed: bool) -> None:
    look, size = Look(left_handed=left_handed, say=ENGLISH), hands.Size(124, 174, 58)
    held = ("10S", "KH", "QD", "JC", "AS")

    def face(card: str) -> Tile:
        return faces.face(card, size.width, size.height, look.in_hand.pattern)

    rows = hands.HandRows(
        [[hands.Group("held", held, 5)]],
        size,
        face=face,
        above=lambda group: [None] * 5,
        below=lambda group: [None] * 5,
        left_handed=left_handed,
    )
    canvas = Canvas(600, rows.height, look=look)
    rows.draw(canvas, 0)
    drawn, left = canvas.rgb(), (600 - rows.rows[0][0].width(size)) // 2
    for place, card in enumerate(held):
        start = size.width - size.step + 2 if left_handed else 0
        strip = (start, 8, start + size.step - 2, size.height // 2)
        alone = Canvas(size.width, size.height, look=look)
        alone.tile(face(card), 0, 0)
        at = left + place * size.step
        shown = drawn.crop((at + strip[0], strip[1], at + strip[2], strip[3]))
        assert shown.tobytes() == alone.rgb().crop(strip).tobytes(), card


def test_left_handed_look_concerns_hands_alone() -> None:
    look = Look(left_handed=True, say=ENGLISH)
    for name, draw in DRAWINGS.items():
        assert (draw(look) == draw(HOUSE)) == (not name.startswith("hand")), name
        assert decoded(draw(look)).size == decoded(draw(HOUSE)).size
