"""OpenSpiel's Euchre for four agrees on random deals, where it is installed (``open_spiel``)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.euchre.round import EuchreRound
from engine.types import Action
from tests.engine.euchre.table import deal, points
from tests.examples import in_soak
from tests.oracles import oracle

pyspiel = oracle("pyspiel")
DEALERS = "NESW"
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
PARTNER, ALONE = "Partner", "Alone"


@pytest.mark.parametrize("deals", [200, in_soak(10_000)])
@pytest.mark.parametrize("stick", [False, True], ids=["void", "stick"])
@pytest.mark.parametrize("defend", [False, True], ids=["together", "defend-alone"])
def test_legal_actions_tricks_and_points_agree(deals: int, stick: bool, defend: bool) -> None:
    """Both programs play each deal with the same random actions.

    Theirs asks who plays alone at another time, and lets defenders do so even against two makers; our answers are
    given to it. Its dealer cannot lay the upcard away again, so nobody does that here.
    """
    game = pyspiel.load_game("euchre", {"stick_the_dealer": stick, "allow_lone_defender": defend})
    for number in range(deals):
        chance = random.Random(number)
        theirs = game.new_initial_state()
        ours = dealt(theirs, chance, stick_the_dealer=stick, defend_alone=defend)
        while not theirs.is_terminal():
            step(theirs, ours, chance)
        first, second = points(ours)
        assert ours.over and theirs.returns() == [first - second, second - first] * 2
        assert len(ours.state.tricks) in (0, 5)


def dealt(theirs: Any, chance: random.Random, **options: Any) -> EuchreRound:
    """Deal at random: theirs gives the cards one by one, the dealer first, and then turns the upcard."""
    words = []
    while theirs.is_chance_node():
        action = chance.choice(theirs.legal_actions())
        words.append(theirs.action_to_string(theirs.current_player(), action))
        theirs.apply_action(action)
    dealer = DEALERS.index(words[0])
    *cards, upcard = [said[1:].replace("T", "10") + said[0] for said in words[1:]]
    hands = [" ".join(cards[(seat - dealer) % 4 :: 4]) for seat in range(4)]
    return deal(*hands, turned=upcard, dealer=dealer, **options)


def step(theirs: Any, ours: EuchreRound, chance: random.Random) -> None:
    """Take the same action in both programs, after comparing what is legal."""
    while ours.state.phase == "defend":
        ours.play(ours.to_act[0], chance.choice(ours.legal(ours.to_act[0])))
    seat = theirs.current_player()
    said = {theirs.action_to_string(seat, action): action for action in theirs.legal_actions()}
    if said.keys() == {PARTNER, ALONE}:
        state = ours.state
        is_alone = state.alone and seat in (state.maker, state.lone_defender)
        theirs.apply_action(said[ALONE if is_alone else PARTNER])
        return
    assert ours.to_act == (seat,)
    legal = [action for action in ours.legal(seat) if not lays_upcard_away(ours, action)]
    assert {word(ours, action) for action in legal} == said.keys()
    chosen = chance.choice(legal)
    theirs.apply_action(said[word(ours, chosen)])
    ours.play(seat, chosen)


def lays_upcard_away(ours: EuchreRound, action: Action) -> bool:
    return action.kind == "discard" and action.cards == (ours.state.upcard,)


def word(ours: EuchreRound, action: Action) -> str:
    """Return OpenSpiel's name for an action, without the word "alone"."""
    match action.kind:
        case "order":
            return SUITS[ours.state.offered]
        case "name":
            return SUITS[action.target[0]]
        case "pass":
            return "Pass"
        case _:
            [card] = action.cards
            return card[-1] + card[:-1].replace("10", "T")
