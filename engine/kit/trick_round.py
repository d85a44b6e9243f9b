"""Games of tricks: a round of playing cards and winning tricks, its views, practice actions, and the rules around it.

A game says what happens around the tricks: :meth:`TrickRound.before_play` and the hooks below it. :func:`seen_round`
fills a view; :func:`lay_out` and :func:`deal_hidden` rebuild a state from one. :class:`TrickRules` deals in turn, and
ends a game at its target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar, Self

from engine.cards import BACK, Card, rank
from engine.kit import hands
from engine.kit.hands import check_turn, one_card
from engine.kit.trick_view import TrickView
from engine.kit.tricks import Duties, Order, Trick, TrickOptions, TrickState, check_following, follow
from engine.kit.views import put_back
from engine.round import Round, copied
from engine.rules import Rules
from engine.score import RoundScore, Settlement, first_player, highest_cut
from engine.types import Action, Chance, Event, IllegalAction, Seat, Side, Verb
from engine.view import GameContext, around

PLAYING = ("lead", "follow")
"""The phases in which cards are played."""


class TrickRound(Round):
    """One deal, kept in ``state``."""

    def __init__(self, rules: TrickOptions, state: TrickState, target: int) -> None:
        self.rules = rules
        self.target = target
        self.state = state
        self.opening = ()

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
    def turn(self) -> int:  # type: ignore[override]  # computed
        """The number of the trick."""
        return len(self.state.tricks) + 1

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""
        return self.rules.order(self.state.trump)

    def duties(self) -> Duties | None:
        """Return what the seat that follows has to do; ``None`` if any card may be played."""
        return self.rules.duties(phase_two=self.state.phase_two)

    def playable(self) -> list[Card]:
        """Return the cards that the seat to act may play."""
        state = self.state
        hand = state.hands[state.seat]
        duties = self.duties() if state.trick else None
        return hand if duties is None else follow(self.order, duties, state.trick, hand)[1]

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return the calls, and an action for each card that may be played."""
        if self.state.phase == "over" or seat != self.state.seat:
            return ()
        plays = [PLAYS[card] for card in self.playable()] if self.state.phase in PLAYING else []
        return [*self.calls(), *plays]

    def calls(self) -> Sequence[Action]:
        """Return the legal actions of the seat to act besides cards to play: calls before the first trick, mostly."""
        return ()

    def refusal(self, action: Action) -> IllegalAction:
        """Return why an action that is not legal is refused."""
        return IllegalAction("no-such-action", text=action.kind)

    def check_call(self, action: Action) -> None:
        """Raise :class:`IllegalAction` unless an action is one of the calls."""
        if action not in self.calls():
            raise self.refusal(action)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action; see :meth:`engine.round.Round.play`. A card may be named by its face alone."""
        check_turn(self.state.to_act, seat)
        match action.kind:
            case "play":
                return self.play_card(seat, action)
            case "swap":
                return self._swap(seat, action)
            case "doctor":
                return self._doctor(seat, action)
        return self.perform(seat, action)

    def perform(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Perform an action of a kind that the game adds. Raises :class:`IllegalAction` for any other."""
        raise IllegalAction("no-such-action", text=action.kind)

    def play_card(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play a card to the trick, and finish the trick if all have played."""
        state = self.state
        self.before_play()
        if action.target:
            raise IllegalAction("play-one-card")
        card = one_card(state.hands[seat], action.cards)
        if state.trick:
            duties = self.duties()
            if duties is not None:
                check_following(self.order, duties, state.trick, state.hands[seat], card)
        events = [Event("played", seat, (card,)), *self.on_play(seat, card)]
        state.play(seat, card)
        if len(state.trick) < state.players:
            state.next(state.after(seat), "follow")
        else:
            events += self._take_trick()
        return tuple(events)

    def _take_trick(self) -> list[Event]:
        state = self.state
        cards = tuple(state.trick)
        winner = state.trick_seats()[self.order.winner(cards)]
        points = self.points_of(cards)
        state.tricks.append(Trick(state.leader, cards, winner, points, state.phase_two))
        state.trick = []
        state.leader = winner
        return [Event("trick-won", winner, cards, points=points), *self.after_trick(winner)]

    def before_play(self) -> None:
        """Raise :class:`IllegalAction` if no card may be played now."""
        if self.state.phase not in PLAYING:
            raise self.refusal(Action("play"))

    def on_play(self, seat: Seat, card: Card) -> Iterable[Event]:
        """Do what follows from playing a card that is still in the hand, and return its events."""
        return ()

    def points_of(self, cards: Sequence[Card]) -> int:
        """Return the points of a trick that is won now: none where only the number of tricks counts."""
        return 0

    def after_trick(self, winner: Seat) -> Iterable[Event]:
        """Do what follows a trick: by default the winner leads, or the round ends."""
        self.finish_or_lead(winner)
        return self.outcome() if self.over else ()

    def outcome(self) -> Iterable[Event]:
        """Return the events that tell how the round has ended."""
        return ()

    def finish_or_lead(self, seat: Seat) -> None:
        """Let a seat lead the next trick, or end the round if no cards are left."""
        self.state.next(seat, "lead" if self.state.hands[seat] else "over")

    # practice

    def check_arranging(self, *, swap: bool) -> None:
        """Raise :class:`IllegalAction` if hands can no longer be changed.

        A game refuses a ``swap`` or an exchange where earlier actions would make no sense with other cards.
        """
        if self.state.tricks and not swap:
            raise IllegalAction("too-late-to-arrange")

    def _swap(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Swap the hands of a seat and the next one, between tricks."""
        state = self.state
        hands.check_named(action, 0)
        self.check_arranging(swap=True)
        if state.trick:
            raise IllegalAction("swap-within-trick")
        hands.swapped(seat, state.after(seat), state.hands, state.known)
        state.drawn = [None] * len(state.hands)
        return (Event("swapped", seat),)

    def _doctor(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Exchange a card of the hand for a face-down card, named by its face, from the stock or another hand."""
        state = self.state
        self.check_arranging(swap=False)
        hands.check_named(action, 2)
        mine = one_card(state.hands[seat], action.cards[:1])
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = (state.stock, *(pile[other] for pile in (state.hands, state.laid) for other in others))
        found = hands.replaced(hidden, action.cards[1], by=mine)
        if found is None:
            raise IllegalAction("doctor-not-hidden", card=action.cards[1])
        state.hands[seat].remove(mine)
        state.receive(seat, found)
        for other in others:
            state.sort(other)
        return (Event("doctored", seat, (mine, found), secret=True),)

    def undo_scopes(self, seat: Seat) -> tuple[str, ...]:
        """Return nothing: a card played is final."""
        return ()

    def cards(self) -> Iterable[Card]:
        """Return every card of the deal, wherever it lies."""
        return self.state.cards()


class _Plays(dict[Card, Action]):
    """The action that plays a card, made once."""

    def __missing__(self, card: Card) -> Action:
        found = self[card] = Action("play", (card,))
        return found


PLAYS = _Plays()


def laid_out(view: TrickView) -> TrickState:
    """Return a state made by :func:`lay_out`."""
    hands = [()] * len(view.sides)
    state = TrickState(hands, dealer=view.dealer, trump=view.trump, upturned=None, stock=(), ranks=view.rules.ranks)
    lay_out(state, view)
    return state


def lay_out(state: TrickState, view: TrickView) -> None:
    """Put the seat's hand and all public cards in place, and backs for those that it cannot see."""
    seat = view.own_seat
    for other in view.others:
        certain = view.surely_held(other)
        state.hands[other] = [*certain, *[BACK] * (view.hand_counts[other] - len(certain))]
        state.laid[other] = [BACK] * view.laid_counts[other]
    state.hands[seat], state.laid[seat] = list(view.hand), list(view.laid)
    state.trump, state.upturned, state.stock = view.trump, view.upturned, [BACK] * view.stock
    state.known = [frozenset(cards) for cards in view.known]
    state.drawn[seat] = view.drawn[0] if view.drawn else None
    state.leader, state.trick, state.tricks = view.leader, list(view.trick), list(view.tricks)
    state.out = view.out
    state.phase, state.phase_two = view.phase if view.to_act else "over", view.phase_two
    if view.to_act:
        (state.seat,) = view.to_act


def deal_hidden(
    state: TrickState, view: TrickView, chance: Chance, placed: Mapping[Seat, tuple[list[Card], list[Card]]] = {}
) -> None:
    """Deal the hidden cards of a state that was laid out at random.

    The hidden cards of some seats may be ``placed`` already: those in their hands, and those that they have put aside.
    """
    certain = {other: view.surely_held(other) for other in view.others}
    gone = {card for cards in (*certain.values(), *chain(*placed.values())) for card in cards}
    hidden = [card for card in view.theirs() if card not in gone]
    chance.shuffle(hidden)
    for other, held in certain.items():
        hand, laid = placed.get(other) or (_drawn(hidden, view.hand_counts[other] - len(held)), None)
        state.hands[other] = [*held, *hand]
        state.sort(other)
        state.laid[other] = _drawn(hidden, view.laid_counts[other]) if laid is None else laid
    state.stock = hidden


def _drawn(cards: list[Card], number: int) -> list[Card]:
    """Take a number of cards from the front of a list."""
    taken = cards[:number]
    del cards[:number]
    return taken


def observed(state: TrickState, rules: TrickOptions, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of a :class:`TrickView` that follow from the state and the game around it.

    The game adds the others: ``verbs``, ``legal``, ``target``, the points, and its own.
    """
    drawn = None if seat is None else state.drawn[seat]
    return {
        **around(rules, seat, context),
        "sides": rules.sides(len(state.hands)),
        "turn": min(len(state.tricks) + 1, len(state.tricks) + len(state.hands[state.leader]) + len(state.trick)),
        "dealer": state.dealer,
        "to_act": state.to_act,
        "phase": state.phase,
        "hand": () if seat is None else tuple(state.hands[seat]),
        "phase_two": state.phase_two,
        "trump": state.trump,
        "upturned": state.upturned,
        "stock": len(state.stock),
        "leader": state.leader,
        "trick": tuple(state.trick),
        "tricks": tuple(state.tricks),
        "hand_counts": tuple(map(len, state.hands)),
        "drawn": (drawn,) if drawn else (),
        "laid": () if seat is None else tuple(state.laid[seat]),
        "laid_counts": tuple(map(len, state.laid)),
        "out": state.out,
        "known": tuple(tuple(sorted(cards, key=state.place)) for cards in state.known),
    }


def seen_round(played: TrickRound, seat: Seat | None, context: GameContext) -> dict[str, Any]:
    """Return the fields of a :class:`TrickView` that follow from a round and the game around it: all but ``verbs``."""
    state, rules = played.state, played.rules
    sides = rules.sides(len(state.hands))
    points = [0] * (max(sides) + 1)
    for trick in state.tricks:
        points[sides[trick.winner]] += trick.points
    return {
        **observed(state, rules, seat, context),
        "legal": () if seat is None else tuple(played.legal(seat)),
        "target": played.target,
        "standing": played.standing(),
        "trick_points": tuple(points),
        "lines": played.score(),
    }


def lay_out_all(state: TrickState, view: TrickView, names: Iterable[str]) -> None:
    """Lay out a state as :func:`lay_out` does, and put back what the view :func:`shows <engine.kit.views.shown>`."""
    lay_out(state, view)
    put_back(state, view, names)


class TrickRules(TrickOptions, Rules):
    """The rules of a game of tricks, as far as they are the same in all of them."""

    verbs: ClassVar[tuple[Verb, ...]] = (Verb("play", "one"),)

    def dealer(self, number: int, seats: int, scores: Sequence[RoundScore], cut: Sequence[Card]) -> Seat:
        """Return the seat before the one that starts the round.

        Seat 0 starts the first round, or the higher card of the cut.
        """
        first = highest_cut(seats, [self._cut_strength(card) for card in cut]) if self.cut_for_deal else 0
        starts = first_player(
            number,
            self.sides(seats),
            scores,
            first=first,
            loser=self.starter == "loser",
            edition=self.edition,
        )
        return (starts - 1) % seats

    def _cut_strength(self, card: Card) -> int | None:
        """Return the strength of a card that is cut; ``None`` for one of no rank, such as a joker."""
        return self.ranks.index(rank(card)) if rank(card) in self.ranks else None

    def next_lead(self, seats: int, winners: Sequence[Side]) -> Seat:
        """Return whose player leads first in the next game: the other one or, by ``starter``, the loser.

        A cut decides anew, so the seats stay.
        """
        if self.cut_for_deal or not winners:
            return 0
        if self.starter == "loser":
            return next(seat for seat, side in enumerate(self.sides(seats)) if side not in winners)
        return 1


def settled_once_ahead(totals: tuple[int, ...], target: int, step: int) -> Settlement:
    """Return the winner, once only one side has reached the target, which rises by ``step`` as long as several have.

    >>> settled_once_ahead((52, 61), 50, 10)
    Settlement(winners=(1,), target=60, lines=())
    """
    while sum(total >= target for total in totals) > 1:
        target += step
    return Settlement(tuple(side for side, total in enumerate(totals) if total >= target), target)
