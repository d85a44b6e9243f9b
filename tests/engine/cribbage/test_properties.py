"""Cribbage has the properties of every game."""

from engine.cribbage.rules import CribbageRules
from tests.kit.properties import properties_of

TestProperties = properties_of(CribbageRules, seeds=1, stride=3)
