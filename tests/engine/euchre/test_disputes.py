"""The twenty rules that players of Euchre argue about most: each by its cards, and each said in the help."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.texts import load_texts
from engine.deal import Deals
from engine.euchre.rules import EuchreRules
from engine.game import Game
from engine.types import Action
from tests.engine.euchre.table import context, deal, do, points, refused

HANDS = ("JH 9C 10C QC KC", "JD AH 9D 10D QD", "KH 9S 10S QS KS", "AC AD KD AS JS")
"""Seats 0 and 2 have the right bower and a king of hearts, seats 1 and 3 the left bower and side aces."""


def left_bower_is_a_trump() -> None:
    """Check that a lead of the left bower is a trump lead: hearts must be followed, not diamonds."""
    played = deal("JD 9C 10C QC KC", "AH 9D 10D QD KD", turned="9H")
    do(played, "order", "discard", "JD")
    assert refused(played, "9D").note.values["cards"] == ("AH",)


def left_bower_does_not_follow_its_printed_suit() -> None:
    """Check that a player whose only diamond is the left bower may play anything to a diamond."""
    played = deal("AD 9C 10C QC KC", "JD 9S 10S QS KS", turned="9H")
    do(played, "order", "discard", "AD")
    assert {action.cards[0] for action in played.legal(1)} == {"JD", "9S", "10S", "QS", "KS"}


def right_bower_beats_left_bower_beats_ace() -> None:
    played = deal("AH 9C 10C QC KC", "JD 9D 10D QD KD", "JH 9S 10S QS KS", turned="9H")
    do(played, "order", "discard", "AH JD JH 9H")
    assert played.state.tricks[0].winner == 2


def jack_of_the_other_colour_is_no_bower() -> None:
    played = deal("JS 9C 10C QC KC", "9S 9D 10D QD KD", turned="9H")
    do(played, "order", "discard", "JS")
    assert played.order.suit["JS"] == "S" and refused(played, "9D").note.code == "must-follow"


def dealers_discard_is_seen_by_nobody() -> None:
    played = deal(*HANDS, turned="9H")
    events = do(played, "order", "discard JS")
    assert events[-1].secret and events[-1].seen_by(0).cards == ("??",)
    assert played.view(3, context(played)).laid == ("JS",)
    for seat in (None, 0, 1, 2):
        view = played.view(seat, context(played))
        assert view.laid == () and "JS" not in view.known[3]


def dealer_may_lay_the_upcard_away_again() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "order", "discard 9H")
    assert played.view(0, context(played)).known[3] == (), "nobody knows that the dealer still has it"


def dealer_discards_before_the_first_card() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "order")
    assert played.to_act == (3,) and len(played.state.hands[3]) == 6
    assert refused(played, "AC").note.code == "dealer-discards-first"


def misplay_is_impossible() -> None:
    """Check that a card that does not follow suit is refused, so there are no revokes to penalise."""
    played = deal("AS 9C 10C QC KC", "9S 9D 10D QD KD", turned="9H")
    do(played, "order", "discard", "AS")
    assert refused(played, "9D").note.code == "must-follow"


def nobody_has_to_trump_or_to_win() -> None:
    played = deal("AC 9S 10S QS KS", "AH 9D 10D QD KD", "KC 9C 10C QC AS", turned="9H")
    do(played, "order", "discard", "AC")
    assert len(played.legal(1)) == 5
    do(played, "9D")
    assert len(played.legal(2)) == 4, "the king need not be beaten, but clubs are followed"


def orderer_is_the_maker_and_not_the_dealer() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "pass", "order", "discard")
    assert played.view(None, context(played)).maker == 1


def partner_may_order_up_the_dealer() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "pass", "order", "discard")
    assert not played.state.alone and played.state.out == (), "and both play"


def partners_order_means_alone_where_that_is_agreed() -> None:
    played = deal(*HANDS, turned="9H", order_alone=True)
    do(played, "pass")
    assert refused(played, "order").note.code == "order-only-alone"
    do(played, "order alone", "discard")
    assert played.state.out == (3,)


def suit_turned_down_cannot_be_named() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "pass", "pass", "pass", "pass")
    assert refused(played, "name H").note.code == "suit-turned-down"
    assert refused(played, "order").note.code == "name-or-pass"
    do(played, "name D")
    assert played.state.trump == "D"


def all_pass_twice_and_the_next_player_deals() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, *["pass"] * 8)
    assert played.over and points(played) == (0, 0)
    game = Game(EuchreRules.of("euchre"), 4, Deals.numbered(1))
    dealer = game.view(None).dealer
    while not game.round.over:
        game.play(game.to_act[0], Action("pass"))
    game.play(0, Action("deal"))
    assert game.view(None).dealer == (dealer + 1) % 4


def stuck_dealer_must_name() -> None:
    played = deal(*HANDS, turned="9H", stick_the_dealer=True)
    do(played, *["pass"] * 7)
    assert refused(played, "pass").note.code == "dealer-must-name"
    do(played, "name S")
    assert played.state.maker == 3


def lone_hand_skips_the_partner_who_lays_the_hand_down() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "order alone", "discard", "JH")
    assert played.state.out == (2,) and played.to_act == (1,)
    do(played, "JD")
    assert played.to_act == (3,), "seat 2 is skipped"
    assert len(played.state.hands[2]) == 5


def dealer_whose_partner_plays_alone_still_discards() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "pass", "order alone")
    assert played.to_act == (3,)
    do(played, "discard 9H")
    assert played.state.out == (3,) and played.to_act == (0,)


def next_player_leads_for_one_who_sits_out() -> None:
    played = deal(*HANDS, turned="9H")
    do(played, "pass", "pass", "order alone", "discard")
    assert played.state.out == (0,) and played.to_act == (1,)


def three_tricks_score_one_a_march_two_and_alone_four() -> None:
    rest = ("AC KC 9S 10S QS", "9D 10D QD QC JS", "AS KS AD KD JC")
    for hand, order, expected in (
        ("JH JD AH 9C 10C", "order", (1, 0)),
        ("JH JD AH KH 10C", "order", (1, 0)),
        ("JH JD AH KH QH", "order", (2, 0)),
        ("JH JD AH KH QH", "order alone", (4, 0)),
        ("JH JD AH KH 10C", "order alone", (1, 0)),
    ):
        played = deal(hand, *rest, turned="9H")
        do(played, order, "discard")
        while not played.over:
            do(played, played.legal(played.to_act[0])[-1].cards[0])
        assert points(played) == expected


def too_few_tricks_are_a_euchre_for_two() -> None:
    played = deal("9C 10C QC KC AC", "JH JD AH KH QH", turned="9H", dealer=3)
    do(played, "order", "discard")
    while not played.over:
        do(played, played.legal(played.to_act[0])[-1].cards[0])
    assert points(played) == (0, 2) and [line.code for line in played.score()[1]] == ["euchre"]


DISPUTES: dict[Callable[[], None], str] = {
    left_bower_is_a_trump: "The left bower is a trump in every way",
    left_bower_does_not_follow_its_printed_suit: "It doesn't follow the suit printed on it",
    right_bower_beats_left_bower_beats_ace: "The right bower beats the left bower, and that beats the ace",
    jack_of_the_other_colour_is_no_bower: "The jacks of the other colour are ordinary cards",
    dealers_discard_is_seen_by_nobody: "lays another away, face down, before the first lead. Nobody else sees it",
    dealer_may_lay_the_upcard_away_again: "it may be the card just picked up",
    dealer_discards_before_the_first_card: "lays another away, face down, before the first lead",
    misplay_is_impossible: "A wrong card is refused, so nobody can revoke",
    nobody_has_to_trump_or_to_win: "You never have to trump or to win a trick",
    orderer_is_the_maker_and_not_the_dealer: "The player who orders the card up or names the suit is the **maker**",
    partner_may_order_up_the_dealer: "You may order up your own partner",
    partners_order_means_alone_where_that_is_agreed: "Ordering while your partner deals means playing alone",
    suit_turned_down_cannot_be_named: "The suit turned down can't be named",
    all_pass_twice_and_the_next_player_deals: "If everybody passes twice, the next player deals",
    stuck_dealer_must_name: "the dealer must name a suit",
    lone_hand_skips_the_partner_who_lays_the_hand_down: "lays the hand down and is skipped",
    dealer_whose_partner_plays_alone_still_discards: "A dealer whose partner goes alone still picks up the card",
    next_player_leads_for_one_who_sits_out: "If the leader sits out, the next player leads",
    three_tricks_score_one_a_march_two_and_alone_four: "all five are a **march**",
    too_few_tricks_are_a_euchre_for_two: "With fewer than three they are **euchred**",
}


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute.__name__)
def test_dispute_is_settled_and_told(dispute: Callable[[], None]) -> None:
    dispute()
    changes = {"stick_the_dealer": True} if dispute is stuck_dealer_must_name else {}
    changes |= {"order_alone": True} if dispute is partners_order_means_alone_where_that_is_agreed else {}
    rules = EuchreRules.of("euchre").with_changes(changes)
    texts = load_texts(game=rules.game)
    pages = "".join(
        texts.note("help", note) for page in ("rules", "scoring") for note in rules.presentation.explain(rules, page)
    )
    assert DISPUTES[dispute] in pages


def test_there_are_twenty() -> None:
    assert len(DISPUTES) == 20
