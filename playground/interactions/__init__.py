"""Interactions of people with the bot, and the commands that the bot registered."""
