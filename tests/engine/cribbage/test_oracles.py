"""Other people's programs agree with the engine. See :mod:`tests.oracles`."""

from __future__ import annotations

import random
import re
from typing import Any

from engine.cards import Card, pack
from engine.cribbage import counting
from engine.cribbage.counting import PLACE
from engine.cribbage.round import CribbageRound
from engine.cribbage.rules import CribbageRules
from engine.rules import Deal
from engine.types import Action
from tests.oracles import oracle

HANDS = 2000
DEALS = 300


def test_cribbage_scorer_agrees_on_hands() -> None:
    """The package ``cribbage-scorer`` counts the same hands and cribs."""
    scorer = oracle("cribbage_scorer.cribbage_scorer")
    chance = random.Random(3)
    for _ in range(HANDS):
        *hand, starter = chance.sample(pack(), 5)
        for crib in (False, True):
            theirs, _ = scorer.show_calc_score(numbered(starter), [numbered(card) for card in hand], crib)
            assert theirs == counting.points(hand, starter, crib=crib), (hand, starter, crib)


def numbered(card: Card) -> tuple[int, str]:
    """Return a card as that package writes it."""
    return PLACE[card] + 1, card[-1]


def test_open_spiel_agrees_on_whole_deals() -> None:
    """OpenSpiel's game pegs the same points in random deals: heels, play and show.

    It counts a flush of four in the crib, which needs the starter by all rule books; deals with one are left out.
    """
    pyspiel = oracle("pyspiel")
    chance = random.Random(4)
    for _ in range(DEALS):
        state = pyspiel.load_game("cribbage").new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        hands = [cards(line) for line in re.findall(r"P\d Hand: (.*)", str(state))]
        chosen: list[str] = []
        while not state.is_chance_node():
            action = chance.choice(state.legal_actions())
            chosen.append(state.action_to_string(state.current_player(), action))
            state.apply_action(action)
        starter = chance.choice(state.legal_actions())
        played = dealt(hands, cards(state.action_to_string(-1, starter))[0])
        state.apply_action(starter)
        for seat, said in enumerate(chosen):
            played.play(seat, Action("crib", cards(said)))
        theirs = follow(state, played, chance)
        if len({card[-1] for card in played.crib}) > 1:
            assert theirs == [played.front(0), played.front(1)]


def follow(state: Any, played: CribbageRound, chance: random.Random) -> list[int]:
    """Play a deal at random in both programs; return their points."""
    while not state.is_chance_node():
        action = chance.choice(state.legal_actions())
        said = state.action_to_string(state.current_player(), action)
        if said != "Pass":
            played.play(state.current_player(), Action("play", cards(said)))
        state.apply_action(action)
    while played.to_act:
        played.play(played.to_act[0], Action("show"))
    [(first, second)] = re.findall(r"Scores: (\d+) (\d+)", str(state))
    return [int(first), int(second)]


def dealt(hands: list[tuple[Card, ...]], starter: Card) -> CribbageRound:
    """Return OpenSpiel's deal, in which player 0 deals."""
    order = [card for pair in zip(*reversed(hands), strict=True) for card in pair]
    rest = [card for card in pack() if card not in {*order, starter}]
    rules = CribbageRules.of("cribbage")
    return rules.deal(
        Deal(seats=2, number=1, dealer=0, cards=(*order, starter, *rest), totals=(0, 0), target=rules.target)
    )


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that OpenSpiel names."""
    return tuple(card.replace("T", "10") for card in re.findall(r"\b[A2-9TJQK][CDHS]\b", text))
