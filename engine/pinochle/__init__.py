"""Pinochle, Binokel and Bezique: one game of tricks and melds, by options."""
