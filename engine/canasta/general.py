"""What may be melded and taken, for every set of rules; :mod:`legality` judges the plain ones quicker.

A meld is listed if and only if :func:`refusal` finds nothing against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta.kinds import (
    BLACK_THREE,
    KIND,
    NAMES,
    NATURALS,
    RANKS,
    TWO,
    WILD,
    WILD_JOKER,
    Held,
)
from engine.canasta.legal import NEW, Code, Lay, Run
from engine.canasta.melds import CANASTA, MELD, Way, black_threes, ways, wild_ways
from engine.canasta.melds import shape as shape_of
from engine.canasta.outlook import BEYOND, KEPT, Stand, after_run, after_way, may_end, most, place, reaches
from engine.canasta.state import State
from engine.cards import SUITS, Card, suit
from engine.types import IllegalAction

PAIR = 2
"""Naturals of the hand that a frozen pile needs."""


def stand_of(state: State, rest: Sequence[Card] = (), seat: int | None = None) -> Stand:
    """The turn of the player to act, or of another seat as if it were, in counts; ``rest`` follows a taken upcard."""
    seat = state.seat if seat is None else seat
    side = state.sides[seat]
    hand = state.hands[seat]
    laid, wild = state.laid[side], state.wild[side]
    melds, runs = [], []
    for slot in state.slots(side):
        kind = state.kind(side, slot)
        if kind >= 0:
            melds.append((kind, len(laid[slot]), len(wild[slot])))
        else:
            runs.append(_span(state, side, slot))
    suited: tuple[int, ...] = ()
    if state.rules.sequences:
        counts = [0] * (len(SUITS) * len(NATURALS))
        for kind in NATURALS:
            for card in hand[kind]:
                counts[place(SUITS.index(suit(card)), kind)] += 1
        suited = tuple(counts)
    own = seat == state.seat
    return Stand(
        hand=tuple(map(len, hand)),
        melds=tuple(melds),
        canastas=state.canasta_kinds(side),
        opened=state.opened[side],
        may_out=not own or state.answer != "no",
        must_out=own and state.answer == "yes",
        foot=bool(state.feet[seat]),
        rest=min(KEPT, len(usable(state, rest))),
        fresh=not state.opened[side],
        runs=tuple(runs),
        suited=suited,
    )


def usable(state: State, cards: Sequence[Card]) -> list[Card]:
    """Cards without the threes that go to the mat when a pile is taken."""
    mat = state.law.mat
    return [card for card in cards if KIND[card] not in mat]


def _span(state: State, side: int, slot: int) -> tuple[int, int, int]:
    """The suit, the lowest and the highest kind of a sequence."""
    kinds = [KIND[card] for card in state.laid[side][slot]]
    return SUITS.index(state.family(side, slot)), min(kinds), max(kinds)


def _indexes(state: State) -> tuple[dict[int, int], dict[int, int]]:
    """The places of the side's slots among the melds and among the sequences of a :class:`Stand`."""
    slots = state.slots(state.side)
    melds = [slot for slot in slots if state.kind(state.side, slot) >= 0]
    runs = [slot for slot in slots if state.kind(state.side, slot) < 0]
    return {slot: i for i, slot in enumerate(melds)}, {slot: i for i, slot in enumerate(runs)}


# melds from the hand


def melds(state: State) -> Iterator[Code]:
    """What may be melded from the hand."""
    stand = stand_of(state, state.waiting)
    if not state.opened[state.side] and not _can_open(state, stand):
        return
    hand = state.hands[state.seat]
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    for kind in NATURALS:
        for slot in targets(state, kind):
            laid, wild = _sizes(state, slot)
            if laid or len(hand[kind]) >= PAIR:
                shape = state.law.shapes[state.opened[state.side]][kind]
                for way in ways(kind, len(hand[kind]), laid, wild, jokers, twos, shape).all:
                    if refusal(state, stand, way, slot, hand[kind][: way.naturals]) is None:
                        yield Lay(way, slot, meld_name(state, kind, slot))
    if state.rules.wild_melds:
        for way in wild_ways(len(state.wild[state.side][WILD]), jokers, twos, state.law.most):
            if refusal(state, stand, way, WILD, ()) is None:
                yield Lay(way, WILD, NAMES[WILD])
    if state.rules.sequences:
        yield from (run for run in runs(state) if run_refusal(state, stand, run) is None)


