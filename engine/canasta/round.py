"""A round of Canasta: checks each action and performs it. Sections are those of the guide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Self

from engine.canasta import moves, scoring
from engine.canasta.interpret import kind_of, missing, run_of, slot_of, sorted_out, way_of
from engine.canasta.legality import ending, melding, taking
from engine.canasta.legality.actions import legal_actions
from engine.canasta.legality.going_out import too_few_left, unfinished
from engine.canasta.legality.melding import TurnEnd
from engine.canasta.melds import BLACK_THREE, KIND, NAMES, NEW, RED_THREE, TWO, Held, Run, without
from engine.canasta.moves import Moves
from engine.canasta.state import ANSWERING, ANSWERS, DRAWING, MELDING, Mark
from engine.canasta.view import CanastaView, view_of
from engine.cards import Card
from engine.kit.hands import check_bare, check_turn, check_undo
from engine.round import Round
from engine.score import RoundScore
from engine.types import Action, Event, IllegalAction, Seat
from engine.view import GameContext


class CanastaRound(Moves, Round):
    """One deal in play."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """See :meth:`engine.round.Round.legal`."""
        if seat not in self.to_act:
            return ()
        return legal_actions(self)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """See :meth:`engine.round.Round.play`."""
        check_turn(self.to_act, seat)
        if self.phase == ANSWERING and action.kind != "answer":
            raise IllegalAction("answer-first")
        match action.kind:
            case "draw":
                return self._draw(action)
            case "discard":
                return self._discard(action)
            case "meld":
                return self._meld(action)
            case "take":
                return self._take(action)
            case "pass":
                return self._pass(action)
            case "ask":
                return self._ask(action)
            case "answer":
                return self._answer(action)
            case "special":
                return self._special(action)
            case "end":
                return self._end(action)
            case "undo":
                return self._undo(action)
            case "swap":
                return moves.swap(self, action)
            case "doctor":
                return moves.doctor(self, action)
        raise IllegalAction("no-such-action", text=action.kind)

    def is_final(self, before: Self) -> bool:
        """Return whether the rules allow no undo, or an action has drawn: equal cards may have been seen before.

        Once the stock is empty, a hand decides whether the round goes on.
        """
        return not self.tables.can_undo or len(self.stock) < len(before.stock) or not self.stock

    def view(self, seat: Seat | None, context: GameContext) -> CanastaView:
        """Return what a seat may know; see :mod:`engine.canasta.view`."""
        return view_of(self, seat, context)

    def score(self) -> RoundScore:
        """Return the score by side; see :mod:`engine.canasta.scoring`."""
        return scoring.score(self)

    def standing(self) -> tuple[int, ...]:
        """Return the points on the mat by side: cards, canastas and red threes."""
        return tuple(sum(line.points for line in scoring.on_the_mat(self, side)) for side in range(len(self.laid)))

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements; see :func:`engine.canasta.scoring.feats`."""
        return tuple(scoring.feats(self, side) for side in range(len(self.laid)))

    # the start of a turn

    def _draw(self, action: Action) -> tuple[Event, ...]:
        """Draw from the stock; threes are laid on the mat and replaced as the options say (guide 2.4)."""
        self._expect(action, DRAWING)
        events = []
        if not taking.may_draw(self):
            raise IllegalAction("stock-empty")
        if self.pile and not taking.blocked(self.pile[-1]):
            self.refused[self.seat].append(self.pile[-1])
        if not self.stock:
            events.append(self._turn_pile_over())
        drawn: list[Card] = []
        threes: list[Card] = []
        wanted, mat = self.rules.cards_drawn, self.tables.mat
        turned: list[Event] = []
        while self.stock and wanted:
            card = self.stock.pop()
            if KIND[card] in mat:
                threes.append(card)
                wanted -= self.rules.red_three_drawn != "replaced"
            else:
                drawn.append(card)
                wanted -= 1
            if not self.stock and taking.turns_at_once(self):
                turned.append(self._turn_pile_over())
        self.receive(self.seat, drawn)
        self.drawn = tuple(drawn)
        self.phase = MELDING
        self.lone = self.counts[self.seat] == 1 and self.rules.last_card != "passed"
        events.append(Event("drew", self.seat, self.drawn, secret=True))
        if threes:
            events.append(self.lay_threes(threes))
        events += turned
        if self.owes:
            events.append(self.pay())
        if threes and self.rules.red_three_drawn == "ends-turn":
            events += self.pass_on()
        return tuple(events)

    def _turn_pile_over(self) -> Event:
        """Turn the pile over as the new stock, without shuffling."""
        self.stock, self.pile, self.frozen, self.idle = self.pile[::-1], [], False, True
        return Event("turned-over", self.seat, points=len(self.stock))

    def _take(self, action: Action) -> tuple[Event, ...]:
        """Take the pile; if cards or a meld are named, meld the upcard with them at once (guide 2.5)."""
        if self.phase != DRAWING:
            raise IllegalAction("already-drawn")
        if not self.pile:
            raise IllegalAction("pile-empty")
        upcard = self.pile[-1]
        if taking.blocked(upcard):
            raise IllegalAction("pile-blocked", card=upcard)
        rest = tuple(taking.rest_of(self))
        cards = self._beside(upcard, action.cards)
        melds = bool(cards or action.target)
        what = self._upcard_meld(action, cards, upcard, rest) if melds else None
        if not melds and not taking.upcard_melds(self, upcard, rest):
            raise taking.why_not(self)
        self.mark()
        self.acted = True
        self.phase = MELDING
        self.due = upcard
        self.waiting = rest
        self.pile = self.pile[: len(self.pile) - len(rest) - 1]
        took = Event("took-pile", self.seat, (upcard,), points=len(rest) + 1)
        return (took, *what()) if what else (took,)

    def _beside(self, upcard: Card, cards: Held) -> Held:
        """Return the cards to meld with the upcard, without the upcard itself if the action names it too."""
        held = self.hands[self.seat][KIND[upcard]].count(upcard)
        return (without(cards, (upcard,)) or ()) if cards.count(upcard) > held else cards

    def _end(self, action: Action) -> tuple[Event, ...]:
        """End the round instead of taking the pile when the stock is empty (guide 2.1)."""
        self._expect(action, DRAWING)
        if self.stock or not taking.may_end_round(self):
            raise IllegalAction("stock-not-empty", stock=len(self.stock))
        self.finish()
        return (Event("declined", self.seat), Event("stock-out", self.seat))

    def _expect(self, action: Action, phase: str) -> None:
        """Raise unless the phase is right and the action names nothing."""
        if self.phase != phase:
            raise IllegalAction("already-drawn" if phase == DRAWING else "draw-first")
        check_bare(action)

    # melds

    def _meld(self, action: Action) -> tuple[Event, ...]:
        """Meld cards, as new melds or onto those of the side (guide 2.6). Several melds are one action to undo."""
        parts = action.parts
        if len(parts) == 1:
            does = self._checked_meld(action)
            self.mark()
            return does()
        self.check_melds(parts)
        events: list[Event] = []
        for part in parts:
            does = self._checked_meld(part)
            if not events or not self.marks:
                self.mark()
            events += does()
        return tuple(events)

    def check_melds(self, melds: Sequence[Action]) -> None:
        """Raise :class:`IllegalAction` unless these melds can be made one after the other. Changes nothing.

        All cards must be at hand before the first meld: what a foot holds is not found out by naming it. The error is
        about the cards of the meld that is refused.
        """
        if len(melds) > 1:
            self._expect_at_hand([card for meld in melds for card in meld.cards])
        twin = self.copy()
        for number, meld in enumerate(melds, 1):
            try:
                does = twin._checked_meld(meld)
            except IllegalAction as error:
                error.about = meld.cards if len(melds) > 1 else ()
                raise
            # The last meld may reveal cards, such as a foot, that are unknown where only a view is known.
            if number < len(melds):
                does()
                if not twin.to_act:
                    raise IllegalAction("round-over")

    def _expect_at_hand(self, cards: Sequence[Card]) -> None:
        """Raise unless the hand, the upcard that is due and the rest of its pile have all of the cards."""
        held = Counter(card for kind in self.hands[self.seat] for card in kind)
        held.update(self.waiting if self.due is None else (self.due, *self.waiting))
        gone = tuple((Counter(cards) - held).elements())
        if gone:
            raise IllegalAction("not-in-hand", cards=gone)

    def _checked_meld(self, action: Action) -> Callable[[], tuple[Event, ...]]:
        """Check a single meld, and return the function that performs it."""
        if self.phase != MELDING:
            raise IllegalAction("draw-first")
        if not action.cards:
            some = any(legal.kind == "meld" for legal in self.legal(self.seat))
            raise IllegalAction("no-cards" if some else "nothing-to-meld")
        if self.closing:
            raise IllegalAction("black-threes-last", left=0)
        if self.due is None:
            return self._hand_meld(action)
        others = without(action.cards, (self.due,))
        if others is None:
            raise IllegalAction("upcard-first", card=self.due)
        return self._upcard_meld(action, others, self.due, self.waiting)

    def _hand_meld(self, action: Action) -> Callable[[], tuple[Event, ...]]:
        """Check a meld from the hand, and return the function that performs it."""
        run = run_of(self, action.cards, action.target) if self.tables.sequences else None
        if run is not None:
            self._hold(run)
            _check(melding.run_refusal(TurnEnd(self, self.waiting), run))
            return lambda: self.lay_run(run)
        kind, naturals, wild = sorted_out(action, self.hands[self.seat])
        slot = slot_of(self, kind, action.target)
        way = way_of(self.hands[self.seat], kind, naturals, wild)
        if kind == BLACK_THREE:
            _check(ending.black_threes_refusal(self, way))
        else:
            _check(melding.meld_refusal(self, TurnEnd(self, self.waiting), way, slot, naturals))
        return lambda: self.lay(way, slot, naturals, wild)

    def _upcard_meld(
        self, action: Action, cards: tuple[Card, ...], upcard: Card, rest: tuple[Card, ...]
    ) -> Callable[[], tuple[Event, ...]]:
        """Check a meld of the upcard with cards of the hand, and return the function that performs it."""
        run = run_of(self, cards, action.target, upcard) if self.tables.sequences else None
        if run is not None:
            if cards or run.slot == NEW:
                raise IllegalAction("pile-not-so", card=upcard)
            _check(taking.take_run_refusal(self, TurnEnd(self, rest, upcard), run))
            return lambda: self.lay_run(run)
        kind = KIND[upcard]
        target = action.target or NAMES[kind]
        if target != NAMES[kind] and target.partition("-")[0].rstrip("+") not in ("", NAMES[kind]):
            raise IllegalAction("upcard-first", card=upcard)
        _, naturals, wild = sorted_out(Action("meld", cards, target), self.hands[self.seat])
        slot = slot_of(self, kind, target)
        way = way_of(self.hands[self.seat], kind, naturals, wild)
        _check(taking.take_refusal(self, TurnEnd(self, rest, upcard), way, slot, naturals))
        return lambda: self.lay(way, slot, naturals, wild)

    def _hold(self, run: Run) -> None:
        """Raise unless the hand has the cards of a sequence."""
        gone = missing(self.hands[self.seat], run.cards)
        if gone:
            raise IllegalAction("not-in-hand", cards=gone)

    # the end of a turn

    def _discard(self, action: Action) -> tuple[Event, ...]:
        """Discard a card, which ends the turn; the last card of the hand ends the round (guide 2.8)."""
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
        if left is None and not (self.rules.red_three_discard and card in self.threes[self.side]):
            raise IllegalAction("not-in-hand", cards=action.cards)
        if not self.opened[self.side] and unfinished(self):
            raise IllegalAction("initial-meld-incomplete", needs=self.minimums[self.side], has=self.begun)
        last = self.counts[seat] == 1 and left is not None
        if last and not ending.may_discard_last(self):
            raise too_few_left(self)
        if self.answer == "yes" and not last:
            raise IllegalAction("must-go-out")
        if left is None:
            self.threes[self.side] = without(self.threes[self.side], (card,)) or ()
        else:
            refusal = None if last or self.tables.any_discard else ending.discard_refusal(self, kind)
            if refusal is not None:
                raise refusal
            hand[kind] = left
            self.counts[seat] -= 1
            self.show(seat, action.cards)
        self.pile.append(card)
        self.discards[seat].append(card)
        events = [Event("discarded", seat, action.cards)]
        if (kind >= TWO or kind == RED_THREE) and not self.frozen and self.freezes(card):
            self.frozen = True
            if not last or self.feet[seat]:
                events.append(Event("froze", seat))
        if last and not self.feet[seat]:
            events += self.end_with_last_card()
            return tuple(events)
        if last:
            events.append(self.take_up_foot())
        elif self.talons and self.fresh and self.opened[self.side]:
            events += self.take_talon()
        events += self.pass_on()
        return tuple(events)

    def _pass(self, action: Action) -> tuple[Event, ...]:
        """Keep the only card and end the turn, without the canastas to go out (windows, *The rules* 10)."""
        self._expect(action, MELDING)
        if not ending.may_pass(self):
            raise IllegalAction("no-pass")
        return (Event("passed", self.seat), *self.pass_on())

    def _special(self, action: Action) -> tuple[Event, ...]:
        """Lay down a special hand, which ends the round (guide 4.4.14)."""
        self._expect(action, MELDING)
        name = ending.special_hand(self)
        if not name:
            raise IllegalAction("no-special-hand")
        self.special = name
        self.out = self.seat
        cards = tuple(card for held in self.hands[self.seat] for card in held)
        self.finish()
        return (Event("special-hand", self.seat, cards, name, ending.SPECIAL_HAND_POINTS[name]),)

    # partners

    def _ask(self, action: Action) -> tuple[Event, ...]:
        """Ask the partner "May I go out?"."""
        self._expect(action, MELDING)
        refusal = ending.asking_refusal(self)
        if refusal is not None:
            raise refusal
        partner = self.partner()
        assert partner is not None
        self.asked = True
        self.phase = ANSWERING
        self.to_act = (partner,)
        return (Event("asked", self.seat),)

    def _answer(self, action: Action) -> tuple[Event, ...]:
        """Answer the partner: with yes, the partner must go out in this turn; with no, it may not."""
        if self.phase != ANSWERING:
            raise IllegalAction("nothing-asked")
        if action.cards or action.target not in ANSWERS:
            raise IllegalAction("yes-or-no")
        partner = self.to_act[0]
        self.answer = action.target
        self.phase = MELDING
        self.to_act = (self.seat,)
        return (Event("answered-yes" if self.answer == "yes" else "answered-no", partner),)

    # undo

    def _undo(self, action: Action) -> tuple[Event, ...]:
        """Undo the last action or all actions of the turn.

        Returning a taken pile costs the penalty at once or with the next draw, as the options say.
        """
        check_undo(action, self.marks)
        place = 0 if action.target == "turn" else len(self.marks) - 1
        mark = self.marks[place]
        del self.marks[place:]
        events = []
        back = self._taken_back(mark)
        if back:
            events.append(Event("took-back", self.seat, back, action.target))
        self.go_back(mark, back)
        if self.phase == DRAWING:
            penalty = self.rules.take_back_penalty
            if self.rules.take_back == "until-rest":
                events.append(Event("returned-pile", self.seat, (self.pile[-1],)))
                if penalty:
                    events.append(self.pay())
            else:
                self.owes = penalty > 0
                due = taking.penalty_due(self)
                events.append(Event("returned-pile", self.seat, (self.pile[-1],), points=due))
        return tuple(events)

    def _taken_back(self, mark: Mark) -> Held:
        """Return the cards that leave the melds when a mark is restored."""
        now = (*self.laid[self.side], *self.wild[self.side])
        empty = [()] * (len(self.laid[self.side]) - len(mark.laid))
        then = (*mark.laid, *empty, *mark.wild, *empty)
        return tuple(card for cards, before in zip(now, then, strict=True) for card in without(cards, before) or ())


def _check(refusal: IllegalAction | None) -> None:
    if refusal is not None:
        raise refusal
