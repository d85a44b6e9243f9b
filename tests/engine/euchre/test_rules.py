"""The rules of Euchre and every option, card by card; see also ``test_disputes``."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.deal import Deals
from engine.euchre.presentation import PRESENTATION
from engine.euchre.rules import EuchreRules
from engine.game import Game
from engine.highlights import Course
from engine.types import Action, Event, IllegalAction, RulesError
from tests.engine.euchre.table import context, deal, do, points, refused
from tests.narrowing import narrowed

TOP = "JH JD AH KH QH"
"""Five sure tricks with hearts as trump."""


def play_out(played: Any) -> None:
    """Play every player's last legal card to the end: the highest of a suit."""
    while not played.over:
        do(played, played.legal(played.to_act[0])[-1].cards[0])


def test_five_cards_each_and_the_next_is_turned_up() -> None:
    played = deal(TOP, turned="9S")
    view = played.view(0, context(played))
    assert (view.hand_counts, view.upturned, view.stock, view.to_act) == ((5, 5, 5, 5), "9S", 3, (0,))
    assert set(view.hand) == set(TOP.split()) and view.trump == ""
    assert played.opening == (Event("upcard-turned", 3, ("9S",), "S"),)


@pytest.mark.parametrize(
    ("preset", "seats"), [("euchre", 4), ("two-handed-euchre", 2), ("three-handed-euchre", 3), ("british-euchre", 4)]
)
def test_seats_follow_the_preset(preset: str, seats: int) -> None:
    rules = EuchreRules.of(preset)
    assert rules.seats_played() == (seats,)
    with pytest.raises(RulesError):
        rules.check(seats % 4 + 1)


@pytest.mark.parametrize("option", ["alone", "order_alone", "defend_alone"])
def test_options_of_partners_are_refused_without_partners(option: str) -> None:
    with pytest.raises(RulesError):
        EuchreRules.of("three-handed-euchre").with_changes({option: True}).check(3)


@pytest.mark.parametrize(("size", "lowest"), [(24, "9C"), (28, "8C"), (32, "7C")])
def test_pack(size: int, lowest: str) -> None:
    pack = EuchreRules.of("euchre").with_changes({"pack_size": size}).pack(4)
    assert len(pack) == size and pack[0] == lowest


@pytest.mark.parametrize(("best", "card"), [("joker", "JK"), ("benny", "2S")])
def test_best_bower_is_the_highest_trump(best: str, card: str) -> None:
    played = deal("JH 9C 10C QC KC", f"{card} 9D 10D QD KD", best_bower=best)
    do(played, "order", "discard", "JH", card)
    assert played.order.suit[card] == "H" and played.order.beats(card, "JH")
    assert EuchreRules.of("british-euchre").best_bower == "benny"


def test_dealer_names_the_suit_of_a_best_bower_without_seeing_the_hand() -> None:
    played = deal("AH 9C 10C QC KC", turned="JK", best_bower="joker")
    assert played.to_act == (3,) and played.view(3, context(played)).hand == ()
    assert played.view(0, context(played)).hand
    assert refused(played, "order").note.code == "name-for-best-bower"
    assert do(played, "name S") == [Event("named", 3, target="S")]
    assert played.to_act == (0,) and len(played.view(3, context(played)).hand) == 5
    do(played, "order", "discard")
    assert played.state.trump == "S" and played.state.taken


def test_upcard_stays_on_the_table_by_option() -> None:
    played = deal(TOP, preset="two-handed-euchre", upcard_taken=False, turned="9H")
    do(played, "order")
    assert played.view(None, context(played)).upturned == "9H" and played.state.phase == "lead"
    assert "9H" not in played.view(0, context(played)).theirs()


@pytest.mark.parametrize(
    ("preset", "first_lead", "leader"),
    [
        ("two-handed-euchre", "against-maker", 1),
        ("two-handed-euchre", "left-of-dealer", 0),
        ("three-handed-euchre", "left-of-dealer", 0),
        ("three-handed-euchre", "against-maker", 1),
        ("euchre", "left-of-dealer", 0),
        ("euchre", "against-maker", 1),
    ],
)
def test_first_lead(preset: str, first_lead: str, leader: int) -> None:
    played = deal(TOP, turned="9H", preset=preset, first_lead=first_lead)
    do(played, "order")
    do(played, "discard")
    assert played.to_act == (leader,)


