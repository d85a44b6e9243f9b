"""Auction Pinochle and Binokel for three and four: bidding, a widow or passed cards, melds, and tricks.

The game is not in :mod:`engine.games` yet: its pictures, texts and computer players come first.
"""
