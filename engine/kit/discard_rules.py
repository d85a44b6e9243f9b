"""The rules that games of drawing and discarding share: the log, and what has a button of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from engine.cards import BACK
from engine.chance import Chance
from engine.kit.discard_options import DiscardOptions
from engine.kit.discard_round import DiscardRound
from engine.kit.discard_view import DiscardView
from engine.kit.discard_worlds import imagined
from engine.rules import Deal, Rules
from engine.summary import Line, lines_by_seat
from engine.types import Event
from engine.view import View


class DiscardRules(DiscardOptions, Rules):
    """The rules of a game of drawing and discarding, as far as they are the same in all of them."""

    round_type: ClassVar[type[DiscardRound]]
    """The game's rounds, made of these rules and a deal."""
    routine: ClassVar[tuple[str, ...]] = ("draw",)
    untold: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that the log leaves out."""

    def deal(self, deal: Deal) -> DiscardRound:
        """Deal a round."""
        return self.round_type(self, deal)

    def imagine(self, view: View, chance: Chance) -> DiscardRound:
        """See :func:`engine.kit.discard_worlds.imagined`."""
        return imagined(cast(DiscardView, view), chance, self.round_type)

    def summary(self, events: Sequence[Event]) -> tuple[Line, ...]:
        """Return one line for each turn; a hidden draw that something follows is left out."""
        return tuple(
            Line(line.seat, line.parts[1:] if len(line.parts) > 1 and _is_hidden_draw(line.parts[0]) else line.parts)
            for line in lines_by_seat([event for event in events if event.kind not in self.untold])
        )


def _is_hidden_draw(part: object) -> bool:
    return isinstance(part, Event) and part.kind == "drew" and BACK in part.cards