def _can_open(state: State, stand: Stand) -> bool:
    """Whether an initial meld can be completed, asked of a sum first."""
    needs = state.minimums[state.side] - state.begun
    if state.rules.opens_anyway == "nothing":
        most_points = sum(count * points for count, points in zip(stand.hand, state.points, strict=True))
        if most_points < needs:
            return False
    return reaches(state.law, stand, needs)


def _sizes(state: State, slot: int) -> tuple[int, int]:
    if slot == NEW:
        return 0, 0
    return len(state.laid[state.side][slot]), len(state.wild[state.side][slot])


def lying(state: State, kind: int) -> list[int]:
    """The slots of the side with melds of a kind."""
    return [slot for slot in state.slots(state.side) if state.kind(state.side, slot) == kind]


def targets(state: State, kind: int) -> list[int]:
    """The melds of a kind that cards may be added to, and :data:`NEW` where one may be begun."""
    there = lying(state, kind)
    found = [slot for slot in there if sum(_sizes(state, slot)) < state.law.most]
    several = state.rules.melds_of_a_rank
    if not there or several == "several" or (several == "one-open" and not found):
        found.append(NEW)
    return found


def meld_name(state: State, kind: int, slot: int) -> str:
    """How an action names the meld in a slot, or the new one of a kind.

    The rank alone is the first that may be added to, ``K+`` a new one beside it, ``K-2`` the second of the rank.
    """
    several = state.rules.melds_of_a_rank != "one"
    if not several or slot in targets(state, kind)[:1]:
        return NAMES[kind]
    return NAMES[kind] + "+" if slot == NEW else numbered(state, slot)


def numbered(state: State, slot: int) -> str:
    """The name of a meld with its number, the first one's too."""
    name = state.name(state.side, slot)
    return name if "-" in name else f"{name}-1"


def refusal(  # noqa: PLR0917 -- what is melded, and where
    state: State, stand: Stand, way: Way, slot: int, naturals: Held, upcard: int = 0
) -> IllegalAction | None:
    """What speaks against melding in this way, into this slot; ``upcard`` 1 if the upcard joins too."""
    if way.kind == BLACK_THREE:
        return black_refusal(state, way)
    laid, wild = _sizes(state, slot)
    total, wilds = laid + way.naturals + upcard, wild + way.jokers + way.twos
    if total + wilds < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=total + wilds)
    if total + wilds > state.law.most and not (upcard and laid + wild >= CANASTA):
        return IllegalAction("too-many-cards", most=state.law.most, has=total + wilds)
    spends = way.jokers + way.twos > 0
    if way.kind != WILD:
        shape = state.law.shapes[state.opened[state.side]][way.kind]
        if spends and wilds > shape.room(total):
            return IllegalAction("too-many-wild", limit=shape.room(total), has=wilds)
        if spends and wild_locked(state):
            return IllegalAction("wild-meld-first")
    index = _indexes(state)[0].get(slot, NEW)
    after = after_way(stand, way, index, upcard, naturals)
    return _outcome(state, stand, after, credit(state, way, upcard))


def run_refusal(state: State, stand: Stand, run: Run, upcard: int = 0) -> IllegalAction | None:
    """What speaks against a sequence; with ``upcard`` 1 its one new card is the upcard."""
    if not MELD <= run.high - run.low + 1 <= CANASTA:
        return IllegalAction("no-sequence", cards=run.cards)
    index = _indexes(state)[1].get(run.slot, NEW)
    if upcard:
        held = list(stand.suited)
        held[place(SUITS.index(run.suit), run.low if run.low == stand.runs[index][1] - 1 else run.high)] += 1
        hand = list(stand.hand)
        hand[run.low if run.low == stand.runs[index][1] - 1 else run.high] += 1
        stand = stand._replace(hand=tuple(hand), suited=tuple(held))
    points, after = after_run(state.law, stand, index, SUITS.index(run.suit), run.low, run.high)
    return _outcome(state, stand, after, points % BEYOND)


def _outcome(state: State, stand: Stand, after: Stand, points: int) -> IllegalAction | None:
    """Why the turn could not be ended after a meld of so many points."""
    if state.opened[state.side] or _opens_anyway(state, stand, after):
        needs = 0
    else:
        needs = state.minimums[state.side] - state.begun - points
    if needs <= 0:
        after = after._replace(opened=True)
    if reaches(state.law, after, needs):
        return None
    reach = most(state.law, after)
    if reach < 0 or needs <= 0:
        return no_right(state)
    return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=state.begun + points + reach)


