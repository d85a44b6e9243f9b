"""The computer players of German Whist.

* ``values``: what a card is worth in phase two.
* ``advanced``: weighs the open card against an unseen one, and what a card costs. Phase two is solved exactly.
* ``search``: expert and master sample worlds and play them out.
"""

from engine.players.german_whist.levels import LEVELS

__all__ = ["LEVELS"]
