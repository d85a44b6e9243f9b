"""A round: what its actions do. What is legal stands in :mod:`engine.pinochle.legality`.

A turn of phase one: the leader plays a card, the other player follows, and the winner of the trick is to act. The
winner may meld and exchange the dix, and ends this with ``draw``: both players draw, the winner first, and the
winner leads. The draw is an action of its own because melding comes before it. Every winner has to choose it: an
automatic draw by a player with nothing to meld would reveal that fact. A player past the target may knock on any turn.

Once the stock is empty phase two begins: melds return to the hands, and trick follows on trick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from engine.cards import Card, suit
from engine.copying import copied
from engine.kit.hands import one_card
from engine.kit.tricks import Trick
from engine.pinochle import arranging, interpret, legality, melds, observation, scoring, tricks
from engine.pinochle.card_order import order
from engine.pinochle.options import PinochleOptions
from engine.pinochle.state import SEATS, State
from engine.pinochle.tricks import LAST_TRICK_POINTS
from engine.pinochle.view import PinochleView
from engine.round import Round
from engine.score import RoundScore, ScoreLine
from engine.types import DOCTOR, SWAP, UNDO, Action, Event, IllegalAction, Seat
from engine.view import GameContext


class PinochleRound(Round):
    """One deal between two seats, kept in ``state``."""

    def __init__(
        self, rules: PinochleOptions, *, dealer: Seat, totals: tuple[int, ...], target: int, cards: tuple[Card, ...]
    ) -> None:
        self.state = State(rules, dealer=dealer, totals=totals, target=target, cards=cards)
        self.opening = self.state.opening

    def copy(self) -> Self:
        """See :meth:`engine.round.Round.copy`."""
        twin = super().copy()
        twin.state = copied(self.state)
        return twin

    @property
    def to_act(self) -> tuple[Seat, ...]:  # type: ignore[override]  # computed
        """The seat to act, in a tuple; empty once the round is over."""
        return self.state.to_act

    @property
    def knocker(self) -> Seat | None:
        """The seat that has knocked and won."""
        return self.state.knocker

    @property
    def turn(self) -> int:  # type: ignore[override]  # computed
        """The number of the trick; the next one begins with its winner's melding."""
        return len(self.state.tricks) + 1

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions; see :func:`engine.pinochle.legality.legal_actions`."""
        return legality.legal_actions(self.state) if seat in self.to_act else ()

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`. A card may be named by its face alone."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat != self.state.seat:
            raise IllegalAction("not-your-turn", seat=self.state.seat)
        match action.kind:
            case "play":
                return self._play_card(seat, action)
            case "meld":
                return self._meld(seat, action)
            case "exchange":
                return self._exchange(seat, action)
            case "draw":
                return self._draw(seat, action)
            case "knock":
                return self._knock(seat, action)
            case kind if kind == UNDO:
                return self._undo(seat, action)
            case kind if kind == SWAP:
                return arranging.swap(self.state, seat, action)
            case kind if kind == DOCTOR:
                return arranging.doctor(self.state, seat, action)
        raise IllegalAction("no-such-action", text=action.kind)

    def _next(self, seat: Seat, phase: str) -> None:
        self.state.seat = seat
        self.state.phase = phase

    # playing (Pinochle guide 2.4)

    def _play_card(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        if state.phase == "melding":
            raise IllegalAction("draw-before-lead")
        if action.target:
            raise IllegalAction("play-one-card")
        card = one_card(state.hands[seat], action.cards)
        if state.phase_two and state.trick:
            legality.check_following(state, seat, card)
        events = [Event("played", seat, (card,))]
        if legality.scores_when_played(state, seat, card):
            state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
            events.append(Event("dix-played", seat, (card,), state.dix.name, state.dix.points))
        state.remove(seat, card)
        state.shown[seat] -= {card}
        state.drawn[seat] = None
        state.trick.append(card)
        if len(state.trick) < SEATS:
            self._next(1 - seat, "follow")
        else:
            events += self._take_trick()
        return tuple(events)

    def _take_trick(self) -> list[Event]:
        state = self.state
        led, followed = state.trick
        winner = 1 - state.leader if order(state.trump).beats(followed, led) else state.leader
        counts = state.phase_two or state.rules.phase_one_tricks != "no"
        points = tricks.points(state.rules, state.trick) if counts else 0
        state.tricks.append(Trick(state.leader, (led, followed), winner, points, state.phase_two))
        state.trick = []
        state.leader = winner
        events = [Event("trick-won", winner, (led, followed), points=points)]
        if not state.phase_two:
            state.melded = False
            self._next(winner, "melding")
        elif state.hands[winner]:
            self._next(winner, "lead")
        else:
            self._finish()
            if state.rules.last_trick:
                events.append(Event("last-trick", winner, points=LAST_TRICK_POINTS))
        return events

    def _finish(self) -> None:
        self.state.phase = "over"
        self.state.marks = []

    # melding (Pinochle guide 2.5)

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        legality.check_melding(state)
        target = interpret.name(action.target)
        if target == state.dix.name or (len(action.cards) == 1 and state.is_dix(action.cards[0])):
            return self._show_dix(seat, action.cards, target)
        refusal = legality.meld_refusal(state)
        if refusal:
            raise refusal
        found = interpret.meld(state, seat, action.cards, target)
        state.mark(seat)
        state.melded = True
        state.lay(seat, *found)
        return (Event("meld-made", seat, found.cards, found.pattern.name, found.points),)

    def _show_dix(self, seat: Seat, cards: tuple[Card, ...], target: str) -> tuple[Event, ...]:
        state = self.state
        if target not in ("", state.dix.name) or len(cards) > 1 or not all(map(state.is_dix, cards)):
            raise IllegalAction("not-a-meld", cards=cards, target=target)
        legality.check_dix(state, seat)
        dixes = state.unshown_dixes(seat)
        if state.exchangeable:
            raise IllegalAction("exchange-it", target=state.dix.name, card=state.upturned or "")
        card = cards[0] if cards and cards[0] in dixes else dixes[0]
        state.mark(seat)
        state.melded |= legality.dix_is_a_meld(state.rules)
        state.lay(seat, state.dix, (card,), state.dix.points)
        return (Event("meld-made", seat, (card,), state.dix.name, state.dix.points),)

    def _exchange(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange a dix for the upturned card, which joins the hand, or the melds if dixes must be melded."""
        state = self.state
        legality.check_melding(state)
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        turned = state.upturned
        if turned is None or not state.exchangeable:
            raise IllegalAction("exchange-done", target=state.dix.name)
        legality.check_dix(state, seat)
        state.mark(seat)
        card = state.unshown_dixes(seat)[0]
        state.remove(seat, card)
        state.receive(seat, turned)
        state.known[seat] |= {turned}
        state.upturned = card
        state.lines[seat].append(ScoreLine(state.dix.name, state.dix.points, 1, (card,)))
        if state.drawn[seat] == card:
            state.drawn[seat] = None
        if state.rules.dix_must_be_melded:
            state.shown[seat] |= {turned}
            state.melds[seat].append(melds.Found(state.dix, (turned,), state.dix.points))
        state.melded |= legality.dix_is_a_meld(state.rules)
        state.any_meld = True
        return (Event("exchanged", seat, (card, turned), state.dix.name, state.dix.points),)

    # drawing (Pinochle guide 2.6, 2.12)

    def _draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        legality.check_melding(state)
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        state.marks = []
        other = 1 - seat
        first = state.stock.pop()
        last = not state.stock
        second = state.upturned if last else state.stock.pop()
        assert second is not None, "the upturned card is the last one drawn"
        for player, card in ((seat, first), (other, second)):
            state.receive(player, card)
            state.drawn[player] = card
        self._next(seat, "lead")
        if not last:
            return (Event("drew", seat, (first,), secret=True), Event("drew", other, (second,), secret=True))
        state.known[seat] |= {first}
        state.known[other] |= {second}
        state.upturned = None
        state.phase_two = True
        state.shown = [frozenset()] * SEATS
        return (
            Event("drew-last", seat, (first,)),
            Event("drew-upturned", other, (second,)),
            Event("phase-two", seat, target=suit(second)),
        )

    def _knock(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Knock: a player past the target in phase one wins at once (Pinochle guide 2.8, 2.10)."""
        state = self.state
        if not legality.knocking_is_open(state):
            raise IllegalAction("no-melds-left")
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)
        has = state.totals[seat] + scoring.counted(state, seat)
        if not scoring.past_target(state, seat):
            if state.rules.scored_at_end:
                raise IllegalAction("knock-at-end")
            raise IllegalAction("knock-short", needs=state.target, has=has)
        state.knocker = seat
        self._finish()
        return (Event("knocked", seat, points=has),)

    # undo (Pinochle guide 7.3.5, 7.3.6)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo: its melds and exchange of this turn, but never a card played."""
        return legality.undo_scopes(self.state, seat)

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in ("action", "turn"):
            raise IllegalAction("no-such-undo", target=action.target)
        state = self.state
        if not state.marks:
            raise IllegalAction("no-meld-to-undo")
        before = len(state.marks[0 if action.target == "turn" else -1].melds)
        undone = {card for found in state.melds[seat][before:] for card in found.cards}
        turned = state.upturned
        while state.marks:
            state.restore(seat, state.marks.pop())
            if action.target == "action":
                break
        events = []
        taken_back = tuple(sorted(undone & set(state.hands[seat]) - state.shown[seat]))
        if taken_back:
            events.append(Event("took-back", seat, taken_back, action.target))
        if turned != state.upturned:
            events.append(Event("exchange-undone", seat, tuple(filter(None, (turned, state.upturned)))))
        return tuple(events)

    # queries

    def view(self, seat: Seat | None, context: GameContext) -> PinochleView:
        """Return what a seat may know; see :mod:`engine.pinochle.observation`."""
        return observation.view_of(self.state, seat, context)

    def score(self) -> RoundScore:
        """Return the score by side; see :mod:`engine.pinochle.scoring`."""
        return scoring.score(self.state, over=self.over)

    def standing(self) -> tuple[int, ...]:
        """Return the points of the melds by side, and of the tricks if they count as taken."""
        return tuple(scoring.counted(self.state, side) for side in range(SEATS))

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements; see :func:`engine.pinochle.scoring.feats`."""
        return tuple(scoring.feats(self.state, side, over=self.over) for side in range(SEATS))

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        return self.state.cards()