def _opens_anyway(state: State, stand: Stand, after: Stand) -> bool:
    """Whether the meld is one that opens whatever it counts."""
    match state.rules.opens_anyway:
        case "canasta":
            return sum(after.canastas) > sum(stand.canastas)
        case "natural-canasta":
            return after.canastas[0] > stand.canastas[0]
    return False


def credit(state: State, way: Way, upcard: int) -> int:
    """What a meld counts toward the initial meld (2.7)."""
    points = state.law.points_of(way.kind, way.naturals, way.jokers, way.twos)
    if not upcard or state.rules.upcard_counts == "added-to-minimum":
        return points
    if state.rules.upcard_counts == "no":
        return points if way.size >= MELD else 0
    return points + state.points[way.kind]


def wild_locked(state: State) -> bool:
    """Whether a wild meld begun and not yet a canasta keeps wild cards from other melds."""
    return state.rules.wild_melds_first and 0 < len(state.wild[state.side][WILD]) < CANASTA


def no_right(state: State) -> IllegalAction:
    """The refusal to one who would have too few cards left, or who could no longer go out as he must."""
    if state.answer == "yes":
        return IllegalAction("must-go-out")
    if state.answer == "no":
        return IllegalAction("may-not-go-out")
    if state.may_go_out:
        return IllegalAction("keep-a-discard")
    return IllegalAction("keep-cards", needs=state.rules.canastas_to_go_out, has=state.canastas[state.side])


# sequences


def runs(state: State) -> Iterator[Run]:
    """Every sequence that the hand can begin or go on with."""
    hand = state.hands[state.seat]
    taken = [slot for slot in state.slots(state.side) if state.kind(state.side, slot) < 0]
    families = {state.family(state.side, slot) for slot in taken}
    for colour in SUITS:
        held = [RANKS[kind] + colour in hand[kind] for kind in NATURALS]
        for low in NATURALS:
            for high in range(low + MELD - 1, min(low + CANASTA, len(NATURALS))):
                if not all(held[low : high + 1]):
                    break
                name = colour + "+" * (colour in families)
                yield Run(colour, low, high, tuple(range(low, high + 1)), NEW, name)
        for slot in taken:
            if state.family(state.side, slot) == colour:
                yield from _longer(state, slot, colour, held)


def _longer(state: State, slot: int, colour: str, held: list[bool]) -> Iterator[Run]:
    _, low, high = _span(state, state.side, slot)
    for first in range(low, -1, -1):
        if first < low and not held[first]:
            break
        for last in range(high, len(NATURALS)):
            if (last > high and not held[last]) or last - first + 1 > CANASTA:
                break
            kinds = (*range(first, low), *range(high + 1, last + 1))
            if kinds:
                yield Run(colour, first, last, kinds, slot, state.name(state.side, slot))


# black threes


def black_melds(state: State) -> Iterator[Way]:
    """The ways to meld black threes, as the last meld of one who goes out."""
    hand = state.hands[state.seat]
    wild = state.rules.black_threes_melded == "going-out-with-wild"
    jokers, twos = (len(hand[WILD_JOKER]), len(hand[TWO])) if wild else (0, 0)
    for way in black_threes(len(hand[BLACK_THREE]), min(jokers, 1), min(twos, 1)):
        if black_refusal(state, way) is None:
            yield way


def black_refusal(state: State, way: Way) -> IllegalAction | None:
    """Why black threes cannot be melded so (2.6)."""
    rule = state.rules.black_threes_melded
    wild = way.jokers + way.twos
    if rule == "never":
        return IllegalAction("black-threes-never")
    if wild > int(rule == "going-out-with-wild" and way.naturals == PAIR):
        return IllegalAction("black-threes-natural")
    if way.size < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=way.size)
    if not state.may_go_out:
        return no_right(state)
    rest = len(usable(state, state.waiting))
    left = state.counts[state.seat] - way.size + rest
    if left > (rule != "for-last-discard"):
        return IllegalAction("black-threes-last", left=left)
    if not may_end(state.law, stand_of(state), left, True):
        return no_right(state)
    points = state.begun + state.law.points_of(way.kind, way.naturals, way.jokers, way.twos)
    needs = state.minimums[state.side]
    if not state.opened[state.side] and points < needs and (rest or state.rules.opens_anyway != "concealed"):
        return IllegalAction("initial-meld", needs=needs, reach=points)
    return None


