"""Properties of every round of every preset and of mixed options, tested with random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product
from typing import cast

from engine.deal import Deals
from engine.game import Game
from engine.rummy500.round import Rummy500Round
from engine.rummy500.rules import Rummy500Rules
from engine.rummy500.state import JOKER_OF
from engine.types import Action, IllegalAction, Seat
from tests.examples import in_soak_too, more
from tests.kit.properties import properties_of

TestRummy500 = properties_of(Rummy500Rules, seeds=1, stride=29)


@in_soak_too
def test_every_joker_taken_from_a_meld_can_be_melded() -> None:
    """So can two that are exchanged in one action, which may meld some of them. They are known until then."""
    chance, most = random.Random(1), 0
    for number in range(1, more(12, 100) + 1):
        rules = Rummy500Rules.of("party").with_changes(
            {
                "hand_size": chance.choice([7, 10]),
                "last_discard": chance.random() < 0.5,
                "upcard_melded": chance.random() < 0.5,
            }
        )
        game = Game(rules, chance.choice([3, 4, 5, 6]), Deals.numbered(number))
        while not game.round.over:
            seat = game.to_act[0]
            for tried in exchanges(game, seat):
                trial = cast(Rummy500Round, game.round.copy())
                try:
                    trial.play(seat, tried)
                except IllegalAction:
                    continue
                most = max(most, trial.jokers_owed)
                assert trial.known[seat].count("JK") >= trial.jokers_owed
                while trial.owed:
                    legal = trial.legal(seat)
                    assert legal and all(action.kind == "meld" for action in legal)
                    trial.play(seat, chance.choice(legal))
                assert trial.over or trial.legal(seat)
            game.play(seat, chance.choice(list(game.legal(seat))))
    assert most >= 2, "two jokers were exchanged in one action"


def exchanges(game: Game, seat: Seat) -> Iterator[Action]:
    """Yield actions that exchange one or two jokers, some of which add another meld."""
    melds = [action for action in game.legal(seat) if action.kind == "meld"]
    taken = [action for action in melds if action.target.startswith(JOKER_OF)]
    others = [action for action in melds if action not in taken and len(action.parts) == 1][:3]
    yield from taken
    for pair in permutations(taken, 2):
        yield Action.joined(pair)
        yield from (Action.joined([*pair, other]) for other in others)
    yield from (Action.joined(both) for both in product(taken, others))
    for first in taken:
        trial = game.round.copy()
        trial.play(seat, first)
        yield from (Action.joined([first, use]) for use in trial.legal(seat)[:4])
