"""What one seat may know of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.cards import Card, face
from engine.pinochle import cautions, choices, facts, melds, pages, scoring
from engine.pinochle.kinds import place
from engine.pinochle.melds import Found, Pattern
from engine.pinochle.tricks import Trick
from engine.score import RoundScore
from engine.types import Action, Choice, Note, Seat
from engine.view import GameContext, View

if TYPE_CHECKING:
    from engine.pinochle.round import PinochleRound
    from engine.pinochle.rules import PinochleRules
    from engine.pinochle.state import State


class Meld(NamedTuple):
    """A meld, on the mat or possible: its type, what the preset calls it, its cards and its points."""

    type: str
    name: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PinochleView(View):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``melding`` (until the draw), ``scored`` or ``won``.

    ``turn`` is the number of the trick. Tuples by seat, which is also the side: ``hand_counts``, ``melds``, ``mat``,
    ``standing``, ``trick_points``. Cards may be marked: marks tell equal melded cards apart, and are not for people.
    """

    rules: PinochleRules
    phase_two: bool
    trump: str
    """The suit's letter."""
    upturned: Card | None
    """The card under the stock; the last one drawn."""
    stock: int
    """Hidden cards in the stock, without the upturned one."""
    leader: Seat
    """Who leads to the trick, or while melding who won the last one."""
    trick: tuple[Card, ...]
    """The cards played to the trick so far."""
    tricks: tuple[Trick, ...]
    """The tricks of the round: all saw their cards."""
    hand_counts: tuple[int, ...]
    """Cards that each may play, those on the mat included."""
    melds: tuple[tuple[Meld, ...], ...]
    """Melds that are still on the mat, with those of their cards that are. A card may be in several."""
    mat: tuple[tuple[Card, ...], ...]
    """The cards on the mat, each once. They are in the hand too."""
    standing: tuple[int, ...]
    """What each has scored in this round that counts already: melds, and tricks where they count as taken."""
    trick_points: tuple[int, ...]
    """The points of the tricks won so far."""
    lines: RoundScore
    """What each side has scored in this round so far, line by line."""
    melded: bool
    """Whether the turn's one meld was made."""
    drawn: tuple[Card, ...]
    """The card that came with the last draw; the owner's eyes only."""
    meldable: tuple[Meld, ...]
    """The melds that ``hand`` could make after winning a trick, most points first; the owner's eyes only."""

    @property
    def meldable_points(self) -> int:
        """The value of the best meld in hand."""
        return max((meld.points for meld in self.meldable), default=0)

    def choices(self, kind: str) -> tuple[Choice, ...]:
        """What a picker offers, best first."""
        return choices.choices(self, kind)

    def facts(self) -> tuple[Note, ...]:
        """The table in words."""
        return facts.facts(self)

    def warnings(self) -> tuple[Note, ...]:
        """The last chance to play a dix."""
        return facts.warnings(self)

    def cautions(self, action: Action) -> tuple[Note, ...]:
        """What may be a pity about a card played, or about drawing."""
        return cautions.cautions(self, action)

    def page(self, name: str) -> tuple[Note, ...]:
        """What can be read up."""
        return pages.page(self, name)

    def history(self) -> dict[Card, tuple[Pattern, ...]]:
        """What each card on the mat of ``seat`` has been melded in."""
        known = melds.patterns(self.rules, self.trump)
        found: dict[Card, tuple[Pattern, ...]] = {}
        for meld in self.melds[self.seat] if self.seat is not None else ():
            for card in meld.cards:
                its = next((p for p in known if p.type == meld.type and face(card) in p.faces), None)
                if its:
                    found[card] = (*found.get(card, ()), its)
        return found


def view_of(played: PinochleRound, seat: Seat | None, frame: GameContext) -> PinochleView:
    """What a seat may know of a round; ``None``: what anybody may."""
    state = played.state
    rules = state.rules
    sides = rules.sides(len(state.hands))
    drawn = None if seat is None else state.drawn[seat]
    return PinochleView(
        game=rules.game,
        preset=rules.preset,
        rules=rules,
        seat=seat,
        sides=sides,
        round=frame.number,
        turn=min(len(state.tricks) + 1, len(state.tricks) + len(state.hands[0]) + len(state.trick)),
        dealer=state.dealer,
        to_act=played.to_act,
        phase=state.phase,
        hand=() if seat is None else tuple(state.hands[seat]),
        verbs=_verbs(played),
        legal=() if seat is None else tuple(played.legal(seat)),
        totals=frame.totals,
        target=state.target,
        scores=frame.scores,
        winners=frame.winners,
        phase_two=state.phase_two,
        trump=state.trump,
        upturned=state.upturned,
        stock=len(state.stock),
        leader=state.leader,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        hand_counts=tuple(len(hand) for hand in state.hands),
        melds=tuple(_on_the_mat(state, side) for side in sides),
        mat=tuple(tuple(card for card in state.hands[side] if card in state.shown[side]) for side in sides),
        standing=tuple(scoring.counted(state, side) for side in sides),
        trick_points=tuple(scoring.trick_points(state, side) for side in sides),
        lines=played.score(),
        melded=state.melded,
        drawn=(drawn,) if drawn else (),
        meldable=() if seat is None or state.phase_two else tuple(map(_meld, _possible(state, seat))),
        known=tuple(tuple(sorted(cards, key=place)) for cards in state.known),
        undo=() if seat is None else played.undo_scopes(seat),
    )


def _meld(found: Found) -> Meld:
    return Meld(found.pattern.type, found.pattern.name, found.cards, found.points)


def _possible(state: State, seat: Seat) -> list[Found]:
    """The melds in a hand: for each pattern the cards that score most; none that scores nothing (7.7.1)."""
    best: dict[tuple[str, tuple[Card, ...]], Found] = {}
    for found in state.found(seat):
        if found.points:
            best.setdefault((found.pattern.type, found.pattern.faces), found)
    return list(best.values())


def _on_the_mat(state: State, side: int) -> tuple[Meld, ...]:
    left = ((found, tuple(card for card in found.cards if card in state.shown[side])) for found in state.melds[side])
    return tuple(_meld(found)._replace(cards=cards) for found, cards in left if cards)


def _verbs(played: PinochleRound) -> tuple[str, ...]:
    """What the player to act might do, as anybody could tell: its hidden cards may be any."""
    state = played.state
    if not played.to_act:
        return ()
    if state.phase != "melding":
        return ("play",)
    verbs = []
    rules = state.rules
    if not state.melded or rules.several_melds or rules.dix_beside_meld or not rules.dix_must_be_melded:
        verbs.append("meld")
    if state.exchangeable:
        verbs.append("exchange")
    if scoring.may_knock(state, state.seat):
        verbs.append("knock")
    verbs.append("draw")
    if state.marks:
        verbs.append("undo")
    return tuple(verbs)
