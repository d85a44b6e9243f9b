"""A round of Rummy 500: what its actions do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.cards import Card
from engine.kit.arranging import check_named, replaced, swap
from engine.kit.hands import one_card
from engine.kit.laid_melds import grown, place_of, with_laid
from engine.kit.table_melds import without
from engine.round import Round
from engine.rummy500 import legality, scoring
from engine.rummy500.melding import melded
from engine.rummy500.observation import view_of
from engine.rummy500.state import State, in_order
from engine.rummy500.view import Rummy500View
from engine.score import RoundScore
from engine.types import DOCTOR, SWAP, UNDO, Action, Event, IllegalAction, Seat
from engine.view import GameContext


class Rummy500Round(State, Round):
    """One deal."""

    to_act = State.to_act

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the legal actions; see :func:`engine.rummy500.legality.legal`."""
        return [*legality.legal(self, seat)]

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`. Cards may be named in any order."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat not in self.to_act:
            raise IllegalAction("not-your-turn", seat=self.to_act[0])
        kinds = {"meld": ("meld", "discard", UNDO), "draw": ("claim", "draw", "take", "pass", SWAP, DOCTOR)}[self.phase]
        mine = seat == self.seat or action.kind in ("claim", "pass")
        if action.kind not in kinds or not mine:
            raise legality.refusal(self, seat, action)
        return _PERFORMERS[action.kind](self, seat, action)

    def draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Draw the top card of the stock."""
        _names_nothing(action)
        if not self.stock:
            raise legality.refusal(self, seat, action)
        self.close_claims()
        self.drawn = self.stock.pop()
        self.hands[seat] = in_order((*self.hands[seat], self.drawn))
        self.phase = "meld"
        return (Event("drew", seat, (self.drawn,), secret=True),)

    def take(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Take a card of the pile with all that lie on it; unless it is a last discard taken freely, it is owed."""
        depth = legality.depth_of(self, action)
        self.mark()
        self.close_claims()
        self.taken, self.pile = tuple(self.pile[-depth:]), self.pile[:-depth]
        if depth > 1 or self.rules.upcard_melded:
            self.owed = self.taken[0]
        for cards in (self.hands, self.known):
            cards[seat] = in_order((*cards[seat], *self.taken))
        self.phase = "meld"
        return (Event("took", seat, self.taken),)

    def meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Lay down melds, lay off on others, or take a joker, which must be melded next."""
        after = melded(self, action)
        self.mark()
        joker = [kind for kind, _, _ in after.done].count("exchanged")
        self.give_up(without(self.hands[seat], after.hand))
        self.hands[seat], self.table = in_order(after.hand), [*after.table]
        self.opened[self.sides[seat]] = True
        self.owed = "JK" if joker else None
        events = tuple(Event(kind, seat, cards, points=points) for kind, cards, points in after.done)
        return events if self.hands[seat] else (*events, *self._finish(seat))

    def discard(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Discard a card: the turn passes on, or the round ends."""
        card = legality.check_discard(self, action.cards)
        self.give_up((card,))
        self.pile.append(card)
        self.discards[seat].append(card)
        event = Event("discarded", seat, (card,))
        if not self.hands[seat]:
            return (event, *self._finish(seat))
        if not self.stock and self.rules.empty_stock == "ends":
            return (event, *self._finish(None))
        self.next_turn()
        return (event,)

    def claim(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Lay off the last discard, for the seat that claims it."""
        claims = [each for each in legality.legal(self, seat) if each.kind == "claim"]
        if not claims:
            raise legality.refusal(self, seat, action)
        found = next((each for each in claims if action.target.upper() in ("", each.target)), None)
        if found is None or action.cards:
            raise IllegalAction("claim-onto", card=self.pile[-1])
        place, card = place_of(self.table, found.target) or 0, self.pile.pop()
        old = self.table[place]
        meld = grown(old, (card,), found.target) or old.meld
        self.table = [*with_laid(self.table, place, meld, seat)]
        self.close_claims()
        return (Event("claimed", seat, (card,), points=self.rules.worth(meld) - self.rules.worth(old.meld)),)

    def let_pass(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Leave the last discard to others; with an empty stock, end the round by taking nothing."""
        _names_nothing(action)
        if seat != self.seat:
            self.waiting.remove(seat)
        elif not self.stock:
            return (Event("took-nothing", seat), *self._finish(None))
        elif self.waiting:
            self.held = True
        else:
            raise legality.refusal(self, seat, action)
        self.held = self.held and bool(self.waiting)
        return (Event("passed", seat),)

    def undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Undo the last action or all since the draw."""
        if action.cards or action.target not in ("action", "turn"):
            raise IllegalAction("no-such-undo", target=action.target)
        if not self.marks:
            raise IllegalAction("nothing-to-undo")
        place = 0 if action.target == "turn" else len(self.marks) - 1
        before, laid = self.marks[place], self.hands[seat]
        back = without(before.hand, laid) or without(laid, before.hand)
        del self.marks[place:]
        self.hands[seat], self.known[seat] = [*before.hand], [*before.known]
        self.phase, self.table, self.pile, self.opened = before.phase, [*before.table], [*before.pile], [*before.opened]
        self.owed, self.taken = before.owed, before.taken
        return (Event("took-back", seat, back, action.target),)

    def swap(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Swap hands with the next seat, for practice."""
        self._check_arranging(seat, action, 0)
        swap(seat, (seat + 1) % self.seats, self.hands, self.known)
        return (Event("swapped", seat),)

    def doctor(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange a card for a face-down one of the stock or another hand, for practice."""
        self._check_arranging(seat, action, 2)
        mine, wanted = one_card(self.hands[seat], action.cards[:1]), action.cards[1]
        others = [other for other in range(self.seats) if other != seat]
        unseen = [[*without(self.hands[other], self.known[other])] for other in others]
        if replaced((self.stock, *unseen), wanted, by=mine) is None:
            raise IllegalAction("doctor-not-hidden", card=wanted)
        for other, cards in zip(others, unseen, strict=True):
            self.hands[other] = in_order((*cards, *self.known[other]))
        self.give_up((mine,))
        self.hands[seat] = in_order((*self.hands[seat], wanted))
        return (Event("doctored", seat, (mine, wanted), secret=True),)

    def _check_arranging(self, seat: Seat, action: Action, cards: int) -> None:
        check_named(action, cards)
        if seat != self.seat or self.waiting or self.table:
            raise IllegalAction("too-late-to-arrange")

    def _finish(self, goer: Seat | None) -> tuple[Event, ...]:
        self.phase, self.goer, self.owed, self.marks = "over", goer, None, []
        return (Event("stock-out"),) if goer is None else (Event("went-out", goer),)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo; see :func:`engine.rummy500.legality.undo_scopes`."""
        return legality.undo_scopes(self, seat)

    def view(self, seat: Seat | None, context: GameContext) -> Rummy500View:
        """Return what a seat may know; see :func:`engine.rummy500.observation.view_of`."""
        return view_of(self, seat, context)

    def score(self) -> RoundScore:
        """Return the score by side: what it has laid down and, once the round is over, what it still holds."""
        return scoring.score(self)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: going out, the cards it laid down, and its best round."""
        found = []
        for side, lines in enumerate(self.score()):
            points = sum(line.points for line in lines)
            out = self.goer is not None and self.sides[self.goer] == side
            laid = sum(line.count for line in lines if line.code == "laid")
            feats = {"went-out": int(out), "laid": laid, "best": points}
            found.append({feat: count for feat, count in feats.items() if count > 0})
        return tuple(found)

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        laid = (card for each in self.table for card in each.meld.cards)
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile, *laid)


def _names_nothing(action: Action) -> None:
    if action.cards or action.target:
        raise IllegalAction("names-nothing", text=action.kind)


_PERFORMERS: Mapping[str, Callable[[Rummy500Round, Seat, Action], tuple[Event, ...]]] = {
    "draw": Rummy500Round.draw,
    "take": Rummy500Round.take,
    "meld": Rummy500Round.meld,
    "discard": Rummy500Round.discard,
    "claim": Rummy500Round.claim,
    "pass": Rummy500Round.let_pass,
    UNDO: Rummy500Round.undo,
    SWAP: Rummy500Round.swap,
    DOCTOR: Rummy500Round.doctor,
}
