"""The words in the pictures of Piquet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from engine.cards import rank, suit
from engine.kit.trick_view import TrickView
from engine.piquet.declarations import Claim, Spoken
from engine.piquet.options import DEALS, RANKS
from engine.piquet.view import PiquetView
from engine.types import Side
from engine.view import View
from render.kit.game_words import TrickWords
from render.kit.words import card_names, goal

_POINTS: Mapping[tuple[bool, bool], str] = {
    (False, False): "point",
    (False, True): "point-making",
    (True, False): "point-suit",
    (True, True): "point-suit-making",
}
"""By whether the suit and the worth of a point are known."""
_NAMED: Mapping[str, str] = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


class PiquetWords(TrickWords):
    """Adds the points of this deal, who is elder, and the declarations."""

    verbs = ("exchange", "blanche", "peek", "leave", "declare", "name")

    def tallies(self, view: TrickView, side: Side) -> Sequence[str]:
        """Return a side's tricks, and its points in this deal."""
        return (self.say("in-deal", points=view.standing[side]), self.tricks(view.won_by(side)))

    def chips(self, view: TrickView, side: Side) -> Sequence[str]:
        """Say whether a side is elder or younger."""
        return (self.say("elder" if side == cast(PiquetView, view).elder else "younger"),)

    def progress(self, view: View) -> str:
        """Return the deal and trick of a partie, and what ends it."""
        rules = cast(PiquetView, view).rules
        deals = DEALS.get(rules.partie, 0)
        plain, double = ("deal-of", "deal-of-double") if deals and view.round <= deals else ("deal", "deal-double")
        deal = self.say(double if cast(PiquetView, view).doubled else plain, number=view.round, deals=deals)
        if not deals:
            return self.say("progress-target", deal=deal, trick=view.turn, goal=self.goal(view))
        if rules.rubicon:
            return self.say("progress-rubicon", deal=deal, trick=view.turn, target=view.target)
        return self.say("progress-deal", deal=deal, trick=view.turn)

    def goal(self, view: View) -> str:
        """Return the deals of a partie, or the points that end it."""
        rules = cast(PiquetView, view).rules
        if rules.partie == "to-target":
            return goal(self.say, view.target)
        return self.say("goal-deals", deals=DEALS[rules.partie])

    def carte_blanche(self, hand: Sequence[str]) -> str:
        """Return carte blanche in words, with the hand once it is shown."""
        return self.say("carte-blanche-shown", cards=card_names(self.say, hand)) if hand else self.say("carte-blanche")

    def declared(self, kind: str, said: Spoken) -> str:
        """Return what a player has said or shown in a class of declarations."""
        if kind == "point":
            return self.say(
                _POINTS[bool(said.suit), said.making >= 0],
                number=said.number,
                suit=self.say.suit(said.suit),
                making=said.making,
            )
        if said.groups:
            return " + ".join(map(self.shown, groups_of(said.groups)))
        if said.making < 0:
            return self.say(kind, number=said.number)
        top = RANKS[said.making]
        called = _NAMED.get(top) or int(top)
        return self.say("set-of" if kind == "set" else "sequence-to", number=said.number, rank=called)

    def shown(self, group: Sequence[str]) -> str:
        """Return the cards of a sequence, or of a trio or quatorze."""
        if len({rank(card) for card in group}) == 1:
            return self.say("set-shown", number=len(group), cards=card_names(self.say, group))
        ranks = " ".join(self.say.rank(rank(card)) for card in group)
        return self.say("sequence-shown", number=len(group), suit=self.say.suit(suit(group[0])), ranks=ranks)


def groups_of(claim: Claim) -> Claim:
    """Return the groups of a claim, each from high to low."""
    return tuple(tuple(sorted(group, key=lambda card: -RANKS.index(rank(card)))) for group in claim)
