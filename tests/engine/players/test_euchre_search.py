"""The search of Euchre's master: deals that fit what was seen, played on as good players would, and exactly."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from engine.cards import rank
from engine.deal import Deals
from engine.euchre.round import EuchreView
from engine.euchre.rules import EuchreRules
from engine.game import Game
from engine.players import MASTER, choose
from engine.players.euchre import habits
from engine.players.euchre.habits import tricks
from engine.players.euchre.search import PlayOut, Search, Worlds, alternatives
from engine.players.kit.sampling import best_action, lead
from engine.players.policy import PolicyContext
from engine.players.selfplay import standings
from engine.study import euchre as study
from engine.types import Action, Note
from tests.bench.euchre_bound import contest
from tests.engine.euchre.table import context, deal, do
from tests.narrowing import narrowed

OPTIONS = [
    {"preset": "two-handed-euchre", "upcard_taken": False},
    {"preset": "three-handed-euchre", "exchange": True},
    {"preset": "british-euchre", "defend_alone": True, "farmers_hand": True, "stick_the_dealer": True},
    {"preset": "euchre", "order_alone": True, "no_ace_no_face": True, "pack_size": 32},
]


def sampled(view: EuchreView) -> Worlds:
    """Return the deals that a seat may be in."""
    return Worlds(view, random.Random(1))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["preset"])
def test_master_plays_under_every_option(options: dict[str, str]) -> None:
    rules = EuchreRules.of(options["preset"]).with_changes(options)
    search = Search(budget=24)
    game = Game(rules, rules.seats_played()[0], Deals.numbered(2))
    while not game.round.over:
        seat = game.to_act[0]
        view = narrowed(game.view(seat), EuchreView)
        action = search.choose(view, PolicyContext(random.Random(1)))
        assert action in view.legal
        assert all(reason.code.startswith("hint-") for reason in study.reasons(view, action))
        game.play(seat, action)


@pytest.mark.parametrize("trick", [0, 1, 2])
def test_deals_are_played_on_as_experts_would(trick: int) -> None:
    played = deal("10C QC 9D 10D AS", "AC KS QS 10S 9S", "9C KC JS QD KD", "AH KH QH AD JC", turned="9H")
    do(played, "pass", "pass", "pass", "order", "discard JC")
    expected = None
    while not played.over:
        view = played.view(played.to_act[0], context(played))
        if view.phase == "follow" and len(view.tricks) == trick and expected is None:
            expected = PlayOut(exact=0).tricks(played.state)
        played.play(view.own_seat, habits.choose(view, PolicyContext(random.Random(1))))
    assert played.state.won_by_makers() == expected


def test_open_hands_are_solved() -> None:
    played = deal("10C QC 9D 10D 9S", "JH JD AH KH QH", turned="9H")
    do(played, "pass", "order", "discard")
    assert PlayOut(exact=5).tricks(played.state) == PlayOut(exact=0).tricks(played.state) == 5


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    played = deal("AS KS QS 10S 9D", "9H 10H QH AC KC", "JS 9S KD AD QD", "JH JD AH KH 9C", turned="10D")
    do(played, "pass", "pass", "pass", "pass", "pass", "name H", "AS 9H")
    view = played.view(2, context(played))
    worlds = sampled(view)
    for _ in range(40):
        hand = worlds.sample().hands[1]
        assert not any(played.order.suit[card] == "S" for card in hand)


def test_passes_and_orders_say_what_hands_are_worth() -> None:
    played = deal("9C 10D QS 9D 10S", turned="KH")
    view = played.view(0, context(played))
    unknown = sampled(view)
    do(played, "pass", "pass", "order", "discard")
    ordered = sampled(played.view(0, context(played)))

    def worth(worlds: Worlds) -> float:
        return fmean(tricks(view.rules, "H", worlds.sample().hands[2], 4) for _ in range(60))

    assert worth(ordered) > worth(unknown) + 0.5


def test_dealer_laid_away_neither_trump_nor_ace() -> None:
    played = deal("9C 10D QS 9D 10S", turned="KH")
    do(played, "order", "discard")
    worlds = sampled(played.view(0, context(played)))
    laid = [worlds.sample().laid[3][0] for _ in range(40)]
    assert sum(played.order.suit[card] == "H" or rank(card) == "A" for card in laid) <= 2


def test_usual_choice_stands_unless_another_is_clearly_ahead() -> None:
    usual, other = Action("pass"), Action("order")

    def outcome(world: int, action: Action) -> float:
        return (1.0 if world % 2 else -0.9) if action == other else 0.0

    def best(standard_errors: float) -> Action:
        worlds = iter(range(1000))
        return best_action(
            [usual, other],
            lambda: next(worlds),
            outcome,
            PolicyContext(random.Random(1)),
            budget=400,
            standard_errors=standard_errors,
        )

    assert best(0.1) == other
    assert best(3.0) == usual


def test_high_cards_are_not_tried_where_low_ones_do_as_much() -> None:
    played = deal("KC QC 9D 10D 9S", "JH KS QS 10S JS", "10C KD QD AS JC", "AC 9C KH QH AD", turned="10H")
    do(played, "pass", "pass", "pass", "order", "discard AD", "KC JH 10C")
    view = played.view(3, context(played))
    usual = Action("play", ("9C",))
    assert [*alternatives(view, usual)] == [], "seat 1 has trumped: the ace wins nothing either"
    ahead = deal("KC QC 9D 10D 9S", "JC KS QS 10S JS", "10C KD QD AS JD", "AC 9C KH QH AD", turned="10H")
    do(ahead, "pass", "pass", "pass", "order", "discard AD", "KC JC 10C")
    assert [*alternatives(ahead.view(3, context(ahead)), usual)] == [Action("play", ("AC",))]


def test_a_cheat_wins_more_than_it_could_by_searching() -> None:
    cheat = standings(contest("counter", 12, "cheat"))[0]
    assert cheat.margin.low > 0.5


def test_points_beyond_the_target_do_not_count() -> None:
    played = deal()
    view = played.view(0, context(played))
    own = view.sides[view.own_seat]
    assert lead(view, [4 if side == own else 0 for side in range(2)]) == 4
    assert lead(view, [0 if side == own else 30 for side in range(2)]) == -view.target


def test_master_plays_alone_what_cannot_lose() -> None:
    played = deal("JH JD AH KH QH", turned="10H")
    assert choose(played.view(0, context(played)), MASTER, "seed") == Action("order", target="alone")


def test_passing_is_not_explained_by_a_weak_hand_if_it_is_strong() -> None:
    for hand, codes in (("9C 10D QS 9D 10S", ["hint-too-few"]), ("JH JD AH AC 9S", ["hint-pass-gives"])):
        played = deal(hand, turned="KH")
        assert [note.code for note in study.reasons(played.view(0, context(played)), Action("pass"))] == codes


def test_keeping_all_cards_is_explained_by_the_worth_of_the_hand() -> None:
    played = deal("JH JD AH KH QH", turned="10H", exchange=True, alone=False)
    do(played, "order", "discard")
    assert played.state.phase == "exchange"
    [kept] = study.reasons(played.view(0, context(played)), Action("pass"))
    assert kept == Note("hint-keep-all", {"count": 5, "half": False}), "no more tricks than cards"
    unnamed = deal("JH JD AH KH QH", turned="10H")
    [expected] = study.reasons(unnamed.view(0, context(unnamed)), Action("order"))
    assert expected == Note("hint-tricks", {"count": 5, "half": False, "suit": "H"})
