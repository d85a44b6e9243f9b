"""Every explanation, hint and fact has a text."""

from __future__ import annotations

import logging
import random
import re

import pytest

from bot.texts import People, load_texts, locales
from engine import study
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES
from engine.presentation import presentation_of
from engine.types import Note, Value
from tests.bot.fluent_messages import messages
from tests.examples import sampled

PEOPLE = People(("Ada", "Bo", "Cy", "Di", "Ed", "Flo"), (0, 1, 2, 3, 4, 5))
PRESETS = [(name, preset) for name, rules in GAMES.items() for preset in rules.presets]
TRUE_OF = {
    "classic": "aces and twos 20, kings to eights 10, sevens to fours 5. more wild cards than natural ones, and 3",
    "modern": "Red and black threes are bonuses. round is over. But your melds. is always frozen. A wild card on top",
    "windows": "one card from the stock. than natural ones. A natural. or turns the discard pile over. It stays frozen",
    "windows1": "drawing one ends your turn. kings to sevens 10. A canasta is always enough. don't need a canasta",
    "dos": "when someone goes out. The first to reach. the discard pile is turned over",
    "partners": "A meld needs at least two natural cards, and 3 wild cards at most. asks your partner",
    "samba": "are a canasta worth 1,500. Your side has the 2 canastas. you need 2 canastas",
    "bolivia": "one of wild cards alone 2,500 or more, a sequence of seven 1,500. can be a meld of their own",
    "hand-and-foot": "after 4 rounds wins. the top 7 cards. two natural and two mixed. so discard it. No more cards",
    "pinochle": "on a trump with a higher one if you can. From here on, the cards in your tricks count: eleven",
    "binokel": "follow suit, with a higher card if you can. The cards in your tricks count: eleven. The last trick",
    "piquet": "it's worth 1 point. second card is worth 1 point, and you",
    "cent": "a ten or higher is worth 1 point. if that's a ten or higher, and you",
    "cribbage": "first to peg 121. 2 cards for the **crib**. Keep what scores together",
    "five": "first to peg 61. to make up for the crib. the play stops there",
    "hoyle-five": "in the first deal only. the play stops there",
    "seven": "first to peg 181. 2 cards for the **crib**",
    "three-handed": "one card for the **crib**",
    "four-handed": "one card for the **crib**. the player opposite peg together",
    "lowball": "reach 121 points loses. Keep what scores little. Don't make 15",
    "bezique": "ten points for an ace or a ten, nothing for the others. The last trick of the round is worth 10 more",
}
"""Phrases, separated by full stops, that the lessons of a preset contain and those of other presets may not."""
PLAYED = [("canasta", preset) for preset in ("classic", "modern", "samba")]
PLAYED += [("pinochle", preset) for preset in ("pinochle", "bezique")]
PLAYED += [("gin", preset) for preset in ("standard", "oklahoma")]


