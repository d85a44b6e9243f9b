"""Games of tricks and melds between two players: state, view and round.

A card in a meld lies on the mat and still belongs to the hand. While there is a stock, the winner of a trick may meld.
The winner ends this with ``draw``: both players draw, the winner first, and the winner leads. The draw is an action of
its own because melding comes before it. Every winner has to choose it: an automatic draw by a player with nothing to
meld would reveal that fact. Once the stock is empty phase two begins, without melds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.cards import Card, face
from engine.kit.hands import check_bare
from engine.kit.trick_round import TrickRound
from engine.kit.trick_view import TrickView
from engine.kit.tricks import TrickState
from engine.score import ScoreLine
from engine.types import Action, Event, IllegalAction, Seat


class Meld(NamedTuple):
    """A meld on the mat or in the hand: its type, the preset's name for it, its cards and its points."""

    type: str
    name: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldView(TrickView):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``melding`` (until the draw), ``scored`` or ``won``.

    ``hand_counts`` include the cards on the mat. While melding, the winner of the last trick is the leader.
    """

    melds: tuple[tuple[Meld, ...], ...]
    """By side, the melds on the mat, each with those of its cards that are still there. A card may be in several."""
    mat: tuple[tuple[Card, ...], ...]
    """By side, the cards on the mat, each once. They are also part of the hand."""
    melded: bool
    """Whether the turn's one meld has been made."""
    any_meld: bool
    """Whether anybody has melded in this round."""
    meldable: tuple[Meld, ...]
    """The melds that ``hand`` could make after winning a trick, highest points first; seen by its owner only."""

    def unlaid(self) -> list[Card]:
        """Return the cards in the stock and those of the other hand that do not lie on the mat."""
        mat = self.mat[self.other]
        return [card for card in self.theirs() if card not in mat]

    @property
    def meldable_points(self) -> int:
        """The points of the best meld in hand."""
        return max((meld.points for meld in self.meldable), default=0)

    def meld_names(self, card: Card) -> tuple[str, ...]:
        """Return the names of the melds on the mat that a card of the hand is in."""
        mine = () if self.seat is None else self.melds[self.seat]
        return tuple(meld.name for meld in mine if card in meld.cards)


class MeldState(TrickState):
    """One deal. Lists by seat: ``shown``, the cards on the mat, and ``lines``, the scores of melds.

    ``hands`` include melded cards.
    """

    def __init__(self, hands: Any, **its: Any) -> None:
        super().__init__(hands, **its)
        self.shown: list[frozenset[Card]] = [frozenset() for _ in self.hands]
        self.lines: list[list[ScoreLine]] = [[] for _ in self.hands]
        self.melded = False
        """Whether the turn's one meld has been made."""
        self.any_meld = False
        """Whether anybody has melded in this round."""

    def show(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Put the cards of a meld on the mat, seen by both players."""
        self.any_meld = True
        self.shown[seat] |= frozenset(cards)
        self.known[seat] |= frozenset(cards)

    def mat(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat on the mat, in the order of the hand."""
        return tuple(card for card in self.hands[seat] if card in self.shown[seat])

    def remove(self, seat: Seat, card: Card) -> None:
        """Remove a card from a hand or the mat, seen by both players."""
        super().remove(seat, card)
        self.shown[seat] -= {card}

    def taken_for(self, seat: Seat, card: Card) -> Card:
        """Return the known card of a hand that a card of it is taken for: equal cards differ only on the mat."""
        known, shown = self.known[seat], self.shown[seat]
        if card in known and card in shown:
            return card
        return next((one for one in sorted(known - shown) if face(one) == face(card)), card)


def meld_name(typed: str) -> str:
    """Return the name of a meld as the rules write it.

    >>> meld_name("Royal Family")
    'royal-family'
    """
    return typed.strip().lower().replace(" ", "-")


def check_meld_name(target: str, names: Collection[str], patterns: Iterable[Any]) -> None:
    """Raise :class:`IllegalAction` if a target is no meld's name, or of none that these rules have now."""
    if target and target not in names:
        raise IllegalAction("no-meld-called", text=target)
    if target and all(pattern.name != target for pattern in patterns):
        raise IllegalAction("meld-not-in-rules", target=target)


class Found(Protocol):
    """A meld that a hand can make: its pattern, which has a name, and its cards."""

    @property
    def pattern(self) -> Any:
        """The pattern."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards."""


F = TypeVar("F", bound=Found)


def only_named(found: Sequence[F], target: str) -> F:
    """Return the only meld of a name in the hand, the first choice of its cards. Raises :class:`IllegalAction`."""
    if not target:
        raise IllegalAction("meld-needs-cards" if found else "nothing-to-meld")
    named = [one for one in found if one.pattern.name == target]
    if not named:
        raise IllegalAction("no-such-meld-held", target=target)
    if len({tuple(sorted(map(face, one.cards))) for one in named}) > 1:
        raise IllegalAction("which-cards", target=target)
    return named[0]


def seen_mat(state: MeldState) -> dict[str, Any]:
    """Return the fields of a :class:`MeldView` that are alike in all games: all but ``melds`` and ``meldable``."""
    mats = tuple(map(state.mat, range(len(state.hands))))
    return {"mat": mats, "melded": state.melded, "any_meld": state.any_meld}


def lay_out_mat(state: MeldState, view: MeldView) -> None:
    """Put back what a view shows of the mat."""
    state.shown = [frozenset(cards) for cards in view.mat]
    state.melded, state.any_meld = view.melded, view.any_meld


class MeldRound(TrickRound):
    """One deal between two seats, kept in ``state``."""

    state: MeldState

    def before_play(self) -> None:
        """See :meth:`engine.kit.trick_round.TrickRound.before_play`."""
        if self.state.phase == "melding":
            raise IllegalAction("draw-before-lead")

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Let the winner meld in phase one, or lead."""
        if self.state.phase_two:
            return super().after_trick(winner)
        self.state.melded = False
        self.state.next(winner, "melding")
        return ()

    def check_arranging(self, *, swap: bool) -> None:
        """Raise if a meld has been made before a swap, or a trick won before an exchange."""
        super().check_arranging(swap=swap)
        if swap and self.state.any_meld:
            raise IllegalAction("swap-after-meld")

    def check_melding(self) -> None:
        """Raise unless the player has won a trick of phase one and may meld."""
        if self.state.phase_two:
            raise IllegalAction("no-melds-left")
        if self.state.phase != "melding":
            raise IllegalAction("trick-first")

    def draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """End the melding: both players draw, and the seat leads.

        When the seat draws the last hidden card, the other player, who gets the upturned one, sees it.
        """
        state = self.state
        self.check_melding()
        check_bare(action)
        other = 1 - seat
        first = state.stock.pop()
        second = state.stock.pop() if state.stock else state.upturned
        assert second is not None, "the upturned card is the last one drawn"
        is_open = second == state.upturned
        state.draw(seat, first, seen=is_open)
        state.draw(other, second, seen=is_open)
        state.next(seat, "lead")
        if is_open:
            state.upturned = None
            drawn = (Event("drew-last", seat, (first,)), Event("drew-upturned", other, (second,)))
        else:
            drawn = (Event("drew", seat, (first,), secret=True), Event("drew", other, (second,), secret=True))
        if state.stock or state.upturned:
            return drawn
        state.phase_two = True
        state.shown = [frozenset() for _ in state.hands]
        return (*drawn, Event("phase-two", seat, target=state.trump))
