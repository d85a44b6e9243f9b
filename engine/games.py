"""The registry of card games. A new game adds a line."""

from __future__ import annotations

from engine.auction_pinochle.rules import AuctionPinochleRules
from engine.canasta.rules import CanastaRules
from engine.cribbage.rules import CribbageRules
from engine.ecarte.rules import EcarteRules
from engine.euchre.rules import EuchreRules
from engine.german_whist.rules import GermanWhistRules
from engine.gin.rules import GinRules
from engine.pinochle.rules import PinochleRules
from engine.piquet.rules import PiquetRules
from engine.rubicon.rules import RubiconBeziqueRules
from engine.rules import Rules
from engine.rummy500.rules import Rummy500Rules

GAMES: dict[str, type[Rules]] = {
    rules.game: rules
    for rules in (
        CanastaRules,
        PinochleRules,
        GinRules,
        GermanWhistRules,
        CribbageRules,
        EuchreRules,
        EcarteRules,
        PiquetRules,
        RubiconBeziqueRules,
        Rummy500Rules,
        AuctionPinochleRules,
    )
}
"""Each game's rules, by the game's name."""


def game_with(preset: str) -> str:
    """Return the game that has this preset; the first game if none has.

    >>> game_with("bezique")
    'pinochle'
    """
    return next((game for game, rules in GAMES.items() if preset in rules.presets), next(iter(GAMES)))
