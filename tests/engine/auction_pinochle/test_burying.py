"""The widow and the passing: what is buried and given, who may know of it, and conceding."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine import study
from engine.auction_pinochle.melds import melded, melds_of, total
from engine.auction_pinochle.presentation import PRESENTATION
from engine.auction_pinochle.round import AuctionRound, AuctionView
from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.cards import BACK, Card, face, rank, suit
from engine.deal import Deals
from engine.game import Game
from engine.types import Action, Composition
from tests.engine.auction_pinochle.table import (
    AUCTION,
    CUTTHROAT,
    DOUBLE,
    KREUZ,
    PARTNERSHIP,
    THREE,
    cards,
    code,
    context,
    deal,
    dealt,
    do,
    kinds,
    playable,
    points,
    refused,
    rules_of,
    view,
)

HELD = "H A A 10 K Q J 9, S A Q 10, D A K J, C A K"
LEFT = "D 9, C 10 9"


def bought(preset: str = AUCTION, hand: str = HELD, stock: str = LEFT, **options: Any) -> AuctionRound:
    """Return a round in which seat 0 has bought the widow for 300 and named hearts."""
    played = deal(preset, hand, stock=stock, **options)
    do(played, "300", "pass", "pass", "name H")
    return played


def faces(held: tuple[Card, ...] | list[Card] | frozenset[Card]) -> list[Card]:
    """Return the faces of cards, sorted."""
    return sorted(map(face, held))


def test_three_cards_that_are_not_melded_are_buried() -> None:
    played = bought()
    assert played.state.phase == "bury" and view(played, 0).composition("bury") == Composition(3, 3)
    refusal = refused(played, "bury S 10, C 10, S A")
    assert refusal.note.code == "bury-melded"
    assert faces(refusal.note.values["cards"]) == faces(cards("H A 10 K Q J 9, S A Q, D A J, C A"))  # type: ignore[arg-type]
    assert code(played, "bury S 10, C 10") == "choose-number"
    assert code(played, "bury S 10, C 10, C J") == "not-in-hand"
    events = do(played, "bury S 10, C 10 K")
    assert [event.kind for event in events] == ["buried", "melded"]
    assert events[1].points == 300
    assert view(played, 0).reached == 324


def test_one_of_two_equal_cards_can_be_buried_if_the_other_is_melded() -> None:
    played = bought()
    do(played, "bury H A, S 10, C 10")
    assert view(played, 0).melds_worth(0) == 300
    assert faces(view(played, 1).announced) == ["AH"]


def test_melded_cards_can_be_buried_if_there_are_not_enough_others() -> None:
    hand = "H A A 10 10 K K Q Q J J, S A Q, D A J, C A"
    played = bought(CUTTHROAT, hand, "H 9 9, S 10")
    do(played, "bury S 10, H 9 9")
    assert view(played, 0).melds_worth(0) == 1500 + 100 + 40 + 20
    assert faces(view(played, 1).known[0]) == faces(cards("H A A 10 10 K K Q Q J J, S A Q, D A J, C A"))


def test_trumps_and_aces_among_the_buried_cards_are_announced_to_all() -> None:
    played = bought(CUTTHROAT, "H A A 10 K Q J 9, S A A Q 10, D A K J, C A")
    events = do(played, "bury S A 10, D 9")
    assert [(event.kind, event.secret, len(event.cards)) for event in events[:2]] == [
        ("buried", True, 3),
        ("announced", False, 1),
    ]
    assert events[0].seen_by(1).cards == (BACK,) * 3
    assert faces(view(played, None).announced) == ["AS"]
    for seat in range(3):
        seen = view(played, seat)
        assert not {*seen.announced} & {*seen.theirs()}
        assert sum(map(seen.unseen_in_hand, seen.others)) + seen.unseen_aside() == len(seen.unseen())
        told = {note.code: note.values["count"] for note in study.page(seen, "deduce") if note.code == "unseen-laid"}
        assert told == ({"unseen-laid": 2} if seat else {})
    assert view(played, 1).laid == view(played, 1).buried == ()
    assert faces(view(played, 0).laid) == faces(cards("S A 10, D 9"))


@pytest.mark.parametrize(("announced", "asked"), [(True, False), (False, True)])
def test_a_named_buried_card_lies_no_more_between_two_others(announced: bool, asked: bool) -> None:
    hands = ("H A A 10 10 Q Q 9, S A 9 9 J, D 9, C 9 9 J", "H K J", "H K J 9")
    played = deal(CUTTHROAT, *hands, stock="D 10 10, S 10", announce_buried=announced)
    do(played, "300", "pass", "pass", "name H", "bury H Q Q, C J", "meld", "AH")
    notes = PRESENTATION.cautions(view(played, 1), Action("play", cards("H K")))
    assert ("play-dearer" in {note.code for note in notes}) == asked


def test_announcing_can_be_left_out() -> None:
    played = bought(CUTTHROAT, "H A A 10 K Q J 9, S A A Q 10, D A K J, C A", announce_buried=False)
    assert [event.kind for event in do(played, "bury S A 10, D 9")][:2] == ["buried", "melded"]
    assert view(played, 1).announced == ()


def test_any_four_cards_are_buried_in_binokel_before_melds_are_counted() -> None:
    played = deal(THREE, "H A A 10 K Q J, S A 10 Q, D J, C A A", stock="S J J, D 10 10")
    do(played, "pass", "pass", "name H")
    do(played, "bury S Q J J, D 10")
    assert played.state.announced == ()
    assert view(played, 0).melds_worth(0) == 150
    assert view(played, 0).reached == 150 + 3 + 2 + 2 + 10
    assert view(played, 1).reached == view(played, None).reached == 150


@pytest.mark.parametrize("preset", [CUTTHROAT, AUCTION, THREE, KREUZ])
def test_guided_rounds_bury_cards_that_meld_nothing_as_the_guide_says(preset: str) -> None:
    rules = AuctionPinochleRules.of(preset)
    guided = study.guided_round(rules)
    assert guided
    [seats] = rules.seats_played()
    game = Game(rules, seats, Deals.numbered(guided.deal))
    for seat, each in guided.actions:
        if each.kind == "bury":
            break
        game.play(seat, each)
    seen = game.view(seat)
    assert isinstance(seen, AuctionView) and rules.points_in(each.cards)
    left = [card for card in seen.hand if card not in each.cards]
    assert total(melds_of(rules, seen.trump, left)) == total(seen.own_melds(seen.trump))


@pytest.mark.parametrize("preset", [CUTTHROAT, AUCTION, THREE, KREUZ])
def test_proposals_bury_no_ace_no_trump_and_no_card_of_a_meld_while_there_are_others(preset: str) -> None:
    short = 0
    for number in range(40):
        played = dealt(AuctionPinochleRules.of(preset), number)
        do(played, *[] if preset in (THREE, KREUZ) else ["300"], *["pass"] * (played.state.seats - 1), "name S")
        rules, [seat] = rules_of(played), played.to_act
        hand, proposed = played.state.hands[seat], [each.cards for each in played.legal(seat) if each.kind == "bury"]
        bound = melded(melds_of(rules, "S", hand))
        plain = {card for card in hand if card not in bound and suit(card) != "S" and rank(card) != "A"}
        for way in proposed:
            left = [card for card in hand if card not in way]
            assert plain.issuperset(way) or plain.issubset(way)
            lost = total(melds_of(rules, "S", hand)) - total(melds_of(rules, "S", left))
            aces = [card for card in left if rank(card) == "A" and card not in bound and suit(card) != "S"]
            assert not (lost and aces), "aces are buried before melds are broken"
            played.copy().play(seat, Action("bury", way))
        short += len(plain) < rules.widow_size
    assert short or preset in (CUTTHROAT, AUCTION)


def test_proposals_for_a_contract_are_the_highest_or_the_lowest_cards() -> None:
    [away] = [each.cards for each in durch().legal(0) if each.kind == "bury"]
    assert faces(away) == ["JC", "JC", "JD", "JS"]
    [away] = [each.cards for each in durch("untendurch", untendurch=True).legal(0) if each.kind == "bury"]
    assert faces(away) == ["AH", "AH", "AS", "AS"]


def test_buried_cards_are_secret_to_the_end_of_the_round() -> None:
    played = deal(THREE, stock="S J J, D 10 10")
    do(played, "pass", "pass", "name H", "bury S J J, D 10 10", "meld")
    chance = random.Random(3)
    while not played.over:
        seat = played.to_act[0]
        assert {view(played, other).buried for other in (None, 1, 2)} == {()}
        assert faces(view(played, 0).buried) == faces(cards("S J J, D 10 10"))
        played.play(seat, chance.choice([each for each in played.legal(seat) if each.kind == "play"]))
    assert faces(view(played, None).buried) == faces(cards("S J J, D 10 10"))


def test_where_the_widow_went_is_remembered_in_imagined_rounds() -> None:
    played = bought(CUTTHROAT, "H A A 10 K Q J 9, S A A Q 10, D A K J, C A", "D 9 9, C 9")
    do(played, "bury S A, D 9 9", "meld", "AH")
    chance = random.Random(1)
    for _ in range(50):
        world = rules_of(played).imagine(view(played, 1), chance)
        laid = world.state.laid[0]
        assert [face(card) for card in laid].count("AS") == 1
        assert not any(face(card)[0] == "A" or face(card)[-1] == "H" for card in laid if face(card) != "AS")
        assert faces([*world.state.hands[0], *laid]).count("9D") == 2


BIDDER = "H A A 10 Q J 9, S A Q, D A J, C A K"
PARTNER = "H K K, S K K 10 10, D Q Q 10 10, C J J"


def passing(preset: str = PARTNERSHIP) -> AuctionRound:
    """Return a round in which seat 0 has named hearts, and the partner is to give four cards."""
    played = deal(preset, BIDDER, "", PARTNER, pass_cards=4)
    do(played, "250", "pass", "pass", "pass", "name H")
    return played


def test_the_partner_gives_first_and_the_bidder_gives_back_as_many() -> None:
    played = passing()
    assert (played.to_act, played.state.phase) == ((2,), "give")
    assert code(played, "give H K") == "choose-number"
    assert code(played, "meld") == "give-first"
    events = do(played, "give H K K, D 10 10")
    assert [(event.kind, event.seat, event.secret) for event in events] == [("gave", 2, True), ("received", 0, True)]
    assert played.to_act == (0,) and len(view(played, 0).hand) == 16
    assert not view(played, 1).melds_worth(0)
    do(played, "give S A, D A 10, C A")
    assert [len(hand) for hand in played.state.hands] == [12] * 4
    assert played.state.phase == "melding" and view(played, 1).melds_worth(0) == 150 + 40 + 10


def test_only_the_two_partners_know_the_cards_passed() -> None:
    played = passing()
    do(played, "give H K K, D 10 10", "give S A, D A 10, C A")
    for seat in (1, 3, None):
        assert view(played, seat).gifts == ((),) * 4 and view(played, seat).told == ()
    for seat in (0, 2):
        gifts = view(played, seat).gifts
        assert faces(gifts[2]) == faces(cards("H K K, D 10 10")) and faces(gifts[0]) == faces(cards("S A, D A 10, C A"))
    assert faces(view(played, 0).told) == faces(cards("S A, D A 10, C A"))
    assert faces(view(played, 0).surely_held(2)) == faces(cards("S A, D A 10, C A"))
    assert faces(view(played, 2).told) == ["10D", "KH"]
    assert "KH" in map(face, view(played, 1).known[0])
    do(played, "meld", "JD")
    do(played, min(playable(played)))
    do(played, "AD")
    assert faces(view(played, 0).told) == faces(cards("S A, D 10, C A"))


def test_cards_passed_are_no_unseen_cards_for_the_two_who_know_them() -> None:
    played = passing()
    do(played, "give H K K, D 10 10", "give S A, D A 10, C A")
    for seat, other, held in ((0, 2, "S A, D A 10, C A"), (2, 0, "D 10, H K")):
        told = {note.code: note.values for note in study.page(view(played, seat), "deduce")}
        assert told["unseen-cards"]["count"] == len(view(played, seat).unseen())
        assert not {*view(played, seat).told} & {*view(played, seat).unseen()}
        its = [note.values for note in study.page(view(played, seat), "predict") if note.code == "predict-sure"]
        [sure] = [values["cards"] for values in its if values["seat"] == other]
        assert isinstance(sure, tuple) and not Counter(cards(held)) - Counter(map(face, sure))
    for seat in range(4):
        hidden = sum(view(played, seat).unseen_in_hand(other) for other in view(played, seat).others)
        assert hidden == len(view(played, seat).unseen())


def test_bidders_imagine_their_gifts_in_the_partners_hand() -> None:
    played = passing()
    do(played, "give H K K, D 10 10", "give S A, D A 10, C A")
    chance = random.Random(2)
    for seat, other, held in ((0, 2, "S A, D A 10, C A"), (2, 0, "D 10, H K K")):
        for _ in range(20):
            world = rules_of(played).imagine(view(played, seat), chance)
            assert {*cards(held)} <= {*map(face, world.state.hands[other])}
            assert world.state.told == played.state.told or seat == 2


def test_an_opponent_sees_the_same_whatever_is_passed() -> None:
    one, other = passing(), passing()
    do(one, "give H K K, D 10 10", "give S A, D A 10, C A")
    do(other, "give S 10 10, C J J", "give S 10 10, C J J")
    for seat in (1, 3, None):
        hidden: dict[str, Any] = {"melds": (), "known": (), "standing": (), "lines": (), "reached": 0, "needs": 0}
        assert replace(view(one, seat), **hidden) == replace(view(other, seat), **hidden)


# conceding


@pytest.mark.parametrize("steps", [("meld",), ("bury S 10, C 10 K", "meld"), ("bury S 10, C 10 K",)])
def test_the_bidder_may_concede_until_the_first_lead(steps: tuple[str, ...]) -> None:
    played = bought(CUTTHROAT)
    for step in steps if steps != ("meld",) else ():
        assert "concede" in kinds(played)
        do(played, step)
    assert "concede" in kinds(played)
    events = do(played, "concede")
    assert events[0].kind == "conceded" and played.over
    assert points(played)[0] == -300


def test_it_is_too_late_to_concede_after_the_first_lead() -> None:
    played = bought(CUTTHROAT)
    do(played, "bury S 10, C 10 K", "meld", "AH")
    assert code(played, "concede") == "concede-bidder-only"
    seat = played.to_act[0]
    do(played, *[min(playable(played))])
    assert played.to_act != (seat,)
    do(played, *[min(playable(played))])
    assert played.to_act == (0,) and code(played, "concede") == "concede-too-late"


def test_trump_must_be_named_before_conceding_except_where_deals_are_paid_in_units() -> None:
    cutthroat, auction = deal(CUTTHROAT), deal(AUCTION)
    for played in (cutthroat, auction):
        do(played, "300", "pass", "pass")
    assert code(cutthroat, "concede") == "name-trumps-first"
    do(auction, "concede")
    assert points(auction) == (-6, 3, 3)


def test_conceding_shows_the_melds_of_the_others_but_not_of_the_bidders_side() -> None:
    played = passing()
    do(played, "give H K K, D 10 10")
    before = played.state.hands[1]
    events = do(played, "concede")
    assert {event.seat for event in events if event.kind == "melded"} <= {1, 3}
    assert view(played, 0).melds[0] == view(played, 0).melds[2] == ()
    assert played.state.hands[1] == before


def test_a_partner_cannot_concede() -> None:
    assert code(passing(), "concede") == "concede-bidder-only"


# Durch


def durch(contract: str = "durch", preset: str = THREE, **options: Any) -> AuctionRound:
    played = deal(preset, "S A A 10 10 K K Q Q J J, H A A", stock="D J, H Q, C J J", **options)
    do(played, *["pass"] * (played.state.seats - 1), f"name {contract}")
    return played


def test_durch_has_no_trump_and_no_melds_and_the_bidder_leads() -> None:
    played = durch()
    do(played, "bury D J, H Q, C J J")
    seen = view(played, 1)
    assert (seen.trump, seen.contract, seen.phase, seen.to_act, seen.leader) == ("", "durch", "lead", (0,), 0)
    assert seen.melds == ((), (), ()) and kinds(played) == ["play"]
    assert code(played, "concede") == "no-conceding-contract"


def test_durch_is_made_with_every_trick_and_lost_with_the_first_that_is_not() -> None:
    played = durch()
    do(played, "bury D J, H Q, C J J")
    while not played.over:
        seat = played.to_act[0]
        played.play(seat, played.legal(seat)[-1])
    assert points(played) == (1000, 0, 0)
    lost = durch(durch_lost="once")
    do(lost, "bury S A A, C J J")
    while not lost.over:
        seat = lost.to_act[0]
        lost.play(seat, lost.legal(seat)[0])
    assert view(lost, 1).result == "durch-lost"
    assert points(lost) == (-1000, 0, 0) and len(lost.state.tricks) < 12


def test_untendurch_is_lost_with_a_trick() -> None:
    played = durch("untendurch", untendurch=True)
    do(played, "bury D J, H Q, C J J", "AS")
    for _ in range(2):
        do(played, min(playable(played)))
    assert played.over and points(played) == (-2000, 0, 0)


@pytest.mark.parametrize(("preset", "kind"), [(DOUBLE, "bury"), (KREUZ, "give"), (PARTNERSHIP, "give")])
def test_nothing_is_composed_where_nothing_is_buried_or_given(preset: str, kind: str) -> None:
    assert view(deal(preset), 0).composition(kind) is None
    assert AuctionPinochleRules.of(preset).game == "auction-pinochle"
    assert context(deal(preset)).number == 1
