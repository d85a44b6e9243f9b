"""Parsing what players type, and suggestions while they type."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.play.play import choices_of
from bot.host.refusals import Refusal
from bot.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, CUSTOM_ID
from bot.table.play_commands import verbs
from bot.table.play_presses import chosen_action
from bot.table.typed_actions import cards_in, parse_action, suggest_cards, suggest_targets
from bot.texts import CardStyle, load_texts
from bot.ui.custom_ids import Press, action_key
from engine.deal import Deals
from engine.game import Game
from engine.games import GAMES, game_with
from engine.kit.meld_round import Meld
from engine.pinochle.round import PinochleView
from engine.types import Action, IllegalAction
from engine.view import View
from tests.cards import parse
from tests.examples import sampled
from tests.text_files import add_texts
from tests.texts import text

TEXTS = load_texts(game="canasta")


def views(number: int, turns: int = 12, preset: str = "classic") -> list[View]:
    """Return the views of the player to move in a numbered deal, when each plays the middle legal action."""
    rules = GAMES[game_with(preset)].of(preset)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(number))
    seen: list[View] = []
    while len(seen) < turns and not game.round.over:
        seat = game.to_act[0]
        seen.append(game.view(seat))
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return seen


PRESETS = [preset for rules in GAMES.values() for preset in rules.presets]


@sampled
@pytest.mark.parametrize("view", views(2) + [view for preset in PRESETS for view in views(1, 20, preset)])
def test_every_suggestion_parses_to_a_legal_action(view: View) -> None:
    for kind in {action.kind for action in view.legal}:
        suggestions = suggest_cards(TEXTS, view, kind, "")
        assert len(suggestions) <= CHOICES
        for name, value in suggestions:
            assert 1 <= len(name) <= CHOICE_NAME and 1 <= len(value) <= CHOICE_VALUE
            action = parse_action(TEXTS, view, kind, value)
            assert action in (*view.legal, *(choice.action for choice in choices_of(view, kind)))


@pytest.mark.parametrize("view", views(4) + views(3, 30, "binokel"))
def test_every_choice_and_offer_is_found_by_its_key(view: View) -> None:
    rules = GAMES[view.game].of(view.preset)
    for kind in {action.kind for action in view.legal}:
        for choice in (
            *choices_of(view, kind),
            *(each for each in rules.presentation.shortlist(view) if each.action.kind == kind),
        ):
            assert chosen_action(rules, view, kind, action_key(choice.action)) == choice.action
            press = Press("abcdefghij", 12345, f"do.{kind}.{action_key(choice.action)}")
            assert len(press.custom_id) <= CUSTOM_ID
            assert Press.read(press.custom_id) == press
    assert chosen_action(rules, view, "draw", "0123456789ab") is None


def test_typing_narrows_the_suggestions() -> None:
    view = next(view for view in views(1) if view.phase == "meld")
    every = suggest_cards(TEXTS, view, "discard", "")
    card = every[0][1]
    assert card in [value for _, value in suggest_cards(TEXTS, view, "discard", card.lower())]
    assert suggest_cards(TEXTS, view, "discard", "no such card") == []
    held = replace(holding("8C 8D 8S KC KH KS"), legal=(Action("meld", ("8C", "8D", "8S"), "8"),))
    assert suggest_cards(TEXTS, held, "meld", "888 kk")[0] == ("8♣ 8♦ 8♠ K♣ K♥", "8C 8D 8S KC KH"), "what it means"


def holding(hand: str, preset: str = "classic") -> View:
    """Return the view of a player about to meld who holds these cards."""
    view = next(view for view in views(1, preset=preset) if view.phase == "meld")
    return replace(view, hand=parse(hand), legal=())


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("kh k♠, joker", "KH KS JK"),
        ("888", "8C 8D 8S"),
        ("8 8 8", "8C 8D 8S"),
        ("eights", "8C 8D 8S"),
        ("8s", "8C 8D 8S"),
        ("8♠", "8S"),
        ("8s 8d", "8S 8D"),
        ("three 8s", "8C 8D 8S"),
        ("kkk", "KC KH KS"),
        ("k k k", "KC KH KS"),
        ("K♥KcK♠", "KH KC KS"),
        ("three kings", "KC KH KS"),
        ("3 kings and a joker", "KC KH KS JK"),
        ("King of Hearts", "KH"),
        ("2 jokers", "JK JK"),
        ("jokers", "JK JK"),
        ("10 10 10", "10C 10D 10H"),
        ("101010", "10C 10D 10H"),
        ("tens", "10C 10D 10H"),
        ("10s + Ks", "10C 10D 10H KC KH KS"),
        ("888 KKK 2", "8C 8D 8S KC KH KS 2D"),
        ("two twos", "2D 2D"),
        ("kings of hearts", "KH"),
        ("🃏", "JK"),
    ],
)
def test_cards_are_read_as_people_write_them(typed: str, cards: str) -> None:
    view = holding("8C 8D 8S 10C 10D 10H KC KH KS 2D 2D JK JK")
    assert parse_action(TEXTS, view, "meld", typed).cards == parse(cards)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("tres reyes", "KC KH KS"),
        ("Reyes", "KC KH KS"),
        ("ochos y un comodín", "8C 8D 8S JK"),
        ("rey de corazones, reina de picas", "KH QS"),
        ("dama de tréboles", "QC"),
        ("jota de trebol + sota de diamantes", "JC JD"),
        ("dos ases", "AD AS"),
        ("as de picas", "AS"),
        ("AS", "AS"),
        ("los dos jokers", "JK JK"),
        ("three kings", "KC KH KS"),
        ("queen of spades y 8s", "QS 8C 8D 8S"),
    ],
)
def test_cards_are_read_in_spanish(typed: str, cards: str) -> None:
    view = holding("8C 8D 8S JC JD QC QS KC KH KS AD AS JK JK")
    assert parse_action(load_texts("es", "canasta"), view, "meld", typed).cards == parse(cards)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("drei Könige", "KC KH KS"),
        ("mit drei Königen und einem Joker", "KC KH KS JK"),
        ("8er", "8C 8D 8S"),
        ("Achter", "8C 8D 8S"),
        ("zwei Asse", "AD AS"),
        ("Herz König, Pik-Dame", "KH QS"),
        ("einen Herzkönig und eine Pik Dame", "KH QS"),
        ("Karo acht", "8D"),
        ("karo8", "8D"),
        ("König Herz", "KH"),
        ("Pik Ass", "AS"),
        ("AS", "AS"),
        ("BC, d♣", "JC QC"),
        ("zwei Damen Kreuz Bube", "QC QS JC"),
        ("koenige", "KC KH KS"),
        ("three kings", "KC KH KS"),
        ("hearts king", "KH"),
    ],
)
def test_cards_are_read_in_german(typed: str, cards: str) -> None:
    view = holding("8C 8D 8S JC JD QC QS KC KH KS AD AS JK JK")
    assert parse_action(load_texts("de", "canasta"), view, "meld", typed).cards == parse(cards)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("trois rois", "KC KH KS"),
        ("Huits", "8C 8D 8S"),
        ("as de pique", "AS"),
        ("l’as de carreau et un joker", "AD JK"),
        ("deux de cœur", "2H"),
        ("dame de trèfle, valet de coeur", "QC JH"),
        ("R♥ V♥ D♣", "KH JH QC"),
        ("kings", "KC KH KS"),
    ],
)
def test_cards_are_read_in_french(typed: str, cards: str) -> None:
    view = holding("2H 2H 8C 8D 8S JC JH QC QS KC KH KS AD AS AS JK JK")
    assert parse_action(load_texts("fr", "canasta"), view, "meld", typed).cards == parse(cards)


@pytest.mark.parametrize("typed", ["K🌰 O🍃 U🔔", "KC QS JD", "Unter bells, Ober leaves, king acorns"])
def test_german_cards_are_read_as_they_are_written(typed: str) -> None:
    texts = load_texts("en", "canasta", CardStyle(german=True))
    assert sorted(cards_in(texts, typed)) == sorted(parse("KC QS JD"))


@pytest.mark.parametrize("typed", ["Sí", "si", "yes"])
def test_words_are_read_without_their_accents_and_in_english(typed: str) -> None:
    asked = replace(holding("8C"), legal=(Action("answer", target="no"), Action("answer", target="yes")))
    assert parse_action(load_texts("es", "canasta"), asked, "answer", "", typed).target == "yes"
    assert suggest_targets(load_texts("es", "canasta"), asked, "answer", "SI", "") == [("sí", "yes")]


GERMAN = """
typed-rank-J = bube b
typed-rank-Q = dame d
typed-ranks-Q = damen
typed-rank-K = könig
typed-ranks-K = könige
typed-ranks-8 = achten achter
typed-suit-H = herz
typed-number-3 = drei
typed-endings = er
typed-fillers = und
"""


@sampled
@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("drei Könige", "KC KH KS"),
        ("3 kings und 8er", "KC KH KS 8C 8D 8S"),
        ("Achter, 10er", "8C 8D 8S 10C 10D"),
        ("B♥ D♥ KD", "JH QH KD"),
        ("DH", "QH"),
        ("Dame Herz", "QH"),
    ],
)
def test_a_language_may_have_its_own_letters_and_endings(
    typed: str, cards: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_texts(monkeypatch, tmp_path, {"de/typed.ftl": GERMAN})
    view = holding("8C 8D 8S 10C 10D JH QH KC KH KS KD")
    assert parse_action(load_texts("de", "canasta"), view, "meld", typed).cards == parse(cards)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("KH nonsense", '"nonsense" isn\'t a card that I can read. Write cards like KH'),
        ("8888", text("refusal-too-few-of-rank", has=3, needs=4, rank="8")),
        ("queens", text("refusal-too-few-of-rank", has=0, needs=1, rank="Q")),
        ("#0123456789ab", text("refusal-outdated-suggestion")),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_work(typed: str, told: str) -> None:
    with pytest.raises((Refusal, IllegalAction)) as refused:
        parse_action(TEXTS, holding("8C 8D 8S KH"), "meld", typed)
    assert isinstance(refused.value, Refusal | IllegalAction)
    assert told in TEXTS.note("refusal", refused.value.note)


def test_suits_are_asked_for_only_where_they_matter() -> None:
    samba = holding("8C 8D 8S 8H KH", "samba")
    assert parse_action(TEXTS, samba, "meld", "8888").cards == parse("8C 8D 8S 8H")
    with pytest.raises(IllegalAction) as refused:
        parse_action(TEXTS, samba, "meld", "888")
    assert refused.value.note.code == "which-suit"
    trick = views(1, preset="pinochle")[0]
    lone = next(card for card in trick.hand if sum(other[:-1] == card[:-1] for other in trick.hand) == 1)
    assert parse_action(TEXTS, trick, "play", lone[:-1]).cards == (lone,)


def test_equal_cards_of_different_melds_can_be_told_apart() -> None:
    view = views(1, preset="pinochle")[0]
    assert isinstance(view, PinochleView)
    marriage = Meld("royal-marriage", "royal-marriage", ("KS", "QS"), 40)
    mine = tuple((marriage,) if seat == view.seat else () for seat in range(2))
    hand = ("QS", "QS'", "KS", "9D")
    legal = tuple(Action("play", (card,)) for card in hand)
    view = replace(view, hand=hand, legal=legal, melds=mine, mat=(("KS", "QS"), ()), phase_two=False)
    named = dict(suggest_cards(TEXTS, view, "play", "q"))
    assert set(named) == {"Q♠ (on the table: royal marriage)", "Q♠ (in your hand)"}
    assert [parse_action(TEXTS, view, "play", value).cards for value in named.values()] == [("QS",), ("QS'",)]
    assert parse_action(TEXTS, view, "play", "Q♠ hand").cards == ("QS'",)
    assert parse_action(TEXTS, view, "play", "Q♠ marriage").cards == ("QS",)
    with pytest.raises(IllegalAction) as refused:
        parse_action(TEXTS, view, "play", "QS")
    assert refused.value.note.code == "which-copy"


def test_targets_are_parsed_as_people_write_them() -> None:
    view = holding("2D")
    targeted = replace(view, legal=(Action("meld", ("2D",), "K"),))
    for onto in ("K", "k", "kings", "Kings "):
        assert parse_action(TEXTS, targeted, "meld", "2D", onto) == Action("meld", ("2D",), "K")
    assert parse_action(TEXTS, targeted, "meld", "2D > K") == Action("meld", ("2D",), "K")
    assert suggest_targets(TEXTS, targeted, "meld", "ki", "2D") == [("kings", "K")]


def test_every_game_has_its_commands_and_all_have_deal_and_undo() -> None:
    kinds = {verb.kind: verb for verb in verbs()}
    assert {"deal", "undo"} <= set(kinds)
    for rules in GAMES.values():
        assert {verb.kind for verb in rules.verbs} <= set(kinds)


def test_foreign_custom_ids_are_ignored() -> None:
    assert Press.read("cr:a:b:c") is None
    assert Press.read("other") is None
