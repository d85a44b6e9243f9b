"""An independent count of a round's score, from the final views and the events.

It shares nothing with the engine's scoring: it reads the events of the round and the views, and adds up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.canasta.rules import CanastaRules
from engine.canasta.view import CanastaView, Meld
from engine.types import Event

VALUE = {"JK": 50, "2": 20, "A": 20, **dict.fromkeys("KQJ98", 10), "10": 10, **dict.fromkeys("7654", 5), "3": 5}
RED = ("3H", "3D")
BLACK = ("3S", "3C")


def rank(card: str) -> str:
    return "JK" if card == "JK" else card[:-1]


def points(rules: CanastaRules, card: str) -> int:
    if card in RED:
        return 0
    return rules.seven if rank(card) == "7" else VALUE[rank(card)]


def cost(rules: CanastaRules, card: str) -> int:
    if card in RED:
        return rules.red_three_held
    return rules.black_three_held if card in BLACK else points(rules, card)


def is_canasta(meld: Meld) -> bool:
    return len(meld.cards) >= 7


def canasta_bonus(rules: CanastaRules, meld: Meld) -> int:
    ranks = Counter(map(rank, meld.cards))
    wild = ranks["JK"] + ranks["2"]
    naturals = [name for name in ranks if name not in ("JK", "2")]
    if not naturals:
        if rules.special_canastas and not ranks["JK"]:
            return 3000
        return 2500 if rules.special_canastas and ranks["JK"] == 4 else rules.wild_canasta
    if len(naturals) > 1:
        return rules.sequence_canasta
    if wild:
        return rules.mixed_canasta
    return 2500 if rules.special_canastas and naturals[0] in "7A" else rules.natural_canasta


def threes_worth(rules: CanastaRules, threes: Iterable[str], seats: int) -> int:
    red = sum(card in RED for card in threes)
    if rules.all_threes_equal:
        table = [0, 100, 300, 500, 1000]
        return table[min(red, 4)] + table[min(len(tuple(threes)) - red, 4)]
    packs = dict(rules.packs_more).get(seats, rules.packs)
    return rules.all_red_threes if red == 2 * packs else rules.red_three * red


def threes_sign(rules: CanastaRules, canastas: int, melded: bool, caught: bool) -> int:
    rule = rules.red_threes_count
    if rule == "always":
        return 1
    if rule == "unless-caught":
        return -1 if caught and not melded else 1
    if rule == "with-meld":
        return 1 if melded else -1
    if rule == "with-two-canastas":
        return 1 if canastas >= 2 else -1
    return {0: -1, 1: 0}.get(canastas, 1)


def recount(
    rules: CanastaRules, views: list[CanastaView], feet: list[tuple[str, ...]], events: list[Event]
) -> list[int]:
    """Return each side's points from all seats' last views, the feet left, and the round's events."""
    public = views[0]
    sides = public.sides
    out = next((event for event in events if event.kind in ("went-out", "went-out-concealed", "special-hand")), None)
    totals = []
    for side in range(max(sides) + 1):
        went_out = out is not None and sides[out.seat] == side
        if went_out and out is not None and out.kind == "special-hand":
            totals.append({"straight": 3000, "pairs": 2500, "wild-pairs": 2000, "garbage": 2000}[out.target])
            continue
        melds = public.melds[side]
        canastas = sum(map(is_canasta, melds))
        cards = sum(points(rules, card) for meld in melds for card in meld.cards)
        seats = [seat for seat in range(len(sides)) if sides[seat] == side]
        hand = sum(cost(rules, card) for seat in seats for card in (*views[seat].hand, *feet[seat]))
        penalties = sum(event.points for event in events if event.kind == "penalty" and sides[event.seat] == side)
        held = 0
        if rules.unfinished_melds:
            for seat in seats:
                ranks = Counter(map(rank, views[seat].hand))
                held += 1500 * ((ranks["7"] >= 3) + (ranks["A"] >= 3))
        total = -hand - penalties - held
        rule = rules.melded_without_canasta
        needed = {"plus": 0, "minus-below-needed": rules.canastas_to_go_out}.get(rule, 1)
        if canastas < needed:
            total -= cards
            if rule != "minus":
                totals.append(total)
                continue
        else:
            total += cards
        total += sum(canasta_bonus(rules, meld) for meld in melds if is_canasta(meld))
        caught = out is not None and not went_out
        threes = public.red_threes[side]
        total += threes_sign(rules, canastas, bool(melds), caught) * threes_worth(rules, threes, len(sides))
        if rules.unfinished_melds:
            for meld in melds:
                if not is_canasta(meld):
                    its = {rank(card) for card in meld.cards}
                    total -= 2000 * (its <= {"2", "JK"}) + 2500 * (its in ({"7"}, {"A"}))
        if went_out and out is not None:
            total += rules.going_out + rules.concealed * (out.kind == "went-out-concealed")
        totals.append(total)
    return totals
