"""Melds of a rank and of wild cards: size, wild cards, how many melds of a rank, and wild melds first (guide 2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.canasta.kinds import NAMES, NATURALS, TWO, WILD, WILD_JOKER, Held
from engine.canasta.legality.listing import NEW, Code, Lay
from engine.canasta.legality.turn_end import TurnEnd
from engine.canasta.melds import CANASTA, LEAST_NATURALS, MELD, NO_LIMIT, Way, ways, wild_ways
from engine.canasta.state import State
from engine.types import IllegalAction


def add_melds(state: State, end: TurnEnd, codes: list[Code]) -> None:
    """Add the melds of ranks and of wild cards that the player to act can make from the hand."""
    side, tables = state.side, state.tables
    hand, laid, wild = state.hands[state.seat], state.laid[side], state.wild[side]
    jokers, twos = free_wild(state)
    spare = jokers + twos
    shapes = tables.shapes[state.opened[side]]
    free, several = end.free, tables.several
    for kind, cards, lies, its, shape in zip(NATURALS, hand, laid, wild, shapes, strict=False):
        if lies:
            if not (cards or spare):
                continue
        elif len(cards) < LEAST_NATURALS:
            continue
        held = len(cards)
        if not several:
            every, _, most = found = ways(kind, held, len(lies), len(its), jokers, twos, shape)
            codes += every if most <= free else end.allowed(found, kind)
            continue
        for place, slot in enumerate(targets(state, kind) if lies else (NEW,)):
            if slot == NEW and held < LEAST_NATURALS:
                continue
            found = ways(kind, held, *sizes(state, slot), jokers, twos, shape)
            if found.most:
                allowed = found.all if found.most <= free else end.allowed(found, slot)
                codes += named(state, kind, slot, allowed) if place else allowed
    if tables.options.wild_melds:
        jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
        codes += end.allowed(wild_ways(len(wild[WILD]), jokers, twos, tables.most), WILD)


def free_wild(state: State) -> tuple[int, int]:
    """Return how many jokers and twos of the hand may be added to melds of ranks."""
    tables = state.tables
    if tables.wild_melds_first and wild_locked(state):
        return 0, 0
    hand, limit = state.hands[state.seat], tables.wild_limit
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    return (jokers if jokers < limit else limit), (twos if twos < limit else limit)


def refusal(state: State, end: TurnEnd, way: Way, slot: int, naturals: Held) -> IllegalAction | None:
    """Return why a meld onto the meld in a slot is illegal, or ``None``; it includes the upcard of ``end``, if any."""
    laid, wild = sizes(state, slot)
    spent = way.jokers + way.twos
    total, wilds = laid + way.naturals + (end.upcard != ""), wild + spent
    if total + wilds < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=total + wilds)
    if total + wilds > state.tables.most and not (end.upcard and laid + wild >= CANASTA):
        return IllegalAction("too-many-cards", most=state.tables.most, has=total + wilds)
    if spent and way.kind != WILD:
        room = state.tables.shapes[state.opened[state.side]][way.kind].room(total)
        if wilds > room:
            return IllegalAction("too-many-wild", limit=room, has=wilds)
        if wild_locked(state):
            return IllegalAction("wild-meld-first")
    return end.refusal(way, slot, naturals)


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
    return found + state.further_slots(side, NAMES[kind]) if state.further[side] else found


def targets(state: State, kind: int) -> list[int]:
    """Return the melds of a kind that may be added to, and :data:`NEW` where another may be begun."""
    there = lying(state, kind)
    most, several = state.tables.most, state.rules.melds_of_a_rank
    found = there if most == NO_LIMIT else [slot for slot in there if sum(sizes(state, slot)) < most]
    if not there or several == "several" or (several == "one-open" and not found):
        return [*found, NEW]
    return found


def named(state: State, kind: int, slot: int, found: Sequence[Way]) -> Sequence[Code]:
    """Return the codes of ways onto the meld in a slot.

    A rank alone means the first meld that may be added to, ``K+`` a new one beside it, ``K-2`` the second of the rank.
    """
    if not state.tables.several or slot in targets(state, kind)[:1]:
        return found
    name = NAMES[kind] + "+" if slot == NEW else numbered(state, slot)
    return [Lay(way, name) for way in found]


def numbered(state: State, slot: int) -> str:
    """Return the name of a meld with its number, even if it is the first."""
    name = state.name(state.side, slot)
    return name if "-" in name else f"{name}-1"