def test_lead_against_a_lone_hand_by_option() -> None:
    usual, left = deal(TOP, turned="9H"), deal(TOP, turned="9H", lone_lead="left-of-maker")
    for played, leader in ((usual, 0), (left, 1)):
        do(played, "order alone", "discard")
        assert played.to_act == (leader,)


def test_defender_may_defend_alone_and_wins_four() -> None:
    played = deal("9C 10C QC KC AC", TOP, turned="9H", defend_alone=True)
    do(played, "order alone", "discard")
    assert (played.state.phase, played.to_act) == ("defend", (1,))
    do(played, "defend")
    assert set(played.state.out) == {2, 3} and played.to_act == (0,)
    play_out(played)
    assert points(played) == (0, 4) and played.feats() == ({"euchred": 1}, {"euchres": 1})
    assert all(len(trick.cards) == 2 for trick in played.state.tricks)


def test_defenders_who_pass_both_play() -> None:
    played = deal("9C 10C QC KC AC", TOP, turned="9H", defend_alone=True)
    do(played, "order alone", "discard", "pass", "pass")
    assert played.state.out == (2,) and played.state.phase == "lead"
    play_out(played)
    assert points(played) == (0, 2)


def test_alone_is_refused_where_it_is_not_played() -> None:
    played = deal(TOP, alone=False)
    assert refused(played, "order alone").note.code == "not-alone-here"
    assert {action.target for action in played.legal(0)} == {""}


def test_what_an_order_or_a_name_may_say() -> None:
    played = deal("JC JS AS KS QS", turned="9H")
    assert refused(played, "order maybe").note.code == "order-names-alone"
    do(played, *["pass"] * 4)
    assert [refused(played, f"name {each}").note.code for each in ("X", "CD", "S-maybe")] == ["which-trumps"] * 3
    together = deal("JC JS AS KS QS", turned="9H", alone=False)
    do(together, *["pass"] * 4)
    assert refused(together, "name S-alone").note.code == "not-alone-here"
    best = deal(turned="JK", best_bower="joker")
    assert refused(best, "name S-alone").note.code == "name-suit-only"


def test_named_suit_alone() -> None:
    played = deal("JC JS AS KS QS", turned="9H")
    do(played, *["pass"] * 4, "name S-alone")
    assert (played.state.trump, played.state.alone, played.state.out) == ("S", True, (2,))
    play_out(played)
    assert points(played) == (4, 0) and played.feats()[0] == {"lone-march": 1}


def test_first_lone_march_stands_out_before_a_march_of_two() -> None:
    together, alone = deal(TOP, turned="9H"), deal("", TOP, turned="9H")
    do(together, "order", "discard")
    do(alone, "pass", "order alone", "discard")
    for played in (together, alone):
        play_out(played)
    rounds = (together, alone)
    course = Course(rounds, tuple(played.score() for played in rounds), ())
    march, *_ = narrowed(together.rules, EuchreRules).presentation.highlights(course)
    assert (march.code, march.values["seat"], march.values["round"]) == ("lone-march", 1, 2)


def test_farmers_hand_is_exchanged_once_for_the_undealt_cards() -> None:
    low = "9C 10C 9D 10D AS"
    played = deal(low, "9S 10S 9H QS KS", turned="10H", stock="JH JD AH", farmers_hand=True)
    assert len([action for action in played.legal(0) if action.kind == "farmers-hand"]) == 4
    assert refused(played, "farmers-hand 9C 10C AS").note.code == "farmer-needs-three"
    events = do(played, "farmers-hand 9C 10D 10C")
    assert all(event.secret for event in events) and set(played.view(0, context(played)).laid) == {"9C", "10C", "10D"}
    assert {"JH", "JD", "AH"} < set(played.state.hands[0]) and played.to_act == (0,)
    assert played.view(1, context(played)).laid_counts == (3, 0, 0, 0)
    do(played, "pass")
    assert refused(played, "farmers-hand 9S 10S 9H").note.code == "farmed-already"
    without = deal(low, turned="10H")
    assert refused(without, "farmers-hand 9C 10C 9D").note.code == "not-in-these-rules"


