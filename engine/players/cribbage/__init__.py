"""The computer players of Cribbage.

* ``simple``: the carefree player; the eager and the intermediate one, which look at their own points only; and the
  advanced one, which discards by the average over the starters with an eye on the crib, and plays with an eye on the
  next player's answer.
* ``laying``: expert and master count every discard out. ``habits`` has the tables for it.
* ``pegging``: they follow every card against the hands that the other may hold, in the game of two with six cards each.
* ``search`` and ``following``: in the other variants they play every card out in sampled deals.
* ``race``: the master plays for the chance to win the game. It also looks at more hands than the expert.
"""

from engine.players.cribbage import simple
from engine.players.cribbage.search import Search
from engine.players.policy import ladder

LEVELS = ladder(
    carefree=simple.at_random,
    eager=simple.own_points,
    intermediate=simple.best_hand,
    advanced=simple.careful,
    expert=Search(races=False, worlds=15, deals=20).choose,
    master=Search(races=True, worlds=120, deals=120).choose,
)
