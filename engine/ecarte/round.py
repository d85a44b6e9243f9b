"""A round of Écarté: a seat's view, its state, its actions and its score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card, suit
from engine.ecarte.options import HAND, RANKS, SEATS, EcarteOptions
from engine.kit.exchanging import ExchangingView, exchange, ways
from engine.kit.hands import dealt
from engine.kit.trick_round import TrickRound, lay_out_all, seen_round
from engine.kit.trick_view import TrickView
from engine.kit.tricks import TrickState
from engine.kit.views import added_fields, shown
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Action, Event, IllegalAction, Seat
from engine.view import GameContext

_BATCHES = (3, 2)
PROPOSE, STAND, ACCEPT, REFUSE, KING = (Action(kind) for kind in ("propose", "stand", "accept", "refuse", "king"))
_PLAIN = (PROPOSE, STAND, ACCEPT, REFUSE, KING)
_KING_POINTS, _VOLE_POINTS = 1, 2
_TRICKS_POINTS, _VULNERABLE_POINTS = 1, 2
"""The points of each achievement."""
NEEDED = 3
"""The tricks that win a round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteView(ExchangingView):
    """A seat's view; see :class:`EcarteState` for the phases and the agreements."""

    rules: EcarteOptions
    exchanges: int
    vulnerable: Seat | None
    declined: Seat | None
    announced: Seat | None


COPIED = added_fields(EcarteView, TrickView)
"""The fields of a view that show the state unchanged."""


class EcarteState(TrickState):
    """A round. Phases: ``turned`` (the dealer's king wins the game), ``propose``, ``answer``, ``exchange`` (either
    player in turn), ``lead``, ``follow``, ``over``.
    """

    def __init__(
        self, rules: EcarteOptions, *, dealer: Seat, totals: Sequence[int], target: int, cards: Sequence[Card]
    ) -> None:
        hands, (upcard, *stock) = dealt(cards, SEATS, 1 - dealer, _BATCHES)
        stock.reverse()
        super().__init__(hands, dealer=dealer, trump=suit(upcard), upturned=upcard, stock=stock, ranks=RANKS)
        self.rules = rules
        self.totals = tuple(totals)
        self.target = target
        self.fresh: list[tuple[Card, ...]] = [()] * SEATS
        """By seat, the cards drawn in its last exchange."""
        self.exchanges = 0
        """How often a proposal was accepted."""
        self.vulnerable: Seat | None = None
        """The seat that plays without an exchange, and loses two points with the tricks."""
        self.declined: Seat | None = None
        """The seat that has declined another exchange."""
        self.announced: Seat | None = None
        """The seat that has scored the king of trumps from the hand."""
        self.phase = "turned" if self.turned_king and self.reaches(dealer, 0) else "propose"
        self.seat = dealer if self.phase == "turned" else self.elder

    @property
    def king(self) -> Card:
        """The king of trumps."""
        return f"K{self.trump}"

    @property
    def turned_king(self) -> bool:
        """Whether the dealer scores for a king that was turned up."""
        return self.upturned == self.king and self.rules.king != "none"

    def kings(self, seat: Seat) -> int:
        """Return the points of a seat for the king of trumps, turned up or announced."""
        return (seat == self.dealer and self.turned_king) + (seat == self.announced)

    def reaches(self, seat: Seat, points: int) -> bool:
        """Return whether a seat has reached the target with its kings and ``points`` more."""
        return self.totals[seat] + self.kings(seat) + points >= self.target

    def may_announce(self) -> bool:
        """Return whether the seat to act may announce the king: it holds it, and has not played a card."""
        return (
            self.rules.king == "announced"
            and self.announced is None
            and self.phase in ("lead", "follow")
            and not self.tricks
            and self.king in self.hands[self.seat]
        )


IN_PHASE = {
    "turned": "king-wins-game",
    "propose": "propose-or-stand",
    "answer": "accept-or-refuse",
    "exchange": "exchange-first",
    "lead": "cards-are-played",
    "follow": "cards-are-played",
}
"""By phase, the reason for refusing a kind of action that belongs to another phase."""


