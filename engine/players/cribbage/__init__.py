"""The computer players of Cribbage.

* ``simple``: the carefree player; one that looks at its own points only; and the advanced one, which discards by the
  average over the starters, and plays with an eye on the next player's answer.
* ``search``: expert and master model the discards and hands of others, and search the play in deals that agree with the
  cards seen. The master plays for the chance to win the game.

All levels but the carefree one and the master lapse now and then.
"""

from engine.players.cribbage import simple
from engine.players.cribbage.search import Search
from engine.players.policy import ladder

LEVELS = ladder(
    carefree=simple.at_random,
    eager=simple.own_points,
    advanced=simple.careful,
    expert=Search(races=False).choose,
    master=Search(races=True).choose,
)
