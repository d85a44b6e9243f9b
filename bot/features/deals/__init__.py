"""Fair deals: commitments, files to verify, and numbered deals compared."""