def test_hand_without_ace_face_or_trump_is_thrown_in_by_option() -> None:
    low = "9C 10C 9D 10D 9S"
    played = deal(low, TOP, turned="9H", no_ace_no_face=True)
    assert played.over is False and do(played, "throw-in")[0].cards == tuple(
        sorted(low.split(), key=played.state.place)
    )
    assert played.over and points(played) == (0, 0)
    trumps = deal(low, TOP, turned="10S", no_ace_no_face=True)
    assert refused(trumps, "throw-in").note.values["cards"] == ("9S",)
    assert refused(deal(low, TOP, turned="9H"), "throw-in").note.code == "not-in-these-rules"


def test_points_of_three() -> None:
    played = deal(TOP, "9C 10C QC KC AC", "9S 10S QS KS AS", turned="9H", preset="three-handed-euchre")
    do(played, "order", "discard AS")
    play_out(played)
    assert points(played) == (3, 0, 0) and played.feats()[0] == {"march": 1}
    lost = deal("9C 10C QC KC AC", TOP, "9S 10S QS KS AS", turned="9H", preset="three-handed-euchre")
    do(lost, "order", "discard AS")
    play_out(lost)
    assert points(lost) == (0, 2, 2)


@pytest.mark.parametrize(
    ("hand", "won", "expected"),
    [
        ("JH JD AH KH QH", 5, (2, 0)),
        ("JH JD AH KH 9C", 4, (1, 0)),
        ("JH JD AH 9C 10C", 3, (1, 0)),
        ("JH JD 9C 10C JC", 2, (0, 2)),
    ],
)
def test_points_of_two(hand: str, won: int, expected: tuple[int, int]) -> None:
    played = deal(hand, "AC KC AS KS QC", turned="9H", preset="two-handed-euchre")
    do(played, "order", "discard")
    play_out(played)
    assert played.state.won_by_makers() == won and points(played) == expected


@pytest.mark.parametrize(("preset", "target"), [("euchre", 10), ("two-handed-euchre", 10), ("british-euchre", 21)])
def test_usual_targets(preset: str, target: int) -> None:
    assert EuchreRules.of(preset).target == target


def test_careful_players_are_warned() -> None:
    played = deal("AH 9C 10C QC KC", turned="JH")
    given = PRESENTATION.cautions(played.view(0, context(played)), Action("order"))
    assert [(note.code, note.values) for note in given] == [("order-for-them", {"card": "JH", "seat": 3})]
    mine = deal("AH 9C 10C QC KC", "JD 9S 10S QS KS", turned="JH")
    do(mine, "pass")
    assert PRESENTATION.cautions(mine.view(1, context(mine)), Action("order")) == (), "the partner deals"
    do(mine, "order")
    assert [note.code for note in PRESENTATION.cautions(mine.view(3, context(mine)), Action("discard", ("JH",)))] == [
        "discard-trump"
    ]


def test_careful_players_are_asked_before_they_take_their_partners_trick() -> None:
    """The partner's ace is already winning, and the last player can trump it or throw a card on it."""
    played = deal("10C QC 9D 10D 9S", "AC KS QS 10S AS", "9C KC JS QD KD", "AH KH QH AD JC", turned="9H")
    do(played, "pass", "pass", "pass", "order", "discard JC", "10C AC 9C")
    view = played.view(3, context(played))
    [over] = [note for note in PRESENTATION.cautions(view, Action("play", ("KH",))) if note.code == "play-over-partner"]
    assert over.values == {"card": "AD", "seat": 1}
    assert PRESENTATION.cautions(view, Action("play", ("AD",))) == ()


def test_nobody_is_asked_who_has_nothing_but_trumps_left() -> None:
    played = deal("9D 9C 10C QC KC", "AD 9S 10S QS AC", "10D JS KS AS JC", "QH AH KH JH JD", turned="9H")
    do(played, "pass", "order", "discard QH", "9D AD 10D")
    cautions = PRESENTATION.cautions(played.view(3, context(played)), Action("play", ("AH",)))
    assert "play-over-partner" not in [note.code for note in cautions]


