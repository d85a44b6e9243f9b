"""The computer player of Pinochle, Binokel and Bezique.

While there is a stock it weighs what each card may still be melded in against what a trick is worth (:mod:`hand`,
:mod:`tricks`) and plans its melds (:mod:`melding`). Without a stock every card is known, and :mod:`solver` finds the
best play exactly. :mod:`player` puts these together.
"""

from engine.players.pinochle.levels import LEVELS

__all__ = ["LEVELS"]
