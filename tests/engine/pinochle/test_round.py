"""A round: the deal, both phases, the dix, drawing, knocking and undo (Pinochle guide 2)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.cards import BACK, Card, face, rank, suit
from engine.kit.tricks import Duties, follow
from engine.pinochle import presentation
from engine.pinochle.options import cards_of, order
from engine.pinochle.round import PinochleRound
from engine.pinochle.rules import PinochleRules
from engine.types import Action, IllegalAction
from tests.engine.pinochle.table import CONTEXT, deal, melding, melds_in, play, points, position, refusal

# The deal


@pytest.mark.parametrize(
    ("options", "batches"),
    [
        ({}, (3, 3, 3, 3)),
        ({"pack_size": 64}, (3, 3, 3, 3)),
        ({"pack_size": 64, "hand_size": 16}, (4, 4, 4, 4)),
        ({"pack_size": 64, "hand_size": 8}, (3, 2, 3)),
    ],
)
def test_cards_are_dealt_in_batches_and_the_next_card_is_upturned(options: Any, batches: tuple[int, ...]) -> None:
    rules = PinochleRules(**options)
    cards = cards_of(rules.pack_size)
    state = PinochleRound(rules, dealer=1, totals=(0, 0), target=1000, cards=cards).state
    first: list[Card] = []
    second: list[Card] = []
    top = 0
    for batch in batches:
        first += cards[top : top + batch]
        second += cards[top + batch : top + 2 * batch]
        top += 2 * batch
    assert (sorted(state.hands[0]), sorted(state.hands[1])) == (sorted(first), sorted(second))
    assert state.upturned == cards[top]
    assert state.trump == suit(cards[top])
    assert state.stock[::-1] == list(cards[top + 1 :])
    assert state.seat == 0


def test_the_pack_has_every_card_twice_with_marks() -> None:
    assert len(cards_of(48)) == 48
    assert len(cards_of(64)) == 64
    assert {rank(card) for card in cards_of(48)} == {"9", "J", "Q", "K", "10", "A"}
    for size in (48, 64):
        assert len(set(cards_of(size))) == size
        assert sorted(map(face, cards_of(size))) == sorted(2 * [face(card) for card in cards_of(size)][: size // 2])


def test_the_dix_is_the_lowest_trump() -> None:
    assert deal(turned="KH").state.dix.faces == ("9H",)
    assert deal(turned="KH", pack_size=64).state.dix.faces == ("7H",)


@pytest.mark.parametrize("awarded", [True, False])
def test_an_upturned_dix_scores_for_the_dealer_by_option(awarded: bool) -> None:
    played = deal(turned="9H", dealer=1, dix_turned=awarded)
    assert points(played, 1) == (10 if awarded else 0)
    assert [event.kind for event in played.opening] == ["trump-turned", "dix-turned"][: 1 + awarded]
    assert points(deal(turned="JH", dealer=1, dix_turned=True), 1) == 0


# Phase one


@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("9C", "JC", 1), ("JC", "QC", 1), ("QC", "KC", 1), ("KC", "10C", 1), ("10C", "AC", 1),
        ("AC", "10C", 0), ("10C", "KC", 0), ("JC", "9C", 0),
        ("AC", "AC", 0), ("9C", "9C", 0),
        ("AC", "AD", 0), ("9C", "AS", 0),
        ("AC", "9H", 1), ("9H", "AC", 0), ("9H", "JH", 1), ("10H", "KH", 0), ("AH", "AH", 0),
    ],
)  # fmt: skip
def test_winner_of_a_trick(led: str, followed: str, winner: int) -> None:
    played = deal(led, followed, turned="QH")
    *_, won = play(played, f"play {led}", f"play {followed}")
    assert (won.kind, won.seat) == ("trick-won", winner)
    assert played.to_act == (winner,)


def test_sevens_and_eights_are_below_the_nine() -> None:
    rising = ["7C", "8C", "9C", "JC", "QC", "KC", "10C", "AC"]
    for low, high in pairwise(rising):
        assert order("H").beats(high, low)
        assert not order("H").beats(low, high)


def test_in_phase_one_any_card_may_follow() -> None:
    played = melding("QS KS AC AD", turned="JH")
    play(played, "meld QS KS", "draw", "play KS")
    assert len({face(action.cards[0]) for action in played.legal(1)}) == len({face(c) for c in played.state.hands[1]})
    assert played.view(None, CONTEXT).mat[0] == ("QS",)


def test_the_trick_winner_melds_draws_first_and_leads() -> None:
    played = deal("AC", "9C", turned="JH", stock="KS QS")
    assert refusal(played, "draw") == refusal(played, "meld QS KS") == "trick-first"
    play(played, "play AC", "play 9C")
    assert refusal(played, "play AC") == "draw-before-lead"
    first, second = play(played, "draw")
    assert (first.seat, first.cards, second.seat, second.cards) == (0, ("KS",), 1, ("QS",))
    assert first.seen_by(1).cards == first.seen_by(None).cards == (BACK,)
    assert played.view(0, CONTEXT).drawn == ("KS",)
    assert played.view(1, CONTEXT).drawn == ("QS",)
    assert played.view(None, CONTEXT).drawn == ()
    assert played.to_act == (0,)
    assert played.view(0, CONTEXT).phase == "lead"


def test_public_verbs_do_not_depend_on_the_hand() -> None:
    for hand in ("AC QS KS", "AC"):
        played = deal(hand, "9C", turned="JH")
        play(played, "play AC", "play 9C")
        assert played.view(1, CONTEXT).verbs == ("meld", "exchange", "draw")
        assert played.view(1, CONTEXT).phase == "melding"


def last_of_stock(**options: Any) -> PinochleRound:
    """Return a round with one hidden card in the stock and the king of hearts under it; seat 0 is to draw."""
    played = deal("AC", "9C", turned="KH", **options)
    played.state.stock = ["QS"] if "QS" in played.state.stock else played.state.stock[:1]
    play(played, "play AC", "play 9C")
    return played


def test_the_last_stock_card_is_public_and_the_loser_takes_the_upturned_card() -> None:
    played = last_of_stock()
    last, upturned, phase = play(played, "draw")
    assert (last.kind, last.seat, last.secret) == ("drew-last", 0, False)
    assert (upturned.kind, upturned.seat, upturned.cards) == ("drew-upturned", 1, ("KH",))
    assert phase.kind == "phase-two"
    assert "KH" in played.state.hands[1]
    view = played.view(None, CONTEXT)
    assert (view.phase_two, view.upturned, view.stock, view.trump) == (True, None, 0, "H")


def test_in_phase_two_melds_return_to_the_hand_and_melding_is_refused() -> None:
    played = deal("AC QS KS", "9C", turned="KH")
    played.state.stock = played.state.stock[:1]
    play(played, "play AC", "play 9C", "meld QS KS", "draw")
    assert played.view(1, CONTEXT).mat == ((), ())
    assert played.view(0, CONTEXT).meldable == ()
    for step in ("meld QS KS", "exchange", "draw", "knock"):
        assert refusal(played, step) == "no-melds-left"


# Phase two

FOLLOWING = [
    # overplay, must trump, led, hand, what may follow
    ("trumps", True, "QC", "9C AC KD 9H", "9C AC"),
    ("always", True, "QC", "9C AC KD 9H", "AC"),
    ("never", True, "QC", "9C AC KD 9H", "9C AC"),
    ("always", True, "AC", "9C 10C KD 9H", "9C 10C"),
    ("always", True, "QC", "QC KD", "QC"),
    ("trumps", True, "QH", "9H AH KD", "AH"),
    ("always", True, "QH", "9H AH KD", "AH"),
    ("never", True, "QH", "9H AH KD", "9H AH"),
    ("trumps", True, "AH", "9H AH KD", "9H AH"),
    ("trumps", True, "QC", "KD 9H AH", "9H AH"),
    ("trumps", False, "QC", "KD 9H AH", "KD 9H AH"),
    ("always", False, "QC", "KD 9H AH", "KD 9H AH"),
    ("always", False, "QC", "9C AC 9H", "AC"),
    ("trumps", True, "QC", "KD 9D AS", "KD 9D AS"),
    ("trumps", True, "QH", "KD 9D AS", "KD 9D AS"),
]


@pytest.mark.parametrize(("overplay", "must_trump", "led", "hand", "may"), FOLLOWING)
def test_following_in_phase_two(overplay: Any, must_trump: bool, led: str, hand: str, may: str) -> None:
    rules = PinochleRules(overplay=overplay, must_trump=must_trump)
    _, cards = follow(order("H"), Duties(rules.overplay, rules.must_trump), [led], hand.split())
    assert cards == may.split()


def phase_two(mine: str, other: str, **options: Any) -> PinochleRound:
    """Return phase two with these cards left, seat 0 to lead, and hearts as trumps."""
    played = last_of_stock(**options)
    play(played, "draw")
    for seat, cards in enumerate((mine, other)):
        played.state.hands[seat] = cards.split()
    return played


def test_refusal_names_the_duty_to_follow_trump_or_overplay() -> None:
    for led, hand, step, code in (
        ("QC", "9C KD", "play KD", "must-follow"),
        ("QC", "9H KD", "play KD", "must-trump"),
        ("QH", "9H AH", "play 9H", "must-overplay"),
    ):
        played = phase_two(f"{led} AS", hand)
        play(played, f"play {led}")
        assert refusal(played, step) == code


def test_the_trick_winner_leads_until_the_last_card_ends_the_round() -> None:
    played = phase_two("QC AS", "AC 9S", last_trick=True)
    *_, won = play(played, "play QC", "play AC")
    assert (won.seat, won.points) == (1, 14)
    assert played.to_act == (1,)
    *_, won, last = play(played, "play 9S", "play AS")
    assert (won.seat, won.points, last.kind, last.seat, last.points) == (0, 11, "last-trick", 0, 10)
    assert played.over
    assert played.legal(0) == played.legal(1) == ()


def test_only_cards_in_hand_can_be_played() -> None:
    played = deal("AC", "9C")
    assert refusal(played, "play 2C") == "not-in-hand"
    assert refusal(played, "play") == refusal(played, "play AC 9C") == "play-one-card"
    assert refusal(played, "discard AC") == "no-such-action"
    with pytest.raises(IllegalAction) as refused:
        played.play(1, Action("play", ("9C",)))
    assert refused.value.note == ("not-your-turn", {"seat": 0})
    with pytest.raises(IllegalAction) as refused:
        played.play(0, Action("play", ("XX",)))
    assert refused.value.note.code == "no-such-card"


def test_a_card_can_be_named_by_its_face() -> None:
    played = deal("AC", "9C", turned="JH")
    assert "AC'" in (*played.state.hands[1], *played.state.stock, *played.state.hands[0])
    card = next(one for one in played.state.hands[0] if one.endswith("'") and face(one) not in played.state.hands[0])
    (event,) = play(played, f"play {face(card)}")
    assert event.cards == (card,)


# The dix (Pinochle guide 2.5)


def test_exchanging_a_dix_brings_the_upturned_card_into_the_hand() -> None:
    played = melding("9H QH", turned="KH")
    assert refusal(played, "meld 9H") == "exchange-it"
    (event,) = play(played, "exchange")
    assert (event.cards, event.points) == (("9H", "KH"), 10)
    assert "KH" in played.state.hands[0]
    assert played.view(None, CONTEXT).mat[0] == ()
    assert played.state.upturned == "9H"
    assert points(played, 0, "dix") == 10
    play(played, "meld QH KH")
    assert refusal(played, "exchange") == "exchange-done"


def test_exchange_needs_a_dix_in_hand_and_none_upturned() -> None:
    without = melding("AC AD AS AC AD AS 10C 10D 10S 10C 10D 10S", turned="KH")
    assert refusal(without, "exchange") == "no-dix"
    assert refusal(melding("9H", turned="9H"), "exchange") == "exchange-done"


def test_a_second_dix_scores_once_when_shown_beside_a_meld() -> None:
    played = melding("9H QS KS", turned="9H")
    play(played, "meld QS KS", "meld 9H")
    assert points(played, 0) == 30
    assert refusal(played, "meld > dix") == "no-dix"
    play(played, "draw")
    events = play(played, "play 9H")
    assert [event.kind for event in events] == ["played"]
    assert points(played, 0) == 30


def test_a_second_dix_scores_when_played_in_phase_one() -> None:
    played = deal("9H", turned="9H")
    _, scored = play(played, "play 9H")
    assert (scored.kind, scored.points) == ("dix-played", 10)
    assert points(played, 0, "dix") == 10


def test_an_exchangeable_dix_scores_nothing_when_played() -> None:
    played = deal("9H", turned="KH")
    play(played, "play 9H")
    assert points(played, 0) == 0


def test_a_dix_played_in_phase_two_scores_nothing() -> None:
    played = phase_two("9H AS", "9C 9S")
    play(played, "play 9H")
    assert points(played, 0, "dix") == 0


def test_with_dix_must_be_melded_a_played_dix_scores_nothing() -> None:
    played = deal("9H", turned="9H", dix_must_be_melded=True)
    play(played, "play 9H")
    assert points(played, 0) == 0


def test_with_dix_must_be_melded_the_exchanged_card_joins_the_melds() -> None:
    played = melding("9H QH", turned="KH", dix_must_be_melded=True, fresh_card=True)
    play(played, "exchange")
    view = played.view(None, CONTEXT)
    assert view.mat[0] == ("KH",)
    assert [(meld.name, meld.cards) for meld in view.melds[0]] == [("dix", ("KH",))]
    assert points(played, 0) == 10


@pytest.mark.parametrize("beside", [False, True])
def test_with_dix_must_be_melded_a_dix_is_the_turns_one_meld_unless_allowed_beside(beside: bool) -> None:
    played = melding("9H 9H QS KS", turned="KH", dix_must_be_melded=True, dix_beside_meld=beside)
    play(played, "exchange")
    if beside:
        play(played, "meld QS KS", "meld 9H")
        assert points(played, 0) == 40
        assert refusal(played, "meld QS KS") == "one-meld"
    else:
        assert refusal(played, "meld QS KS") == refusal(played, "meld 9H") == "one-meld"
        played = melding("9H QS KS", turned="9H", dix_must_be_melded=True)
        play(played, "meld QS KS")
        assert refusal(played, "meld 9H") == "one-meld"


def test_public_verbs_offer_an_exchange_only_where_it_is_allowed() -> None:
    for options, offered in (({}, True), ({"dix_must_be_melded": True}, False),
                             ({"dix_must_be_melded": True, "dix_beside_meld": True}, True)):  # fmt: skip
        played = melding("9H QS KS", turned="KH", **options)
        play(played, "meld QS KS")
        assert ("exchange" in played.view(None, CONTEXT).verbs) == offered == (Action("exchange") in played.legal(0))


# Knocking


def test_a_player_past_the_target_may_knock_while_melding() -> None:
    played = melding("QS KS", totals=(985, 0), turned="KH")
    assert refusal(played, "knock") == "knock-short"
    assert "knock" not in played.view(None, CONTEXT).verbs
    play(played, "meld QS KS")
    assert "knock" in played.view(None, CONTEXT).verbs
    (event,) = play(played, "knock")
    assert (event.kind, event.seat, event.points) == ("knocked", 0, 1005)
    assert played.over
    assert played.knocker == 0


def test_a_dix_played_into_a_lost_trick_lets_its_player_knock_on_the_next_turn() -> None:
    played = deal("AC AS", "9H 9C", turned="9H", totals=(0, 995))
    assert refusal(played, "knock") == "knock-short"
    play(played, "play AC")
    assert "knock" not in played.view(None, CONTEXT).verbs
    play(played, "play 9H")
    assert played.to_act == (1,), "the lowest trump takes the ace"
    played = deal("AH AS", "9H 9C", turned="9H", totals=(0, 995))
    play(played, "play AH", "play 9H", "draw", "play AS")
    assert Action("knock") in played.legal(1) and "knock" in played.view(None, CONTEXT).verbs
    (event,) = play(played, "knock")
    assert (event.kind, event.seat, event.points) == ("knocked", 1, 1005)
    assert played.over


def test_a_dix_lost_in_the_last_trick_of_phase_one_allows_a_knock_before_the_next_card() -> None:
    played = deal("AH AS AC", "9H 9C 9S", turned="9H", totals=(0, 995))
    played.state.stock = played.state.stock[:1]
    play(played, "play AH", "play 9H", "draw")
    view = played.view(0, CONTEXT._replace(totals=(0, 995)))
    assert (presentation.may_knock(view, 0), presentation.may_knock(view, 1)) == (False, True)
    assert played.state.phase_two and refusal(played, "knock") == "no-melds-left", "seat 0 has had its chance"
    play(played, "play AS")
    assert Action("knock") in played.legal(1)
    play(played, f"play {played.legal(1)[0].cards[0]}")
    assert not any(action.kind == "knock" for seat in (0, 1) for action in played.legal(seat))


def test_no_knocking_when_melds_count_only_at_the_end() -> None:
    played = melding("QS KS", totals=(985, 0), scored_at_end=True)
    play(played, "meld QS KS")
    assert refusal(played, "knock") == "knock-at-end"
    assert "knock" not in {action.kind for action in played.legal(0)}


@pytest.mark.parametrize(("tricks_count", "may"), [("as-taken", True), ("at-end", False), ("no", False)])
def test_tricks_count_towards_knocking_only_as_taken(tricks_count: Any, may: bool) -> None:
    played = deal("AC", "10C", totals=(985, 0), turned="JH", phase_one_tricks=tricks_count)
    play(played, "play AC", "play 10C")
    assert (Action("knock") in played.legal(0)) == may


# Undo


def test_melds_can_be_undone_until_the_draw() -> None:
    played = melding("9H QH QS KS", turned="KH", several_melds=True, score_differences=True)
    before = position(played)
    assert refusal(played, "undo > turn") == "nothing-to-undo"
    play(played, "meld QS KS")
    middle = position(played)
    play(played, "exchange", "undo > action")
    assert position(played) == middle
    play(played, "exchange", "meld QH KH")
    assert played.undo_scopes(0) == ("action", "turn")
    assert played.undo_scopes(1) == ()
    events = played.play(0, Action("undo", target="turn"))
    assert {event.kind for event in events} == {"took-back", "exchange-undone"}
    assert position(played) == before
    assert played.state.known[0] == {"KH", "9H", "QH", "QS", "KS"} - {"KH"}, "all have seen them"
    assert played.undo_scopes(0) == ()
    play(played, "meld QS KS", "draw")
    with pytest.raises(IllegalAction) as refused:
        played.play(0, Action("undo", target="action"))
    assert refused.value.note.code == "nothing-to-undo"


def test_unknown_undo_scope_is_refused() -> None:
    played = melding("QS KS")
    play(played, "meld QS KS")
    with pytest.raises(IllegalAction) as refused:
        played.play(0, Action("undo", target="game"))
    assert refused.value.note.code == "no-such-undo"
    assert melds_in(played) == {}
