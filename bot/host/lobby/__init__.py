"""From an open table to its end: seats, agreement, start, pause, close, resume."""
