"""The view of one seat: what it may know of a round, and how it is built from the round's state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.canasta import scoring
from engine.canasta.legality import ending, melding, taking
from engine.canasta.legality.actions import legal_actions
from engine.canasta.legality.going_out import incomplete, lacking, unfinished
from engine.canasta.legality.planning import BEYOND, most
from engine.canasta.legality.position import position_of
from engine.canasta.melds import BLACK_THREE, KIND, NATURALS, WILD, Held, Made
from engine.canasta.options import CanastaOptions
from engine.canasta.state import ANSWERING, DRAWING, State
from engine.cards import SUITS, Card
from engine.score import RoundScore
from engine.types import Seat, Side
from engine.view import GameContext, View, around

_FORMS = ("pair", "natural-and-wild", "meld")
_ORDER = {kind: place for place, kind in enumerate((-1, *reversed(NATURALS), WILD, BLACK_THREE))}
"""The order of melds by kind: sequences, aces, the other ranks down to fours, wild cards, black threes."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat: its rank and its cards, naturals first.

    ``rank`` is ``wild`` for a meld of wild cards alone and the suit of a sequence. ``canasta`` is ``natural``,
    ``mixed``, ``wild``, ``sequence`` or ``""``. ``name`` is the target that means this meld, if its rank does not.
    """

    rank: str
    cards: tuple[Card, ...]
    wilds: int
    canasta: str
    name: str = ""

    @property
    def sequence(self) -> bool:
        """Whether it is a sequence; ``rank`` is its suit."""
        return self.rank in SUITS

    @property
    def naturals(self) -> int:
        """The number of natural cards."""
        return len(self.cards) - self.wilds


class TurnFacts(NamedTuple):
    """The public facts of this turn and earlier ones that the rules still depend on.

    The fields are those of :class:`engine.canasta.state.State`; ``there`` has the names of the melds.
    """

    acted: bool = False
    asked: bool = False
    owes: bool = False
    lone: bool = False
    closing: bool = False
    fresh: bool = False
    apart: bool = True
    joined: int = -1
    begun: int = 0
    before: Made = Made()
    there: tuple[str, ...] = ()
    frozen: bool = False
    idle: bool = False
    melded: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaView(View):
    """A seat's view of Canasta. ``phase`` is ``draw``, ``meld`` (until the discard), ``scored`` or ``won``.

    Tuples by seat: ``hand_counts``, ``discards`` and ``refused``. Tuples by side: ``melds``, ``red_threes``,
    ``opened``, ``minimums`` (the points that the initial meld needs in this round) and ``standing`` (the points on the
    mat: cards, canastas and red threes).
    """

    rules: CanastaOptions
    hand_counts: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[tuple[Card, ...], ...]
    opened: tuple[bool, ...]
    minimums: tuple[int, ...]
    standing: tuple[int, ...]
    canastas_to_go_out: int
    stock: int
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    frozen: bool
    """Whether a card in the pile freezes it to everybody, or froze the pile whose upcard is due."""
    freezing: tuple[Card, ...]
    """The cards that freeze it. While its upcard is due, they are in ``waiting``."""
    blocked: bool
    """Whether nobody can take the pile: its upcard is a three or a wild card."""
    drawn: tuple[Card, ...]
    """The cards of ``hand`` that were drawn or taken in this turn; seen by their owner only."""
    upcard_due: Card | None
    """The upcard that was taken and must be melded next. It is also part of the hand."""
    waiting: tuple[Card, ...]
    """The rest of a taken pile. It joins the hand once the initial meld is complete; everybody has seen it."""
    opening_points: int
    """The points melded in this turn toward an incomplete initial meld."""
    penalty_due: int
    """The penalty for drawing now, after the pile was taken and returned; 0 if nobody can draw."""
    hand_points: int
    """The points of the cards in ``hand``."""
    turn_facts: TurnFacts
    """Facts of the turn beyond the cards on the table that the rules need."""
    opening_reach: int
    """The most points that the initial meld of ``seat`` can reach, with ``opening_points``; 0 if it is complete."""
    packs: int = 2
    wild_cards: int = 12
    """The numbers of 52-card packs, and of twos and jokers, in the deal."""
    seven: int = 5
    """The points of a seven."""
    feet: tuple[int, ...] = ()
    """The number of cards in each seat's foot; empty if the game has none."""
    talons: tuple[int, ...] = ()
    """The sizes of the talons left."""
    frozen_to: tuple[bool, ...] = ()
    """Whether the pile is frozen to each side, for any reason."""
    asking: Seat | None = None
    """The seat that asks its partner, who is to act, "May I go out?"."""
    answer: str = ""
    """The partner's answer in this turn: ``yes``, ``no`` or ``""``."""
    discard_to_go_out: bool = False
    """Whether going out needs a discard."""
    canastas_to_count: int = 0
    """The canastas that a side needs for its melded cards to count as a bonus."""
    pure_melds: bool = False
    """Whether melds of aces and sevens must be pure, and are penalised until they are canastas."""
    special: str = ""
    """The special hand that ended the round."""
    threes_held: tuple[int, int] = (0, 5)
    """The penalties for a red and for a black three left in the hand."""
    taking: tuple[str, ...] = ()
    """The ways in which the player to act might take the pile, by public knowledge: with a natural ``pair``, with
    ``natural-and-wild``, or onto a ``meld``. Empty unless a card is to be drawn and the pile is not blocked."""
    pile_taken: int = 0
    """The number of cards taken from the pile, including the upcard; 0 for all."""
    canastas: tuple[int, ...] = ()
    """By side, how many of the ``canastas_to_go_out`` it has, counting only types that the options ask for."""
    rounds: int = 0
    """The number of rounds after which the game ends, whatever the target; 0 for no limit."""
    lines: RoundScore = ()
    """The score lines that each side would have now, without the cards in hands."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """The discards of each seat in this round."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """The upcards that each seat could have taken but drew from the stock instead."""
    made: tuple[tuple[int, ...], ...] = ()
    """By side, the places of its ``melds``, that of the oldest meld first."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def forced(self) -> bool:
        """Whether everybody knows that the player to act can only draw, as nobody could take the pile."""
        return self.verbs == ("draw",)

    def lacking(self, side: Side) -> dict[str, int]:
        """Return how many canastas a side still needs to go out, by type; ``any`` are those of whatever type."""
        return lacking(self.rules, Made(**Counter(meld.canasta for meld in self.melds[side] if meld.canasta)))

    @property
    def frozen_to_all(self) -> bool:
        """Whether the pile is frozen to everybody, not only to sides that have not opened."""
        return self.frozen or self.rules.frozen_always

    @property
    def has_foot(self) -> bool:
        """Whether ``seat`` still has a second hand to pick up."""
        return self.seat is not None and bool(self.feet) and self.feet[self.seat] > 0

    def worth(self, cards: Iterable[Card]) -> int:
        """Return the points of cards when melded."""
        points = self.rules.card_points
        return sum(points[KIND[card]] for card in cards)

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the hand, with the upcard for taking the pile."""
        return (*self.hand, self.upcard) if kind == "take" and self.upcard else self.hand

    def alike(self, card: Card, other: Card) -> bool:
        """Return whether two cards are of one kind, and suits do not matter."""
        return card == other or (not self.rules.sequences and KIND[card] == KIND[other])


def view_of(state: State, seat: Seat | None, context: GameContext) -> CanastaView:
    """Return the view of a seat; ``None`` for the public view."""
    rules = state.rules
    sides = range(len(state.laid))
    mine = seat is not None and seat == state.seat
    due = () if state.due is None else (state.due,)
    hand = () if seat is None else tuple(chain.from_iterable(state.held(seat)))
    lines = tuple(tuple(scoring.in_the_open(state, side)) for side in sides)
    return CanastaView(
        **around(rules, seat, context),
        sides=state.sides,
        turn=state.turn,
        dealer=state.dealer,
        to_act=state.to_act,
        phase=state.phase,
        hand=hand,
        verbs=_verbs(state),
        legal=tuple(legal_actions(state)) if seat in state.to_act else (),
        target=rules.target,
        hand_counts=tuple(count + len(due) * (its == state.seat) for its, count in enumerate(state.counts)),
        melds=tuple(tuple(_melds(state, side)) for side in sides),
        made=tuple(_in_order_made(state, side) for side in sides),
        red_threes=tuple(state.threes),
        opened=tuple(state.opened),
        minimums=state.minimums,
        standing=tuple(sum(line.points for line in its if line.code != "returned-piles") for its in lines),
        lines=lines,
        canastas_to_go_out=rules.canastas_to_go_out,
        stock=len(state.stock),
        pile=tuple(state.pile),
        frozen=state.frozen and bool(state.pile or due),
        freezing=tuple(filter(state.freezes, (*state.waiting, *state.pile) if due else state.pile)),
        blocked=_blocked(state),
        drawn=tuple((Counter(hand) & Counter(state.drawn + due)).elements()) if mine else (),
        upcard_due=state.due,
        waiting=state.waiting,
        opening_points=state.begun if incomplete(state) else 0,
        penalty_due=taking.penalty_due(state),
        packs=rules.packs_for(len(state.hands)),
        wild_cards=rules.wild_cards_for(len(state.hands)),
        seven=rules.seven,
        feet=tuple(map(len, state.feet)) if rules.foot else (),
        talons=tuple(map(len, state.talons)),
        frozen_to=tuple(taking.frozen(state, side) for side in sides),
        asking=state.seat if state.phase == ANSWERING else None,
        answer=state.answer,
        discard_to_go_out=rules.discard_to_go_out,
        canastas_to_count=_to_count(state),
        pure_melds=rules.unfinished_melds,
        special=state.special,
        threes_held=(rules.red_three_held, rules.black_three_held),
        taking=_taking(state),
        pile_taken=rules.pile_taken,
        canastas=tuple(_toward_going_out(state, side) for side in sides),
        rounds=rules.rounds,
        known=tuple(map(_sorted, state.known)),
        discards=tuple(map(tuple, state.discards)),
        refused=tuple(map(tuple, state.refused)),
        undo=() if seat is None else state.undo_scopes(seat),
        hand_points=scoring.held_points(state, hand),
        turn_facts=_turn_facts(state),
        opening_reach=0 if seat is None else _opening_reach(state, seat),
    )


def _turn_facts(state: State) -> TurnFacts:
    return TurnFacts(
        acted=state.acted,
        asked=state.asked,
        owes=state.owes,
        lone=state.lone,
        closing=state.closing,
        fresh=state.fresh,
        apart=state.apart,
        joined=state.joined,
        begun=state.begun,
        before=state.before,
        there=tuple(sorted(state.name(state.side, slot) for slot in state.there)),
        frozen=state.frozen,
        idle=state.idle,
        melded=tuple(state.melded),
    )


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (KIND[card], card)))


def _slots(state: State, side: Side) -> list[int]:
    """Return the slots of a side's melds in order."""
    return sorted(state.slots(side), key=lambda slot: (_ORDER[state.kind(side, slot)], slot))


