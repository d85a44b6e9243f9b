"""What the bench counts as a blunder in games of tricks, and in Cribbage and Piquet."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.cards import suit
from engine.games import GAMES
from engine.players.kit.sampling import likeliest
from engine.types import Action
from engine.view import GameContext
from tests.bench.blunder_rules import RULES, Decision
from tests.bench.blunder_rules.ecarte import dealt_again
from tests.bench.blunder_rules.tricks import is_last
from tests.cards import parse
from tests.engine.cribbage import table as cribbage
from tests.engine.ecarte import table as ecarte
from tests.engine.euchre import table as euchre
from tests.engine.piquet import table as piquet

CONTEXT = GameContext(1, (0, 0), (), ())


def judged(round_: Any, kind: str, cards: str = "", target: str = "") -> set[str]:
    """Return the blunders that the bench finds in an action of the seat that acts, which it then plays."""
    seat = round_.to_act[0]
    view, action = round_.view(seat, CONTEXT), Action(kind, tuple(cards.split()), target)
    round_.play(seat, action)
    after = None if round_.over else round_.view(round_.to_act[0], CONTEXT)
    return {name for name, rule in RULES[view.game].items() if rule(Decision(view, action, after))}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_two_rules_at_least(game: str) -> None:
    assert len(RULES[game]) >= 2
    assert all(rule.__doc__ for rule in RULES[game].values())


def ordered(*hands: str, **its: Any) -> Any:
    """Return a round of Euchre after the dealer's left has ordered up the nine of hearts, and the dealer discarded."""
    round_ = euchre.deal(*hands, **its)
    round_.play(0, Action("order"))
    round_.play(3, Action("discard", (round_.view(3, CONTEXT).hand[-1],)))
    return round_


def test_a_high_card_lost_where_a_low_one_would_do_is_a_blunder() -> None:
    for card, names in (("KC", {"winner thrown under"}), ("10C", set[str]())):
        round_ = ordered("AC JH AH", "KC 10C 9D 10D QD", "QS 9S KS", "JS 9C 10S QC")
        judged(round_, "play", "AC")
        assert judged(round_, "play", card) == names


def test_a_trick_won_too_dearly_is_a_blunder_of_its_last_player() -> None:
    for card, names in (("AC", {"won too dearly"}), ("QC", set[str]())):
        round_ = ordered("10C JH AH", "9C 9D 10D QD 9S", "JC QS KS", "AC QC JD 10H KD")
        for each in ("10C", "9C", "JC"):
            assert not judged(round_, "play", each)
        assert is_last(round_.view(3, CONTEXT))
        assert judged(round_, "play", card) == names


def test_a_partner_s_trick_is_not_trumped_for_nothing() -> None:
    for card, names in (("10H", {"partner trumped"}), ("9S", set[str]())):
        round_ = ordered("10C JH AH", "AC 9D 10D QD QS", "JC KS JS", "10H 9S KD AD 10S")
        for each in ("10C", "AC", "JC"):
            judged(round_, "play", each)
        assert judged(round_, "play", card) == names


def test_three_sure_trumps_are_not_passed() -> None:
    assert judged(euchre.deal("JH JD AH 9C 9S"), "pass") == {"three trumps passed"}
    assert not judged(euchre.deal("JH JD KH 9C 9S"), "pass")


def test_a_bower_is_not_given_to_the_other_side() -> None:
    assert judged(euchre.deal("AH KH AC AS 9S", turned="JH"), "order") == {"bower given"}
    assert not judged(euchre.deal("AH KH QH AS 9S", turned="JH"), "order")
    assert not judged(euchre.deal("AH KH AC AS 9S", turned="JH", dealer=2), "order")


def test_the_king_of_trumps_is_announced() -> None:
    for first, names in (("AC", {"king kept silent"}), ("", set[str]())):
        round_ = ecarte.deal("KH AC 9C 8C 7S", "QC JC 10C 7C 8S")
        round_.play(0, Action("stand"))
        if not first:
            judged(round_, "king")
        assert judged(round_, "play", "AC") == names


def test_a_trump_is_not_exchanged_before_plain_cards() -> None:
    for cards, names in (("8H 7S", {"trump exchanged"}), ("7S 8C", set[str]())):
        round_ = ecarte.deal("8H AC 9C 8C 7S", "QC JC 10C 7C 8S")
        judged(round_, "propose")
        judged(round_, "accept")
        assert judged(round_, "exchange", cards) == names


