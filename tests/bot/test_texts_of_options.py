"""What players read is true under the options of the table: help, facts and lessons of games without melds."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.texts import People, load_texts
from engine import study
from engine.cribbage import counting
from engine.cribbage.rules import CribbageRules
from engine.deal import Deals
from engine.ecarte.rules import EcarteRules
from engine.game import Game
from engine.games import GAMES
from engine.players import INTERMEDIATE, choose
from engine.presentation import presentation_of
from engine.rules import Rules
from engine.rummy500.rules import Rummy500Rules
from engine.types import RulesError
from tests.cards import parse
from tests.engine.ecarte.table import TOP, context, deal, do
from tests.examples import sampled
from tests.narrowing import narrowed

PEOPLE = People(("Ada", "Ben", "Cy", "Di"))
PAGES = ("rules", "play", "strategy", "scoring", "words")
OF_DEALING = {"preset", "starter", "cut_for_deal", "next_dealer"}
"""Options about who begins: the page of options says it all."""
PEGGED = {"fifteen", "thirty-one", "pair", "pair-royal", "double-pair-royal", "run", "flush"}


def helped(rules: Rules, *pages: str) -> str:
    texts = load_texts(game=rules.game)
    return "\n".join(
        texts.note("help", note) for page in pages or PAGES for note in rules.presentation.explain(rules, page)
    )


def others(rules: Rules, option: str) -> list[Any]:
    """Return other values of an option."""
    value = getattr(rules, option)
    if isinstance(value, bool):
        return [not value]
    listed = type(rules).model_json_schema()["properties"][option].get("enum", ())
    return [choice for choice in listed if choice != value] or ([value + 1] if isinstance(value, int) else [])


def played(rules: Rules, rounds: int) -> Game:
    """Return a game in which some rounds are over."""
    game = Game(rules, rules.seats_played()[0], Deals.numbered(5))
    while len(game.scores) < rounds or not game.round.over:
        game.play(game.to_act[0], choose(game.view(game.to_act[0]), INTERMEDIATE, b""))
    return game


@sampled
@pytest.mark.parametrize(
    "game", ["euchre", "ecarte", "piquet", "cribbage", "german-whist", "gin", "rummy500", "auction-pinochle"]
)
def test_every_option_in_force_changes_a_page_of_the_help_and_no_other_does(game: str) -> None:
    wrong = []
    for preset in GAMES[game].presets:
        rules = GAMES[game].of(preset)
        for option in rules.options().keys() - OF_DEALING - ({"hand_size"} if game == "rummy500" else set()):
            for value in others(rules, option):
                changed = rules.model_copy(update={option: value})
                try:
                    changed.check(rules.seats_played()[0])
                except RulesError:
                    continue
                if (helped(changed) == helped(rules)) != (option in rules.dormant):
                    wrong.append((preset, option, value))
    assert not wrong


# Écarté


@pytest.mark.parametrize("steps", [("stand",), ("propose", "refuse")])
def test_points_of_a_hand_without_an_exchange_are_said_to_be_the_winners(steps: tuple[str, ...]) -> None:
    texts, round_ = load_texts(game="ecarte"), deal(TOP)
    for step in steps:
        view = round_.view(round_.to_act[0], context())
        warned = [texts.note("fact", note) for note in presentation_of(view).warnings(view)]
        assert not warned or "your opponent scores 2 points" in warned[0]
        do(round_, step)
    view = round_.view(0, context())
    [vulnerable] = [note for note in presentation_of(view).page(view, "table") if note.code == "is-vulnerable"]
    assert "the other player scores 2 points" in texts.note("fact", vulnerable, PEOPLE)
    said = "\n".join((helped(GAMES["ecarte"].of("free-ecarte")), texts.setting("vulnerable", value=True)))
    assert "costs two" not in said and "pays two" not in said and "cost you" not in said


def test_the_stock_limits_a_draw_and_the_players_are_told() -> None:
    texts, round_ = load_texts(game="ecarte"), deal()
    assert "more cards than the stock still has" in helped(narrowed(round_.rules, EcarteRules), "rules")
    for _ in range(2):
        do(round_, "propose", "accept")
        for _ in range(2):
            do(round_, "exchange " + " ".join(round_.view(round_.to_act[0], context()).hand))
    do(round_, "propose", "accept")
    view = round_.view(0, context())
    [may] = [each.note for each in study.explain(view) if each.kind == "exchange"]
    assert view.stock == 1 and (may.values["count"], may.values["limited"]) == (1, True)
    assert texts.note("fact", may) == "You can exchange up to 1 card: the stock has no more."


def test_a_hand_of_one_suit_is_not_told_that_it_cannot_follow() -> None:
    round_ = deal("7C 8C 9C 10C JC", "QC KC AC 7D 8D", turned="7H")
    do(round_, "stand", "7C", "QC")
    [may] = [each.note.code for each in study.explain(round_.view(1, context())) if each.kind == "play"]
    assert may == "may-lead"
    do(round_, "KC")
    [may] = [each.note.code for each in study.explain(round_.view(0, context())) if each.kind == "play"]
    assert may == "may-follow-with-any"


# Piquet


@pytest.mark.parametrize("preset", ["piquet", "cent"])
def test_points_after_a_deal_are_those_in_all(preset: str) -> None:
    texts, game = load_texts(game="piquet"), played(GAMES["piquet"].of(preset), 2)
    view = game.view(0)
    points = [note for note in presentation_of(view).page(view, "table") if note.code == "points"]
    assert view.settled and [note.values["points"] for note in points] == [*view.totals]
    for family in ("fact", "brief"):
        told = [texts.note(family, note, PEOPLE) for note in points]
        assert all(str(total) in said and "in all" in said for total, said in zip(view.totals, told, strict=True))
        assert not [said for said in told if "before" in said or "this deal," in said]
    game.play(0, game.legal(0)[0])
    view = game.view(0)
    for note in (note for note in presentation_of(view).page(view, "table") if note.code == "points"):
        assert "before it" in texts.note("fact", note, PEOPLE) and note.values["standing"] == 0


def test_the_end_of_a_partie_is_told_as_it_is() -> None:
    cent, six = (GAMES["piquet"].of(preset) for preset in ("cent", "piquet"))
    assert "then the higher score wins" in helped(cent, "rules") and "first to reach" not in helped(cent)
    assert "ubicon" not in helped(cent) and "ubicon" not in helped(six.with_changes({"rubicon": False})).replace(
        "There is no rubicon", ""
    )
    for rules, ends in ((cent, "to-target"), (six, "rubicon"), (six.with_changes({"rubicon": False}), "deals")):
        deal_line = rules.presentation.page(Game(rules, 2, Deals.numbered(1)).view(0), "table")[0]
        said = load_texts(game="piquet").note("fact", deal_line, PEOPLE)
        assert deal_line.values["ends"] == ends
        assert ("rubicon is at" in said, "ends with the deal" in said) == (ends == "rubicon", ends == "to-target")


def test_help_says_which_sequence_and_set_is_best() -> None:
    said = helped(GAMES["piquet"].of("piquet"), "rules")
    assert "longest is best" in said and "higher top card" in said and "A quatorze beats every trio" in said


# Cribbage


def test_skunks_are_promised_only_where_they_count() -> None:
    for preset, target, lines in product(CribbageRules.presets, (31, 45, 121), (True, False)):
        rules = CribbageRules.of(preset).model_copy(update={"target": target, "skunk_lines": lines})
        said = helped(rules)
        assert ("kunk" in said) == bool(rules.skunks), (preset, target)
        assert ("double skunk" in said) == (len(rules.skunks) == 2), (preset, target)
    three = helped(CribbageRules.of("three-handed"), "scoring")
    assert "If both losers" in three and "loses two games" not in three


@pytest.mark.parametrize(("preset", "hand", "starter", "crib"), [("five", 3, 4, 5), ("seven", 5, 6, 5)])
def test_flushes_are_told_as_they_are_counted(preset: str, hand: int, starter: int, crib: int) -> None:
    rules = CribbageRules.of(preset)
    cards = parse("2H 4H 6H 8H 10H")[: rules.shape.kept]
    flushes = [
        sum(each.points for each in counting.counted(its, up, crib=bool(in_crib)) if each.code == "flush")
        for its, up, in_crib in ((cards, "KS", 0), (cards, "KH", 0), (parse("2H 4H 6H 8H"), "KH", 1))
    ]
    assert flushes == [hand, starter, crib]
    said = helped(rules, "scoring")
    assert f"{hand}, or {starter} with the starter; in the crib {crib}, only if all four and the starter" in said


@pytest.mark.parametrize("counted", ["automatic", "by-hand", "muggins"])
def test_nothing_is_counted_for_players_who_count_by_hand(counted: str) -> None:
    said = helped(CribbageRules.of("cribbage").with_changes({"counting": counted}))
    assert ("counted for you" in said, "what your hand is worth, `/view points`" in said) == (
        counted == "automatic",
    ) * 2
    assert ("uggins" in said) == (counted == "muggins")


def test_the_tutorial_says_what_a_card_pegs_and_for_what() -> None:
    texts, seen = load_texts(game="cribbage"), 0
    for preset in CribbageRules.presets:
        rules = CribbageRules.of(preset)
        guided = study.guided_round(rules)
        assert guided
        game = Game(rules, rules.seats_played()[0], Deals.numbered(guided.deal))
        for seat, action in guided.actions:
            step = study.guide_step(game.view(0), guided, game.actions)
            assert step
            events = game.play(seat, action)
            if seat == 0 and action.kind == "play":
                pegged = [event.points for event in events if event.seat == 0 and event.kind in PEGGED]
                assert step.lesson.values["points"] == sum(pegged)
                if pegged:
                    seen += 1
                    said = texts.note("guide", step.lesson, PEOPLE)
                    assert all(f"for {points}" in said for points in pegged)
    assert seen > 3


# Gin and Rummy 500


@pytest.mark.parametrize("size", [7, 10])
def test_big_gin_is_told_of_a_hand_of_any_size(size: int) -> None:
    rules = GAMES["gin"].of("standard").with_changes({"hand_size": size})
    texts = load_texts(game="gin")
    said = [helped(rules), texts.say("kind-gin"), texts.say("refusal-not-gin", has=3), texts.say("lesson-gin-big-gin")]
    assert f"all {size + 1} cards" in said[0] and not [each for each in said if "eleven" in each.casefold()]


def test_nobody_is_told_to_knock_or_lay_off_where_only_gin_ends_a_round() -> None:
    said = helped(GAMES["gin"].of("straight"))
    assert "ndercut" not in said and "lays off" not in said and "Knock early" not in said and "Lay off" not in said
    lessons = {limit: load_texts(game="gin").say("lesson-gin-knock", knock_limit=limit) for limit in (0, 10, "upcard")}
    assert ["You have gin" in lesson for lesson in lessons.values()] == [True, False, False]


@pytest.mark.parametrize("first", ["offered", "none"])
def test_what_the_first_upcard_is_for_is_told(first: str) -> None:
    rules = GAMES["gin"].of("oklahoma").with_changes({"first_upcard": first})
    said = helped(rules, "rules")
    assert "an ace 1, tens and court cards 10" in said
    assert ("nobody can take it" in said) == (first == "none")
    assert "nobody can take it" not in helped(GAMES["gin"].of("standard").with_changes({"first_upcard": first}))


@pytest.mark.parametrize("preset", GAMES["rummy500"].presets)
def test_help_of_rummy_500_is_about_the_players_and_packs_of_the_preset(preset: str) -> None:
    for size, jokers in product(("usual", 7), (0, 2)):
        rules = GAMES["rummy500"].of(preset).with_changes({"hand_size": size, "jokers": jokers})
        said, seats = helped(rules), rules.seats_played()
        assert ("two packs" in said) == (max(seats) > 4)
        assert ("oker" in said) == bool(jokers)
        assert ("partners" in said) == (preset == "partnership")
        if preset != "partnership":
            assert f"For {load_texts().joined([*map(str, sorted(seats))])} players" in said
        dealt = {narrowed(rules, Rummy500Rules).hand(count) for count in seats}
        assert ("Two players get 13 cards each, more players 7" in said) == (len(dealt) == 2)
        assert len(dealt) == 2 or f"Each player gets {dealt.pop()} cards" in said


def test_lessons_of_rummy_500_tell_how_its_rounds_end_and_what_can_be_taken() -> None:
    texts = load_texts(game="rummy500")
    ends = {end: texts.say("lesson-rummy500-last", empty_stock=end) for end in ("ends", "pile")}
    assert "the round ends with it" in ends["ends"] and "ends with it" not in ends["pile"]
    draws = {taken: texts.say("lesson-rummy500-draw", upcard_melded=taken) for taken in (True, False)}
    assert "always take the last discard" in draws[False] and "always" not in draws[True]
