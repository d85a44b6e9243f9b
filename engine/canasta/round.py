"""A round of Canasta: its state, what is legal in it, and what actions do.

An action that would leave a turn which cannot be ended (an initial meld out of reach, no card to discard) is refused when
it is played, so a seat to act always has a legal action. Sections are those of the guide that :mod:`engine.canasta.rules` names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from engine.canasta import scoring
from engine.canasta.kinds import (
    BLACK_THREE,
    KIND,
    KIND_OF_RANK,
    KINDS,
    NAMES,
    NATURALS,
    POINTS,
    RED_THREE,
    TWO,
    WILD_JOKER,
    Hand,
    Held,
    joined,
    without,
)
from engine.canasta.legal import DRAW, END, ONLY_DRAW, TAKE, Code, LegalActions
from engine.canasta.melds import CANASTA, MELD, Way, black_threes, canasta, wild_room, ways
from engine.canasta.reach import Reach
from engine.canasta.view import view_of
from engine.cards import Card
from engine.game import UNDO, Action, Event, Frame, IllegalAction, Round, RoundScore, Seat, Side

if TYPE_CHECKING:
    from engine.canasta.rules import CanastaRules
    from engine.canasta.view import CanastaView

_DRAWING, _MELDING, _OVER = "draw", "meld", "over"
_PAIR = 2


class _Mark(NamedTuple):
    """What one undoable action of a turn may change, as it was before."""

    phase: str
    hand: Hand
    count: int
    laid: list[Held]
    wild: list[Held]
    threes: Held
    canastas: int
    opened: bool
    begun: int
    pile: list[Card]
    frozen: bool
    waiting: tuple[Card, ...]
    due: Card | None
    drawn: tuple[Card, ...]


class CanastaRound(Round):
    """The state of one deal. Lists by seat: ``hands``, ``counts``; by side: ``laid``, ``wild``, ``threes``, ``canastas`` ...

    ``stock`` has its top card last, ``pile`` too. A meld is its natural cards in ``laid[side][kind]`` and its wild
    ones in ``wild[side][kind]``. An upcard that has been taken and not yet melded is ``due``, and in the hand.
    """

    def __init__(
        self, rules: CanastaRules, *, sides: tuple[Side, ...], dealer: Seat, totals: tuple[int, ...], cards: tuple[Card, ...]
    ) -> None:
        self.rules = rules
        self.limit = rules.wild_limit
        self.sides = sides
        self.dealer = dealer
        self.minimums = tuple(rules.minimum(total) for total in totals)
        seats, teams = len(sides), len(totals)

        self.hands: list[Hand] = [[()] * len(KINDS) for _ in range(seats)]
        self.counts = [0] * seats
        self.laid: list[list[Held]] = [[()] * (BLACK_THREE + 1) for _ in range(teams)]
        self.wild: list[list[Held]] = [[()] * (BLACK_THREE + 1) for _ in range(teams)]
        self.threes: list[Held] = [()] * teams
        self.canastas = [0] * teams
        self.opened = [False] * teams
        self.penalties = [0] * teams
        self.stock: list[Card] = list(reversed(cards))
        self.pile: list[Card] = []
        self.frozen = False
        self.out: Seat | None = None
        """Who went out."""
        self.out_concealed = False
        self.turn = 0

        self.opening = self._deal()
        self._begin_turn(self._after(dealer))

    # the deal (guide 2.3)

    def _deal(self) -> tuple[Event, ...]:
        seats = len(self.hands)
        order = [(self.dealer + 1 + place) % seats for place in range(seats)]
        for _ in range(self.rules.hand_size):
            for seat in order:
                self._receive(seat, (self.stock.pop(),))
        turned = [self.stock.pop()]
        while KIND[turned[-1]] >= RED_THREE:
            turned.append(self.stock.pop())
        self.pile = turned
        self.frozen = any(KIND[card] != BLACK_THREE for card in turned[:-1])
        events = [Event("turned-up", cards=tuple(turned))]
        for seat in order:
            events += self._lay_dealt_threes(seat)
        return tuple(events)

    def _lay_dealt_threes(self, seat: Seat) -> Iterable[Event]:
        """Lays down a seat's dealt red threes and replaces them, until it holds none."""
        hand = self.hands[seat]
        while hand[RED_THREE]:
            threes, hand[RED_THREE] = hand[RED_THREE], ()
            self.counts[seat] -= len(threes)
            self.threes[self.sides[seat]] += threes
            for _ in threes:
                self._receive(seat, (self.stock.pop(),))
            yield Event("red-threes", seat, threes)

    def _receive(self, seat: Seat, cards: Iterable[Card]) -> None:
        hand = self.hands[seat]
        for card in cards:
            kind = KIND[card]
            hand[kind] = joined(hand[kind], (card,))
            self.counts[seat] += 1

    # turns

    def _after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def _begin_turn(self, seat: Seat) -> None:
        assert self.counts[seat], "a hand is never empty at the draw"
        self.seat = seat
        self.to_act = (seat,)
        self.turn += 1
        self.phase = _DRAWING
        self.drawn: tuple[Card, ...] = ()
        self.due: Card | None = None
        self.waiting: tuple[Card, ...] = ()
        self.begun = 0
        """Points of an initial meld laid down in this turn and not yet complete."""
        self.fresh = not self.opened[self.sides[seat]]
        """Whether the side had melded nothing before this turn."""
        self.owes = False
        """Whether drawing costs the penalty for a pile taken and returned."""
        self.lone = False
        """Whether the stock ran out on a player with one card, who may discard it (2.2)."""
        self.closing = False
        """Whether black threes were melded: nothing may follow but the discard."""
        self.marks: list[_Mark] = []

    def _finish(self) -> None:
        self.phase = _OVER
        self.to_act = ()
        self.marks = []

    def _go_out(self, seat: Seat) -> Event:
        self.out = seat
        self.out_concealed = self.fresh
        self._finish()
        return Event("went-out-concealed" if self.fresh else "went-out", seat)

    def _may_go_out(self, side: Side) -> bool:
        return self.canastas[side] >= self.rules.canastas_to_go_out

    # what is legal

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Every action that differs for the rules, undo apart; see :meth:`engine.game.Round.legal`."""
        if seat != self.seat or not self.to_act:
            return ()
        if self.phase == _MELDING:
            return self._legal_melding(seat)
        takes = self._takes(seat)
        if not takes:
            return ONLY_DRAW
        return LegalActions([DRAW if self.stock else END, TAKE, *takes], self.hands[seat][:], "take")

    def _takes(self, seat: Seat) -> Sequence[Way]:
        """The ways to take the pile: what joins the upcard from the hand (2.5)."""
        if not self.pile:
            return ()
        upcard = self.pile[-1]
        kind = KIND[upcard]
        hand = self.hands[seat]
        if kind not in NATURALS:
            return ()
        side = self.sides[seat]
        if len(hand[kind]) < self._least(side) or not (hand[kind] or self.laid[side][kind]):
            return ()
        return self._upcard_ways(seat, hand, kind, upcard, self._rest(self.pile))

    def _legal_melding(self, seat: Seat) -> Sequence[Action]:
        side = self.sides[seat]
        hand = self.hands[seat]
        if self.due is not None:
            kind = KIND[self.due]
            others = hand[:]
            others[kind] = without(hand[kind], (self.due,)) or ()
            found = self._upcard_ways(seat, others, kind, self.due, self._usable(self.waiting))
            return LegalActions(list(found), others, "meld", (self.due,))
        codes: list[Code] = []
        if not self.closing:
            if self.opened[side]:
                self._add_melds(codes, seat, side, hand)
            else:
                self._add_initial_melds(codes, seat, side, hand)
            if hand[BLACK_THREE]:
                codes += [way for way in black_threes(len(hand[BLACK_THREE])) if self._black_refusal(seat, way) is None]
        if (self.opened[side] or not self.begun) and (self.counts[seat] > 1 or self.lone or self._may_go_out(side)):
            codes += [kind for kind in KINDS if hand[kind]]
        return LegalActions(codes, hand[:], "meld")

    def _add_melds(self, codes: list[Code], seat: Seat, side: Side, hand: Hand) -> None:
        laid, wild = self.laid[side], self.wild[side]
        limit = self.limit
        jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
        spare = self.counts[seat] - _PAIR
        for kind in NATURALS:
            held = len(hand[kind])
            if laid[kind] or held >= _PAIR:
                found = ways(kind, held, len(laid[kind]), len(wild[kind]), jokers, twos, limit)
                if found.most <= spare:
                    codes += found.all
                else:
                    codes += [way for way in found.all if self._can_end(seat, way, hand)]

    def _add_initial_melds(self, codes: list[Code], seat: Seat, side: Side, hand: Hand) -> None:
        laid, wild = self.laid[side], self.wild[side]
        needs = self.minimums[side] - self.begun
        reach = self._reach(side, hand, self._usable(self.waiting))
        if reach.most() < needs:
            return
        limit = self.limit
        jokers, twos = min(len(hand[WILD_JOKER]), limit), min(len(hand[TWO]), limit)
        for kind in NATURALS:
            held = len(hand[kind])
            if laid[kind] or held >= _PAIR:
                found = ways(kind, held, len(laid[kind]), len(wild[kind]), jokers, twos, limit)
                codes.extend(reach.over(found.by_wild, needs))

    def _upcard_ways(self, seat: Seat, others: Hand, kind: int, upcard: Card, rest: Sequence[Card]) -> Sequence[Way]:
        """The ways to meld a taken upcard with ``others``, the hand without it; ``rest`` is what follows it into the hand."""
        side = self.sides[seat]
        laid, wild, limit = self.laid[side], self.wild[side], self.limit
        jokers, twos = min(len(others[WILD_JOKER]), limit), min(len(others[TWO]), limit)
        found = ways(
            kind, len(others[kind]), len(laid[kind]), len(wild[kind]), jokers, twos, limit, 1, self._least(side)
        )
        if not found.all:
            return ()
        if self.opened[side]:
            return [way for way in found.all if self._can_end(seat, way, others, rest)]
        hand = others[:]
        hand[kind] = joined(hand[kind], (upcard,))
        reach = self._reach(side, hand, rest, upcard=True)
        return list(reach.over(found.by_wild, self.minimums[side]))

    def _least(self, side: Side) -> int:
        """The naturals of the hand that must join the upcard: a pair if the pile is frozen to the side."""
        return _PAIR if self.frozen or not self.opened[side] else 0

    def _reach(self, side: Side, hand: Hand, rest: Sequence[Card], *, upcard: bool = False) -> Reach:
        missing = max(0, self.rules.canastas_to_go_out - self.canastas[side])
        return Reach(
            hand,
            self.laid[side],
            self.wild[side],
            limit=self.limit,
            missing=missing,
            others=len(rest),
            upcard=upcard,
        )

    @staticmethod
    def _usable(cards: Iterable[Card]) -> list[Card]:
        """Cards without the red threes, which go to the mat (2.5)."""
        return [card for card in cards if KIND[card] != RED_THREE]

    def _rest(self, pile: Sequence[Card]) -> list[Card]:
        return self._usable(pile[:-1])

    def _can_end(self, seat: Seat, way: Way, others: Hand, rest: Sequence[Card] | None = None) -> bool:
        """Whether an opened side's turn can be ended after ``way``: with a card to discard and one to keep, or by going out.

        ``rest`` is given for the ways that meld a taken upcard: it is then in the hand too, and the upcard is not in ``others``.
        """
        upcard = int(rest is not None)
        follow = rest or ()
        left = self.counts[seat] - way.size + len(follow)
        if self.due is not None:
            left -= 1
        if left >= _PAIR:
            return True
        side = self.sides[seat]
        kind, naturals, jokers, twos = way
        sizes = [len(cards) + len(wild) for cards, wild in zip(self.laid[side], self.wild[side], strict=True)]
        before = sizes[kind]
        sizes[kind] += way.size + upcard
        missing = self.rules.canastas_to_go_out - self.canastas[side] - (before < CANASTA <= sizes[kind])
        if missing <= 0:
            return True
        if missing > 1 or not left:
            return False
        used = {kind: naturals, WILD_JOKER: jokers, TWO: twos}
        last = next((k for k in KINDS if len(others[k]) > used.get(k, 0)), KIND[follow[0]] if follow else -1)
        if last in NATURALS:
            return sizes[last] == CANASTA - 1
        return last >= TWO and any(
            sizes[k] == CANASTA - 1 and self._room_for_wild(side, way, k, upcard) for k in NATURALS
        )

    def _room_for_wild(self, side: Side, way: Way, kind: int, upcard: int) -> bool:
        """Whether a meld takes one more wild card after ``way``."""
        naturals, wild = len(self.laid[side][kind]), len(self.wild[side][kind])
        if kind == way.kind:
            naturals, wild = naturals + way.naturals + upcard, wild + way.jokers + way.twos
        return wild < wild_room(naturals, self.limit)

    def _black_refusal(self, seat: Seat, way: Way) -> IllegalAction | None:
        """Why black threes cannot be melded: only as the last thing before going out (2.6)."""
        side = self.sides[seat]
        if way.jokers or way.twos:
            return IllegalAction("black-threes-natural")
        if way.naturals < MELD:
            return IllegalAction("too-few-cards", needs=MELD, has=way.naturals)
        if not self._may_go_out(side):
            return self._no_right(side)
        if self.counts[seat] - way.size >= _PAIR:
            return IllegalAction("black-threes-last", left=self.counts[seat] - way.size)
        if not self.opened[side] and self.begun + way.points < self.minimums[side]:
            return IllegalAction("initial-meld", needs=self.minimums[side], reach=self.begun + way.points)
        return None

    def _no_right(self, side: Side) -> IllegalAction:
        return IllegalAction("keep-cards", needs=self.rules.canastas_to_go_out, has=self.canastas[side])

    # what actions do

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Does an action, in any spelling; see :meth:`engine.game.Round.play`."""
        if not self.to_act:
            raise IllegalAction("round-over")
        if seat != self.seat:
            raise IllegalAction("not-your-turn")
        kind = action.kind
        if kind == "discard":
            return self._discard(seat, action)
        if kind == "draw":
            return self._draw(seat, action)
        if kind == "meld":
            return self._meld(seat, action)
        if kind == "take":
            return self._take(seat, action)
        if kind == "end":
            return self._end(seat, action)
        if kind == UNDO:
            return self._undo(seat, action)
        raise IllegalAction("no-such-action", kind=kind)

    def _draw(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Two cards from the stock; red threes go to the mat and are replaced (2.4)."""
        self._expect(_DRAWING, action)
        stock = self.stock
        if not stock:
            raise IllegalAction("stock-empty")
        side = self.sides[seat]
        hand = self.hands[seat]
        drawn: list[Card] = []
        threes: list[Card] = []
        due = self.rules.cards_drawn
        while due and stock:
            card = stock.pop()
            kind = KIND[card]
            if kind == RED_THREE:
                threes.append(card)
                continue
            hand[kind] = joined(hand[kind], (card,))
            drawn.append(card)
            due -= 1
        self.counts[seat] += len(drawn)
        self.drawn = tuple(drawn)
        self.phase = _MELDING
        self.marks = []
        self.lone = self.counts[seat] == 1
        events = [Event("drew", seat, self.drawn, secret=True)]
        if threes:
            self.threes[side] += tuple(threes)
            events.append(Event("red-threes", seat, tuple(threes)))
        if self.owes:
            self.penalties[side] += self.rules.take_back_penalty
            events.append(Event("penalty", seat, points=self.rules.take_back_penalty))
        return tuple(events)

    def _take(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The upcard, and with cards or a meld named, its melding in one (2.5)."""
        if self.phase != _DRAWING:
            raise IllegalAction("already-drawn")
        if not self.pile:
            raise IllegalAction("pile-empty")
        upcard = self.pile[-1]
        kind = KIND[upcard]
        if kind not in NATURALS:
            raise IllegalAction("pile-blocked", card=upcard)
        side = self.sides[seat]
        hand = self.hands[seat]
        plain = not action.cards and not action.target
        if plain:
            if not self._takes(seat):
                raise self._take_refusal(seat, kind)
            self._mark(seat)
        else:
            naturals, wild = self._sorted_out(Action("take", (upcard, *action.cards), action.target), kind)
            way = self._way(hand, kind, naturals[1:], wild)
            self._check_upcard_way(seat, hand, way, upcard, self._rest(self.pile))
            self._mark(seat)
        self.due = upcard
        self.waiting = tuple(self.pile[:-1])
        self.pile = []
        self.frozen = False
        self.phase = _MELDING
        hand[kind] = joined(hand[kind], (upcard,))
        self.counts[seat] += 1
        self.drawn = (upcard,)
        took = Event("took-pile", seat, (upcard,), points=len(self.waiting) + 1)
        if plain:
            return (took,)
        return (took, *self._lay(seat, kind, naturals, wild))

    def _meld(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Cards of one rank as a new meld, or onto the side's meld of it (2.6)."""
        if self.phase != _MELDING:
            raise IllegalAction("draw-first")
        if not action.cards:
            raise IllegalAction("no-cards")
        naturals, wild = self._sorted_out(action, -1)
        kind = KIND_OF_RANK[action.target] if action.target else KIND[naturals[0]]
        side = self.sides[seat]
        hand = self.hands[seat]
        if self.closing:
            raise IllegalAction("black-threes-last", left=0)
        if self.due is not None:
            if self.due not in naturals:
                raise IllegalAction("upcard-first", card=self.due)
            others = hand[:]
            others[kind] = without(hand[kind], (self.due,)) or ()
            rest = list(naturals)
            rest.remove(self.due)
            way = self._way(others, kind, tuple(rest), wild)
            self._check_upcard_way(seat, others, way, self.due, self._usable(self.waiting))
        else:
            way = self._way(hand, kind, naturals, wild)
            if kind == BLACK_THREE:
                refusal = self._black_refusal(seat, way)
                if refusal:
                    raise refusal
            else:
                self._check_way(side, way, 0)
                if self.opened[side]:
                    if not self._can_end(seat, way, hand):
                        raise self._no_right(side)
                else:
                    self._check_initial(side, way, self._reach(side, hand, self._usable(self.waiting)))
        self._mark(seat)
        return self._lay(seat, kind, naturals, wild)

    def _discard(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """One card to the pile, which ends the turn (2.8); the last card goes out."""
        cards = action.cards
        if self.phase != _MELDING:
            raise IllegalAction("draw-first")
        if len(cards) != 1 or action.target:
            raise IllegalAction("one-card")
        card = cards[0]
        kind = KIND.get(card, -1)
        if kind < 0:
            raise IllegalAction("no-such-card", card=card)
        hand = self.hands[seat]
        left = without(hand[kind], cards)
        if left is None:
            raise IllegalAction("not-in-hand", cards=cards)
        side = self.sides[seat]
        if self.due is not None:
            raise IllegalAction("upcard-first", card=self.due)
        if self.begun and not self.opened[side]:
            raise IllegalAction("initial-meld-incomplete", needs=self.minimums[side], has=self.begun)
        last = self.counts[seat] == 1
        if last and not self.lone and not self._may_go_out(side):
            raise self._no_right(side)
        hand[kind] = left
        self.counts[seat] -= 1
        self.pile.append(card)
        events = [Event("discarded", seat, cards)]
        if kind >= TWO and not self.frozen:
            self.frozen = True
            events.append(Event("froze", seat))
        if last:
            if self._may_go_out(side):
                events.append(self._go_out(seat))
            else:
                self._finish()
                events.append(Event("last-card", seat))
            return tuple(events)
        after = self._after(seat)
        self._begin_turn(after)
        if not self.stock and not self._takes(after):
            self._finish()
            events.append(Event("stock-out", after))
        return tuple(events)

    def _end(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Declines the pile with no stock left: the round is over (2.1)."""
        self._expect(_DRAWING, action)
        if self.stock:
            raise IllegalAction("stock-not-empty", stock=len(self.stock))
        self._finish()
        return (Event("declined", seat), Event("stock-out", seat))

    def _expect(self, phase: str, action: Action) -> None:
        if self.phase != phase:
            raise IllegalAction("already-drawn")
        if action.cards or action.target:
            raise IllegalAction("names-nothing", kind=action.kind)

    # melding

    def _sorted_out(self, action: Action, kind: int) -> tuple[Held, Held]:
        """The natural and the wild cards of an action that melds them, all of one rank (``kind`` if it is known)."""
        naturals, wild = [], []
        for card in action.cards:
            found = KIND.get(card, -1)
            if found < 0:
                raise IllegalAction("no-such-card", card=card)
            if found >= TWO:
                wild.append(card)
                continue
            if kind < 0:
                kind = found
            if found != kind:
                raise IllegalAction("one-rank", cards=action.cards)
            naturals.append(card)
        if action.target:
            named = KIND_OF_RANK.get(action.target, -1)
            if named < 0 or kind not in (-1, named):
                raise IllegalAction("no-such-meld", target=action.target)
        elif kind < 0:
            raise IllegalAction("which-meld", cards=action.cards)
        return tuple(naturals), tuple(wild)

    @staticmethod
    def _way(hand: Hand, kind: int, naturals: Held, wild: Held) -> Way:
        """The way that cards are, if the hand has them."""
        jokers = tuple(card for card in wild if KIND[card] == WILD_JOKER)
        twos = tuple(card for card in wild if KIND[card] == TWO)
        for held, cards in ((hand[kind], naturals), (hand[WILD_JOKER], jokers), (hand[TWO], twos)):
            if cards and without(held, cards) is None:
                raise IllegalAction("not-in-hand", cards=naturals + wild)
        return Way(kind, len(naturals), len(jokers), len(twos))

    def _check_way(self, side: Side, way: Way, upcard: int) -> None:
        """Raises where the meld would be too small, or hold too many wild cards."""
        kind, naturals, jokers, twos = way
        if kind not in NATURALS:
            raise IllegalAction("no-such-meld", target=NAMES[kind])
        naturals += len(self.laid[side][kind]) + upcard
        wild = jokers + twos + len(self.wild[side][kind])
        if naturals + wild < MELD:
            raise IllegalAction("too-few-cards", needs=MELD, has=naturals + wild)
        if jokers + twos and wild > wild_room(naturals, self.limit):
            raise IllegalAction("too-many-wild", limit=wild_room(naturals, self.limit), has=wild)

    def _check_upcard_way(self, seat: Seat, others: Hand, way: Way, upcard: Card, rest: Sequence[Card]) -> None:
        side = self.sides[seat]
        if way.naturals < self._least(side):
            raise IllegalAction("pile-frozen", card=upcard, has=way.naturals)
        self._check_way(side, way, 1)
        if self.opened[side]:
            if not self._can_end(seat, way, others, rest):
                raise self._no_right(side)
            return
        hand = others[:]
        hand[way.kind] = joined(hand[way.kind], (upcard,))
        self._check_initial(side, way, self._reach(side, hand, rest, upcard=True))

    def _check_initial(self, side: Side, way: Way, reach: Reach) -> None:
        """Raises where a meld begins an initial meld that could not be completed."""
        most = reach.after(way)
        if most < 0:
            raise self._no_right(side)
        if self.begun + most < self.minimums[side]:
            raise IllegalAction("initial-meld", needs=self.minimums[side], reach=self.begun + most)

    def _take_refusal(self, seat: Seat, kind: int) -> IllegalAction:
        """Why a pile that is not blocked cannot be taken at all."""
        side = self.sides[seat]
        hand = self.hands[seat]
        upcard = self.pile[-1]
        held = len(hand[kind])
        if held < self._least(side):
            return IllegalAction("pile-frozen", card=upcard, has=held)
        rest = self._rest(self.pile)
        found = ways(
            kind, held, len(self.laid[side][kind]), len(self.wild[side][kind]),
            min(len(hand[WILD_JOKER]), self.limit), min(len(hand[TWO]), self.limit), self.limit, 1, self._least(side),
        )  # fmt: skip
        if not found.all:
            return IllegalAction("pile-no-match", card=upcard)
        if self.opened[side]:
            return self._no_right(side)
        with_upcard = hand[:]
        with_upcard[kind] = joined(hand[kind], (upcard,))
        reach = self._reach(side, with_upcard, rest, upcard=True)
        most = max(reach.after(way) for way in found.all)
        if most < 0:
            return self._no_right(side)
        return IllegalAction("initial-meld", needs=self.minimums[side], reach=most)

    def _lay(self, seat: Seat, kind: int, naturals: Held, wild: Held) -> tuple[Event, ...]:
        """Moves cards that may be melded from the hand to the mat, and whatever follows from that."""
        side = self.sides[seat]
        hand = self.hands[seat]
        laid, wilds = self.laid[side], self.wild[side]
        before = canasta(len(laid[kind]), len(wilds[kind]))
        new = not laid[kind]
        points = len(naturals) * POINTS[kind]
        if naturals:
            hand[kind] = without(hand[kind], naturals) or ()
            laid[kind] = joined(laid[kind], naturals)
        for card in wild:
            its = KIND[card]
            hand[its] = without(hand[its], (card,)) or ()
            points += POINTS[its]
        if wild:
            wilds[kind] = joined(wilds[kind], wild)
        self.counts[seat] -= len(naturals) + len(wild)
        events = [Event("melded" if new else "added", seat, naturals + wild, NAMES[kind], points)]
        made = canasta(len(laid[kind]), len(wilds[kind]))
        if made != before:
            if not before:
                self.canastas[side] += 1
            events.append(Event(f"{made}-canasta", seat, target=NAMES[kind]))
        self.due = None
        self.closing = kind == BLACK_THREE
        if not self.opened[side]:
            self.begun += points
            if self.begun >= self.minimums[side]:
                self.opened[side] = True
                events.append(Event("opened", seat, points=self.begun))
        if self.waiting and self.opened[side]:
            events += self._receive_rest(seat)
        if not self.counts[seat]:
            events.append(self._go_out(seat))
        return tuple(events)

    def _receive_rest(self, seat: Seat) -> Iterable[Event]:
        """The rest of a taken pile joins the hand, its red threes the mat, without replacement (2.5)."""
        cards = tuple(self._usable(self.waiting))
        threes = tuple(card for card in self.waiting if KIND[card] == RED_THREE)
        self.waiting = ()
        self._receive(seat, cards)
        self.drawn += cards
        if cards:
            yield Event("received", seat, cards)
        if threes:
            self.threes[self.sides[seat]] += threes
            yield Event("red-threes", seat, threes)

    # undo (guide 4.3.5 and 4.3.6)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Melds of this turn and the taking of the pile can be taken back until the discard; a draw cannot."""
        return ("action", "turn") if seat == self.seat and self.marks else ()

    def _mark(self, seat: Seat) -> None:
        side = self.sides[seat]
        self.marks.append(
            _Mark(
                phase=self.phase,
                hand=self.hands[seat][:],
                count=self.counts[seat],
                laid=self.laid[side][:],
                wild=self.wild[side][:],
                threes=self.threes[side],
                canastas=self.canastas[side],
                opened=self.opened[side],
                begun=self.begun,
                pile=self.pile,
                frozen=self.frozen,
                waiting=self.waiting,
                due=self.due,
                drawn=self.drawn,
            )
        )

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        if action.cards or action.target not in ("action", "turn"):
            raise IllegalAction("no-such-undo", target=action.target)
        if not self.marks:
            raise IllegalAction("nothing-to-undo")
        side = self.sides[seat]
        place = 0 if action.target == "turn" else -1
        mark = self.marks[place]
        del self.marks[place:]
        returned = self._taken_back(side, mark)
        took = mark.phase == _DRAWING
        self.phase = mark.phase
        self.hands[seat] = mark.hand
        self.counts[seat] = mark.count
        self.laid[side] = mark.laid
        self.wild[side] = mark.wild
        self.threes[side] = mark.threes
        self.canastas[side] = mark.canastas
        self.opened[side] = mark.opened
        self.begun = mark.begun
        self.pile = mark.pile
        self.frozen = mark.frozen
        self.waiting = mark.waiting
        self.due = mark.due
        self.drawn = mark.drawn
        self.closing = False
        events = [Event("took-back", seat, returned, action.target)] if returned else []
        if took:
            self.owes = self.rules.take_back_penalty > 0
            events.append(Event("returned-pile", seat, (self.pile[-1],), points=self.rules.take_back_penalty))
        return tuple(events)

    def _taken_back(self, side: Side, mark: _Mark) -> Held:
        """The cards that leave the mat when a mark is gone back to, without the upcard of a pile that goes back too."""
        back: list[Card] = []
        for now, then in ((self.laid[side], mark.laid), (self.wild[side], mark.wild)):
            for cards, before in zip(now, then, strict=True):
                back += without(cards, before) or ()
        if mark.phase == _DRAWING and mark.pile[-1] in back:
            back.remove(mark.pile[-1])
        return tuple(back)

    # what others ask

    def view(self, seat: Seat | None, frame: Frame) -> CanastaView:
        """What a seat may know; see :mod:`engine.canasta.view`."""
        return view_of(self, seat, frame)

    def score(self) -> RoundScore:
        """The score by side; see :mod:`engine.canasta.scoring`."""
        return scoring.score(self)

    def cards(self) -> Iterable[Card]:
        """Every card of the deal, wherever it is."""
        return chain(
            self.stock,
            self.pile,
            self.waiting,
            *(held for hand in self.hands for held in hand),
            *(meld for melds in (*self.laid, *self.wild) for meld in melds),
            *self.threes,
        )
