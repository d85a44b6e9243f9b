"""Games of drawing from a stock or a pile and discarding, with sets and runs: options, view, round and rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, cast

from engine.cards import BACK, Card
from engine.kit.hands import UNDO_SCOPES, check_bare, check_named, check_turn, check_undo, one_card, replaced, swapped
from engine.kit.table_melds import in_order, without
from engine.kit.views import added_fields, deal_behind, put_back, shown
from engine.options import PresetOptions
from engine.round import Round, copied, copied_values
from engine.rules import Deal, Rules
from engine.types import UNDO, Action, Chance, Event, IllegalAction, Seat, Verb
from engine.view import GameContext, View, around

_SHOWN = ("dealer", "turn", "phase", "pile", "known", "discards", "refused", "taken")
_TRIES = 3000
"""The most attempts at a deal in which the seats to act can act, such as meld a card they owe."""


class DiscardOptions(PresetOptions):
    """Options that say how many cards are dealt, and which melds are best."""

    verbs: ClassVar[tuple[Verb, ...]]
    """The kinds of action; see :attr:`engine.rules.Rules.verbs`."""

    @abstractmethod
    def hand(self, seats: int) -> int:
        """Return the number of cards dealt to each player."""

    @abstractmethod
    def arranged(self, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Return the best melds of a hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardView(View):
    """A seat's view. A game adds what lies open besides the pile (:attr:`lying`)."""

    rules: DiscardOptions
    stock: int
    """The number of cards in the stock."""
    pile: tuple[Card, ...]
    """The discard pile, bottom first. Everybody has seen each of its cards."""
    hand_counts: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]
    """By seat, what it has discarded."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """By seat, the upcards that it passed, or left lying to draw from the stock; empty if that tells nothing."""
    takes: tuple[int, ...] = ()
    """How many cards the seat to act can take from the pile, as far as ``seat`` knows; empty if only the upcard."""
    drawn: Card | None
    """The card drawn from the stock in this turn; seen by its owner only."""
    taken: tuple[Card, ...]
    """The cards taken from the pile in this turn."""

    @property
    def upcard(self) -> Card | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def melds(self) -> tuple[tuple[Card, ...], ...]:
        """The best arrangement of ``hand``."""
        return self.rules.arranged(self.hand)

    @property
    def loose(self) -> tuple[Card, ...]:
        """The cards of ``hand`` that are in no meld."""
        return without(self.hand, [card for meld in self.melds for card in meld])

    @property
    def new(self) -> tuple[Card, ...]:
        """The cards that came into the hand in this turn."""
        return (self.drawn,) if self.drawn else self.taken

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards that lie open outside the pile."""
        return ()

    def unplaced(self) -> tuple[Card, ...]:
        """Return the cards whose place the seat does not know."""
        known = (card for seat in self.others for card in self.known[seat])
        left = without(self.rules.pack(len(self.sides)), (*self.hand, *self.pile, *self.lying, *known))
        return tuple(in_order(left))


def shown_unchanged(view_type: type[DiscardView]) -> tuple[str, ...]:
    """Return the fields of a view that show the attributes of a round of these names: some, and all of the game's."""
    return (*_SHOWN, *added_fields(view_type, DiscardView))