@sampled
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_rules_are_explained_as_each_preset_has_them(name: str, preset: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = GAMES[name].of(preset)
    seats = next(count for count in (4, 3, 2) if count in rules.seats_played())
    view = Game(rules, seats, Deals.numbered(1)).view(0)
    values = study.lessons(view)[0].values
    texts, codes = load_texts(game=name), sorted(code for game, code in messages() if game == name)
    told = " ".join(texts.say(code, PEOPLE, **values) for code in codes if code.startswith(f"lesson-{name}-"))
    for words in TRUE_OF.get(preset, "").split(". "):
        assert words in told, words
    assert not caplog.records and not re.search(r" [,.;]|[.,;]{2}|  |[{}]", told), told


@sampled
@pytest.mark.parametrize(("name", "preset"), PLAYED)
def test_every_study_note_of_a_round_has_a_text(name: str, preset: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = GAMES[name].of(preset)
    game = Game(rules, 2, Deals.numbered(8))
    chooser = random.Random(3)
    texts, told = load_texts(game=name), set[str]()
    happened = game.round.opening
    with caplog.at_level(logging.ERROR):
        while not game.round.over:
            seat = game.to_act[0]
            if chooser.random() < 0.05:
                view = game.view(seat)
                for each in study.explain(view):
                    told.add(texts.note("fact" if each.allowed else "refusal", each.note, PEOPLE))
                for page in study.pages(name):
                    told |= {texts.note("fact", note, PEOPLE) for note in study.page(view, page)}
                told |= {
                    texts.note("fact", note, PEOPLE)
                    for page in rules.presentation.pages
                    for note in rules.presentation.page(view, page)
                }
                for action in view.legal:
                    hint = study.hint(view, action)
                    told |= {texts.note("fact", note, PEOPLE) for note in (hint.what, *hint.reasons)}
                    told |= {texts.note("caution", note, PEOPLE) for note in rules.presentation.cautions(view, action)}
            its = game.view(seat)
            told |= {texts.note("lesson", note, PEOPLE) for note in study.lessons(its, happened)}
            lively = [each for each in game.legal(seat) if each.kind in ("meld", "take", "exchange")]
            happened = game.play(seat, chooser.choice(lively or game.legal(seat)))
        over = game.view(0)
        for page in study.pages(name):
            told |= {texts.note("fact", note, PEOPLE) for note in study.page(over, page)}
        pages = (rules.presentation.page(over, page) for page in rules.presentation.pages)
        told |= {texts.note("fact", note, PEOPLE) for notes in pages for note in notes}
    assert {note.code for page in ("predict", "analyze") for note in study.page(over, page)} == {"round-over"}
    scored = [
        note.values
        for note in presentation_of(over).page(over, "scoring" if name == "canasta" else "points")
        if note.code == "scored"
    ]
    assert [values["points"] for values in scored] == [sum(line.points for line in lines) for lines in over.settled]
    assert tuple(values["total"] for values in scored) == over.totals
    assert not caplog.records
    assert not [text for text in told if "{" in text or not text.strip()]


@pytest.mark.parametrize("locale", locales())
def test_a_lead_in_sampled_deals_is_told_in_every_language(locale: str) -> None:
    texts, units = load_texts(locale, "euchre"), ("points", "round", "game", "chances")
    said = {unit: texts.say("hint-lead", deals=25, unit=unit, lead=0.4, other="...") for unit in units}
    assert len({*said.values()}) == len(said)
    assert all("25" in text and texts.decimal(0.4) in text and text.endswith("...") for text in said.values())


@pytest.mark.parametrize("locale", locales())
def test_a_solved_lead_is_told_without_deals_in_every_language(locale: str) -> None:
    texts = load_texts(locale, "pinochle")
    for lead in (1, 12):
        units = ("points", "tricks", "last-trick")
        said = {unit: texts.say("hint-solved", unit=unit, lead=lead, other="...") for unit in units}
        assert len({*said.values()}) == len(said)
        assert all(f" {lead} " in text and text.endswith("...") for text in said.values())
        assert not any("{" in text or "  " in text for text in said.values())


@pytest.mark.parametrize(("locale", "half"), [("en", "0.5"), ("de", "0,5"), ("es", "0,5"), ("fr", "0,5")])
def test_hints_write_decimals_as_the_language_does(locale: str, half: str) -> None:
    ecarte, cribbage = load_texts(locale, "ecarte"), load_texts(locale, "cribbage")
    said = [
        ecarte.note("fact", Note("hint-won-counts", {"points": 0.5})),
        ecarte.note("fact", Note("hint-play-at-once", {"points": 0.5})),
        ecarte.note("fact", Note("hint-at-once-costs", {"points": 0.5})),
        ecarte.note("fact", Note("hint-gains", {"points": 0.5, "how": "play", "cards": ("7C",)})),
        cribbage.note("fact", Note("hint-keeps", {"points": 0.5, "cards": ("7C",)})),
        cribbage.note("fact", Note("hint-lays-best", {"points": 0.5, "cards": ("7C",)})),
        cribbage.say("hint-lead", deals=25, unit="points", lead=0.5, other="..."),
        cribbage.say("rating-change", People(("Ada",)), seat=0, before=0.5, after=1.0),
    ]
    assert all(half in text for text in said), said


@pytest.mark.parametrize("locale", locales())
def test_a_lead_over_the_next_best_names_it_in_every_language(locale: str) -> None:
    def said(how: str, cards: tuple[str, ...], won: int = 0) -> str:
        values: dict[str, Value] = {"points": 3, "how": how, "cards": cards, "won": won}
        return load_texts(locale, "gin").note("fact", Note("hint-gains", values))

    kinds = {how: said(how, ("7C",)) for how in ("discard", "take", "knock", "draw", "pass")}
    assert len({*kinds.values()}) == len(kinds)
    assert {how for how, text in kinds.items() if "7♣" in text} == {"discard", "take", "knock"}
    assert "15" in said("draw", (), won=15) and "15" not in said("draw", ())


@pytest.mark.parametrize("locale", locales())
def test_a_lead_in_rubicon_names_the_next_best_in_every_language(locale: str) -> None:
    play, meld = (
        load_texts(locale, "rubicon").note(
            "fact", Note("hint-gains", {"points": 30, "how": how, "cards": ("7C", "8C")})
        )
        for how in ("play", "meld")
    )
    assert play != meld and all("30" in text and "7♣" in text and "8♣" in text for text in (play, meld))
