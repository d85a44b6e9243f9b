"""Rubicon and Chinese Bezique: tricks and melds between two players, with four or six packs.

"Law" and a number refer to the laws of Rubicon Bezique of the Portland Club, 1887; see docs/rules.
"""
