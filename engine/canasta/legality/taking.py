"""The start of a turn: drawing, an empty stock, and taking the discard pile (guide 2.1, 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.canasta.legality import melding
from engine.canasta.legality.melding import TurnEnd
from engine.canasta.melds import (
    CANASTA,
    KIND,
    MELD,
    NATURALS,
    NEW,
    NO_LIMIT,
    TWO,
    WILD_JOKER,
    Code,
    Held,
    Run,
    Shape,
    Way,
    Ways,
    canasta,
    ways,
)
from engine.canasta.melds import shape as shape_of
from engine.canasta.options import CanastaOptions
from engine.canasta.state import DRAWING, State, Tables
from engine.cards import Card
from engine.types import IllegalAction, Side

PAIR = 2
"""The naturals from the hand that a frozen pile needs."""
_NO_MATCH = ("pile-not-so", "too-few-cards")


# taking the pile


def frozen(state: State, side: Side | None = None) -> bool:
    """Return whether the pile is frozen to a side, by default that of the player to act."""
    return state.frozen or state.tables.frozen[state.opened[state.side if side is None else side]]


def blocked(card: Card) -> bool:
    """Return whether a pile with this upcard cannot be taken: a three or a wild card."""
    return KIND[card] not in NATURALS


def rest_of(state: State) -> list[Card]:
    """Return the cards that follow the upcard of the pile, lowest first."""
    number = state.tables.pile_taken
    return state.pile[-number:-1] if number else state.pile[:-1]


def takes(state: State) -> list[Code]:
    """Return the ways to take the pile: the cards to meld with the upcard."""
    if not state.pile:
        return []
    kind = KIND[state.pile[-1]]
    if kind not in NATURALS:
        return []
    held = len(state.hands[state.seat][kind])
    if held < PAIR and not _takes_without_pair(state, kind, held):
        return []
    return upcard_melds(state, state.pile[-1], rest_of(state))


def _takes_without_pair(state: State, kind: int, held: int) -> bool:
    """Return whether fewer than two naturals from the hand might do."""
    if frozen(state):
        return state.rules.take_frozen == "hand-only" and held > 0
    return held > 0 or bool(state.laid[state.side][kind]) or state.tables.sequences


def upcard_melds(state: State, upcard: Card, rest: Sequence[Card]) -> list[Code]:
    """Return the ways to meld a taken upcard with cards of the hand; ``rest`` are the cards that follow it."""
    kind, several = KIND[upcard], state.tables.several
    runs = state.run_slots(state.side) if state.tables.sequences else ()
    found: list[Code] = []
    end: TurnEnd | None = None
    for slot in _slots(state, kind) if several else (kind,):
        there = _ways(state, kind, slot)
        if there.all:
            end = end or TurnEnd(state, rest, upcard)
            allowed = end.allowed(there, slot)
            found += melding.named(state, kind, slot, allowed) if several else allowed
    for slot in runs:
        if run := melding.run_with(state, slot, upcard):
            end = end or TurnEnd(state, rest, upcard)
            if take_run_refusal(state, end, run) is None:
                found.append(run)
    return found


def _slots(state: State, kind: int) -> list[int]:
    """Return the melds of a kind, canastas too, and :data:`NEW` where another may be begun."""
    may_begin = NEW in melding.targets(state, kind)
    return melding.lying(state, kind) + [NEW] * may_begin


def _ways(state: State, kind: int, slot: int) -> Ways:
    """Return the ways to meld the upcard that take the pile, as far as the meld in a slot goes."""
    laid, wild = melding.sizes(state, slot)
    shape = state.tables.shapes[state.opened[state.side]][kind]
    if laid + wild >= CANASTA:
        shape = shape_of(shape.limit, shape.spare, NO_LIMIT)
    held = len(state.hands[state.seat][kind])
    return _ways_that_take(state.tables, frozen(state), shape, kind, held, laid, wild, *melding.free_wild(state))


@lru_cache(maxsize=1 << 15)
def _ways_that_take(  # noqa: PLR0917 -- a table: its arguments are the key
    tables: Tables, its_frozen: bool, shape: Shape, kind: int, held: int, laid: int, wild: int, jokers: int, twos: int
) -> Ways:
    """Return the ways to meld the upcard that :func:`_form_problem` has nothing against."""
    found = ways(kind, held, laid, wild, jokers, twos, shape, 1)
    groups = [
        tuple(way for way in group if not _form_problem(tables, its_frozen, shape, laid, wild, way))
        for group in found.by_wild
    ]
    every = tuple(way for group in groups for way in group)
    return Ways(every, tuple(filter(None, groups)), max((way.size for way in every), default=0))


@lru_cache(maxsize=1 << 15)
def _form_problem(  # noqa: PLR0917 -- the pile, a meld, and a way
    tables: Tables, its_frozen: bool, shape: Shape, laid: int, wild: int, way: Way
) -> str:
    """Return the code of why these cards of the hand do not take the pile onto a meld, or ``""``."""
    options = tables.options
    made = canasta(laid, wild)
    if made and not _onto_canasta(options, made, way):
        return "upcard-onto-canasta"
    spent = way.jokers + way.twos
    if its_frozen:
        if options.take_frozen == "natural-pair":
            return "pile-frozen" if way.naturals < PAIR else ""
        alone = way.naturals and way.size >= PAIR and spent <= shape.room(way.naturals + 1)
        return "" if alone else "pile-frozen-to-hand"
    forms = options.take_unfrozen
    pair = "pair" in forms and way.naturals >= PAIR
    wild_pair = "natural-and-wild" in forms and way.naturals >= 1 and spent >= 1
    if pair or wild_pair or ("meld" in forms and laid):
        return ""
    return "too-few-cards" if not laid and way.size + 1 < MELD else "pile-not-so"


def _onto_canasta(options: CanastaOptions, made: str, way: Way) -> bool:
    """Return whether the upcard may be added to a canasta in this way (guide 4.4.14)."""
    match options.upcard_onto_canasta:
        case "pair-onto-mixed":
            return made == "mixed" and way.naturals >= PAIR
        case "only-pair-onto-mixed":
            return made == "mixed" and way.naturals == way.size == PAIR
        case rule:
            return rule == "yes"


def take_refusal(state: State, end: TurnEnd, way: Way, slot: int, naturals: Held) -> IllegalAction | None:
    """Return why the upcard of ``end`` cannot be melded in this way, or ``None``."""
    upcard = end.upcard
    laid, wild = melding.sizes(state, slot)
    shape = state.tables.shapes[state.opened[state.side]][way.kind]
    match _form_problem(state.tables, frozen(state), shape, laid, wild, way):
        case "":
            return melding.meld_refusal(state, end, way, slot, naturals)
        case "pile-frozen":
            return _needs_pair(state, upcard, way.naturals)
        case "too-few-cards":
            return IllegalAction("too-few-cards", needs=MELD, has=way.size + 1)
        case code:
            return IllegalAction(code, card=upcard)


def take_run_refusal(state: State, end: TurnEnd, run: Run) -> IllegalAction | None:
    """Return why the upcard of ``end`` cannot be laid onto a sequence, or ``None``."""
    if frozen(state):
        return _needs_pair(state, end.upcard, 0)
    if "meld" not in state.rules.take_unfrozen:
        return IllegalAction("pile-not-so", card=end.upcard)
    return melding.run_refusal(end, run)


def _needs_pair(state: State, upcard: Card, has: int) -> IllegalAction:
    """Return why the pile needs two naturals from the hand: it is frozen, or the side has not opened yet."""
    code = "pile-frozen" if state.frozen or state.rules.frozen_always else "pile-before-opening"
    return IllegalAction(code, card=upcard, has=has)


def why_not(state: State) -> IllegalAction:
    """Return why a pile that is not blocked cannot be taken in any way.

    If ways fail only at the initial meld, the one that comes nearest to it counts. Otherwise it is the way with all
    naturals held, and with a wild card if there is one natural.
    """
    upcard = state.pile[-1]
    kind, hand = KIND[upcard], state.hands[state.seat]
    there = melding.targets(state, kind)
    if not there:
        return IllegalAction("upcard-onto-canasta", card=upcard)
    end = TurnEnd(state, rest_of(state), upcard)
    held, jokers, twos = len(hand[kind]), len(hand[WILD_JOKER]), len(hand[TWO])
    found = [
        take_refusal(state, end, way, slot, hand[kind][: way.naturals])
        for slot in there
        for way in _ways(state, kind, slot).all
    ]
    short = [each for each in found if each is not None and each.note.code == "initial-meld"]
    if short:
        return max(short, key=lambda each: each.note.values["reach"])
    way = Way(kind, held, 0, 0)
    nearest = take_refusal(state, end, way, there[0], hand[kind])
    if nearest is not None and nearest.note.code in _NO_MATCH and held == 1:
        way = way._replace(jokers=int(jokers > 0), twos=int(not jokers and twos > 0))
        nearest = take_refusal(state, end, way, there[0], hand[kind])
    if nearest is None or nearest.note.code in _NO_MATCH:
        return IllegalAction("pile-no-match", card=upcard)
    return nearest


# drawing, and an empty stock


def may_draw(state: State) -> bool:
    """Return whether there is a stock, or a pile that is turned over as the new stock."""
    if state.stock:
        return True
    # Without the second condition, players who only draw and discard could turn the pile over forever.
    return bool(state.pile) and not state.idle and state.rules.stock_out in ("ends-or-turned", "turned")


def may_end_round(state: State) -> bool:
    """Return whether the player may end the round because the stock is empty."""
    return not state.stock and state.rules.stock_out in ("ends-unless-taken", "ends-or-turned")


def stock_ends_round(state: State) -> bool:
    """Return whether the round ends because a turn begins without a stock."""
    rule = state.rules.stock_out
    if rule == "ends":
        return True
    if rule == "ends-unless-taken":
        return not takes(state)
    return not may_draw(state) and (rule != "ends-or-turned" or not takes(state))


def turns_at_once(state: State) -> bool:
    """Return whether the pile is turned over now because the stock's last card was drawn (dos, *The frozen pile*)."""
    return state.rules.stock_out == "turned-at-once" and not state.stock and bool(state.pile) and not state.idle


def penalty_due(state: State) -> int:
    """Return the cost of drawing now, after the player took the pile and returned it."""
    due = state.owes and state.phase == DRAWING and may_draw(state)
    return state.rules.take_back_penalty if due else 0
