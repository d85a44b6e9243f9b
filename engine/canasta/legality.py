"""What the player to act may do, and why not: ways to meld, the taken pile, the end of a turn.

Where melding is as in ``classic`` it is judged here, by a quick sum; else in :mod:`general`.

The lists and the checks are of one cloth: a way is listed if and only if its check passes. Nothing is allowed
after which the turn could not be ended: with the initial meld complete if one was begun, and a card to
discard and one to keep, unless the side may go out. Sections are those of the guide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta import general, special
from engine.canasta.kinds import BLACK_THREE, KIND, KINDS, NATURALS, RANKS, RED_THREE, TWO, WILD_JOKER, Held
from engine.canasta.legal import (
    ASK,
    DRAW,
    END,
    ONLY_DRAW,
    PASS,
    SPECIAL,
    TAKE,
    Code,
    LegalActions,
    Run,
)
from engine.canasta.melds import CANASTA, MELD, Way, Ways, ways, wild_room
from engine.canasta.outlook import reaches
from engine.canasta.reach import KEPT, Reach
from engine.canasta.state import DRAWING, State
from engine.cards import Card
from engine.types import Action, IllegalAction

PAIR = 2
"""Naturals of the hand that a frozen pile needs, and that a new meld must have."""


_ACE, _SEVEN = RANKS.index("A"), RANKS.index("7")
ANSWERS = (Action("answer", target="yes"), Action("answer", target="no"))


def drawing(state: State) -> Sequence[Action]:
    """What may be done before the draw (2.4, 2.5)."""
    found = takes(state)
    if state.stock and not found:
        return ONLY_DRAW
    codes: list[Code] = []
    if may_draw(state):
        codes.append(DRAW)
    if may_end_round(state):
        codes.append(END)
    if found:
        codes += [TAKE, *found]
    return LegalActions(codes, state.hands[state.seat][:], "take")


def may_draw(state: State) -> bool:
    """Whether there is a stock, or a pile to be turned over for one."""
    return bool(state.stock) or (bool(state.pile) and state.rules.stock_out in ("ends-or-turned", "turned"))


def may_end_round(state: State) -> bool:
    """Whether the player may end the round, the stock being gone, without the pile."""
    return not state.stock and state.rules.stock_out in ("ends-unless-taken", "ends-or-turned")


def melding(state: State) -> Sequence[Action]:
    """What may be done between the draw and the discard (2.6 to 2.8)."""
    hand = state.hands[state.seat]
    if state.due is not None:
        return LegalActions(list(upcard_melds(state, state.due, state.waiting)), hand[:], "meld", (state.due,))
    codes: list[Code] = []
    if not state.closing:
        if not state.plain:
            codes += general.melds(state)
        elif state.opened[state.side]:
            _add_melds(state, codes)
        else:
            _add_initial_melds(state, codes)
        if len(hand[BLACK_THREE]) >= PAIR:
            codes += general.black_melds(state)
    codes += discards(state)
    if state.law.few_ends:
        return LegalActions(codes, hand[:], "meld")
    if may_pass(state):
        codes.append(PASS)
    if state.rules.special_hands and special.hand_of(state):
        codes.append(SPECIAL)
    if state.rules.ask_to_go_out and ask_refusal(state) is None:
        codes.append(ASK)
    return LegalActions(codes, hand[:], "meld")


# the end of a turn


def discards(state: State) -> Sequence[Code]:
    """The kinds that may be discarded, and red threes of the mat where the rules let them be."""
    last = state.counts[state.seat] == 1
    if unfinished(state) or (state.answer == "yes" and not last):
        return []
    hand = state.hands[state.seat]
    kinds = [kind for kind in KINDS if hand[kind]] if not last or may_discard_last(state) else []
    if state.law.free_discard:
        return kinds
    codes: list[Code] = [kind for kind in kinds if last or discard_refusal(state, kind) is None]
    if state.rules.red_three_discard and not state.answer:
        codes += [Action("discard", (card,)) for card in dict.fromkeys(state.threes[state.side])]
    return codes


def unfinished(state: State) -> bool:
    """Whether an initial meld stands in the way of the discard: it is incomplete, and the player does not go out."""
    if state.opened[state.side] or not state.incomplete:
        return False
    out = state.counts[state.seat] == 1 and state.may_go_out and not general.usable(state, state.waiting)
    return not (out and state.rules.opens_anyway == "concealed")


def discard_refusal(state: State, kind: int) -> IllegalAction | None:
    """Why a card of a kind, not the last of the hand, may not be discarded (4.4.14)."""
    rules = state.rules
    hand = state.hands[state.seat]
    natural = [other for other in range(TWO) if hand[other]]
    if kind >= TWO and rules.wild_discard == "going-out" and natural:
        return IllegalAction("no-wild-discard")
    if kind in (_ACE, _SEVEN) and not rules.ace_or_seven_to_empty_pile and not state.pile:
        others = any(other not in (_ACE, _SEVEN) for other in natural)
        if others or (rules.wild_discard == "yes" and (hand[TWO] or hand[WILD_JOKER])):
            return IllegalAction("no-ace-or-seven")
    return None


def may_discard_last(state: State) -> bool:
    """Whether the only card of a hand may be discarded: to go out or to take up the foot, or because the stock
    brought none (2.2)."""
    return state.lone or bool(state.feet[state.seat]) or state.may_go_out


def penalty_due(state: State) -> int:
    """What drawing costs now, because the pile was taken and returned (2.5)."""
    due = state.owes and state.phase == DRAWING and may_draw(state)
    return state.rules.take_back_penalty if due else 0


def may_pass(state: State) -> bool:
    """Whether the only card is kept and the discard passed, for want of canastas."""
    last = state.rules.last_card == "passed" and state.counts[state.seat] == 1
    return last and state.due is None and not state.may_go_out and not unfinished(state)


def ask_refusal(state: State) -> IllegalAction | None:
    """Why the partner may not be asked: only a player who can go out in this turn asks, and before anything else."""
    if not state.rules.ask_to_go_out or state.partner() is None:
        return IllegalAction("no-partner")
    if state.asked or state.acted:
        return IllegalAction("ask-first")
    stand = general.stand_of(state)._replace(must_out=True)
    needs = 0 if state.opened[state.side] else state.minimums[state.side]
    if not reaches(state.law, stand, needs):
        return IllegalAction("cannot-go-out")
    return None


# melds from the hand


def _ways_by_kind(state: State) -> Iterator[Ways]:
    """The ways to meld each kind from the hand, dead ends and all."""
    hand = state.hands[state.seat]
    laid, wild = state.laid[state.side], state.wild[state.side]
    limit, shape = state.limit, state.shape
    jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
    spare = jokers + twos
    for kind in NATURALS:
        held = len(hand[kind])
        if held >= PAIR or (laid[kind] and (held or spare)):
            yield ways(kind, held, len(laid[kind]), len(wild[kind]), jokers, twos, shape)


def _add_melds(state: State, codes: list[Code]) -> None:
    """The melds of a side that has opened."""
    spare = state.counts[state.seat] - KEPT
    for found in _ways_by_kind(state):
        codes += found.all if found.most <= spare else [way for way in found.all if can_end(state, way)]


def _add_initial_melds(state: State, codes: list[Code]) -> None:
    """The melds of a side that has not opened: those that a whole initial meld can begin with (2.7)."""
    needs = state.minimums[state.side] - state.begun
    reach = reach_of(state, rest=state.waiting)
    if reach.most() >= needs:
        for found in _ways_by_kind(state):
            codes.extend(reach.over(found.by_wild, needs))


def check_meld(state: State, way: Way, slot: int, naturals: Held) -> None:
    """Raises :class:`IllegalAction` where a meld from the hand is not allowed."""
    if way.kind == BLACK_THREE or not state.plain:
        refusal = general.refusal(state, general.stand_of(state, state.waiting), way, slot, naturals)
        if refusal is not None:
            raise refusal
        return
    _check_shape(state, way, 0)
    if not state.opened[state.side]:
        _check_initial(state, way, reach_of(state, rest=state.waiting))
    elif not can_end(state, way):
        raise general.no_right(state)


def _check_shape(state: State, way: Way, upcard: int) -> None:
    """Raises where the meld would be too small, or hold too many wild cards (2.6)."""
    kind, naturals, jokers, twos = way
    naturals += len(state.laid[state.side][kind]) + upcard
    wild = jokers + twos + len(state.wild[state.side][kind])
    if naturals + wild < MELD:
        raise IllegalAction("too-few-cards", needs=MELD, has=naturals + wild)
    room = wild_room(naturals, state.limit)
    if jokers + twos and wild > room:
        raise IllegalAction("too-many-wild", limit=room, has=wild)


def _check_initial(state: State, way: Way, reach: Reach) -> None:
    """Raises where an initial meld that begins so, or goes on so, could not be completed (2.7)."""
    most = reach.after(way)
    if most < 0:
        raise general.no_right(state)
    if state.begun + most < state.minimums[state.side]:
        raise IllegalAction("initial-meld", needs=state.minimums[state.side], reach=state.begun + most)


def check_run(state: State, run: Run) -> None:
    """Raises where a sequence is not allowed."""
    refusal = general.run_refusal(state, general.stand_of(state, state.waiting), run)
    if refusal is not None:
        raise refusal


# the pile


def takes(state: State) -> Sequence[Code]:
    """The ways to take the pile: what joins the upcard from the hand (2.5)."""
    pile = state.pile
    if not pile:
        return ()
    kind = KIND[pile[-1]]
    if kind not in NATURALS:
        return ()
    if not state.plain:
        return list(general.takes(state, pile[-1], general.rest_of(state)))
    held = len(state.hands[state.seat][kind])
    if held < least(state) or not (held or state.laid[state.side][kind]):
        return ()
    return upcard_melds(state, pile[-1], pile[:-1])


def least(state: State) -> int:
    """The naturals of the hand that must join the upcard: a pair if the pile is frozen to the side."""
    return PAIR if state.frozen or not state.opened[state.side] else 0


def upcard_melds(state: State, upcard: Card, rest: Sequence[Card]) -> Sequence[Code]:
    """The ways to meld a taken upcard with cards of the hand; ``rest`` is the pile beneath it."""
    if not state.plain:
        return list(general.takes(state, upcard, rest))
    found = _upcard_ways(state, KIND[upcard])
    if not found.all:
        return ()
    if state.opened[state.side]:
        return [way for way in found.all if can_end(state, way, upcard, rest)]
    return list(reach_of(state, upcard, rest).over(found.by_wild, state.minimums[state.side]))


def check_upcard_run(state: State, run: Run, upcard: Card, rest: Sequence[Card]) -> None:
    """Raises where the upcard cannot be laid onto that sequence."""
    refusal = general.take_run_refusal(state, general.stand_of(state, rest), run, upcard)
    if refusal is not None:
        raise refusal


def check_upcard_meld(  # noqa: PLR0917 -- what is melded, and with what
    state: State, way: Way, slot: int, naturals: Held, upcard: Card, rest: Sequence[Card]
) -> None:
    """Raises :class:`IllegalAction` where the upcard cannot be melded in that way."""
    if not state.plain:
        refusal = general.take_refusal(state, general.stand_of(state, rest), way, slot, naturals, upcard)
        if refusal is not None:
            raise refusal
        return
    if way.naturals < least(state):
        raise IllegalAction("pile-frozen", card=upcard, has=way.naturals)
    _check_shape(state, way, 1)
    if not state.opened[state.side]:
        _check_initial(state, way, reach_of(state, upcard, rest))
    elif not can_end(state, way, upcard, rest):
        raise general.no_right(state)


def take_refusal(state: State) -> IllegalAction:
    """Why a pile that is not blocked cannot be taken in any way."""
    upcard = state.pile[-1]
    kind = KIND[upcard]
    held = len(state.hands[state.seat][kind])
    if not state.plain:
        return _general_take_refusal(state, upcard)
    if held < least(state):
        return IllegalAction("pile-frozen", card=upcard, has=held)
    found = _upcard_ways(state, kind)
    if not found.all:
        return IllegalAction("pile-no-match", card=upcard)
    if not state.opened[state.side]:
        reach = reach_of(state, upcard, state.pile[:-1])
        most = max(map(reach.after, found.all))
        if most >= 0:
            return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=most)
    return general.no_right(state)


def _general_take_refusal(state: State, upcard: Card) -> IllegalAction:
    """The refusal of the way that comes nearest: with all naturals held, and a wild card if one is lone."""
    kind, hand = KIND[upcard], state.hands[state.seat]
    naturals = hand[kind]
    targets = general.targets(state, kind)
    if not targets:
        return IllegalAction("upcard-onto-canasta", card=upcard)
    stand = general.stand_of(state, general.rest_of(state))
    way = Way(kind, len(naturals), 0, 0)
    refusal = general.take_refusal(state, stand, way, targets[0], naturals, upcard)
    if refusal is not None and refusal.note.code == "pile-not-so" and len(naturals) == 1:
        way = way._replace(jokers=int(bool(hand[WILD_JOKER])), twos=int(bool(hand[TWO]) > bool(hand[WILD_JOKER])))
        refusal = general.take_refusal(state, stand, way, targets[0], naturals, upcard)
    if refusal is None or refusal.note.code == "pile-not-so":
        return IllegalAction("pile-no-match", card=upcard)
    return refusal


def _upcard_ways(state: State, kind: int) -> Ways:
    hand = state.hands[state.seat]
    laid, wild = state.laid[state.side], state.wild[state.side]
    limit = state.limit
    jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
    return ways(kind, len(hand[kind]), len(laid[kind]), len(wild[kind]), jokers, twos, state.shape, 1, least(state))


# the end of the turn


def reach_of(state: State, upcard: Card | None = None, rest: Sequence[Card] = ()) -> Reach:
    """What the initial meld of the player to act could still come to."""
    return Reach(
        state.hands[state.seat],
        state.laid[state.side],
        state.wild[state.side],
        limit=state.limit,
        missing=max(0, state.rules.canastas_to_go_out - state.canastas[state.side]),
        upcard=upcard,
        rest=usable(rest) if rest else (),
    )


def usable(cards: Sequence[Card]) -> list[Card]:
    """Cards without the red threes, which go to the mat when a pile is taken (2.5)."""
    return [card for card in cards if KIND[card] != RED_THREE]


def can_end(state: State, way: Way, upcard: Card | None = None, rest: Sequence[Card] = ()) -> bool:
    """Whether the turn of a side that has opened can be ended after ``way``.

    With an ``upcard``, it is melded in that way, and ``rest`` joins the hand.
    """
    _, naturals, jokers, twos = way
    left = state.counts[state.seat] - naturals - jokers - twos
    if left >= KEPT:
        return True
    follow = usable(rest)
    left += len(follow)
    return left >= KEPT or _can_end_with(state, way, int(upcard is not None), left, follow)


def _can_end_with(state: State, way: Way, upcard: int, left: int, follow: Sequence[Card]) -> bool:
    """The same with one card left or none: by going out, which that last card may earn by making a canasta."""
    kind, naturals, jokers, twos = way
    laid = [len(cards) for cards in state.laid[state.side]]
    wild = [len(cards) for cards in state.wild[state.side]]
    missing = state.rules.canastas_to_go_out - state.canastas[state.side]
    before = laid[kind] + wild[kind]
    laid[kind] += naturals + upcard
    wild[kind] += jokers + twos
    if before < CANASTA <= laid[kind] + wild[kind]:
        missing -= 1
    if missing <= 0:
        return True
    if missing > 1 or not left:
        return False
    hand = state.hands[state.seat]
    used = {kind: naturals, WILD_JOKER: jokers, TWO: twos}
    last = KIND[follow[0]] if follow else next(k for k in KINDS if len(hand[k]) > used.get(k, 0))
    almost = [k for k in NATURALS if laid[k] + wild[k] == CANASTA - 1]
    if last >= TWO:
        return any(wild[k] < wild_room(laid[k], state.limit) for k in almost)
    return last in almost