def test_warnings_tell_a_stuck_dealer_and_who_would_play_alone() -> None:
    stuck = deal(turned="9H", stick_the_dealer=True)
    do(stuck, *["pass"] * 7)
    assert [note.code for note in PRESENTATION.warnings(stuck.view(3, context(stuck)))] == ["must-name"]
    alone = deal(turned="9H", order_alone=True)
    assert PRESENTATION.warnings(alone.view(0, context(alone))) == ()
    do(alone, "pass")
    assert [note.code for note in PRESENTATION.warnings(alone.view(1, context(alone)))] == ["order-means-alone"]


def test_hands_can_be_changed_before_trumps_are_made() -> None:
    played = deal(TOP, turned="9H")
    played.play(0, Action("swap"))
    assert set(played.view(1, context(played)).hand) == set(TOP.split())
    do(played, "order")
    with pytest.raises(IllegalAction) as late:
        played.play(3, Action("swap"))
    assert late.value.note.code == "arrange-before-making"


def test_cards_are_exchanged_once_trumps_are_made_by_option() -> None:
    played = deal(
        "JH 9C 10C QC KC",
        "AC KD 9D 10D QD",
        turned="9H",
        stock="JD AH KH 9S",
        preset="two-handed-euchre",
        exchange=True,
    )
    do(played, "order", "discard")
    assert (played.state.phase, played.to_act) == ("exchange", (0,))
    assert refused(played, "JH").note.code == "exchange-or-pass"
    events = do(played, "exchange 9C 10C QC")
    assert all(event.secret for event in events) and {"JD", "AH", "KH"} < set(played.state.hands[0])
    assert played.to_act == (1,) and played.view(1, context(played)).laid_counts[0] == 3
    do(played, "pass")
    assert (played.state.phase, played.to_act) == ("lead", (1,))
    assert refused(deal(TOP), "exchange JH").note.code == "order-or-pass"


def test_exchange_is_capped_by_the_undealt_cards() -> None:
    played = deal(TOP, turned="9H", exchange=True)
    do(played, "order", "discard")
    assert refused(played, "exchange JH JD AH KH").note.code == "choose-between"
    do(played, f"exchange {' '.join(played.state.hands[0][:3])}")
    assert played.state.phase == "lead", "nothing is left to draw"


def test_worlds_are_imagined_after_every_kind_of_exchange() -> None:
    """A farmer and the dealer can have discarded only a few different cards."""
    chance = random.Random(5)
    rules = EuchreRules.of("two-handed-euchre").with_changes({"exchange": True, "farmers_hand": True})
    for number in range(40):
        game = Game(rules, 2, Deals.numbered(number + 1))
        while not game.round.over:
            seat = game.to_act[0]
            legal = list(game.legal(seat))
            farms = [action for action in legal if action.kind == "farmers-hand"]
            for other in range(2):
                view = game.view(other)
                assert rules.imagine(view, chance).view(other, view.context) == view
            game.play(seat, chance.choice(farms or legal))


# lone hands


@pytest.mark.parametrize(
    ("option", "value"), [("order_alone", True), ("defend_alone", True), ("lone_lead", "left-of-maker")]
)
def test_rules_of_lone_hands_need_lone_hands(option: str, value: object) -> None:
    plain = EuchreRules.of("euchre")
    clash = plain.model_copy(update={"alone": False, option: value})
    with pytest.raises(RulesError) as refused:
        clash.check(4)
    assert refused.value.note == ("options-clash", {"option": option, "other": "alone"})
    with_lone = plain.with_changes({"alone": False}).with_changes({option: value})
    assert with_lone.alone and getattr(with_lone, option) == value
    without = with_lone.with_changes({"alone": False})
    assert getattr(without, option) == getattr(plain, option)
    for each in (with_lone, without):
        each.check(4)
    EuchreRules.from_store(clash.model_dump(mode="json")).check(4)  # A stored game can still be played.
    with pytest.raises(RulesError, match="needs-partners"):
        EuchreRules.of("three-handed-euchre").with_changes({option: value}).check(3)
