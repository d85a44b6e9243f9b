"""What the player to act may do, and why not: ways to meld, the taken pile, the end of a turn.

The lists and the checks are of one cloth: a way is listed if and only if its check passes. Nothing is allowed
after which the turn could not be ended: with the initial meld complete if one was begun, and a card to
discard and one to keep, unless the side may go out. Sections are those of the guide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta.kinds import BLACK_THREE, KIND, KINDS, NATURALS, RED_THREE, TWO, WILD_JOKER
from engine.canasta.legal import DRAW, END, ONLY_DRAW, TAKE, Code, LegalActions
from engine.canasta.melds import CANASTA, MELD, Way, Ways, black_threes, ways, wild_room
from engine.canasta.reach import KEPT, Reach
from engine.canasta.state import State
from engine.cards import Card
from engine.game import Action, IllegalAction

PAIR = 2
"""Naturals of the hand that a frozen pile needs, and that a new meld must have."""


def drawing(state: State) -> Sequence[Action]:
    """What may be done before the draw (2.4, 2.5)."""
    found = takes(state)
    if not found:
        return ONLY_DRAW
    return LegalActions([DRAW if state.stock else END, TAKE, *found], state.hands[state.seat][:], "take")


def melding(state: State) -> Sequence[Action]:
    """What may be done between the draw and the discard (2.6 to 2.8)."""
    hand = state.hands[state.seat]
    if state.due is not None:
        return LegalActions(list(upcard_melds(state, state.due, state.waiting)), hand[:], "meld", (state.due,))
    codes: list[Code] = []
    if not state.closing:
        if state.opened[state.side]:
            _add_melds(state, codes)
        else:
            _add_initial_melds(state, codes)
        if hand[BLACK_THREE]:
            codes += [way for way in black_threes(len(hand[BLACK_THREE])) if black_refusal(state, way) is None]
    if not state.incomplete and (state.counts[state.seat] > 1 or may_discard_last(state)):
        codes += [kind for kind in KINDS if hand[kind]]
    return LegalActions(codes, hand[:], "meld")


def may_discard_last(state: State) -> bool:
    """Whether the only card of a hand may be discarded: to go out, or because the stock brought none (2.2)."""
    return state.lone or state.may_go_out


# melds from the hand


def _ways_by_kind(state: State) -> Iterator[Ways]:
    """The ways to meld each kind from the hand, dead ends and all."""
    hand = state.hands[state.seat]
    laid, wild = state.laid[state.side], state.wild[state.side]
    limit = state.limit
    jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
    for kind in NATURALS:
        held, down = len(hand[kind]), len(laid[kind])
        if down or held >= PAIR:
            yield ways(kind, held, down, len(wild[kind]), jokers, twos, limit)


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


def check_meld(state: State, way: Way) -> None:
    """Raises :class:`IllegalAction` where a meld from the hand is not allowed."""
    if way.kind == BLACK_THREE:
        refusal = black_refusal(state, way)
        if refusal is not None:
            raise refusal
        return
    _check_shape(state, way, 0)
    if not state.opened[state.side]:
        _check_initial(state, way, reach_of(state, rest=state.waiting))
    elif not can_end(state, way):
        raise no_right(state)


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
        raise no_right(state)
    if state.begun + most < state.minimums[state.side]:
        raise IllegalAction("initial-meld", needs=state.minimums[state.side], reach=state.begun + most)


def black_refusal(state: State, way: Way) -> IllegalAction | None:
    """Why black threes cannot be melded: only three or more, without wild cards, in going out, and last (2.6)."""
    left = state.counts[state.seat] - way.size
    points = state.begun + way.points
    if way.jokers or way.twos:
        return IllegalAction("black-threes-natural")
    if way.naturals < MELD:
        return IllegalAction("too-few-cards", needs=MELD, has=way.naturals)
    if not state.may_go_out:
        return no_right(state)
    if left >= KEPT:
        return IllegalAction("black-threes-last", left=left)
    if not state.opened[state.side] and points < state.minimums[state.side]:
        return IllegalAction("initial-meld", needs=state.minimums[state.side], reach=points)
    return None


def no_right(state: State) -> IllegalAction:
    """The refusal to one who would have too few cards left, without the canastas to go out."""
    return IllegalAction("keep-cards", needs=state.rules.canastas_to_go_out, has=state.canastas[state.side])


# the pile


def takes(state: State) -> Sequence[Way]:
    """The ways to take the pile: what joins the upcard from the hand (2.5)."""
    pile = state.pile
    if not pile:
        return ()
    kind = KIND[pile[-1]]
    if kind not in NATURALS:
        return ()
    held = len(state.hands[state.seat][kind])
    if held < least(state) or not (held or state.laid[state.side][kind]):
        return ()
    return upcard_melds(state, pile[-1], pile[:-1])


def least(state: State) -> int:
    """The naturals of the hand that must join the upcard: a pair if the pile is frozen to the side."""
    return PAIR if state.frozen or not state.opened[state.side] else 0


def upcard_melds(state: State, upcard: Card, rest: Sequence[Card]) -> Sequence[Way]:
    """The ways to meld a taken upcard with cards of the hand; ``rest`` is the pile beneath it."""
    found = _upcard_ways(state, KIND[upcard])
    if not found.all:
        return ()
    if state.opened[state.side]:
        return [way for way in found.all if can_end(state, way, upcard, rest)]
    return list(reach_of(state, upcard, rest).over(found.by_wild, state.minimums[state.side]))


def check_upcard_meld(state: State, way: Way, upcard: Card, rest: Sequence[Card]) -> None:
    """Raises :class:`IllegalAction` where the upcard cannot be melded in that way."""
    if way.naturals < least(state):
        raise IllegalAction("pile-frozen", card=upcard, has=way.naturals)
    _check_shape(state, way, 1)
    if not state.opened[state.side]:
        _check_initial(state, way, reach_of(state, upcard, rest))
    elif not can_end(state, way, upcard, rest):
        raise no_right(state)


def take_refusal(state: State) -> IllegalAction:
    """Why a pile that is not blocked cannot be taken in any way."""
    upcard = state.pile[-1]
    kind = KIND[upcard]
    held = len(state.hands[state.seat][kind])
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
    return no_right(state)


def _upcard_ways(state: State, kind: int) -> Ways:
    hand = state.hands[state.seat]
    laid, wild = state.laid[state.side], state.wild[state.side]
    limit = state.limit
    jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
    return ways(kind, len(hand[kind]), len(laid[kind]), len(wild[kind]), jokers, twos, limit, 1, least(state))


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
