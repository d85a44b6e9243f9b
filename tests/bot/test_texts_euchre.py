"""Euchre's sentences are true under its options: a best bower turned up, an upcard that stays, and who plays."""

from __future__ import annotations

import pytest

from bot.table.typed_actions import parse_action
from bot.texts import People, load_texts
from engine import study
from engine.euchre.round import EuchreRound, EuchreView
from engine.euchre.rules import EuchreRules
from engine.presentation import presentation_of
from engine.types import IllegalAction, Note
from render.euchre import Hand
from render.kit.layout import NO_MARKS
from tests.engine.euchre.table import context, deal, do
from tests.render.looks import HOUSE

TEXTS = load_texts(game="euchre")
NAMES = ["Ada", "Ben", "Cy", "Di"]
PEOPLE = People(tuple(NAMES), (0, 1, 0, 1))
PAGES = ("rules", "play", "strategy", "scoring", "words")
TAKING = ("picks up", "pick up", "takes the card", "takes it", "lay away", "to your partner", "gets the upcard")


def seen(played: EuchreRound, seat: int) -> EuchreView:
    return played.view(seat, context(played))


def note(view: EuchreView, code: str) -> Note:
    return next(note for note in presentation_of(view).page(view, "table") if note.code == code)


def helped(rules: EuchreRules) -> str:
    return "\n".join(TEXTS.note("help", note) for page in PAGES for note in rules.presentation.explain(rules, page))


def offered(best: str, turned: str) -> EuchreRound:
    """Return a round in which the dealer named hearts for a best bower that was turned up."""
    played = deal("JH JD AH KH QH", turned=turned, preset="british-euchre", best_bower=best)
    do(played, "name H")
    return played


@pytest.mark.parametrize(("best", "turned"), [("benny", "2S"), ("joker", "JK")])
def test_the_suit_on_offer_is_named_wherever_a_best_bower_is_turned_up(best: str, turned: str) -> None:
    view = seen(offered(best, turned), 0)
    may = next(each.note for each in study.explain(view) if each.kind == "order")
    lesson = next(note for note in study.lessons(view) if note.code == "euchre-order")
    order = presentation_of(view).choices(view, "order")[0].label
    told = [("fact", note(view, "upcard")), ("fact", may), ("choice", order), ("lesson", lesson)]
    assert [note.values["suit"] for _, note in told] == ["H"] * 4
    assert not [family for family, note in told if "hearts" not in TEXTS.note(family, note, PEOPLE)]


def test_the_pictures_show_the_suit_on_offer_with_a_best_bower_only() -> None:
    hand = Hand(seen(offered("benny", "2S"), 0), NAMES, HOUSE.of("euchre"), NO_MARKS)
    assert hand.beside_trump() == "as ♥, for Di" and (hand.tag_above("JH") or ("",))[0] == "RIGHT"
    assert Hand(seen(deal(turned="9H"), 0), NAMES, HOUSE.of("euchre"), NO_MARKS).beside_trump() == "for Di"
    turned_down = offered("benny", "2S")
    do(turned_down, *["pass"] * 4)
    assert Hand(seen(turned_down, 0), NAMES, HOUSE.of("euchre"), NO_MARKS).beside_trump() == "as ♥, TURNED DOWN"


def test_a_best_bower_turned_down_takes_its_suit_with_it() -> None:
    played = offered("benny", "2S")
    do(played, *["pass"] * 4)
    view = seen(played, 0)
    assert "hearts" in TEXTS.note("fact", note(view, "turned-down-card"), PEOPLE)
    assert {action.target[0] for action in view.legal if action.kind == "name"} == {*"CDS"}


def test_the_hand_shows_the_trump_suit_and_not_the_card_that_was_turned_down() -> None:
    played = deal(turned="AS")
    assert Hand(seen(played, 0), NAMES, HOUSE.of("euchre"), NO_MARKS).corner_card() == "AS"
    do(played, *["pass"] * 4, "name D")
    assert Hand(seen(played, 0), NAMES, HOUSE.of("euchre"), NO_MARKS).corner_card() is None


def test_nobody_takes_an_upcard_that_stays_on_the_table() -> None:
    for usual in (EuchreRules.of(preset) for preset in EuchreRules.presets):
        stays = helped(usual.with_changes({"upcard_taken": False})).casefold()
        assert not [words for words in TAKING if words in stays] and "stays on the table" in stays
        assert "lay away" in helped(usual).casefold()
    played = deal(turned="9H", upcard_taken=False)
    for _ in range(4):
        view = seen(played, played.state.seat)
        told = TEXTS.note("fact", note(view, "upcard"), PEOPLE)
        assert "stays on the table" in told and "takes" not in told
        assert TEXTS.note("choice", presentation_of(view).choices(view, "order")[0].label) == "Order up 9♥"
        do(played, "pass")


@pytest.mark.parametrize(
    ("typed", "target"), [("hearts", "H"), ("♥", "H"), ("Heart", "H"), ("h", "H"), ("hearts, alone", "H-alone")]
)
def test_a_suit_is_named_as_people_write_it(typed: str, target: str) -> None:
    played = deal(turned="AS")
    do(played, *["pass"] * 4)
    view = seen(played, 0)
    assert parse_action(TEXTS, view, "name", "", typed).target == target
    turned_down = parse_action(TEXTS, view, "name", "", "spades")
    with pytest.raises(IllegalAction) as refused:
        played.play(0, turned_down)
    assert refused.value.note.code == "suit-turned-down"


def test_help_says_who_plays_with_whom_and_with_which_pack() -> None:
    for preset in EuchreRules.presets:
        rules = EuchreRules.of(preset)
        [seats] = rules.seats_played()
        told = helped(rules)
        assert ("partner" in told) == (len({*rules.sides(seats)}) < seats), preset
        assert ("in the same round" in told) == (seats == 3), preset
        for size, lowest in ((24, "9s"), (28, "8s"), (32, "7s")):
            its = helped(rules.with_changes({"pack_size": size}))
            assert f"{size} cards from the {lowest} up" in its
    assert "two of spades" in helped(EuchreRules.of("british-euchre"))


def test_farmers_hand_is_explained_where_it_is_played_with_its_limits() -> None:
    usual = EuchreRules.of("euchre")
    farming = helped(usual.with_changes({"farmers_hand": True}))
    assert "one player" in farming and "three tens or lower" in farming and "nobody else may" in farming
    assert "Farmer" not in helped(usual) and "throw" not in helped(usual)
