"""The canastas that a side still lacks agree with the rule for going out."""

from __future__ import annotations

from itertools import product

import pytest

from engine.canasta.legality.going_out import has_canastas, lacking
from engine.canasta.melds import Made
from engine.canasta.rules import CanastaRules


@pytest.mark.parametrize("preset", CanastaRules.presets)
def test_nothing_is_lacking_exactly_if_the_canastas_are_enough(preset: str) -> None:
    options = CanastaRules.of(preset)
    for counts in product(range(4), repeat=4):
        made = Made(*counts)
        missing = lacking(options, made)
        assert has_canastas(options, made) == (not missing)
        given = made._replace(**{kind: getattr(made, kind) + count for kind, count in missing.items() if kind != "any"})
        assert has_canastas(options, given._replace(mixed=given.mixed + missing.get("any", 0)))
