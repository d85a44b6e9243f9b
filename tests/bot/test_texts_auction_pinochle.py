"""Sentences of auction Pinochle and Binokel are true under its options, and every meld has a name."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.table.typed_actions import parse_action
from bot.texts import CardStyle, People, load_texts
from bot.ui.picture_words import PictureWords
from engine.auction_pinochle.explaining import explain
from engine.auction_pinochle.melds import Meld, called
from engine.auction_pinochle.options import BINOKEL
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.scoring import units_for
from engine.presentation import presentation_of
from engine.study.auction_pinochle import STUDY
from tests.engine.auction_pinochle.table import (
    AUCTION,
    CUTTHROAT,
    DOUBLE,
    KREUZ,
    PARTNERSHIP,
    RULES,
    THREE,
    deal,
    do,
    refused,
    rules_of,
    view,
)

TEXTS = load_texts(game="auction-pinochle")
PEOPLE = People(("Ada", "Ben", "Cy", "Di"), (0, 1, 0, 1))
PAGES = ("brief", "rules", "play", "strategy", "scoring", "words")
NAMES = (
    "run",
    "plain-run",
    "royal-marriage",
    "marriage",
    "pinochle",
    "aces",
    "kings",
    "queens",
    "jacks",
    "tens",
    "dix",
)


def helped(rules: AuctionPinochleRules, *pages: str) -> str:
    return "\n".join(TEXTS.note("help", note) for page in pages or PAGES for note in explain(rules, page))


def of(preset: str, **options: object) -> AuctionPinochleRules:
    return AuctionPinochleRules.of(preset).with_changes(options)


def codes() -> set[str]:
    """Return the code of every meld that a deal may have."""
    found = set()
    for rules in RULES:
        binokel, most = rules.preset in BINOKEL, 4 if rules.preset == DOUBLE else 2
        for name, number in product(NAMES, range(1, most + 1)):
            if (name in ("plain-run", "tens") and not binokel) or (name == "tens" and number == 1):
                continue
            if name == "dix" and rules.preset == DOUBLE:
                continue
            found.add(called(rules, Meld(name, number, 0, ())))
    return found


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_every_meld_has_a_name_in_texts_and_pictures(language: str) -> None:
    texts, pictures = load_texts(language, "auction-pinochle"), PictureWords(language, "auction-pinochle")
    assert not [code for code in codes() if not (texts.has(f"target-{code}") and pictures.has(code))]
    told = {code: texts.target(code) for code in codes()}
    for family in ("meld", "binokel"):
        its = [name for code, name in told.items() if code.startswith(family)]
        assert len(set(its)) == len(its), "no two melds share a name"
    assert all(pictures(code) == name for code, name in told.items())


@pytest.mark.parametrize("preset", BINOKEL)
def test_binokel_has_its_german_names_with_german_suits(preset: str) -> None:
    german = load_texts("de", "auction-pinochle", CardStyle(german=True))
    rules = AuctionPinochleRules.of(preset)
    named = {name: german.target(called(rules, Meld(name, 1, 0, ()))) for name in ("aces", "queens", "jacks")}
    assert named == {"aces": "vier Säue", "queens": "vier Ober", "jacks": "vier Unter"}
    said = german.say("refusal-which-trumps")
    assert all(suit in said for suit in ("Eichel", "Schippen", "Herz", "Schellen"))
    assert german.cards(("QS", "JD")) == "O🍃 U🔔" and german.target("S").startswith("Schippen")
    french = load_texts("de", "auction-pinochle")
    assert french.target("binokel-queens") == "vier Damen" and french.target("S").startswith("Pik")


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.preset))
def test_help_tells_how_many_play_with_which_cards(rules: AuctionPinochleRules) -> None:
    told = helped(rules)
    [seats] = rules.seats_played()
    assert ("partner" in helped(rules, "rules")) == rules.partners
    assert f"{len(rules.pack(seats))} cards" in told and f"gets {rules.hand_size} cards" in told
    assert ("widow" in told) == bool(rules.widow_size) and ("**Bury**" in told) == bool(rules.widow_size)
    assert ("Dabb" in told) == ("Binokel" in told) == (rules.preset in BINOKEL)
    assert ("units" in told) == rules.in_units
    assert str(rules.minimum) in helped(rules, "rules") and str(rules.minimum) in helped(rules, "brief")


def test_help_names_the_lowest_cards() -> None:
    orders = {preset: "A 10 K Q J 9" in helped(of(preset), "rules") for preset in AuctionPinochleRules.presets}
    assert orders == {PARTNERSHIP: True, DOUBLE: False, CUTTHROAT: True, AUCTION: True, THREE: False, KREUZ: False}
    assert "A 10 K Q J 7" in helped(of(KREUZ, sevens=True), "rules")
    assert "trump seven" not in helped(of(THREE)).lower() and "Trump seven" in helped(of(THREE, sevens=True))


@pytest.mark.parametrize("scale", [1, 10], ids=["by ones", "by tens"])
def test_the_table_of_units_is_that_of_the_score(scale: int) -> None:
    rules = of(AUCTION, tens=scale == 10)
    told = helped(rules, "scoring")
    rates = re.findall(r"up to (\d+): (\d+)", told)
    assert len(rates) == 7
    for most, units in rates:
        assert units_for(rules, int(most)) == int(units) < units_for(rules, int(most) + rules.unit)
    assert "above that 30" in told and units_for(of(AUCTION), 600) == 30


@pytest.mark.parametrize("preset", [PARTNERSHIP, CUTTHROAT, AUCTION, THREE, KREUZ])
@pytest.mark.parametrize("trick_points", ["counters", "standard", "simplified"])
def test_the_brief_help_names_every_rank_that_brings_points(preset: str, trick_points: str) -> None:
    rules = of(preset, trick_points=trick_points)
    told = next(line for line in helped(rules, "brief").splitlines() if "bring points" in line).lower()
    ranks = {"A": "aces", "10": "tens", "K": "kings", "Q": "queens", "J": "jacks", "9": "nines"}
    assert {name for name in ranks.values() if name in told} == {
        name for rank, name in ranks.items() if rules.points_in((f"{rank}S",))
    }


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_the_brief_help_differs_wherever_the_rules_of_play_do(language: str) -> None:
    texts = load_texts(language, "auction-pinochle")

    def brief(preset: str, **options: object) -> str:
        return texts.note("help", explain(of(preset, **options), "brief")[0])

    assert len({brief(THREE, trick_points=each) for each in ("counters", "standard", "simplified")}) == 3
    assert len({brief(DOUBLE, keep_meld=each) for each in ("trick", "counter", "save", "always")}) == 4
    assert brief(KREUZ) != brief(KREUZ, exempt_partner=True) and brief(DOUBLE) != brief(DOUBLE, board=False)


def test_melds_alone_end_a_deal_only_where_they_need_no_trick() -> None:
    told = {keep: "melds alone" in helped(of(AUCTION, keep_meld=keep), "scoring") for keep in ("always", "trick")}
    assert told == {"always": True, "trick": False}


@pytest.mark.parametrize(
    ("preset", "trump", "told"),
    [
        (AUCTION, "H", "costs half of"),
        (AUCTION, "S", "costs at most half of"),
        (THREE, "S", "costs half of"),
        (PARTNERSHIP, "S", "concede the bid of 250."),
    ],
)
def test_what_conceding_saves_is_told_by_the_trump(preset: str, trump: str, told: str) -> None:
    played = deal(preset)
    seats = played.state.seats
    do(played, *{AUCTION: ["300"], PARTNERSHIP: ["250"]}.get(preset, []), *["pass"] * (seats - 1), f"name {trump}")
    seat = played.to_act[0]
    explained = next(each for each in STUDY.explain(view(played, seat)) if each.kind == "concede")
    said = TEXTS.note("fact", explained.note, PEOPLE)
    assert told in said


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.preset))
def test_points_in_tricks_add_up_as_the_help_says(rules: AuctionPinochleRules) -> None:
    [seats] = rules.seats_played()
    total = rules.points_in(rules.pack(seats)) + rules.last_trick
    assert f"{total} in all" in helped(rules, "scoring") and total == (50 if rules.tens else 250)


def test_melds_are_listed_with_what_they_are_worth() -> None:
    single = helped(of(PARTNERSHIP), "scoring")
    assert "Run, A♥ 10♥ K♥ Q♥ J♥: 150, 1500" in single and "Marriage, K♠ Q♠: 20\n" in single
    assert "Run, A♥ 10♥ K♥ Q♥ J♥: 150\n" in helped(of(PARTNERSHIP, double_melds=False), "scoring")
    assert "Pinochle, Q♠ J♦: 4, 30, 60, 90" in helped(of(DOUBLE), "scoring")
    binokel = helped(of(THREE), "scoring")
    assert "Family, A♠ 10♠ K♠ Q♠ J♠: 100, 1500" in binokel and "Four aces, A♣ A♦ A♥ A♠: 100, 1000" in binokel
    assert "Eight tens" in binokel and "Eight tens" not in helped(of(THREE, eight_tens=False))


def test_durch_is_told_only_where_it_can_be_announced() -> None:
    assert "Durch" not in helped(of(PARTNERSHIP)) and "Durch" in helped(of(THREE))
    assert "Untendurch" not in helped(of(THREE)) and "Untendurch" in helped(of(THREE, untendurch=True))
    assert "-2,000" in helped(of(THREE), "scoring")
    assert "-1,000" in helped(of(THREE, durch_lost="once"), "scoring")


def test_a_missing_marriage_is_told_with_what_follows() -> None:
    assert "king and queen. Without one, the deal ends" in helped(of(DOUBLE), "rules")
    assert "something else has to be announced" in helped(of(THREE, marriage=True), "rules")
    assert "as if it were conceded" in helped(of(AUCTION, marriage=True), "rules")


def test_conceding_tells_what_the_others_get() -> None:
    assert "each side 30 more" in helped(of(THREE), "scoring") and "each side 40 more" in helped(of(KREUZ), "scoring")
    assert "half the bid" in helped(of(THREE, abgehen="half"), "scoring")
    assert "Abgehen" not in helped(of(PARTNERSHIP))


def test_the_end_of_the_game_is_rounds_or_points() -> None:
    assert "12 rounds" in helped(of(AUCTION), "rules") and "goes to" not in helped(of(AUCTION))
    assert "goes to 1,500 points" in helped(of(PARTNERSHIP), "rules")
    for preset, goal in ((AUCTION, "12 rounds"), (PARTNERSHIP, "goes to 1,500 points")):
        seen = view(deal(preset), None)
        assert goal in TEXTS.note("fact", presentation_of(seen).page(seen, "table")[0], PEOPLE)
    assert "rounds" in TEXTS.note("goal", of(AUCTION).goal)
    assert "even if another has more" in helped(of(PARTNERSHIP), "rules")
    assert "if two are level, the bidder's side" in helped(of(THREE), "rules")


@pytest.mark.parametrize(
    ("steps", "step", "told"),
    [
        ((), "200", "The lowest bid is 250."),
        (("300",), "300", "The bid is at 300, so bid at least 310, or pass."),
        (("300",), "315", "The next possible bid is 320."),
        ((), "9000", "more than 5,000"),
        (("300", "pass", "pass", "pass"), "meld", "name trump"),
        (("300", "pass", "pass", "pass", "name S"), "300", "play on, or concede"),
        (("300", "pass", "pass", "pass", "name S", "meld"), "pass", "Play a card"),
    ],
)
def test_a_refusal_says_what_would_be_right(steps: tuple[str, ...], step: str, told: str) -> None:
    played = deal(PARTNERSHIP)
    do(played, *steps)
    assert told in TEXTS.note("refusal", refused(played, step).note, PEOPLE)


def test_a_suit_without_a_marriage_is_refused_with_those_that_would_do() -> None:
    played = deal(PARTNERSHIP, "S K Q, H K Q, C A A 10 10 9 9, D A 10", marriage=True)
    do(played, "250", "pass", "pass", "pass")
    said = TEXTS.note("refusal", refused(played, "name C").note, PEOPLE)
    assert "Clubs ♣ isn't one. Choose from: hearts ♥, spades ♠." in said


@pytest.mark.parametrize(("typed", "target"), [("hearts", "H"), ("♥", "H"), ("h", "H")])
def test_a_suit_is_named_as_people_write_it(typed: str, target: str) -> None:
    played = deal(PARTNERSHIP)
    do(played, "250", "pass", "pass", "pass")
    assert parse_action(TEXTS, view(played, 0), "name", "", typed).target == target


@pytest.mark.parametrize("typed", ["durch", "Durch"])
def test_a_durch_is_announced_by_its_name(typed: str) -> None:
    played = deal(THREE)
    do(played, "150", "pass", "pass")
    seat = played.to_act[0]
    assert parse_action(TEXTS, view(played, seat), "name", "", typed).target == "durch"
    assert rules_of(played).durch


def test_a_bid_is_typed_as_a_number() -> None:
    assert parse_action(TEXTS, view(deal(PARTNERSHIP), 0), "bid", "", "300").target == "300"


def test_the_log_tells_the_auction_and_its_end() -> None:
    played = deal(PARTNERSHIP, "S A A 10 K Q J 9, H A K, D A J, C A")
    told = [TEXTS.event(event, PEOPLE) for event in do(played, "250", "pass", "pass", "pass", "name S", "concede")]
    assert told[:2] == ["Ada bids 250.", "Ben passes."]
    assert "Ada names spades ♠ as trump." in told and "Ada concedes the bid." in told
    assert any(said.startswith("Ada melds 300 points: ") for said in told)
    stuck = deal(PARTNERSHIP)
    assert "Di plays for 250, as nobody has bid." in [
        TEXTS.event(event, PEOPLE) for event in do(stuck, "pass", "pass", "pass")
    ]


def test_what_is_passed_is_told_to_these_two_only() -> None:
    played = deal(PARTNERSHIP, pass_cards=3)
    do(played, "250", "pass", "pass", "pass", "name S")
    events = played.play(2, next(iter(played.legal(2))))
    public = [TEXTS.event(event.seen_by(1), PEOPLE) for event in events if event.kind == "gave"]
    assert public == ["Cy passes 3 cards."]
    own = [TEXTS.event(event.seen_by(0), PEOPLE) for event in events if event.kind == "received"]
    assert own and own[0].startswith("Ada gets ") and "cards" not in own[0]
