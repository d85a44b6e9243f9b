"""What is measured in a running bot, and the server that reports it to Prometheus.

Nothing here changes what the bot does: the measured parts are wrapped where they are put together (``bot/cli/run.py``).
No label names a person, a server or a table.
"""
