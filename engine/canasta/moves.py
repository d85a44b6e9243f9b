"""The effects of melds and discards: canastas, the initial meld, the rest of a pile, feet, and the end of the round.

Nothing in :class:`Moves` checks whether an action is legal; the practice actions, :func:`swap` and :func:`doctor`, do.
Sections are those of the guide.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.canasta import scoring
from engine.canasta.interpret import kind_of
from engine.canasta.legality.going_out import credit, is_splash, may_go_out, opens_anyway
from engine.canasta.legality.position import usable
from engine.canasta.legality.taking import stock_ends_round
from engine.canasta.melds import BLACK_THREE, CANASTA, KIND, NAMES, NEW, SLOTS, Held, Made, Run, Way, joined, without
from engine.canasta.state import DRAWING, State
from engine.cards import Card
from engine.kit.hands import check_named, replaced, swapped
from engine.types import Action, Event, IllegalAction

_MADE = {
    "natural": "natural-canasta",
    "mixed": "mixed-canasta",
    "wild": "wild-canasta",
    "sequence": "sequence-canasta",
}
_GAINED = {name: Made(**{name: 1}) for name in _MADE}


class Moves(State):
    """A state and the changes that actions make to it."""

    def lay(self, way: Way, slot: int, naturals: Held, wild: Held) -> tuple[Event, ...]:
        """Meld cards of the hand, and the upcard that is due, as or onto a meld of a kind."""
        seat, side = self.seat, self.side
        hand = self.hands[seat]
        kind = way.kind
        if slot == NEW:
            slot = kind if not self.laid[side][kind] else self._further(NAMES[kind])
        if naturals:
            hand[kind] = without(hand[kind], naturals) or ()
        for card in wild:
            its = KIND[card]
            hand[its] = without(hand[its], (card,)) or ()
        self.counts[seat] -= len(naturals) + len(wild)
        self.show(seat, naturals + wild)
        points = toward = self.tables.points_of(*way)
        if self.due is not None:
            points += self.points[kind]
            toward = credit(self, way, 1)
            naturals = (self.due, *naturals)
            self.joined = kind
            self._upcard_melded()
        self.closing = kind == BLACK_THREE
        return self._laid(slot, naturals, wild, points, toward)

    def lay_run(self, run: Run) -> tuple[Event, ...]:
        """Meld the cards of a sequence, or the upcard that is due."""
        hand = self.hands[self.seat]
        cards = run.cards
        for card in cards:
            hand[KIND[card]] = without(hand[KIND[card]], (card,)) or ()
        self.counts[self.seat] -= len(cards)
        self.show(self.seat, cards)
        points = scoring.points(self, cards)
        slot = self._further(run.suit) if run.slot == NEW else run.slot
        if self.due is not None:
            points += self.points[KIND[self.due]]
            cards = (self.due, *cards)
            self._upcard_melded()
        return self._laid(slot, cards, (), points, points)

    def _further(self, family: str) -> int:
        """Return a new slot."""
        side = self.side
        self.further[side].append(family)
        self.laid[side].append(())
        self.wild[side].append(())
        return SLOTS + len(self.further[side]) - 1

    def _upcard_melded(self) -> None:
        self.due = None
        self.frozen = any(map(self.freezes, self.pile))

    def _laid(self, slot: int, cards: Held, wild: Held, points: int, toward: int) -> tuple[Event, ...]:
        """Add cards to a slot, with all consequences: a canasta, the initial meld, the rest of a pile, going out."""
        seat, side = self.seat, self.side
        laid, wilds = self.laid[side], self.wild[side]
        had = len(laid[slot]) + len(wilds[slot])
        before = self.made(side, slot) if had >= CANASTA else ""
        if not had:
            self.made_order[side].append(slot)
        laid[slot] = joined(laid[slot], cards)
        if wild:
            wilds[slot] = joined(wilds[slot], wild)
        if slot in self.there:
            self.apart = False
        self.acted = True
        family = self.family(side, slot)
        events = [Event("added" if had else "melded", seat, cards + wild, family, points)]
        made = self.made(side, slot)
        if made != before:
            self.canastas[side] = self.canastas[side].changed(before, made)
            events.append(Event(_MADE[made], seat, target=family))
        if not self.opened[side]:
            self.begun += toward
            kind = self.kind(side, slot)
            opens = made != before and opens_anyway(self.rules, _GAINED[made])
            opens |= kind >= 0 and is_splash(self.rules, len(laid[slot]), len(wilds[slot]), kind == self.joined)
            if opens or self.begun >= self.minimums[side]:
                self.opened[side] = True
                events.append(Event("initial-meld", seat, points=self.begun))
        if self.opened[side]:
            if self.waiting:
                events += self._receive_rest()
            elif self.tables.settles_take:
                self._settle_take()
        if not self.counts[seat]:
            events += (self.take_up_foot(),) if self.feet[seat] else self._go_out()
        return tuple(events)

    def _receive_rest(self) -> Iterator[Event]:
        """Add the rest of a taken pile to the hand; threes go to the mat and are not replaced (guide 2.5)."""
        cards = usable(self, self.waiting)
        threes = [card for card in self.waiting if KIND[card] in self.tables.mat]
        self.waiting = ()
        self._settle_take()
        if cards:
            self.receive(self.seat, cards)
            self.drawn += tuple(cards)
            self.known[self.seat] += tuple(cards)
            yield Event("received", self.seat, tuple(cards))
        if threes:
            yield self.lay_threes(threes)

    def _settle_take(self) -> None:
        """Make a received pile impossible to return, if the options say so."""
        if self.tables.settles_take and self.marks and self.marks[0].phase == DRAWING:
            self.marks = []

    def lay_threes(self, threes: list[Card]) -> Event:
        """Lay threes on the mat."""
        self.threes[self.side] += tuple(threes)
        return Event("red-threes", self.seat, tuple(threes))

    def take_up_foot(self) -> Event:
        """Pick up the second hand. Nothing before can be undone."""
        cards, self.feet[self.seat] = self.feet[self.seat], ()
        self.receive(self.seat, cards)
        self.marks = []
        return Event("foot", self.seat, cards, points=len(cards), secret=True)

    def take_talon(self) -> Iterator[Event]:
        """Give the next talon to the side that has made its initial meld in this turn (guide 2.2)."""
        cards = self.talons.pop(0)
        self.receive(self.seat, cards)
        yield Event("talon", self.seat, cards, points=len(cards), secret=True)
        yield from self.lay_dealt_threes(self.seat)

    def pass_on(self) -> Iterator[Event]:
        """Begin the next seat's turn, or end the round if the stock is empty and the options say so."""
        self.melded[self.seat] |= self.acted
        self.idle &= not self.acted
        seat = self.after(self.seat)
        self.begin_turn(seat)
        if not self.stock and stock_ends_round(self):
            self.finish()
            yield Event("stock-out", seat)

    def end_with_last_card(self) -> Iterator[Event]:
        """End the round because the player has no cards left, with or without the right to go out."""
        if may_go_out(self):
            yield from self._go_out()
        else:
            self.finish()
            yield Event("last-card", self.seat)

    def _go_out(self) -> Iterator[Event]:
        """End the round. The rest of a taken pile is received first, as it may contain red threes."""
        if self.waiting:
            yield from self._receive_rest()
        self.out, self.out_concealed = self.seat, self._concealed()
        self.finish()
        yield Event("went-out-concealed" if self.out_concealed else "went-out", self.seat)

    def _concealed(self) -> bool:
        """Return whether the whole hand was melded in this turn.

        In a partnership it must also contain a canasta, with nothing added to the partner's melds.
        """
        if self.partner() is None:
            return self.fresh
        return not self.melded[self.seat] and self.apart and sum(self.canastas[self.side]) > sum(self.before)

    def pay(self) -> Event:
        """Pay the penalty for a returned pile."""
        penalty = self.rules.take_back_penalty
        self.penalties[self.side] += penalty
        return Event("penalty", self.seat, points=penalty)


