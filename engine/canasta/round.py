"""A round of Canasta: what each action does. Sections are those of ``meggiesoft-canasta-guide.txt``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.canasta import legality, scoring
from engine.canasta.kinds import (
    BLACK_THREE,
    KIND,
    NAMES,
    NATURALS,
    POINTS,
    RED_THREE,
    TWO,
    Held,
    joined,
    without,
)
from engine.canasta.melds import canasta
from engine.canasta.spelling import kind_of, sorted_out, way_of
from engine.canasta.state import DRAWING, MELDING, Mark, State
from engine.canasta.view import CanastaView, view_of
from engine.cards import Card
from engine.game import UNDO, Action, Event, Frame, IllegalAction, Round, RoundScore, Seat

UNDO_SCOPES = ("action", "turn")
_MADE = {"natural": "natural-canasta", "mixed": "mixed-canasta"}


class CanastaRound(State, Round):
    """One deal in play."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action that differs for the rules, undo apart; see :meth:`engine.game.Round.legal`."""
        if seat not in self.to_act:
            return ()
        return legality.drawing(self) if self.phase == DRAWING else legality.melding(self)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Does an action, in any spelling; see :meth:`engine.game.Round.play`."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat != self.seat:
            raise IllegalAction("not-your-turn", seat=self.seat)
        kind = action.kind
        if kind == "discard":
            return self._discard(action)
        if kind == "meld":
            return self._meld(action)
        if kind == "draw":
            return self._draw(action)
        if kind == "take":
            return self._take(action)
        if kind == UNDO:
            return self._undo(action)
        if kind == "end":
            return self._end(action)
        raise IllegalAction("no-such-action", text=kind)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Melds and the taking of the pile can be undone until the discard, a draw never (4.3.5, 4.3.6)."""
        return UNDO_SCOPES if seat == self.seat and self.marks else ()

    def view(self, seat: Seat | None, frame: Frame) -> CanastaView:
        """What a seat may know; see :func:`engine.canasta.view.view_of`."""
        return view_of(self, seat, frame)

    def score(self) -> RoundScore:
        """The score by side; see :func:`engine.canasta.scoring.score`."""
        return scoring.score(self)

    # the start of a turn

    def _draw(self, action: Action) -> tuple[Event, ...]:
        """Cards from the stock; red threes go to the mat and are replaced while it lasts (2.4)."""
        self._expect(action)
        if not self.stock:
            raise IllegalAction("stock-empty")
        drawn: list[Card] = []
        threes: list[Card] = []
        while self.stock and len(drawn) < self.rules.cards_drawn:
            card = self.stock.pop()
            (threes if KIND[card] == RED_THREE else drawn).append(card)
        self.receive(self.seat, drawn)
        self.drawn = tuple(drawn)
        self.phase = MELDING
        self.lone = self.counts[self.seat] == 1
        events = [Event("drew", self.seat, self.drawn, secret=True)]
        if threes:
            events.append(self._lay_threes(threes))
        if self.owes:
            self.penalties[self.side] += self.rules.take_back_penalty
            events.append(Event("penalty", self.seat, points=self.rules.take_back_penalty))
        return tuple(events)

    def _take(self, action: Action) -> tuple[Event, ...]:
        """The upcard; where cards or a meld are named, it is melded with them at once (2.5)."""
        if self.phase != DRAWING:
            raise IllegalAction("already-drawn")
        if not self.pile:
            raise IllegalAction("pile-empty")
        upcard = self.pile[-1]
        kind = KIND[upcard]
        if kind not in NATURALS:
            raise IllegalAction("pile-blocked", card=upcard)
        if action.target not in ("", NAMES[kind]):
            raise IllegalAction("upcard-first", card=upcard)
        naturals: Held = ()
        wild: Held = ()
        melds = bool(action.cards or action.target)
        if melds:
            _, naturals, wild = sorted_out(action._replace(target=NAMES[kind]))
            way = way_of(self.hands[self.seat], kind, naturals, wild)
            legality.check_upcard_meld(self, way, upcard, self.pile[:-1])
        elif not legality.takes(self):
            raise legality.take_refusal(self)
        self.mark()
        self.phase = MELDING
        self.due = upcard
        self.waiting = tuple(self.pile[:-1])
        self.pile = []
        took = Event("took-pile", self.seat, (upcard,), points=len(self.waiting) + 1)
        return (took, *self._lay(kind, naturals, wild)) if melds else (took,)

    def _end(self, action: Action) -> tuple[Event, ...]:
        """Declines the pile when there is no stock left: the round is over (2.1)."""
        self._expect(action)
        if self.stock:
            raise IllegalAction("stock-not-empty", stock=len(self.stock))
        self.finish()
        return (Event("declined", self.seat), Event("stock-out", self.seat))

    def _expect(self, action: Action) -> None:
        """Raises unless it is time to draw and the action, as it should, names nothing."""
        if self.phase != DRAWING:
            raise IllegalAction("already-drawn")
        if action.cards or action.target:
            raise IllegalAction("names-nothing", text=action.kind)

    # melds

    def _meld(self, action: Action) -> tuple[Event, ...]:
        """Cards of one rank as a new meld, or onto the side's meld of that rank (2.6)."""
        if self.phase != MELDING:
            raise IllegalAction("draw-first")
        if not action.cards:
            raise IllegalAction("no-cards")
        if self.closing:
            raise IllegalAction("black-threes-last", left=0)
        kind, naturals, wild = sorted_out(action)
        hand = self.hands[self.seat]
        if self.due is None:
            legality.check_meld(self, way_of(hand, kind, naturals, wild))
        else:
            others = without(naturals, (self.due,))
            if others is None:
                raise IllegalAction("upcard-first", card=self.due)
            naturals = others
            legality.check_upcard_meld(self, way_of(hand, kind, naturals, wild), self.due, self.waiting)
        self.mark()
        return self._lay(kind, naturals, wild)

    def _lay(self, kind: int, naturals: Held, wild: Held) -> tuple[Event, ...]:
        """Moves cards, and the upcard that is due, from the hand to the mat; then all that follows from it."""
        seat, side = self.seat, self.side
        hand = self.hands[seat]
        laid, wilds = self.laid[side], self.wild[side]
        before = canasta(len(laid[kind]), len(wilds[kind]))
        new = not laid[kind]
        if naturals:
            hand[kind] = without(hand[kind], naturals) or ()
        for card in wild:
            its = KIND[card]
            hand[its] = without(hand[its], (card,)) or ()
        self.counts[seat] -= len(naturals) + len(wild)
        if self.due is not None:
            naturals = (self.due, *naturals)
            self.due = None
            self.frozen = False
        laid[kind] = joined(laid[kind], naturals)
        if wild:
            wilds[kind] = joined(wilds[kind], wild)
        points = len(naturals) * POINTS[kind] + scoring.points(wild)
        events = [Event("melded" if new else "added", seat, naturals + wild, NAMES[kind], points)]
        made = canasta(len(laid[kind]), len(wilds[kind]))
        if made != before:
            self.canastas[side] += not before
            events.append(Event(_MADE[made], seat, target=NAMES[kind]))
        self.closing = kind == BLACK_THREE
        if not self.opened[side]:
            self.begun += points
            if self.begun >= self.minimums[side]:
                self.opened[side] = True
                events.append(Event("initial-meld", seat, points=self.begun))
        if self.waiting and self.opened[side]:
            events += self._receive_rest()
        if not self.counts[seat]:
            events.append(self._go_out())
        return tuple(events)

    def _receive_rest(self) -> Iterator[Event]:
        """The rest of the taken pile joins the hand; its red threes go to the mat, and are not replaced (2.5)."""
        cards = legality.usable(self.waiting)
        threes = [card for card in self.waiting if KIND[card] == RED_THREE]
        self.waiting = ()
        if cards:
            self.receive(self.seat, cards)
            self.drawn += tuple(cards)
            yield Event("received", self.seat, tuple(cards))
        if threes:
            yield self._lay_threes(threes)

    def _lay_threes(self, threes: list[Card]) -> Event:
        self.threes[self.side] += tuple(threes)
        return Event("red-threes", self.seat, tuple(threes))

    # the end of a turn

    def _discard(self, action: Action) -> tuple[Event, ...]:
        """One card to the pile, which ends the turn; the last card of the hand ends the round (2.8)."""
        if self.phase != MELDING:
            raise IllegalAction("draw-first")
        if len(action.cards) != 1 or action.target:
            raise IllegalAction("one-card")
        card = action.cards[0]
        kind = kind_of(card)
        seat = self.seat
        hand = self.hands[seat]
        left = without(hand[kind], action.cards)
        if self.due is not None:
            raise IllegalAction("upcard-first", card=self.due)
        if left is None:
            raise IllegalAction("not-in-hand", cards=action.cards)
        if self.incomplete:
            raise IllegalAction("initial-meld-incomplete", needs=self.minimums[self.side], has=self.begun)
        last = self.counts[seat] == 1
        if last and not legality.may_discard_last(self):
            raise legality.no_right(self)
        hand[kind] = left
        self.counts[seat] -= 1
        self.pile.append(card)
        events = [Event("discarded", seat, action.cards)]
        if kind >= TWO and not self.frozen:
            self.frozen = True
            events.append(Event("froze", seat))
        events += self._end_with_last_card() if last else self._pass_on()
        return tuple(events)

    def _pass_on(self) -> Iterator[Event]:
        """The next seat's turn; with no stock left, only if it can take the pile."""
        seat = self.after(self.seat)
        self.begin_turn(seat)
        if not self.stock and not legality.takes(self):
            self.finish()
            yield Event("stock-out", seat)

    def _end_with_last_card(self) -> Iterator[Event]:
        if self.may_go_out:
            yield self._go_out()
        else:
            self.finish()
            yield Event("last-card", self.seat)

    def _go_out(self) -> Event:
        self.out, self.out_concealed = self.seat, self.fresh
        self.finish()
        return Event("went-out-concealed" if self.fresh else "went-out", self.seat)

    # undo

    def _undo(self, action: Action) -> tuple[Event, ...]:
        """Takes back the turn's last action, or all; after returning the pile, drawing costs the penalty."""
        if action.cards or action.target not in UNDO_SCOPES:
            raise IllegalAction("no-such-undo", text=action.target)
        if not self.marks:
            raise IllegalAction("nothing-to-undo")
        place = 0 if action.target == "turn" else len(self.marks) - 1
        mark = self.marks[place]
        del self.marks[place:]
        events = []
        if back := self._taken_back(mark):
            events.append(Event("took-back", self.seat, back, action.target))
        self.go_back(mark)
        if self.phase == DRAWING:
            self.owes = self.rules.take_back_penalty > 0
            events.append(Event("returned-pile", self.seat, (self.pile[-1],), points=self.rules.take_back_penalty))
        return tuple(events)

    def _taken_back(self, mark: Mark) -> Held:
        """The cards that leave the melds when going back to a mark."""
        now = (*self.laid[self.side], *self.wild[self.side])
        then = (*mark.laid, *mark.wild)
        return tuple(card for cards, before in zip(now, then, strict=True) for card in without(cards, before) or ())
