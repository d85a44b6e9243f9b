"""Knockout: a match lost is the end, and the best seeds have byes if the field is no power of two."""

from __future__ import annotations

from bot.host.tournaments.formats import brackets
from bot.host.tournaments.formats.field import Field, Format, FormatSettings, Pairing, Place, Slot


class Knockout(Format):
    """A single knockout, perhaps with a match for the third place, which is played beside the final."""

    key = "knockout"

    def rounds(self, entrants: int, settings: FormatSettings) -> int:
        """Return the number of rounds."""
        return brackets.rounds(entrants)

    def next_round(self, field: Field, settings: FormatSettings) -> tuple[Pairing, ...]:
        """Pair the next round of the bracket."""
        return self._bracket(field, settings).pairings()

    def standings(self, field: Field, settings: FormatSettings) -> tuple[Place, ...]:
        """Return the standings by the round of the lost match: places of the same round are shared."""
        return self._bracket(field, settings).standings()

    def bracket(self, field: Field, settings: FormatSettings) -> tuple[Slot, ...]:
        """Return the bracket."""
        return self._bracket(field, settings).slots()

    def _bracket(self, field: Field, settings: FormatSettings) -> brackets.Bracket:
        seeds = [each.number for each in field.taking_part]
        return brackets.Bracket(brackets.single(len(seeds), settings.third_place), seeds, field)


FORMAT = Knockout()
