"""A round of Euchre: a seat's view, the making of trumps, the dealer's discard, five tricks and their score.

Bidding runs in this order: the dealer names a suit for a turned-up best bower; one round to order up the upcard, one to
name another suit; the dealer's discard; the question whether a defender plays alone; exchanging cards, where that is
agreed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.euchre import legality
from engine.euchre.legality import FARMER, EuchreState
from engine.euchre.options import BEST, HAND, EuchreOptions
from engine.kit.exchanging import ExchangingView, exchange
from engine.kit.hands import held, one_card
from engine.kit.trick_round import TrickRound, seen_round
from engine.kit.trick_view import TrickView
from engine.kit.tricks import seats_from
from engine.kit.views import added_fields, shown
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Action, Event, IllegalAction, Seat, Side
from engine.view import GameContext

_MAKING = ("turned", "order", "name")
"""The phases in which trumps are made."""
NEEDED = 3
"""The tricks that the makers need."""
_MADE, _EUCHRE = 1, 2
_MARCH = {2: 2, 3: 3, 4: 2}
"""The points of all five tricks by the number of players: where three play, the maker plays against both others."""
_EUCHRES = ("euchre", "lone-euchre")
_LONE = 4
"""The points of all five tricks won alone, and of a euchre by a lone defender."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreView(ExchangingView):
    """A seat's view; see :class:`engine.euchre.legality.EuchreState` for the phases and how trumps are made."""

    rules: EuchreOptions
    upcard: Card
    offered: str
    passed: int
    maker: Seat | None
    ordered: bool
    taken: bool
    alone: bool
    lone_defender: Seat | None
    farmer: Seat | None
    thrown_in: bool
    asked: int

    @property
    def makes_trumps(self) -> bool:
        """Whether trumps are still to be made."""
        return self.phase in _MAKING

    @property
    def turned_down(self) -> bool:
        """Whether everybody has passed the upcard."""
        return self.passed >= len(self.sides)

    @property
    def best_turned(self) -> bool:
        """Whether the best bower was turned up: the suit on offer is then the one that the dealer named."""
        return self.upcard == BEST[self.rules.best_bower]

    def makes(self) -> bool:
        """Return whether the own side has made trumps."""
        return self.maker is not None and self.sides[self.maker] == self.sides[self.own_seat]

    def is_partner(self, seat: Seat) -> bool:
        """Return whether another seat is a partner of this one."""
        return seat != self.seat and self.sides[seat] == self.sides[self.own_seat]

    def passes(self) -> Iterator[tuple[Seat, bool]]:
        """Yield each seat that has passed, in order, and whether it passed the upcard rather than the naming."""
        order = seats_from((self.dealer + 1) % len(self.sides), len(self.sides))
        for number in range(self.passed):
            yield order[number % len(order)], number < len(order)


COPIED = added_fields(EuchreView, TrickView)
"""The fields of a view that show the state unchanged."""


