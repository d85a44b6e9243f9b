"""Looks: every felt, back and suit colour is readable and changes nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import get_args

import pytest

import render
from bot.texts import CardStyle, load_texts, locales
from bot.ui.picture_words import PictureWords
from engine.cards import RANKS
from engine.deal import Deals
from engine.game import Game
from engine.pinochle.rules import PinochleRules
from engine.types import Note
from engine.view import View
from render import LobbySeat
from render.canasta import hand as canasta_hand
from render.kit import faces, hands, hands_laid_out, palette, sides
from render.kit.canvas import Canvas
from render.kit.discard_games import GROUP_SIZE, PILE_SIZE
from render.kit.faces import USUAL, Index
from render.kit.hands import Size
from render.kit.palette import Back, Deck, Felt, Indices, Letters, Look, Pattern, Scheme, Suits, colours
from render.kit.shapes import Tile, shape
from tests.examples import sampled
from tests.render.canasta import samples
from tests.render.colour_vision import VISION, contrast, distance
from tests.render.images import colours_in, counted_colours, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE
from tests.render.pinochle import samples as pinochle_samples

LOBBY = (LobbySeat("person", "Ada"), LobbySeat("open", "Open seat"))
SUITED: list[tuple[bool, Deck]] = [(False, "french"), (True, "french"), (False, "german")]
LOOKS = [
    Look(felt, back, four, deck=deck, scheme=scheme, say=ENGLISH)
    for felt, back, (four, deck), scheme in product(get_args(Felt), get_args(Back), SUITED, get_args(Scheme))
]
FOUR = Pattern(suits="four")

DRAWINGS: dict[str, Callable[[Look], bytes]] = {
    "table": lambda look: render.draw_table(samples.table(), samples.NAMES, samples.NOTE, look=look),
    "hand": lambda look: render.draw_hand(samples.hand(), samples.NAMES, samples.TITLE, look=look),
    "scores": lambda look: render.draw_table(samples.won(), samples.NAMES, look=look),
    "table of tricks": lambda look: render.draw_table(pinochle_samples.table(), samples.NAMES, look=look),
    "hand of tricks": lambda look: render.draw_hand(pinochle_samples.hand(), samples.NAMES, look=look),
    "lobby": lambda look: render.draw_lobby(LOBBY, look=look),
}


def test_palettes_have_few_equal_colours_and_a_free_index() -> None:
    for look in LOOKS:
        found = colours(look)
        assert len(found) < 256
        assert len(found) - len(set(found)) <= 2 * (look.scheme != "usual"), look


@sampled
@pytest.mark.parametrize("drawing", DRAWINGS)
def test_look_changes_only_colours(drawing: str) -> None:
    draw = DRAWINGS[drawing]
    usual = decoded(draw(HOUSE))
    for look in (Look("slate", say=ENGLISH), *(Look(scheme=scheme, say=ENGLISH) for scheme in get_args(Scheme)[1:])):
        other = decoded(draw(look))
        assert usual.tobytes() == other.tobytes()
        assert usual.convert("RGB").tobytes() != other.convert("RGB").tobytes()
    for look in LOOKS[5::37]:
        image = decoded(draw(look))
        assert (image.mode, image.size) == ("P", usual.size)
        assert colours_in(image) <= set(colours(look))


@pytest.mark.parametrize("felt", get_args(Felt))
def test_text_has_contrast_on_every_felt(felt: Felt) -> None:
    seen = palette.stored_colours(felt, "diamonds", "two")
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


@pytest.mark.soak
def test_large_indices_are_larger() -> None:
    def ink(pattern: Pattern, index: Index, share: float) -> int:
        image = faces.face("KS", 92, 129, pattern, index=index).image.crop((4, 4, 44, round(129 * share)))
        return counted_colours(image, 1 << 24)[palette.INK]

    shares: tuple[tuple[Index, float], ...] = (("column", 0.75), ("row", 0.32))
    for index, share in shares:
        usual, large = (ink(Pattern(large=large), index, share) for large in (False, True))
        assert large > 1.3 * usual, index


TINTS = [palette.GOLD, palette.CREAM, palette.ICE, palette.STOP, palette.LEAF, palette.SKY, palette.MIST, palette.WHITE]
"""The grounds of chips and cards that mean something, and the plain card."""
CANASTAS = [palette.RED, palette.BLUE, palette.INK]
"""Natural, of a sequence, and all others."""
TEAMS = [palette.SKY, palette.LOSS, palette.CREAM]
"""The sides of a lobby."""
APART = [pair for group in (TINTS, CANASTAS, TEAMS) for pair in combinations(group, 2)] + [
    *product([*TINTS, palette.LOSS], (palette.FELT, palette.PANEL)),
    (palette.LOSS, palette.TEXT),
]
"""Pairs of colours that mean different things."""


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("felt", get_args(Felt))
def test_distinct_colours_differ_for_every_colour_vision(felt: Felt, vision: str) -> None:
    shown = palette.stored_colours(felt, "diamonds", "two", "distinct")
    for one, other in APART:
        assert distance(shown[one], shown[other], vision) >= 20, (one, other)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("scheme", ["usual", "distinct"])
@pytest.mark.parametrize("suits", ["two", "four", "german"])
def test_suit_colours_differ_for_every_colour_vision(suits: Suits, scheme: Scheme, vision: str) -> None:
    shown = palette.stored_colours("green", "diamonds", suits, scheme)
    inks = {shown[faces.suit_ink(suit, Pattern(suits=suits))] for suit in "CDHS"}
    assert len(inks) == (2 if suits == "two" else 4)
    for one, other in combinations(inks, 2):
        assert distance(one, other, vision) >= 20, (one, other)


WRITTEN = [
    *product(
        (palette.FELT, palette.PANEL),
        (palette.TEXT, palette.QUIET, palette.GOLD, palette.LOSS, palette.ICE, palette.LEAF, palette.STOP),
    ),
    (palette.GOLD, palette.GOLD_INK),
    *(palette.ON_ICE, palette.ON_STOP, palette.ON_LEAF, palette.ON_SKY),
    *product((palette.WHITE, palette.CREAM), (palette.INK, palette.RED, palette.GREY)),
    *product((palette.RED, palette.BLUE, palette.INK), (palette.WHITE,)),
]
"""Grounds with what is written on them, in all pictures."""


@pytest.mark.parametrize("felt", get_args(Felt))
def test_all_text_has_high_contrast_where_that_is_chosen(felt: Felt) -> None:
    shown = palette.stored_colours(felt, "diamonds", "two", "contrast")
    for ground, ink in WRITTEN:
        assert contrast(shown[ground], shown[ink]) >= 7, (ground, ink)
    for design in get_args(Back):
        shown = palette.stored_colours(felt, design, "two", "contrast")
        assert contrast(*(shown[colour] for colour in faces.back_colours(design))) >= 7, design


@pytest.mark.parametrize("suits", ["two", "four", "german"])
def test_suits_have_high_contrast_where_that_is_chosen(suits: Suits) -> None:
    shown = palette.stored_colours("green", "diamonds", suits, "contrast")
    for suit in "CDHS":
        assert contrast(shown[faces.suit_ink(suit, Pattern(suits=suits))], shown[palette.WHITE]) >= 7, suit


def test_every_suit_has_a_shape_of_its_own_in_every_deck() -> None:
    for suits in get_args(Suits):
        shapes = [shape(faces.suit_shape(suit, Pattern(suits=suits)), 40, 40).tobytes() for suit in "CDHS"]
        assert len(set(shapes)) == 4


@pytest.mark.parametrize("indices", get_args(Indices))
def test_every_card_has_a_face_of_its_own_in_every_deck(indices: Indices) -> None:
    for deck in get_args(Deck):
        pattern = Look(deck=deck, indices=indices, say=ENGLISH).pattern
        cards = [rank + suit for rank in RANKS for suit in "CDHS"]
        for index in get_args(Index):
            drawn = {faces.face(card, 92, 129, pattern, index=index).image.tobytes() for card in cards}
            assert len(drawn) == len(cards)


def test_german_suits_are_drawn_in_binokel_only() -> None:
    german = Look(deck="german", say=ENGLISH)
    for preset in PinochleRules.presets:
        game = Game(PinochleRules.of(preset), 2, Deals.numbered(1))
        for seat, draw in ((None, render.draw_table), (0, render.draw_hand)):
            usual, other = (draw(game.view(seat), samples.NAMES, look=look) for look in (HOUSE, german))
            assert (usual != other) == (preset == "binokel"), preset
    view = samples.hand()
    assert render.draw_hand(view, samples.NAMES, look=german) == render.draw_hand(view, samples.NAMES, look=HOUSE)
    assert render.draw_lobby(LOBBY, look=german) == render.draw_lobby(LOBBY, look=HOUSE)


def test_german_cards_have_letters_and_suits_of_their_own_in_words() -> None:
    style = CardStyle("rdv", german=True)
    for language in locales():
        texts = load_texts(language, "pinochle", style)
        assert texts.cards(["KC", "QD", "JS", "AH"]) == "K🌰 O🔔 U🍃 A♥"
        assert texts.note("fact", Note("trump", {"suit": "D"})).endswith("🔔."), "named in words"
        assert [texts.say("fact-trump", suit=suit) for suit in "CDS"] != [
            load_texts(language, "pinochle").say("fact-trump", suit=suit) for suit in "CDS"
        ]


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


@sampled
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
