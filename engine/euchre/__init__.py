"""Euchre for two, three or four: tricks with bowers, where one side makes trumps and has to win three of five."""
