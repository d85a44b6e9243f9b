"""The properties of every game, for the registered ones."""

from engine.canasta.rules import CanastaRules
from engine.pinochle.rules import PinochleRules
from tests.kit.properties import properties_of

TestCanasta = properties_of(CanastaRules, seeds=1, stride=29)
TestPinochle = properties_of(PinochleRules, seeds=1, stride=3)
