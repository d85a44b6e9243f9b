"""Advisory lock keys. The first half is unique to this program."""

MIGRATIONS = 0x63617264_00000001
"""Held while the database is migrated."""
RESULTS = 0x63617264_00000002
"""Held by a transaction from its first result to its end, because sequences number rows before they are committed."""
