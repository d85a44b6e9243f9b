"""A round of Gin Rummy: what its actions do. What is legal stands in :mod:`engine.gin.legality`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.gin import legality, scoring
from engine.gin.observation import view_of
from engine.gin.scoring import Outcome, Shown
from engine.gin.state import SEATS, State
from engine.gin.view import GinView
from engine.kit.arranging import check_named, replaced, swap
from engine.kit.hands import one_card
from engine.kit.sets_and_runs import BIT, Arrangement, cards_of, spelt, spelt_in
from engine.round import Round
from engine.score import RoundScore
from engine.types import DOCTOR, SWAP, UNDO, Action, Event, IllegalAction, Seat
from engine.view import GameContext

_SPARED = 2
"""The cards that stay in the stock: whoever drew the one above them must knock, or the round is void."""
_SPECIAL = (UNDO, SWAP, DOCTOR)


class GinRound(State, Round):
    """One deal between two seats."""

    to_act = State.to_act

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions; see :func:`engine.gin.legality.legal_ways`."""
        if seat not in self.to_act:
            return ()
        self.ways = self.ways or legality.legal_ways(self)
        return [*self.ways]

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`. The melds of a knock may be in any order."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat != self.seat:
            raise IllegalAction("not-your-turn", seat=self.seat)
        if action.kind in _SPECIAL:
            return {UNDO: self._undo, SWAP: self._swap, DOCTOR: self._doctor}[action.kind](action)
        action = action._replace(target=spelt(spelt_in(action.target)))
        if action not in self.legal(seat):
            raise legality.refusal(self, action)
        arrangement, self.ways = self.ways[action], {}
        match action.kind:
            case "draw" | "take":
                return self._draw(action.kind)
            case "pass":
                return self._pass()
            case "discard":
                return self._discard(action.cards[0])
            case "lay":
                return self._lay(action)
            case "end":
                return self._finish()
        assert arrangement is not None
        return self._knock(arrangement, *action.cards)

    def _draw(self, kind: str) -> tuple[Event, ...]:
        seat = self.seat
        if kind == "draw":
            if not self.passes:
                self.refused[seat].append(self.pile[-1])
            self.drawn = self.stock.pop()
        else:
            self.drawn, self.taken_in = self.pile.pop(), self.phase
            self.known[seat] |= BIT[self.drawn]
        self.hands[seat] |= BIT[self.drawn]
        self.phase = "discard"
        if self.taken_in:
            return (Event("took", seat, (self.drawn,)),)
        return (Event("drew", seat, (self.drawn,), secret=True),)

    def _undo(self, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in ("action", "turn"):
            raise IllegalAction("no-such-undo", target=action.target)
        if not legality.undo_scopes(self, self.seat) or self.drawn is None:
            raise IllegalAction("nothing-to-undo")
        card = self.drawn
        self.hands[self.seat] ^= BIT[card]
        self.known[self.seat] ^= BIT[card]
        self.pile.append(card)
        self.phase, self.taken_in, self.drawn, self.ways = self.taken_in, "", None, {}
        return (Event("took-back", self.seat, (card,), action.target),)

    def _swap(self, action: Action) -> tuple[Event, ...]:
        """Swap the hands at the start of a turn, for practice."""
        self._check_arranging(action, 0)
        swap(0, 1, self.hands, self.known)
        return (Event("swapped", self.seat),)

    def _doctor(self, action: Action) -> tuple[Event, ...]:
        """Exchange a card for a hidden one at the start of a turn, for practice."""
        self._check_arranging(action, 2)
        seat, other = self.seat, 1 - self.seat
        mine, wanted = one_card(cards_of(self.hands[seat]), action.cards[:1]), action.cards[1]
        hidden = self.hands[other] & ~self.known[other]
        if BIT.get(wanted, 0) & hidden:
            self.hands[other] ^= BIT[wanted] | BIT[mine]
        elif replaced((self.stock,), wanted, by=mine) is None:
            raise IllegalAction("doctor-not-hidden", card=wanted)
        self.hands[seat] ^= BIT[wanted] | BIT[mine]
        self.known[seat] &= ~BIT[mine]
        return (Event("doctored", seat, (mine, wanted), secret=True),)

    def _check_arranging(self, action: Action, cards: int) -> None:
        check_named(action, cards)
        if self.phase not in ("offer", "draw"):
            raise IllegalAction("too-late-to-arrange")
        self.ways = {}

    def _pass(self) -> tuple[Event, ...]:
        self.refused[self.seat].append(self.pile[-1])
        events = [Event("passed", self.seat, (self.pile[-1],))]
        if self.phase == "last":
            return (*events, self._void())
        self.passes += 1
        self._next("draw" if self.passes == SEATS else "offer")
        return tuple(events)

    def _next(self, phase: str) -> None:
        self.seat, self.turn = 1 - self.seat, self.turn + 1
        self.phase, self.drawn, self.taken_in = phase, None, ""

    def _give_up(self, card: Card) -> None:
        """Remove a discard from the hand."""
        self.hands[self.seat] ^= BIT[card]
        self.known[self.seat] &= ~BIT[card]

    def _discard(self, card: Card) -> tuple[Event, ...]:
        event, self.passes = Event("discarded", self.seat, (card,)), 0
        self._give_up(card)
        self.pile.append(card)
        self.discards[self.seat].append(card)
        if len(self.stock) > _SPARED:
            self._next("draw")
        elif self.rules.last_discard:
            self._next("last")
        else:
            return event, self._void()
        return (event,)

    def _void(self) -> Event:
        self.phase, self.outcome = "over", Outcome("void")
        return Event("void")

    def _knock(self, arrangement: Arrangement, card: Card | None = None) -> tuple[Event, ...]:
        """Knock, with gin if no deadwood is left; without a discard that is big gin."""
        seat = self.knocker = self.seat
        if card:
            self._give_up(card)
            self.face_down = card
        self.knocked, self.laid = arrangement, (0,) * len(arrangement.melds)
        self.known[seat] = self.hands[seat]
        self._next("lay")
        points = self._left_by_knocker()
        if not points:
            return (Event("gin" if card else "big-gin", seat), *self._finish())
        event = Event("knocked", seat, points=points)
        if self.rules.lay_off_by_hand and any(legality.fitting(self)):
            return (event,)
        return (event, *self._finish())

    def _left_by_knocker(self) -> int:
        assert self.knocker is not None
        return self.rules.melds.points(self.hands[self.knocker] & ~self.knocked.cards)

    def _lay(self, action: Action) -> tuple[Event, ...]:
        card = BIT[action.cards[0]]
        place = [spelt((meld,)) for meld in map(int.__or__, self.knocked.melds, self.laid)].index(action.target)
        self.laid = (*self.laid[:place], self.laid[place] | card, *self.laid[place + 1 :])
        self.hands[self.seat] ^= card
        self.known[self.seat] &= ~card
        event = Event("laid-off", self.seat, action.cards)
        return (event,) if any(legality.fitting(self)) else (event, *self._finish())

    def _finish(self) -> tuple[Event, ...]:
        """Lay out the other hand, with what it can lay off, and score the round."""
        assert self.knocker is not None
        other, melds = 1 - self.knocker, self.rules.melds
        hand, events = self.hands[other], []
        gin = not self._left_by_knocker()
        if gin or self.rules.lay_off_by_hand:
            own = melds.best(hand)[0]
        else:
            own, self.laid, _ = melds.best_laying_off(hand, self.knocked.melds)
            if cards := cards_of(sum(self.laid)):
                events.append(Event("laid-off", other, cards))
            self.hands[other] = hand = hand & ~sum(self.laid)
        loose = hand & ~own.cards
        mine = self.hands[self.knocker] & ~self.knocked.cards
        shown = [
            Shown(tuple(map(cards_of, self.knocked.melds)), (), cards_of(mine), melds.points(mine)),
            Shown(
                tuple(map(cards_of, own.melds)), tuple(map(cards_of, self.laid)), cards_of(loose), melds.points(loose)
            ),
        ]
        kind = ("gin" if self.face_down else "big-gin") if gin else "knock"
        ended = scoring.outcome(self.rules, kind, self.knocker, (*(shown if other else shown[::-1]),))
        self.phase, self.outcome = "over", ended
        if ended.kind in ("undercut", "equal"):
            events.append(Event(ended.kind, other, points=mine and shown[0].points - shown[1].points))
        return tuple(events)

    # queries

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo; see :func:`engine.gin.legality.undo_scopes`."""
        return legality.undo_scopes(self, seat)

    def view(self, seat: Seat | None, context: GameContext) -> GinView:
        """Return what a seat may know; see :func:`engine.gin.observation.view_of`."""
        return view_of(self, seat, context)

    def score(self) -> RoundScore:
        """Return the score by side; nothing before the round is over."""
        return scoring.score(self.rules, self.outcome, self.first, self.scores)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: gins, undercuts, and the best round."""
        points = [sum(line.points for line in lines if line.code != "more-games") for lines in self.score()]
        kind, by = (self.outcome.kind, self.outcome.winner) if self.outcome else ("", None)
        found = {"gin": kind == "gin", "big-gin": kind == "big-gin", "undercut": kind == "undercut", "won": True}
        return tuple(
            {feat: 1 for feat, done in found.items() if done and side == by}
            | ({"best": points[side]} if points[side] else {})
            for side in range(SEATS)
        )

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        aside = [self.face_down, self.first if self.rules.first_upcard == "none" else None]
        return (*cards_of(sum(self.hands) + sum(self.laid)), *self.stock, *self.pile, *filter(None, aside))