class DiscardRound(Round):
    """One deal. Hands are sorted; ``stock`` and ``pile`` have their top card last. The last phase is ``over``.

    A game adds its state, what is legal, what its actions do, and the score. State that everybody may see has the name
    of a field of the game's view.
    """

    rules: DiscardOptions
    view_type: ClassVar[type[DiscardView]]
    """The game's views, which describe themselves."""
    kinds: ClassVar[Mapping[str, tuple[str, ...]]]
    """By phase, the kinds of action that can be legal."""
    turn_phase: ClassVar[str]
    """The phase after a card was drawn."""

    def __init__(self, rules: DiscardOptions, deal: Deal) -> None:
        seats = deal.seats
        self.rules = rules
        self.seats = seats
        self.dealer = deal.dealer
        self.scores = deal.scores
        self.sides = rules.sides(seats)
        self.seat = (deal.dealer + 1) % seats
        """The seat whose turn it is."""
        self.turn = 1
        self.phase = "draw"
        dealt = seats * rules.hand(seats)
        self.hands = [in_order(deal.cards[(seat - self.seat) % seats : dealt : seats]) for seat in range(seats)]
        self.stock = [*reversed(deal.cards[dealt:])]
        self.pile: list[Card] = []
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        """The cards that a seat took from the pile and still holds."""
        self.discards: list[list[Card]] = [[] for _ in range(seats)]
        self.refused: list[list[Card]] = []
        """The upcards that a seat passed, or left lying to draw from the stock; empty if that tells nothing."""
        self.drawn: Card | None = None
        """The card drawn from the stock in this turn."""
        self.taken: tuple[Card, ...] = ()
        """The cards taken from the pile in this turn."""
        self.opening: tuple[Event, ...] = ()
        self.marks: tuple[Mapping[str, Any], ...] = ()
        """The state before each action of this turn that can be undone."""
        self.ways: dict[Action, Any] = {}
        """The legal actions with what they mean, until the next one; for games that work out both at once."""

    @property
    def to_act(self) -> tuple[Seat, ...]:  # type: ignore[override]
        """The seat whose turn it is, in a tuple; empty once the round is over."""
        return () if self.phase == "over" else (self.seat,)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`."""
        check_turn(self.to_act, seat)
        events = self._performed(seat, action)
        self.ways = {}
        return events

    def _performed(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        match action.kind:
            case "undo":
                return self._undo(seat, action)
            case "swap":
                return self._swap(seat, action)
            case "doctor":
                return self._doctor(seat, action)
        self._check_kind(action)
        return self.perform(seat, action)

    def _check_kind(self, action: Action) -> None:
        verb = next((verb for verb in self.rules.verbs if verb.kind == action.kind), None)
        if verb is None:
            raise IllegalAction("no-such-action", text=action.kind)
        if action.kind not in self.kinds[self.phase]:
            raise self.wrong_phase(action.kind)
        if not verb.takes_arguments:
            check_bare(action)

    def wrong_phase(self, kind: str) -> IllegalAction:
        """Return why an action of a kind that belongs to another phase is refused."""
        raise NotImplementedError

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that belongs to the phase. Raises :class:`IllegalAction`."""
        raise NotImplementedError

    def may_arrange(self, seat: Seat) -> bool:
        """Return whether a seat may still swap or exchange cards for practice."""
        raise NotImplementedError

    def public_kinds(self) -> Iterable[str]:
        """Return the kinds of action that a seat to act might have, judged from public knowledge alone."""
        return self.kinds.get(self.phase, ())

    def seen_takes(self, seat: Seat | None) -> tuple[int, ...]:
        """Return how many cards can be taken from the pile, as far as ``seat`` knows; nothing if only the upcard."""
        return ()

    def set_aside(self) -> Iterable[Card]:
        """Return the cards that are in no hand, nor in the stock or the pile."""
        return ()

    def hide(self, left: list[Card]) -> None:
        """Put the cards of an imagined round where they lie face down besides hands and stock."""

    # steps of actions

    def mark(self) -> None:
        """Remember the state before an action that can be undone."""
        before = vars(copied(self))
        self.marks = (*self.marks, {name: value for name, value in before.items() if name != "marks"})

    def draw_card(self) -> Event:
        """Draw the top card of the stock."""
        self.drawn = self.stock.pop()
        self.hands[self.seat] = in_order((*self.hands[self.seat], self.drawn))
        self.phase = self.turn_phase
        return Event("drew", self.seat, (self.drawn,), secret=True)

    def take_cards(self, depth: int = 1) -> Event:
        """Take the top cards of the pile, which can be undone."""
        self.mark()
        self.taken, self.pile = tuple(self.pile[-depth:]), self.pile[:-depth]
        for cards in (self.hands, self.known):
            cards[self.seat] = in_order((*cards[self.seat], *self.taken))
        self.phase = self.turn_phase
        return Event("took", self.seat, self.taken)

    def give_up(self, cards: Iterable[Card]) -> None:
        """Remove cards from the hand of the seat whose turn it is; of equal ones, those that all have seen."""
        cards = [*cards]
        for held in (self.hands[self.seat], self.known[self.seat]):
            held[:] = without(held, cards)

    def put_on_pile(self, card: Card) -> Event:
        """Discard a card."""
        self.give_up((card,))
        self.pile.append(card)
        self.discards[self.seat].append(card)
        return Event("discarded", self.seat, (card,))

    def next_turn(self, phase: str) -> None:
        """Let the next seat act."""
        self.seat, self.turn, self.phase = (self.seat + 1) % self.seats, self.turn + 1, phase
        self.drawn, self.taken, self.marks = None, (), ()

    def end(self) -> None:
        """End the round."""
        self.phase, self.drawn, self.taken, self.marks = "over", None, (), ()

    # what every game can do

    def _undo(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Undo the last action, or all since the draw."""
        check_undo(action, self.undo_scopes(seat))
        hand, marks = self.hands[seat], self.marks
        place = 0 if action.target == "turn" else len(marks) - 1
        vars(self).update(copied_values(marks[place]))
        self.marks = marks[:place]
        back = without(self.hands[seat], hand) or without(hand, self.hands[seat])
        return (Event("took-back", seat, back, action.target),)

    def _swap(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Swap hands with the next seat, for practice."""
        self._check_arranging(seat, action, 0)
        swapped(seat, (seat + 1) % self.seats, self.hands, self.known)
        return (Event("swapped", seat),)

    def _doctor(self, seat: Seat, action: Action) -> tuple[Event, ...]:
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
        if not self.may_arrange(seat):
            raise IllegalAction("too-late-to-arrange")

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may undo: taking from the pile and what followed in its turn, but never a draw."""
        return UNDO_SCOPES[: len(self.marks)] if seat == self.seat else ()

    def view(self, seat: Seat | None, context: GameContext) -> DiscardView:
        """Return what a seat may know: everything that is public, its own hand, and what it may do."""
        return self.view_type(
            **around(self.rules, seat, context),
            **shown(self, shown_unchanged(self.view_type)),
            sides=self.sides,
            to_act=self.to_act,
            hand=() if seat is None else tuple(self.hands[seat]),
            verbs=(*self.public_kinds(), *((UNDO,) if self.marks else ())),
            legal=() if seat is None else tuple(self.legal(seat)),
            undo=() if seat is None else self.undo_scopes(seat),
            target=self.rules.target,
            stock=len(self.stock),
            hand_counts=tuple(map(len, self.hands)),
            takes=self.seen_takes(seat),
            drawn=self.drawn if seat == self.seat else None,
        )

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile, *self.set_aside())


T = TypeVar("T", bound=DiscardRound)


def round_from_view(view: DiscardView, round_type: type[T]) -> T:
    """Return a round with the seat's hand and all public cards in place. What the seat cannot see is missing."""
    deal = deal_behind(view)
    world = round_type(view.rules, deal)
    put_back(world, view, shown_unchanged(type(view)))
    world.seat = (view.dealer + view.turn) % deal.seats
    world.hands = [[BACK] * count for count in view.hand_counts]
    if view.seat is not None:
        world.hands[view.seat] = [*view.hand]
    world.stock, world.drawn = [BACK] * view.stock, view.drawn
    return world


def imagined(view: DiscardView, chance: Chance, round_type: type[T]) -> T:
    """Return a round with the hidden cards dealt at random; see :meth:`engine.rules.Rules.imagine`."""
    blank = round_from_view(view, round_type)
    seen = view.hands or view.known
    placed = [[card for seat in view.others for card in by_seat[seat]] for by_seat in (seen, view.known)]
    hidden = [*without(view.unplaced(), without(*placed))]
    for _ in range(_TRIES):
        world = blank.copy()
        chance.shuffle(hidden)
        left = [*hidden]
        for seat in view.others:
            fresh = [left.pop() for _ in range(view.hand_counts[seat] - len(seen[seat]))]
            world.hands[seat] = in_order((*seen[seat], *fresh))
            if seat == world.seat and view.phase == world.turn_phase and not view.taken:
                world.drawn = (fresh or [*seen[seat]])[-1]
        world.stock, rest = left[: view.stock], left[view.stock :]
        world.hide(rest)
        if all(map(world.legal, world.to_act)):
            break
    if UNDO in view.verbs:
        for _ in view.undo or (UNDO,):
            world.mark()
    return world


class DiscardRules(DiscardOptions, Rules):
    """The rules of a game of drawing and discarding, as far as they are the same in all of them."""

    round_type: ClassVar[type[DiscardRound]]
    """The game's rounds, made of these rules and a deal."""

    def deal(self, deal: Deal) -> DiscardRound:
        """Deal a round."""
        return self.round_type(self, deal)

    def imagine(self, view: View, chance: Chance) -> DiscardRound:
        """See :func:`engine.kit.discard_round.imagined`."""
        return imagined(cast(DiscardView, view), chance, self.round_type)
