"""What one seat may know of a round of Canasta."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from engine.canasta import choices, facts, scoring
from engine.canasta.kinds import BLACK_THREE, KIND, NAMES, NATURALS, RED_THREE, TWO
from engine.canasta.legality import reach_of
from engine.canasta.melds import canasta
from engine.canasta.reach import Reach
from engine.canasta.state import DRAWING, State
from engine.cards import Card
from engine.game import Choice, Frame, Note, Seat, Side, View

if TYPE_CHECKING:
    from engine.canasta.round import CanastaRound


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the mat: its rank, and its cards, naturals first. ``canasta`` is ``""``, ``natural`` or ``mixed``."""

    rank: str
    cards: tuple[Card, ...]
    wilds: int
    canasta: str

    @property
    def naturals(self) -> int:
        """How many natural cards it holds."""
        return len(self.cards) - self.wilds


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaView(View):
    """A seat's view of Canasta. ``phase`` is ``draw``, ``meld`` (until the discard), ``scored`` or ``won``.

    Tuples by seat: ``hand_counts``. Tuples by side: ``melds``, ``red_threes``, ``opened``, ``minimums`` (what
    the initial meld must reach this round), ``standing`` (the points on the mat now: cards, canastas and red
    threes, without hands).
    """

    hand_counts: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[tuple[Card, ...], ...]
    opened: tuple[bool, ...]
    minimums: tuple[int, ...]
    standing: tuple[int, ...]
    canastas_to_go_out: int
    stock: int
    pile: tuple[Card, ...]
    """The discard pile, bottom first: every card of it was seen by all. Empty after it was taken."""
    frozen: bool
    """Whether a card in the pile freezes it for everybody."""
    freezing: tuple[Card, ...]
    """The cards in the pile that freeze it."""
    blocked: bool
    """Whether the upcard can be taken by nobody (a black three or wild card)."""
    drawn: tuple[Card, ...]
    """Cards of ``hand`` that came with this turn's draw or taken pile; the owner's eyes only."""
    upcard_due: Card | None
    """The upcard just taken that still has to be melded; it is in ``hand`` too."""
    waiting: tuple[Card, ...]
    """The rest of the taken pile, not to be used before the initial meld is complete; not in ``hand``. All saw it."""
    opening_points: int
    """Points of the initial meld laid down so far in this turn, while it is not yet complete."""
    penalty_due: int
    """What drawing from the stock costs now, because the pile was taken and returned."""
    undo: tuple[str, ...]
    """The scopes that ``seat`` may undo now."""
    hand_points: int
    """The points of the cards in ``hand``."""
    opening_reach: int
    """The most that the initial meld of ``seat`` could come to, ``opening_points`` included; 0 once opened."""

    @property
    def upcard(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """What a picker offers, best first."""
        return choices.choices(self, kind)

    def facts(self) -> tuple[Note, ...]:
        """The table in words."""
        return facts.facts(self)


def view_of(state: CanastaRound, seat: Seat | None, frame: Frame) -> CanastaView:
    """What a seat may know of a round; ``None``: what anybody may."""
    rules = state.rules
    sides = range(len(state.laid))
    mine = seat is not None and seat == state.seat
    due = () if state.due is None else (state.due,)
    hand = () if seat is None else tuple(chain.from_iterable(state.held(seat)))
    return CanastaView(
        game=rules.game,
        preset=rules.preset,
        seat=seat,
        sides=state.sides,
        round=frame.number,
        turn=state.turn,
        dealer=state.dealer,
        to_act=state.to_act,
        phase=state.phase,
        hand=hand,
        verbs=_verbs(state),
        legal=() if seat is None else tuple(state.legal(seat)),
        totals=frame.totals,
        target=rules.target,
        scores=frame.scores,
        winners=frame.winners,
        hand_counts=tuple(count + len(due) * (its == state.seat) for its, count in enumerate(state.counts)),
        melds=tuple(_melds(state, side) for side in sides),
        red_threes=tuple(state.threes),
        opened=tuple(state.opened),
        minimums=state.minimums,
        standing=tuple(sum(line.points for line in scoring.on_the_mat(state, side)) for side in sides),
        canastas_to_go_out=rules.canastas_to_go_out,
        stock=len(state.stock),
        pile=tuple(state.pile),
        frozen=state.frozen and bool(state.pile),
        freezing=tuple(card for card in state.pile if KIND[card] >= TWO or KIND[card] == RED_THREE),
        blocked=_blocked(state),
        drawn=tuple((Counter(hand) & Counter(state.drawn + due)).elements()) if mine else (),
        upcard_due=state.due,
        waiting=state.waiting,
        opening_points=state.begun if state.incomplete else 0,
        penalty_due=rules.take_back_penalty if state.owes else 0,
        undo=() if seat is None else state.undo_scopes(seat),
        hand_points=scoring.points(hand),
        opening_reach=0 if seat is None else _opening_reach(state, seat),
    )


def _melds(state: State, side: Side) -> tuple[Meld, ...]:
    """A side's melds, aces first."""
    return tuple(
        Meld(NAMES[kind], naturals + wild, len(wild), canasta(len(naturals), len(wild)))
        for kind in (*reversed(NATURALS), BLACK_THREE)
        if (naturals := state.laid[side][kind])
        for wild in (state.wild[side][kind],)
    )


def _blocked(state: State) -> bool:
    return bool(state.pile) and KIND[state.pile[-1]] not in NATURALS


def _verbs(state: State) -> tuple[str, ...]:
    """What the player to act might do, as anybody could tell."""
    if not state.to_act:
        return ()
    if state.phase == DRAWING:
        verbs = ["draw"] if state.stock else ["end"]
        if state.pile and not _blocked(state):
            onto = not state.frozen and state.laid[state.side][KIND[state.pile[-1]]]
            if state.counts[state.seat] > 1 or onto:
                verbs.append("take")
        return tuple(verbs)
    verbs = [] if state.closing else ["meld"]
    if state.due is None and not state.incomplete:
        verbs.append("discard")
    if state.marks:
        verbs.append("undo")
    return tuple(verbs)


def _opening_reach(state: State, seat: Seat) -> int:
    """See :attr:`CanastaView.opening_reach`."""
    side = state.sides[seat]
    if state.opened[side]:
        return 0
    if seat == state.seat:
        return state.begun + max(0, reach_of(state, state.due, state.waiting).most())
    missing = max(0, state.rules.canastas_to_go_out - state.canastas[side])
    reach = Reach(state.hands[seat], state.laid[side], state.wild[side], limit=state.limit, missing=missing)
    return max(0, reach.most())
