"""The advanced player of Pinochle: exact in phase two, sensible melds and tricks, better than random play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from engine.cards import Card, rank, suit
from engine.deal import Deals
from engine.game import Game
from engine.kit.tricks import Duties, Trick, follow
from engine.pinochle import scoring
from engine.pinochle.options import cards_of, order
from engine.pinochle.rules import PinochleRules
from engine.players import ADVANCED, INTERMEDIATE, choose
from engine.players.kit import endgame as solving
from engine.players.pinochle.policies import endgame
from engine.types import Action
from tests.engine.pinochle.table import CONTEXT, deal, melding, play
from tests.examples import in_soak_too, more, sampled

RULES: list[dict[str, Any]] = [
    {"last_trick": True},
    {"overplay": "always", "trick_points": "brisques", "phase_one_tricks": "as-taken", "last_trick": True},
    {"overplay": "never", "must_trump": False, "trick_points": "simplified"},
]


def plain_minimax(rules: PinochleRules, mine: Sequence[Card], other: Sequence[Card], trump: str) -> int:
    """Return the points of the player to lead, by exhaustive search."""

    @cache
    def most(me: frozenset[Card], you: frozenset[Card]) -> int:
        if not me:
            return 0
        last = 10 if rules.last_trick and len(me) == 1 else 0
        left = sum(scoring.card_points(rules, (card,)) for card in me | you) + (10 if rules.last_trick else 0)
        results = []
        for lead in me:
            _, may = follow(order(trump), Duties(rules.overplay, rules.must_trump), [lead], sorted(you))
            replies = []
            for reply in may:
                worth = scoring.card_points(rules, (lead, reply)) + last
                if order(trump).beats(reply, lead):
                    replies.append(left - worth - most(you - {reply}, me - {lead}))
                else:
                    replies.append(worth + most(me - {lead}, you - {reply}))
            results.append(min(replies))
        return max(results)

    return most(frozenset(mine), frozenset(other))


def dealt(seed: int, size: int, pack: Any = 48) -> tuple[list[Card], list[Card]]:
    cards = random.Random(seed).sample(cards_of(pack), 2 * size)
    return cards[:size], cards[size:]


@sampled
@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("seed", range(12))
def test_solver_agrees_with_minimax(options: dict[str, Any], seed: int) -> None:
    rules = PinochleRules(**options)
    mine, other = dealt(seed, 5)
    worth = plain_minimax(rules, mine, other, "H")
    lead, *points = endgame(rules, "H").lead(mine, other)
    assert points == [worth, worth]
    left = [card for card in mine if card != lead]
    replies = {}
    _, may = follow(order("H"), Duties(rules.overplay, rules.must_trump), [lead], other)
    in_all = sum(scoring.card_points(rules, (card,)) for card in (*mine, *other)) + (10 if rules.last_trick else 0)
    for reply in may:
        gone = [card for card in other if card != reply]
        taken = scoring.card_points(rules, (lead, reply))
        rest = in_all - taken
        follower = order("H").beats(reply, lead)
        after = plain_minimax(rules, gone if follower else left, left if follower else gone, "H")
        replies[reply] = taken + after if follower else rest - after
    best, follower_takes, most = endgame(rules, "H").follow(lead, may, other, left)
    assert most == follower_takes == max(replies.values()) == in_all - worth
    assert replies[best] == follower_takes


def test_solver_takes_everything_with_a_hand_of_winners() -> None:
    lead, points, _ = endgame(PinochleRules(), "H").lead(["AH", "AC"], ["9C", "10S"])
    assert (points, lead in ("AH", "AC")) == (32, True)
    assert endgame(PinochleRules(), "H").lead(["9C"], ["AC"])[1] == 0


@sampled
@pytest.mark.parametrize("seed", range(6))
def test_twelve_cards_of_binokel_are_solved_exactly(seed: int) -> None:
    mine, other = dealt(seed, 12)
    assert endgame(PinochleRules.of("binokel"), "H").lead(mine, other).error == 0


@pytest.mark.parametrize("seed", range(6))
def test_solver_bounds_the_error_of_a_position_that_it_cannot_solve(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    rules = PinochleRules()
    mine, other = dealt(seed, 8)
    solved = endgame(rules, "H").lead(mine, other)
    assert solved.error == 0
    monkeypatch.setattr(solving, "_SMALL_BUDGET", 30)
    monkeypatch.setattr(solving, "_CHECK", 10)
    lead, least, most = endgame(rules, "H").lead(mine, other)
    assert least <= solved.least <= most
    monkeypatch.undo()
    left = [card for card in mine if card != lead]
    _, may = follow(order("H"), Duties(rules.overplay, rules.must_trump), [lead], other)
    in_all = sum(scoring.card_points(rules, (card,)) for card in (*mine, *other))
    reply = endgame(rules, "H").follow(lead, may, other, left)
    assert in_all - reply.most >= least, "the card takes what was promised"
    monkeypatch.setattr(solving, "_SMALL_BUDGET", 30)
    bounded = endgame(rules, "H").follow(lead, may, other, left)
    assert bounded.least <= reply.least <= bounded.most


@pytest.mark.soak
@pytest.mark.parametrize("seed", [5, pytest.param(7, marks=pytest.mark.soak)])
def test_sixteen_cards_have_a_bounded_error(seed: int) -> None:
    mine, other = dealt(seed, 16, 64)
    lead, least, most = endgame(PinochleRules(pack_size=64, hand_size=16), "H").lead(mine, other)
    assert lead in mine and 0 < least <= most and most - least < 60


def test_computers_finish_rounds_with_sixteen_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "BUDGET", 300)
    game = Game(PinochleRules(pack_size=64, hand_size=16), 2, Deals.numbered(4))
    while not game.round.over:
        (seat,) = game.to_act
        game.play(seat, choose(game.view(seat), ADVANCED, b""))


def test_it_knocks_when_it_can() -> None:
    assert choose(melding("QS KS", totals=(1000, 0)).view(0, CONTEXT), ADVANCED, b"") == Action("knock")


def test_it_exchanges_shows_and_melds_before_drawing() -> None:
    played = melding("9H 9H AC AD AH AS", turned="KH")
    done = []
    while played.state.phase == "melding":
        action = choose(played.view(0, CONTEXT), ADVANCED, b"")
        done.append((action.kind, action.target))
        played.play(0, action)
    assert done == [("exchange", ""), ("meld", "dix"), ("meld", "hundred-aces"), ("draw", "")]


def test_it_melds_the_smaller_part_first_while_there_is_time() -> None:
    hand = "JH QH KH 10H AH"
    assert choose(melding(hand).view(0, CONTEXT), ADVANCED, b"", 0).target == "royal-marriage"
    late = melding(hand)
    late.state.stock = late.state.stock[:1]
    assert choose(late.view(0, CONTEXT), ADVANCED, b"", 0).target == "flush"


def test_it_does_not_break_a_complete_meld() -> None:
    played = deal("QS KS JD AC 10C 9C 9D 9S 10D 10S JC", "", turned="KH")
    card = choose(played.view(0, CONTEXT), ADVANCED, b"").cards[0]
    assert (rank(card), suit(card)) not in {("Q", "S"), ("K", "S"), ("J", "D")}


def test_it_wins_a_cheap_trick_in_order_to_meld() -> None:
    played = deal("9C", "AC AD AH AS JC 9S", turned="KH")
    play(played, "play 9C")
    card = choose(played.view(1, CONTEXT), ADVANCED, b"").cards[0]
    assert order("H").beats(card, "9C")


@pytest.mark.soak
@in_soak_too
@pytest.mark.parametrize("preset", PinochleRules.presets)
def test_it_beats_random_play(preset: str) -> None:
    won, deals = 0, more(2, 6)
    for number in range(1, 1 + deals):
        game = Game(PinochleRules.of(preset), 2, Deals.numbered(number))
        chance = random.Random(number)
        mine = number % 2
        while not game.winners:
            seat = game.to_act[0]
            if game.round.over or seat != mine:
                game.play(seat, chance.choice(list(game.legal(seat))))
            else:
                game.play(seat, choose(game.view(seat), ADVANCED, b""))
        won += game.winners == (mine,)
    assert won == deals


def test_the_intermediate_player_plans_melds_but_plays_phase_two_trick_by_trick() -> None:
    view = deal("QS KS JD AC 10C 9C 9D 9S 10D 10S JC", "", turned="KH").view(0, CONTEXT)
    assert choose(view, INTERMEDIATE, b"") == choose(view, ADVANCED, b"")
    played = deal(turned="KH")
    state = played.state
    state.hands, state.stock, state.upturned, state.phase_two = [["AC", "9C"], ["10C", "9D"]], [], None, True
    gone = [card for card in cards_of(48) if card not in {*state.hands[0], *state.hands[1]}]
    state.tricks = [Trick(0, (one, two), 0, 0, False) for one, two in zip(gone[::2], gone[1::2], strict=True)]
    assert choose(played.view(0, CONTEXT), ADVANCED, b"").cards == ("AC",)
    assert choose(played.view(0, CONTEXT), INTERMEDIATE, b"").cards == ("9C",)


def test_the_same_view_makes_the_same_choice() -> None:
    view = deal("QS KS JD AC", "", turned="KH").view(0, CONTEXT)
    assert choose(view, ADVANCED, b"") == choose(view, ADVANCED, b"")