def _in_order_made(state: State, side: Side) -> tuple[int, ...]:
    """Return the places of a side's melds, that of the oldest meld first."""
    slots = _slots(state, side)
    return tuple(map(slots.index, state.made_order[side]))


def _melds(state: State, side: Side) -> Iterator[Meld]:
    """Yield a side's melds in order."""
    for slot in _slots(state, side):
        family, name = state.family(side, slot), state.name(side, slot)
        cards = state.laid[side][slot], state.wild[side][slot]
        yield _meld(family, "" if name == family else name, *cards, state.made(side, slot))


@lru_cache(maxsize=1 << 14)
def _meld(rank: str, name: str, naturals: Held, wild: Held, made: str) -> Meld:
    return Meld(rank, _sorted(naturals) + wild, len(wild), made, name)


def _to_count(state: State) -> int:
    rules = state.rules
    if rules.melded_without_canasta == "minus-below-needed":
        return rules.canastas_to_go_out
    return int(rules.melded_without_canasta != "plus")


def _toward_going_out(state: State, side: Side) -> int:
    """See :attr:`CanastaView.canastas`."""
    natural, mixed, wild, melding = state.canastas[side]
    kinds, needs = state.rules.canasta_kinds, state.rules.canastas_to_go_out
    if kinds == "two-natural-two-mixed":
        return min(natural, 2) + min(mixed, 2)
    made = natural + mixed + wild + melding
    return min(made, needs - 1) if kinds == "one-sequence" and not melding else made


