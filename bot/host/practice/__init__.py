"""Practice tables: rewinds, arranged cards, autosteps, advice."""
