"""The score of random deals agrees with one that is counted a second time, plainly."""

import random
from typing import Any

import pytest

from engine.cards import Card
from engine.deal import Deals
from engine.game import Game
from engine.piquet.round import PiquetRound
from engine.piquet.rules import PiquetRules
from engine.score import points_of
from tests.engine.piquet.recount import recounted
from tests.examples import in_soak
from tests.narrowing import narrowed

OPTIONS: list[dict[str, Any]] = [{}, {"low_cards_count": False}, {"declarations": "automatic"}, {"partie": "four"}]


@pytest.mark.parametrize("deals", [60, in_soak(20_000)])
def test_random_deals_are_scored_alike(deals: int) -> None:
    seen = set()
    for number in range(deals):
        chance = random.Random(number)
        rules = PiquetRules.of("piquet").with_changes(OPTIONS[number % len(OPTIONS)])
        game = Game(rules, 2, Deals(chance.randbytes(32), "table", ("a", "b")))
        order: list[Card] = []
        state = narrowed(game.round, PiquetRound).state
        while not game.round.over:
            [seat] = game.to_act
            action = chance.choice(game.legal(seat))
            if action.target == "nothing" and chance.random() < 0.8:
                continue
            game.play(seat, action)
            order += action.cards if action.kind == "play" else ()
        players = (state.elder, state.younger)
        claims = [[its or () for its in state.claims[seat]] for seat in players]
        blanche = [bool(state.blanche[seat]) for seat in players]
        expected = recounted(claims, order, blanche=blanche, low_cards=rules.low_cards_count)
        factor = 1 + (rules.partie == "four")
        found = points_of(game.scores[0])
        assert [found[seat] for seat in players] == [factor * points for points in expected], number
        seen |= {line.code for lines in game.scores[0] for line in lines}
    assert {"point", "sequence", "set", "repique", "play", "cards", "doubled"} <= seen
    assert deals < 20_000 or {"pique", "capot", "carte-blanche"} <= seen
