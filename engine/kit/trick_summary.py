"""A trick in one line of the log, with what its winner does before the next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.summary import Line
from engine.types import Event, Note


def summary(events: Sequence[Event], within: Collection[str] = (), outcomes: Collection[str] = ()) -> tuple[Line, ...]:
    """Return one line for each trick in ``events``.

    Draws from the stock are left out if there is anything else to tell: all players draw after every trick. Events of
    the kinds ``within`` can stand between the cards of a trick, those of ``outcomes`` are told with the last one.
    """
    lines: list[tuple[int, list[Event | Note]]] = []
    plays: list[Event] = []
    told = [event for event in events if event.kind != "drew"] or events
    for event in told:
        if event.kind == "played":
            plays.append(event)
            continue
        if event.kind == "trick-won" and len(plays) == len(event.cards):
            lines.append((event.seat, [_trick(plays, event)]))
            plays = []
            continue
        if event.kind not in within:
            lines += [(play.seat, [play]) for play in plays]
            plays = []
        if lines and (lines[-1][0] == event.seat or event.kind in outcomes):
            lines[-1][1].append(event)
        else:
            lines.append((event.seat, [event]))
    lines += [(play.seat, [play]) for play in plays]
    return tuple(Line(seat, tuple(parts)) for seat, parts in lines)


def _trick(plays: list[Event], won: Event) -> Note:
    """The winner's card, the others' cards, and the points."""
    card = next(card for play in plays if play.seat == won.seat for card in play.cards)
    others = tuple(card for play in plays if play.seat != won.seat for card in play.cards)
    return Note("trick", {"card": card, "cards": others, "points": won.points})
