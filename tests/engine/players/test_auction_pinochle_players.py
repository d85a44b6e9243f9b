"""The computer players of auction Pinochle and Binokel: legal, reproducible, and with judgement."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.auction_pinochle.scoring import result
from engine.cards import SUITS, Card, face, rank, suit
from engine.game import Game
from engine.kit.trick_round import PLAYING
from engine.players import ADVANCED, EXPERT, LEVELS, MASTER, choose
from engine.players.auction_pinochle import habits, hands
from engine.players.auction_pinochle.search import Search
from engine.players.auction_pinochle.tricks import NUMBERS, Table, faced
from engine.players.auction_pinochle.worlds import PlayedWorlds, Worlds
from engine.players.policy import PolicyContext
from engine.players.selfplay import deals_of
from engine.types import Action
from tests.engine.auction_pinochle.table import (
    CUTTHROAT,
    HYBRIDS,
    KREUZ,
    PARTNERSHIP,
    RULES,
    THREE,
    cards,
    context,
    deal,
    dealt,
    do,
    playable,
    rules_of,
    view,
)
from tests.examples import sampled

QUICK = LEVELS[:4]
RUN = "S A 10 K Q J, H A, D A J, C A K 9 9"


def named(rules: AuctionPinochleRules) -> str:
    return rules.preset


def play_a_round(rules: AuctionPinochleRules, levels: Sequence[str], number: int, searched: float = 1.0) -> None:
    """Play a round; of the decisions of searching levels only a share is searched."""
    chance = random.Random(number)
    [seats] = rules.seats_played()
    game = Game(rules, seats, deals_of("auction", number))
    while not game.round.over:
        seat = game.to_act[0]
        level = chance.choice(levels)
        level = level if level in QUICK or chance.random() < searched else ADVANCED
        seen = game.view(seat)
        action = choose(seen, level, "seed")
        game.round.check(seat, action)
        assert choose(seen, level, "seed") == action
        game.play(seat, action)


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_all_levels_play_legally_and_repeat_their_choices(rules: AuctionPinochleRules) -> None:
    play_a_round(rules, QUICK, 1)
    play_a_round(rules, LEVELS, 2, searched=0.1)


@sampled
@pytest.mark.parametrize("number", range(len(HYBRIDS)))
def test_they_play_under_every_option(number: int) -> None:
    for each in range(3):
        play_a_round(HYBRIDS[number], QUICK, 10 + each)


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_tricks_as_numbers_follow_the_rules(rules: AuctionPinochleRules) -> None:
    """Play out by numbers what the rules play card by card, and find the same moves, winners and points."""
    played = dealt(rules, 3)
    while played.state.phase not in ("lead", "over"):
        seat = played.to_act[0]
        wanted = habits.before_play(played.state, played.state.hands[seat])
        its = {action.kind: action for action in reversed(played.legal(seat))}
        opens = wanted.kind == "pass" and not played.state.bid
        played.play(seat, its["bid"] if opens else its["meld"] if wanted.kind == "concede" else wanted)
    expected = Table.of_state(played.state).play_out()
    assert expected
    while not played.over:
        seat = played.to_act[0]
        table = Table.of_state(played.state)
        assert {*map(faced, table.moves())} == playable(played)
        chosen = faced(table.choose())
        played.play(seat, Action("play", (chosen,)))
    assert {trick.winner for trick in played.state.tricks} == {trick.winner for trick in expected}
    for whole in expected:
        won = [trick for trick in played.state.tricks if trick.winner == whole.winner]
        assert sum(trick.points for trick in won) == whole.points
        assert sorted(face(card) for trick in won for card in trick.cards) == sorted(whole.cards)


def test_the_carefree_do_not_bid_against_each_other_for_ever() -> None:
    bids = []
    for number in range(30):
        played = dealt(AuctionPinochleRules.of(PARTNERSHIP), number)
        while played.state.phase == "bid":
            seat = played.to_act[0]
            played.play(seat, choose(view(played, seat), LEVELS[0], f"{number} {seat}"))
        bids.append(played.state.bid)
    assert len({*bids}) > 3 and max(bids) < 400, "each bid is a choice of its own"


def test_a_run_and_aces_are_worth_a_bid_and_a_poor_hand_is_not() -> None:
    strong, weak = deal(PARTNERSHIP, RUN), deal(PARTNERSHIP, "S 9 9 J J, H 9 J Q, D 9 10, C 9 J Q")
    for level in (ADVANCED, EXPERT, MASTER):
        assert choose(view(weak, 0), level, "seed").kind == "pass"
    assert habits.choose(view(strong, 0), PolicyContext(random.Random(1))) == Action("bid", target="250")


def test_it_waits_only_while_an_opponent_would_be_stuck_with_the_lowest_bid() -> None:
    for dealer, waits in ((3, True), (2, False)):
        state = deal(PARTNERSHIP, RUN, dealer=dealer).state
        unbid, after_a_bid = (habits.limit(state, 0, cards(RUN), calls) for calls in ((), [(1, 250)]))
        assert (unbid < after_a_bid) == waits and unbid <= after_a_bid


def test_a_stronger_partner_is_believed_and_left_the_bid() -> None:
    played = deal(PARTNERSHIP, RUN, "", "S 9 9 K, H K Q J 9, D K Q 9, C 10 J")
    do(played, "250", "pass")
    hand = played.state.hands[2]
    low = habits.believed(played.rules, 2, played.state.calls)
    assert habits.believed(played.rules, 2, [(0, 400), (1, 0)]) > low
    assert habits.believed(played.rules, 2, [(0, 0), (1, 250)]) < 0
    assert habits.before_play(played.state, hand) == Action("pass")


def test_trump_is_the_suit_of_the_run() -> None:
    played = deal(PARTNERSHIP, RUN)
    do(played, "250", "pass", "pass", "pass")
    for level in (ADVANCED, EXPERT, MASTER):
        assert choose(view(played, 0), level, "seed") == Action("name", target="S")


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_melds_trumps_and_aces_are_not_buried(rules: AuctionPinochleRules) -> None:
    if not rules.widow_size:
        return
    for number in range(20):
        played = dealt(rules, number)
        hand = [*played.state.hands[0], *played.state.stock]
        trump = max(hands.reaches(rules, hand, bought=True).items(), key=lambda each: each[1])[0]
        away = hands.buried(rules, trump, hand)
        assert len({*away}) == rules.widow_size and {*away} <= {*hand}
        left = [card for card in hand if card not in away]
        plain = [card for card in hand if suit(card) != trump and rank(card) != "A"]
        if len(plain) > rules.widow_size + 6:
            assert hands.melds_total(rules, trump, left) == hands.melds_total(rules, trump, hand)
            assert not any(suit(card) == trump or rank(card) == "A" for card in away)


def test_the_partner_gives_trumps_of_the_run_and_aces() -> None:
    rules = AuctionPinochleRules.of(PARTNERSHIP).with_changes({"pass_cards": 3})
    hand = cards("S A J 9, H A 9 9, D 9 9 J, C 9 9 J")
    assert {*hands.given(rules, "S", hand)} == {"AS", "JS", "AH"}


def test_a_hopeless_bid_is_conceded_and_a_good_one_played() -> None:
    poor = deal(PARTNERSHIP, "S 9 9 J J, H 9 J Q, D 9 10, C 9 J Q", dealer=0)
    do(poor, "pass", "pass", "pass", "name S")
    assert habits.before_play(poor.state, poor.state.hands[0]) == Action("concede")
    good = deal(PARTNERSHIP, RUN)
    do(good, "250", "pass", "pass", "pass", "name S")
    for level in (ADVANCED, MASTER):
        assert choose(view(good, 0), level, "seed") == Action("meld")


SURE = "C A A 10 10, D A A 10 10, H A A, S A A K J"


def test_durch_is_announced_only_if_it_cannot_fail() -> None:
    rules = AuctionPinochleRules.of(THREE)
    assert hands.sure_durch(rules, marked(SURE), 3) is not None
    assert hands.sure_durch(rules, marked("C A A 10 10, D A A 10 10, H A K, S A Q Q J J"), 3) is None
    played = deal(THREE, "C A A 10 10, D A A 10 10, H A A, S A A", stock="S K J, H J Q")
    do(played, "pass", "pass")
    assert played.state.bidder == 0
    for level in (ADVANCED, MASTER):
        assert choose(view(played, 0), level, "seed") == Action("name", target="durch")
    do(played, "name durch")
    while not played.over:
        seat = played.to_act[0]
        played.play(seat, habits.choose(view(played, seat), PolicyContext(random.Random(1))))
    assert result(played.state).code == "durch"


@pytest.mark.parametrize("level", [*LEVELS[2:4]])
def test_a_sure_durch_is_not_lost_in_the_play(level: str) -> None:
    for seed in range(8):
        played = deal(THREE, "C A A 10 10, D A A 10 10, H A A, S A A", stock="S K J, H J Q")
        do(played, "pass", "pass", "name durch")
        while not played.over:
            seat = played.to_act[0]
            played.play(seat, choose(view(played, seat), level, f"{seed}"))
        assert result(played.state).code == "durch"


@pytest.mark.parametrize("level", [*LEVELS[2:]])
def test_a_sure_durch_is_made_where_only_another_burial_is_listed(level: str) -> None:
    played = deal(THREE, "C A A J, D A A 10 K, H A A 10 10 Q", stock="H J, S A Q J")
    do(played, "pass", "pass", "name durch")
    [listed] = view(played, 0).legal
    assert {*map(face, listed.cards)} == {"JC", "JH", "QH", "JS"}, "the queen of spades is left, and may lose"
    played.play(0, choose(view(played, 0), level, "seed"))
    while not played.over:
        seat = played.to_act[0]
        played.play(seat, choose(view(played, seat), ADVANCED, "seed"))
    assert result(played.state).code == "durch"


def marked(text: str) -> list[Card]:
    """Return cards of the pack with these faces."""
    left, found = [*AuctionPinochleRules.of(THREE).pack(3)], []
    for wanted in cards(text):
        card = next(card for card in left if face(card) == wanted)
        left.remove(card)
        found.append(card)
    return found


def test_untendurch_is_sure_only_with_the_lowest_cards_and_a_lead_that_loses() -> None:
    rules = AuctionPinochleRules.of(THREE).with_changes({"untendurch": True})
    low = "C J J Q Q, D J J Q Q, H J J Q Q, S A A K K"
    assert {*map(suit, hands.sure_untendurch(rules, marked(low), 3) or ())} == {"S"}
    assert hands.sure_untendurch(rules, marked("C K K A A, D J J Q Q, H J J Q Q, S A A K K"), 3) is None
    no_lead = "C J Q Q K, D J Q Q K, H J Q Q K, S J Q Q K"
    assert hands.sure_untendurch(rules, marked(no_lead), 3) is None, "its jacks may win against the others"


# sampled deals


def test_who_could_not_follow_or_beat_a_card_has_none_like_it() -> None:
    played = deal(PARTNERSHIP, RUN, "S 9, H K K Q Q J J 9 9, D K K Q", "S K Q, C 10 K Q J", "S A 10, C A 10 Q J")
    do(played, "250", "pass", "pass", "pass", "name S", "meld")
    do(played, "AC")
    its = view(played, 2)
    assert played.state.hands[1] and its.trick
    seat = played.to_act[0]
    played.play(seat, Action("play", (next(each for each in played.legal(seat)).cards[0],)))
    seen = view(played, 2)
    worlds = PlayedWorlds(seen, random.Random(1))
    trumped = suit(seen.trick[1]) == "S"
    assert trumped, "seat 1 has no clubs"
    for _ in range(30):
        assert "C" not in {faced(card)[-1] for card in worlds.sample().hands[1]}


def test_nobody_holds_two_cards_that_would_have_been_melded_together() -> None:
    played = deal(PARTNERSHIP, RUN)
    do(played, "250", "pass", "pass", "pass", "name S", "meld")
    seen = view(played, 0)
    worlds = PlayedWorlds(seen, random.Random(1))
    marriages = 0
    for _ in range(30):
        for seat in seen.others:
            its = {*map(faced, worlds.sample().hands[seat])}
            shown = {face(card) for meld in seen.melds[seat] for card in meld.cards}
            marriages += any({f"K{letter}", f"Q{letter}"} <= its - shown for letter in "CDH")
    assert marriages <= 9, "of 90 other hands"


@pytest.mark.parametrize("preset", [PARTNERSHIP, THREE, CUTTHROAT])
def test_marks_that_people_do_not_see_change_no_sampled_deal(preset: str) -> None:
    played = dealt(AuctionPinochleRules.of(preset), 8)
    while len(played.state.tricks) < 3 and not played.over:
        seat = played.to_act[0]
        its = habits.choose(played.view(seat, context(played)), PolicyContext(random.Random(1)))
        played.play(seat, its if its.kind != "concede" else Action("meld"))
    seen = view(played, played.to_act[0])
    fields = ("hand", "legal", "widow", "trick", "tricks", "known", "laid", "melds", "announced", "buried")
    other = replace(seen, **{name: remarked(getattr(seen, name)) for name in fields})
    assert other != seen
    deals = [PlayedWorlds(each, random.Random(1)).sample() for each in (seen, other)]
    assert [[*map(sorted, deal.hands)] for deal in deals[:1]] == [[*map(sorted, deal.hands)] for deal in deals[1:]]
    choices = [Search(before=0, playing=40).choose(each, PolicyContext(random.Random(1))) for each in (seen, other)]
    assert len({face(choice.cards[0]) for choice in choices}) == 1


def remarked(thing: Any) -> Any:
    """Return cards, in whatever they lie, with the marks of two equal cards swapped."""
    if isinstance(thing, str):
        is_card = thing[-1:] in SUITS or thing.endswith("'")
        return thing if len(thing) < 2 or not is_card else face(thing) if thing != face(thing) else f"{thing}'"
    if isinstance(thing, tuple):
        its = [remarked(each) for each in thing]
        return type(thing)(*its) if hasattr(thing, "_fields") else tuple(its)
    return thing


@sampled
@pytest.mark.parametrize("preset", [KREUZ, CUTTHROAT])
def test_every_sampled_deal_has_all_cards(preset: str) -> None:
    played = dealt(AuctionPinochleRules.of(preset), 8)
    search = Search(before=12, playing=12)
    pack = sorted(map(face, rules_of(played).pack(played.state.seats)))
    while not played.over:
        seat = played.to_act[0]
        seen = played.view(seat, context(played))
        if seen.phase in PLAYING:
            deal_ = PlayedWorlds(seen, random.Random(1)).sample()
            assert [*map(len, deal_.hands)] == [*seen.hand_counts]
            buried = deal_.laid or [NUMBERS[card] for card in seen.laid]
            gone = [card for trick in seen.tricks for card in trick.cards]
            places = (*deal_.hands, buried, map(NUMBERS.__getitem__, (*gone, *seen.trick)))
            assert sorted(faced(card) for cards_ in places for card in cards_) == pack
        else:
            sampled = Worlds(seen, random.Random(1)).sample()
            assert sorted(map(face, sampled.cards())) == pack
            assert [*map(len, sampled.hands)] == [*seen.hand_counts]
        action = search.choose(seen, PolicyContext(random.Random(1)))
        played.play(seat, action if action.kind != "concede" else played.legal(seat)[0])


def test_equal_cards_are_equal_numbers() -> None:
    assert NUMBERS["10D"] == NUMBERS["10D'"] != NUMBERS["10H"]
    assert faced(NUMBERS["AS'"]) == "AS"


def test_an_ace_is_buried_rather_than_a_king_that_melds() -> None:
    hand = ["JC'", "QC'", "KC", "KC'", "JD'", "KD", "AD'", "QH", "KH'", "10H'", "QS", "QS'", "KS", "KS'", "10S", "AS'"]
    rules = AuctionPinochleRules.of(THREE)
    away = hands.buried(rules, "S", hand)
    assert sorted(map(face, away)) == ["10H", "AD", "JC", "KC"]
    left = [card for card in hand if card not in away]
    assert hands.melds_total(rules, "S", left) == hands.melds_total(rules, "S", hand)
