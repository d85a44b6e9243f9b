"""The properties of every game, for Écarté."""

from engine.ecarte.rules import EcarteRules
from tests.kit.properties import properties_of

TestProperties = properties_of(EcarteRules, seeds=1, stride=5)
