"""A round of Rummy 500: a seat's view, the legal actions, their effects and the score. Melding is in ``legality``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import JOKER, Card
from engine.kit.discard_round import DiscardView
from engine.kit.hands import held
from engine.kit.table_melds import in_order, without
from engine.rummy500.legality import depth_of, melded, public_depths, takes, uses_of_hand
from engine.rummy500.options import Rummy500Options
from engine.rummy500.state import JOKER_OF, Laid, State, fitting, grown, laid_by, new_meld, place_of, with_laid
from engine.score import RoundScore, ScoreLine, achieved
from engine.types import Action, Event, IllegalAction, Seat

DRAW, PASS = Action("draw"), Action("pass")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(DiscardView):
    """A seat's view; see :class:`engine.rummy500.state.State` for the fields."""

    rules: Rummy500Options
    table: tuple[Laid, ...]
    """The melds on the table, with who has laid down which card."""
    opened: tuple[bool, ...]
    owed: Card | None
    """The card that must be melded next."""
    jokers_owed: int
    """How many jokers must be melded next."""
    has_laid: tuple[bool, ...]
    claimable: bool
    waiting: tuple[Seat, ...]
    held: bool
    goer: Seat | None

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple(card for laid in self.table for card in laid.meld.cards)

    @property
    def fitting(self) -> tuple[Card, ...]:
        """The cards of the hand that fit a meld on the table each by itself."""
        edition = self.rules.edition
        return tuple(
            card for card in self.hand if any(grown(laid, (card,), "", edition=edition) for laid in self.table)
        )

    @property
    def laid_points(self) -> tuple[int, ...]:
        """By side, the points that it has on the table."""
        points = [0] * (max(self.sides) + 1)
        for seat, side in enumerate(self.sides):
            points[side] += sum(laid_by(self.rules, self.table, seat))
        return tuple(points)

    def nameable(self, kind: str) -> tuple[Card, ...]:
        """Return the cards of the pile for taking, and else the hand."""
        return self.pile if kind == "take" else self.hand

    def depth(self, action: Action) -> int:
        """Return how many cards a legal take takes."""
        return self.takes[[each for each in self.legal if each.kind == "take"].index(action)]

    def gain(self, action: Action) -> int:
        """Return the points that melding, or claiming the upcard, lays down."""
        if action.kind == "claim":
            action = Action("meld", (self.upcard or "",), action.target)
        return sum(map(self._gain_of_part, action.parts))

    def _gain_of_part(self, part: Action) -> int:
        worth, place = self.rules.worth, place_of(self.table, part.target)
        if place is None:
            return worth(new_meld(part))
        if part.target.startswith(JOKER_OF):
            return self.rules.points(part.cards[0])
        after = grown(self.table[place], part.cards, part.target, edition=self.rules.edition)
        return worth(after) - worth(self.table[place].meld) if after else 0


