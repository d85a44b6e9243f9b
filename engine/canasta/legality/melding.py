"""Melds of a rank and of wild cards: size, wild cards, how many melds of a rank, and wild melds first (guide 2.6)."""

from __future__ import annotations

from engine.canasta.kinds import NAMES, NATURALS, TWO, WILD, WILD_JOKER, Held
from engine.canasta.legality.listing import NEW, Code
from engine.canasta.legality.turn_end import TurnEnd
from engine.canasta.melds import CANASTA, LEAST_NATURALS, MELD, Way, ways, wild_ways
from engine.canasta.state import State
from engine.types import IllegalAction


def add_melds(state: State, end: TurnEnd, codes: list[Code]) -> None:
    """Add the melds of ranks and of wild cards that the player to act can make from the hand."""
    side, tables = state.side, state.tables
    hand, laid, wild = state.hands[state.seat], state.laid[side], state.wild[side]
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    shapes = tables.shapes[state.opened[side]]
    free_jokers, free_twos = (0, 0) if wild_locked(state) else (jokers, twos)
    for kind in NATURALS:
        held = len(hand[kind])
        if held < LEAST_NATURALS and not laid[kind]:
            continue
        if not tables.several:
            found = ways(kind, held, len(laid[kind]), len(wild[kind]), free_jokers, free_twos, shapes[kind])
            if found.all:
                end.add_allowed(codes, found, kind)
            continue
        for place, slot in enumerate(targets(state, kind)):
            its_laid, its_wild = sizes(state, slot)
            found = ways(kind, held, its_laid, its_wild, free_jokers, free_twos, shapes[kind])
            if found.all:
                end.add_allowed(codes, found, slot, meld_name(state, kind, slot) if place else "")
    if state.rules.wild_melds:
        found = wild_ways(len(wild[WILD]), jokers, twos, tables.most)
        if found.all:
            end.add_allowed(codes, found, WILD)


def refusal(  # noqa: PLR0917 -- what is melded, and where
    state: State, end: TurnEnd, way: Way, slot: int, naturals: Held, upcard: int = 0
) -> IllegalAction | None:
    """Return why a meld onto the meld in a slot is illegal, or ``None``; ``upcard`` is 1 if the upcard joins it."""
    laid, wild = sizes(state, slot)
    total, wilds = laid + way.naturals + upcard, wild + way.jokers + way.twos
    if total + wilds < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=total + wilds)
    if total + wilds > state.tables.most and not (upcard and laid + wild >= CANASTA):
        return IllegalAction("too-many-cards", most=state.tables.most, has=total + wilds)
    if way.kind != WILD and way.jokers + way.twos:
        room = state.tables.shapes[state.opened[state.side]][way.kind].room(total)
        if wilds > room:
            return IllegalAction("too-many-wild", limit=room, has=wilds)
        if wild_locked(state):
            return IllegalAction("wild-meld-first")
    return end.refusal(way, slot, naturals, upcard)


def wild_locked(state: State) -> bool:
    """Whether wild cards may only be added to the side's wild meld, until it is a canasta (guide 4.4.14)."""
    return state.rules.wild_melds_first and 0 < len(state.wild[state.side][WILD]) < CANASTA


# which meld


def sizes(state: State, slot: int) -> tuple[int, int]:
    """Return the naturals and the wild cards of the meld in a slot; none for :data:`NEW`."""
    if slot == NEW:
        return 0, 0
    return len(state.laid[state.side][slot]), len(state.wild[state.side][slot])


def lying(state: State, kind: int) -> list[int]:
    """Return the slots of the side's melds of a kind."""
    side = state.side
    found = [kind] if state.laid[side][kind] or (kind == WILD and state.wild[side][kind]) else []
    return found + state.further_slots(side, NAMES[kind])


def targets(state: State, kind: int) -> list[int]:
    """Return the melds of a kind that may be added to, and :data:`NEW` where another may be begun."""
    there = lying(state, kind)
    found = [slot for slot in there if sum(sizes(state, slot)) < state.tables.most]
    several = state.rules.melds_of_a_rank
    if not there or several == "several" or (several == "one-open" and not found):
        found.append(NEW)
    return found


def meld_name(state: State, kind: int, slot: int) -> str:
    """Return the target that means the meld in a slot.

    The rank alone is the first meld that may be added to, ``K+`` a new one beside it, ``K-2`` the second of the rank.
    """
    if not state.tables.several or slot in targets(state, kind)[:1]:
        return NAMES[kind]
    return NAMES[kind] + "+" if slot == NEW else numbered(state, slot)


def numbered(state: State, slot: int) -> str:
    """Return the name of a meld with its number, even if it is the first."""
    name = state.name(state.side, slot)
    return name if "-" in name else f"{name}-1"
