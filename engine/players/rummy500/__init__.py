"""The computer players of Rummy 500.

* ``simple``: the carefree player, and the eager one, which melds all it can and takes what brings points. Mixtures of
  the two are the levels between.
* ``weighing``: the expert, which weighs what each draw brings and what each discard leaves to itself and to others.
* ``search``: the master, which plays the best of these out in sampled worlds.
"""

from engine.players.rummy500.levels import LEVELS

__all__ = ["LEVELS"]
