"""What stood out in a game of Canasta: special hands and the best canasta."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from engine.canasta import scoring
from engine.canasta.kinds import KIND
from engine.canasta.legality import special_hands
from engine.canasta.round import CanastaRound
from engine.cards import Card, suit
from engine.highlights import Course, best_round, biggest_turn, first_best, of_cards
from engine.types import Note


def highlights(course: Course) -> tuple[Note, ...]:
    """Return a special hand, the best canasta or else the best meld, the biggest turn and the best round."""
    rounds = [cast(CanastaRound, each) for each in course.rounds]
    return (*_special_hand(rounds), *_best_meld(rounds), *biggest_turn(course), *best_round(course))


def _special_hand(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    found = [each for each in rounds if each.special and each.out is not None]
    best = first_best(found, lambda each: special_hands.POINTS[each.special])
    if best and best.out is not None:
        shown = tuple(card for held in best.hands[best.out] for card in held)
        points = special_hands.POINTS[best.special]
        yield of_cards("special-hand", best.sides[best.out], shown, points, best.number, rank=best.special)


def _best_meld(rounds: Iterable[CanastaRound]) -> Iterator[Note]:
    """Yield the canasta worth most with its cards; without any canasta, the meld worth most."""
    found = []
    for each in rounds:
        for side in range(len(each.laid)):
            for slot in each.slots(side):
                made = each.made(side, slot)
                cards = (*sorted(each.laid[side][slot], key=_order), *each.wild[side][slot])
                bonus = scoring.canasta_bonus(each.rules, made, cards) if made else 0
                points = bonus + scoring.points(each, cards)
                code = f"best-{made}-canasta" if made else "best-rank-meld"
                note = of_cards(code, side, cards, points, each.number, rank=each.family(side, slot))
                found.append(((bool(made), points, len(cards)), note))
    best = first_best(found, lambda each: each[0])
    if best:
        yield best[1]


def _order(card: Card) -> tuple[int, str]:
    return KIND[card], suit(card)
