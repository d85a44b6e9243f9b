"""The computer player of Canasta.

It looks one turn ahead: what of its hand to lay down (:mod:`plan`), whether the pile is worth more than
the stock, and which discard costs least (:mod:`discard`). Each is judged by what cards are worth
(:mod:`worth`) in the table as the player reads it (:mod:`reading`); :mod:`player` puts these together.
"""

from engine.players.canasta.levels import LEVELS

__all__ = ["LEVELS"]
