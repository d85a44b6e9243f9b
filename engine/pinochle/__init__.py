"""Pinochle, Binokel and Bezique: one game of tricks and melds, distinguished by options.

References such as "Pinochle guide 2.9" are to sections of the MeggieSoft Pinochle & Bezique User Guide; see docs/rules.
"""
