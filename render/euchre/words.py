"""The words in the pictures of Euchre."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import suit
from engine.euchre.round import EuchreView
from render.kit.game_words import TrickWords
from render.kit.words import card_names

BOWERS = ("best", "right", "left")


class EuchreWords(TrickWords):
    """Adds how trumps are made."""

    verbs = ("order", "name", "defend", "exchange", "discard", "pass")

    def upcard(self, view: EuchreView, dealer: str) -> str:
        """Return what happens to the upcard while trumps are made, after the suit on offer unless the card shows it."""
        suited = view.best_turned and view.offered
        message = "turned-down" if view.turned_down else "upcard-for" if view.rules.upcard_taken else "upcard"
        return self.say(f"{message}-as" if suited else message, dealer=dealer, suit=self.say.suit(view.offered))

    def made_by(self, view: EuchreView, names: Sequence[str]) -> str:
        """Return who made trumps, in short."""
        return "" if view.maker is None else self.say("made-by", name=names[view.maker])

    def made(self, view: EuchreView, names: Sequence[str]) -> str:
        """Return who made trumps, and from where."""
        if view.maker is None:
            return ""
        name = names[view.maker]
        if not view.ordered:
            return self.say("named", name=name)
        if not suit(view.upcard):
            return self.say("ordered-joker", name=name)
        return self.say("ordered", name=name, card=card_names(self.say, [view.upcard]))
