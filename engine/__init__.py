"""The rules of the card games: pure Python without Discord, files, clock, threads, or randomness but the deals.

A whole round between two computer players:

>>> from engine import players
>>> from engine.deal import Deals
>>> from engine.game import Game
>>> from engine.games import GAMES
>>> game = Game(GAMES["canasta"].of("classic"), seats=2, deals=Deals.numbered(7))
>>> while not game.round.over:
...     seat = game.to_act[0]
...     action = players.choose(game.view(seat), "beginner", seed=f"seat {seat}")
...     events = game.play(seat, action)
>>> game.totals == tuple(sum(line.points for line in lines) for lines in game.scores[-1])
True
"""