class Rummy500Round(State):
    """One deal."""

    view_type: ClassVar = Rummy500View

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return every legal action of a seat."""
        return [*self._legal(seat)] if seat in self.to_act else ()

    def _legal(self, seat: Seat) -> Iterator[Action]:
        if self.phase == "meld":
            yield from uses_of_hand(self)
            if not self.owed:
                barred = self.barred
                yield from (Action("discard", (card,)) for card in dict.fromkeys(self.hands[seat]) if card != barred)
            return
        yield from self._claims(seat)
        if seat == self.seat:
            if self.stock:
                yield DRAW
            yield from takes(self)
        if seat != self.seat or self.waiting or not self.stock:
            yield PASS

    def _claims(self, seat: Seat) -> list[Action]:
        if not self.claimable or not self.opened[self.sides[seat]]:
            return []
        return [Action("claim", target=target) for target in fitting(self.table, self.pile[-1])]

    def seen_takes(self, seat: Seat | None) -> tuple[int, ...]:
        """Return the depths of the pile that can be taken; others know of those that are free, or fit the table."""
        if seat == self.seat:
            return tuple(depth_of(self, action) for action in self.legal(seat) if action.kind == "take")
        return public_depths(self) if self.phase == "draw" else ()

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action. Cards may be named in any order."""
        if seat != self.seat and action.kind not in ("claim", "pass"):
            raise IllegalAction("claim-or-pass", card=self.pile[-1])
        match action.kind:
            case "draw":
                if not self.stock:
                    raise IllegalAction("stock-empty")
                self.close_claims()
                return (self.draw_card(),)
            case "take":
                return self._take(depth_of(self, action))
            case "meld":
                return self._meld(seat, action)
            case "discard":
                return self._discard(action.cards)
            case "claim":
                return self._claim(seat, action)
        return self._let_pass(seat)

    def _take(self, depth: int) -> tuple[Event, ...]:
        """Take a card of the pile with all that lie on it; unless it is a last discard taken freely, it is owed."""
        event = self.take_cards(depth)
        self.close_claims()
        if depth > 1 or self.rules.upcard_melded:
            self.owe(self.taken[0], jokers=int(self.taken[0] == JOKER))
        return (event,)

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Lay down melds, lay off on others, or take a joker, which must be melded next."""
        after = melded(self, action)
        self.mark()
        jokers = without(after.hand, self.hands[seat])
        self.give_up(without(self.hands[seat], after.hand))
        self.known[seat] = in_order((*self.known[seat], *jokers))
        self.hands[seat], self.table = in_order(after.hand), [*after.table]
        self.opened[self.sides[seat]] = True
        self.owe(JOKER if after.jokers_owed else None, after.jokers_owed)
        events = tuple(Event(kind, seat, cards, points=points) for kind, cards, points in after.done)
        return events if self.hands[seat] else (*events, self._finish(seat))

    def _discard(self, cards: Sequence[Card]) -> tuple[Event, ...]:
        """Discard a card: the turn passes on, or the round ends."""
        if self.owed:
            raise IllegalAction("owed", card=self.owed)
        if len(cards) != 1:
            raise IllegalAction("one-card")
        [card] = held(self.hands[self.seat], cards)
        if card == self.barred:
            raise IllegalAction("just-taken", card=card)
        event = self.put_on_pile(card)
        if not self.hands[self.seat]:
            return event, self._finish(self.seat)
        if not self.stock and self.rules.empty_stock == "ends":
            return event, self._finish(None)
        self.next_turn("draw")
        return (event,)

    def _claim(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Lay off the last discard, for the seat that claims it."""
        targets = [claim.target for claim in self._claims(seat) if action.target.upper() in ("", claim.target)]
        if not self._claims(seat):
            raise IllegalAction("first-meld-first" if self.claimable else "no-claim")
        if not targets or action.cards:
            raise IllegalAction("claim-onto", card=self.pile[-1])
        place, card = place_of(self.table, targets[0]) or 0, self.pile.pop()
        old = self.table[place]
        meld = grown(old, (card,), targets[0], edition=self.rules.edition) or old.meld
        self.table = [*with_laid(self.table, place, meld, seat)]
        self.has_laid[seat] |= self.rules.edition > 1
        self.close_claims()
        return (Event("claimed", seat, (card,), points=self.rules.worth(meld) - self.rules.worth(old.meld)),)

    def _let_pass(self, seat: Seat) -> tuple[Event, ...]:
        """Leave the last discard to others; with an empty stock, end the round by taking nothing."""
        if seat != self.seat:
            self.waiting.remove(seat)
        elif not self.stock:
            return Event("took-nothing", seat), self._finish(None)
        elif self.waiting:
            self.held = True
        else:
            raise IllegalAction("stock-left")
        self.held = self.held and bool(self.waiting)
        return (Event("passed", seat),)

    def _finish(self, goer: Seat | None) -> Event:
        self.end()
        self.goer = goer
        self.owe(None)
        return Event("stock-out") if goer is None else Event("went-out", goer)

    def score(self) -> RoundScore:
        """Return the score by side: what it has laid down and, once the round is over, what it still holds."""
        return _score(self)

    def feats(self) -> tuple[dict[str, int], ...]:
        """Return each side's achievements: going out, the cards it laid down, and its best round."""
        found = []
        for side, lines in enumerate(self.score()):
            points = sum(line.points for line in lines)
            out = self.goer is not None and self.sides[self.goer] == side
            laid = sum(line.count for line in lines if line.code == "laid")
            feats = {"went-out": int(out), "laid": laid, "best": points}
            found.append(achieved(feats))
        return tuple(found)


def _score(state: State) -> RoundScore:
    """Return the lines by side; what is held counts only once the round is over."""
    rules, seats = state.rules, range(state.seats)
    laid = [laid_by(rules, state.table, seat) for seat in seats]
    lines: list[list[ScoreLine]] = [[] for _ in range(max(state.sides) + 1)]
    for side, its in enumerate(lines):
        own = [seat for seat in seats if state.sides[seat] == side]
        its.append(ScoreLine("laid", sum(sum(laid[seat]) for seat in own), sum(len(laid[seat]) for seat in own)))
        held = [rules.points(card) for seat in own for card in state.hands[seat]]
        if state.phase == "over" and held:
            its.append(ScoreLine("held", -sum(held), len(held)))
    if rules.one_turn_doubles and state.goer is not None and not state.has_laid[state.goer]:
        lines[state.sides[state.goer]].append(ScoreLine("one-turn", sum(laid[state.goer])))
    return tuple(map(tuple, lines))