def legal_actions(state: EcarteState) -> Sequence[Action]:
    """Return every legal action of the seat to act but cards to play."""
    match state.phase:
        case "turned":
            return [KING]
        case "propose":
            return [PROPOSE, STAND]
        case "answer":
            return [ACCEPT, REFUSE]
        case "exchange":
            keep = [STAND] if state.seat == state.dealer else []
            return [*keep, *ways(state.hands[state.seat], len(state.stock))]
        case _:
            return [KING] if state.may_announce() else []


def public_verbs(rules: EcarteOptions, state: EcarteState) -> tuple[str, ...]:
    """Return the kinds of action that the seat to act might have, judged from public knowledge alone."""
    match state.phase:
        case "over":
            return ()
        case "turned":
            return ("king",)
        case "propose":
            return ("propose", "stand")
        case "answer":
            return ("accept", "refuse")
        case "exchange":
            return ("exchange", "stand") if state.seat == state.dealer else ("exchange",)
        case _:
            first = rules.king == "announced" and not state.tricks and state.announced is None
            return ("play", "king") if first and state.upturned != state.king else ("play",)


def refusal(rules: EcarteOptions, state: EcarteState, action: Action) -> IllegalAction:
    """Return why an action that is not legal is refused: what is wrong with it, and what would be right."""
    kind = action.kind
    if kind not in ("play", "exchange", *(each.kind for each in _PLAIN)):
        return IllegalAction("no-such-action", text=kind)
    if kind == "king" and state.phase in ("lead", "follow"):
        if rules.king != "announced":
            return IllegalAction("king-not-announced")
        code = "no-king" if not state.tricks and state.announced is None else "king-too-late"
        return IllegalAction(code, card=state.king)
    if kind not in public_verbs(rules, state):
        return IllegalAction(IN_PHASE[state.phase], seat=state.seat)
    return IllegalAction("names-nothing", text=kind)


