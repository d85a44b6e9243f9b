"""Properties of every round of every preset and of mixed options, tested with random play."""

from __future__ import annotations

from engine.rummy500.rules import Rummy500Rules
from tests.kit.properties import properties_of

TestRummy500 = properties_of(Rummy500Rules, seeds=1, stride=29)
