"""Opening tables, seating and agreement, and their lifecycle: start, pause, close, resume, play again."""
