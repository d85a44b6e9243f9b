"""The computer players of Gin Rummy.

* ``simple``: the carefree player, and one that only looks at its own deadwood.
* ``advanced``: discards what is least likely to help itself or the opponent, and knocks by what it expects to score.
* ``search``: expert and master try out what they consider in ``worlds`` dealt by what the opponent took and left.
"""

from engine.players.gin.levels import LEVELS

__all__ = ["LEVELS"]