# the pile


def frozen(state: State) -> bool:
    """Whether the pile is frozen to the player to act."""
    rules = state.rules
    return state.frozen or rules.frozen_always or (rules.frozen_until_melded and not state.opened[state.side])


def rest_of(state: State) -> list[Card]:
    """The cards that would follow the upcard, lowest first."""
    number = state.rules.pile_taken
    return state.pile[-number:-1] if number else state.pile[:-1]


def takes(state: State, upcard: Card, rest: Sequence[Card]) -> Iterator[Code]:
    """The ways to meld the upcard, taken with ``rest`` or to be taken."""
    kind = KIND[upcard]
    hand = state.hands[state.seat]
    stand = stand_of(state, rest)
    jokers, twos = len(hand[WILD_JOKER]), len(hand[TWO])
    for slot in (*lying(state, kind), NEW):
        laid, wild = _sizes(state, slot)
        shape = state.law.shapes[state.opened[state.side]][kind]
        if laid + wild >= CANASTA:
            shape = shape_of(shape.limit, shape.spare, laid + wild + len(hand[kind]) + 1)
        for way in ways(kind, len(hand[kind]), laid, wild, jokers, twos, shape, 1).all:
            if take_refusal(state, stand, way, slot, hand[kind][: way.naturals], upcard) is None:
                yield Lay(way, slot, meld_name(state, kind, slot))
    if state.rules.sequences:
        for slot in state.slots(state.side):
            run = run_with(state, slot, upcard)
            if run and take_run_refusal(state, stand, run, upcard) is None:
                yield run


def take_refusal(  # noqa: PLR0917 -- what is melded, and where
    state: State, stand: Stand, way: Way, slot: int, naturals: Held, upcard: Card
) -> IllegalAction | None:
    """What speaks against melding the upcard in this way."""
    there = sum(_sizes(state, slot)) > 0
    if not there and NEW not in targets(state, way.kind):
        return IllegalAction("pile-no-match", card=upcard)
    made = state.made(state.side, slot) if there else ""
    if made and not _onto_canasta(state, made, way):
        return IllegalAction("upcard-onto-canasta", card=upcard)
    spent = way.jokers + way.twos
    if frozen(state):
        if state.rules.take_frozen == "natural-pair" and way.naturals < PAIR:
            return IllegalAction("pile-frozen", card=upcard, has=way.naturals)
        shape = state.law.shapes[state.opened[state.side]][way.kind]
        if not way.naturals or way.size < PAIR or spent > shape.room(way.naturals + 1):
            return IllegalAction("pile-frozen-to-hand", card=upcard)
    else:
        forms = state.rules.take_unfrozen
        pair = "pair" in forms and way.naturals >= PAIR
        wild_pair = "natural-and-wild" in forms and way.naturals >= 1 and spent >= 1
        if not (pair or wild_pair or ("meld" in forms and there)):
            return IllegalAction("pile-not-so", card=upcard)
    return refusal(state, stand, way, slot, naturals, 1)


def _onto_canasta(state: State, made: str, way: Way) -> bool:
    rule = state.rules.upcard_onto_canasta
    return rule == "yes" or (rule == "pair-onto-mixed" and made == "mixed" and way.naturals >= PAIR)


def run_with(state: State, slot: int, upcard: Card) -> Run | None:
    """The sequence in a slot with the upcard at one of its ends."""
    if state.kind(state.side, slot) >= 0 or state.family(state.side, slot) != suit(upcard):
        return None
    kind = KIND[upcard]
    _, low, high = _span(state, state.side, slot)
    if kind not in (low - 1, high + 1) or high - low + 1 >= CANASTA:
        return None
    return Run(suit(upcard), min(low, kind), max(high, kind), (), slot, state.name(state.side, slot))


def take_run_refusal(state: State, stand: Stand, run: Run, upcard: Card) -> IllegalAction | None:
    """What speaks against laying the upcard onto a sequence."""
    if frozen(state):
        return IllegalAction("pile-frozen", card=upcard, has=0)
    if "meld" not in state.rules.take_unfrozen:
        return IllegalAction("pile-not-so", card=upcard)
    return run_refusal(state, stand, run, 1)
