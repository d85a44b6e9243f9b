"""Pictures of Pinochle, Binokel and Bezique: what they show, and to whom."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import render
from engine.cards import MARK
from engine.deal import Deals
from engine.game import Game
from engine.pinochle import presentation
from engine.pinochle.options import order
from engine.pinochle.presentation import PRESENTATION
from engine.pinochle.rules import PinochleRules
from engine.types import Action, Note
from render.kit import trick_games
from render.kit.palette import Look
from render.pinochle import words
from tests.cards import parse
from tests.examples import examples, sampled
from tests.render.images import LARGEST, assert_standard_png, decoded, pixels
from tests.render.looks import ENGLISH, HOUSE
from tests.render.pinochle import samples

NAMES = samples.NAMES
PLAYS = tuple(Action("play", (card,)) for card in samples.HAND.split())

PICTURES = {
    "table": lambda: render.draw_table(samples.table(), NAMES, samples.NOTE, look=HOUSE),
    "table just dealt": lambda: render.draw_table(samples.dealt(), NAMES, look=HOUSE),
    "full table": lambda: render.draw_table(samples.full(), NAMES, samples.NOTE * 4, look=HOUSE),
    "table in phase two": lambda: render.draw_table(samples.phase_two(), NAMES, samples.NOTE, look=HOUSE),
    "score sheet": lambda: render.draw_table(samples.scored(), NAMES, samples.NOTE, look=HOUSE),
    "game won": lambda: render.draw_table(samples.won(), NAMES, look=HOUSE),
    "hand": lambda: render.draw_hand(samples.hand(), NAMES, samples.NOTE, look=HOUSE),
    "hand just dealt": lambda: render.draw_hand(samples.dealt(0), NAMES, samples.NOTE, look=HOUSE),
    "sixteen cards": lambda: render.draw_hand(samples.hand(samples.SIXTEEN), NAMES, look=HOUSE),
    "following": lambda: render.draw_hand(samples.following(), NAMES, look=HOUSE),
    "no cards": lambda: render.draw_hand(
        samples.following("", phase="won", to_act=(), winners=(0,)), NAMES, look=HOUSE
    ),
}


@sampled
@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_a_standard_png_and_deterministic(name: str) -> None:
    png = PICTURES[name]()
    assert_standard_png(png, LARGEST)
    assert PICTURES[name]() == png


def test_hand_of_the_public_view_raises_value_error() -> None:
    with pytest.raises(ValueError, match="owner"):
        render.draw_hand(samples.table(), NAMES, look=HOUSE)


SHOWN_ON_TABLE: dict[str, Any] = {
    "trump": "S",
    "upturned": "9H",
    "stock": 8,
    "trick": ("10S",),
    "leader": 1,
    "to_act": (0,),
    "phase": "lead",
    "hand_counts": (12, 12),
    "melds": (samples.melds("flush 150 JH QH KH 10H AH"), ()),
    "tricks": samples.tricks(6),
    "trick_points": (12, 0),
    "standing": (50, 110),
    "totals": (440, 615),
    "target": 1250,
    "round": 3,
    "turn": 9,
    "dealer": 0,
}


@sampled
@pytest.mark.parametrize("field", SHOWN_ON_TABLE)
def test_table_shows_every_public_fact(field: str) -> None:
    before = render.draw_table(samples.table(), NAMES, look=HOUSE)
    after = render.draw_table(samples.table(**{field: SHOWN_ON_TABLE[field]}), NAMES, look=HOUSE)
    assert pixels(before) != pixels(after)


@pytest.mark.parametrize(
    "laid",
    [
        "royal-marriage 40 KH QH",
        "marriage 20 KH QH",
        "royal-marriage 20 KH QH",
        "royal-marriage 40 QH",
        "marriage 40 KS QS",
    ],
)
def test_meld_shows_its_type_points_and_cards(laid: str) -> None:
    others = {"royal-marriage 40 KH QH", "marriage 20 KS QS"} - {laid}
    drawn = {
        pixels(render.draw_table(samples.table(melds=(samples.melds(one), ())), NAMES, look=HOUSE))
        for one in (laid, *others)
    }
    assert len(drawn) == len(others) + 1


def test_card_in_two_melds_differs_from_its_twin() -> None:
    one, both = "pinochle 40 QS JD, marriage 20 KS QS", "pinochle 40 QS JD, marriage 20 KS QS'"
    drawn = [
        pixels(render.draw_table(samples.table(melds=(samples.melds(laid), ())), NAMES, look=HOUSE))
        for laid in (one, both)
    ]
    assert drawn[0] != drawn[1]


def test_last_trick_shows_its_winner_until_the_next_lead() -> None:
    def drawn(phase: str, winner: int) -> bytes:
        last = samples.tricks(1)[0]._replace(winner=winner)
        view = samples.table(phase=phase, trick=(), to_act=(winner,), leader=winner, tricks=(last,))
        return pixels(render.draw_table(view, ("", ""), look=HOUSE))

    assert len({drawn(phase, winner) for phase in ("melding", "lead") for winner in (0, 1)}) == 4


@pytest.mark.parametrize(
    ("changes", "may"),
    [
        ({"totals": (960, 0)}, True),
        ({"totals": (959, 0)}, False),
        ({"totals": (960, 0), "phase_two": True, "tricks": samples.tricks(1, phase_two=True)}, False),
        ({"totals": (960, 0), "rules": PinochleRules(scored_at_end=True)}, False),
    ],
    ids=["past the target", "short of it", "phase two", "melds count at the end"],
)
def test_side_past_the_target_may_knock(changes: dict[str, Any], may: bool) -> None:
    view = samples.table(**changes)
    assert presentation.may_knock(view, 0) is may
    threat = Note("may-knock-next", {"seat": 0})
    assert (threat in PRESENTATION.warnings(replace(view, seat=1))) is may and threat not in PRESENTATION.warnings(
        replace(view, seat=0)
    )


def test_round_points_include_pending_tricks_in_phase_two() -> None:
    taken: dict[str, Any] = {"trick_points": (23, 30), "standing": (40, 110)}
    assert words.points_in_round(samples.table(**taken), 0) == 40
    assert words.points_in_round(samples.phase_two(**taken), 0) == 63
    assert words.points_in_round(samples.phase_two(preset="binokel", **taken), 0) == 40


SHOWN_ON_HAND: dict[str, Any] = {
    "hand": samples.hand().hand[1:],
    "drawn": ("KD",),
    "mat": ((), samples.table().mat[1]),
    "meldable": samples.melds("marriage 20 KC QC"),
    "legal": (Action("draw"),),
    "trump": "C",
    "upturned": "9H",
    "stock": 8,
    "to_act": (1,),
    "phase": "lead",
    "tricks": samples.tricks(7),
    "melds": ((), ()),
    "standing": (50, 110),
    "totals": (970, 615),
    "target": 1250,
    "turn": 9,
}


@sampled
@pytest.mark.parametrize("field", SHOWN_ON_HAND)
def test_hand_shows_every_private_fact(field: str) -> None:
    before = render.draw_hand(samples.hand(), NAMES, look=HOUSE)
    after = render.draw_hand(samples.hand(**{field: SHOWN_ON_HAND[field]}), NAMES, look=HOUSE)
    assert pixels(before) != pixels(after)


def test_playable_cards_are_tagged_in_phase_two() -> None:
    def drawn(*cards: str) -> bytes:
        legal = tuple(Action("play", (card,)) for card in cards)
        return pixels(render.draw_hand(samples.following("KS QS JD", legal=legal), NAMES, look=HOUSE))

    assert len({drawn("KS", "QS"), drawn("KS"), drawn("KS", "QS", "JD")}) == 3


def test_both_copies_of_a_playable_card_are_tagged() -> None:
    def drawn(*legal: str) -> bytes:
        actions = tuple(Action("play", (card,)) for card in legal)
        return pixels(render.draw_hand(samples.following("KS KS' JD", legal=actions), NAMES, look=HOUSE))

    assert drawn("KS") == drawn("KS'") == drawn("KS", "KS'")


def test_last_chance_of_a_dix_is_shown() -> None:
    view = samples.hand("9H AS KS", phase="follow", upturned="9H'", stock=1, meldable=(), legal=PLAYS[:1])
    worthless = replace(view, rules=PinochleRules(dix_must_be_melded=True))
    assert pixels(render.draw_hand(view, NAMES, look=HOUSE)) != pixels(render.draw_hand(worthless, NAMES, look=HOUSE))


def test_hand_is_sorted_by_suit_or_rank_and_copies_look_alike() -> None:
    view = samples.hand(samples.SIXTEEN)
    by_suit, by_rank = (render.draw_hand(view, NAMES, look=Look(hand=hand, say=ENGLISH)) for hand in ("suit", "rank"))
    assert by_suit == render.draw_hand(view, NAMES, look=HOUSE)
    assert pixels(by_suit) != pixels(by_rank)
    assert trick_games.card_face("QS'", 100, 140, HOUSE) is trick_games.card_face("QS", 100, 140, HOUSE)


def test_trumps_come_first_then_alternating_suits_with_tens_over_kings() -> None:
    assert trick_games.high_to_low(parse("9C KH 10H AH QD JS 10C AC"), order("H")) == [
        *("AH", "10H", "KH"),
        *("AC", "10C", "9C"),
        "QD",
        "JS",
    ]
    for trump in "CDHS":
        reds = [suit in "DH" for suit in trick_games.suit_order(trump)]
        assert all(one != other for one, other in pairwise(reds))


@examples(8)
@given(names=st.tuples(st.text(max_size=60), st.text(max_size=60)), note=st.text(max_size=300))
def test_any_names_and_notes_can_be_drawn(names: tuple[str, str], note: str) -> None:
    table = decoded(render.draw_table(samples.table(), names, note, look=HOUSE))
    assert table.size == decoded(PICTURES["table"]()).size
    hand = decoded(render.draw_hand(samples.hand(), names, note, look=HOUSE))
    assert hand.size == decoded(PICTURES["hand"]()).size


@sampled
@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_every_preset_can_be_drawn_throughout_a_round(preset: str) -> None:
    chance = random.Random(preset)
    game = Game(PinochleRules.of(preset), 2, Deals.numbered(7))
    while not game.round.over:
        seat = game.to_act[0]
        legal = list(game.legal(seat))
        melds = [action for action in legal if action.kind in ("meld", "exchange")]
        game.play(seat, chance.choice(melds or legal))
        if chance.random() < 0.4:
            assert all(len(picture) <= LARGEST for picture in pictures(game))
    assert all(len(picture) <= LARGEST for picture in pictures(game))


@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_hidden_cards_do_not_change_pictures(monkeypatch: pytest.MonkeyPatch, preset: str) -> None:
    chance = random.Random(preset)
    rules = PinochleRules.of(preset)
    order = list(rules.pack(2))
    chance.shuffle(order)
    public, hand = pictures(dealt(monkeypatch, rules, order))
    mine = set(dealt(monkeypatch, rules, order).view(0).hand)
    turned = order[2 * rules.hand_size]
    hidden = [place for place, card in enumerate(order) if card not in mine and card != turned]
    for _ in range(8):
        one, other = chance.sample(hidden, 2)
        swapped = order[:]
        swapped[one], swapped[other] = swapped[other], swapped[one]
        assert pictures(dealt(monkeypatch, rules, swapped)) == (public, hand)


def dealt(monkeypatch: pytest.MonkeyPatch, rules: PinochleRules, order: list[str]) -> Game:
    """Return a game with this order of cards, top first."""
    monkeypatch.setattr(Deals, "shuffled", lambda deals, number, cards: tuple(order))
    return Game(rules, 2, Deals.numbered(1))


def pictures(game: Game) -> tuple[bytes, bytes]:
    """Return the public table and the first player's hand."""
    return render.draw_table(game.view(None), NAMES, look=HOUSE), render.draw_hand(game.view(0), NAMES, look=HOUSE)


def test_copy_marks_are_not_drawn() -> None:
    view = samples.table()
    plain = tuple(tuple(meld._replace(cards=unmarked(meld.cards)) for meld in side) for side in view.melds)
    bare = replace(view, melds=plain, upturned="AH")
    assert pixels(render.draw_table(view, NAMES, look=HOUSE)) == pixels(render.draw_table(bare, NAMES, look=HOUSE))


def unmarked(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card.rstrip(MARK) for card in cards)
