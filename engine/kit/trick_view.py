"""What one seat may know of a round of tricks, and how that is put into words: facts, pages, choices and cautions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.kit.tricks import Order, Trick, TrickOptions, seats_from
from engine.kit.views import acting, standing
from engine.score import RoundScore
from engine.types import Action, Choice, Note, Seat, Side, Value
from engine.view import Speaker, View


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickView(View):
    """A seat's view. ``phase`` is ``lead``, ``follow``, ``scored``, ``won``, or one of the game's own.

    ``turn`` is the number of the trick. Cards may be marked; people see no marks.
    """

    rules: TrickOptions
    phase_two: bool
    """Whether the stock is gone."""
    trump: str
    """The suit's letter; empty without trumps, or before they are made."""
    upturned: Card | None
    """The card of the stock that lies face up."""
    stock: int
    """The number of hidden cards in the stock."""
    leader: Seat
    """The seat that leads to the trick."""
    trick: tuple[Card, ...]
    """The cards played to the trick so far."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round, which everybody has seen."""
    hand_counts: tuple[int, ...]
    """By seat, the number of cards that it can play."""
    standing: tuple[int, ...]
    """By side, the points of the round that count already."""
    trick_points: tuple[int, ...]
    """By side, the points of the tricks won so far."""
    lines: RoundScore
    """The score lines of the round so far, by side."""
    drawn: tuple[Card, ...]
    """The card drawn last; seen by its owner only."""
    laid: tuple[Card, ...] = ()
    """The cards that ``seat`` has laid away face down; seen by it only."""
    laid_counts: tuple[int, ...] = ()
    """By seat, the number of cards laid away face down."""
    out: tuple[Seat, ...] = ()
    """The seats that play no cards this round."""

    @property
    def lull(self) -> bool:
        """Whether a trick of several players was just won; between two, each has seen both cards."""
        return self.phase == "lead" and bool(self.tricks) and len(self.tricks[-1].cards) > 2 and not self.trick

    @property
    def forced(self) -> bool:
        """Whether the player to act has one card left to play."""
        return self.phase in ("lead", "follow") and all(self.hand_counts[seat] == 1 for seat in self.to_act)

    @property
    def order(self) -> Order:
        """How cards rank in tricks."""
        return self.rules.order(self.trump)

    @property
    def own_seat(self) -> Seat:
        """The seat whose view it is. Raises ``ValueError`` for the public view."""
        if self.seat is None:
            raise ValueError("the public view has no seat")
        return self.seat

    @property
    def other(self) -> Seat:
        """The opponent of ``seat`` where two play. Raises ``ValueError`` for the public view."""
        return 1 - self.own_seat

    @property
    def elder(self) -> Seat:
        """The player who does not deal, where two play."""
        return 1 - self.dealer

    @property
    def others(self) -> list[Seat]:
        """The other seats, from the left of ``seat``. Raises ``ValueError`` for the public view."""
        return seats_from(self.own_seat, len(self.sides))[1:]

    def trick_seats(self, leader: Seat) -> list[Seat]:
        """Return the seats in the order in which they play to a trick."""
        return seats_from(leader, len(self.sides), self.out)

    def won_by(self, side: Side) -> int:
        """Return the number of tricks that a side has won."""
        return sum(self.sides[trick.winner] == side for trick in self.tricks)

    @property
    def holder(self) -> Seat:
        """The seat that wins the trick as it lies."""
        return self.trick_seats(self.leader)[self.order.winner(self.trick)]

    def wins(self, card: Card) -> bool:
        """Whether a card would win the trick as it lies."""
        return bool(self.trick) and self.order.beats(card, self.trick[self.order.winner(self.trick)])

    def played_by(self, seat: Seat) -> list[Card]:
        """Return the cards that a seat has played."""
        tricks = [*((trick.leader, trick.cards) for trick in self.tricks), (self.leader, self.trick)]
        plays = (play for leader, cards in tricks for play in zip(self.trick_seats(leader), cards, strict=False))
        return [card for who, card in plays if who == seat]

    def theirs(self) -> list[Card]:
        """Return every card that another player may hold, in the order of the pack."""
        seen = {*self.hand, *self.trick, *self.laid, self.upturned}
        seen.update(card for trick in self.tricks for card in trick.cards)
        return [card for card in self.rules.pack(len(self.sides)) if card not in seen]

    def unseen_in_stock(self) -> int:
        """Return how many cards of the stock ``seat`` has not seen."""
        return self.stock

    def unseen_in_hand(self, other: Seat) -> int:
        """Return how many cards of another hand ``seat`` has not seen."""
        return self.hand_counts[other] - len(self.known[other])

    def unseen(self) -> list[Card]:
        """Return the cards whose place ``seat`` does not know: in the stock, hidden in a hand, or laid away."""
        known = {card for other in self.others for card in self.known[other]}
        return [card for card in self.theirs() if card not in known]


def nothing(side: Side) -> Iterable[Note]:
    """Return no further facts of a side."""
    return ()


def stock_over(view: TrickView) -> Iterable[Note]:
    """Return the upturned card and the number of cards below it."""
    return [Note("stock-over", {"count": view.stock, "card": view.upturned})] if view.upturned else []


def facts(
    view: TrickView,
    of_side: Callable[[Side], Iterable[Note]] = nothing,
    of_stock: Callable[[TrickView], Iterable[Note]] = stock_over,
) -> tuple[Note, ...]:
    """Return the round, whose turn it is, trump and stock, the trick, the sides, and the seat's hand.

    ``of_side`` gives what the game has to tell of a side besides its tricks and points, ``of_stock`` what lies beside
    the trick.
    """
    return (*_turn(view), *_middle(view, of_stock(view)), *_sides(view, of_side), *_hand(view))


