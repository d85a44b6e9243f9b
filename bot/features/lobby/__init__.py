"""Open tables: making one, joining, seats, agreement, invitations, and the start message of a server."""
