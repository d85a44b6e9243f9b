"""Swiss: everybody plays all rounds, against opponents with about the same score, and nobody twice.

The criteria of a round, the most important first: nobody has a second bye; nobody meets an opponent again; nobody sits
in one seat three times more than in the other; the bye goes to the lowest in the standings; scores differ little; seats
are balanced; among equals, the better half meets the other half. What is still equal is drawn.

After the rounds, the best may play a knockout.
"""

from __future__ import annotations

from collections import Counter

from bot.host.tournaments.formats import brackets, seats
from bot.host.tournaments.formats.field import Field, Format, FormatSettings, Pairing, Place, Slot
from bot.host.tournaments.formats.pairing import Cost, best_pairs
from bot.host.tournaments.formats.scoring import Scores

_TIES = ("points", "buchholz", "sonneborn-berger", "direct")
_BYE = 0
_FINENESS = 1000
"""How finely the difference of two scores counts: parts of a point."""
_LOTS = 2**64


class Swiss(Format):
    """Rounds by size, or as many as set, and perhaps a knockout of the best."""

    key = "swiss"
    least = 3
    latest_entry = 2
    draws = True

    def rounds(self, entrants: int, settings: FormatSettings) -> int:
        """Return the rounds with those of the knockout."""
        cut = min(settings.cut, entrants)
        return _swiss_rounds(entrants, settings) + (brackets.rounds(cut) if cut else 0)

    def most_rounds(self, entrants: int) -> int:
        """Return the rounds after which everybody has met everybody."""
        return entrants - 1 + entrants % 2

    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Pair the next round of the Swiss or of its knockout."""
        if _swiss_over(field, settings):
            return self._knockout(field, settings).pairings() if settings.cut else ()
        return _paired(field, settings)

    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return the standings of the Swiss, with those of the knockout on top once it has begun."""
        over = _swiss_over(field, settings)
        places = Scores(field, settings).standings(_TIES, final=over)
        if not over or not settings.cut:
            return places
        lines = {place.entry: place for place in places}
        merged: list[Place] = []
        for place in self._knockout(field, settings).standings():
            shared = bool(merged) and merged[-1].place == place.place
            decided_by = "knockout" if merged and not shared else ""
            merged.append(lines.pop(place.entry)._replace(place=place.place, decided_by=decided_by))
        rest = [line._replace(place=place) for place, line in enumerate(lines.values(), len(merged) + 1)]
        return (
            *merged,
            *(line if number else line._replace(decided_by="knockout") for number, line in enumerate(rest)),
        )

    def bracket(self, field: Field, settings: FormatSettings) -> tuple[Slot, ...]:
        """Return the bracket of the knockout once the Swiss is over."""
        return self._knockout(field, settings).slots() if settings.cut and _swiss_over(field, settings) else ()

    def _knockout(self, field: Field, settings: FormatSettings) -> brackets.Bracket:
        """Return the knockout of the best who have not left, seeded by the standings."""
        first = _swiss_rounds(len(field.taking_part), settings) + 1
        playing = {each.number for each in field.taking_part if each.plays_in(first)}
        places = Scores(field, settings).standings(_TIES, final=True)
        best = [place.entry for place in places if place.entry in playing][: settings.cut]
        return brackets.Bracket(brackets.single(len(best), settings.third_place), best, field, first)


def _swiss_rounds(entrants: int, settings: FormatSettings) -> int:
    """Return the rounds before the knockout.

    >>> [_swiss_rounds(entrants, FormatSettings()) for entrants in (3, 4, 8, 9, 128)]
    [2, 2, 3, 4, 7]
    """
    return min(settings.rounds or (entrants - 1).bit_length(), FORMAT.most_rounds(entrants))


def _swiss_over(field: Field, settings: FormatSettings) -> bool:
    """Return whether nothing of the Swiss itself is left to play."""
    if any(not match.over and not match.slot for match in field.matches):
        return False
    playing = sum(each.plays_in(field.round + 1) for each in field.taking_part)
    return field.round >= _swiss_rounds(len(field.taking_part), settings) or playing < 2


def _paired(field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
    scores = Scores(field, settings)
    playing = {each.number for each in field.taking_part if each.plays_in(field.round + 1)}
    order = [entry for entry in (place.entry for place in scores.standings(_TIES, final=False)) if entry in playing]
    balances = {entry: seats.balance(field, entry) for entry in order}
    met = Counter(frozenset(match.sides) for match in field.matches)
    groups = Counter(scores.main[entry] for entry in order)
    # In the order of seeds within a group; the standings would pair by tie-breaks that mean little before the end.
    ranks = {each.number: rank for rank, each in enumerate(field.taking_part)}
    by_seed = sorted(order, key=lambda entry: (-scores.main[entry], ranks[entry]))
    places = {entry: place for place, entry in enumerate(by_seed)}

    def cost(one: int, other: int) -> Cost:
        if one == _BYE:
            byes = met[frozenset((other, None))]
            return byes, 0, 0, len(order) - 1 - order.index(other), 0, 0, 0, 0
        apart = round(_FINENESS * abs(scores.main[one] - scores.main[other]))
        low, high = sorted((one, other))
        same = balances[one] * balances[other] > 0
        return (
            0,
            met[frozenset((one, other))],
            int(same and min(abs(balances[one]), abs(balances[other])) >= seats.MOST),
            0,
            apart**2,
            int(same),
            0 if apart else (abs(places[one] - places[other]) - groups[scores.main[one]] // 2) ** 2,
            field.lot("pairing", field.round + 1, low, high) % _LOTS,
        )

    nodes = [_BYE, *order] if len(order) % 2 else order
    pairs = [(one, other) if one != _BYE else (other, None) for one, other in best_pairs(nodes, cost)]
    pairs.sort(key=lambda pair: (pair[1] is None, min(order.index(entry) for entry in pair if entry)))
    return tuple(Pairing((one, None) if other is None else seats.seated(field, one, other)) for one, other in pairs)


FORMAT = Swiss()
