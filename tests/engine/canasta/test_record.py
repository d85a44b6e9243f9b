"""A stored round and its score: tables in play must replay the same after every change of the engine."""

from __future__ import annotations

from engine.canasta.rules import CanastaRules
from engine.deal import Deals
from engine.game import Game

from .table import action

PLAYED = """
0: draw; discard 8D
1: draw; discard 3C
0: draw; meld 9C 9H 9H 9S 9S > 9; discard 7S
1: draw; meld 6C 6D 6H 2C 2S > 6; meld 6H > 6; meld 10C 10C 10D > 10; discard 3S
0: draw; meld 8C 8H 8H > 8; discard QS
1: draw; meld 6D > 6; discard 7H
0: draw; discard 7H
1: draw; discard QH
0: draw; meld 8D > 8; discard QD
1: draw; meld 5C 5D 5D 5S JK > 5; discard KC
0: draw; meld AC AS AS > A; discard KH
1: draw; discard KC
0: draw; meld AH > A; discard KH
1: draw; discard 9D
0: take > 9; meld 8D > 8; meld 7H 7H 7S 2D > 7; meld 7S > 7; undo > turn
0: take > 9; meld 8D > 8; meld 7H 7H 7S 7S > 7; meld KC KC KH KH > K; meld QD QH QS > Q; discard 2D
1: draw; discard QH
0: draw; meld 7C > 7; discard JH
1: take JD JS > J; meld 4D 4H 2D > 4; meld 2H > 5; meld 8C 8S 8S > 8; discard QH
"""
"""The first round of the numbered deal 53: the seat, and what it does one after the other."""


def test_a_stored_round_replays_to_the_same_score() -> None:
    game = Game(CanastaRules.of("classic"), 2, Deals.numbered(53))
    for line in PLAYED.strip().splitlines():
        seat, _, actions = line.partition(": ")
        for text in actions.split("; "):
            game.play(int(seat), action(text))
    assert game.between_rounds
    assert [[(line.code, line.points, line.count) for line in lines] for lines in game.scores[0]] == [
        [("cards-melded", 285, 27), ("red-threes", 100, 1), ("cards-in-hand", -65, 10)],
        [("cards-melded", 275, 25), ("mixed-canastas", 300, 1), ("going-out", 100, 1)],
    ]
    assert game.totals == (320, 675)
