"""What a moment of phase one is worth: a sum of what is seen, whose weights were learnt from sketches played out."""

from __future__ import annotations

from engine.players.pinochle.sketch import FACES, MOST_MISSING, RANKS, Sketch
from engine.players.pinochle.weights import WEIGHTS

LIKELY = 0.8
"""The most that it can be hoped for a card to come."""


def lead(sketch: Sketch, seat: int) -> float:
    """How far a seat will be ahead when the round is over, told at the beginning of a trick."""
    other = 1 - seat
    ahead = float(sketch.points[seat] - sketch.points[other])
    if sketch.left < 2:
        sketch.play_two()
        return ahead + sketch.two[seat] - sketch.two[other]
    time = sketch.left / sketch.terms.rules.pack_size
    for value, (base, more, most) in zip(differences(sketch, seat), WEIGHTS[sketch.terms.rules.preset], strict=True):
        if value:
            ahead += value * (base + time * (more + time * most))
    return ahead


def differences(sketch: Sketch, seat: int) -> list[float]:
    """What is seen, by how much more a seat has of it; in the order of the weights."""
    stock = [0] * FACES
    for face in sketch.stock[sketch.at : -1]:
        stock[face] += 1
    found = list(map(float.__sub__, _seen(sketch, seat, stock), _seen(sketch, 1 - seat, stock)))
    found.append(1.0 if sketch.seat == seat else -1.0)
    return found


def _seen(sketch: Sketch, seat: int, stock: list[int]) -> list[float]:
    """Melds that are ready (all, those that there is time for, the best), those hoped for by what they lack, cards."""
    terms, hand, made = sketch.terms, sketch.hands[seat], sketch.made[seat]
    other, shown = sketch.hands[1 - seat], sketch.shown[1 - seat]
    draws = sketch.left // 2
    hidden = sum(other) - sum(shown) + sketch.left - 1
    each = draws / hidden if hidden > 0 else 0.0
    ready: list[int] = []
    hopes = [0.0] * (MOST_MISSING + 1)
    for place, meld in enumerate(terms.melds):
        again = made[place] + 1
        missing, chance = 0, 1.0
        for face, needed in meld.faces:
            lack = needed * again - hand[face]
            if lack > 0:
                missing += lack
                if missing > MOST_MISSING:
                    break
                live = other[face] - shown[face] + stock[face]
                if live < lack:
                    missing = MOST_MISSING + 1
                    break
                while lack > 0:
                    comes = live * each
                    chance *= comes if comes < LIKELY else LIKELY
                    live -= 1
                    lack -= 1
        if not missing:
            ready.append(meld.points)
        elif missing <= MOST_MISSING:
            hopes[missing] += meld.points * chance
    high = [0.0, 0.0, 0.0]
    lengths = 0
    for place, faces in enumerate(terms.suits):
        if place != terms.trump:
            suited = hand[faces.start : faces.stop]
            length = sum(suited)
            lengths += length * length
            for rank in range(3):
                high[rank] += suited[RANKS - 3 + rank]
    trumps = terms.suits[terms.trump]
    return [
        float(sum(ready)),
        float(sum(ready[: max(1, (draws + 1) // 2)])),
        float(ready[0] if ready else 0),
        *hopes[1:],
        *map(float, hand[trumps.start : trumps.stop]),
        *high,
        float(lengths),
    ]
