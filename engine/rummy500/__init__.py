"""Rummy 500: draw from the stock or an open pile, meld sets and runs, and score what you laid down."""
