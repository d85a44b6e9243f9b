"""The learnt player of Écarté: it calls, exchanges and plays by what the positions that follow are worth.

The values come from small networks over the numbers of :mod:`engine.players.ecarte.features`. They were learnt by
self-play: see ``tests/bench/tuning/ecarte.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import NamedTuple

from engine.cards import Card
from engine.ecarte.options import EcarteOptions
from engine.ecarte.round import EcarteView
from engine.kit.tricks import follow
from engine.players.ecarte import (
    call_networks,
    free_call_networks,
    free_networks,
    networks,
    small_free_networks,
    small_networks,
)
from engine.players.ecarte.features import Sight, above, beats, bits, places, sight_of, suit_of
from engine.players.kit.network import Network, Valuing
from engine.players.policy import Rated
from engine.types import Action

WIN = 0.5
"""What a won round counts besides its points, in the values."""
_MOST_GIVEN = 0.1
"""The most points that playing at once may cost where it wins more rounds."""
_SPARED = 0x7F7F7F00
"""The cards that go before trumps: plain cards below the kings."""
_TRUMPS = 0xFF


class Judge(NamedTuple):
    """The networks of a player."""

    first_calls: Valuing
    """Values how far playing at once is ahead of new cards before any exchange,"""
    first_points: Valuing
    """the same in points alone,"""
    later_calls: Valuing
    """and how far it is ahead after an exchange, when it risks no second point."""
    exchange: Valuing
    """Values positions after cards are laid away."""
    leads: Valuing
    """Values positions after a lead,"""
    follows: Valuing
    """and before the other leads."""


class AtOnce(NamedTuple):
    """How far playing at once is ahead of new cards."""

    ahead: float
    too_dear: bool = False
    """Whether it would win more rounds, but costs too many points; then ``ahead`` is in points alone."""


def _judge(*modules: ModuleType) -> Judge:
    """Return the networks of these modules; those of later ones stand for others of the same name."""
    texts = {name: text for module in modules for name, text in vars(module).items()}
    return Judge(*(Network(texts[name.upper()]) for name in Judge._fields))


JUDGES: Mapping[bool, Judge] = {
    True: _judge(networks, call_networks),
    False: _judge(free_networks, free_call_networks),
}
"""The master's, by whether a player who follows must win, and trump, if able."""
SMALL: Mapping[bool, Judge] = {
    True: _judge(networks, call_networks, small_networks),
    False: _judge(free_networks, free_call_networks, small_free_networks),
}
"""The expert's: fewer units, which learnt less long, but for the master's calls."""


def is_learnt(rules: EcarteOptions) -> bool:
    """Return whether the networks know these rules: those of the presets, to any number of points."""
    usual = rules.must_head == rules.must_trump and not rules.bowers
    return usual and rules.king == "announced" and rules.vulnerable


def rated(view: EcarteView, judges: Mapping[bool, Judge] = JUDGES, *, bold: float = 0.0) -> list[Rated]:
    """Return the actions that make sense with their values, the best first; playing at once is overrated by ``bold``.

    A value is the points that an action wins on average, with :data:`WIN` more for winning the round; of calls it is
    those that they win more than new cards, see :class:`AtOnce`. What needs no thought is the only one, with no value:
    to announce the king, or the only legal action.
    """
    kings = [action for action in view.legal if action.kind == "king"]
    if kings or len(view.legal) == 1:
        return [Rated((kings or view.legal)[0], 0.0)]
    if view.phase in ("propose", "answer"):
        ahead = rated_call(view, judges, bold=bold).ahead
        found = [Rated(action, ahead if action.kind in ("stand", "refuse") else 0.0) for action in view.legal]
    else:
        rating = {"exchange": _exchanges, "lead": _leads, "follow": _follows}[view.phase]
        found = [*rating(view, sight_of(view), judges[view.rules.must_head])]
    return sorted(found, key=lambda each: -each.value)


def rated_call(view: EcarteView, judges: Mapping[bool, Judge] = JUDGES, *, bold: float = 0.0) -> AtOnce:
    """Rate playing at once against new cards; it is overrated by ``bold``."""
    judge, rows = judges[view.rules.must_head], [sight_of(view).call_numbers()]
    [ahead] = (judge.later_calls if view.exchanges else judge.first_calls).values(rows)
    if not view.exchanges and ahead + bold > 0:
        [points] = judge.first_points.values(rows)
        if points < -_MOST_GIVEN:
            return AtOnce(points, too_dear=True)
    return AtOnce(ahead + bold)


def _exchanges(view: EcarteView, sight: Sight, judge: Judge) -> Iterator[Rated]:
    """Rate the exchanges that make sense; see :func:`makes_sense`."""
    place = places(view.trump)
    for action in view.legal:
        away = sum(1 << place[card] for card in action.cards)
        if makes_sense(sight.hand, away):
            row = sight.without(away).call_numbers(len(action.cards))
            yield Rated(action, judge.exchange.values([row])[0])


def makes_sense(hand: int, away: int) -> bool:
    """Return whether an exchange keeps the higher cards of each suit, and trumps rather than plain cards but kings."""
    kept = hand & ~away
    return not (away & _TRUMPS and kept & _SPARED) and not any(kept & suit_of(one) & ~above(one) for one in bits(away))


def _leads(view: EcarteView, sight: Sight, judge: Judge) -> Iterator[Rated]:
    """Rate the leads; of neighbours in a suit, between which the other can hold nothing, only the highest."""
    cards = _cards(view)
    for place, value in led(sight, judge):
        yield Rated(Action("play", (cards[place],)), value)


def led(sight: Sight, judge: Judge) -> list[tuple[int, float]]:
    """Return the leads worth a thought with their values."""
    left = sight.hand | sight.possible
    found = [place for place in bits(sight.hand) if not (higher := above(place) & left) & -higher & sight.hand]
    rows = [sight.after(place).play_numbers(place) for place in found]
    return [*zip(found, judge.leads.values(rows), strict=True)]


def _follows(view: EcarteView, sight: Sight, judge: Judge) -> Iterator[Rated]:
    """Rate the cards that follow; of cards of a suit that all lose the trick, or all win it, only the lowest."""
    place, cards = places(view.trump), _cards(view)
    _, allowed = follow(view.order, view.rules.duties(phase_two=False), view.trick, view.hand)
    lowest: dict[tuple[int, bool], int] = {}
    for each in sorted(map(place.__getitem__, allowed)):
        lowest.setdefault((suit_of(each), beats(each, place[view.trick[0]])), each)
    for (_, wins), each in lowest.items():
        after = sight.after(each, won=wins)
        if wins:
            value = max(value for _, value in led(after, judge))
        else:
            [value] = judge.follows.values([after.play_numbers()])
        yield Rated(Action("play", (cards[each],)), value)


def _cards(view: EcarteView) -> dict[int, Card]:
    place = places(view.trump)
    return {place[card]: card for card in view.hand}
