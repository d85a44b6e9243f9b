"""Tunes the weights of computer players by self-play."""
