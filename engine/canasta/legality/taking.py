"""Taking the discard pile: when it is frozen or blocked, and what must be melded with its upcard (guide 2.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta.kinds import KIND, NATURALS, TWO, WILD_JOKER, Held
from engine.canasta.legality import melding, sequences
from engine.canasta.legality.listing import NEW, Code, Lay, Run
from engine.canasta.legality.melding import lying, meld_name, sizes, targets
from engine.canasta.legality.turn_end import TurnEnd
from engine.canasta.melds import CANASTA, MELD, NO_LIMIT, Way, ways
from engine.canasta.melds import shape as shape_of
from engine.canasta.state import State
from engine.cards import Card
from engine.types import IllegalAction, Side

PAIR = 2
"""The naturals from the hand that a frozen pile needs."""
_NO_MATCH = ("pile-not-so", "too-few-cards")


def frozen(state: State, side: Side | None = None) -> bool:
    """Whether the pile is frozen to a side, by default that of the player to act."""
    rules = state.rules
    side = state.side if side is None else side
    return state.frozen or rules.frozen_always or (rules.frozen_until_melded and not state.opened[side])


def blocked(card: Card) -> bool:
    """Whether a pile with this upcard cannot be taken: a three or a wild card."""
    return KIND[card] not in NATURALS


def rest_of(state: State) -> list[Card]:
    """Return the cards that follow the upcard of the pile, lowest first."""
    number = state.rules.pile_taken
    return state.pile[-number:-1] if number else state.pile[:-1]


def takes(state: State) -> list[Code]:
    """Return the ways to take the pile: what the upcard is melded with."""
    if not state.pile or blocked(state.pile[-1]):
        return []
    return upcard_melds(state, state.pile[-1], rest_of(state))


def upcard_melds(state: State, upcard: Card, rest: Sequence[Card]) -> list[Code]:
    """Return the ways to meld a taken upcard with cards of the hand; ``rest`` are the cards that follow it."""
    kind = KIND[upcard]
    if len(state.hands[state.seat][kind]) < _least_naturals(state, kind):
        return []
    end = TurnEnd(state, rest)
    found: list[Code] = []
    for way, slot in _ways(state, kind):
        if refusal(state, end, way, slot, state.hands[state.seat][kind][: way.naturals], upcard) is None:
            plain = not state.tables.several or slot in targets(state, kind)[:1]
            found.append(way if plain else Lay(way, meld_name(state, kind, slot)))
    if state.rules.sequences and not frozen(state):
        for slot in state.run_slots(state.side):
            run = sequences.run_with(state, slot, upcard)
            if run and run_refusal(state, end, run, upcard) is None:
                found.append(run)
    return found


def _least_naturals(state: State, kind: int) -> int:
    """Return how many naturals of its kind the hand needs at least to meld the upcard."""
    if frozen(state):
        return PAIR if state.rules.take_frozen == "natural-pair" else 1
    return int(not state.rules.sequences and not lying(state, kind))


def _ways(state: State, kind: int) -> Iterator[tuple[Way, int]]:
    """Yield the ways to meld an upcard onto each meld of its kind, or onto a new one, as far as their shapes allow."""
    hand = state.hands[state.seat]
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    for slot in (*lying(state, kind), NEW):
        laid, wild = sizes(state, slot)
        shape = state.tables.shapes[state.opened[state.side]][kind]
        if laid + wild >= CANASTA:
            shape = shape_of(shape.limit, shape.spare, NO_LIMIT)
        for way in ways(kind, len(hand[kind]), laid, wild, jokers, twos, shape, 1).all:
            yield way, slot


def refusal(  # noqa: PLR0917 -- what is melded, and where
    state: State, end: TurnEnd, way: Way, slot: int, naturals: Held, upcard: Card
) -> IllegalAction | None:
    """Return why the upcard cannot be melded in this way, or ``None``."""
    return _form_refusal(state, way, slot, upcard) or melding.refusal(state, end, way, slot, naturals, 1)


def _form_refusal(state: State, way: Way, slot: int, upcard: Card) -> IllegalAction | None:
    """Return why these cards do not take the pile, or ``None``."""
    there = sum(sizes(state, slot)) > 0
    if not there and NEW not in targets(state, way.kind):
        return IllegalAction("pile-no-match", card=upcard)
    made = state.made(state.side, slot) if there else ""
    if made and not _onto_canasta(state, made, way):
        return IllegalAction("upcard-onto-canasta", card=upcard)
    spent = way.jokers + way.twos
    if frozen(state):
        if state.rules.take_frozen == "natural-pair" and way.naturals < PAIR:
            return IllegalAction("pile-frozen", card=upcard, has=way.naturals)
        shape = state.tables.shapes[state.opened[state.side]][way.kind]
        if not way.naturals or way.size < PAIR or spent > shape.room(way.naturals + 1):
            return IllegalAction("pile-frozen-to-hand", card=upcard)
        return None
    forms = state.rules.take_unfrozen
    pair = "pair" in forms and way.naturals >= PAIR
    wild_pair = "natural-and-wild" in forms and way.naturals >= 1 and spent >= 1
    if pair or wild_pair or ("meld" in forms and there):
        return None
    if not there and way.size + 1 < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=way.size + 1)
    return IllegalAction("pile-not-so", card=upcard)


def _onto_canasta(state: State, made: str, way: Way) -> bool:
    """Whether the upcard may be added to a canasta in this way (guide 4.4.14)."""
    rule = state.rules.upcard_onto_canasta
    return rule == "yes" or (rule == "pair-onto-mixed" and made == "mixed" and way.naturals >= PAIR)


def run_refusal(state: State, end: TurnEnd, run: Run, upcard: Card) -> IllegalAction | None:
    """Return why the upcard cannot be laid onto a sequence, or ``None``."""
    if frozen(state):
        return IllegalAction("pile-frozen", card=upcard, has=0)
    if "meld" not in state.rules.take_unfrozen:
        return IllegalAction("pile-not-so", card=upcard)
    return sequences.refusal(end, run, upcard)


def why_not(state: State) -> IllegalAction:
    """Return why a pile that is not blocked cannot be taken in any way.

    The ways that fail only at the initial meld say most, the one that comes nearest first; otherwise the way with all
    naturals held counts, and with a wild card if there is one natural.
    """
    upcard = state.pile[-1]
    kind, hand = KIND[upcard], state.hands[state.seat]
    there = targets(state, kind)
    if not there:
        return IllegalAction("upcard-onto-canasta", card=upcard)
    end = TurnEnd(state, rest_of(state))
    found = [refusal(state, end, way, slot, hand[kind][: way.naturals], upcard) for way, slot in _ways(state, kind)]
    short = [each for each in found if each is not None and each.note.code == "initial-meld"]
    if short:
        return max(short, key=lambda each: each.note.values["reach"])
    way = Way(kind, len(hand[kind]), 0, 0)
    nearest = refusal(state, end, way, there[0], hand[kind], upcard)
    if nearest is not None and nearest.note.code in _NO_MATCH and way.naturals == 1:
        way = way._replace(jokers=int(bool(hand[WILD_JOKER])), twos=int(bool(hand[TWO]) > bool(hand[WILD_JOKER])))
        nearest = refusal(state, end, way, there[0], hand[kind], upcard)
    if nearest is None or nearest.note.code in _NO_MATCH:
        return IllegalAction("pile-no-match", card=upcard)
    return nearest
