"""Practice tables: changing hands and looking at others."""
