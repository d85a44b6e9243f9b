"""Measurements of a running bot, and the server that reports them to Prometheus.

Nothing here changes what the bot does: the measured parts are wrapped where they are put together (``bot/cli/run.py``).
No label names a person, a server or a table.
"""
