"""The commands of ``/table`` about tables that exist: list, join, start, leave, pause, close, resume."""
