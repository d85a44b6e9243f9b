"""The computer players of Gin Rummy: those of every game that a knock ends."""

from engine.players.kit import knocking
from engine.players.kit.discarding import carefree
from engine.players.kit.ladder import ladder

LEVELS = ladder(carefree=carefree, eager=knocking.eager, advanced=knocking.weighing, careless=10)
