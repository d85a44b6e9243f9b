"""The score of a round, in lines that each explain one number (guide 2.9 and 2.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta.legality import ending
from engine.canasta.melds import CANASTA, JOKER_CANASTA, KIND, MELD, RANKS, WILD, WILD_JOKER
from engine.canasta.options import CanastaOptions
from engine.canasta.state import State
from engine.cards import Card, is_red
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Side

PURE_CANASTA = 2500
"""With special canastas: a natural canasta of aces or of sevens, or a wild one with all four jokers."""
TWOS_CANASTA = 3000
"""With special canastas: a wild canasta of twos alone."""
BY_COLOUR = (0, 100, 300, 500, 1000)
"""Points by the number of threes of one colour, if all threes are equal; more than four count as four."""
UNFINISHED_PURE = 2500
UNFINISHED_WILD = 2000
THREE_HELD = 1500
"""Penalties for an unfinished meld of aces or sevens, one of wild cards, and three aces or sevens left in a hand."""
_PURE = (RANKS.index("7"), RANKS.index("A"))


def points(state: State, cards: tuple[Card, ...]) -> int:
    """Return the points of melded cards."""
    worth = state.points
    return sum([worth[KIND[card]] for card in cards])


def held_points(state: State, cards: tuple[Card, ...]) -> int:
    """Return the penalty for cards left in a hand."""
    worth = state.tables.held_points
    return sum([worth[KIND[card]] for card in cards])


def canasta_bonus(rules: CanastaOptions, made: str, cards: Sequence[Card]) -> int:
    """Return the bonus for one canasta of the type ``made`` with these cards."""
    if rules.special_canastas:
        if made == "natural" and KIND[cards[0]] in _PURE:
            return PURE_CANASTA
        if made == "wild":
            jokers = sum(KIND[card] == WILD_JOKER for card in cards)
            if not jokers:
                return TWOS_CANASTA
            if jokers == JOKER_CANASTA:
                return PURE_CANASTA
    return rules.wild_canasta if made == "wild" else _usual_bonuses(rules)[made]


def _usual_bonuses(rules: CanastaOptions) -> dict[str, int]:
    """Return the bonuses of the types that are counted in one line each."""
    return {"natural": rules.natural_canasta, "mixed": rules.mixed_canasta, "sequence": rules.sequence_canasta}


def on_the_mat(state: State, side: Side) -> list[ScoreLine]:
    """Return a side's lines for the mat: melded cards, canastas and threes.

    ``cards-melded`` comes first and is always there.
    """
    rules = state.rules
    slots = state.slots(side)
    if state.further[side]:
        # In the order of a view's melds: which of different kinds was begun first cannot be seen on the mat.
        slots.sort(key=lambda slot: (state.kind(side, slot), slot))
    melded = tuple(card for slot in slots for card in state.laid[side][slot] + state.wild[side][slot])
    sign = -1 if _short(state, side) else 1
    lines = [ScoreLine("cards-melded", sign * points(state, melded), len(melded), melded)]
    if _nothing_else(state, side):
        return lines
    made = [(slot, kind) for slot in slots if (kind := state.made(side, slot))]
    each = _usual_bonuses(rules)
    for kind, code in (
        ("natural", "natural-canastas"),
        ("mixed", "mixed-canastas"),
        ("sequence", "sequence-canastas"),
    ):
        if count := sum(its == kind and not _pure(state, side, slot, its) for slot, its in made):
            lines.append(ScoreLine(code, count * each[kind], count))
    for slot, its in made:
        if _pure(state, side, slot, its):
            lines.append(ScoreLine("pure-canasta", PURE_CANASTA, cards=state.laid[side][slot]))
        elif its == "wild":
            wild = state.wild[side][slot]
            lines.append(ScoreLine("wild-canasta", canasta_bonus(rules, its, wild), cards=wild))
    lines += _threes(state, side, bool(melded))
    lines += _unfinished(state, side)
    return lines


def _short(state: State, side: Side) -> bool:
    """Return whether the side has too few canastas for its melded cards to be a bonus."""
    rule, canastas = state.rules.melded_without_canasta, sum(state.canastas[side])
    if rule == "minus-below-needed":
        return canastas < state.rules.canastas_to_go_out
    return rule != "plus" and not canastas


def _nothing_else(state: State, side: Side) -> bool:
    """Return whether the side has too few canastas for anything but cards to count."""
    return _short(state, side) and state.rules.melded_without_canasta != "minus"


def _pure(state: State, side: Side, slot: int, made: str) -> bool:
    """Return whether a canasta is a natural one of aces or sevens with a higher bonus."""
    return made == "natural" and state.kind(side, slot) in _PURE and state.rules.special_canastas


def _threes(state: State, side: Side, melded: bool) -> Iterator[ScoreLine]:
    rules = state.rules
    threes = state.threes[side]
    if not threes:
        return
    if rules.all_threes_equal:
        red = sum(map(is_red, threes))
        worth = sum(BY_COLOUR[min(count, len(BY_COLOUR) - 1)] for count in (red, len(threes) - red))
    else:
        every = 2 * rules.packs_for(len(state.hands))
        worth = rules.all_red_threes if len(threes) == every else rules.red_three * len(threes)
    code = "threes" if rules.all_threes_equal else "red-threes"
    yield ScoreLine(code, worth * _sign(state, side, melded), len(threes), threes)


def _sign(state: State, side: Side, melded: bool) -> int:
    """Return whether threes are a bonus (1), a penalty (-1) or nothing (0)."""
    canastas = sum(state.canastas[side])
    match state.rules.red_threes_count:
        case "always":
            return 1
        case "with-canastas":
            return (-1, 0, 1)[min(canastas, 2)]
        case "with-two-canastas":
            return 1 if canastas >= 2 else -1
        case "unless-caught":
            caught = state.out is not None and state.sides[state.out] != side and not melded
            return -1 if caught else 1
    return 1 if melded else -1


def _unfinished(state: State, side: Side) -> Iterator[ScoreLine]:
    """Yield the penalties for melds that should have become canastas."""
    if not state.rules.unfinished_melds:
        return
    for slot in state.slots(side):
        naturals, wild = state.laid[side][slot], state.wild[side][slot]
        kind = state.kind(side, slot)
        # Aces melded with a wild card are not a pure meld.
        pure = kind in _PURE and not wild
        if (pure or kind == WILD) and len(naturals) + len(wild) < CANASTA:
            cost = UNFINISHED_WILD if kind == WILD else UNFINISHED_PURE
            yield ScoreLine("unfinished-meld", -cost, cards=naturals + wild)


def in_the_open(state: State, side: Side) -> list[ScoreLine]:
    """Return a side's lines that are public: the mat and the returned piles."""
    return [*on_the_mat(state, side), *_returned(state, side)]


