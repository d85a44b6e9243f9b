"""The computer players of Pinochle, Binokel and Bezique.

* ``simple``: the carefree player and the beginner.
* ``advanced``: while there is a stock, weighs the melds that each card may still complete against the value of a trick
  (``evaluation``, ``trick_play``) and plans melds (``melding``). In phase two all cards are known, and the best
  play is found exactly (:mod:`engine.players.kit.endgame`).
* ``expert``: chooses cards in phase one by heuristic weights (``weights``) that were tuned by self-play (``tuning``).
* ``search``: the master samples worlds (``worlds``, ``prior``) and plays them out by the expert's policy (``rollout``).
"""

from engine.players.pinochle.levels import LEVELS

__all__ = ["LEVELS"]