class EuchreRound(TrickRound):
    """One deal, kept in ``state``."""

    rules: EuchreOptions
    state: EuchreState

    def calls(self) -> Sequence[Action]:
        """See :func:`engine.euchre.legality.legal_actions`."""
        return legality.legal_actions(self.rules, self.state)

    def refusal(self, action: Action) -> IllegalAction:
        """See :func:`engine.euchre.legality.refusal`."""
        return legality.refusal(self.rules, self.state, action)

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that other games of tricks do not have."""
        match action.kind:
            case "order":
                return self._order(seat, action)
            case "name":
                return self._name(seat, action)
            case "pass":
                return self._pass(seat, action)
            case "discard":
                return self._discard(seat, action)
            case "defend":
                return self._defend(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case legality.FARMER:
                return self._farm(seat, action)
            case "throw-in":
                return self._throw_in(seat, action)
        return super().perform(seat, action)

    # making trumps

    def _order(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Order up the upcard: its suit is trump, and the dealer takes it."""
        self.check_call(action)
        state = self.state
        ordered = Event("ordered", seat, (state.upcard,), state.offered)
        return (ordered, *self._make(seat, state.offered, alone=bool(action.target), ordered=True))

    def _name(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Name the suit of a best bower that was turned up, or another suit than the one turned down."""
        self.check_call(action)
        state = self.state
        letter, _, alone = action.target.partition("-")
        named = Event("named", seat, target=letter)
        if state.phase == "turned":
            state.offered = letter
            state.next(state.after(state.dealer), "order")
            return (named,)
        return (named, *self._make(seat, letter, alone=bool(alone), ordered=False))

    def _make(self, seat: Seat, trump: str, *, alone: bool, ordered: bool) -> Iterable[Event]:
        state = self.state
        state.maker, state.trump, state.alone, state.ordered = seat, trump, alone, ordered
        yield from (Event("alone", seat),) * alone
        if ordered and self.rules.upcard_taken:
            state.taken, state.upturned = True, None
            state.draw(state.dealer, state.upcard, seen=True)
            state.next(state.dealer, "discard")
            yield Event("took-up", state.dealer, (state.upcard,))
        else:
            self._sit_out()

    def _pass(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Pass; the dealer's pass turns the upcard down, or ends the round."""
        self.check_call(action)
        state = self.state
        passed = Event("passed", seat)
        if state.phase == "defend":
            self._ask_defender(state.after(seat))
            return (passed,)
        if state.phase == "exchange":
            state.asked += 1
            self._ask_to_exchange()
            return (passed,)
        state.passed += 1
        state.next(state.after(seat), state.phase)
        if seat != state.dealer:
            return (passed,)
        if state.phase == "order":
            state.phase = "name"
            return (passed, Event("turned-down", seat, (state.upcard,), state.offered))
        state.phase = "over"
        return (passed, Event("void"))

    def _discard(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Discard a card, which nobody else sees."""
        if self.state.phase != "discard" or action.target:
            raise self.refusal(action)
        card = one_card(self.state.hands[seat], action.cards)
        self.state.drawn[seat] = None
        self.state.lay_away(seat, card)
        self._sit_out()
        return (Event("laid-away", seat, (card,), secret=True),)

    def _sit_out(self) -> None:
        """Let the partner of a lone maker lay down the hand, then ask the defenders or lead."""
        state = self.state
        assert state.maker is not None
        if state.alone:
            partner = state.partner(state.maker)
            assert partner is not None
            state.out = (partner,)
        self._ask_defender(state.after(state.maker) if state.alone and self.rules.defend_alone else state.maker)

    def _ask_defender(self, seat: Seat) -> None:
        """Ask a defender whether to play alone; once it is the maker's turn, the first trick begins."""
        state = self.state
        if seat != state.maker:
            state.next(seat, "defend")
            return
        state.leader = self._leader()
        self._ask_to_exchange()

    def _ask_to_exchange(self) -> None:
        """Ask the next seat whether to exchange cards, while there is a stock; then let the leader begin."""
        state = self.state
        if self.rules.exchange and state.stock and state.asked < state.players:
            order = seats_from((state.dealer + 1) % state.seats, state.seats, state.out)
            state.next(order[state.asked], "exchange")
        else:
            state.next(state.leader, "lead")

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange cards for undealt ones, once trumps are made."""
        state = self.state
        if state.phase != "exchange" or action.target:
            raise self.refusal(action)
        events = exchange(state, seat, action.cards)
        state.asked += 1
        self._ask_to_exchange()
        return events

    def _leader(self) -> Seat:
        """Return who leads to the first trick; a seat that plays no cards is skipped."""
        state, maker = self.state, self.state.maker
        assert maker is not None
        if self.rules.first_lead == "against-maker" or (state.alone and self.rules.lone_lead == "left-of-maker"):
            seat = state.after(maker)
            return seat if state.sides[seat] != state.sides[maker] else state.after(seat)
        return state.after(state.dealer)

    def _defend(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play alone against a lone maker."""
        self.check_call(action)
        state = self.state
        partner = state.partner(seat)
        assert state.maker is not None and partner is not None
        state.lone_defender = seat
        state.out = (*state.out, partner)
        self._ask_defender(state.maker)
        return (Event("defended", seat),)

    def _farm(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange three low cards for undealt ones."""
        state = self.state
        if FARMER not in legality.public_verbs(self.rules, state):
            raise self.refusal(action)
        cards = held(state.hands[seat], action.cards)
        ways = [set(each.cards) for each in legality.legal_actions(self.rules, state) if each.kind == FARMER]
        if action.target or set(cards) not in ways:
            raise self.refusal(action)
        state.farmer = seat
        return exchange(state, seat, cards, called="farmed")

    def _throw_in(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Show a hand without an ace, a face card or a trump: the round is void."""
        self.check_call(action)
        self.state.thrown_in = True
        self.state.phase = "over"
        return (Event("thrown-in", seat, tuple(self.state.hands[seat])), Event("void"))

    # tricks

    def outcome(self) -> Iterable[Event]:
        """Tell how the makers have done."""
        return _events(self.state)

    def check_arranging(self, *, swap: bool) -> None:
        """Raise once trumps are made, or while the dealer must not see the hand."""
        if self.state.phase not in ("order", "name") or self.state.farmer is not None:
            raise IllegalAction("arrange-before-making")

    # queries

    def view(self, seat: Seat | None, context: GameContext) -> EuchreView:
        """Return what a seat may know. The dealer does not see the hand before naming the suit of a best bower."""
        state = self.state
        seen = {**seen_round(self, seat, context), **shown(state, COPIED)}
        if state.phase == "turned" and seat == state.dealer:
            seen["hand"] = ()
        return EuchreView(**seen, verbs=legality.public_verbs(self.rules, state))

    def score(self) -> RoundScore:
        """Return the points by side: none before the end."""
        return _score(self.state)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return the marches, lone marches and euchres of each side."""
        return _feats(self.state)


def _score(state: EuchreState) -> RoundScore:
    """Return the points by side, with the tricks that they are for; none before the round is over, or if it is void."""
    result = _result(state)
    lines = [ScoreLine(code, points, _tricks(state, code)) for code, _, points in result]
    sides = [side for _, side, _ in result]
    return tuple((lines[sides.index(side)],) if side in sides else () for side in range(max(state.sides) + 1))


def _tricks(state: EuchreState, code: str) -> int:
    """Return the tricks that points are for: the makers', or in a euchre those of the others."""
    return HAND - state.won_by_makers() if code in _EUCHRES else state.won_by_makers()


def _events(state: EuchreState) -> Iterator[Event]:
    """Yield the makers' result; the event's target is their side."""
    assert state.maker is not None
    for code, _, points in _result(state)[:1]:
        yield Event(code, state.maker, target=str(state.sides[state.maker]), points=points)


def _feats(state: EuchreState) -> tuple[dict[str, int], ...]:
    """Return by side the marches, lone marches, and euchres made and suffered."""
    result = _result(state)
    makers = state.sides[state.maker or 0]
    euchred = any(code in _EUCHRES for code, _, _ in result)
    found = []
    for side in range(max(state.sides) + 1):
        codes = [code for code, who, _ in result if who == side]
        done = {
            "march": "march" in codes,
            "lone-march": "lone-march" in codes,
            "euchres": euchred and side != makers,
            "euchred": euchred and side == makers,
        }
        found.append(achieved({feat: int(happened) for feat, happened in done.items()}))
    return tuple(found)


def _result(state: EuchreState) -> list[tuple[str, Side, int]]:
    """Return who scores how many points for what, once the round is over."""
    if state.phase != "over" or state.maker is None:
        return []
    return result(state, state.won_by_makers())


def result(state: EuchreState, won: int) -> list[tuple[str, Side, int]]:
    """Return who scores how many points for what if the makers win ``won`` tricks."""
    assert state.maker is not None
    makers = state.sides[state.maker]
    if won < NEEDED:
        code, points = ("euchre", _EUCHRE) if state.lone_defender is None else ("lone-euchre", _LONE)
        return [(code, side, points) for side in range(max(state.sides) + 1) if side != makers]
    if won < HAND:
        return [("made", makers, _MADE)]
    if state.alone:
        return [("lone-march", makers, _LONE)]
    return [("march", makers, _MARCH[state.seats])]
