"""The computer players of Rummy 500.

* ``simple``: the eager player, which melds all it can and takes what brings points.
* ``weighing`` weighs what each draw brings and what each discard leaves to itself and to others. Who weighs lapses the
  less, the higher its level; the master overlooks fewer claims.
"""

from engine.players.kit.discarding import carefree
from engine.players.kit.ladder import ladder
from engine.players.rummy500 import simple
from engine.players.rummy500.weighing import Weights, weighing

LEVELS = ladder(
    carefree=carefree,
    eager=simple.eager,
    advanced=weighing(Weights()),
    master=weighing(Weights(noticed=95)),
    careless=50,
)