def _turn(view: TrickView) -> list[Note]:
    values: dict[str, Value] = {"round": view.round, "trick": view.turn, "seat": view.dealer, "target": view.target}
    return [Note("phase-two" if view.phase_two else "phase-one", values), *standing(view, acting(view))]


def _middle(view: TrickView, stock: Iterable[Note]) -> list[Note]:
    notes = [Note("trump", {"suit": view.trump})] if view.trump else []
    notes += stock
    if view.trick:
        notes.append(Note("trick", {"seat": view.leader, "cards": view.trick}))
    elif view.tricks:
        last = view.tricks[-1]
        notes.append(Note("last-trick", {"seat": last.winner, "cards": last.cards, "points": last.points}))
    return notes


def _sides(view: TrickView, of_side: Callable[[Side], Iterable[Note]]) -> list[Note]:
    notes = [Note("hand-count", {"seat": seat, "count": count}) for seat, count in enumerate(view.hand_counts)]
    for side, total in enumerate(view.totals):
        values: dict[str, Value] = {"side": side, "points": total, "standing": view.standing[side]}
        values["settled"] = bool(view.settled)
        notes.append(Note("points", {**values, "won": view.won_by(side), "tricks": view.trick_points[side]}))
        notes += of_side(side)
    return notes


def _hand(view: TrickView) -> list[Note]:
    if view.seat is None:
        return []
    notes = [Note("holding", {"count": len(view.hand), "cards": view.hand})]
    if view.drawn:
        notes.append(Note("drawn", {"count": len(view.drawn), "cards": view.drawn}))
    return notes


def tricks(view: TrickView) -> list[Note]:
    """Return the page of the tricks of this phase."""
    return [
        Note(
            "trick-taken",
            {
                "number": number,
                "seat": trick.leader,
                "cards": trick.cards,
                "winner": trick.winner,
                "points": trick.points,
            },
        )
        for number, trick in enumerate(view.tricks, 1)
        if trick.phase_two == view.phase_two
    ] or [Note("no-tricks")]


def points(view: TrickView) -> list[Note]:
    """Return the page of each side's score in this round, line by line and trick by trick, and its total."""
    notes = []
    for side, lines in enumerate(view.settled or view.lines):
        gained = sum(line.points for line in lines) if view.settled else view.standing[side]
        code = "scored" if view.settled else "standing"
        notes.append(Note(code, {"side": side, "points": gained, "total": view.totals[side]}))
        for line in lines:
            if line.points or line.cards:
                values: dict[str, Value] = {"score": line.code, "count": line.count, "points": line.points}
                notes.append(Note("score-line", {**values, "cards": line.cards}))
        for number, trick in enumerate(view.tricks, 1):
            if view.sides[trick.winner] == side and trick.points:
                notes.append(Note("score-trick", {"number": number, "cards": trick.cards, "points": trick.points}))
    return notes


PAGES = {"tricks": tricks, "points": points}
"""The pages besides the table."""


CAUTIONS = ("play-dearer", "play-trump-away")
"""The codes of all notes of this module."""


def cautions(view: TrickView, action: Action) -> tuple[Note, ...]:
    """Return what the player may waste by playing a card; nothing for other actions."""
    if action.kind != "play" or len(action.cards) != 1 or view.seat is None or not view.trick:
        return ()
    return tuple(_following(view, action.cards[0]))


def _following(view: TrickView, card: Card) -> Iterator[Note]:
    """Yield a lower card that does the same, and a trump thrown on a trick that it cannot win.

    Cards between which no card is still out are worth the same, so the higher one wastes nothing. A higher card that
    wins so far may be needed against those who still follow.
    """
    order = view.order
    is_last = len(view.trick) == len(view.trick_seats(view.leader)) - 1
    playable = [action.cards[0] for action in view.legal if action.kind == "play"]
    wins = view.wins(card)
    suited = [one for one in playable if order.suit[one] == order.suit[card] and view.wins(one) == wins]
    lowest = min(suited, key=order.strength.__getitem__, default=card)
    between = any(order.strength[lowest] < order.strength[one] < order.strength[card] for one in _out(view, card))
    if between and (is_last or not wins):
        yield Note("play-dearer", {"card": lowest, "wins": wins})
    others = [one for one in playable if order.suit[one] != order.trump]
    if not wins and others and order.suit[card] == order.trump:
        yield Note("play-trump-away", {"card": min(others, key=order.strength.__getitem__)})


def _out(view: TrickView, card: Card) -> list[Card]:
    """Return the cards of a card's suit that others may hold or draw, with the upturned one."""
    order = view.order
    out = (*view.theirs(), *((view.upturned,) if view.upturned else ()))
    return [one for one in out if order.suit[one] == order.suit[card]]


LIMIT = 25
"""The most choices that a picker can show."""


def playable(view: TrickView, kind: str) -> tuple[Choice, ...]:
    """Return the cards that can be played, by suit, trumps last."""
    order = view.order
    actions = sorted(
        (action for action in view.legal if action.kind == kind and action.cards),
        key=lambda action: order.suit[action.cards[0]] == order.trump,
    )
    return tuple(
        Choice(action, Note("play-card", {"card": action.cards[0]}), order.suit[action.cards[0]])
        for action in actions[:LIMIT]
    )


SPEAKER = Speaker(facts=facts, choices=playable, cautions=cautions, pages=PAGES)
"""What puts views of games into words in which cards are only played, one by one."""
