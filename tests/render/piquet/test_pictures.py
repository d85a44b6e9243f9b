"""Pictures of Piquet at moments that random play seldom reaches, and their words."""

from collections.abc import Callable
from dataclasses import replace

import pytest

import render
from engine.piquet.declarations import Spoken
from engine.piquet.round import PiquetRound
from engine.types import Action, Event
from render import piquet
from render.kit.layout import NO_MARKS
from render.piquet import Hand, packets
from render.piquet.words import PiquetWords
from tests.cards import parse
from tests.engine.piquet.table import CONTEXT, deal, declare, declare_all, declaring, exchange, finish, play
from tests.render.images import LARGEST, assert_film, assert_standard_png
from tests.render.looks import ENGLISH, HOUSE

NAMES = ("Ada", "Ben")
WORDS = PiquetWords(ENGLISH.of("piquet"))
BLANCHE = "10S 9S 8S 7S 10H 9H 8H 7H 10D 9D 8D 7D"
COURTS = "AS KS QS JS AH KH QH JH AD KD QD JD"


def repique() -> PiquetRound:
    played = declaring("AS KS QS JS 10S AH AD AC 9H 8H 8D 7C", "KH QH KD QD JD 9D KC QC JC 9C 8S 9S")
    declare_all(played)
    play(played, "AS")
    return played


def blanche() -> PiquetRound:
    played = deal(BLANCHE, COURTS)
    played.play(0, Action("blanche", target="4"))
    exchange(played, "JS JH")
    return played


def looking() -> PiquetRound:
    played = deal()
    exchange(played, " ".join(played.state.hands[0][:5]))
    exchange(played, played.state.hands[1][0])
    return played


@pytest.mark.parametrize("moment", [repique, blanche, looking, lambda: deal(COURTS, BLANCHE)])
def test_rare_moments_can_be_drawn(moment: Callable[[], PiquetRound]) -> None:
    played = moment()
    assert_standard_png(render.draw_table(played.view(None, CONTEXT), NAMES, look=HOUSE), LARGEST)
    for seat in (0, 1):
        assert_standard_png(render.draw_hand(played.view(seat, CONTEXT), NAMES, look=HOUSE), LARGEST)


def test_a_call_of_repique_changes_the_picture() -> None:
    played = repique()
    called = render.draw_table(played.view(None, CONTEXT), NAMES, look=HOUSE)
    played.state.told = False
    its = played.state.declared
    its[0] = its[0]._replace(answer="equal")
    its[0] = its[0].said(0, points=0)
    assert render.draw_table(played.view(None, CONTEXT), NAMES, look=HOUSE) != called


def test_the_talon_lies_in_two_packets() -> None:
    played = deal()
    assert packets(played.view(None, CONTEXT)) == (5, 3)
    exchange(played, " ".join(played.state.hands[0][:2]))
    assert packets(played.view(None, CONTEXT)) == (3, 3)
    exchange(played, " ".join(played.state.hands[1][:4]))
    assert packets(played.view(None, CONTEXT)) == (0, 2)


@pytest.mark.parametrize(
    ("kind", "said", "text"),
    [
        ("point", Spoken(5), "Point of 5"),
        ("point", Spoken(5, 49, "S"), "Point of 5 ♠, making 49"),
        ("sequence", Spoken(4), "Quart"),
        ("sequence", Spoken(3, 6), "Tierce to the king"),
        ("set", Spoken(3, 3), "Trio of tens"),
        ("set", Spoken(4, groups=(parse("AC AD AH AS"), parse("KC KD KH"))), "Quatorze A♣ A♦ A♥ A♠ + Trio K♣ K♦ K♥"),
        ("sequence", Spoken(5, groups=(parse("9S 10S JS QS KS"),)), "Quint ♠ K Q J 10 9"),
    ],
)
def test_declarations_in_words(kind: str, said: Spoken, text: str) -> None:
    assert WORDS.declared(kind, said) == text


def test_progress_names_the_deal_and_the_rubicon() -> None:
    view = deal(number=4, partie="four").view(None, CONTEXT._replace(number=4))
    assert WORDS.progress(view) == "Deal 4 of 4 (double) · trick 1 · rubicon 100"
    assert WORDS.goal(deal(preset="cent").view(None, CONTEXT)) == "to 100"


def test_younger_is_asked_to_answer() -> None:
    played = declaring("AS KS QS JS 10S AH AD AC 9H 8H 8D 7C", "KH QH KD QD JD 9D KC QC JC 9C 8S 9S")
    assert Hand(played.view(0, CONTEXT), NAMES, HOUSE.of("piquet"), NO_MARKS).doing().you_may == "declare"
    declare(played, "AS KS QS JS 10S")
    assert Hand(played.view(1, CONTEXT), NAMES, HOUSE.of("piquet"), NO_MARKS).doing().you_may == "answer or declare"


def test_a_repique_is_filmed_declaration_after_declaration() -> None:
    played = declaring("AS KS QS JS 10S AH AD AC 9H 8H 8D 7C", "KH QH KD QD JD 9D KC QC JC 9C 8S 9S")
    events = declare_all(played)
    view = played.view(None, CONTEXT)
    moment = render.film_moment(view, events)
    assert moment and (moment.kind, moment.points) == ("repique", 60)
    frames = piquet.draw_film(view, NAMES, moment, HOUSE)
    assert len({frame.draw().png() for frame in frames[:4]}) == 4, "nothing, and three declarations"
    assert_film(render.draw_film(view, NAMES, moment, look=HOUSE))
    assert render.film_moment(view, [event for event in events if event != moment]) is None


@pytest.mark.parametrize(("declared", "lines"), [("everything", 3), ("nothing", 0)])
def test_a_capot_is_filmed_once_the_deal_is_over(declared: str, lines: int) -> None:
    played = declaring("AS KS QS AH KH QH AD KD QD AC KC QC", "JS 10S 9S JH 10H 9H JD 10D 9D JC 10C 9C")
    while played.state.phase in ("declare", "answer"):
        declare(played, declared if played.to_act == (0,) else "nothing")
    view = played.view(None, CONTEXT)
    assert render.film_moment(view, finish(played)) is None, "the table goes on"
    view = replace(played.view(None, CONTEXT), phase="scored")
    moment = render.film_moment(view, [Event("capot", 0, points=40)])
    assert moment
    assert len(piquet.draw_film(view, NAMES, moment, HOUSE)) == lines + 1 + 3 + 1, (
        "the call flashes after the declarations"
    )
    assert_film(render.draw_film(view, NAMES, moment, look=HOUSE))
    assert render.film_moment(replace(view, phase="won"), [moment]) is None, "the winner's picture hides it"