def _blocked(state: State) -> bool:
    return bool(state.pile) and taking.blocked(state.pile[-1])


def _verbs(state: State) -> tuple[str, ...]:
    """Return the kinds of action that the player to act might have, judged from public knowledge."""
    if not state.to_act:
        return ()
    if state.phase == ANSWERING:
        return ("answer",)
    if state.phase == DRAWING:
        verbs = ["draw"] * taking.may_draw(state) + ["end"] * taking.may_end_round(state)
        if state.pile and not _blocked(state) and (state.counts[state.seat] > 1 or _onto(state)):
            verbs.append("take")
        return tuple(verbs)
    verbs = [] if state.closing else ["meld"]
    if state.due is None and not unfinished(state):
        verbs.append("discard")
        if ending.may_pass(state):
            verbs.append("pass")
        if not state.acted:
            verbs += ["ask"] * (state.rules.ask_to_go_out and state.partner() is not None and not state.asked)
            special_may_be = bool(state.rules.special_hands) and state.counts[state.seat] == ending.SPECIAL_HAND_SIZE
            verbs += ["special"] * (special_may_be and not state.slots(state.side))
    if state.marks:
        verbs.append("undo")
    return tuple(verbs)


def _taking(state: State) -> tuple[str, ...]:
    """See :attr:`CanastaView.taking`."""
    if not state.to_act or state.phase != DRAWING or not state.pile or _blocked(state):
        return ()
    if taking.frozen(state):
        return ("pair",) if state.rules.take_frozen == "natural-pair" else ("pair", "natural-and-wild")
    upcard = state.pile[-1]
    forms = set(state.rules.take_unfrozen)
    if not state.tables.shapes[state.opened[state.side]][KIND[upcard]].room(taking.PAIR):
        forms.discard("natural-and-wild")
    if not any(_joins(state, slot, upcard) for slot in state.slots(state.side)):
        forms.discard("meld")
    return tuple(way for way in _FORMS if way in forms)