@pytest.mark.parametrize("preset", ["free-ecarte", "french-ecarte"])
@pytest.mark.parametrize(("hand", "names"), [("7C 8S 9S 7D 10D", {"played too early"}), ("KH QH JH KS KD", set[str]())])
def test_a_weak_hand_is_not_played_without_an_exchange(preset: str, hand: str, names: set[str]) -> None:
    assert judged(ecarte.deal(hand, turned="AH", preset=preset), "stand") == names
    round_ = ecarte.deal("8C 9C 10C 8D 9D", hand, turned="AH", preset=preset)
    judged(round_, "propose")
    assert judged(round_, "refuse") == names


def after_an_exchange(theirs: str) -> Decision:
    """Return the call to play at once, after an exchange in which the other has laid these cards away."""
    kept = "KH AH KC"[: 3 * (5 - len(theirs.split()))]
    round_ = ecarte.deal(
        "7H 7S 8S 9S 10D", f"{kept} {theirs}", turned="9H", stock="10H QH KS AD", preset="french-ecarte"
    )
    earlier: list[tuple[Any, Action]] = []
    for kind, cards in (("propose", ""), ("accept", ""), ("exchange", "7S 8S 9S 10D"), ("exchange", theirs)):
        action = Action(kind, parse(cards))
        if round_.to_act[0] == 0:
            earlier.append((round_.view(0, CONTEXT), action))
        round_.play(round_.to_act[0], action)
    return Decision(round_.view(0, CONTEXT), Action("stand"), None, earlier)


@pytest.mark.parametrize("theirs", ["7C 8C", "7C 8C 9C 7D 8D"])
def test_deals_that_judge_a_call_give_the_seat_what_it_has_seen(theirs: str) -> None:
    decision = after_an_exchange(theirs)
    dealt, _ = dealt_again(decision, random.Random(1))
    view = dealt.view(0, CONTEXT)
    for its in ("phase", "upturned", "exchanges", "stock", "laid_counts", "hand_counts"):
        assert getattr(view, its) == getattr(decision.view, its)
    assert {*view.hand} == {*decision.view.hand} and {*view.laid} == {*decision.view.laid}


def likely_trumps(theirs: str) -> int:
    """Return how many trumps the other holds in twelve deals that judge a call, after it has laid cards away."""
    decision, chance, trumps = after_an_exchange(theirs), random.Random(theirs), 0
    for _ in range(12):
        dealt, doubts = likeliest(lambda: dealt_again(decision, chance), lambda found: found[1], tries=1000)
        assert not doubts
        trumps += sum(suit(card) == "H" for card in dealt.state.hands[1])
    return trumps


def test_deals_that_judge_a_call_fit_what_the_other_has_kept() -> None:
    """A player that exchanges two cards holds better ones than a player that exchanges all five."""
    assert likely_trumps("7C 8C") > likely_trumps("7C 8C 9C 7D 8D") + 8


def test_a_discard_to_the_crib_is_judged_by_exact_count() -> None:
    """Sevens as a pair in the other's crib are the blunder that Cribbage was known for."""
    for cards, names in (("7H 7S", {"points laid away"}), ("7H KC", set[str]())):
        assert judged(cribbage.deal("7H 7S QD QH QS KC"), "crib", cards) == names


def test_a_five_is_not_led_to_the_first_series() -> None:
    for card, names in (("5C", {"five led"}), ("4D", set[str]())):
        round_ = cribbage.deal("5C 4D 8H 9S KC KD")
        for seat, cards in ((0, "KC KD"), (1, " ".join(round_.view(1, CONTEXT).hand[:2]))):
            round_.play(seat, Action("crib", tuple(cards.split())))
        assert judged(round_, "play", card) == names


def test_four_of_a_kind_and_long_sequences_are_kept_in_the_exchange() -> None:
    hand = "AC AD AH AS 10H 9H 8H 7H 9C JD 7S QS"
    for cards, names in (("AC 9C", {"quatorze broken"}), ("9C JD", set[str]())):
        assert judged(piquet.deal(hand), "exchange", cards) == names
    run = "10H 9H 8H 7H JH KD AC 9C 7D 8S KS QS"
    for cards, names in (("JH 9C", {"long sequence broken"}), ("7D 9C", set[str]())):
        assert judged(piquet.deal(run), "exchange", cards) == names