def swap(state: State, action: Action) -> tuple[Event, ...]:
    """Swap the hands of the player and the next seat."""
    _expect(state, action, 0)
    mine, other = state.seat, state.after(state.seat)
    swapped(mine, other, state.hands, state.counts, state.known)
    return (Event("swapped", mine),)


def doctor(state: State, action: Action) -> tuple[Event, ...]:
    """Exchange a card of the hand for a hidden card."""
    _expect(state, action, 2)
    seat = state.seat
    mine, wanted = action.cards
    hand = state.hands[seat]
    left = without(hand[kind_of(mine)], (mine,))
    if left is None:
        raise IllegalAction("not-in-hand", cards=(mine,))
    if kind_of(wanted) in state.tables.mat:
        raise IllegalAction("doctor-laid-down", card=wanted)
    if not _replaced(state, wanted, mine):
        raise IllegalAction("doctor-not-hidden", card=wanted)
    hand[KIND[mine]] = left
    state.counts[seat] -= 1
    state.show(seat, (mine,))
    state.receive(seat, (wanted,))
    return (Event("doctored", seat, (mine, wanted), secret=True),)


def _expect(state: State, action: Action, cards: int) -> None:
    """Raise unless the turn has just begun, nothing is melded, and the action names this many cards."""
    if state.phase != DRAWING or any(state.slots(side) for side in range(len(state.laid))):
        raise IllegalAction("too-late-to-arrange")
    check_named(action, cards)


def _replaced(state: State, wanted: Card, by: Card) -> bool:
    """Replace a hidden card by another; false if it is not hidden."""
    if replaced([state.stock], wanted, by):
        return True
    for piles in (state.talons, state.feet):
        for place, pile in enumerate(piles):
            if wanted in pile:
                at = pile.index(wanted)
                piles[place] = (*pile[:at], by, *pile[at + 1 :])
                return True
    for seat, hand in enumerate(state.hands):
        if seat != state.seat and wanted in hand[KIND[wanted]]:
            hand[KIND[wanted]] = without(hand[KIND[wanted]], (wanted,)) or ()
            state.counts[seat] -= 1
            state.show(seat, (wanted,))
            state.receive(seat, (by,))
            return True
    return False
