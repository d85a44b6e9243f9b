"""A game as it can be played back: only as far as its rounds are over, so that nothing of it is a secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.deal import Deals
from engine.game import Game, Record
from engine.rules import Rules
from engine.types import DEAL, REWIND, REWINDS, Action, Event, Seat
from engine.view import View

OPEN = "open"
"""The eyes that see the hand of whoever has just acted."""
TABLE = "table"
"""The eyes that see what anybody could see."""
WAYS = ("first", "turn-back", "back", "on", "turn-on", "last")
"""How a replay is stepped."""


class Playing(NamedTuple):
    """A round as it was played at last: the actions from ``start`` until ``stop``, and where in them turns began."""

    round: int
    start: int
    stop: int
    turns: tuple[int, ...]

    @property
    def last(self) -> int:
        """Its last step; its first, 0, is the deal."""
        return self.stop - self.start

    def step(self, step: int, way: str) -> int:
        """Where a way leads from a step: see :data:`WAYS`."""
        match way:
            case "first":
                return 0
            case "turn-back":
                return max((turn for turn in self.turns if turn < step), default=0)
            case "back":
                return max(step - 1, 0)
            case "on":
                return min(step + 1, self.last)
            case "turn-on":
                return min((turn for turn in self.turns if turn > step), default=self.last)
            case "last":
                return self.last
        return min(max(step, 0), self.last)


class Scene(NamedTuple):
    """One step of a replay: what was done last, the table then, and the hand that the eyes see."""

    events: tuple[Event, ...]
    table: View
    hand: View | None


@dataclass(frozen=True)
class Tape:
    """The actions of a game and the deals that may be seen.

    ``ended`` says that the table has ended: then a round that was broken off may be seen too.
    """

    rules: Rules
    seats: int
    deals: Deals
    actions: tuple[tuple[Seat, Action], ...]
    ended: bool

    @classmethod
    def of(cls, record: Record, over: Sequence[int], *, ended: bool) -> Tape:
        """The tape of a game, cut before the first deal that is not among those that are ``over``."""
        last = max(over, default=0)
        game, kept = Game(record.rules, record.seats, record.deals), 0
        for seat, action in record.actions:
            game.play(seat, action)
            if game.deal_number > last:
                break
            kept += 1
        shown = record.actions[: kept if last else 0]
        return cls(record.rules, record.seats, record.deals.until(max(last, 1)), shown, ended)

    @property
    def record(self) -> Record:
        """The record of what the tape shows."""
        return Record(self.rules, self.seats, self.deals, self.actions)

    def playings(self) -> dict[int, Playing]:
        """Each round that was played to its end, as it was the last time; and the last, if the table has ended so."""
        found: dict[int, Playing] = {}
        game = Game(self.rules, self.seats, self.deals)
        start, turns, turn = 0, [0], game.round.turn
        for count, (seat, action) in enumerate(self.actions, start=1):
            number = game.number
            game.play(seat, action)
            back = action.kind == REWIND
            if back and game.round.over:
                continue  # That round is known as it was played until then.
            if action.kind == DEAL or (back and action.target in REWINDS[1:]) or game.number != number:
                start, turns, turn = count, [0], game.round.turn
            elif game.round.turn != turn and game.round.to_act:
                turns.append(count - start)
                turn = game.round.turn
            last = self.ended and count == len(self.actions)
            if game.round.over or game.winners or last:
                found[game.number] = Playing(game.number, start, count, tuple(turns))
        return found

    def scene(self, playing: Playing, step: int, eyes: str) -> Scene:
        """A step of a round, as some eyes see it."""
        *_, scene = self._scenes(playing.start + step, playing.start + step, eyes)
        return scene

    def film(self, playing: Playing, eyes: str) -> list[Scene]:
        """All steps of a round, as some eyes see them."""
        return list(self._scenes(playing.start, playing.stop, eyes))

    def _scenes(self, first: int, last: int, eyes: str) -> Iterator[Scene]:
        game = Game(self.rules, self.seats, self.deals)
        events = game.round.opening
        if first == 0:
            yield _scene(game, events, None, eyes)
        for count, (seat, action) in enumerate(self.actions[:last], start=1):
            events = game.play(seat, action)
            if count >= first:
                yield _scene(game, events, seat, eyes)


def _scene(game: Game, events: tuple[Event, ...], actor: Seat | None, eyes: str) -> Scene:
    if eyes == OPEN:
        shown = actor if actor is not None else next(iter(game.to_act), 0)
        return Scene(events, game.view(None), game.view(shown))
    seat = int(eyes) if eyes.isdecimal() and int(eyes) < game.seats else None
    seen = tuple(event.seen_by(seat) for event in events)
    return Scene(seen, game.view(seat), None if seat is None else game.view(seat))
