"""Cribbage: discards to the crib, the play to 31, and the show, pegged on a board."""
