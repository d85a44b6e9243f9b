"""The deal of the day: a day's deals, attempts at them, and how these compare."""
