"""The computer players of Gin Rummy.

* ``simple``: the carefree player, and the advanced one, which looks at its own deadwood. Careless mixtures of the two
  are the levels between.
* ``weighing``: expert and master weigh the cards that may still improve their hand; the master knows which of them the
  opponent is likely to discard.
"""

from engine.players.gin.levels import LEVELS

__all__ = ["LEVELS"]
