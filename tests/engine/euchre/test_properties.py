"""The properties of every game, for Euchre."""

from engine.euchre.rules import EuchreRules
from tests.kit.properties import properties_of

TestProperties = properties_of(EuchreRules, seeds=1, stride=5)
