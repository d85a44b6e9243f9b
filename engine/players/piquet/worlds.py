"""Samples the other player's hand during the play: likely cards, such that what was said is true."""

from __future__ import annotations

import random

from engine.cards import Card, rank
from engine.piquet.declarations import KINDS, everything, value
from engine.piquet.imagine import imagine, said_with
from engine.piquet.keeping import Bits, bits_of
from engine.piquet.view import PiquetData
from engine.players.kit import hand_prior

KEPT = {"7": 0.6, "8": 0.65, "9": 0.75, "10": 1.0, "J": 1.1, "Q": 1.4, "K": 2.0, "A": 3.0}
"""How likely a card of a rank is in the hand and not among the discards, compared with others."""
_TRIES = 25
"""How often hands are sampled until one agrees with what was said."""


class Worlds:
    """Hands that the other player may have."""

    def __init__(self, view: PiquetData, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        self.certain = view.certain()
        self.played = view.played_by(view.other)
        self.hidden = view.unseen()
        self.needed = view.hand_counts[view.other] - len(self.certain)
        self.places = list(range(len(self.hidden)))
        self.kept = [KEPT[rank(card)] for card in self.hidden]

    def sample(self) -> Bits:
        """Return a hand. The other is believed to have declared everything, if that can be true."""
        truthful: list[Card] | None = None
        for _ in range(_TRIES):
            drawn, _ = hand_prior.deal(self.places, self.needed, self.kept, self.rng)
            hand = [*self.certain, *(self.hidden[place] for place in drawn)]
            first = [*hand, *self.played]
            if said_with(self.view, first) is None:
                continue
            if not self._hides(first):
                return bits_of(hand)
            truthful = truthful or hand
        return bits_of(truthful or imagine(self.view, self.rng).hands[self.view.other])

    def _hides(self, hand: list[Card]) -> bool:
        """Whether a player with this hand has declared less than it holds, as far as the answers tell."""
        view = self.view
        for kind, its, own in zip(KINDS, view.declared, view.claims, strict=True):
            held = value(kind, everything(kind, hand))
            said = its.spoken[view.other]
            spoken = its.answer if view.other == view.elder else its.answer == "silence" and view.told
            better = view.other != view.elder and its.answer == "good" and own and held > value(kind, own)
            if better or (spoken and held[0] != said.number):
                return True
        return False