def _returned(state: State, side: Side) -> Iterator[ScoreLine]:
    if state.penalties[side]:
        each = state.rules.take_back_penalty
        yield ScoreLine("returned-piles", -state.penalties[side], state.penalties[side] // each)


def feats(state: State, side: Side) -> dict[str, int]:
    """Return a side's achievements that statistics count, with their numbers."""
    natural, _, wild, sequences = state.canastas[side]
    out = state.out is not None and state.sides[state.out] == side
    sizes = [len(state.laid[side][slot]) + len(state.wild[side][slot]) for slot in state.slots(side)]
    done = {
        "canastas": sum(state.canastas[side]),
        "biggest-canasta": max((size for size in sizes if size >= CANASTA), default=0),
        "natural-canastas": natural,
        "wild-canastas": wild,
        "sequence-canastas": sequences,
        "went-out": int(out),
        "concealed": int(out and state.out_concealed),
        "special-hand": int(out and bool(state.special)),
    }
    return achieved(done)


def score(state: State) -> RoundScore:
    """Return every side's lines including the hands: final once the round is over."""
    return tuple(tuple(_side(state, side)) for side in range(len(state.laid)))


def _side(state: State, side: Side) -> list[ScoreLine]:
    rules = state.rules
    out = state.out is not None and state.sides[state.out] == side
    if out and state.special:
        assert state.out is not None
        shown = tuple(card for held in state.hands[state.out] for card in held)
        return [ScoreLine("special-hand", ending.SPECIAL_HAND_POINTS[state.special], cards=shown)]
    lines = on_the_mat(state, side)
    bare = _nothing_else(state, side)
    if out and not bare and rules.going_out:
        lines.append(ScoreLine("going-out", rules.going_out))
    if out and not bare and state.out_concealed and rules.concealed:
        lines.append(ScoreLine("concealed", rules.concealed))
    held = tuple(
        card
        for seat, its in enumerate(state.sides)
        if its == side
        for card in (*(card for cards in state.held(seat) for card in cards), *state.feet[seat])
    )
    if held:
        lines.append(ScoreLine("cards-in-hand", -held_points(state, held), len(held), held))
    if rules.unfinished_melds:
        for kind in _PURE:
            many = [state.hands[seat][kind] for seat, its in enumerate(state.sides) if its == side]
            lines += [ScoreLine("three-held", -THREE_HELD, cards=cards) for cards in many if len(cards) >= MELD]
    return [*lines, *_returned(state, side)]
