"""The computer players of Cribbage.

* ``simple``: the carefree player; one that looks at its own points only; and the advanced one, which lays away by the
  average over the starters, and plays with an eye on what the next player can make of it.
* ``laying`` and ``search``: expert and master model what others have laid away and kept (``worlds``), and search the
  play in deals that agree with what was seen. The master plays for the chance to win the game (``race``).

All levels but the carefree one and the master lapse now and then.
"""

from engine.players.cribbage import simple
from engine.players.cribbage.search import Search
from engine.players.kit.ladder import ladder

LEVELS = ladder(
    carefree=simple.at_random,
    eager=simple.own_points,
    advanced=simple.careful,
    expert=Search(races=False).choose,
    master=Search(races=True).choose,
)
