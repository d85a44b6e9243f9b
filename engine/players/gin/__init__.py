"""The computer players of Gin Rummy.

* ``simple``: the eager player, which looks at its own melds only.
* ``weighing`` weighs the deadwood against what may still improve the hand. Who weighs lapses the less, the higher its
  level.
"""

from engine.players.gin import simple, weighing
from engine.players.kit.discarding import carefree
from engine.players.kit.ladder import ladder

LEVELS = ladder(carefree=carefree, eager=simple.eager, advanced=weighing.choose)