def _joins(state: State, slot: int, upcard: Card) -> bool:
    """Return whether the upcard alone fits the meld in a slot."""
    if state.kind(state.side, slot) < 0:
        return melding.run_with(state, slot, upcard) is not None
    grows = not state.made(state.side, slot) or state.rules.upcard_onto_canasta == "yes"
    return state.kind(state.side, slot) == KIND[upcard] and grows


def _onto(state: State) -> bool:
    """Return whether the upcard alone might fit a meld."""
    upcard = state.pile[-1]
    slots = melding.lying(state, KIND[upcard])
    return not taking.frozen(state) and (bool(slots) or state.rules.sequences)


def _opening_reach(state: State, seat: Seat) -> int:
    """See :attr:`CanastaView.opening_reach`."""
    side = state.sides[seat]
    if state.opened[side]:
        return 0
    own = seat == state.seat
    at = position_of(state, state.waiting if own else (), seat)
    begun = state.begun if own else 0
    if own and state.due is not None and state.rules.upcard_counts == "yes":
        kind = KIND[state.due]
        at = at._replace(hand=(*at.hand[:kind], at.hand[kind] + 1, *at.hand[kind + 1 :]))
    reach = most(state.tables, at)
    minimum = state.minimums[state.sides[seat]]
    return max(minimum, begun + reach % BEYOND) if reach >= BEYOND else begun + max(0, reach)
