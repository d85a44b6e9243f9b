"""Rounds imagined from what a seat knows can be played to their end, and keep to all that the seat has seen."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.cards import face, rank, suit
from engine.types import Action
from tests.engine.auction_pinochle.table import HYBRIDS, RULES, deal, dealt, do, rules_of, view
from tests.examples import in_soak_too, more, sampled

GAMES, IN_SOAK = 4, 60


@sampled
@in_soak_too
@pytest.mark.parametrize("rules", [*RULES, *HYBRIDS], ids=lambda rules: rules.preset)
def test_imagined_rounds_agree_with_what_was_seen_and_end(rules: AuctionPinochleRules) -> None:
    for number in range(more(GAMES, IN_SOAK)):
        chance = random.Random(number)
        played = dealt(rules, number)
        its = played.state
        while not played.over:
            seat = its.seat
            legal = [each for each in played.legal(seat) if each.kind != "concede"]
            if its.phase == "bid" and chance.random() < 0.6:
                legal = [each for each in legal if each.kind == "pass"] or legal[:1]
            played.play(seat, chance.choice(legal))
            if played.over or chance.random() > 0.15:
                continue
            watching = chance.randrange(its.seats)
            seen = view(played, watching)
            world = rules.imagine(seen, chance)
            assert view(world, watching) == seen
            assert Counter(world.cards()) == Counter(played.cards())
            for other in range(its.seats):
                assert {*seen.surely_held(other)} <= {*its.hands[other]} & {*world.state.hands[other]}
            if its.bidder not in (None, watching) and its.laid[its.bidder or 0]:
                assert its.bidder is not None
                laid = world.state.laid[its.bidder]
                theirs = Counter(map(face, [*world.state.hands[its.bidder], *laid, *seen.played_by(its.bidder)]))
                assert not Counter(map(face, seen.widow)) - theirs
                named = [card for card in laid if suit(card) == seen.trump or rank(card) == "A"]
                if not rules.binokel and rules.announce_buried:
                    assert Counter(map(face, named)) == Counter(map(face, seen.announced))
            while not world.over:
                world.play(world.to_act[0], chance.choice(world.legal(world.to_act[0])))


def test_a_seat_whose_hands_are_looked_at_is_imagined_as_it_is() -> None:
    rules = AuctionPinochleRules.of("cutthroat")
    played = dealt(rules, 1)
    for action in (Action("bid", target="200"), Action("pass"), Action("pass"), Action("name", target="H")):
        played.play(played.to_act[0], action)
    bidder = played.state.seat
    played.play(bidder, played.legal(bidder)[0])
    watching = (bidder + 1) % 3
    seen = replace(view(played, watching), hands=tuple(map(tuple, played.state.hands)))
    world = rules.imagine(seen, random.Random(2))
    assert [sorted(hand) for hand in world.state.hands] == [sorted(hand) for hand in played.state.hands]


@pytest.mark.parametrize(
    ("preset", "named"), [("partnership-pinochle", False), ("cutthroat", False), ("cutthroat", True)]
)
def test_a_bidder_who_needs_a_marriage_is_imagined_with_one(preset: str, named: bool) -> None:
    """Nobody could have named trump without it, and a bidder who has none cannot act."""
    hand = "H K Q, S A A 10 10, D A A 10, C A A 10"
    played = deal(preset, hand, marriage=True)
    do(played, "300", *["pass"] * (played.state.seats - 1), *["name H"] * named)
    chance = random.Random(5)
    for _ in range(60):
        world = rules_of(played).imagine(view(played, 1), chance)
        assert world.legal(0)
        if named:
            assert {"KH", "QH"} <= {*map(face, world.state.hands[0])}


def test_either_of_two_equal_known_cards_can_be_played() -> None:
    for first, second in (("QS", "QS'"), ("QS'", "QS")):
        played = deal("partnership-pinochle", "S Q Q, D J J, H A A 10 10 9 9, C 9 9")
        do(played, "250", "pass", "pass", "pass", "name H", "meld")
        assert {"QS", "QS'"} <= {*view(played, 1).known[0]}
        played.play(0, Action("play", (first,)))
        assert [card for card in view(played, 1).known[0] if face(card) == "QS"] == [second]
