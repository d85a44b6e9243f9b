"""How games of tricks present themselves: facts, pages, choices, cautions, and a log with a line for each trick."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from engine.cards import Card
from engine.kit.trick_view import TrickView
from engine.kit.views import acting, standing
from engine.presentation import Presentation, Waiting, shortlisted
from engine.types import Action, Choice, Event, Line, Note, Seat, Side, Value


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
    values: dict[str, Value] = {"round": view.round, "trick": view.turn, "seat": view.dealer}
    goal: dict[str, Value] = {"target": view.target, "rounds": view.most_rounds}
    return [Note("phase-two" if view.phase_two else "phase-one", {**values, **goal}), *standing(view, acting(view))]


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


CAUTIONS = ("play-dearer", "play-trump-away")
"""The codes of the notes of :func:`cautions`."""


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


def over_partner(view: TrickView, action: Action) -> Iterator[Note]:
    """Yield a card that would leave a trick to the partner who wins it, if the last card to it takes it over."""
    if action.kind != "play" or len(view.trick) != len(view.trick_seats(view.leader)) - 1 or not view.trick:
        return
    holder = view.holder
    partner = holder != view.seat and view.sides[holder] == view.sides[view.own_seat]
    under = [each.cards[0] for each in view.legal if each.kind == "play" and not view.wins(each.cards[0])]
    if under and partner and view.wins(action.cards[0]):
        yield Note("play-over-partner", {"card": min(under, key=view.order.value), "seat": holder})


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


def lull(view: TrickView) -> Waiting:
    """Make all wait after a trick of several players; between two, each has seen both cards."""
    finished = view.phase == "lead" and bool(view.tricks) and len(view.tricks[-1].cards) > 2 and not view.trick
    return "all" if finished else ""


def summary(events: Sequence[Event], within: Collection[str] = (), outcomes: Collection[str] = ()) -> tuple[Line, ...]:
    """Return one line for each trick in ``events``.

    Draws from the stock are left out if there is anything else to tell: all players draw after every trick. Events of
    the kinds ``within`` can stand between the cards of a trick, those of ``outcomes`` are told with the last one.
    """
    lines: list[tuple[tuple[Seat, int], list[Event | Note]]] = []
    """Each with its seat and actor."""
    plays: list[Event] = []
    told = [event for event in events if event.kind != "drew"] or events
    for event in told:
        if event.kind == "played":
            plays.append(event)
            continue
        told_of = (event.seat, event.actor)
        if event.kind == "trick-won" and len(plays) == len(event.cards):
            lines.append((told_of, [_trick(plays, event)]))
            plays = []
            continue
        if event.kind not in within:
            lines += [((play.seat, play.actor), [play]) for play in plays]
            plays = []
        if lines and (lines[-1][0] == told_of or event.kind in outcomes):
            lines[-1][1].append(event)
        else:
            lines.append((told_of, [event]))
    lines += [((play.seat, play.actor), [play]) for play in plays]
    return tuple(Line(seat, tuple(parts), actor) for (seat, actor), parts in lines)


def _trick(plays: list[Event], won: Event) -> Note:
    """Return a note of the winner's card, the other cards, and the points."""
    card = next(card for play in plays if play.seat == won.seat for card in play.cards)
    others = tuple(card for play in plays if play.seat != won.seat for card in play.cards)
    return Note("trick", {"card": card, "cards": others, "points": won.points})


PRESENTATION = Presentation[TrickView](
    pages={"table": facts, "tricks": tricks, "points": points},
    choices=playable,
    shortlist=shortlisted(playable, {"play": None}),
    cautions=cautions,
    caution_codes=CAUTIONS,
    lull=lull,
    routine=("play",),
    summary=summary,
)
"""Presents a game in which cards are only played, one by one."""
