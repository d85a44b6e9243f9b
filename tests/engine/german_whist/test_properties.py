"""The properties of every game, for German Whist."""

from engine.german_whist.rules import GermanWhistRules
from tests.kit.properties import properties_of

TestProperties = properties_of(GermanWhistRules)
