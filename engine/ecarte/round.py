"""A round: the players agree whether to exchange cards, the king may be announced, and five tricks are played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ecarte import scoring
from engine.ecarte.options import SEATS, EcarteOptions
from engine.ecarte.state import EcarteState
from engine.ecarte.view import COPIED, EcarteView
from engine.kit.exchanging import exchange, ways
from engine.kit.trick_round import TrickRound, lay_out_all, seen_round
from engine.kit.views import shown
from engine.score import RoundScore
from engine.types import Action, Event, IllegalAction, Seat
from engine.view import GameContext

PROPOSE, STAND, ACCEPT, REFUSE, KING = (Action(kind) for kind in ("propose", "stand", "accept", "refuse", "king"))
_PLAIN = (PROPOSE, STAND, ACCEPT, REFUSE, KING)
IN_PHASE = {
    "turned": "king-wins-game",
    "propose": "propose-or-stand",
    "answer": "accept-or-refuse",
    "exchange": "exchange-first",
    "lead": "cards-are-played",
    "follow": "cards-are-played",
}
"""By phase, why a kind of action that belongs to another one is refused."""


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
        """See :func:`engine.ecarte.round.legal_actions`."""
        return legal_actions(self.state)

    def refusal(self, action: Action) -> IllegalAction:
        """See :func:`engine.ecarte.round.refusal`."""
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
        if not state.exchanges:
            state.vulnerable = seat
        state.next(state.elder, "lead")
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
        state = self.state
        if not state.exchanges:
            state.vulnerable = seat
        state.next(state.elder, "lead")
        return (Event("refused", seat),)

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Lay cards away and draw as many."""
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
        return (Event("king", seat, (state.king,), points=scoring.KING),)

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
        return scoring.events(self.state)

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
        """Return the points by side: kings, and at the end the tricks; see :mod:`engine.ecarte.scoring`."""
        return scoring.score(self.state)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return the kings and voles of each side."""
        return scoring.feats(self.state)


def laid_out(view: EcarteView) -> EcarteState:
    """Return a state with the seat's hand and all public cards in place, and backs for those that it cannot see."""
    state = EcarteState(
        view.rules, dealer=view.dealer, totals=view.totals, target=view.target, cards=view.rules.pack(SEATS)
    )
    lay_out_all(state, view, COPIED)
    state.drawn = [None] * SEATS
    state.fresh[view.own_seat] = view.drawn
    return state
