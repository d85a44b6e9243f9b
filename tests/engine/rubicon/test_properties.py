"""The properties of every game, for Rubicon Bezique."""

from engine.rubicon.rules import RubiconBeziqueRules
from tests.kit.properties import properties_of

TestProperties = properties_of(RubiconBeziqueRules, seeds=1, stride=7)
