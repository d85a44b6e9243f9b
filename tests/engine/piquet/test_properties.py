"""The properties of every game, for Piquet."""

from engine.piquet.rules import PiquetRules
from tests.kit.properties import properties_of

TestProperties = properties_of(PiquetRules, seeds=1, stride=5)
