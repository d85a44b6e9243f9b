"""The computer players of Rummy 500.

* ``simple``: the carefree player, and the eager one, which melds all it can and takes what brings points. Mixtures of
  the two are the levels between.
* ``weighing``: weighs what each draw brings and costs, and what each discard leaves to the others.
"""

from engine.players.rummy500.levels import LEVELS

__all__ = ["LEVELS"]
