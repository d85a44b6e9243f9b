"""The computer players of Canasta.

* ``simple``: the carefree player and the beginner.
* ``advanced``: looks one turn ahead: which cards to meld (``plan``), whether to take the pile, and what to discard
  (``discard``). It rates positions (``evaluation``) by features of the view (``features``).
* ``expert``: follows heuristic weights (``weights``) that were tuned by self-play (``tuning``).
* ``search``: the master samples worlds (``worlds``, ``prior``) and plays them out by the expert's policy (``rollout``).
"""

from engine.players.canasta.levels import LEVELS

__all__ = ["LEVELS"]