class EcarteRound(TrickRound):
    """One deal between two seats, kept in ``state``."""

    rules: EcarteOptions
    state: EcarteState

    def calls(self) -> Sequence[Action]:
        """See :func:`legal_actions`."""
        return legal_actions(self.state)

    def refusal(self, action: Action) -> IllegalAction:
        """See :func:`refusal`."""
        return refusal(self.rules, self.state, action)

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        match action.kind:
            case "propose":
                return self._propose(seat, action)
            case "stand":
                return self._stand(seat, action)
            case "accept":
                return self._accept(seat, action)
            case "refuse":
                return self._refuse(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case "king":
                return self._announce(seat, action)
        return super().perform(seat, action)

    # agreeing to exchange

    def _propose(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Ask the dealer to exchange cards."""
        self.check_call(action)
        self.state.next(1 - seat, "answer")
        return (Event("proposed", seat),)

    def _stand(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play without another exchange; or, as the dealer, keep all cards in one that was agreed."""
        self.check_call(action)
        state = self.state
        if state.phase == "exchange":
            state.fresh[seat] = ()
            self._after_exchange()
            return (Event("kept", seat),)
        self._decline(seat)
        return (Event("stood", seat),)

    def _accept(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Accept a proposal: both exchange cards, the other player first."""
        self.check_call(action)
        self.state.exchanges += 1
        self.state.next(1 - seat, "exchange")
        return (Event("accepted", seat),)

    def _refuse(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Refuse a proposal: the cards are played as they are."""
        self.check_call(action)
        self._decline(seat)
        return (Event("refused", seat),)

    def _decline(self, seat: Seat) -> None:
        """Let a seat decline an exchange, the first one at its own risk."""
        state = self.state
        state.declined = seat
        if not state.exchanges:
            state.vulnerable = seat
        state.next(state.elder, "lead")

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Discard cards and draw as many."""
        state = self.state
        if state.phase != "exchange" or action.target:
            raise self.refusal(action)
        events = exchange(state, seat, action.cards)
        state.fresh[seat] = events[-1].cards
        if seat != state.dealer and state.stock:
            state.next(state.dealer, "exchange")
        else:
            self._after_exchange()
        return events

    def _after_exchange(self) -> None:
        """Let the non-dealer propose again while there is a stock, or lead."""
        state = self.state
        state.next(state.elder, "propose" if state.stock else "lead")

    # the king

    def _announce(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Announce the king of trumps, or claim the game with a king that was turned up."""
        self.check_call(action)
        if self.state.phase == "turned":
            self.state.phase = "over"
            return (Event("king-claimed", seat, (self.state.king,)),)
        return self._mark_king(seat)

    def _mark_king(self, seat: Seat) -> tuple[Event, ...]:
        state = self.state
        state.announced = seat
        state.known[seat] |= {state.king}
        if state.reaches(seat, 0):
            state.phase = "over"
        return (Event("king", seat, (state.king,), points=_KING_POINTS),)

    # tricks

    def play_card(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play a card. The king of trumps scores if it is led first, or by itself with the first card of its holder."""
        state = self.state
        held_before = state.king in state.hands[seat] and not state.tricks and state.announced is None
        events = super().play_card(seat, action)
        leads_king = self.rules.king == "announced" and state.trick == [state.king]
        if held_before and (leads_king or self.rules.king == "by-itself"):
            return (*self._mark_played_king(seat), *events)
        return events

    def _mark_played_king(self, seat: Seat) -> tuple[Event, ...]:
        events = self._mark_king(seat)
        if self.state.king not in self.state.hands[seat]:
            self.state.known[seat] = frozenset()
        return events

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Forget which cards were just drawn."""
        self.state.fresh = [()] * len(self.state.hands)
        return super().after_trick(winner)

    def outcome(self) -> Iterable[Event]:
        """Tell who has won the tricks."""
        return _events(self.state)

    def check_arranging(self, *, swap: bool) -> None:
        """Raise once cards were exchanged, or the king announced."""
        state = self.state
        if (
            state.phase not in ("propose", "answer", "lead")
            or state.exchanges
            or state.announced is not None
            or state.tricks
        ):
            raise IllegalAction("arrange-before-exchange")

    # queries

    def view(self, seat: Seat | None, context: GameContext) -> EcarteView:
        """Return what a seat may know."""
        state = self.state
        seen = {**seen_round(self, seat, context), **shown(state, COPIED)}
        seen["drawn"] = () if seat is None else state.fresh[seat]
        return EcarteView(**seen, verbs=public_verbs(self.rules, state))

    def score(self) -> RoundScore:
        """Return the points by side: kings, and at the end the tricks."""
        return _score(self.state)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return the kings and voles of each side."""
        return _feats(self.state)


def laid_out(view: EcarteView) -> EcarteState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = EcarteState(
        view.rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=view.rules.pack(SEATS)
    )
    lay_out_all(state, view, COPIED)
    state.drawn = [None] * SEATS
    state.fresh[view.own_seat] = view.drawn
    return state


def _score(state: EcarteState) -> RoundScore:
    """Return the points by side."""
    return tuple(tuple(_lines(state, seat)) for seat in range(SEATS))


def _lines(state: EcarteState, seat: Seat) -> Iterator[ScoreLine]:
    if seat == state.dealer and state.turned_king:
        yield ScoreLine("king-turned", _KING_POINTS, 1, (state.king,))
    if seat == state.announced:
        yield ScoreLine("king", _KING_POINTS, 1, (state.king,))
    if len(state.tricks) == HAND and (won := state.won_by(seat)) >= NEEDED:
        code, points = points_for(state, seat, won)
        yield ScoreLine(code, points, won)


def points_for(state: EcarteState, seat: Seat, won: int) -> tuple[str, int]:
    """Return the code and the points of ``won`` tricks, at least three, for a seat."""
    if won == HAND:
        return "vole", _VOLE_POINTS
    return (
        ("vulnerable", _VULNERABLE_POINTS)
        if state.vulnerable == 1 - seat and state.rules.vulnerable
        else ("point", _TRICKS_POINTS)
    )


def _events(state: EcarteState) -> Iterator[Event]:
    """Yield who has won the tricks."""
    for seat in range(SEATS):
        if (won := state.won_by(seat)) >= NEEDED:
            code, points = points_for(state, seat, won)
            yield Event(code, seat, points=points)


def _feats(state: EcarteState) -> tuple[dict[str, int], ...]:
    """Return by side its kings and voles."""
    found = ({"kings": state.kings(seat), "voles": int(state.won_by(seat) == HAND)} for seat in range(SEATS))
    return tuple(achieved(each) for each in found)
