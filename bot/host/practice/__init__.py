"""Practice tables: rewinds, arranged cards, autosteps, hints."""
